"""A server's deals of the day over all its days: who wore the crown, how often, and how steadily they play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from cogs.words.streaks import days_in_a_row
from db import days
from db.days import DayPlayed
from engine import GAMES
from locales import say

if TYPE_CHECKING:
    from datetime import date

    from db.store import Store

MOST: Final = 10
CROWN: Final = "👑"


class Runner(NamedTuple):
    """One person's deals of a day here."""

    user_id: int
    crowns: int
    played: int
    average: float
    longest: int

    @property
    def rank(self) -> tuple[int, int, float]:
        return -self.crowns, -self.played, -self.average


def runners(played: Sequence[DayPlayed], today: date) -> list[Runner]:
    """Those who keep records, the most crowned first; who is late or has lost has no crown, who is level shares it."""
    best: defaultdict[str, int] = defaultdict(int)
    for each in played:
        if not each.late:
            best[each.day] = max(best[each.day], each.score)
    of: defaultdict[int, list[DayPlayed]] = defaultdict(list)
    for each in played:
        if each.user_id is not None:
            of[each.user_id].append(each)
    found = (
        Runner(
            user_id,
            sum(each.won and not each.late and each.score == best[each.day] for each in own),
            len(own),
            fmean(each.score for each in own),
            days_in_a_row([each.day for each in own], today)[1],
        )
        for user_id, own in of.items()
    )
    return sorted(found, key=lambda each: each.rank)


async def long_run(store: Store, guild_id: int, today: date, language: str) -> list[str]:
    """Each game that is dealt, and its best ten here; nothing where nobody has finished a deal."""
    lines: list[str] = []
    for game in GAMES:
        ranked = runners(await days.of_guild(store, guild_id, game), today)[:MOST]
        lines += [say(language, "long-run-title", game=say(language, f"{game}-title"))] * bool(ranked)
        lines += [
            say(
                language,
                "long-run-line",
                place=place,
                who=f"<@{each.user_id}>",
                crowns=f"{CROWN} × {each.crowns}",
                days=each.played,
                average=round(each.average),
                longest=each.longest,
            )
            for place, each in enumerate(ranked, 1)
        ]
    return lines
