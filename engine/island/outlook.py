"""What a thoughtful player reads from the table: what is in peril, who gathers what, who should go where."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from engine.contract import Seat
from engine.island.parts import (
    CARDS_FOR_A_TREASURE,
    HAND_LIMIT,
    LANDING,
    LAYOUTS,
    TREASURES,
    Adventurer,
    Held,
    Treasure,
    bits,
)
from engine.island.reach import dives, near
from engine.island.view import IslandView

FAR = 9
"""Actions to a place that cannot be reached."""
URGENT = 0.1
"""How much a tile to be saved draws pawns, for each step."""


class Outlook:
    """Everything is read from a view, so that nothing hidden can be known."""

    def __init__(self, view: IslandView) -> None:
        self.view = view
        self.layout = LAYOUTS[view.layout]
        self.place = self.layout.place
        self.pawns = [self.place[square] for square in view.pawns]
        self.standing = sum(1 << place for place, tile in enumerate(view.tiles) if tile.state != "sunk")
        self.flooded = sum(1 << place for place, tile in enumerate(view.tiles) if tile.state == "flooded")
        self.landing = next(place for place, tile in enumerate(view.tiles) if tile.tile == LANDING)
        self._pulls: dict[tuple[Seat, int], float] = {}
        self.missing = [treasure for treasure in TREASURES if treasure not in view.captured]

    def held(self, seat: Seat, treasure: Treasure) -> int:
        return self.view.hands[seat].count(treasure)

    @cached_property
    def lifts(self) -> int:
        """Helicopter Lifts in all hands."""
        return sum(hand.count("helicopter-lift") for hand in self.view.hands)

    def sites(self, treasure: Treasure) -> int:
        """The tiles where a treasure can still be captured."""
        return sum(1 << place for place in bits(self.standing) if self.view.tiles[place].treasure == treasure)

    # Peril

    @cached_property
    def perils(self) -> list[float]:
        """How likely each tile sinks this turn, if nobody does anything about it."""
        perils = [0.0] * len(self.view.tiles)
        for peril in self.view.perils:
            perils[self.place[peril.square]] = peril.chance
        return perils

    @cached_property
    def worths(self) -> list[float]:
        """What the team would lose with each tile."""
        return [self._worth(place) for place in range(len(self.view.tiles))]

    def _worth(self, place: int) -> float:
        if place == self.landing:
            return 100
        treasure = self.view.tiles[place].treasure
        if treasure is None or treasure not in self.missing:
            return 4
        twin = self.sites(treasure) & ~(1 << place)
        if not twin:
            return 100
        return 40 if twin & self.flooded else 20

    def saved(self, place: int) -> float:
        """What shoring up a flooded tile is worth now."""
        return self.worths[place] * (self.perils[place] + 0.03)

    # Cards

    @cached_property
    def gatherers(self) -> dict[Treasure, Seat]:
        """Who gathers each missing treasure: the most held first, and rarely two of them in one hand."""
        gatherers: dict[Treasure, Seat] = {}
        for treasure in sorted(self.missing, key=self.in_hands, reverse=True):
            claims = [self._claim(seat, treasure, gatherers.values()) for seat in range(self.view.seats)]
            gatherers[treasure] = claims.index(max(claims))
        return gatherers

    def _claim(self, seat: Seat, treasure: Treasure, busy: Collection[Seat]) -> float:
        """The Messenger gives rather than takes."""
        gives = self.view.adventurers[seat] == "messenger"
        return self.held(seat, treasure) - 0.5 * gives - 1.2 * (seat in busy) - 0.01 * len(self.view.hands[seat])

    def keeps(self, seat: Seat, card: Held) -> float:
        """What a card is worth in this hand."""
        if card == "helicopter-lift":
            return 40.0 if self.lifts <= 1 else 14.0
        if card == "sandbags":
            return 10.0
        held = self.held(seat, card)
        if card not in self.missing or held > CARDS_FOR_A_TREASURE:
            return 0.0
        scarce = self.view.treasure_discards.count(card) > 0
        mine = self.gatherers[card] == seat
        return (5.0 if mine else 3.0) * held + self.in_hands(card) + (4.0 if scarce else 0.0)

    def spare(self, seat: Seat) -> float:
        """What a full hand loses with one card more."""
        hand = self.view.hands[seat]
        return 0.0 if len(hand) < HAND_LIMIT else min(self.keeps(seat, card) for card in hand)

    def in_hands(self, treasure: Treasure) -> int:
        return sum(hand.count(treasure) for hand in self.view.hands)

    # Ways

    def goals(self, seat: Seat) -> list[tuple[float, int]]:
        """Where a pawn is wanted, and how much."""
        if not self.missing:
            return [(30.0, 1 << self.landing)]
        goals = [(URGENT * self.saved(place), 1 << place) for place in bits(self.flooded) if self.worths[place] >= 20]
        for treasure, gatherer in self.gatherers.items():
            held = self.held(seat, treasure)
            if held >= CARDS_FOR_A_TREASURE:
                goals.append((20.0, self.sites(treasure)))
            elif gatherer == seat:
                goals += self._gathering(seat, treasure, held)
            elif held and self.view.adventurers[seat] != "messenger":
                goals.append((self._longing(treasure) * held, 1 << self.pawns[gatherer]))
        return goals

    def _gathering(self, seat: Seat, treasure: Treasure, held: int) -> list[tuple[float, int]]:
        """Towards its tiles, and towards those who hold more of it."""
        longing = self._longing(treasure)
        return [(0.5 * held, self.sites(treasure))] + [
            (longing * self.held(other, treasure), 1 << self.pawns[other])
            for other in range(self.view.seats)
            if other != seat and self.held(other, treasure) and self.view.adventurers[other] != "messenger"
        ]

    def _longing(self, treasure: Treasure) -> float:
        return 2.5 if self.in_hands(treasure) >= CARDS_FOR_A_TREASURE else 0.8

    def pull(self, seat: Seat, place: int) -> float:
        """How well a place suits a pawn's goals; nearer is more."""
        known = self._pulls.get((seat, place))
        if known is None:
            known = self._pulls[seat, place] = self._pull(seat, place)
        return known

    def _pull(self, seat: Seat, place: int) -> float:
        goals = self.goals(seat)
        if not goals:
            return 0.0
        steps = self._steps(self.view.adventurers[seat], place)
        return -sum(weight * min((steps[other] for other in bits(there)), default=FAR) for weight, there in goals)

    def _steps(self, adventurer: Adventurer, origin: int) -> list[int]:
        """Actions to each place, with an adventurer's ways of moving."""
        steps = [FAR] * len(self.view.tiles)
        edge, been, distance = 1 << origin, 0, 0
        while edge:
            reached = 0
            for place in bits(edge):
                steps[place] = distance
                reached |= self.ways(adventurer, place)
            been |= edge
            edge = reached & ~been
            distance += 1
        return steps

    def ways(self, adventurer: Adventurer, place: int) -> int:
        if adventurer == "pilot":
            return self.standing
        reached = near(self.layout, adventurer, place) & self.standing
        if adventurer == "diver":
            reached |= dives(self.layout, place, self.standing, self.standing & ~self.flooded)
        return reached

    def exits(self, seat: Seat, place: int) -> int:
        """How many ways lead on from a place."""
        return (self.ways(self.view.adventurers[seat], place) & ~(1 << place)).bit_count()

    def shorable(self, seat: Seat, place: int) -> int:
        """What can be shored up from a place, if it is flooded."""
        return near(self.layout, self.view.adventurers[seat], place) | 1 << place
