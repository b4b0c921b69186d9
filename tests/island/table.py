"""A table set from a picture, played in verbs, compared with another picture.

A place is `.` dry, `~` flooded or `x` sunk, then perhaps a letter for its tile (l landing; s t stone; w v statue;
f g crystal; c d chalice), then the pawns on it: E engineer, P pilot, N navigator, X explorer, D diver, M messenger.
Tiles without a letter get a harmless one as long as there are any. Piles are told top first; `|` is their bottom.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import pytest

from engine.chance import Luck
from engine.contract import Event, Illegal
from engine.island import GAME
from engine.island.actions import When
from engine.island.parts import (
    LAYOUTS,
    TILES,
    TREASURE_CARDS,
    TREASURE_ON,
    TREASURES,
    Adventurer,
    Card,
    Held,
    Layout,
    places,
)
from engine.island.state import Acting, Island, Pace, Player
from engine.play import legal, load, play, read, save, waiting, write

PAWNS: dict[str, Adventurer] = {
    "E": "engineer",
    "P": "pilot",
    "N": "navigator",
    "X": "explorer",
    "D": "diver",
    "M": "messenger",
}
MARKS = {
    "l": "fools-landing",
    "s": "temple-of-the-moon",
    "t": "temple-of-the-sun",
    "w": "whispering-garden",
    "v": "howling-garden",
    "f": "cave-of-embers",
    "g": "cave-of-shadows",
    "c": "coral-palace",
    "d": "tidal-palace",
}
CARD_NAMED: dict[str, Card] = {
    **{card: card for card in TREASURE_CARDS},
    "lift": "helicopter-lift",
    "rise": "waters-rise",
}

ISLAND = """
        .  .
     .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .
     .  .  .  .
        .  .
"""


E = TypeVar("E", bound=Event)


class Table:
    """`Table("PX", drawing, P="crystal stone", treasure="rise lift", flood="C3")`: the Pilot acts first."""

    def __init__(
        self,
        team: str,
        drawing: str = ISLAND,
        *,
        layout: str = "classic",
        treasure: str = "",
        treasure_discards: str = "",
        flood: str = "",
        flood_discards: str = "",
        captured: str = "",
        water: int = 1,
        pace: Pace = "swift",
        asked: When = "always",
        seed: int = 1,
        **hands: str,
    ) -> None:
        self.team = team
        self.layout = LAYOUTS[layout]
        drawn = drawing.split()
        assert len(drawn) == len(TILES), f"{len(drawn)} places drawn"
        held = tuple(_hand(hands.pop(letter, "")) for letter in team)
        assert not hands, f"hands for nobody: {hands}"
        deck, discards = _treasure_piles(treasure, treasure_discards, [card for hand in held for card in hand])
        sunk = _places_marked(drawn, "x")
        flood_deck, flood_pile = _flood_piles(self.layout, flood, flood_discards, sunk)
        self.state = Island(
            seats=len(team),
            luck=Luck(seed),
            agenda=(Acting(0),),
            difficulty="novice",
            pace=pace,
            layout=layout,
            tiles=_tiles(drawn),
            flooded=_places_marked(drawn, "~"),
            sunk=sunk,
            turn=0,
            players=tuple(
                Player(PAWNS[letter], _standing_on(drawn, letter), hand, asked)
                for letter, hand in zip(team, held, strict=True)
            ),
            captured=tuple(0 if treasure in captured.split() else None for treasure in TREASURES),
            treasure_deck=deck,
            treasure_discards=discards,
            flood_deck=flood_deck,
            flood_layers=(places(flood_deck),) if flood_deck else (),
            flood_discards=flood_pile,
            water=water,
        )
        self.events: tuple[Event, ...] = ()
        self._is_sound()

    def _is_sound(self) -> None:
        assert GAME.faults(self.state) == []
        assert load(GAME, save(self.state)) == self.state

    # Verbs

    def play(self, *lines: str) -> Table:
        """`play("P move C3", "N navigate X C4")`; what these lines led to is in `events`."""
        self.events = ()
        for line in lines:
            seat, action = self._said(line)
            self.state, more = play(GAME, self.state, seat, action)
            self.events += more
            self._is_sound()
        return self

    def end_turn(self) -> Table:
        """The acting player ends the turn."""
        return self.play(f"{self.team[self.state.turn]} end-turn")

    def _said(self, line: str):
        letter, *words = line.split()
        return self.team.index(letter), read(GAME, " ".join(map(self._numbered, words)))

    def _numbered(self, word: str) -> str:
        """Letters of the team become seats: `P+X` is `0+1`."""
        letters = word.split("+")
        return "+".join(str(self.team.index(letter)) for letter in letters) if set(letters) <= set(self.team) else word

    # What one can see

    def choices(self, letter: str, verb: str) -> set[str]:
        """What this player may say after a verb."""
        lines = [write(action) for action in legal(GAME, self.state, self.team.index(letter))]
        return {line.partition(" ")[2] for line in lines if line.partition(" ")[0] == verb}

    def verbs(self, letter: str) -> set[str]:
        return {write(action).split()[0] for action in legal(GAME, self.state, self.team.index(letter))}

    @property
    def waits(self) -> str:
        """The letters of those the table waits for."""
        return "".join(self.team[seat] for seat in waiting(self.state))

    def hand(self, letter: str) -> str:
        return " ".join(sorted(self.state.players[self.team.index(letter)].hand))

    @property
    def treasure_pile(self) -> str:
        return " ".join(sorted(self.state.treasure_discards))

    @property
    def flood_pile(self) -> str:
        return " ".join(self.layout.squares[place] for place in self.state.flood_discards)

    def told(self, *kinds: type[E]) -> list[E]:
        """Of what happened, the events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    # Comparisons

    def shows(self, drawing: str) -> Table:
        """The island is as drawn; a place drawn without its tile's letter may be any tile."""
        for square, drawn, (mark, tile, pawns) in zip(self.layout.squares, drawing.split(), self._seen(), strict=True):
            expected = "".join(sorted(letter for letter in drawn[1:] if letter in self.team))
            assert (drawn[0], expected) == (mark, pawns), f"{square} is {mark}{pawns}, drawn as {drawn}\n{self}"
            assert not _tile_of(drawn) or _tile_of(drawn) == tile, f"{square} is {tile}, drawn as {drawn}"
        return self

    def reaches(self, line: str, drawing: str) -> Table:
        """`reaches("D dive", drawing)`: the squares one may name are those drawn as `*`."""
        letter, *words = line.split()
        lead = " ".join(map(self._numbered, words))
        lines = [write(action) for action in legal(GAME, self.state, self.team.index(letter))]
        found = {said.removeprefix(lead).strip() for said in lines if said.startswith(lead + " ")}
        drawn = {square for square, mark in zip(self.layout.squares, drawing.split(), strict=True) if mark == "*"}
        assert found == drawn, f"{line}: {sorted(found)}, drawn {sorted(drawn)}"
        return self

    def refuses(self, line: str, reason: str, **values: object) -> Table:
        """The refusal names its reason and values, and nothing has changed."""
        before = save(self.state)
        seat, action = self._said(line)
        with pytest.raises(Illegal) as refusal:
            play(GAME, self.state, seat, action)
        assert (refusal.value.reason, refusal.value.values) == (reason, values), refusal.value
        assert save(self.state) == before
        return self

    def _seen(self) -> list[tuple[str, str, str]]:
        state = self.state
        return [
            (
                "x" if state.sunk >> place & 1 else "~" if state.flooded >> place & 1 else ".",
                state.tiles[place],
                "".join(sorted(letter for letter, pawn in zip(self.team, state.pawns, strict=True) if pawn == place)),
            )
            for place in range(len(TILES))
        ]

    def __str__(self) -> str:
        seen = iter(self._seen())
        return "\n".join(
            " ".join("".join(next(seen)[::2]).ljust(3) if mark == "#" else "   " for mark in row)
            for row in self.layout.rows
        )


