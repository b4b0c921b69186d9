"""Arrows of a turn that is proposed: where each pawn would come from, and where it would go."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from engine.contract import Event
from engine.island.events import Dived, Flew, Lifted, Moved, Navigated
from render.canvas import Picture
from render.island.board import pawns_alone
from render.island.scene import Scene

THICK = 9
HEAD = 24
SHORT = 26
"""So far from the middles of both tiles an arrow begins and ends: the pawns stay free."""


def ways_in(events: Iterable[Event]) -> list[tuple[str, str]]:
    """From where to where a pawn goes, in the order the steps are taken."""
    steps = (event for event in events if isinstance(event, Moved | Flew | Dived | Navigated | Lifted))
    return [(event.origin, event.to) for event in steps]


def arrows(picture: Picture, scene: Scene, ways: Iterable[tuple[str, str]]) -> None:
    """One for each way, a light line on a dark one; no arrow covers a pawn."""
    for origin, to in ways:
        _arrow(picture, scene, _middle(scene, origin), _middle(scene, to))
    for square in scene.standing:
        picture.paint(pawns_alone(scene, square), *scene.plan.corner(square))


def _middle(scene: Scene, square: str) -> tuple[int, int]:
    x, y = scene.plan.corner(square)
    return x + scene.plan.tile // 2, y + scene.plan.tile // 2


def _arrow(picture: Picture, scene: Scene, begin: tuple[int, int], end: tuple[int, int]) -> None:
    across, down = end[0] - begin[0], end[1] - begin[1]
    length = hypot(across, down)
    if length < 2 * SHORT:
        return
    along, aside = across / length, down / length

    def at(far: float, off: float = 0.0) -> tuple[int, int]:
        return round(begin[0] + along * far - aside * off), round(begin[1] + aside * far + along * off)

    tip, neck = length - SHORT, length - SHORT - HEAD
    for colour, thick in ((scene.theme.ink, THICK + 6), (scene.theme.accent, THICK)):
        picture.stroke([at(SHORT), at(tip)], colour, thick)
        picture.stroke([at(neck, HEAD * 0.7), at(tip), at(neck, -HEAD * 0.7)], colour, thick)
