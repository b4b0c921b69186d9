"""Before and after the game: the lobby's banner, the last picture, the frames of a replay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import Event
from engine.island.events import Cause, Flooded, GameLost, Sandbagged, ShoredUp, TurnBegan
from engine.island.parts import ADVENTURERS, TREASURES
from engine.island.state import Lost
from locales import listed
from render.canvas import Picture, breadth, sprite
from render.island.scene import Scene
from render.lettering import fitted, wrapped
from render.theme import LEAST, WIDTH, Theme

PLAQUE = 620
NOTE = 24
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


def plaque(picture: Picture, scene: Scene, story: Sequence[Event]) -> None:
    """Over the board of a finished game: won or lost, why, and the numbers of the game."""
    outcome = scene.view.outcome
    is_won = bool(outcome and outcome.winners)
    theme = scene.theme
    reasons = [line for reason in _reasons(scene, story) for line in wrapped(reason, PLAQUE - 60, NOTE, "bold")]
    height = 246 + 30 * len(reasons)
    across = scene.plan.panel[0] or WIDTH
    down = scene.plan.panel[1] or scene.plan.height
    x, y = (across - PLAQUE) // 2, max((down - height) // 2, 8)
    ground, ink = (theme.accent, "#2e2a3f") if is_won else (theme.banner, "#ffffff")
    picture.frame("#ffffff" if not is_won else "#2e2a3f", ground, x, y, PLAQUE, height, 24, 5)
    _emblems(picture, scene, is_won, x, y)
    title = scene.say("landed" if is_won else "lost")
    picture.write(title, x + PLAQUE / 2, y + 132, 58, ink, "title", "ms")
    for row, line in enumerate(reasons):
        picture.write(line, x + PLAQUE / 2, y + 168 + row * 30, NOTE, ink, "bold", "ms")
    _numbers(picture, scene, story, x, y + height - 74, ink)


def _emblems(picture: Picture, scene: Scene, is_won: bool, x: int, y: int) -> None:
    """Won: the helicopter between the treasures. Lost: the skull between waves."""
    theme, middle = scene.theme.name, x + PLAQUE // 2
    names = (*TREASURES[:2], "helicopter-lift", *TREASURES[2:]) if is_won else ("waters-rise", "skull", "waters-rise")
    step = 78
    for place, name in enumerate(names):
        size = 68 if name in ("helicopter-lift", "skull") else 52
        at = middle + round((place - (len(names) - 1) / 2) * step) - size // 2
        picture.paint(sprite("island", theme, name, size), at, y + 46 - size // 2)


def _reasons(scene: Scene, story: Iterable[Event]) -> list[str]:
    """Every cause that applies; the event knows it best, the board shows it too."""
    if not isinstance(scene.view.outcome, Lost):
        return [scene.say("cause-home")]
    told = next((event for event in story if isinstance(event, GameLost)), None)
    return [_cause(scene, cause, told) for cause in scene.view.outcome.causes]


def _cause(scene: Scene, cause: Cause, told: GameLost | None) -> str:
    sunk = [tile for tile in scene.view.tiles if tile.state == "sunk"]
    if cause == "treasure-lost":
        gone = [tile.treasure for tile in sunk if tile.treasure not in scene.view.captured]
        treasure = (told and told.treasure) or next((each for each in TREASURES if gone.count(each) > 1), None)
        return scene.say("cause-treasure-lost", treasure=scene.say(f"of-{treasure}"))
    if cause == "drowned":
        squares = {tile.square for tile in sunk}
        seats = told.drowned if told else tuple(seat for seat, at in enumerate(scene.view.pawns) if at in squares)
        return scene.say(
            "cause-drowned", name=listed(scene.lang, [scene.names[seat] for seat in seats]), count=len(seats)
        )
    return scene.say(f"cause-{cause}")


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


def _numbers(picture: Picture, scene: Scene, story: Sequence[Event], x: int, y: int, ink: str) -> None:
    step = (PLAQUE - 24) // 6
    for place, (name, number) in enumerate(numbers(scene, story)):
        middle = x + 12 + step * place + step / 2
        picture.write(str(number), middle, y + 30, 36, ink, "bold", "ms")
        picture.write(fitted(scene.say(f"number-{name}"), step - 2, LEAST), middle, y + 58, LEAST, ink, "text", "ms")
