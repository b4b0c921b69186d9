"""The sections of a board in words, one small function each: who acts, what is in danger, what happened, and so on.

`ABOVE` and `BELOW` list them in the order in which people read them; the story stands between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Final, TypeAlias

import discord

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.act import LIMIT
from cogs.words import highlights, story
from cogs.words.planned import told_of_lodged
from cogs.words.teller import Teller
from db.steps import Step
from locales import dated, knows, listed, say


@dataclass(frozen=True)
class Facts:
    """All that the sections of a board need to know."""

    tell: Teller
    called: Sequence[int]
    """Seats that the board calls."""
    viewer_id: int | None
    """The user looking at the channel now. They aren't pinged."""
    at_rest: bool = False
    """True if the board calls although nothing happened."""
    whole: Sequence[Step] = ()
    """Every step of a finished game, without those taken back."""
    comparison: Sequence[str] = ()
    """Lines of the game's own below its last board."""
    records: Sequence[str] = ()
    """A line for the records that a finished game set, if it set one."""

    @property
    def table(self) -> Table:
        return self.tell.table

    @cached_property
    def pings(self) -> tuple[int, ...]:
        """Users whom the headline mentions."""
        seats = self.table.humans if is_new_thread(self.table) else self.called
        return users_to_ping(self.table, seats, self.viewer_id)

    @cached_property
    def newcomers(self) -> tuple[int, ...]:
        """Users called who never met what there is to do here."""
        people = (self.table.person(seat) for seat in self.called)
        situation = behaviour_of(self.table).situation(self.table)
        return tuple(user for user in people if user is not None and (user, situation) not in self.table.versed)

    @cached_property
    def next_user(self) -> int | None:
        """The user who plays next, if they want to know."""
        table = self.table
        seat = behaviour_of(table).next_seat(table) if self.called and table.waits_for else None
        user_id = table.person(seat) if seat is not None and seat not in table.waits_for else None
        return user_id if user_id is not None and table.prefers(user_id).when_next else None


Section: TypeAlias = Callable[[Facts], Iterable[str]]


def users_to_ping(table: Table, seats: Sequence[int], viewer_id: int | None) -> tuple[int, ...]:
    """Return the users to ping for these seats. For an open seat, that's everyone else."""
    is_open = any(table.is_vacant(seat) for seat in seats)
    called = table.humans if is_open else [seat for seat in seats if table.person(seat) is not None]
    people = (user for seat in called if (user := table.person(seat)) is not None and user != viewer_id)
    return tuple(dict.fromkeys(people))


def is_new_thread(table: Table) -> bool:
    """Tell if this is the first board of several people in a thread of their own."""
    return table.row.thread and not table.was_shown and len(table.humans) > 1


# Who acts


def day_of_deal(facts: Facts) -> list[str]:
    return [deal_of_the_day(facts.tell)]


def who_acts(facts: Facts) -> list[str]:
    return [headline(facts.tell, called=facts.pings)]


def why_it_calls(facts: Facts) -> list[str]:
    """Say why a board calls although nothing happened."""
    return behaviour_of(facts.table).resting(facts.tell) if facts.at_rest else []


def headline(tell: Teller, reader: int | None = None, called: Sequence[int] = ()) -> str:
    """Who is waited for and what they can do; once the game is over, the people called and how it ended.

    A board mentions people, and a reader who asked privately reads names.
    """
    table = tell.table
    if table.row.status == "paused":
        return say(tell.language, "table-is-paused")
    if not table.state.agenda:
        return " ".join([*(f"<@{user_id}>" for user_id in called), outcome(tell)])
    view = table.view()
    who = [table.mention(seat) if reader is None else tell.player(seat) for seat in table.waits_for]
    if table.waits_for and all(table.seats[seat].computer for seat in table.waits_for):
        return say(tell.language, "computers-think", who=listed(tell.language, who), count=len(who))
    if table.waits_for and all(map(table.is_vacant, table.waits_for)):
        return say(tell.language, "waits-for-others", who=listed(tell.language, who))
    if reader is not None and table.seats_of(reader) == [*table.waits_for]:
        who = [""]  # who asks knows their own name
    names, is_asked = listed(tell.language, who), reader is None or table.seat_of(reader) in table.waits_for
    address = f"{names}:" if names and is_asked and reader is not None else names
    undo = "yes" if story.can_be_taken_back(table) else "none"
    facts = tell.headline(view) | {"who": address, "waits": len(who), "undo": undo}
    mine = "" if is_asked else "-of-others"
    key = f"{tell.game}-asks-{view.waiting}"
    if mine and knows("en", key + mine):
        key += mine
    elif mine and table.waits_for:
        key = "waits-for-others"
    return say(tell.language, key, **facts).strip()


