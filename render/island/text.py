"""The island in words: one telling of the position, in three lengths. The picture asks here what it says, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.contract import Action
from engine.island.actions import Discard, Give
from engine.island.parts import LANDING, TREASURE_CARDS, TREASURES, Card, Treasure
from engine.island.prospects import Loss, Prospects, prospects
from engine.island.view import IslandView, Peril, TileView
from locales import listed, say
from render.island.causes import causes
from render.island.choices import choices
from render.island.perils import percent_of, perils_by_chance
from render.island.question import question

MOST = 1024
"""What a description may have on Discord."""
MOST_BRIEF = 1300
"""What a board has room for beside its news."""
SIGNS = {"dry": "#", "flooded": "~", "sunk": "x"}


def text(view: IslandView, names: Sequence[str], language: str) -> str:
    """The whole position, and what its reader may do; the drawing in letters comes last."""
    telling = Telling(view, tuple(names), language)
    may = choices(view, language, Telling(view, tuple(names), language, detail=1).named)
    return "\n".join((*telling.everything(), *may, *_drawing(view, language)))


def odds(view: IslandView, names: Sequence[str], language: str) -> str:
    """What can sink now, how the game could be lost by the next turn, and the chance to win."""
    told = prospects(view)
    telling = Telling(view, tuple(names), language)
    return "\n".join((*telling.perils(), *telling.losses(told), *telling.winning(told)))


def act(view: IslandView, names: Sequence[str], language: str, action: Action, detail: int = 3) -> str:
    """An action as its button calls it."""
    telling = Telling(view, tuple(names), language, detail)
    values = {name: telling.named(name, getattr(action, name)) for name in action.__struct_fields__}
    if isinstance(action, Give | Discard):
        values["card_the"] = say(language, f"island-{action.card}.the")
    return say(language, f"island-do-{action.__struct_config__.tag}", **values)


def brief(view: IslandView, names: Sequence[str], language: str) -> str:
    """What stands in for the picture under a table's news, which tell what can sink; as much as there is room for."""
    telling = Telling(view, tuple(names), language)
    first, last = (*telling.people(), *telling.water()), _drawing(view, language)
    between = (*telling.treasures(), *telling.decks())
    told = ["\n".join((*first, *between[:kept], *last)) for kept in range(len(between), -1, -1)]
    return next((words for words in told if len(words) <= MOST_BRIEF), told[-1])


def alt(view: IslandView, names: Sequence[str], language: str) -> str:
    """What the picture shows, for its description; every place by its name where there is room, briefer where not."""
    words = _described(view, names, language)
    called = sum(len(say(language, f"island-{tile.tile}")) + 1 for tile in view.tiles)
    if len(words) + called <= MOST and len(whole := _described(view, names, language, 3)) <= MOST:
        return whole
    for longest in (40, 16, 6):
        if len(words) <= MOST:
            return words
        words = _described(view, names, language, 1, longest)
    return words if len(words) <= MOST else words[: MOST - 1] + "…"


def _described(view: IslandView, names: Sequence[str], language: str, detail: int = 2, longest: int = 40) -> str:
    shown = tuple(name if len(name) <= longest else name[: longest - 1] + "…" for name in names)
    return "\n".join(Telling(view, shown, language, detail).description())


# The facts


