"""Bridges on a picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial

from engine.bridges.view import BridgesView
from engine.contract import Event
from render.bridges import board, ending, panel, players, races
from render.bridges.scene import Scene, scene
from render.frames import replay_frames
from render.printing import Collage
from render.theme import STANDARD, Theme

BOARDS = (board.boards, players.strips, players.others, players.walls)
LAYERS = (*BOARDS, panel.ground, panel.status, races.races)
LAST_LAYERS = (*BOARDS, panel.ground, ending.count)


def draw(
    view: BridgesView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    events: Iterable[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Collage:
    """Everybody's boards as of the last closed round, or one's own round; bright where these events happened."""
    what = scene(view, names, theme, language, events, shape, computers)
    return _painted(what, LAST_LAYERS if view.waiting == "over" else LAYERS)


def _painted(what: Scene, layers: Sequence[board.Layer]) -> Collage:
    collage = Collage(what.plan.width, what.plan.height)
    for layer in layers:
        layer(collage, what)
    return collage


def final(
    view: BridgesView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    story: Sequence[Event] = (),  # noqa: ARG001 — as every game's
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Collage:
    """The last picture: every board, and the count explained; all of it is in the view."""
    return _painted(scene(view, names, theme, language, (), shape, computers), LAST_LAYERS)


frames = partial(replay_frames, draw, None)
"""The last board explains the count, so no other picture follows it."""
