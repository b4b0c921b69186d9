"""What a player reads first after a break: the danger, what happened since their own last act, and who acts now."""

from __future__ import annotations

from typing import Final

from cogs.behaviour import behaviour_of
from cogs.table.sections import headline
from cogs.words import report, story
from cogs.words.teller import Teller
from locales import say

MOST_LETTERS: Final = 500
"""The length of the recap; whole sentences are left out."""


def catch_up(tell: Teller, reader: int) -> str:
    """Return the lines above a private board; for spectators, without a recap."""
    return "\n".join(filter(None, [*_dangers(tell), _recap(tell, reader), headline(tell, reader)]))


def _dangers(tell: Teller) -> list[str]:
    table = tell.table
    return behaviour_of(table).perils(tell, table.view()) if table.waits_for else []


def _recap(tell: Teller, reader: int) -> str:
    """Say what happened since the reader last acted, the most important first."""
    table = tell.table
    seat = table.seat_of(reader)
    if seat is None or not table.state.agenda:
        return ""
    kept, room = list[str](), MOST_LETTERS
    for line in report.report(tell, story.since_last_act(table.history, seat), is_new=True):
        if len(line) < room:
            kept.append(line)
            room -= len(line) + 1
    if not kept or all(step.seat != seat for step in table.history):
        return " ".join(kept)
    return say(tell.language, "since-your-turn", what=" ".join(kept))
