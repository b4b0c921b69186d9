"""Bridges of the day: the same cards for everyone, each player alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from cogs.loaded import Table
from cogs.table.deals import Deal, seed_of
from cogs.words.names import escaped
from db.steps import Step
from engine.bridges import GAME
from engine.bridges.daily import daily_options, share_card
from engine.play import legal, play, start, waiting
from locales import dated, say

if TYPE_CHECKING:
    from cogs.bot import Settings

SIGNS: Final = ("⬜", "🟢", "⭐")
"""A card of Bridges that finished no island, one, or more: told apart by their shapes too."""


class BridgesDeal(Deal):
    """The same cards, alone."""

    game = "bridges"

    def seed(self, settings: Settings, day: str) -> int:
        return seed_of(settings, day)

    def options(self, settings: Settings, day: str) -> dict[str, Any]:
        return {**daily_options(self.seed(settings, day)), "players": 1}

    def result(self, table: Table, history: Sequence[Step], language: str, streak: int) -> str:  # noqa: ARG002
        card = share_card(table.view(), 0)
        finished = [each.finished for each in card.rounds]
        grown = [after - before for before, after in zip([0, *finished], finished, strict=False)]
        races = [(say(language, f"bridges-{each.race}"), each) for each in card.races]
        none, one, more = SIGNS
        rank = say(language, f"bridges-{card.rank}") if card.rank else "–"
        name, day = escaped(table.seats[0].name), dated(language, date.fromisoformat(table.day or ""))
        return "\n".join(
            (
                say(language, "daily-result", name=name, date=day, side=card.side),
                say(language, "daily-points", points=card.points, finished=card.finished, rank=rank),
                "".join(SIGNS[min(new, len(SIGNS) - 1)] for new in grown),
                f"-# {say(language, 'daily-signs', none=none, one=one, more=more)}",
                *(say(language, "daily-race", race=name, round=of.round, points=of.points) for name, of in races),
                *([say(language, "daily-streak", days=streak)] if streak > 1 else []),
            )
        )

    def computers_score(self, settings: Settings, day: str) -> int:
        return _bridges_by_computer(self.seed(settings, day))


@lru_cache(maxsize=8)
def _bridges_by_computer(seed: int) -> int:
    state: Any = start(GAME, 1, daily_options(seed), seed).state
    while state.agenda:
        seat = waiting(state)[0]
        state = play(GAME, state, seat, GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))).state
    return GAME.score(state, 0) or 0
