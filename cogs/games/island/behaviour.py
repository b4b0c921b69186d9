"""How Forbidden Island differs at a table: turns, tiles at coordinates, and perils."""

# ruff: noqa: ARG002 — what the usual behaviour takes

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from cogs.behaviour import Behaviour, OwnPreference, Settled, Words
from cogs.games.island.daily import IslandDeal
from cogs.loaded import Table
from cogs.table.own import TOOLS_FOR_ODDS
from cogs.words.teller import Teller
from db.steps import Step
from engine.island.actions import When
from engine.island.daily import choose_for_the_day, score_of_the_day, turns_of
from engine.island.parts import Difficulty
from locales import listed, say

GATES: Final = OwnPreference("gates", "ask_about_cards", get_args(When), "matters")


class IslandWords(Words):
    """Tiles stand at coordinates, and the sea takes them."""

    goings = ("moved", "flew", "dived")
    MOST_PERILS: Final = 4

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        """Who has cards that somebody lacks, and where that pawn stands."""
        if field != "others" or not value:
            return None
        holders = (
            say(tell.language, "island-holds", who=tell.player(seat), count=count, at=tell.thing(at))
            for seat, count, at in value
        )
        return listed(tell.language, list(holders))

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        under = view.sunk_under
        return {
            "sunk_under": tell.named("tiles", under),
            "sunk_under_count": len(under),
            "gate": self._gate(tell, view),
        }

    @staticmethod
    def _gate(tell: Teller, view: Any) -> str:
        """Why a gate asks: which cards could help, and where; nothing where somebody wished it."""
        reasons = dict.fromkeys((each.why, each.cards, each.tiles) for each in view.asking if each.why != "as-wished")
        told = (
            say(tell.language, f"island-gate-{why}", cards=tell.named("cards", cards), tiles=tell.named("tiles", tiles))
            for why, cards, tiles in reasons
        )
        return "".join(f" {words}" for words in told)

    def perils(self, tell: Teller, view: Any) -> str:
        """What can sink now and how likely: first what a gate asks about, then what else matters."""
        asked = {square for each in view.asking if each.why == "to-save" for square in each.tiles}
        perils = [replace(each, why=each.why or each.matter) if each.square in asked else each for each in view.perils]
        perils.sort(key=lambda peril: (peril.square not in asked, peril.why is None, -peril.chance))
        if not perils:
            return ""
        named = [self._peril(tell, peril) for peril in perils[: self.MOST_PERILS]]
        tiles = listed(tell.language, named) if len(perils) <= self.MOST_PERILS else ", ".join([*named, "…"])
        return say(tell.language, "island-text-perils", tiles=tiles)

    @staticmethod
    def _peril(tell: Teller, peril: Any) -> str:
        words = say(
            tell.language,
            "island-text-peril",
            tile=tell.thing(peril.square),
            percent=max(1, round(100 * peril.chance)),
            why=peril.why or "none",
            treasure=tell.thing(peril.treasure) if peril.treasure else "",
            who=listed(tell.language, [tell.cited(tell.table.names[seat]) for seat in peril.who]),
        )
        return f"**{words}**" if peril.why is not None and not tell.plain else words


class Island(IslandWords, Behaviour):
    """One after the other, and harder after a victory."""

    tools_for_one = TOOLS_FOR_ODDS
    takes_computers = True
    finishing = "end-turn"
    two_hands = True
    preferences = (GATES,)
    deal = IslandDeal()

    def wished(self, table: Table) -> dict[str, Any]:
        """Return when each player wants to be asked at the gates."""
        return {"asked": [self.preferred(table, seat.user_id, GATES) for seat in table.seats]}

    def settled(self, table: Table) -> Settled | None:
        """On the island of a day they think by the day's own seed."""
        return (choose_for_the_day, (table.row.options["thought"],)) if table.day is not None else None

    def points(self, table: Table, seat: int, whole: Sequence[Step]) -> int | None:
        """The island of a day is ranked by treasures, marks and turns."""
        if table.day is None:
            return super().points(table, seat, whole)
        turns = turns_of(event for step in whole for event in table.events(step))
        return score_of_the_day(table.state, turns)

    def hand_name(self, table: Table, seat: int) -> str:
        return say(table.row.language, f"island-{table.view().adventurers[seat]}")

    def offered(self, tell: Teller, field: str, value: Any) -> str:
        called = super().offered(tell, field, value)
        there = [seat for seat, at in enumerate(tell.table.view().pawns) if field == "origin" and at == value]
        return f"{called} ({listed(tell.language, map(tell.player, there))})" if there else called

    def introduced(self, tell: Teller, newcomers: Collection[int]) -> list[str]:
        return [
            f"-# {tell.thing(each)}: {say(tell.language, f'island-power-{each}')}"
            for seat, each in enumerate(tell.table.view().characters)
            if tell.table.person(seat) in newcomers
        ]

    def next_seat(self, table: Table) -> int | None:
        seen = table.view()
        return (seen.turn + 1) % len(table.seats) if seen.waiting == "acting" else None

    def next_game(self, table: Table) -> tuple[str, dict[str, Any]] | None:
        levels = get_args(Difficulty)
        level = levels.index(table.row.options.get("difficulty", levels[0])) + 1
        return (f"island-difficulty-{levels[level]}", {"difficulty": levels[level]}) if level < len(levels) else None


BEHAVIOUR: Final = Island()
