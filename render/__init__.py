"""Pictures of any game, as bytes ready to post, and their text twins. Safe to call from several threads."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from importlib import import_module
from typing import Any, Final, TypeAlias

from engine.contract import Event
from render.theme import STANDARD, Undrawable, dressed

PICTURES: Final = frozenset({"island", "bridges", "crusoe"})
TEXTS: Final = frozenset({"island", "bridges", "crusoe"})

Told: TypeAlias = tuple[Any, Iterable[Event], str]
"""A step of a replay: a view, what happened, a caption."""


def draw(
    game: str,
    view: Any,
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
    events: Iterable[Event] = (),
    **more: Any,
) -> bytes:
    """The board as a PNG; the events are what happened since the player now waited for last acted.

    What a game's pictures take beside that is its own: crusoe's a `page` and an `outlook`.
    """
    picture: bytes = _canvas().png(_pictures(game).draw(view, names, language, dressed(theme), events, **more))
    return picture


def final(
    game: str, view: Any, names: Sequence[str], language: str, theme: str = STANDARD.name, story: Sequence[Event] = ()
) -> bytes:
    """The last PNG of a game, from its last view and everything that happened."""
    picture: bytes = _canvas().png(_pictures(game).final(view, names, language, dressed(theme), story))
    return picture


def banner(game: str, seated: int, room: int, language: str, theme: str = STANDARD.name) -> bytes:
    """The lobby's PNG: so many are in, the table has room for so many."""
    picture: bytes = _canvas().png(_pictures(game).banner(seated, room, language, dressed(theme)))
    return picture


def replay(
    game: str,
    steps: Iterable[Told],
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
) -> bytes:
    """A game as an animated GIF: for each step a view, what happened, and a caption."""
    moving: bytes = _canvas().gif(_pictures(game).frames(steps, names, language, dressed(theme)))
    return moving


def chosen(game: str, steps: Sequence[Told], most: int) -> list[Told]:
    """Of a game's steps those worth a picture of a replay, no more than so many; the last one among them."""
    own = getattr(_pictures(game), "chosen", None)
    worth = list(steps) if own is None else own(steps)
    if len(worth) <= most:
        return worth
    every = -(-(len(worth) - 1) // (most - 1))
    return [*worth[:-1:every], worth[-1]]


def alt(game: str, view: Any, names: Sequence[str], language: str, **more: Any) -> str:
    """What the board shows in words, for the picture's description: 1,024 characters at most."""
    words: str = _pictures(game).alt(view, names, language, **more)
    return words


def text(game: str, view: Any, names: Sequence[str], language: str, **more: Any) -> str:
    """The whole position in words and a monospaced board: all that the picture shows."""
    words: str = _texts(game).text(view, names, language, **more)
    return words


def brief(game: str, view: Any, names: Sequence[str], language: str, **more: Any) -> str:
    """The board and what is around it, short enough to stand under a table's news."""
    words: str = _texts(game).brief(view, names, language, **more)
    return words


# Imported when first drawn: a bot that only waits does without Pillow, a tenth of its memory.


def _canvas() -> Any:
    return import_module("render.canvas")


def _pictures(game: str) -> Any:
    return _room(PICTURES, game, "render.{}")


def _texts(game: str) -> Any:
    return _room(TEXTS, game, "render.{}_text")


def _room(games: Collection[str], game: str, name: str) -> Any:
    if game not in games:
        raise Undrawable("game to draw", game)
    return import_module(name.format(game))
