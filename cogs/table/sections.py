"""The sections of a board's text, one small function each: who acts, what is in danger, what happened, and so on.

`SECTIONS` lists them in the order in which people read them. If room is short, those with the highest rank go first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import discord

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.act import LIMIT
from cogs.table.fitting import Fitting
from cogs.words import highlights, report, story
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
    turning_point: str = ""
    """The turn that decided a finished game, if a review has found it."""
    records: Sequence[str] = ()
    """A line for the records that a finished game set, if it set one."""

    @property
    def table(self) -> Table:
        return self.tell.table

    @property
    def is_new(self) -> bool:
        """True for a new message. An edit of the live board calls nobody."""
        return self.table.row.shown_revision < 1 or bool(self.pings) or not self.table.state.agenda

    @cached_property
    def unreported(self) -> list[Step]:
        """The steps that no other board reported."""
        return report.unreported(self.table, is_new=self.is_new)

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
    game, day = say(tell.language, f"{tell.game}-title"), dated(tell.language, date.fromisoformat(table.day))
    return "\n".join(
        (say(tell.language, "daily-dealt", game=game, date=day), say(tell.language, f"daily-aim-{tell.game}"))
    )


# What is in danger


def danger(facts: Facts) -> list[str]:
    """Say what can be lost now, if it's likely enough to read."""
    return facts.tell.perils(facts.table.view()) if facts.table.waits_for else []


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


def goal(facts: Facts) -> list[str]:
    """Say what wins the game and how long it takes, on its first boards."""
    return behaviour_of(facts.table).goal(facts.tell) if facts.table.waits_for else []


def powers(facts: Facts) -> list[str]:
    """Say what the players who act can do, in their first turns."""
    return behaviour_of(facts.table).powers(facts.tell) if facts.table.waits_for else []


def what_to_press(facts: Facts) -> list[str]:
    """Explain to people who never met this what they can do, in small letters."""
    key = f"{facts.table.row.game}-new-{facts.table.view().waiting}"
    known = facts.newcomers and facts.table.state.agenda and knows("en", key)
    return [say(facts.tell.language, key)] if known else []


def tips(facts: Facts) -> list[str]:
    """Help people in their first game, in small letters."""
    return behaviour_of(facts.table).tips(facts.tell) if facts.table.waits_for else []


def saved_turns(facts: Facts) -> list[str]:
    """Say which saved turns were played just now, and which were dropped."""
    return told_of_lodged(facts.tell)


def next_player(facts: Facts) -> list[str]:
    return [say(facts.tell.language, "you-are-next", who=f"<@{facts.next_user}>")] if facts.next_user else []


# What happened


def what_happened(facts: Facts) -> list[str]:
    """Say what no other board reported, the most important first."""
    return report.report(facts.tell, facts.unreported, is_new=facts.is_new) if facts.table.state.agenda else []


def whole_news(facts: Facts, most: int) -> str:
    """Tell all of it in its order, in at most so many letters, for people who play by text."""
    first = report.reported_by_others(facts.table, is_new=facts.is_new)
    steps = [step for step in facts.table.history if step.revision > first]
    return story.told(facts.tell, steps if facts.table.state.agenda else steps[-1:], most, since_turn=True)


# How it ended


def turning_point(facts: Facts) -> list[str]:
    return [facts.turning_point]


def comparison(facts: Facts) -> Sequence[str]:
    """Say what led to this end, and how it compares."""
    return facts.comparison


def recap(facts: Facts) -> list[str]:
    return list(highlights.recap(facts.tell, facts.table.public_events(facts.whole)))


def what_each_did(facts: Facts) -> list[str]:
    return [" ".join(highlights.highlights(facts.tell, facts.whole))]


def records(facts: Facts) -> Sequence[str]:
    return facts.records


class Ranked(NamedTuple):
    """A section, and when it's left out: the highest rank first. Rank 0 always stays."""

    section: Section
    rank: int
    is_prose: bool = False
    """True if its lines are sentences of one paragraph."""


SECTIONS: Final = (
    Ranked(day_of_deal, 0),
    Ranked(who_acts, 0),
    Ranked(why_it_calls, 1),
    Ranked(thread_opened, 0),
    Ranked(open_seats, 0),
    Ranked(deadline, 2),
    Ranked(danger, 1),
    Ranked(goal, 2),
    Ranked(powers, 4),
    Ranked(what_happened, 4, is_prose=True),
    Ranked(saved_turns, 3),
    Ranked(next_player, 2),
    Ranked(turning_point, 1),
    Ranked(comparison, 3),
    Ranked(recap, 3),
    Ranked(what_each_did, 4),
    Ranked(records, 5),
    Ranked(what_to_press, 3),
    Ranked(tips, 5),
)


def brief(facts: Facts) -> str:
    """Join the sections above a picture: at most six lines, and what a phone shows of them at once."""
    return _fitted(facts, Fitting.for_newcomers() if facts.newcomers and facts.table.state.agenda else Fitting.usual())


def long(facts: Facts) -> str:
    """Join all sections but what happened, for a board in words."""
    lines = (line for each in SECTIONS if not each.is_prose for line in each.section(facts) if line)
    return "\n".join(lines)


def _fitted(facts: Facts, fitting: Fitting) -> str:
    """Give room to the sections by their rank, then put them into their order."""
    shown: dict[Section, list[str]] = {}
    for each in sorted(SECTIONS, key=lambda each: each.rank):
        lines = [line for line in each.section(facts) if line]
        shown[each.section] = fitting.prose(lines) if each.is_prose else fitting.lines(lines, must=not each.rank)
    return "\n".join(line for each in SECTIONS for line in shown[each.section])
