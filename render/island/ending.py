"""Before and after the game: the lobby's banner, and what stands on the panel of the last picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import Event
from engine.island.events import Flooded, GameLost, Sandbagged, ShoredUp, TurnBegan
from engine.island.parts import ADVENTURERS, TREASURES, Adventurer
from locales import say
from render.canvas import Picture, breadth, kept, sprite
from render.island import board, players
from render.island.causes import causes
from render.island.plan import BLOCK, ENDING
from render.island.scene import Scene
from render.lettering import balanced, fitted
from render.naming import computer_sign, name_on
from render.printing import Collage, Piece
from render.theme import LEAST, WIDTH, Theme, dressed

NOTE = 24
REASON = 22
SHORE = (
    ("watchtower-dry", 0, 0),
    ("temple-of-the-sun-dry", 1, 0),
    ("lost-lagoon-flooded", 2, 0),
    ("cave-of-embers-dry", 0, 1),
    ("fools-landing-dry", 1, 1),
    ("coral-palace-dry", 2, 1),
    ("sunk", 3, 1),
    ("twilight-hollow-dry", 3, 0),
)
"""The piece of an island on the lobby's banner: what, column, row."""


def banner(theme: Theme, name: str, invitation: str) -> Picture:
    """The lobby's: a piece of the island, its name, how many are in, who may come along."""
    picture = Picture.blank(WIDTH, 300, theme.sea)
    water = sprite("island", theme.name, "sea")
    for x in range(0, WIDTH, water.width):
        picture.paint(water, x, 0)
        picture.paint(water, x, water.height)
    for tile, column, row in SHORE:
        picture.paint(sprite("island", theme.name, tile), 630 + column * 114, 38 + row * 114)
    picture.paint(sprite("island", theme.name, "helicopter-lift"), 766, 128)
    for place, adventurer in enumerate(ADVENTURERS):
        picture.paint(sprite("island", theme.name, adventurer), 30 + place * 94, 192)
    size = next(size for size in range(92, 30, -2) if breadth(name, size, "title") <= 570)
    picture.write(name, 30, 104, size, theme.label, "title", "ls", theme.label_line)
    picture.write(fitted(invitation, 570, NOTE, "bold"), 32, 156, NOTE, theme.label, "bold", "ls", theme.label_line)
    return picture


# The last picture: the island whole, and on the panel how it ended


def ending(collage: Collage, scene: Scene, story: Sequence[Event]) -> None:
    """Won or lost and why, the game in numbers, how it was played, who was there."""
    blocks, view, theme, lang = scene.plan.ending, scene.view, scene.theme.name, scene.lang
    is_won = bool(view.outcome and view.outcome.winners)
    title = scene.say("island-landed" if is_won else "island-lost")
    collage.lay(title_block(theme, is_won, title, tuple(_reasons(scene, story))), *blocks["title"])
    collage.lay(numbers_block(theme, lang, tuple(numbers(scene, story))), *blocks["numbers"])
    setting = (say(lang, f"island-difficulty-{view.difficulty}"), say(lang, f"island-layout-{view.layout}"))
    collage.lay(setting_block(theme, *setting), *blocks["setting"])
    for seat, where in zip(range(view.seats), scene.plan.people, strict=False):
        who = (view.adventurers[seat], scene.names[seat], scene.initials[seat], seat in scene.computers)
        collage.lay(person(theme, lang, *who), *where)


