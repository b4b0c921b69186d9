"""The best that a turn can come to: every table it can leave, judged by a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from engine.contract import Seat
from engine.island.state import Discarding, Island
from engine.island.turns import CARDS, Key, Turn, table, turns

Value: TypeAlias = Callable[[Island], float]
"""The chance to win from a table at the end of a turn's actions."""


MOST: Final = 1500
"""After so many tables judged, no turn that begins with a special card is searched any more."""


class Judged(NamedTuple):
    """A whole turn and what it is worth."""

    worth: float
    turn: Turn


class Search:
    """One decision: no table is judged twice."""

    def __init__(self, value: Value, keep: int) -> None:
        self.value = value
        self.keep = keep
        self._known: dict[Key, float] = {}

    def best(self, state: Island, seat: Seat, few: int) -> list[Judged]:
        """The few best turns, the best first; doing nothing more is among those compared."""
        found = self._judged(turns(state, (), self._cut))
        for first in self._few(self._with_a_card(Turn((), state), seat), few):
            is_searched = first.turn.state.agenda and len(self._known) < MOST
            rest = turns(first.turn.state, (), self._cut) if is_searched else [first.turn]
            found += self._judged([Turn((*first.turn.said, *turn.said), turn.state) for turn in rest if turn.said])
            found.append(first)
        for judged in self._few(found, few):
            found += self._with_a_card(judged.turn, seat)
        return self._few(found, few)

    def best_without_cards(self, state: Island) -> Judged:
        """The best turn in which no special card is played."""
        return self._few(self._judged(turns(state, (), self._cut)), 1)[0]

    def _few(self, judged: Iterable[Judged], few: int) -> list[Judged]:
        """The best, each table once, by the shortest way."""
        best: dict[Key, Judged] = {}
        for each in sorted(judged, key=lambda each: (-each.worth, len(each.turn.said))):
            best.setdefault(table(each.turn.state), each)
            if len(best) == few:
                break
        return list(best.values())

    def _with_a_card(self, turn: Turn, seat: Seat) -> list[Judged]:
        """One special card more."""
        if not turn.state.agenda or isinstance(turn.state.agenda[0], Discarding):
            return []
        return self._judged(
            [
                Turn((*turn.said, (seat, action)), choice.do(turn.state, seat, action).state)
                for choice in CARDS
                for action in choice.may(turn.state, seat)
            ]
        )

    def _judged(self, found: Iterable[Turn]) -> list[Judged]:
        return [Judged(self.worth(turn.state), turn) for turn in found]

    def worth(self, state: Island) -> float:
        key = table(state)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self.value(state)
        return worth

    def _cut(self, further: list[Turn]) -> list[Turn]:
        if len(further) <= self.keep:
            return further
        return sorted(further, key=lambda turn: self.worth(turn.state), reverse=True)[: self.keep]
