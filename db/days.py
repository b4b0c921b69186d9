"""The deals of a day: who has begun which, and how those ended; read from results alone, which outlive their tables."""

from __future__ import annotations

from datetime import datetime

from db.rows import Row, read_all
from db.statements import Statement, insert
from db.store import NotKept, Store, Writing


class DayTaken(NotKept):
    """The same person has begun this day's deal before."""


class Played(Row, frozen=True):
    """Somebody's finished deal of a day; nobody's name where they keep no record."""

    user_id: int | None
    guild_id: int
    score: int
    hints: int
    late: bool
    """It ended after its day was over."""
    ended_at: datetime
    won: bool


class DayPlayed(Row, frozen=True):
    """One of a server's finished deals, for its board of the long run."""

    user_id: int | None
    day: str
    score: int
    late: bool
    won: bool


SEEN = """
    CASE WHEN (SELECT stats_opt_out FROM preferences WHERE preferences.user_id = results.user_id) = 1
    THEN NULL ELSE user_id END
"""
# A deal of the day is one person's: the computers of that table, and a second hand, are no results of their own.
WHO, SCORE, LATE, WON = f"max({SEEN})", "max(coalesce(score, 0))", "max(late)", "max(won)"


async def take(writing: Writing, day: str, game: str, who: str) -> None:
    """Whoever `who` stands for begins this day's deal; `DayTaken` if they did before."""
    await writing.write(insert("taken", {"day": day, "game": game, "who": who}, DayTaken()))


async def has_taken(store: Store, day: str, game: str, who: str) -> bool:
    """Whether they have begun it, also if they were forgotten since."""
    return bool(await store.rows("SELECT 1 FROM taken WHERE day = ? AND game = ? AND who = ?", day, game, who))


async def forget_before(writing: Writing, day: str) -> None:
    """Who began the deals of former days is nobody's business any more."""
    await writing.write(Statement("DELETE FROM taken WHERE day < ?", [day]))


async def of_the_day(store: Store, day: str, game: str) -> list[Played]:
    """Everybody's, the best first; of level ones who was done first. Those that ended late come last."""
    sql = f"""
        SELECT {WHO}, guild_id, {SCORE}, max(hints), {LATE}, max(ended_at), {WON} FROM results
        WHERE game = ? AND day = ? GROUP BY table_id, guild_id ORDER BY 5, 7 DESC, 3 DESC, 6, table_id
    """
    return read_all(Played, await store.rows(sql, game, day))


async def of_guild(store: Store, guild_id: int, game: str) -> list[DayPlayed]:
    """All of a server's finished deals of a day, the last day first, each day as `of_the_day` has it."""
    sql = f"""
        SELECT {WHO}, max(day), {SCORE}, {LATE}, {WON} FROM results
        WHERE guild_id = ? AND game = ? AND day IS NOT NULL
        GROUP BY table_id ORDER BY 2 DESC, 4, 5 DESC, 3 DESC, max(ended_at), table_id
    """
    return read_all(DayPlayed, await store.rows(sql, guild_id, game))


async def days_of_guild(store: Store, guild_id: int, game: str | None = None) -> list[str]:
    """The days whose deal (of any game, if none is named) somebody of a server has finished."""
    sql = """
        SELECT DISTINCT day FROM results
        WHERE guild_id = ? AND game = coalesce(?, game) AND day IS NOT NULL ORDER BY day
    """
    return [day for (day,) in await store.rows(sql, guild_id, game)]


async def daily_days(store: Store, user_id: int, game: str | None = None) -> list[str]:
    """The days whose deal (of any game, if none is named) a person has played to its end."""
    sql = """
        SELECT DISTINCT day FROM results
        WHERE user_id = ? AND game = coalesce(?, game) AND day IS NOT NULL ORDER BY day
    """
    return [day for (day,) in await store.rows(sql, user_id, game)]
