"""How many in a row: days that were played, games that were won."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from db.results import Result


def days_in_a_row(days: Sequence[str], today: date) -> tuple[int, int]:
    """The run of days that still goes on today or may yet, and the longest there was."""
    played = sorted(map(date.fromisoformat, set(days)))
    now = longest = 0
    for before, day in zip([date.min, *played], played, strict=False):
        now = now + 1 if day - before == timedelta(days=1) else 1
        longest = max(longest, now)
    goes_on = bool(played) and today - played[-1] <= timedelta(days=1)
    return now if goes_on else 0, longest


def streaks(ended: Sequence[Result]) -> tuple[int, int]:
    """The run of wins that still goes on, and the longest there was; newest first."""
    runs = [0]
    for result in reversed(ended):
        if result.won:
            runs[-1] += 1
        else:
            runs.append(0)
    return runs[-1], max(runs)
