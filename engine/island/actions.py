"""What players can say."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal, TypeAlias, TypeVar

from msgspec.structs import force_setattr

from engine.contract import Action, Seat
from engine.island.parts import Held, Layout, bits

Square: TypeAlias = str
"""A place as people name it: C3."""

When: TypeAlias = Literal["never", "matters", "saving", "always"]
"""At no gate; where what matters can sink; where anything can be saved; wherever a card could be played."""


class Move(Action, frozen=True):
    """A step to a tile beside one's own."""

    to: Square


class Fly(Action, frozen=True):
    """The Pilot's flight, once a turn."""

    to: Square


class Dive(Action, frozen=True):
    """The Diver's way through flooded and missing tiles."""

    to: Square


class Navigate(Action, frozen=True):
    """The Navigator moves somebody else's pawn, up to two tiles."""

    who: Seat
    to: Square


class ShoreUp(Action, frozen=True):
    """Turn a flooded tile dry; the Engineer two."""

    tile: Square
    also: Square | None = None

    def __post_init__(self) -> None:
        """The same two tiles, whichever is named first."""
        if self.also is not None and self.also < self.tile:
            first, second = self.also, self.tile
            force_setattr(self, "tile", first)
            force_setattr(self, "also", second)


class Give(Action, frozen=True):
    """Hand a treasure card to another player."""

    card: Held
    to: Seat


class Capture(Action, frozen=True):
    """Take the treasure of the tile one stands on."""


class EndTurn(Action, frozen=True):
    """No more actions: turn up the treasure cards."""


class Discard(Action, frozen=True):
    """Choose what a full hand lets go."""

    card: Held


class Swim(Action, frozen=True):
    """Leave a tile that has just sunk."""

    to: Square


class Lift(Action, frozen=True):
    """Play Helicopter Lift: carry pawns of one tile to any other."""

    origin: Square
    to: Square
    who: tuple[Seat, ...]

    def __post_init__(self) -> None:
        """The same passengers, in whichever order they are named."""
        force_setattr(self, "who", tuple(sorted(set(self.who))))


class LiftOff(Action, frozen=True):
    """Play Helicopter Lift on Fools' Landing with everybody and everything aboard: the win."""


class Sandbag(Action, frozen=True):
    """Play Sandbags: turn any flooded tile dry."""

    tile: Square


class Pass(Action, frozen=True):
    """Play no special card at this gate, or leave a swimmer to the sea."""


class PassTurn(Action, frozen=True):
    """Pass, and be asked at no other gate of this turn."""


class PassGame(Action, frozen=True):
    """Pass, and be asked at no other gate of this game."""


class AskMe(Action, frozen=True):
    """A standing answer: at which gates one wants to be asked."""

    is_aside: ClassVar[bool] = True
    when: When


OfATile = TypeVar("OfATile", Move, Fly, Dive, ShoreUp, Swim, Sandbag)


@lru_cache(maxsize=1 << 12)
def one_each(kind: type[OfATile], layout: Layout, places: int) -> tuple[OfATile, ...]:
    """The same action for each of these places."""
    return tuple(kind(layout.squares[place]) for place in bits(places))
