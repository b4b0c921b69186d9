"""What is kept about a person: all of it to read, and forgetting it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from db import tables
from db.packing import unpack
from db.rows import milliseconds
from db.seats import SOMEONE
from db.statements import Statement
from db.store import Store

KEPT: dict[str, tuple[str, tuple[str, ...]]] = {
    "preferences": (
        "FROM preferences WHERE user_id = ?1",
        (
            "language",
            "quiet_from",
            "quiet_until",
            "zone",
            "reminders",
            "reminder_hours",
            "ping_by_dm",
            "palette",
            "of_games",
            "stats_opt_out",
            "in_words",
            "when_next",
            "tall",
        ),
    ),
    "first_turns": ("FROM first_turns WHERE user_id = ?1 ORDER BY game", ("game",)),
    "seats": (
        "FROM seats JOIN tables ON id = table_id WHERE user_id = ?1 ORDER BY joined_at, table_id, seat",
        ("table_id", "game", "guild_id", "channel_id", "seat", "name", "joined_at", "left_at", "status"),
    ),
    "former_seats": (
        "FROM sat WHERE user_id = ?1 ORDER BY 1, 2, 3",
        ("table_id", "seat", "until_revision", "name"),
    ),
    "tables_hosted": (
        "FROM tables WHERE host_id = ?1 ORDER BY created_at, id",
        ("id", "game", "guild_id", "channel_id", "created_at", "status"),
    ),
    "steps": (
        "FROM seats JOIN steps USING (table_id, seat) WHERE user_id = ?1 AND played_at >= joined_at ORDER BY 1, 2",
        ("table_id", "revision", "notation", "played_at"),
    ),
    "deadlines": (
        "FROM seats JOIN deadlines USING (table_id, seat) WHERE user_id = ?1 ORDER BY began_at, table_id, seat, kind",
        ("table_id", "kind", "began_at", "due_at", "reminders_sent", "silenced"),
    ),
    "votes": (
        "FROM seats JOIN votes USING (table_id, seat) WHERE user_id = ?1 ORDER BY voted_at, table_id, seat, question",
        ("table_id", "question", "answer", "voted_at"),
    ),
    "offers": (
        "FROM offers WHERE from_user_id = ?1 OR to_user_id = ?1 ORDER BY offered_at, table_id, seat",
        ("table_id", "seat", "from_user_id", "to_user_id", "offered_at"),
    ),
    "raised_hands": ("FROM raised_hands WHERE user_id = ?1 ORDER BY table_id", ("table_id",)),
    "plans": (
        "FROM plans WHERE user_id = ?1 ORDER BY table_id, kind",
        ("table_id", "kind", "seat", "revision", "lines"),
    ),
    "attempts": (
        "FROM attempts WHERE user_id = ?1 ORDER BY game, number",
        ("game", "number", "said", "begun_at", "solved_at", "day", "seen", "seen_on"),
    ),
    "puzzle_days": ("FROM puzzle_days WHERE user_id = ?1 ORDER BY game, day", ("game", "day")),
    "lobby_calls": ("FROM lobby_calls WHERE user_id = ?1 ORDER BY guild_id", ("guild_id", "told_at")),
    "results": (
        "FROM results WHERE user_id = ?1 ORDER BY ended_at, table_id, seat",
        ("table_id", "guild_id", "game", "variant", "players", "won", "score", "ended_at", "day", "hints", "late"),
    ),
}
"""Every place where something of a person is, and its columns."""

PACKED_STEPS = """
    SELECT table_id, seat, joined_at, steps FROM seats JOIN packed_steps USING (table_id) WHERE user_id = ?
"""

OUT_OF_LOBBIES = (
    """
    UPDATE tables SET shown_revision = -1
    WHERE status = 'lobby' AND id IN (SELECT table_id FROM seats WHERE user_id = ?)
    """,
    "DELETE FROM seats WHERE user_id = ? AND table_id IN (SELECT id FROM tables WHERE status = 'lobby')",
)

LEAVE_RUNNING_GAMES = """
    UPDATE seats SET left_at = coalesce(left_at, ?2)
    WHERE user_id = ?1 AND table_id IN (SELECT id FROM tables WHERE status IN ('running', 'paused'))
"""

NO_TRACE = (
    f"UPDATE seats SET user_id = NULL, name = '{SOMEONE}' WHERE user_id = ?",
    f"UPDATE sat SET user_id = NULL, name = '{SOMEONE}' WHERE user_id = ?",
    "UPDATE tables SET host_id = NULL WHERE host_id = ?",
    "UPDATE results SET user_id = NULL WHERE user_id = ?",
    "DELETE FROM offers WHERE ?1 IN (from_user_id, to_user_id)",
    "DELETE FROM raised_hands WHERE user_id = ?",
    "DELETE FROM lobby_calls WHERE user_id = ?",
    "DELETE FROM plans WHERE user_id = ?",
    "DELETE FROM attempts WHERE user_id = ?",
    "DELETE FROM puzzle_days WHERE user_id = ?",
    "DELETE FROM preferences WHERE user_id = ?",
    "DELETE FROM first_turns WHERE user_id = ?",
)


async def export(store: Store, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Everything kept about a person, ready to be written as JSON; times are milliseconds since 1970 in UTC."""
    questions = [(f"SELECT {', '.join(columns)} {where}", [user_id]) for where, columns in KEPT.values()]
    *answers, packed = await store.ask(*questions, (PACKED_STEPS, [user_id]))
    told = {
        subject: [dict(zip(columns, row, strict=True)) for row in rows]
        for (subject, (_, columns)), rows in zip(KEPT.items(), answers, strict=True)
    }
    told["steps"] = sorted([*told["steps"], *_unpacked(packed)], key=lambda step: (step["table_id"], step["revision"]))
    return told


def _unpacked(rows: list[tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    """A person's own steps in games whose steps all stand in one row."""
    for table_id, seat, joined_at, packed in rows:
        for revision, by, notation, _, _, played_at in unpack([(packed,)]):
            if by == seat and played_at >= joined_at:
                yield {"table_id": table_id, "revision": revision, "notation": notation, "played_at": played_at}


async def forget(store: Store, user_id: int, now: datetime) -> list[tuple[str, int]]:
    """Forget a person; games keep their seats and stories. Says which seats of running games are now offered.

    A game in no server of ours was theirs alone: it is over.
    """
    seated = await store.rows(
        "SELECT table_id, seat, in_our_server FROM seats JOIN tables ON id = table_id"
        " WHERE user_id = ? AND status IN ('running', 'paused') ORDER BY 1, 2",
        user_id,
    )
    alone = sorted({table_id for table_id, _, in_our_server in seated if not in_our_server})
    await store.write(
        *(line for table_id in alone for line in tables.ending(table_id, now, "abandoned")),
        *(Statement(sql, [user_id]) for sql in OUT_OF_LOBBIES),
        Statement(LEAVE_RUNNING_GAMES, [user_id, milliseconds(now)]),
        *(Statement(sql, [user_id]) for sql in NO_TRACE),
    )
    return [(table_id, seat) for table_id, seat, in_our_server in seated if in_our_server]
