"""What can happen."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from engine.contract import Event, Seat
from engine.island.actions import Square, When
from engine.island.parts import Adventurer, Card, Held, Treasure

Cause: TypeAlias = Literal["treasure-lost", "landing-lost", "drowned", "skull-reached"]


class Dealt(Event, frozen=True):
    """At set-up: an adventurer, a starting tile and two cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    adventurer: Adventurer
    at: Square
    cards: tuple[Held, ...]


class TurnBegan(Event, frozen=True):
    opens_a_turn: ClassVar[bool] = True
    seat: Seat


class Went(Event, frozen=True):
    """Somebody's own pawn came from one place to another."""

    seat: Seat
    origin: Square
    to: Square

    @property
    def arrival(self) -> tuple[Seat, str]:
        return self.seat, self.to


class Moved(Went, frozen=True):
    pass


class Flew(Went, frozen=True):
    pass


class Dived(Went, frozen=True):
    pass


class Navigated(Event, frozen=True):
    seat: Seat
    who: Seat
    origin: Square
    to: Square


class ShoredUp(Event, frozen=True):
    seat: Seat
    tiles: tuple[Square, ...]

    @property
    def only_place(self) -> str | None:
        return self.tiles[0] if len(self.tiles) == 1 else None


class Gave(Event, frozen=True):
    seat: Seat
    card: Held
    to: Seat


class Captured(Event, frozen=True):
    seat: Seat
    treasure: Treasure
    at: Square

    @property
    def only_place(self) -> str:
        return self.at


class TurnEnded(Event, frozen=True):
    seat: Seat
    unused: int


class Drew(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class WatersRose(Event, frozen=True):
    """The level after the rise, its flood cards a turn, and how many discards went back on top."""

    mark: int
    rate: int
    returned: int


class TreasureDeckRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cards: int


class FloodDeckRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cards: int


class Flooded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    tile: Square


class Sank(Event, frozen=True):
    reveals: ClassVar[bool] = True
    tile: Square


class Discarded(Event, frozen=True):
    seat: Seat
    card: Held


class Swam(Went, frozen=True):
    pass


class Lifted(Event, frozen=True):
    seat: Seat
    origin: Square
    to: Square
    who: tuple[Seat, ...]
    saved: tuple[Seat, ...] = ()
    """Those of them who could not swim anywhere."""


class Sandbagged(Event, frozen=True):
    seat: Seat
    tile: Square


class Passed(Event, frozen=True):
    is_quiet: ClassVar[bool] = True
    seat: Seat


class AskedFor(Event, frozen=True):
    is_quiet: ClassVar[bool] = True
    seat: Seat
    when: When


class GameWon(Event, frozen=True):
    ends_the_game: ClassVar[bool] = True

    seat: Seat


class GameLost(Event, frozen=True):
    """All causes that apply, the treasure that is out of reach, those who drowned."""

    ends_the_game: ClassVar[bool] = True

    causes: tuple[Cause, ...]
    treasure: Treasure | None = None
    drowned: tuple[Seat, ...] = ()


EVENTS = (
    Dealt,
    TurnBegan,
    Moved,
    Flew,
    Dived,
    Navigated,
    ShoredUp,
    Gave,
    Captured,
    TurnEnded,
    Drew,
    WatersRose,
    TreasureDeckRenewed,
    FloodDeckRenewed,
    Flooded,
    Sank,
    Discarded,
    Swam,
    Lifted,
    Sandbagged,
    Passed,
    AskedFor,
    GameWon,
    GameLost,
)
