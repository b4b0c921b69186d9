"""Before and after the game: the lobby's banner, the plaque over the last board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import Event
from engine.crusoe.events import ActionFailed, Healed, ItemBuilt, TilePlaced, Wounded
from engine.crusoe.parts import CHARACTERS
from engine.crusoe.state import Lost
from render.canvas import Picture, breadth, sprite
from render.crusoe.bits import sign
from render.crusoe.scene import HEIGHT, Scene
from render.lettering import fitted, wrapped
from render.theme import LEAST, WIDTH, Theme

PLAQUE = 660
NOTE = 24
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
        picture.paint(sprite("crusoe", theme.name, f"land-{land}"), 590 + column * 152 + row * 76, -22 + row * 132)
    picture.paint(sign(theme.name, "camp", 72), 690, 178)
    picture.paint(sign(theme.name, "scenario-ship", 64), 1030, 18)
    for place, who in enumerate((*CHARACTERS, "friday", "dog")):
        picture.paint(sprite("crusoe", theme.name, f"portrait-{who}", 88), 26 + place * 94, 188)
    size = next(size for size in range(92, 30, -2) if breadth(name, size, "title") <= 540)
    picture.write(name, 30, 104, size, theme.label, "title", "ls", theme.label_line)
    picture.write(fitted(invitation, 550, NOTE, "bold"), 32, 156, NOTE, theme.label, "bold", "ls", theme.label_line)
    return picture


def plaque(picture: Picture, scene: Scene, story: Sequence[Event]) -> None:
    """Over the board of a finished game: won or lost, why, the points, the numbers of the game."""
    outcome, theme = scene.view.outcome, scene.theme
    if outcome is None:
        return
    is_won = bool(outcome.winners)
    ground, ink = (theme.accent, "#2e2a3f") if is_won else (theme.banner, "#ffffff")
    reasons = wrapped(reason(scene), PLAQUE - 60, NOTE, "bold")
    deep = 352 + 30 * len(reasons)
    x, y = (WIDTH - PLAQUE) // 2, (HEIGHT - 140 - deep) // 2
    picture.frame("#2e2a3f" if is_won else "#ffffff", ground, x, y, PLAQUE, deep, 24, 5)
    _emblems(picture, scene, is_won, x + PLAQUE // 2, y + 46)
    title = scene.say("crusoe-won" if is_won else "crusoe-lost")
    picture.write(title, x + PLAQUE / 2, y + 126, 52, ink, "title", "ms")
    for row, line in enumerate(reasons):
        picture.write(line, x + PLAQUE / 2, y + 160 + row * 30, NOTE, ink, "bold", "ms")
    y += 150 + 30 * len(reasons)
    picture.write(scene.say("crusoe-points", points=outcome.score), x + PLAQUE / 2, y + 36, 34, ink, "title", "ms")
    _points(picture, scene, x, y + 48)
    _numbers(picture, scene, story, x, y + 126, ink)


def _emblems(picture: Picture, scene: Scene, is_won: bool, middle: int, y: int) -> None:
    """The scenario between ships, or between skulls."""
    for place, name in enumerate(
        ("scenario-ship", f"scenario-{scene.view.options.scenario}", "scenario-ship")
        if is_won
        else ("skull", f"scenario-{scene.view.options.scenario}", "skull")
    ):
        size = 64 if place == 1 else 50
        picture.paint(sign(scene.theme.name, name, size), middle + (place - 1) * 84 - size // 2, y - size // 2)


def reason(scene: Scene) -> str:
    """Whose death, or what else ended it; won: what was done."""
    outcome = scene.view.outcome
    if not isinstance(outcome, Lost):
        return scene.say(f"crusoe-won-{scene.view.options.scenario}")
    who = scene.name_of(outcome.who) if outcome.who else ""
    return scene.say(f"crusoe-lost-{outcome.reason}", name=who)


def _points(picture: Picture, scene: Scene, x: int, y: int) -> None:
    """A box for each sort of points."""
    theme = scene.theme
    points = [(name, n) for name, n in scene.view.points.items()]
    step = min(104, (PLAQUE - 40) // len(points))
    left = x + (PLAQUE - step * len(points)) // 2
    for place, (name, n) in enumerate(points):
        at = left + place * step
        picture.frame("#2e2a3f", theme.raised, at + 2, y, step - 4, 64, 10, 2)
        picture.paint(sign(theme.name, POINTS.get(name, name), 38), at + 8, y + 13)
        number = f"−{-n}" if n < 0 else str(n)
        picture.write(number, at + step - 12, y + 41, 24, theme.ink, "bold", "rs")


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


def _numbers(picture: Picture, scene: Scene, story: Sequence[Event], x: int, y: int, ink: str) -> None:
    step = (PLAQUE - 24) // 6
    for place, (name, number) in enumerate(zip(NUMBERS, numbers(scene, story), strict=True)):
        middle = x + 12 + step * place + step / 2
        picture.write(str(number), middle, y + 30, 36, ink, "bold", "ms")
        words = fitted(scene.say(f"crusoe-number-{name}"), step - 2, LEAST)
        picture.write(words, middle, y + 58, LEAST, ink, "text", "ms")
