"""Seats offered to somebody, or to anybody."""

from __future__ import annotations

from datetime import datetime

from db.rows import Row, milliseconds, read_all
from db.seats import WHO_SAT, NoSeat
from db.statements import Statement, put
from db.store import NotKept, Store, Writing


class NoOffer(NotKept):
    """It was withdrawn, taken, or is meant for somebody else."""


class Offer(Row, frozen=True):
    """`to_user_id` None: anybody may take the seat."""

    seat: int
    from_user_id: int | None
    to_user_id: int | None
    offered_at: datetime


async def make(
    writing: Writing, table_id: str, seat: int, *, from_user_id: int | None, to_user_id: int | None, now: datetime
) -> None:
    """Offer a seat; an earlier offer of it is replaced."""
    facts = {"from_user_id": from_user_id, "to_user_id": to_user_id, "offered_at": now}
    await writing.write(put("offers", {"table_id": table_id, "seat": seat}, facts))


async def withdraw(writing: Writing, table_id: str, seat: int) -> None:
    """The seat is offered no longer."""
    await writing.write(Statement("DELETE FROM offers WHERE table_id = ? AND seat = ?", [table_id, seat]))


async def take(writing: Writing, table_id: str, seat: int, *, user_id: int, name: str, now: datetime) -> None:
    """Of those who take an offered seat one has it."""
    accept = "DELETE FROM offers WHERE table_id = ? AND seat = ? AND (to_user_id IS NULL OR to_user_id = ?)"
    sit = """
        UPDATE seats SET user_id = ?, name = ?, computer = 0, joined_at = ?, left_at = NULL, stand_in = 0
        WHERE table_id = ? AND seat = ?
        AND NOT EXISTS (
            SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.user_id = ? AND own.left_at IS NULL
        )
    """
    forget = """
        DELETE FROM plans WHERE table_id = ?1
        AND user_id = (SELECT user_id FROM seats WHERE table_id = ?1 AND seat = ?2)
    """
    await writing.write(
        Statement(accept, [table_id, seat, user_id], NoOffer()),
        Statement(f"{WHO_SAT} ON CONFLICT DO NOTHING", [table_id, seat]),
        Statement(forget, [table_id, seat]),
        Statement(sit, [user_id, name, milliseconds(now), table_id, seat, user_id], NoSeat(), NoSeat()),
    )


async def of_table(store: Store, table_id: str) -> list[Offer]:
    """The seats a table offers."""
    sql = f"SELECT {Offer.columns()} FROM offers WHERE table_id = ? ORDER BY seat"
    return read_all(Offer, await store.rows(sql, table_id))
