"""What is on the table, and the agenda's lines."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.bridges.board import Board
from engine.bridges.draft import Draft
from engine.bridges.parts import Card, Letter, Race, Side
from engine.contract import Outcome, Seat, State, Todo


def left_of(seat: Seat, seats: int) -> Seat:
    """The player on the left: the next one in joining order (AMB-02)."""
    return (seat + 1) % seats


class Prewritten(Struct, frozen=True, gc=False):
    """The 3 or the 4 a player writes for the one on the left."""

    island: Letter
    number: Literal[3, 4]


class Daily(Prewritten, frozen=True, forbid_unknown_fields=True):
    """What a daily deal fixes beside its seed and its side."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    side: Side = "A"
    daily: Daily | None = None


class Scored(Struct, frozen=True, gc=False):
    """Points written down during the game."""

    seat: Seat
    race: Race
    round: int
    points: int


class Tally(Struct, frozen=True, gc=False, array_like=True):
    """What a closed round made of one board."""

    wrote: bool
    built: bool
    finished: int
    """How many islands have a circle."""


class Total(Struct, frozen=True, gc=False):
    """The final count of one player."""

    seat: Seat
    finished: int
    islands: int
    """The points for them."""
    red: int
    blue: int
    six: int

    @property
    def points(self) -> int:
        return self.islands + self.red + self.blue + self.six


class Ranking(Outcome, frozen=True):
    """Several players: most points win, and several may."""

    totals: tuple[Total, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        most = max(total.points for total in self.totals)
        return tuple(total.seat for total in self.totals if total.points == most)


class Rank(Outcome, frozen=True):
    """One player: the total gives the rank."""

    total: Total
    rank: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return (self.total.seat,)


class Prewriting(Todo, frozen=True):
    """Everybody writes a 3 or a 4 for the player on the left."""

    def waits_for(self, state: Bridges) -> tuple[Seat, ...]:
        return tuple([seat for seat, said in enumerate(state.prewritten) if said is None])


class PassingBoards(Todo, frozen=True):
    """Every board goes to the left."""


class TurningCard(Todo, frozen=True):
    """The top card is turned up."""


class PlayingCard(Todo, frozen=True):
    """Everybody's turn at once: the number, then the bridges."""

    def waits_for(self, state: Bridges) -> tuple[Seat, ...]:
        return tuple([seat for seat, draft in enumerate(state.drafts) if not draft.done])


class ClosingRound(Todo, frozen=True):
    """What everybody did counts now; circles and races are told."""


class Counting(Todo, frozen=True):
    """The final count."""


class Bridges(State, frozen=True, kw_only=True):
    """Everything on the table."""

    side: Side
    daily: Daily | None
    hidden: Card
    """The card that went into the box unseen."""
    deck: tuple[Card, ...]
    turned: tuple[Card, ...] = ()
    prewritten: tuple[Prewritten | None, ...]
    """By the seat that writes, not by the one that will own the board."""
    boards: tuple[Board, ...]
    """As of the last closed round."""
    drafts: tuple[Draft, ...] = ()
    scored: tuple[Scored, ...] = ()
    tallies: tuple[tuple[Tally, ...], ...] = ()
    """By closed round, by seat."""
    agenda: tuple[Prewriting | PassingBoards | TurningCard | PlayingCard | ClosingRound | Counting, ...]
    outcome: Ranking | Rank | None = None

    @property
    def card(self) -> Card:
        """The card everybody plays."""
        return self.turned[-1]

    @property
    def round(self) -> int:
        return len(self.turned)

    @property
    def is_solo(self) -> bool:
        return self.seats == 1
