"""What is dealt on a day in each game, who has begun it, and how a result is told and ranked."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from cogs.loaded import Table
from cogs.words.names import escaped
from cogs.words.story import standing
from db.steps import Step
from engine import GAMES
from engine.bridges.daily import daily_options
from engine.bridges.daily import share_card as bridges_card
from engine.island.daily import daily_island, score_by_computers, turns_of
from engine.island.daily import share_card as island_card
from engine.play import legal, play, start, waiting
from locales import dated, say
from render.island_day import shared

if TYPE_CHECKING:
    from cogs.bot import Settings

SEED_BYTES: Final = 7
SIGNS: Final = ("⬜", "🟢", "⭐")
"""A card of Bridges that finished no island, one, or more: told apart by their shapes too."""


def keyed(settings: Settings, words: str) -> bytes:
    """What nobody can know who does not know the host's secret."""
    secret = settings.daily_secret or hashlib.sha256(f"daily {settings.token}".encode()).hexdigest()
    return hmac.new(secret.encode(), words.encode(), hashlib.sha256).digest()


def seed_of(settings: Settings, words: str) -> int:
    return int.from_bytes(keyed(settings, words)[:SEED_BYTES], "big")


def who(settings: Settings, day: str, game: str, user_id: int) -> str:
    """As somebody who began a day's deal is noted, so that nobody can read who it was."""
    return keyed(settings, f"{day} {game} {user_id}").hex()


class Deal:
    """A game that is dealt each day."""

    game: str

    def seed(self, settings: Settings, day: str) -> int:
        """Of the table of a day."""
        return seed_of(settings, f"{day} {self.game}")

    def options(self, settings: Settings, day: str) -> dict[str, Any]:
        """Of the table of a day, beside the day."""
        raise NotImplementedError

    def result(self, table: Table, history: Sequence[Step], language: str, streak: int) -> str:
        """How it went, and nothing of the deal."""
        raise NotImplementedError

    def computers_score(self, settings: Settings, day: str) -> int:
        """What the calm computer makes of the same."""
        raise NotImplementedError


class BridgesDeal(Deal):
    """The same cards, alone."""

    game = "bridges"

    def seed(self, settings: Settings, day: str) -> int:
        return seed_of(settings, day)

    def options(self, settings: Settings, day: str) -> dict[str, Any]:
        return {**daily_options(self.seed(settings, day)), "players": 1}

    def result(self, table: Table, history: Sequence[Step], language: str, streak: int) -> str:  # noqa: ARG002
        card = bridges_card(table.view(), 0)
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


class IslandDeal(Deal):
    """The same decks, with computers that answer the same to the same."""

    game = "island"

    def options(self, settings: Settings, day: str) -> dict[str, Any]:
        island = daily_island(self.seed(settings, day))
        company = {"players": island.seats, "computers": island.seats - 1, "strength": island.mind}
        return {**island.options, **company, "thought": seed_of(settings, f"{day} {self.game} thought")}

    def result(self, table: Table, history: Sequence[Step], language: str, streak: int) -> str:
        turns = turns_of(event for step in standing(history) for event in table.events(step))
        return shared(island_card(table.view(), turns), escaped(table.seats[0].name), table.day or "", language, streak)

    def computers_score(self, settings: Settings, day: str) -> int:
        return _island_by_computers(self.seed(settings, day))


DEALS: Final[dict[str, Deal]] = {deal.game: deal for deal in (BridgesDeal(), IslandDeal())}


@lru_cache(maxsize=8)
def _bridges_by_computer(seed: int) -> int:
    game = GAMES["bridges"]
    state: Any = start(game, 1, daily_options(seed), seed).state
    while state.agenda:
        seat = waiting(state)[0]
        state = play(game, state, seat, game.mind(game.view(state, seat), seat, legal(game, state, seat))).state
    return game.score(state, 0) or 0


@lru_cache(maxsize=8)
def _island_by_computers(seed: int) -> int:
    return score_by_computers(daily_island(seed))
