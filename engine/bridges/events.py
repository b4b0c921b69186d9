"""What can happen."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from engine.bridges.draft import Part
from engine.bridges.parts import Card, Letter, Race, Side
from engine.bridges.state import Daily, Rank, Ranking, Total
from engine.contract import Event, Seat


class OwnEvent(Event, frozen=True):
    """Something in a player's own round: nobody else may know until the round closes."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


# Set-up


class GameSetUp(Event, frozen=True):
    """Boards are out, the cards are shuffled, one is in the box."""

    side: Side
    seats: int
    daily: Daily | None


class Prewrote(OwnEvent, frozen=True):
    """A seat chose what to write for the one on the left."""

    island: Letter
    number: int


class WasReady(Event, frozen=True):
    """A seat has prewritten; what, stays secret: whoever did knows it, and is told that instead."""

    passes: ClassVar[bool] = True

    seat: Seat

    def seen_by(self, seat: Seat | None) -> bool:
        return seat != self.seat


class Passed(Struct, frozen=True):
    """One board on its way to the left."""

    by: Seat
    to: Seat
    island: Letter
    number: int


class BoardsPassed(Event, frozen=True):
    """Every board went to the left, and its number is seen."""

    reveals: ClassVar[bool] = True
    boards: tuple[Passed, ...]


# A round


class CardTurned(Event, frozen=True):
    """A new card for everybody."""

    reveals: ClassVar[bool] = True
    opens_a_turn: ClassVar[bool] = True
    round: int
    card: Card


class CouldNotPlay(Event, frozen=True):
    """Seats that can place neither the number nor the bridges: the card is over for them at once.

    Boards and card are open, so everyone could see it for themselves.
    """

    passes: ClassVar[bool] = True

    seats: tuple[Seat, ...]


class Wrote(OwnEvent, frozen=True):
    """A number, in a round still open."""

    island: Letter
    number: int
    finished: bool
    hopeless: bool
    """It can never be finished: a warning, no refusal."""


class Drew(OwnEvent, frozen=True):
    """A bridge, in a round still open."""

    connection: str
    second: bool
    left: int
    """How many more the card asks for."""
    finished: tuple[Letter, ...]


class Skipped(OwnEvent, frozen=True):
    """What was given up, in a round still open."""

    what: tuple[Part, ...]


class TookBack(OwnEvent, frozen=True):
    """What was taken back, in a round still open."""

    what: str


class HandedIn(Event, frozen=True):
    """A seat is done with this card."""

    passes: ClassVar[bool] = True

    seat: Seat
    still_out: tuple[Seat, ...]


class Withdrew(Event, frozen=True):
    """A seat that was done is not done any more."""

    seat: Seat


class Played(Event, frozen=True):
    """What a seat made of the card, told when the round closes."""

    seat: Seat
    round: int
    card: Card
    island: Letter | None
    bridges: tuple[str, ...]
    given_up: tuple[Part, ...]
    impossible: tuple[Part, ...]
    """Given up because there was no way."""
    finished: tuple[Letter, ...]


class RaceScored(Event, frozen=True):
    """A seat has all red flags, all blue flags, or six connected."""

    seat: Seat
    race: Race
    round: int
    points: int
    first: bool


class PrizeCrossedOut(Event, frozen=True):
    """The first prize of a race is gone: scored, or alone too late."""

    race: Race
    left: int
    """What everybody gets from now on."""


class RoundClosed(Event, frozen=True):
    """Everybody is done with this card."""

    round: int
    cards_left: int


# The end


class Counted(Event, frozen=True):
    """The final count of one player."""

    total: Total
    points: int


class HiddenCardShown(Event, frozen=True):
    """The card in the box, after the game."""

    card: Card


class GameEnded(Event, frozen=True):
    """The game is over."""

    ends_the_game: ClassVar[bool] = True

    outcome: Ranking | Rank
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    GameSetUp,
    Prewrote,
    WasReady,
    BoardsPassed,
    CardTurned,
    CouldNotPlay,
    Wrote,
    Drew,
    Skipped,
    TookBack,
    HandedIn,
    Withdrew,
    Played,
    RaceScored,
    PrizeCrossedOut,
    RoundClosed,
    Counted,
    HiddenCardShown,
    GameEnded,
)
