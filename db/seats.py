"""Who sits where at a table: a person, the computer, or somebody who is gone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from db.rows import Row, Value, milliseconds, read_all
from db.statements import Statement
from db.store import LostRace, NotKept, Store, Writing

SOMEONE = "someone"
"""The name of a person who asked to be forgotten."""

# Said first: it takes the table's row, so that nobody else sits down between the counting and the sitting.
LOBBY_IS_UNSHOWN = "UPDATE tables SET shown_revision = -1 WHERE id = ?"


# Nobody who comes back finds what they planned before they left.
FORGET_PLANS = "DELETE FROM plans WHERE table_id = ? AND user_id = ?"


# What was done on a seat until now is told with the name of who sat there.
WHO_SAT = """
    INSERT INTO sat (table_id, seat, until_revision, user_id, name)
    SELECT table_id, seat, (SELECT revision FROM tables WHERE id = table_id), user_id, name FROM seats
    WHERE table_id = ? AND seat = ?
"""


class NoSeat(NotKept):
    """No seat is free, this person sits here already or not at all, or the seat is somebody else's by now."""


class Seat(Row, frozen=True):
    """One seat. `left_at`: who sat here has left, and the seat is offered; `by_hand`: taken with a reaction."""

    seat: int
    user_id: int | None
    name: str
    computer: bool
    joined_at: datetime
    left_at: datetime | None
    by_hand: bool = False
    stand_in: bool = False
    """The computer plays for whoever sits here until the next turn."""

    prefix = "seats."


class SatBefore(Row, frozen=True):
    """Who sat on a seat before, up to and with a step."""

    seat: int
    until_revision: int
    name: str


SEATS = f"SELECT {Seat.columns()} FROM seats WHERE table_id = ? ORDER BY seat"


async def at(store: Store, table_id: str) -> list[Seat]:
    """The seats of a table, in order."""
    return read_all(Seat, await store.rows(SEATS, table_id))


async def names_of(store: Store, user_ids: Sequence[int]) -> dict[int, str]:
    """What each of these people was called where they last sat down."""
    asked = ", ".join("?" * len(user_ids))
    sql = f"SELECT user_id, name FROM seats WHERE user_id IN ({asked}) ORDER BY joined_at, table_id, seat"
    return dict(await store.rows(sql, *user_ids))


async def join(
    writing: Writing, table_id: str, user_id: int, name: str, now: datetime, *, most: int, by_hand: bool = False
) -> None:
    """Take a lobby's next seat, of `most`; nobody takes two."""
    sql = """
        INSERT INTO seats (table_id, seat, user_id, name, joined_at, by_hand)
        SELECT id, (SELECT coalesce(max(seat), -1) + 1 FROM seats WHERE table_id = id), ?, ?, ?, ?
        FROM tables
        WHERE id = ? AND status = 'lobby' AND (SELECT count(*) FROM seats WHERE table_id = id) < ?
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND user_id = ?)
    """
    values: list[Value] = [user_id, name, milliseconds(now), int(by_hand), table_id, most, user_id]
    await writing.write(Statement(LOBBY_IS_UNSHOWN, [table_id]), Statement(sql, values, NoSeat(), NoSeat()))


async def leave_lobby(writing: Writing, table_id: str, user_id: int) -> None:
    """Give a lobby's seat back; whoever is not there, or comes too late, is refused."""
    sql = """
        DELETE FROM seats WHERE table_id = ? AND user_id = ?
        AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'lobby')
    """
    await writing.write(Statement(LOBBY_IS_UNSHOWN, [table_id]), Statement(sql, [table_id, user_id], NoSeat()))


async def arrange(writing: Writing, table_id: str, people: Sequence[tuple[int | None, str]], now: datetime) -> None:
    """Seat people in this order, numbered from 0, as the game starts; who has no user id is the computer."""
    sql = "INSERT INTO seats (table_id, seat, user_id, name, computer, joined_at) VALUES (?, ?, ?, ?, ?, ?)"
    moment = milliseconds(now)
    await writing.write(
        Statement("DELETE FROM seats WHERE table_id = ?", [table_id]),
        *(
            Statement(sql, [table_id, seat, user_id, name, int(user_id is None), moment], if_taken=NoSeat())
            for seat, (user_id, name) in enumerate(people)
        ),
    )


async def leave(writing: Writing, table_id: str, user_id: int, now: datetime) -> None:
    """Leave a game that is running: the seat stays, and is offered."""
    sql = "UPDATE seats SET left_at = ? WHERE table_id = ? AND user_id = ? AND left_at IS NULL"
    plans = Statement(FORGET_PLANS, [table_id, user_id])
    await writing.write(Statement(sql, [milliseconds(now), table_id, user_id], NoSeat()), plans)


async def sit_still(writing: Writing, table_id: str, read: Sequence[Seat]) -> None:
    """Everybody sits as they were read; or the race is lost to whoever sat down or got up meanwhile."""
    many = "UPDATE tables SET id = id WHERE id = ? AND (SELECT count(*) FROM seats WHERE table_id = tables.id) = ?"
    still = """
        UPDATE seats SET seat = seat
        WHERE table_id = ? AND seat = ? AND user_id IS NOT DISTINCT FROM ? AND computer = ?
        AND CASE WHEN left_at IS NULL THEN 0 ELSE 1 END = ?
    """
    # The first takes the table's row, so that the second sees what was committed before it.
    await writing.write(
        Statement("UPDATE tables SET id = id WHERE id = ?", [table_id], LostRace()),
        Statement(many, [table_id, len(read)], LostRace()),
        *(
            Statement(
                still,
                [table_id, each.seat, each.user_id, int(each.computer), int(each.left_at is not None)],
                LostRace(),
            )
            for each in read
        ),
    )


async def stand_in(writing: Writing, table_id: str, seat: int) -> None:
    """The computer plays for this seat until the next turn."""
    sql = "UPDATE seats SET stand_in = 1 WHERE table_id = ? AND seat = ?"
    await writing.write(Statement(sql, [table_id, seat], NoSeat()))


async def end_stand_ins(writing: Writing, table_id: str, seat: int | None = None) -> None:
    """Whoever sits here (None: everybody) plays again."""
    sql = "UPDATE seats SET stand_in = 0 WHERE table_id = ?1 AND stand_in = 1 AND seat = coalesce(?2, seat)"
    await writing.write(Statement(sql, [table_id, seat]))


async def hand_over(
    writing: Writing, table_id: str, seat: int, *, former: int | None, user_id: int | None, name: str, now: datetime
) -> None:
    """Somebody else (no user id: the computer) takes the seat, if `former` still has it."""
    sql = """
        UPDATE seats SET user_id = ?, name = ?, computer = ?, joined_at = ?, left_at = NULL, stand_in = 0
        WHERE table_id = ? AND seat = ? AND user_id IS NOT DISTINCT FROM ?
        AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.user_id = ?)
    """
    values: list[Value] = [user_id, name, int(user_id is None), milliseconds(now), table_id, seat, former, user_id]
    await writing.write(
        Statement(f"{WHO_SAT} AND user_id IS NOT DISTINCT FROM ? ON CONFLICT DO NOTHING", [table_id, seat, former]),
        Statement(sql, values, NoSeat(), NoSeat()),
        Statement(FORGET_PLANS, [table_id, former]),
    )