@dataclass(frozen=True)
class Telling:
    """The position, sentence by sentence; with less detail a place is its coordinate alone."""

    view: IslandView
    names: tuple[str, ...]
    language: str
    detail: int = 3

    @cached_property
    def _tiles(self) -> dict[str, TileView]:
        return {tile.square: tile for tile in self.view.tiles}

    def everything(self) -> Iterator[str]:
        yield from self.water()
        yield from self.perils()
        yield from self.treasures()
        yield from self.people()
        yield from self.tiles()
        yield from self.decks()

    def description(self) -> Iterator[str]:
        """Where there is no room for all: without what follows from the rest."""
        yield from self.asked()
        if self.view.outcome:
            yield from causes(self.view, self.names, self.language)
        if self.detail > 2:
            yield from self.everything()
            return
        yield from self.landing()
        yield from self.water()
        yield from self.perils()
        yield from self.treasures() if self.detail > 1 else (self._won(),)
        yield from self.people()
        yield from self.tiles("flooded", "sunk")
        yield from self._flood_discards()

    def asked(self) -> Iterator[str]:
        key, seats, values, more = question(self.view, self.names, self.language)
        name = listed(self.language, [self.names[seat] for seat in seats])
        asked = say(self.language, key, name=name, **values)
        yield f"{asked}{'' if asked[-1] in '?!' else '.'} {more}."

    def landing(self) -> Iterator[str]:
        """Where everybody has to get in the end; nobody could tell it from a coordinate."""
        tile = next(each for each in self.view.tiles if each.tile == LANDING)
        yield f"{self._called(LANDING)}: {self._with_state(tile)}."

    def water(self) -> Iterator[str]:
        view = self.view
        key = "island-text-water" if view.next_rate else "island-text-water-last"
        yield say(self.language, key, mark=view.water, rate=view.rate, next=view.next_rate or 0)

    def perils(self) -> Iterator[str]:
        """What can sink this turn and how likely, the likeliest first."""
        likeliest = sorted(self.view.perils, key=lambda peril: -peril.chance)
        told = [(percent_of(peril), self._peril(peril)) for peril in likeliest]
        if told:
            yield perils_by_chance(self.language, told)
        elif not self.view.outcome:
            yield say(self.language, "island-text-no-perils")

    def _peril(self, peril: Peril) -> str:
        return say(
            self.language,
            "island-text-peril",
            tile=self._place(peril.square),
            why=peril.why or "none",
            treasure=self._called(peril.treasure) if peril.treasure else "",
            who=listed(self.language, [self.names[seat] for seat in peril.who]),
            count=len(peril.who),
        )

    def named(self, field: str, value: Any) -> Any:
        """A place, a card, somebody, several of them."""
        if isinstance(value, tuple):
            return listed(self.language, [self.named(field, each) for each in value])
        if isinstance(value, int):
            return self.names[value]
        if value is None:
            return "none"
        return self._place(value) if value in self._tiles else self._called(value)

    def losses(self, told: Prospects) -> Iterator[str]:
        """By the next turn, and in which ways."""
        ways = [self._loss(each) for each in told.losses]
        yield say(self.language, "island-odds-lost", percent=told.lost, count=len(ways), ways="; ".join(ways))

    def _loss(self, loss: Loss) -> str:
        return say(
            self.language,
            f"island-odds-{loss.cause}",
            percent=loss.chance,
            tile=self._place(loss.tile) if loss.tile else "",
            treasure=self._called(loss.treasure) if loss.treasure else "",
            who=self.names[loss.who] if loss.who is not None else "",
        )

    def winning(self, told: Prospects) -> Iterator[str]:
        if told.band is not None:
            low, high = told.band
            yield say(self.language, "island-odds-won", low=low, high=high)

    def treasures(self) -> Iterator[str]:
        """Which are won; of each other one its tiles, and where its cards are."""
        yield self._won()
        for treasure in TREASURES:
            if treasure not in self.view.captured:
                yield self._quest(treasure)

    def _won(self) -> str:
        won = [self._called(treasure) for treasure in TREASURES if treasure in self.view.captured]
        return say(self.language, "island-text-captured", count=len(won), treasures=listed(self.language, won))

    def _quest(self, treasure: Treasure) -> str:
        view = self.view
        places = [tile for tile in view.tiles if tile.treasure == treasure]
        tiles = [self._with_state(tile) for tile in places]
        counts = [(name, hand.count(treasure)) for name, hand in zip(self.names, view.hands, strict=False)]
        held = [say(self.language, "island-text-has", name=name, count=many) for name, many in counts if many]
        return say(
            self.language,
            "island-text-treasure",
            treasure=self._called(treasure),
            tiles=listed(self.language, tiles),
            held=listed(self.language, held) or say(self.language, "island-text-nobody"),
            deck=in_deck(view)[treasure],
            gone=view.treasure_discards.count(treasure),
        )

    def _with_state(self, tile: TileView) -> str:
        return say(self.language, "island-text-tile", tile=tile.square, state=tile.state)

    def people(self) -> Iterator[str]:
        view = self.view
        for seat, name in enumerate(self.names):
            role = self._called(view.adventurers[seat])
            yield say(
                self.language,
                "island-text-player" if role != name else "island-text-alone",
                number=seat + 1,
                name=name,
                role=role,
                tile=self._place(view.pawns[seat]),
                cards=self._cards(Counter(view.hands[seat])),
            )

    def tiles(self, *states: str) -> Iterator[str]:
        """Every tile by its state."""
        for state in states or ("flooded", "sunk", "dry"):
            found = [tile.square for tile in self.view.tiles if tile.state == state]
            if found:
                yield say(
                    self.language, f"island-text-{state}", count=len(found), tiles=", ".join(map(self._place, found))
                )

    def decks(self) -> Iterator[str]:
        """Both decks, and both discards looked through (FI-16)."""
        view, language = self.view, self.language
        left, spent = self._cards(in_deck(view)), self._cards(Counter(view.treasure_discards))
        yield say(language, "island-text-treasure-deck", count=view.treasure_deck, cards=left)
        yield say(language, "island-text-treasure-discards", count=len(view.treasure_discards), cards=spent)
        yield say(self.language, "island-text-flood-deck", count=view.flood_deck)
        if len(view.flood_layers) > 1:
            top = ", ".join(view.flood_layers[0])
            yield say(self.language, "island-text-flood-top", count=len(view.flood_layers[0]), tiles=top)
        yield from self._flood_discards()

    def _flood_discards(self) -> Iterator[str]:
        if spent := self.view.flood_discards:
            yield say(self.language, "island-text-flood-discards", count=len(spent), tiles=", ".join(sorted(spent)))

    def _cards(self, cards: Counter[Card]) -> str:
        told = [
            say(self.language, f"island-{card}.the") if n == 1 else f"{n} {say(self.language, f'island-{card}.many')}"
            for card, n in sorted(cards.items())
            if n
        ]
        return listed(self.language, told) or say(self.language, "island-text-no-cards")

    def _place(self, square: str) -> str:
        return square if self.detail < 3 else f"{square} {self._called(self._tiles[square].tile)}"

    def _called(self, thing: str) -> str:
        return say(self.language, f"island-{thing}")


