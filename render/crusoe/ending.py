"""Before and after the game: the lobby's banner, the plaque over the last board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import Event
from engine.crusoe.events import ActionFailed, Healed, ItemBuilt, TilePlaced, Wounded
from engine.crusoe.parts import CHARACTERS
from render.canvas import Picture, breadth, sprite
from render.crusoe.bits import sign
from render.crusoe.places import Box
from render.crusoe.scene import Scene
from render.crusoe.telling import Teller
from render.lettering import fitted, wrapped
from render.printing import Collage, Piece
from render.theme import DARK, LEAST, WIDTH, Theme

NOTE = 22
BOX, TALL = 114, 54
NUMBERS = ("rounds", "wounds", "healed", "failed", "tiles", "items")
BANNER = 300
SHORE = (("mountains", 0, 0), ("hills", 1, 0), ("mist", 2, 0), ("beach", 0, 1), ("river", 1, 1), ("plains", 2, 1))
"""The piece of an island on the lobby's banner: land, column, row."""
POINTS = {
    "hearts": "heart",
    "pile": "scenario-castaways",
    "crosses": "invention-cross",
    "fog": "land-mist",
    "jenny": "scenario-jenny",
    "lifeboat": "invention-lifeboat",
    "boat": "invention-jolly-boat",
    "tiles": "back-tiles",
    "temples": "token-temple",
    "villages": "token-burnt",
    "city": "token-city",
    "items": "item",
}
"""What gives points, and its drawing where it is not its own name."""


def banner(theme: Theme, name: str, invitation: str) -> Picture:
    """The lobby's: a piece of the island, the people, the game's name, how many are in, who may come along."""
    picture = Picture.blank(WIDTH, BANNER, theme.sea)
    water = sprite("crusoe", theme.name, "sea").solid()
    for x in range(0, WIDTH, water.width):
        for y in range(0, BANNER, water.height):
            picture.paint(water, x, y)
    for land, column, row in SHORE:
        picture.paint(sprite("crusoe", theme.name, f"land-{land}"), 576 + column * 152 + row * 76, -22 + row * 132)
    picture.paint(sign(theme.name, "camp", 72), 676, 178)
    picture.paint(sign(theme.name, "scenario-ship", 60), 1036, 20)
    for place, who in enumerate((*CHARACTERS, "friday", "dog")):
        picture.paint(sprite("crusoe", theme.name, f"portrait-{who}", 88), 26 + place * 94, 188)
    size = next(size for size in range(92, 30, -2) if breadth(name, size, "title") <= 540)
    picture.write(name, 30, 104, size, theme.label, "title", "ls", theme.label_line)
    picture.write(fitted(invitation, 550, 24, "bold"), 32, 156, 24, theme.label, "bold", "ls", theme.label_line)
    return picture


def plaque(collage: Collage, scene: Scene, story: Sequence[Event]) -> None:
    """In the plan's place, so that the island stays in sight: won or lost, why, points, the numbers of the game."""
    outcome, theme, box = scene.view.outcome, scene.theme, _box(scene)
    if outcome is None:
        return
    is_won = bool(outcome.winners)
    ground, ink = (theme.accent, DARK) if is_won else (theme.banner, "#ffffff")
    sheet = Picture.blank(box.width, box.height, theme.panel)
    sheet.frame(DARK if is_won else "#ffffff", ground, 2, 2, box.width - 4, box.height - 4, 20, 4)
    middle = box.width / 2
    _emblems(sheet, scene, is_won, box.width // 2)
    title = scene.say("crusoe-won" if is_won else "crusoe-lost")
    size = next(size for size in range(52, 20, -2) if breadth(title, size, "title") <= box.width - 40)
    sheet.write(title, middle, 112, size, ink, "title", "ms")
    y, why = 142, Teller(scene.view, scene.names, scene.lang).why_it_ended()
    for line in wrapped(why, box.width - 48, NOTE, "bold")[:2]:
        sheet.write(line, middle, y, NOTE, ink, "bold", "ms")
        y += 28
    sheet.write(scene.say("crusoe-points", points=outcome.score), middle, y + 12, 30, ink, "title", "ms")
    y = _points(sheet, scene, y + 24)
    _numbers(sheet, scene, story, y + 2, ink)
    collage.lay(Piece(sheet), box.x, box.y)


def _box(scene: Scene) -> Box:
    """From the first threat to the end of the plan."""
    where = scene.places
    first, last = where.threats[0], where.plan
    left, right = min(first.x, last.x) - 4, max(last.x + last.width, where.threats[1].x + where.threats[1].width) + 4
    return Box(left, first.y - 2, right - left, last.y + last.height + 2 - first.y)


def _emblems(sheet: Picture, scene: Scene, is_won: bool, middle: int) -> None:
    """The scenario between ships, or between skulls."""
    beside = "scenario-ship" if is_won else "skull"
    for place, name in enumerate((beside, f"scenario-{scene.view.options.scenario}", beside)):
        size = 56 if place == 1 else 44
        sheet.paint(sign(scene.theme.name, name, size), middle + (place - 1) * 78 - size // 2, 42 - size // 2)


def _points(sheet: Picture, scene: Scene, y: int) -> int:
    """A box for each sort of points, and where they end."""
    theme, points = scene.theme, list(scene.view.points.items())
    row = (sheet.width - 24) // BOX
    for place, (name, n) in enumerate(points):
        in_row = min(row, len(points) - place // row * row)
        x = (sheet.width - in_row * BOX) // 2 + place % row * BOX
        top = y + place // row * TALL
        sheet.frame(DARK, theme.raised, x + 2, top, BOX - 4, TALL - 4, 10, 2)
        sheet.paint(sign(theme.name, POINTS.get(name, name), 36), x + 10, top + 7)
        number = f"−{-n}" if n < 0 else str(n)
        sheet.write(number, x + BOX - 14, top + 35, 26, theme.ink, "bold", "rs")
    return y + -(-len(points) // row) * TALL


def numbers(scene: Scene, story: Iterable[Event]) -> list[int]:
    """The game in six numbers, as `NUMBERS` names them."""
    told = list(story)
    return [
        scene.view.round,
        sum(event.n for event in told if isinstance(event, Wounded)),
        sum(event.n for event in told if isinstance(event, Healed)),
        sum(isinstance(event, ActionFailed) for event in told),
        sum(isinstance(event, TilePlaced) for event in told),
        sum(isinstance(event, ItemBuilt) for event in told),
    ]


def _numbers(sheet: Picture, scene: Scene, story: Sequence[Event], y: int, ink: str) -> None:
    row = (sheet.width - 24) // BOX
    step = (sheet.width - 24) // row
    for place, (name, number) in enumerate(zip(NUMBERS, numbers(scene, story), strict=True)):
        middle, top = 12 + step * (place % row) + step / 2, y + place // row * 56
        sheet.write(str(number), middle, top + 28, 30, ink, "bold", "ms")
        words = fitted(scene.say(f"crusoe-number-{name}"), step - 2, LEAST)
        sheet.write(words, middle, top + 50, LEAST, ink, "text", "ms")
