"""A finished game looked at again in parts, so that nothing else waits for all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine.contract import Action, Seat

S = TypeVar("S")
P = TypeVar("P")
R = TypeVar("R")

Record: TypeAlias = Sequence[tuple[Seat, Action]]
"""All that was said and not taken back."""


@dataclass(frozen=True)
class Reviewing(Generic[S, P, R]):
    """How a game is looked at again: its parts are listed quickly, thought about one by one, and put together."""

    parts: Callable[[S, Record], list[tuple[Any, ...]]]
    """What each part is about: the values that `judge` takes."""
    judge: Callable[..., P]
    """One of them: some tenths of a second of thought."""
    whole: Callable[[S, Record, Sequence[P]], R]

    def __call__(self, first: S, said: Record) -> R:
        """All of it at once."""
        return self.whole(first, said, [self.judge(*part) for part in self.parts(first, said)])
