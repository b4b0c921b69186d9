"""Forbidden Island on a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.contract import Event
from engine.island.view import IslandView
from locales import say
from render.canvas import Picture
from render.caption import captioned
from render.island import board, ending, panel, words
from render.island.scene import Scene, scene
from render.theme import STANDARD, WIDTH, Theme

LAYERS = (
    board.sea,
    board.coordinates,
    board.tiles,
    board.changes,
    board.names,
    board.pawns,
    board.squares,
    panel.ground,
    panel.status,
    panel.players,
    panel.legend,
)


def draw(
    view: IslandView, names: Sequence[str], language: str, theme: Theme = STANDARD, events: Iterable[Event] = ()
) -> Picture:
    """The board as it lies, with rings where these events happened."""
    return _painted(scene(view, names, theme, language, events))


def _painted(what: Scene) -> Picture:
    picture = Picture.blank(WIDTH, what.plan.height, what.theme.sea)
    for layer in LAYERS:
        layer(picture, what)
    return picture


def final(
    view: IslandView, names: Sequence[str], language: str, theme: Theme = STANDARD, story: Sequence[Event] = ()
) -> Picture:
    """The last picture: the board, won or lost, and the numbers of the game."""
    what = scene(view, names, theme, language)
    picture = _painted(what)
    ending.plaque(picture, what, story)
    return picture


def banner(seated: int, room: int, language: str, theme: Theme = STANDARD) -> Picture:
    """The lobby's picture: so many are in, the table has room for so many."""
    invitation = say(language, "picture-invitation", seats=seated, free=room - seated)
    return ending.banner(theme, say(language, "picture-name"), invitation)


def frames(
    steps: Iterable[tuple[IslandView, Iterable[Event], str]],
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
) -> Iterator[Picture]:
    """A replay's pictures: each a view, what happened, and its caption; a finished game ends with its last picture."""
    story: list[Event] = []
    for view, events, caption in steps:
        happened = tuple(events)
        story += happened
        board = draw(view, names, language, theme, happened)
        yield captioned(board, caption, theme)
        if view.outcome:
            yield captioned(final(view, names, language, theme, story), caption, theme)


def alt(view: IslandView, names: Sequence[str], language: str) -> str:
    """What the picture shows, in words."""
    return words.told(scene(view, names, STANDARD, language))
