"""Puzzles that people try: what was said so far, and what is solved."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from db.rows import Row, Value, column, milliseconds, read
from db.statements import Statement
from db.store import Store, Writing


class Attempt(Row, frozen=True):
    """Somebody's way through one puzzle; what is solved stays so, however often it is tried again."""

    game: str
    number: int
    said: tuple[tuple[int, str], ...]
    begun_at: datetime
    solved_at: datetime | None

    prefix = "attempts."


THIS = "user_id = ? AND game = ? AND number = ?"


async def of(store: Store, user_id: int, game: str, number: int) -> Attempt | None:
    """What they have said so far, if anything."""
    sql = f"SELECT {Attempt.columns()} FROM attempts WHERE {THIS}"
    found = await store.rows(sql, user_id, game, number)
    return read(Attempt, found[0]) if found else None


async def keep(
    writing: Writing, user_id: int, game: str, number: int, said: Sequence[tuple[int, str]], now: datetime
) -> None:
    """What was said so far."""
    sql = """
        INSERT INTO attempts (user_id, game, number, said, begun_at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (user_id, game, number) DO UPDATE SET said = excluded.said
    """
    values: list[Value] = [user_id, game, number, column([list(each) for each in said]), milliseconds(now)]
    await writing.write(Statement(sql, values))


async def solve(writing: Writing, user_id: int, game: str, number: int, now: datetime, day: str | None) -> None:
    """Solved, by whoever had not seen how; `day`: as that day's puzzle, by whoever has not seen how on that day."""
    solved = f"UPDATE attempts SET solved_at = coalesce(solved_at, ?) WHERE {THIS} AND seen = 0"
    counted = f"""
        INSERT INTO puzzle_days (user_id, game, day) SELECT user_id, game, ? FROM attempts
        WHERE {THIS} AND seen_on IS DISTINCT FROM ? ON CONFLICT DO NOTHING
    """
    this: list[Value] = [user_id, game, number]
    await writing.write(Statement(solved, [milliseconds(now), *this]))
    if day is not None:
        await writing.write(Statement(counted, [day, *this, day]))


async def see(writing: Writing, user_id: int, game: str, number: int, now: datetime, day: str) -> None:
    """The solution was shown on this day: what is not solved yet counts no more, nor does this day."""
    sql = """
        INSERT INTO attempts (user_id, game, number, said, begun_at, seen, seen_on) VALUES (?, ?, ?, '[]', ?, 1, ?)
        ON CONFLICT (user_id, game, number) DO UPDATE SET seen_on = excluded.seen_on,
            seen = CASE WHEN attempts.solved_at IS NULL THEN 1 ELSE attempts.seen END
    """
    await writing.write(Statement(sql, [user_id, game, number, milliseconds(now), day]))


async def solved(store: Store, user_id: int, game: str) -> set[int]:
    """The numbers of those they have solved."""
    sql = "SELECT number FROM attempts WHERE user_id = ? AND game = ? AND solved_at IS NOT NULL"
    return {number for (number,) in await store.rows(sql, user_id, game)}


async def days(store: Store, user_id: int, game: str) -> list[str]:
    """The days whose puzzle they have solved on the day."""
    sql = "SELECT day FROM puzzle_days WHERE user_id = ? AND game = ? ORDER BY day"
    return [day for (day,) in await store.rows(sql, user_id, game)]
