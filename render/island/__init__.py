"""Forbidden Island on a picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.contract import Event
from engine.island.view import IslandView
from locales import say
from render.canvas import Picture
from render.caption import captioned
from render.island import board, ending, panel, players
from render.island.scene import Scene, scene
from render.island.ways import arrows, ways_in
from render.printing import Collage, Whole
from render.theme import STANDARD, Theme

LAYERS = (board.backdrop, board.places, panel.status, players.players)

EMBLEM = "helicopter-lift"
"""The sprite that stands for the game on the picture of a day."""


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
    for layer in (board.backdrop, board.places):
        layer(collage, what)
    ending.ending(collage, what, story)
    return collage


def _blank(what: Scene) -> Collage:
    return Collage(what.plan.width, what.plan.height)


def banner(seated: int, room: int, language: str, theme: Theme = STANDARD) -> Picture:
    """The lobby's picture: so many are in, the table has room for so many."""
    invitation = say(language, "picture-island-invitation", seats=seated, free=room - seated)
    return ending.banner(theme, say(language, "picture-island-name"), invitation)


def frames(
    steps: Iterable[tuple[IslandView, Iterable[Event], str]],
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    computers: Collection[int] = (),
) -> Iterator[Collage]:
    """A replay's pictures: each a view, what happened, and its caption; a finished game ends with its last picture."""
    story: list[Event] = []
    for view, events, caption in steps:
        happened = tuple(events)
        story += happened
        yield captioned(draw(view, names, language, theme, happened, computers=computers), caption, theme)
        if view.outcome:
            yield captioned(final(view, names, language, theme, story, computers=computers), caption, theme)
