"""How games ended: for a person's record, and for a server's leaderboard."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import astuple

from db.rows import Row, column, read_all
from db.statements import Statement
from db.store import Store, Writing


class Result(Row, frozen=True):
    """One seat of one finished game; user None: the computer, or somebody who keeps no record."""

    table_id: str
    seat: int
    user_id: int | None
    guild_id: int
    game: str
    variant: str
    players: int
    won: bool
    score: int | None
    ended_at: datetime
    day: str | None = None
    """The day whose deal it was."""
    hints: int = 0
    late: bool = False
    """It was a day's deal, and ended after that day."""
    in_our_server: bool = True
    """As of its table."""


class Standing(Row, frozen=True):
    """One line of a leaderboard."""

    user_id: int
    played: int
    won: int
    best: int | None
    last_ended_at: datetime


async def record(writing: Writing, result: Result) -> None:
    """Write a seat's result; of those who opted out no name is kept. The first record of a game stands."""
    sql = f"""
        INSERT INTO results ({Result.columns()})
        VALUES (?, ?,
            (SELECT CAST(? AS BIGINT)
             WHERE NOT EXISTS (SELECT 1 FROM preferences WHERE user_id = ? AND stats_opt_out = 1)),
            ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING
    """
    table_id, seat, user_id, *others = map(column, astuple(result))
    await writing.write(Statement(sql, [table_id, seat, user_id, user_id, *others]))


async def leaderboard(store: Store, guild_id: int, game: str, most: int = 10, least: int = 1) -> list[Standing]:
    """Who won most games of a server with at least so many players; those who opted out are not in it."""
    sql = """
        SELECT user_id, count(*), sum(won), max(score), max(ended_at) FROM results
        WHERE guild_id = ? AND game = ? AND players >= ? AND user_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM preferences WHERE preferences.user_id = results.user_id AND stats_opt_out = 1)
        GROUP BY user_id ORDER BY 3 DESC, 4 DESC NULLS LAST, 2, 5, 1 LIMIT ?
    """
    return read_all(Standing, await store.rows(sql, guild_id, game, least, most))


async def of_guild(store: Store, guild_id: int, game: str, most: int = 5000) -> list[Result]:
    """A server's finished games of one kind, the last one first, without the seats of those who opted out."""
    sql = f"""
        SELECT {Result.columns()} FROM results WHERE guild_id = ? AND game = ? AND user_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM preferences WHERE preferences.user_id = results.user_id AND stats_opt_out = 1)
        ORDER BY ended_at DESC, table_id, seat LIMIT ?
    """
    return read_all(Result, await store.rows(sql, guild_id, game, most))


async def of_user(store: Store, user_id: int) -> list[Result]:
    """A person's finished games everywhere, the last one first: what records and streaks are counted from."""
    sql = f"SELECT {Result.columns()} FROM results WHERE user_id = ? ORDER BY ended_at DESC, table_id"
    return read_all(Result, await store.rows(sql, user_id))
