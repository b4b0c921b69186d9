"""The rest of a turn of moving and shoring up: the best that can still come of it."""

from __future__ import annotations

from engine.contract import Seat
from engine.island.outlook import Outlook
from engine.island.parts import CARDS_FOR_A_TREASURE, Treasure, bits

CAPTURED = 200.0
"""A treasure that a turn can end with, in the units of `STEP`."""
GIFTS = (2.0, 6.0, 14.0, 60.0, 0.0, 0.0)
"""A card given to whom holds none of its treasure, one, two, three …"""
STEP = 0.5
"""What an action costs that leads nowhere."""
TRAP = 60.0
"""What it costs to end a turn on a flooded tile with no way out, times how likely it sinks."""


class Plan:
    """From one seat's outlook; values of whole turns are compared, so that every action is judged by where it leads."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        self.outlook = outlook
        self.seat = seat
        self.adventurer = outlook.view.adventurers[seat]
        self.here = outlook.pawns[seat]
        self.left = outlook.view.left
        self._known: dict[tuple[int, int, int], float] = {}

    def best(self, place: int, flooded: int, left: int) -> float:
        """The most a turn can still be worth."""
        position = (place, flooded, left)
        if position not in self._known:
            self._known[position] = self._best(place, flooded, left)
        return self._known[position]

    def _best(self, place: int, flooded: int, left: int) -> float:
        values = [self.stay(place, flooded, left)]
        if left:
            if wet := self.outlook.shorable(self.seat, place) & flooded:
                values.append(self._shored(place, flooded, wet, left))
            values += [self.best(there, flooded, left - 1) - STEP for there in bits(self._steps(place))]
        return max(values)

    def _steps(self, place: int) -> int:
        """The Pilot's flight is weighed when it is chosen, not at every step."""
        walker = "messenger" if self.adventurer == "pilot" else self.adventurer
        return self.outlook.ways(walker, place) & ~(1 << place)

    def _shored(self, place: int, flooded: int, wet: int, left: int) -> float:
        """The tile whose loss would hurt most, or the Engineer's two, then on."""
        several = 2 if self.adventurer == "engineer" else 1
        tiles = sorted(bits(wet), key=self.outlook.saved, reverse=True)[:several]
        return self.shored(tiles) + self.best(place, self.without(flooded, tiles), left - 1)

    def shored(self, tiles: list[int]) -> float:
        return sum(map(self.outlook.saved, tiles))

    @staticmethod
    def without(flooded: int, tiles: list[int]) -> int:
        for tile in tiles:
            flooded &= ~(1 << tile)
        return flooded

    def stay(self, place: int, flooded: int, left: int) -> float:
        """A turn that ends here: how near the goals are, what can still be done, whether it is a trap."""
        outlook = self.outlook
        value = outlook.pull(self.seat, place) + (self._deeds(place, left) if left else 0.0)
        if flooded >> place & 1 and not outlook.exits(self.seat, place):
            value -= TRAP * outlook.perils[place]
        return value

    def _deeds(self, place: int, left: int) -> float:
        """A treasure to capture here, cards to give here."""
        outlook = self.outlook
        treasure = outlook.view.tiles[place].treasure
        if treasure in outlook.missing and outlook.held(self.seat, treasure) >= CARDS_FOR_A_TREASURE:
            return CAPTURED
        gifts = [self.gift(treasure, to) for treasure, to in outlook.gatherers.items() if self._meets(to, place)]
        return max(gifts, default=0.0) if left else 0.0

    def _meets(self, other: Seat, place: int) -> bool:
        return other != self.seat and (self.adventurer == "messenger" or self.outlook.pawns[other] == place)

    def gift(self, treasure: Treasure, to: Seat) -> float:
        """What a card is worth in another hand: to whom gathers it, most of all the fourth."""
        outlook = self.outlook
        if outlook.gatherers.get(treasure) != to or not outlook.held(self.seat, treasure):
            return 0.0
        return GIFTS[outlook.held(to, treasure)] - outlook.spare(to)
