"""Pictures of any game, as bytes ready to post, and their text twins. Safe to call from several threads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.contract import Event
from render import bridges, bridges_text, canvas, island, island_text
from render.theme import STANDARD, Undrawable, dressed

PICTURES: dict[str, Any] = {"island": island, "bridges": bridges}
TEXTS: dict[str, Any] = {"island": island_text, "bridges": bridges_text}


def draw(
    game: str, view: Any, names: Sequence[str], language: str, theme: str = STANDARD.name, events: Iterable[Event] = ()
) -> bytes:
    """The board as a PNG; the events are what happened since the player now waited for last acted."""
    return canvas.png(_named(PICTURES, game).draw(view, names, language, dressed(theme), events))


def final(
    game: str, view: Any, names: Sequence[str], language: str, theme: str = STANDARD.name, story: Sequence[Event] = ()
) -> bytes:
    """The last PNG of a game, from its last view and everything that happened."""
    return canvas.png(_named(PICTURES, game).final(view, names, language, dressed(theme), story))


def banner(game: str, seated: int, room: int, language: str, theme: str = STANDARD.name) -> bytes:
    """The lobby's PNG: so many are in, the table has room for so many."""
    return canvas.png(_named(PICTURES, game).banner(seated, room, language, dressed(theme)))


def replay(
    game: str,
    steps: Iterable[tuple[Any, Iterable[Event], str]],
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
) -> bytes:
    """A game as an animated GIF: for each step a view, what happened, and a caption."""
    return canvas.gif(_named(PICTURES, game).frames(steps, names, language, dressed(theme)))


def alt(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """What the board shows in words, for the picture's description: 1,024 characters at most."""
    words: str = _named(PICTURES, game).alt(view, names, language)
    return words


def text(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The whole position in words and a monospaced board: all that the picture shows."""
    words: str = _named(TEXTS, game).text(view, names, language)
    return words


def brief(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The board and what is around it, short enough to stand under a table's news."""
    words: str = _named(TEXTS, game).brief(view, names, language)
    return words


def _named(rooms: dict[str, Any], game: str) -> Any:
    if game not in rooms:
        raise Undrawable("game to draw", game)
    return rooms[game]
