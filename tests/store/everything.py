"""A store with rows in every table: what a copy, a move and a later version must bring along."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from db import (
    attempts,
    callers,
    days,
    deadlines,
    facts,
    feats,
    hands,
    interactions,
    mornings,
    offers,
    plans,
    preferences,
    results,
    seats,
    settings,
    shown,
    steps,
    tables,
    votes,
)
from db.plans import Plan
from db.results import Result
from db.store import Store

ODD = 'Ana "the\\tide"\t\n\\N \N{DESERT ISLAND} NULL'
"""A name with what a careless copy would spoil."""
ANA, CAI, GREATEST = 51, 53, 2**63 - 1
THE_DAY_BEFORE, DAY = "2026-05-03", "2026-05-04"
HOUR = timedelta(hours=1)


class Filled(NamedTuple):
    """The ids of its tables."""

    waiting: str
    running: str
    paused: str
    elsewhere: str
    over: str


async def fill(
    store: Store, now: datetime, state: bytes = bytes(range(256)), line: str = ODD, events: bytes = b"\\x00"
) -> Filled:
    """Everything that the store can keep, through its own functions; Ana is everywhere."""
    waiting, running, paused, elsewhere, over = [
        await _table(store, now, channel_id=channel, **others)
        for channel, others in (
            (901, {}),
            (902, {"options": {"date": DAY, "name": ODD}, "time_limit_hours": 24}),
            (903, {"thread": True}),
            (904, {"guild_id": 0, "in_our_server": False}),
            (905, {"options": {"date": THE_DAY_BEFORE}}),
        )
    ]
    filled = Filled(waiting, running, paused, elsewhere, over)
    await seats.join(store, waiting, ANA, ODD, now, most=4, by_hand=True)
    for user_id in ANA, CAI:
        await hands.stays_up(store, waiting, user_id)
    for table_id in running, paused, elsewhere:
        await _begin(store, table_id, now, state, line, events)
    await _begin(store, over, now, state, "move C3", b"[]")
    await _waits(store, running, now)
    await tables.pause(store, paused)
    await _end(store, over, now)
    await _people(store, now)
    return filled


async def _table(store: Store, now: datetime, **others: Any) -> str:
    facts_of: dict[str, Any] = {"game": "island", "guild_id": 1, "host_id": ANA, "language": "en", "seed": GREATEST}
    return await tables.create(store, now, **({"options": {}} | facts_of | others))


async def _begin(store: Store, table_id: str, now: datetime, state: bytes, line: str, events: bytes) -> None:
    """Ana, Bea and a computer; Bea's seat was Cai's."""
    await seats.arrange(store, table_id, [(ANA, ODD), (CAI, "Cai"), (None, "Computer")], now)
    await tables.start(store, table_id, now)
    said: dict[str, Any] = {"notation": line, "events": events, "state": state, "now": now}
    for revision, seat in (1, None), (2, 0), (3, 0):
        await steps.append(store, table_id, revision, seat=seat, **said)
    await seats.hand_over(store, table_id, 1, former=CAI, user_id=GREATEST, name="Bea", now=now)
    for revision in 1, 3:
        message_id = (int(table_id, 36) << 10) + revision
        await shown.post(store, table_id, revision, channel_id=902, message_id=message_id, now=now)


async def _waits(store: Store, table_id: str, now: datetime) -> None:
    """All that a table can wait for."""
    await tables.hint(store, table_id)
    await seats.stand_in(store, table_id, 1)
    for seat, due_at in (0, now + HOUR), (1, None), (None, now):
        await deadlines.begin(store, table_id, seat, "reminder", now=now, due_at=due_at)
    await votes.cast(store, table_id, "undo-1", 0, "yes", now=now)
    await votes.cast(store, table_id, "undo:1", 0, "no", now=now)
    await offers.make(store, table_id, 0, from_user_id=ANA, to_user_id=None, now=now)
    await plans.keep(store, table_id, Plan(ANA, "lodged", 0, 3, ("move C3", ODD), {"water": ODD}))


async def _end(store: Store, table_id: str, now: datetime) -> None:
    """A deal of the day that is over and packed, and what a server and a person have of it."""
    await tables.end(store, table_id, now)
    await steps.pack_away(store, table_id)
    facts_of: dict[str, Any] = {"guild_id": 1, "game": "island", "variant": ODD, "players": 1, "ended_at": now}
    for place, user_id, day in ((table_id, ANA, THE_DAY_BEFORE), ("purged", ANA, DAY), ("forgotten", None, None)):
        ended = Result(place, 0, user_id, won=True, score=30, day=day, hints=2, late=day is not None, **facts_of)
        await results.record(store, ended)
    await days.take(store, DAY, "island", "0123abcd")
    await feats.first(store, 1, feats.Reached(ODD, table_id, 30), now)
    await mornings.settle(store, 1, 907, 540, "America/Bogota", now + HOUR)
    await mornings.told(store, 1, DAY, now + 24 * HOUR)


async def _people(store: Store, now: datetime) -> None:
    """What a server and a person want, and what they were told."""
    await settings.change(store, 2, language="es", channels=(7, 8), reminder_hours=(8, 24), call_role=GREATEST)
    await settings.leave(store, 2, now)
    await preferences.change(store, ANA, quiet_from=1320, quiet_until=420, zone="America/Bogota", reminder_hours=(12,))
    await preferences.had_first_turn(store, [ANA], "island")
    await callers.wish(store, 1, ANA, told=True)
    await attempts.keep(store, ANA, "island", 7, [(0, ODD)], now)
    await attempts.solve(store, ANA, "island", 7, now, DAY)
    await attempts.see(store, ANA, "island", 8, now, DAY)
    await interactions.claim(store, GREATEST, now)
    await facts.note(store, "commands", "all told")


def empty_tables(place: Path | str) -> list[str]:
    """Those in which nothing stands."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as rows:
            named = rows.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
            return [name for (name,) in named if not rows.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()]
    with psycopg.connect(place) as rows:
        named = rows.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        return [name for (name,) in named if not rows.execute(f"SELECT 1 FROM {name} LIMIT 1".encode()).fetchone()]