def outcome(tell: Teller) -> str:
    """Won, or lost and why: the sentence of a game's last event."""
    events = tell.table.events(tell.table.history[-1])
    end = next((event for event in events if event.ends_the_game), None)
    return tell.event(end) if end is not None else say(tell.language, "table-over")


def deal_of_the_day(tell: Teller) -> str:
    """Before its player's first act: which day's deal it is, and that others have the same."""
    table = tell.table
    has_begun = any(step.seat is not None and table.person(step.seat) is not None for step in table.history)
    if table.day is None or has_begun:
        return ""
    return say(tell.language, "daily-dealt", date=dated(tell.language, date.fromisoformat(table.day)))


# What is in danger


def danger(facts: Facts) -> list[str]:
    """Say what can be lost now."""
    return [facts.tell.perils(facts.table.view())] if facts.table.waits_for else []


# What else people need to know before they act


def thread_opened(facts: Facts) -> list[str]:
    """Mention everyone in a new thread, so that they find it."""
    table = facts.table
    if not is_new_thread(table):
        return []
    return [say(facts.tell.language, "thread-begins", who=" ".join(map(table.mention, table.humans)))]


def open_seats(facts: Facts) -> list[str]:
    """Say that the game waits for an open seat, and what the others can do."""
    table, tell = facts.table, facts.tell
    names = [tell.player(seat) for seat in table.waits_for if table.is_vacant(seat)]
    if not names:
        return []
    who = " ".join(map(table.mention, table.humans))
    return [say(tell.language, "seat-is-vacant", who=who, names=listed(tell.language, names), count=len(names))]


def deadline(facts: Facts) -> list[str]:
    """Say when the others may decide for those who act, on each reader's own clock."""
    table = facts.table
    due = [each.due_at for each in table.deadlines if each.kind == LIMIT and each.due_at is not None]
    if not due or not table.waits_for:
        return []
    return [say(facts.tell.language, "deadline", at=discord.utils.format_dt(min(due), "R"))]


def first_turn(facts: Facts) -> list[str]:
    """Explain in three short sentences what to do, once for each person."""
    table, tell = facts.table, facts.tell
    if not facts.newcomers or not table.state.agenda:
        return []
    key = f"{table.row.game}-new-{table.view().waiting}"
    if not knows("en", key):
        return []
    return [say(tell.language, key), *behaviour_of(table).introduced(tell, facts.newcomers)]


def saved_turns(facts: Facts) -> list[str]:
    """Say which saved turns were played just now, and which were dropped."""
    return told_of_lodged(facts.tell)


def next_player(facts: Facts) -> list[str]:
    return [say(facts.tell.language, "you-are-next", who=f"<@{facts.next_user}>")] if facts.next_user else []


# What happened


def what_happened(facts: Facts, most: int) -> str:
    """Tell what's new since the players who act last looked, in at most so many letters."""
    return story.told(facts.tell, news(facts.table), most, since_turn=True)


def news(table: Table) -> Sequence[Step]:
    """Return the steps that the players who act haven't seen; of a finished game, its last step."""
    if table.game.in_private and table.state.agenda:
        return story.since_turn_began(table)
    own = behaviour_of(table).since(table)
    if own is not None:
        return own
    if table.waits_for:
        return story.since_last_act(table.history, table.waits_for[0])
    return story.run_of(table.history, table.history[-1].seat) if table.state.agenda else table.history[-1:]


# How it stands, or how it ended


def how_it_stands(facts: Facts) -> list[str]:
    return behaviour_of(facts.table).standing(facts.tell) if facts.table.waits_for else []


def comparison(facts: Facts) -> Sequence[str]:
    """Say what led to this end, and how it compares."""
    return facts.comparison


def recap(facts: Facts) -> Iterable[str]:
    return highlights.recap(facts.tell, facts.table.public_events(facts.whole))


def what_each_did(facts: Facts) -> Iterable[str]:
    return highlights.highlights(facts.tell, facts.whole)


def records(facts: Facts) -> Sequence[str]:
    return facts.records


ABOVE: Final[tuple[Section, ...]] = (
    day_of_deal,
    who_acts,
    why_it_calls,
    danger,
    thread_opened,
    open_seats,
    deadline,
    first_turn,
    saved_turns,
    next_player,
)
"""Sections above the story, the first at the top."""

BELOW: Final[tuple[Section, ...]] = (how_it_stands, comparison, recap, what_each_did, records)
"""Sections below the story. If room is short, the last lines are left out first."""


def lines(sections: Sequence[Section], facts: Facts) -> str:
    """Join the sections that have something to say."""
    return "\n".join(line for section in sections for line in section(facts) if line)
