"""Times of day and zones, as people type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from zoneinfo import available_timezones

from discord.app_commands import Choice

from cogs.talk.answer import Refused
from cogs.talk.limits import MOST_OPTIONS, cut
from cogs.words.understood import folded
from locales import say

if TYPE_CHECKING:
    from cogs.talk.answer import Interaction

LONGEST_SAID: Final = 40
"""So much of what someone typed stands in a refusal."""


def minutes(clock: str) -> int | None:
    """`22:30` as minutes after midnight; None if it is no time of day."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.h](\d{2}))?", clock.strip())
    if not found:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None  # noqa: PLR2004 — a day


def clock_of(count: int | None, language: str) -> str:
    return say(language, "not-set") if count is None else f"{count // 60:02}:{count % 60:02}"


def zones_like(typed: str) -> list[str]:
    """Return the time zones that someone can mean: the one they name in full or by its city, or all that fit."""
    wanted = folded(typed).replace(" ", "_")
    known = {zone.lower(): zone for zone in sorted(available_timezones())}
    if wanted in known:
        return [known[wanted]]
    of_cities = [zone for name, zone in known.items() if "/" in name]
    cities = [zone for zone in of_cities if zone.lower().rpartition("/")[2] == wanted]
    return cities if len(cities) == 1 else [zone for zone in of_cities if wanted in zone.lower()]


def zone_meant(typed: str) -> list[str]:
    """Return the time zones to choose from; `Refused` if nothing fits, or too much."""
    fitting = zones_like(typed)
    if not fitting:
        raise Refused("no-such-zone", said=cut(typed, LONGEST_SAID))
    if len(fitting) > MOST_OPTIONS:
        raise Refused("zones-too-many", said=cut(typed, LONGEST_SAID), count=len(fitting))
    return fitting


async def zones(_: Interaction, typed: str) -> list[Choice[str]]:
    """Those whose names hold what was typed."""
    return [Choice(name=zone, value=zone) for zone in zones_like(typed)[:MOST_OPTIONS]]
