"""The most that the last cards can bring: every way to play each of them, to the end."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bridges.actions import Bridge, Done, Skip, Write
from engine.bridges.board import Board
from engine.bridges.parts import CHARTS, EACH_FINISHED, LETTERS, PRIZES, Card, Race, each
from engine.bridges.reach import drawable, writable
from engine.bridges.state import Bridges
from engine.contract import Action

MOST: Final = 20_000
NOWHERE: Final = -1


class TooMany(Exception):  # noqa: N818 — a search that was given up, no error
    """More ways than anybody would look through."""


class Way(NamedTuple):
    """One way to play a card, and the board it leaves."""

    island: int
    bridges: tuple[int, ...]
    after: Board


def ways(board: Board, card: Card) -> list[Way]:
    """A number anywhere or nowhere, then all bridges or none: each board once, by the first way there."""
    found: dict[Board, Way] = {}
    numbered = [(island, board.written(island, card.number)) for island in each(writable(board, card.number))]
    for island, begun in ((NOWHERE, board), *numbered):
        found.setdefault(begun, Way(island, (), begun))
        edge: dict[Board, tuple[int, ...]] = {begun: ()}
        for left in range(card.bridges, 0, -1):
            further: dict[Board, tuple[int, ...]] = {}
            for there, drawn in edge.items():
                for here in each(drawable(there, left)):
                    further.setdefault(there.drawn(here), (*drawn, here))
            edge = further
        for after, drawn in edge.items():
            found.setdefault(after, Way(island, drawn, after))
    return list(found.values())


class Solver:
    """One board and the cards that are to come; no board is looked at twice."""

    def __init__(self, state: Bridges, most: int = MOST) -> None:
        self.scored = {each.race: each.points for each in state.scored}
        self.most = most
        self._best: list[dict[Board, int]] = [{} for _ in range(len(state.deck) + 2)]
        self._looked_at = 0

    def points(self, board: Board) -> int:
        """At the end: by now every first prize is gone, and what is won stays won."""
        won: dict[Race, bool] = board.has_won()
        races = [self.scored.get(race, PRIZES[race].later if is_won else 0) for race, is_won in won.items()]
        return EACH_FINISHED * board.finished.bit_count() + sum(races)

    def best(self, board: Board, cards: tuple[Card, ...]) -> int:
        """The most points that these cards can lead to."""
        if not cards:
            return self.points(board)
        known = self._best[len(cards)]
        if board not in known:
            found = ways(board, cards[0])
            self._looked_at += len(found)
            if self._looked_at > self.most:
                raise TooMany
            known[board] = max(self.best(way.after, cards[1:]) for way in found)
        return known[board]

    def line(self, board: Board, cards: tuple[Card, ...]) -> list[Way]:
        """A best way, card by card; of several one that does most at once."""
        line: list[Way] = []
        for place in range(len(cards)):
            rest = cards[place + 1 :]
            line.append(max(ways(board, cards[place]), key=lambda way: (self.best(way.after, rest), _done(way))))
            board = line[-1].after
        return line


def _done(way: Way) -> tuple[int, bool, int]:
    return way.after.finished.bit_count(), way.island != NOWHERE, -len(way.bridges)


def told(state: Bridges, way: Way) -> list[Action]:
    """A way as it is said, where a card has just been turned up."""
    draft, said = state.drafts[0], list[Action]()
    if draft.number_is_open:
        said.append(Skip("number") if way.island == NOWHERE else Write(LETTERS[way.island]))
    names = CHARTS[state.side].names
    said += [Bridge(names[here]) for here in way.bridges]
    if not way.bridges and drawable(way.after, state.card.bridges):
        said.append(Skip("bridges"))
    return [*said, Done()]
