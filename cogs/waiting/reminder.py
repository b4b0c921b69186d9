"""What a reminder says: since when it's your turn, what is at stake, who is waiting, and what can help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.act import LIMIT
from cogs.table.rhythm import after_quiet_hours, next_at, zone_of
from cogs.talk.controls import SEAT, Control, Controls, button
from cogs.words.teller import Teller
from db.preferences import Preferences
from locales import listed, say

FIRST, WITH_HELP, WHAT_FOLLOWS = 1, 2, 3
"""The first three reminders of a wait. Each says something else; later ones are short."""
HELP: Final = ("stand-in", "hand-over")
"""Words of the buttons that help a player who has no time."""
EVENING: Final = 20 * 60
"""The minute of the day at which "tonight" begins."""
LATER: Final = timedelta(hours=6)
SOONEST: Final = timedelta(hours=1)
"""If the evening is nearer than this, "tonight" isn't offered."""
HOUR: Final = timedelta(hours=1)
A_DAY: Final = 24


@dataclass(frozen=True)
class Reminder:
    """One message that reminds some players of a table."""

    table: Table
    seats: Sequence[int]
    number: int
    """How many they got for this wait, with this one."""
    is_last: bool
    began_at: datetime
    now: datetime
    language: str
    is_direct: bool = False
    """It's a direct message, so it names the game."""

    def content(self) -> str:
        """Return the text, at most four lines."""
        who = " ".join(map(self.table.mention, self.seats))
        first = [who, f"**{self._since()}**", self._what_next(), self._who_waits()]
        return "\n".join(filter(None, [" ".join(filter(None, first)), self._danger(), self._last(), self._where()]))

    def controls(self) -> Controls:
        """Return the buttons: from the second reminder on they offer help."""
        words = [*HELP, self._later()] if self.number >= WITH_HELP else []
        return Controls(map(self._button, words if self.is_last else [*words, "not-now"]))

    def _button(self, word: str) -> Control:
        return button(SEAT, self.table.id, self.seats[0], word, label=say(self.language, f"reminder-button-{word}"))

    def _since(self) -> str:
        if self.number > FIRST:
            return waited_for(self.language, self.began_at, self.now)
        is_own = all(whose_turn(self.table) in {None, seat} for seat in self.seats)
        whose = "turn" if is_own else "question"
        return say(self.language, "reminder-since", whose=whose, **duration(self.began_at, self.now))

    def _what_next(self) -> str:
        if self.number == WITH_HELP:
            return say(self.language, "reminder-help")
        return self._what_follows() if self.number == WHAT_FOLLOWS else ""

    def _what_follows(self) -> str:
        """Say what the others can do if nobody acts."""
        if len(self.table.humans) == 1:
            return say(self.language, "reminder-then-nothing")
        limits = [each for each in self.table.deadlines if each.kind == LIMIT and each.seat in self.seats]
        if not limits:
            return say(self.language, "reminder-then-vote")
        due = min((each.due_at for each in limits if each.due_at is not None), default=None)
        at = discord.utils.format_dt(due, "R") if due is not None else ""
        return say(self.language, "reminder-then-limit", passed="no" if due else "yes", at=at)

    def _danger(self) -> str:
        tell = Teller(self.table, self.language)
        return next(iter(behaviour_of(self.table).perils(tell, self.table.view())), "")

    def _who_waits(self) -> str:
        names = [f"**{self.table.escaped_names[seat]}**" for seat in self._others()]
        if not names:
            return ""
        return say(self.language, "reminder-waiting", names=listed(self.language, names), count=len(names))

    def _others(self) -> list[int]:
        """Return a seat of each person who can do nothing until these players act."""
        called = {self.table.person(seat) for seat in (*self.seats, *self.table.waits_for)}
        return [seat for seat in self.table.humans if self.table.person(seat) not in called]

    def _last(self) -> str:
        return f"-# {say(self.language, 'reminder-last')}" if self.is_last else ""

    def _where(self) -> str:
        if not self.is_direct:
            return self.table.link
        return f"{say(self.language, f'{self.table.row.game}-title')}: {self.table.link}"

    def _later(self) -> str:
        """Return the word of the button that puts the next reminder off."""
        people = [user for seat in self.seats if (user := self.table.person(seat)) is not None]
        own = self.table.prefers(people[0]) if len(people) == 1 else Preferences()
        return "tonight" if tonight(self.now, own) is not None else "later"


def whose_turn(table: Table) -> int | None:
    """Return the seat whose turn it is; None in a game where everyone has one at once."""
    for step in reversed(table.history):
        for event in table.events(step) if step.back_to is None else ():
            if event.opens_a_turn:
                seat: int | None = getattr(event, "seat", None)
                return seat
    return None


def waited_for(language: str, began: datetime, now: datetime) -> str:
    """Say how long the game has been waiting, as in "2 days now."."""
    return say(language, "reminder-by-now", **duration(began, now))


def duration(began: datetime, now: datetime) -> dict[str, Any]:
    """Return how long it's been: whole days, or hours if it's less than a day."""
    hours = max(1, round((now - began) / HOUR))
    count, unit = (hours, "hour") if hours < A_DAY else (hours // A_DAY, "day")
    return {"count": count, "unit": unit if count == 1 else f"{unit}s"}


def tonight(now: datetime, own: Preferences) -> datetime | None:
    """Return when the evening begins for this player, if that's some hours away."""
    if zone_of(own) is None or own.zone is None:
        return None
    evening = next_at(now, EVENING, own.zone)
    return after_quiet_hours(evening, own) if SOONEST < evening - now < timedelta(hours=A_DAY / 2) else None


def later(now: datetime, own: Preferences) -> datetime:
    """Return when to remind a player who asked for it some hours later."""
    return after_quiet_hours(now + LATER, own)
