"""What must hold whenever the bot has ended: what was acknowledged or shown is kept, and every table can be read."""

from __future__ import annotations

import asyncio
from pathlib import Path

from db import backup, steps
from db.store import Store
from engine import GAMES
from engine.play import load
from tests.cluster.checks import SHOWN, asked, until_shown
from tests.cluster.tables import Kept, ids
from tests.soak.people import Room

STATES = "SELECT game, state FROM tables JOIN states ON table_id = tables.id AND states.revision = tables.revision"
REVISIONS = "SELECT id, revision FROM tables"
RUNNING = "SELECT id, channel_id FROM tables WHERE status = 'running' AND in_our_server = 1"
"""Elsewhere a board is an answer, that only who asked may see."""


async def nothing_is_lost(database: Path, rooms: list[Room]) -> int:
    """How many acts were looked for; each was acknowledged, and is looked for once."""
    assert backup.check(database) == []
    kept = [each for room in rooms for each in room.kept]
    store = await Store.open(database)
    try:
        for table_id in {each.table_id for each in kept}:
            await _each_is_in_the_history(store, table_id, [act for act in kept if act.table_id == table_id])
    finally:
        await store.close()
    for room in rooms:
        room.kept.clear()
    _what_was_seen_is_there(database, rooms)
    for game, state in asked(database, STATES):
        load(GAMES[game], state)  # an impossible table is refused
    return len(kept)


SEATED = "SELECT user_id, seat FROM seats WHERE table_id = ? AND user_id IS NOT NULL"


async def _each_is_in_the_history(store: Store, table_id: str, acts: list[Kept]) -> None:
    """After the revision that was asked about, the first step of whoever asked is what they said."""
    history = await steps.history(store, table_id)
    assert [step.revision for step in history] == list(range(1, len(history) + 1)), f"{table_id} has gaps"
    seats = {user: seat for user, seat in await store.rows(SEATED, table_id)}  # noqa: C416 — rows are no pairs
    for act in acts:
        later = [step.notation for step in history if step.revision > act.revision and step.seat == seats[act.user_id]]
        assert later[:1] == [act.line], f"acknowledged and not kept: {act}, {later[:2]}"


def _what_was_seen_is_there(database: Path, rooms: list[Room]) -> None:
    revisions = dict(asked(database, REVISIONS))
    for room in rooms:
        room.look()
        lost = {table_id: seen for table_id, seen in room.seen.items() if seen > revisions.get(table_id, 0)}
        assert not lost, f"shown and not kept: {lost}"


async def everything_is_shown(database: Path, rooms: list[Room]) -> None:
    """Each table's last revision is in its channel, and a running one has one live board."""
    try:
        await until_shown(database)
    except TimeoutError:
        raise AssertionError(f"not shown: {asked(database, SHOWN)}") from None
    await asyncio.sleep(0.5)  # what was sent last may still be on its way
    for table_id, channel in asked(database, RUNNING):
        boards = [each for each in rooms[0].wire.messages(str(channel)) if each["components"]]
        live = [each for each in boards if any(custom_id.startswith(f"tool:{table_id}:") for custom_id in ids(each))]
        assert len(live) == 1, f"{table_id} has live boards: {[(each['content'][:80], ids(each)[:4]) for each in live]}"
