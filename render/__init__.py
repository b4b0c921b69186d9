"""Pictures of any game, as bytes ready to post, and their text twins. Safe to call from several threads."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from importlib import import_module
from typing import Any, Final

from engine.contract import Event
from render.theme import STANDARD, Undrawable, dressed

PICTURES: Final = frozenset({"island", "bridges"})
TEXTS: Final = frozenset({"island", "bridges"})


def draw(
    game: str, view: Any, names: Sequence[str], language: str, theme: str = STANDARD.name, events: Iterable[Event] = ()
) -> bytes:
    """The board as a PNG; the events are what happened since the player now waited for last acted."""
    picture: bytes = _canvas().png(_pictures(game).draw(view, names, language, dressed(theme), events))
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
    steps: Iterable[tuple[Any, Iterable[Event], str]],
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
) -> bytes:
    """A game as an animated GIF: for each step a view, what happened, and a caption."""
    moving: bytes = _canvas().gif(_pictures(game).frames(steps, names, language, dressed(theme)))
    return moving


def alt(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """What the board shows in words, for the picture's description: 1,024 characters at most."""
    words: str = _pictures(game).alt(view, names, language)
    return words


def text(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The whole position in words and a monospaced board: all that the picture shows."""
    words: str = _texts(game).text(view, names, language)
    return words


def brief(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The board and what is around it, short enough to stand under a table's news."""
    words: str = _texts(game).brief(view, names, language)
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
