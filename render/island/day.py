"""A result of the island of the day in words that one can share: how it went, and nothing of tiles or cards."""

from __future__ import annotations

from datetime import date as calendar
from typing import Final

from engine.island.daily import IslandShared
from locales import dated, say

SIGNS: Final = ("🏆", "▫️", "🚁", "🌊")
"""A treasure, one that is missing, home, lost: told apart by their shapes too."""


def shared(card: IslandShared, name: str, date: str, language: str, streak: int = 0) -> str:
    """For whoever played under this name on this date, so many days in a row."""
    treasure, missing, home, lost = SIGNS
    level, day = say(language, f"island-difficulty-{card.difficulty}"), dated(language, calendar.fromisoformat(date))
    lines = [
        say(language, "daily-island-result", name=name, date=day, difficulty=level),
        _told(card, language),
        treasure * card.treasures + missing * (card.of - card.treasures) + (home if card.won else lost),
        say(language, "daily-island-points", points=card.score),
    ]
    return "\n".join([*lines, *([say(language, "daily-streak", days=streak)] if streak > 1 else [])])


def _told(card: IslandShared, language: str) -> str:
    if card.won:
        return say(language, "daily-island-won", turns=card.turns, water=card.water, skull=card.skull)
    return say(
        language,
        "daily-island-lost",
        turns=card.turns,
        treasures=card.treasures,
        water=card.water,
        skull=card.skull,
    )
