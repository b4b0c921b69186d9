"""Pictures and their text twins: `draw` and `alt` and `text`, by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from render import island_text


class Twin(Protocol):
    """A game's pictures in words."""

    def text(self, view: Any, names: Sequence[str], language: str) -> str: ...
    def brief(self, view: Any, names: Sequence[str], language: str) -> str: ...
    def alt(self, view: Any, names: Sequence[str], language: str) -> str: ...


TEXTS: dict[str, Twin] = {"island": island_text}


def text(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The whole position in words and a monospaced board: all that the picture shows."""
    return TEXTS[game].text(view, names, language)


def brief(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The board and what is around it, short enough to stand under a table's news."""
    return TEXTS[game].brief(view, names, language)


def draw(game: str, view: Any, names: Sequence[str], language: str, theme: str, events: Sequence[Any]) -> bytes | None:  # noqa: ARG001
    """The picture; none yet."""
    return None


def alt(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """A summary in words, for the picture's description: 1,024 characters at most."""
    return TEXTS[game].alt(view, names, language)[:1024]
