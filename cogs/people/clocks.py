"""Times of day and zones, as people type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from discord.app_commands import Choice

from cogs.talk.limits import MOST_OPTIONS
from cogs.words.understood import folded
from locales import say

if TYPE_CHECKING:
    from cogs.talk.answer import Interaction


def minutes(clock: str) -> int | None:
    """`22:30` as minutes after midnight; None if it is no time of day."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.h](\d{2}))?", clock.strip())
    if not found:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None  # noqa: PLR2004 — a day


def clock_of(count: int | None, language: str) -> str:
    return say(language, "not-set") if count is None else f"{count // 60:02}:{count % 60:02}"


async def zones(_: Interaction, typed: str) -> list[Choice[str]]:
    """Those whose names hold what was typed."""
    wanted = folded(typed).replace(" ", "_")
    fitting = sorted(zone for zone in available_timezones() if wanted in zone.lower() and "/" in zone)
    return [Choice(name=zone, value=zone) for zone in fitting[:MOST_OPTIONS]]
