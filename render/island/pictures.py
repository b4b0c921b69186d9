"""Forbidden Island on a picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial

from engine.contract import Event
from engine.island.view import IslandView
from render.canvas import Picture
from render.frames import replay_frames
from render.island import board, ending, flight, panel, players
from render.island.scene import Scene, scene
from render.island.ways import arrows, ways_in
from render.printing import Collage, Whole
from render.theme import STANDARD, Theme

LAYERS = (board.backdrop, board.places, panel.status, players.players)


def draw(
    view: IslandView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    events: Iterable[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Collage:
    """The board as it lies, with rings where these events happened."""
    what = scene(view, names, theme, language, events, shape, computers)
    collage = _blank(what)
    for layer in LAYERS:
        layer(collage, what)
    return collage


def planned(
    view: IslandView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    events: Iterable[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Whole:
    """The board as a turn would leave it, with an arrow for each way that a pawn would go."""
    told = list(events)
    board = draw(view, names, language, theme, told, shape, computers)
    ways = ways_in(told)
    if not ways:
        return board
    picture = Picture(board.shown())
    arrows(picture, scene(view, names, theme, language, told, shape), ways)
    return picture


def final(
    view: IslandView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    story: Sequence[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Collage:
    """The last picture: the island, and on the panel how it ended, for whom, and the numbers of the game."""
    what = scene(view, names, theme, language, (), shape, computers)
    collage = _blank(what)
    for layer in (board.backdrop, board.places, flight.flight):
        layer(collage, what)
    ending.ending(collage, what, story)
    return collage


def _blank(what: Scene) -> Collage:
    return Collage(what.plan.width, what.plan.height)


frames = partial(replay_frames, draw, final)
