"""What a board reports: the steps that no board reported before, the most important first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.words import story
from cogs.words.teller import Teller
from db.steps import Step
from engine.contract import Event


def marked(table: Table) -> Sequence[Step]:
    """Return the steps to mark in a picture: what the players who act haven't seen; of a finished game, its last."""
    if table.game.in_private and table.state.agenda:
        return story.since_turn_began(table)
    own = behaviour_of(table).since(table)
    if own is not None:
        return own
    if table.waits_for:
        return story.since_last_act(table.history, table.waits_for[0])
    return story.run_of(table.history, table.history[-1].seat) if table.state.agenda else table.history[-1:]


def unreported(table: Table, *, is_new: bool) -> list[Step]:
    """Return the steps that a board reports. `is_new`: it's a new message, not an edit of the live one."""
    if not table.row.in_our_server:
        return list(marked(table))
    own = behaviour_of(table).to_report(table) if table.state.agenda else None
    if own is not None:
        return list(own)
    first, last = reported_by_others(table, is_new=is_new), table.row.revision
    if not is_new and not behaviour_of(table).reports_edits and table.state.agenda:
        last = table.row.board_revision or 0  # the player who acts saw what they did
    return [step for step in table.history if first < step.revision <= last]


def reported_by_others(table: Table, *, is_new: bool) -> int:
    """Return the revision up to which other boards reported what happened."""
    row = table.row
    posted = row.board_revision or 0
    if behaviour_of(table).reports_edits:
        return max(posted, row.shown_revision)
    return posted if is_new else row.reported_revision


def events_in(tell: Teller, steps: Sequence[Step]) -> list[Event]:
    """Return what a report is about: public events of steps that weren't taken back, without those in the headline."""
    kept = [step for step in story.standing(steps) if step.back_to is None]
    events = (event for step in kept for event in tell.table.events(step))
    return [
        each
        for each in events
        if each.seen_by(None) and not (each.is_quiet or each.passes or each.opens_a_turn or each.ends_the_game)
    ]


def report(tell: Teller, steps: Sequence[Step], *, is_new: bool) -> list[str]:
    """Say what happened in these steps, in sentences, the most important first.

    Players have the names of those who sat there at the time.
    """
    names = tell.table.names_when
    runs = [list(run) for _, run in groupby(steps, lambda step: names(step.revision))]
    lines = [taken_back(tell, steps)]
    for run in reversed(runs):
        then = replace(tell, revision=run[-1].revision)
        lines += tell.behaviour.report(then, events_in(then, run), is_new=is_new)
    return [line for line in lines if line]


def taken_back(tell: Teller, steps: Sequence[Step]) -> str:
    """Say that something was taken back that another board reported."""
    backs = [step for step in steps if step.back_to is not None and step.back_to < steps[0].revision - 1]
    return " ".join(story.lines_of(tell, backs[-1])) if backs else ""
