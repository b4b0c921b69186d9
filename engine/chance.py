"""Seeded luck: the same seed and counter give the same fall, so a redone action meets what it met before."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Luck(Struct, frozen=True, gc=False):
    """A seed below 2**63 and how many times chance was asked. It lives in the state and rewinds with it."""

    seed: int
    asked: int = 0

    def _fall(self) -> tuple[Random, Luck]:
        # `random()` alone is promised to stay the same over Python's versions.
        return Random(self.seed << 32 | self.asked), Luck(self.seed, self.asked + 1)

    def below(self, limit: int) -> tuple[int, Luck]:
        """A whole number from 0 to limit - 1."""
        fall, luck = self._fall()
        return int(fall.random() * limit), luck

    def die(self, faces: int = 6) -> tuple[int, Luck]:
        """A roll from 1 to faces."""
        number, luck = self.below(faces)
        return number + 1, luck

    def shuffled(self, cards: Iterable[T]) -> tuple[tuple[T, ...], Luck]:
        """The same cards in another order."""
        fall, luck = self._fall()
        random, pile = fall.random, list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = int(random() * (last + 1))
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile), luck
