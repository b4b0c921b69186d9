"""When people are reminded: at the table's rhythm, never in their quiet hours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from db.preferences import Preferences

HOURS: Final = (8, 24, 48, 72, 96)
"""Hours after the table began to wait: then daily, five times at most."""
MOST: Final = 5
EVERY_DAY: Final = 24
LATEST_HOUR: Final = 24 * 14
LONGEST_HOUR: Final = 5
"""Digits that are read at all."""
NONE: Final = "-"
"""What people type for no quiet hours, no zone, no rhythm of their own."""


def hours_of(said: str) -> tuple[int, ...] | None:
    """`8 24 48` as hours after the wait began; None if that is no rhythm."""
    words = re.split(r"[\s,;]+", said.strip())
    if not all(word.isdecimal() and len(word) <= LONGEST_HOUR for word in words) or len(words) > MOST:
        return None
    hours = tuple(sorted({int(word) for word in words}))
    return hours if hours and hours[0] >= 1 and hours[-1] <= LATEST_HOUR else None


def rhythm(preferences: Preferences | None, server: Sequence[int] | None) -> tuple[int, ...]:
    """A person's own, or the server's, or the house's; daily after its last hour, five times in all."""
    if preferences is None:
        preferences = Preferences()
    if not preferences.reminders:
        return ()
    hours = [*(preferences.reminder_hours or server or HOURS)][:MOST]
    while len(hours) < MOST:
        hours.append(hours[-1] + EVERY_DAY)
    return tuple(hours)


def next_reminder(
    began: datetime, now: datetime, sent: int, hours: Sequence[int], preferences: Preferences
) -> datetime | None:
    """The next one still to come; what was missed while the bot was down is not made up for."""
    if sent >= MOST:
        return None
    to_come = (began + timedelta(hours=hour) for hour in hours)
    due = next((moment for moment in to_come if moment > now), None)
    return None if due is None else after_quiet_hours(due, preferences)


def after_quiet_hours(moment: datetime, preferences: Preferences) -> datetime:
    """The same moment, or the end of the quiet hours it falls into, on the clock of that person's zone."""
    zone = zone_of(preferences)
    if zone is None or preferences.quiet_from is None or preferences.quiet_until is None:
        return moment
    local = moment.astimezone(zone)
    if not is_quiet(local.hour * 60 + local.minute, preferences.quiet_from, preferences.quiet_until):
        return moment
    until = time(preferences.quiet_until // 60, preferences.quiet_until % 60)
    days = (local.date(), local.date() + timedelta(days=1))
    return min(end for day in days if (end := _end(day, until, zone)) > moment.astimezone(UTC)).astimezone(
        moment.tzinfo
    )


def _end(day: date, until: time, zone: ZoneInfo) -> datetime:
    """A time of day as a moment; where the clock shows it twice, or never, that day, the later reading."""
    return max(datetime.combine(day, until.replace(fold=fold), zone).astimezone(UTC) for fold in (0, 1))


def next_at(now: datetime, minute: int, zone: str) -> datetime:
    """When the clock of a zone next shows this minute of the day."""
    there, until = zone_named(zone) or ZoneInfo("UTC"), time(minute // 60, minute % 60)
    today = now.astimezone(there).date()
    return next(end for day in range(3) if (end := _end(today + timedelta(days=day), until, there)) > now)


def is_quiet(minute: int, start: int, end: int) -> bool:
    """Whether a minute of the day lies in quiet hours, also such as go over midnight."""
    return start <= minute < end if start <= end else minute >= start or minute < end


def zone_of(preferences: Preferences) -> ZoneInfo | None:
    """The person's zone, if it is one."""
    return zone_named(preferences.zone)


def zone_named(name: str | None) -> ZoneInfo | None:
    """A zone by its name, if there is one."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