def in_deck(view: IslandView) -> Counter[Card]:
    """What the treasure deck still holds: what is neither in a hand nor in the discards."""
    return Counter(TREASURE_CARDS) - Counter((*view.treasure_discards, *(card for hand in view.hands for card in hand)))


# The drawing in letters


def _drawing(view: IslandView, language: str) -> list[str]:
    return [say(language, "island-text-drawing"), "```", *board(view, language), "```"]


def board(view: IslandView, language: str) -> list[str]:
    """Rows of cells: the tile's state, its treasure's letter, the seats of the pawns on it."""
    tiles = {tile.square: tile for tile in view.tiles}
    letters = [chr(ord("A") + column) for column in range(len(view.rows[0]))]
    numbers = range(1, len(view.rows) + 1)
    rows = [[_cell(view, tiles.get(f"{letter}{number}"), language) for letter in letters] for number in numbers]
    wide = max(5, 1 + max(len(cell) for row in rows for cell in row))
    headed = zip(("", *numbers), (letters, *rows), strict=True)
    return [f"{head:<3}" + "".join(f"{cell:<{wide}}" for cell in row).rstrip() for head, row in headed]


def _cell(view: IslandView, tile: TileView | None, language: str) -> str:
    if tile is None:
        return "."
    pawns = "".join(str(seat + 1) for seat, square in enumerate(view.pawns) if square == tile.square)
    letter = say(language, f"island-{tile.treasure}.letter") if tile.treasure else ""
    landing = say(language, "island-fools-landing.letter") if tile.tile == LANDING else ""
    return SIGNS[tile.state] + letter + landing + pawns
