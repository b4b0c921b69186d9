"""What is on the table, and the agenda's lines."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.contract import Outcome, Seat, State, Todo
from engine.island.actions import When
from engine.island.events import Cause
from engine.island.parts import (
    ACTIONS,
    HAND_LIMIT,
    LANDING,
    LAYOUTS,
    TREASURE_ON,
    TREASURES,
    Adventurer,
    Card,
    Difficulty,
    Layout,
    Treasure,
    flood_cards_at,
)
from engine.island.reach import swims

Pace: TypeAlias = Literal["swift", "careful"]


class Acting(Todo, frozen=True):
    """FI-20 a player's actions."""

    seat: Seat
    left: int = ACTIONS
    flight: bool = True

    def waits_for(self, state: Island) -> tuple[Seat, ...]:
        return (self.seat,)


class Ending(Todo, frozen=True):
    """FI-R14 no actions left; the end of the turn is the player's to say."""

    seat: Seat

    def waits_for(self, state: Island) -> tuple[Seat, ...]:
        return (self.seat,)


class Considering(Todo, frozen=True):
    """FI-R4 a gate: who holds a special card that could do something plays it or passes."""

    passed: tuple[Seat, ...] = ()

    def waits_for(self, state: Island) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.players if self.asks(state, seat)])

    def asks(self, state: Island, seat: Seat) -> bool:
        return seat not in self.passed and state.is_asked(seat)


class Discarding(Todo, frozen=True):
    """FI-80 a hand of six or more."""

    seat: Seat

    def waits_for(self, state: Island) -> tuple[Seat, ...]:
        return (self.seat,) if len(state.hands[self.seat]) > HAND_LIMIT else ()


class Swimming(Todo, frozen=True):
    """FI-94 pawns on a tile that has just sunk; FI-R5 for those with nowhere to go, the holders of a lift."""

    passed: tuple[Seat, ...] = ()

    def waits_for(self, state: Island) -> tuple[Seat, ...]:
        able = tuple(seat for seat in state.swimmers if state.swims(seat))
        if not state.stranded:
            return able
        rescuers = self.rescuers(state)
        return tuple(sorted({*able, *rescuers})) if rescuers else ()

    def rescuers(self, state: Island) -> tuple[Seat, ...]:
        """FI-R5 who could still carry off the stranded."""
        if not state.stranded or not state.standing:
            return ()
        return tuple(
            seat for seat in state.players if "helicopter-lift" in state.hands[seat] and seat not in self.passed
        )


class DrawTreasure(Todo, frozen=True):
    """FI-70 chore: turn up treasure cards for a player."""

    seat: Seat
    left: int


class DrawFlood(Todo, frozen=True):
    """FI-90 chore: turn up flood cards; how many is fixed when the phase begins (FI-R3)."""

    left: int | None = None


class NextTurn(Todo, frozen=True):
    """FI-17 chore: the next player clockwise."""


class Won(Outcome, frozen=True):
    """FI-100 everybody flies home with all four treasures."""

    seats: int

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(range(self.seats))


class Lost(Outcome, frozen=True):
    """FI-101 to FI-104, every cause that applies."""

    causes: tuple[Cause, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return ()


class Island(State, frozen=True, kw_only=True):
    """The table. Places are numbers of the layout, sets of places bits; of a pile the last card is the top."""

    agenda: tuple[Acting | Ending | Considering | Discarding | Swimming | DrawTreasure | DrawFlood | NextTurn, ...]
    outcome: Won | Lost | None = None
    difficulty: Difficulty
    pace: Pace
    layout: str
    tiles: tuple[str, ...]
    flooded: int
    sunk: int
    turn: Seat
    adventurers: tuple[Adventurer, ...]
    pawns: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    asked: tuple[When, ...]
    captured: tuple[Seat | None, ...] = (None,) * len(TREASURES)
    """Before whom each treasure lies."""
    treasure_deck: tuple[Card, ...]
    treasure_discards: tuple[Card, ...] = ()
    flood_deck: tuple[int, ...]
    flood_discards: tuple[int, ...]
    water: int

    @property
    def players(self) -> range:
        return range(self.seats)

    @property
    def map(self) -> Layout:
        return LAYOUTS[self.layout]

    @property
    def standing(self) -> int:
        """The tiles still there, dry or flooded."""
        return LAYOUTS[self.layout].everywhere & ~self.sunk

    @property
    def landing(self) -> int:
        return self.tiles.index(LANDING)

    @property
    def rate(self) -> int:
        return flood_cards_at(self.water)

    @property
    def is_ready_to_lift_off(self) -> bool:
        """FI-100 all but the card itself."""
        return None not in self.captured and set(self.pawns) == {self.landing}

    def treasure_at(self, place: int) -> Treasure | None:
        return TREASURE_ON.get(self.tiles[place])

    def has_captured(self, treasure: Treasure) -> bool:
        return self.captured[TREASURES.index(treasure)] is not None

    @property
    def swimmers(self) -> tuple[Seat, ...]:
        """Who stands where there is no tile any more."""
        if not self.sunk:
            return ()
        return tuple(seat for seat, place in enumerate(self.pawns) if self.sunk >> place & 1)

    def swims(self, seat: Seat) -> int:
        return swims(self.map, self.adventurers[seat], self.pawns[seat], self.standing)

    @property
    def stranded(self) -> tuple[Seat, ...]:
        """FI-95 swimmers with nowhere to go."""
        return tuple(seat for seat in self.swimmers if not self.swims(seat))

    def is_asked(self, seat: Seat) -> bool:
        """FI-R4 whether a gate opens for this player: cards that can do something, and the standing answer."""
        hand, asked = self.hands[seat], self.asked[seat]
        if asked == "never" or ("helicopter-lift" not in hand and "sandbags" not in hand):
            return False
        if asked == "always":
            return self._can_play(hand, self.standing, self.flooded)
        return self._can_play(hand, self.in_danger, self.in_danger)

    def _can_play(self, hand: tuple[Card, ...], left: int, bagged: int) -> bool:
        """Whether a special card of this hand can lift a pawn from these tiles or bag one of those."""
        if "sandbags" in hand and bagged:
            return True
        if "helicopter-lift" not in hand:
            return False
        return self.is_ready_to_lift_off or (
            self.standing.bit_count() > 1 and any(left >> place & 1 for place in self.pawns)
        )

    @property
    def in_danger(self) -> int:
        """Flooded tiles that this turn's flood cards can sink: those of the deck, and all when it will not last."""
        lasts = len(self.flood_deck) >= self._flood_cards_to_come
        danger = 0
        for place in self.flood_deck if lasts else (*self.flood_deck, *self.flood_discards):
            danger |= 1 << place
        return danger & self.flooded

    @property
    def _flood_cards_to_come(self) -> int:
        """FI-R3 what is left of this phase, or the whole of the next."""
        drawing = [todo.left for todo in self.agenda if isinstance(todo, DrawFlood) and todo.left is not None]
        return drawing[0] if drawing else self.rate
