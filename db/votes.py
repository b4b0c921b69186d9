"""What each seat answers to a question put to the table."""

from __future__ import annotations

from datetime import datetime

from db.rows import Row, milliseconds, read_all
from db.statements import Statement
from db.store import NotKept, Store, Writing


class Settled(NotKept):
    """Nobody asks that any more: it is carried out already, or was never asked."""


class Vote(Row, frozen=True):
    """One seat's answer; the earliest one tells since when the question stands."""

    question: str
    seat: int
    answer: str
    voted_at: datetime


async def cast(writing: Writing, table_id: str, question: str, seat: int, answer: str, *, now: datetime) -> None:
    """A seat answers, or answers otherwise than before; it has asked, or answered, since the first time."""
    sql = """
        INSERT INTO votes (table_id, question, seat, answer, voted_at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id, question, seat) DO UPDATE SET answer = excluded.answer
    """
    await writing.write(Statement(sql, [table_id, question, seat, answer, milliseconds(now)]))


async def answer(writing: Writing, table_id: str, question: str, seat: int, word: str, *, now: datetime) -> None:
    """The same, to a question that somebody still asks: their own answer was the first."""
    sql = """
        INSERT INTO votes (table_id, question, seat, answer, voted_at)
        SELECT table_id, question, ?, ?, ? FROM votes WHERE table_id = ? AND question = ? ORDER BY voted_at LIMIT 1
        ON CONFLICT (table_id, question, seat) DO UPDATE SET answer = excluded.answer
    """
    await writing.write(Statement(sql, [seat, word, milliseconds(now), table_id, question], Settled()))


async def of_table(store: Store, table_id: str) -> list[Vote]:
    """Every answer to every open question of a table, by question and then by time."""
    sql = f"SELECT {Vote.columns()} FROM votes WHERE table_id = ? ORDER BY question, voted_at, seat"
    return read_all(Vote, await store.rows(sql, table_id))


async def on(store: Store, table_id: str, question: str) -> list[Vote]:
    """The answers to one question, the first one first."""
    return [vote for vote in await of_table(store, table_id) if vote.question == question]


async def close(writing: Writing, table_id: str, question: str) -> None:
    """The question is settled: by one of those who answer last at the same moment."""
    sql = "DELETE FROM votes WHERE table_id = ? AND question = ?"
    await writing.write(Statement(sql, [table_id, question], Settled()))