def _cards(words: str) -> tuple[Card, ...]:
    return tuple(CARD_NAMED[word] for word in words.split())


def _hand(words: str) -> tuple[Held, ...]:
    return tuple(card for card in _cards(words) if card != "waters-rise")


def _treasure_piles(top: str, discards: str, held: list[Held]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The rest of the 28 lies under the told ones, or with the discards when `|` tells the bottom."""
    told, lying = _cards(top.removesuffix("|")), _cards(discards)
    rest = tuple((Counter(TREASURE_CARDS) - Counter([*told, *lying, *held])).elements())
    if top.endswith("|"):
        return told[::-1], (*lying, *rest)
    return (*rest[::-1], *told[::-1]), lying


def _flood_piles(layout: Layout, top: str, discards: str, sunk: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    told = tuple(layout.place[square] for square in top.removesuffix("|").split())
    lying = tuple(layout.place[square] for square in discards.split())
    rest = tuple(place for place in range(len(TILES)) if place not in {*told, *lying} and not sunk >> place & 1)
    if top.endswith("|"):
        return told[::-1], (*lying, *rest)
    return (*rest[::-1], *told[::-1]), lying


def _places_marked(drawing: list[str], mark: str) -> int:
    return places(place for place, drawn in enumerate(drawing) if drawn[0] == mark)


def _standing_on(drawing: list[str], letter: str) -> int:
    found = [place for place, drawn in enumerate(drawing) if letter in drawn[1:]]
    return found[0] if found else len(drawing) - 2  # undrawn pawns wait at the southern end


def _tile_of(drawn: str) -> str | None:
    return next((MARKS[letter] for letter in drawn[1:] if letter in MARKS), None)


def _tiles(drawing: list[str]) -> tuple[str, ...]:
    """Unmarked places get the plain tiles first, then treasures, the landing last."""
    named = [_tile_of(drawn) for drawn in drawing]
    others = [tile for tile in TILES if tile not in named]
    unmarked = iter(sorted(others, key=lambda tile: (tile == "fools-landing", tile in TREASURE_ON)))
    return tuple(tile or next(unmarked) for tile in named)
