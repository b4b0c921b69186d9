"""The island of the day: the same decks, with computers that answer the same to the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cogs.loaded import Table
from cogs.table.deals import Deal, seed_of
from cogs.words.names import escaped
from cogs.words.story import standing
from db.steps import Step
from engine.island.daily import daily_island, score_by_computers, share_card, turns_of
from render.island.day import shared

if TYPE_CHECKING:
    from cogs.bot import Settings


class IslandDeal(Deal):
    """The same decks, with computers that answer the same to the same."""

    game = "island"

    def options(self, settings: Settings, day: str) -> dict[str, Any]:
        island = daily_island(self.seed(settings, day))
        company = {"players": island.seats, "computers": island.seats - 1, "strength": island.mind}
        return {**island.options, **company, "thought": seed_of(settings, f"{day} {self.game} thought")}

    def result(self, table: Table, history: Sequence[Step], language: str, streak: int) -> str:
        turns = turns_of(event for step in standing(history) for event in table.events(step))
        return shared(share_card(table.view(), turns), escaped(table.seats[0].name), table.day or "", language, streak)

    def computers_score(self, settings: Settings, day: str) -> int:
        return _island_by_computers(self.seed(settings, day))


@lru_cache(maxsize=8)
def _island_by_computers(seed: int) -> int:
    return score_by_computers(daily_island(seed))
