"""What must hold whenever the bot has ended: what was acknowledged or shown is kept, and every table can be read."""

from __future__ import annotations

import asyncio
from pathlib import Path

from db import backup, steps
from db.store import Store
from engine import GAMES
from engine.play import load
from tests.cluster.checks import PATIENCE, asked
from tests.cluster.tables import Kept, ids
from tests.soak.people import Room

STATES = "SELECT game, state FROM tables JOIN states ON table_id = tables.id AND states.revision = tables.revision"
FORMER = "SELECT table_id, message_id FROM former_boards WHERE seats IS NULL"
A_MOMENT = 0.2
"""Seconds until it is looked again."""
REVISIONS = "SELECT id, revision FROM tables"
RUNNING = "SELECT id, channel_id FROM tables WHERE status = 'running' AND in_our_server = 1"
"""Elsewhere a board is an answer, which the next press shows anew."""
UNSHOWN = """
    SELECT id, game, status, shown_revision, revision FROM tables WHERE shown_revision < revision AND in_our_server = 1
"""


async def nothing_is_lost(database: Path, rooms: list[Room]) -> int:
    """How many acts were looked for; each was acknowledged, and is looked for once."""
    assert backup.check(database) == []
    kept, looked_for = [each for room in rooms for each in room.kept], 0
    store = await Store.open(database)
    try:
        for table_id in {each.table_id for each in kept}:
            looked_for += await _each_is_in_the_history(
                store, table_id, [act for act in kept if act.table_id == table_id]
            )
    finally:
        await store.close()
    for room in rooms:
        room.kept.clear()
    _what_was_seen_is_there(database, rooms)
    for game, state in asked(database, STATES):
        load(GAMES[game], state)  # an impossible table is refused
    return looked_for


SEATED = "SELECT user_id, seat FROM seats WHERE table_id = ? AND user_id IS NOT NULL"


async def _each_is_in_the_history(store: Store, table_id: str, acts: list[Kept]) -> int:
    """After the revision that was asked about, the first step of whoever asked is what they said; not of who left."""
    history = await steps.history(store, table_id)
    assert [step.revision for step in history] == list(range(1, len(history) + 1)), f"{table_id} has gaps"
    seats = {user: seat for user, seat in await store.rows(SEATED, table_id)}  # noqa: C416 — rows are no pairs
    acts = [act for act in acts if act.user_id in seats]
    for act in acts:
        later = [step.notation for step in history if step.revision > act.revision and step.seat == seats[act.user_id]]
        assert later[:1] == [act.line], f"acknowledged and not kept: {act}, {later[:2]}"
    return len(acts)


def _what_was_seen_is_there(database: Path, rooms: list[Room]) -> None:
    revisions = dict(asked(database, REVISIONS))
    for room in rooms:
        room.look()
        lost = {table_id: seen for table_id, seen in room.seen.items() if seen > revisions.get(table_id, 0)}
        assert not lost, f"shown and not kept: {lost}"


async def everything_is_shown(database: Path, rooms: list[Room]) -> None:
    """Each table's last revision is in its channel, and a running one has one live board."""
    try:
        async with asyncio.timeout(PATIENCE):
            while asked(database, UNSHOWN) + asked(database, FORMER):  # noqa: ASYNC110 — no bell rings
                await asyncio.sleep(A_MOMENT)
    except TimeoutError:
        raise AssertionError(f"not shown: {asked(database, UNSHOWN)}, {asked(database, FORMER)}") from None
    await asyncio.sleep(0.5)  # what was sent last may still be on its way
    for table_id, channel in asked(database, RUNNING):
        boards = [each for each in rooms[0].wire.messages(str(channel)) if each["components"]]
        live = [each for each in boards if any(custom_id.startswith(f"tool:{table_id}:") for custom_id in ids(each))]
        assert len(live) == 1, f"{table_id} has live boards: {[(each['content'][:80], ids(each)[:4]) for each in live]}"
