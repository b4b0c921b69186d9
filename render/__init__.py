"""Pictures of any game, as bytes ready to post, and the same in words. Safe to call from several threads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.contract import Event
from render import canvas, island
from render.theme import STANDARD, Undrawable, dressed

ROOMS: dict[str, Any] = {"island": island}


def draw(game: str, view: Any, events: Iterable[Event], theme: str, lang: str, names: tuple[str, ...]) -> bytes:
    """The board as a PNG; the events are what happened since the player now waited for last acted."""
    return canvas.png(_room(game).draw(view, events, dressed(theme), lang, names))


def alt(game: str, view: Any, lang: str, names: tuple[str, ...]) -> str:
    """The board in words, at most 1,024 characters."""
    words: str = _room(game).alt(view, lang, names)
    return words


def banner(game: str, lang: str, seated: int, room: int, theme: str = STANDARD.name) -> bytes:
    """The lobby's PNG: so many are in, the table has room for so many."""
    return canvas.png(_room(game).banner(dressed(theme), lang, seated, room))


def final(game: str, view: Any, story: Sequence[Event], theme: str, lang: str, names: tuple[str, ...]) -> bytes:
    """The last PNG of a game, from its last view and everything that happened."""
    return canvas.png(_room(game).final(view, story, dressed(theme), lang, names))


def replay(
    game: str, steps: Iterable[tuple[Any, Iterable[Event], str]], theme: str, lang: str, names: tuple[str, ...]
) -> bytes:
    """A game as an animated GIF: for each step a view, what happened, and a caption."""
    return canvas.gif(_room(game).frames(steps, dressed(theme), lang, names))


def _room(game: str) -> Any:
    if game not in ROOMS:
        raise Undrawable("game to draw", game)
    return ROOMS[game]
