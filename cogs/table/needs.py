"""Decide what a table's channel needs to show next, and whom that calls."""

from __future__ import annotations

from enum import Enum, auto

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.sections import users_to_ping


class Need(Enum):
    """What the channel needs."""

    LOBBY = auto()
    """The game hasn't begun: the lobby as it is now."""
    END_NOTICE = auto()
    """The game ended without a last step: a new message that says so and calls everyone."""
    NEW_BOARD = auto()
    """A new message with the board: it calls someone, is the first one or the last one."""
    CHANGED_BOARD = auto()
    """The new steps on the live board."""
    CHANGED_NOTES = auto()
    """What changed without a step, such as an open seat or a pause, on the live board."""
    NOTE = auto()
    """No change: the new steps are private. The store notes that they're done with."""
    NOTHING = auto()


def what_to_show(table: Table, viewer_id: int | None) -> Need:
    """Compare what a channel shows with what is saved. `viewer_id`: the user looking at the channel now."""
    row = table.row
    if table.state is None:
        return Need.LOBBY
    if not row.is_live and table.state.agenda and not row.is_shown:
        return Need.END_NOTICE
    if row.shown_revision >= row.revision:
        return Need.NOTHING if row.is_shown else Need.CHANGED_NOTES
    if _is_all_private(table):
        return Need.NOTE
    calls = bool(users_to_ping(table, seats_to_call(table), unless_new_thread(table, viewer_id)))
    is_new = row.shown_revision < 1 or calls or not table.state.agenda
    return Need.NEW_BOARD if is_new else Need.CHANGED_BOARD


def _is_all_private(table: Table) -> bool:
    """Tell if a board is up to date for everyone, although there are new steps."""
    row, steps = table.row, table.steps_not_shown
    is_told = row.shown_revision >= 0 and row.shown_changes >= row.changes
    return is_told and bool(steps) and not any(map(table.is_public, steps))


def unless_new_thread(table: Table, viewer_id: int | None) -> int | None:
    """Return who needn't be pinged: nobody in a thread that was just opened, because they can't see it yet."""
    return None if table.row.thread and not table.was_shown else viewer_id


def seats_to_call(table: Table) -> tuple[int, ...]:
    """Return the seats the game began to wait for since it was last shown; all of them on a new turn or at the end."""
    if not table.state.agenda:
        return tuple(table.humans)
    if opens_a_turn(table):
        return table.waits_for
    acted = {step.seat for step in table.steps_not_shown} if table.game.in_private else set()
    begun = (seat for seat in table.waits_for if seat not in table.waited_when_shown and seat not in acted)
    return behaviour_of(table).called(table, begun)


def opens_a_turn(table: Table) -> bool:
    """Tell if a turn began since the game was last shown."""
    return any(event.opens_a_turn for step in table.steps_not_shown for event in table.events(step))