@kept(16)
def title_block(theme: str, is_won: bool, title: str, reasons: tuple[str, ...]) -> Piece:
    """Won: the helicopter between the treasures. Lost: the skull between waves."""
    dress, height = dressed(theme), ENDING["title"]
    block = Picture.blank(BLOCK, height, dress.panel)
    ground, ink = (dress.accent, "#2e2a3f") if is_won else (dress.banner, "#ffffff")
    block.frame(dress.panel_line, ground, 0, 0, BLOCK, height, 18, 4)
    lines = [line for reason in reasons for line in balanced(reason, BLOCK - 36, REASON, "bold")]
    if len(lines) > 4:
        lines = [*lines[:3], fitted(" ".join(lines[3:]), BLOCK - 36, REASON, "bold")]
    high = (height - 120 - 27 * len(lines)) // 2
    _emblems(block, theme, is_won, high)
    size = next(size for size in range(54, 20, -2) if breadth(title, size, "title") <= BLOCK - 36)
    block.write(title, BLOCK / 2, high + 112, size, ink, "title", "ms")
    for row, line in enumerate(lines):
        block.write(line, BLOCK / 2, high + 144 + row * 27, REASON, ink, "bold", "ms")
    return Piece(block)


def _emblems(block: Picture, theme: str, is_won: bool, high: int) -> None:
    names = (*TREASURES[:2], "helicopter-lift", *TREASURES[2:]) if is_won else ("waters-rise", "skull", "waters-rise")
    for place, name in enumerate(names):
        size = 60 if name in ("helicopter-lift", "skull") else 46
        at = BLOCK // 2 + round((place - (len(names) - 1) / 2) * 64) - size // 2
        block.paint(sprite("island", theme, name, size), at, high + 32 - size // 2)


def _reasons(scene: Scene, story: Iterable[Event]) -> list[str]:
    """Why it ended, as it happened."""
    told = next((event for event in story if isinstance(event, GameLost)), None)
    return causes(scene.view, scene.names, scene.lang, told)


def numbers(scene: Scene, story: Sequence[Event]) -> list[tuple[str, int]]:
    """The game in six numbers."""
    view = scene.view
    shored = sum(len(event.tiles) for event in story if isinstance(event, ShoredUp))
    return [
        ("turns", sum(isinstance(event, TurnBegan) for event in story)),
        ("treasures", len(view.captured)),
        ("shored", shored + sum(isinstance(event, Sandbagged) for event in story)),
        ("flooded", sum(isinstance(event, Flooded) for event in story)),
        ("sunk", sum(tile.state == "sunk" for tile in view.tiles)),
        ("water", view.water),
    ]


@kept(16)
def numbers_block(theme: str, lang: str, told: tuple[tuple[str, int], ...]) -> Piece:
    dress = dressed(theme)
    block = Picture.blank(BLOCK, ENDING["numbers"], dress.panel)
    step = BLOCK / 3
    for place, (name, number) in enumerate(told):
        row, column = divmod(place, 3)
        middle, low = step * column + step / 2, row * 66
        block.write(str(number), middle, low + 32, 34, dress.ink, "bold", "ms")
        words = fitted(say(lang, f"picture-island-number-{name}"), step - 4, LEAST)
        block.write(words, middle, low + 56, LEAST, dress.faint, "text", "ms")
    return Piece(block)


@kept(16)
def setting_block(theme: str, difficulty: str, island: str) -> Piece:
    """How hard it was, and on which island."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, ENDING["setting"], dress.panel)
    block.fill(dress.faint, 8, 0, BLOCK - 16, 2)
    block.write(difficulty, BLOCK / 2, 31, NOTE, dress.ink, "bold", "ms")
    block.write(fitted(island, BLOCK - 8, LEAST), BLOCK / 2, 55, LEAST, dress.faint, "text", "ms")
    return Piece(block)


@kept(32)
def person(theme: str, lang: str, adventurer: Adventurer, name: str, initial: str, is_computer: bool) -> Piece:
    dress, height = dressed(theme), ENDING["person"]
    row = Picture.blank(BLOCK, height, dress.panel)
    row.paint(sprite("island", theme, adventurer, height - 4), 4, 2)
    row.paint(board.figure(theme, adventurer, initial, 33), 42, height - 34)
    role = players.role_beside(lang, adventurer, name)
    room = BLOCK - 84 - breadth(role, LEAST) - 12
    name_on(row, name, 82, 37, room, dress.ink, computer_sign("island", theme, is_computer))
    row.write(role, BLOCK - 4, 36, LEAST, dress.faint, "text", "rs")
    return Piece(row)
