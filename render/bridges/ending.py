"""Before and after the game: the lobby's banner, the last picture's count."""

from __future__ import annotations

from engine.bridges.parts import RANKS
from engine.bridges.state import Rank, Ranking, Total
from engine.contract import Seat
from locales import listed, say
from render.bridges import pieces
from render.bridges.cards import small_card
from render.bridges.plan import BLOCK, PAD
from render.bridges.scene import Scene
from render.canvas import Picture, breadth, kept, sprite
from render.lettering import fitted, title_face, wrapped
from render.naming import computer_sign, name_on
from render.printing import Collage, Piece
from render.theme import DARK, LEAST, WIDTH, Theme, dressed

TOTAL = 104
TITLED = 176
"""How high a title is, with its crown."""
NOTE, SCORE = 24, 28
ISLANDS = (
    ("a", None, 0, 0, 0),
    ("e", "red", 3, 1, 0),
    ("n", None, 0, 3, 0),
    ("j", None, 1, 0, 1),
    ("g", "blue", 0, 2, 1),
    ("l", None, 2, 3, 1),
)
"""The piece of a board on the lobby's banner: which island, its flag, its number, column, row."""
ROW = (("b", 1), ("c", 2), ("h", 2), ("m", 1), ("r", 0))
"""Islands in a row below the name, each with its bridges to the next."""
CROSSINGS = ((0, 0, 1, 1), (1, 0, 2, 2), (0, 1, 2, 1), (2, 1, 1, 1))
"""Its bridges: column, row, how far to the right, how many."""

PLAIN: pieces.New = ""


def banner(theme: Theme, name: str, invitation: str) -> Picture:
    """The lobby's: a piece of a board, the game's name, how many are in, who may come along."""
    picture = Picture.blank(WIDTH, 300, theme.sea)
    wave = sprite("bridges", theme.name, "sea")
    for x in range(0, WIDTH, wave.width):
        for y in range(0, 300, wave.height):
            picture.paint(wave, x, y)
    _shore(picture, theme)
    _row(picture, theme)
    size = next(size for size in range(92, 30, -2) if breadth(name, size, "title") <= 500)
    picture.write(name, 30, 104, size, theme.label, "title", "ls", theme.label_line)
    picture.write(fitted(invitation, 520, NOTE, "bold"), 32, 156, NOTE, theme.label, "bold", "ls", theme.label_line)
    if breadth(name, size, "title") < 380:
        picture.paint(sprite("bridges", theme.name, "boat"), 446, 20)
    return picture


