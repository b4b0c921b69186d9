"""What is on the table, and the agenda's lines."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Outcome, Seat, State, Todo
from engine.island.actions import When
from engine.island.asking import asked
from engine.island.events import Cause
from engine.island.parts import (
    ACTIONS,
    HAND_LIMIT,
    LANDING,
    LAYOUTS,
    TREASURE_CARDS_A_TURN,
    TREASURE_ON,
    TREASURES,
    Adventurer,
    Card,
    Difficulty,
    Held,
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
        return tuple([seat for seat in range(state.seats) if self.asks(state, seat)])

    def asks(self, state: Island, seat: Seat) -> bool:
        return seat not in self.passed and asked(state, seat) is not None


class Discarding(Todo, frozen=True):
    """FI-80 a hand of six or more."""

    seat: Seat

    def waits_for(self, state: Island) -> tuple[Seat, ...]:
        return (self.seat,) if len(state.players[self.seat].hand) > HAND_LIMIT else ()


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
            seat
            for seat, player in enumerate(state.players)
            if "helicopter-lift" in player.hand and seat not in self.passed
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


class Player(Struct, frozen=True, gc=False):
    """Who plays at a seat: an adventurer, the place of the pawn, the open hand, the standing answer at gates."""

    adventurer: Adventurer
    pawn: int
    hand: tuple[Held, ...]
    asked: When
    passing: bool = False
    """At no gate of this turn."""

    def at(self, place: int) -> Player:
        """The same player, the pawn elsewhere."""
        return replace(self, pawn=place)

    def having(self, card: Held) -> Player:
        """With one card more."""
        return replace(self, hand=(*self.hand, card))

    def without(self, card: Held, times: int = 1) -> Player:
        """With one card, or several of a kind, fewer."""
        hand = list(self.hand)
        for _ in range(times):
            hand.remove(card)
        return replace(self, hand=tuple(hand))


class Island(State, frozen=True, kw_only=True):
    """The table. Places are numbers of the layout, sets of places bits; of a pile the last card is the top."""

    version: int = 2
    agenda: tuple[Acting | Ending | Considering | Discarding | Swimming | DrawTreasure | DrawFlood | NextTurn, ...]
    outcome: Won | Lost | None = None
    difficulty: Difficulty
    pace: Pace
    layout: str
    tiles: tuple[str, ...]
    flooded: int
    sunk: int
    turn: Seat
    players: tuple[Player, ...]
    captured: tuple[Seat | None, ...] = (None,) * len(TREASURES)
    """Before whom each treasure lies."""
    treasure_deck: tuple[Card, ...]
    treasure_discards: tuple[Card, ...] = ()
    flood_deck: tuple[int, ...]
    flood_layers: tuple[int, ...]
    """What everybody knows of the flood deck, from the bottom: sets of cards that lie below and above each other."""
    flood_discards: tuple[int, ...]
    water: int

    def players_with(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """All players, after something of one of them has changed."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    @property
    def pawns(self) -> tuple[int, ...]:
        """The place of each pawn, by seat."""
        return tuple([player.pawn for player in self.players])

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

    @property
    def treasure_cards_to_come(self) -> int:
        """FI-70 what this turn still turns up of them."""
        if any(isinstance(todo, Acting | Ending) for todo in self.agenda):
            return TREASURE_CARDS_A_TURN
        return sum(todo.left for todo in self.agenda if isinstance(todo, DrawTreasure))

    @property
    def flood_cards_to_come(self) -> int:
        """FI-R3 what is left of this phase, or the whole of it as the meter stands."""
        for todo in self.agenda:
            if isinstance(todo, DrawFlood):
                return self.rate if todo.left is None else todo.left
            if isinstance(todo, Acting | Ending):
                return self.rate
        return 0

    @property
    def flood_cards_before_the_next_gate(self) -> int:
        """FI-R4 at a gate: one with `careful`, and none where treasure cards come first."""
        following = self.agenda[1]
        if not isinstance(following, DrawFlood):
            return 0
        return 1 if self.pace == "careful" else self.flood_cards_to_come

    def treasure_at(self, place: int) -> Treasure | None:
        return TREASURE_ON.get(self.tiles[place])

    def has_captured(self, treasure: Treasure) -> bool:
        return self.captured[TREASURES.index(treasure)] is not None

    @property
    def swimmers(self) -> tuple[Seat, ...]:
        """Who stands where there is no tile any more."""
        if not self.sunk:
            return ()
        return tuple([seat for seat, player in enumerate(self.players) if self.sunk >> player.pawn & 1])

    def swims(self, seat: Seat) -> int:
        player = self.players[seat]
        return swims(self.map, player.adventurer, player.pawn, self.standing)

    @property
    def stranded(self) -> tuple[Seat, ...]:
        """FI-95 swimmers with nowhere to go."""
        return tuple(seat for seat in self.swimmers if not self.swims(seat))
