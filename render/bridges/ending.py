"""Before and after the game: the lobby's banner, the last picture's count."""

from __future__ import annotations

from functools import lru_cache

from engine.bridges.parts import RANKS
from engine.bridges.state import Rank, Total
from engine.contract import Seat
from locales import listed, say
from render.bridges import pieces
from render.bridges.cards import small_card
from render.bridges.scene import BLOCK, PAD, Scene
from render.canvas import Picture, breadth, sprite
from render.lettering import fitted, wrapped
from render.theme import DARK, LEAST, NAME, TITLE, WIDTH, Theme, dressed

TOTAL = 104
NOTE = 24
ISLANDS = (
    ("a", None, 0, 0, 0),
    ("e", "red", 3, 1, 0),
    ("n", None, 0, 3, 0),
    ("j", None, 1, 0, 1),
    ("g", "blue", 0, 2, 1),
    ("l", None, 2, 3, 1),
)
"""The piece of a board on the lobby's banner: which island, its flag, its number, column, row."""
CROSSINGS = ((0, 0, 1, 1), (1, 0, 2, 2), (0, 1, 2, 1), (2, 1, 1, 1))
"""Its bridges: column, row, how far to the right, how many."""


def banner(theme: Theme, name: str, invitation: str) -> Picture:
    """The lobby's: a piece of a board, the game's name, how many are in, who may come along."""
    picture = Picture.blank(WIDTH, 300, theme.sea)
    wave = sprite("bridges", theme.name, "sea")
    for x in range(0, WIDTH, wave.width):
        for y in range(0, 300, wave.height):
            picture.paint(wave, x, y)
    _shore(picture, theme)
    picture.paint(sprite("bridges", theme.name, "boat"), 440, 172)
    for place, emblem in enumerate(("red", "blue", "six")):
        picture.paint(sprite("bridges", theme.name, emblem), 34 + place * 76, 210)
    size = next(size for size in range(92, 30, -2) if breadth(name, size, "title") <= 500)
    picture.write(name, 30, 104, size, theme.label, "title", "ls", theme.label_line)
    picture.write(fitted(invitation, 520, NOTE, "bold"), 32, 156, NOTE, theme.label, "bold", "ls", theme.label_line)
    return picture


def _shore(picture: Picture, theme: Theme) -> None:
    cell, left, top = 126, 578, 24
    for column, row, steps, many in CROSSINGS:
        plank = pieces.bridge(theme.name, steps * cell, cell, ("",) * many, "H")
        picture.paint(plank, left + column * cell + cell // 2, top + row * cell + cell // 2 - plank.height // 2)
    for letter, flag, number, column, row in ISLANDS:
        face = pieces.island(theme.name, cell, letter.upper(), flag, number, "finished" if number % 2 else "live", "")
        picture.paint(face, left + column * cell, top + row * cell)


def count(picture: Picture, scene: Scene) -> None:
    """The count of a finished game, in the panel's place."""
    outcome, view = scene.view.outcome, scene.view
    x, y, width, height = scene.plan.panel
    if isinstance(outcome, Rank):
        _alone(picture, scene, outcome)
        return
    if outcome is None:
        return
    title = title_of(scene, outcome.winners)
    if width > height:
        gap = (width - 3 * BLOCK) // 4
        places = [(x + gap + place * (BLOCK + gap), y + 66) for place in (1, 2)]
        _title(picture, scene, title, x + gap, y + (height - 150) // 2)
        picture.paint(_box(scene), x + 2 * gap + BLOCK, y + height - 52)
    else:
        step = min((height - 150 - 60 - 2 * PAD) // view.seats, TOTAL + 16)
        places = [(x + PAD, y + 160 + seat * step) for seat in range(view.seats)]
        _title(picture, scene, title, x + PAD, y + PAD)
        picture.paint(_box(scene), x + PAD, y + height - 50)
    order = sorted(outcome.totals, key=lambda total: -total.points)
    for place, total in zip(places, order, strict=False):
        is_won = total.seat in outcome.winners
        picture.paint(total_block(scene.theme.name, scene.names[total.seat], total, is_won), *place)


def title_of(scene: Scene, winners: tuple[Seat, ...]) -> str:
    names = [scene.names[seat] for seat in winners]
    return scene.say("bridges-won", count=len(names), names=listed(scene.lang, names))


def _title(picture: Picture, scene: Scene, title: str, x: int, y: int) -> None:
    """A crown, and who won; alone, a boat, and what one has become."""
    crown = sprite("bridges", scene.theme.name, "crown" if scene.view.seats > 1 else "boat", 56)
    picture.paint(crown, x + (BLOCK - 56) // 2, y)
    lines = wrapped(title, BLOCK, TITLE, "title")
    if len(lines) > 2:
        lines = [lines[0], fitted(" ".join(lines[1:]), BLOCK, TITLE, "title")]
    for row, line in enumerate(lines):
        picture.write(line, x + BLOCK / 2, y + 94 + row * 38, TITLE, scene.theme.ink, "title", "ms")


@lru_cache(maxsize=24)
def total_block(theme: str, name: str, total: Total, is_won: bool) -> Picture:
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
    block.write(fitted(name, right - left - 8, NAME, "bold"), left, 36, NAME, ink, "bold")
    _parts(block, theme, total, ink)
    return block


def _parts(block: Picture, theme: str, total: Total, ink: str) -> None:
    """`14 × 2 = 28`, then what each race brought."""
    y = TOTAL - 42
    block.write(f"{total.finished} × 2", 12, y + 24, LEAST, ink, "bold")
    for place, (race, points) in enumerate((("red", total.red), ("blue", total.blue), ("six", total.six))):
        x = 86 + place * 64
        emblem = sprite("bridges", theme, race, 28)
        block.paint(emblem if points else emblem.faded(110), x, y + 2)
        block.write(str(points) if points else "–", x + 31, y + 24, LEAST, ink, "bold")


def _box(scene: Scene) -> Picture:
    """The card that stayed in the box."""
    row = Picture.blank(BLOCK, 40, scene.theme.panel)
    if scene.view.hidden:
        row.paint(small_card(scene.theme.name, scene.view.hidden, "to-come"), 2, 3)
        row.write(fitted(scene.say("bridges-in-the-box"), BLOCK - 60, LEAST), 56, 27, LEAST, scene.theme.ink)
    return row


def _alone(picture: Picture, scene: Scene, outcome: Rank) -> None:
    """The total, the rank in words, and the ladder it stands on."""
    x, y, _, height = scene.plan.panel
    x += PAD
    _title(picture, scene, rank_words(scene, outcome.rank), x, y + PAD)
    picture.paint(total_block(scene.theme.name, scene.names[0], outcome.total, is_won=False), x, y + 162)
    step = (height - 290 - 56) // len(RANKS)
    for place, (least, rank) in enumerate(RANKS):
        middle = y + 290 + place * step + step // 2
        is_here = rank == outcome.rank
        if is_here:
            picture.frame(scene.theme.panel_line, scene.theme.accent, x, middle - step // 2, BLOCK, step, 8, 2)
        ink = DARK if is_here else scene.theme.ink
        face = "bold" if is_here else "text"
        picture.write(str(least) if least else "–", x + 44, middle, LEAST, ink, face, "rm")
        picture.write(fitted(rank_words(scene, rank), BLOCK - 62, LEAST, face), x + 56, middle, LEAST, ink, face, "lm")
    picture.paint(_box(scene), x, y + height - 50)


def rank_words(scene: Scene, rank: str) -> str:
    """A rank as a title."""
    words = say(scene.lang, f"bridges-{rank}")
    return words[:1].upper() + words[1:]