def _row(picture: Picture, theme: Theme) -> None:
    left, middle, step, size = 32, 236, 110, 76
    for place, (_, many) in enumerate(ROW[:-1]):
        plank = pieces.bridge(theme.name, step - size + 12, step, (PLAIN,) * many, "H")
        picture.paint(plank, left + place * step + size - 6, middle - plank.height // 2)
    for place, (letter, _) in enumerate(ROW):
        island = sprite("bridges", theme.name, f"island-{letter}", size)
        picture.paint(island, left + place * step, middle - size // 2)


def _shore(picture: Picture, theme: Theme) -> None:
    cell, left, top = 126, 578, 24
    for column, row, steps, many in CROSSINGS:
        plank = pieces.bridge(theme.name, steps * cell, cell, (PLAIN,) * many, "H")
        picture.paint(plank, left + column * cell + cell // 2, top + row * cell + cell // 2 - plank.height // 2)
    for letter, flag, number, column, row in ISLANDS:
        face = pieces.island(theme.name, cell, letter.upper(), flag, number, "finished" if number % 2 else "live", "")
        picture.paint(face, left + column * cell, top + row * cell)


def count(collage: Collage, scene: Scene) -> None:
    """The count of a finished game, in the panel's place."""
    outcome, view = scene.view.outcome, scene.view
    x, y, width, height = scene.plan.panel
    if isinstance(outcome, Rank):
        _alone(collage, scene, outcome)
        return
    if outcome is None:
        return
    title = _title(scene.theme.name, title_of(scene, outcome.winners), _score(outcome), "crown")
    columns = min(width // BLOCK, 1 + view.seats)
    gap = (width - columns * BLOCK) // (columns + 1)
    left = x + gap
    if columns == 1:
        step = min((height - TITLED - 60 - 2 * PAD) // view.seats, TOTAL + 16)
        places = [(left, y + PAD + TITLED + 10 + seat * step) for seat in range(view.seats)]
        collage.lay(title, left, y + PAD)
        collage.lay(_box(scene), left, y + height - 50)
    else:
        right = left + BLOCK + gap
        tops = [y + (height - (view.seats if columns == 2 else 1) * (TOTAL + 12)) // 2] * columns
        places = [
            (right + seat * (BLOCK + gap), tops[0]) if columns > 2 else (right, tops[0] + seat * (TOTAL + 12))
            for seat in range(view.seats)
        ]
        collage.lay(title, left, y + (height - TITLED) // 2 - (20 if columns == 2 else 0))
        collage.lay(_box(scene), left if columns == 2 else right, y + height - 52)
    order = sorted(outcome.totals, key=lambda total: -total.points)
    for place, total in zip(places, order, strict=False):
        is_won, is_computer = total.seat in outcome.winners, total.seat in scene.computers
        collage.lay(total_block(scene.theme.name, scene.names[total.seat], total, is_won, is_computer), *place)


def title_of(scene: Scene, winners: tuple[Seat, ...]) -> str:
    names = [scene.names[seat] for seat in winners]
    return scene.say("bridges-won", count=len(names), names=listed(scene.lang, names))


def _score(outcome: Ranking) -> str:
    """The points from most to least: `35 : 34 : 26`."""
    return " : ".join(str(points) for points in sorted((each.points for each in outcome.totals), reverse=True))


@kept(16)
def _title(theme: str, title: str, points: str, sign: str) -> Piece:
    """The plaque: a crown, who won and how; alone, a boat at sea, and what one has become."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, TITLED, dress.panel)
    block.frame(dress.panel_line, dress.accent, 0, 0, BLOCK, TITLED, 18, 4)
    if sign == "boat":
        block.frame(DARK, dress.sea, BLOCK // 2 - 26, 8, 52, 52, 26, 3)
    emblem = sprite("bridges", theme, sign, 38 if sign == "boat" else 52)
    block.paint(emblem, (BLOCK - emblem.width) // 2, 34 - emblem.height // 2)
    size, face = title_face(title)
    room = BLOCK - 24
    lines = wrapped(title, room, size, face)
    if len(lines) > 2:
        lines = [lines[0], fitted(" ".join(lines[1:]), room, size, face)]
    top = 96 if len(lines) == 1 else 90
    for row, line in enumerate(lines):
        block.write(line, BLOCK / 2, top + row * 34, size, DARK, face, "ms")
    block.write(fitted(points, room, SCORE, "bold"), BLOCK / 2, TITLED - 16, SCORE, DARK, "bold", "ms")
    return Piece(block)


@kept(24)
def total_block(theme: str, name: str, total: Total, is_won: bool, is_computer: bool) -> Piece:
    """One player's count: islands times two, red, blue, six, and the sum large."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, TOTAL, dress.panel)
    block.frame(dress.panel_line, dress.accent if is_won else dress.raised, 0, 0, BLOCK, TOTAL, 14, 4 if is_won else 2)
    ink = DARK if is_won else dress.ink
    points = str(total.points)
    right = BLOCK - 14 - breadth(points, 44, "bold")
    block.write(points, BLOCK - 14, 46, 44, ink, "bold", "rs")
    left = 12
    if is_won:
        block.paint(sprite("bridges", theme, "crown", 30), left, 10)
        left += 36
    name_on(block, name, left, 36, right - left - 8, ink, computer_sign("bridges", theme, is_computer))
    _parts(block, theme, total, ink)
    return Piece(block)


def _parts(block: Picture, theme: str, total: Total, ink: str) -> None:
    """`14 × 2 = 28`, then what each race brought."""
    y = TOTAL - 42
    block.write(f"{total.finished} × 2", 12, y + 24, LEAST, ink, "bold")
    for place, (race, points) in enumerate((("red", total.red), ("blue", total.blue), ("six", total.six))):
        x = 88 + place * 60
        emblem = sprite("bridges", theme, race, 28)
        block.paint(emblem if points else emblem.faded(110), x, y + 2)
        block.write(str(points) if points else "–", x + 31, y + 24, LEAST, ink, "bold")


def _box(scene: Scene) -> Piece:
    """The card that stayed in the box."""
    row = Picture.blank(BLOCK, 40, scene.theme.panel)
    if scene.view.hidden:
        row.paint(small_card(scene.theme.name, scene.view.hidden, "to-come"), 2, 3)
        row.write(fitted(scene.say("bridges-in-the-box"), BLOCK - 60, LEAST), 56, 27, LEAST, scene.theme.ink)
    return Piece(row)


def _alone(collage: Collage, scene: Scene, outcome: Rank) -> None:
    """The total, the rank in words, and the ladder it stands on."""
    x, y, width, height = scene.plan.panel
    columns = width // BLOCK
    gap = (width - columns * BLOCK) // (columns + 1)
    x += gap
    collage.lay(
        _title(scene.theme.name, rank_words(scene, outcome.rank), str(outcome.total.points), "boat"), x, y + PAD
    )
    total = total_block(scene.theme.name, scene.names[0], outcome.total, is_won=False, is_computer=False)
    collage.lay(total, x, y + TITLED + 20)
    top, low = (y + TITLED + TOTAL + 40, y + height - 56) if columns == 1 else (y + PAD, y + height - PAD)
    collage.lay(_ladder(scene, outcome.rank, low - top), x if columns == 1 else x + BLOCK + gap, top)
    collage.lay(_box(scene), x, y + height - 50)


def _ladder(scene: Scene, reached: str, height: int) -> Piece:
    ladder = Picture.blank(BLOCK, height, scene.theme.panel)
    step = height // len(RANKS)
    for place, (least, rank) in enumerate(RANKS):
        middle, is_here = place * step + step // 2, rank == reached
        if is_here:
            ladder.frame(scene.theme.panel_line, scene.theme.accent, 0, middle - step // 2, BLOCK, step, 8, 2)
        ink = DARK if is_here else scene.theme.ink
        face = "bold" if is_here else "text"
        ladder.write(str(least) if least else "–", 40, middle, LEAST, ink, face, "rm")
        ladder.write(fitted(rank_words(scene, rank), BLOCK - 58, LEAST, face), 52, middle, LEAST, ink, face, "lm")
    return Piece(ladder)


def rank_words(scene: Scene, rank: str) -> str:
    """A rank as a title."""
    words = say(scene.lang, f"bridges-{rank}")
    return words[:1].upper() + words[1:]
