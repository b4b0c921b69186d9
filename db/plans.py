"""Turns tried out: sketches, proposals, and turns lodged for later."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import astuple

from db.rows import Row, Value, column
from db.statements import Statement
from db.store import Writing
from db.tables import LIVE

KEY: Final = ("user_id", "kind")

PlanKind = Literal["sketch", "proposal", "lodged", "played", "dropped"]


class Plan(Row, frozen=True):
    """Somebody's plan for a seat's turn, one of each kind; `basis` of a dropped one: what had changed."""

    user_id: int
    kind: PlanKind
    seat: int
    revision: int
    lines: tuple[str, ...]
    basis: dict[str, str]
    message_id: int | None = None
    """Where a proposal is read."""

    prefix = "plans."


async def keep(writing: Writing, table_id: str, plan: Plan) -> None:
    """It takes the place of the same person's former one of its kind; who sits at no live table plans nothing there."""
    named = Plan.__struct_fields__
    changes = ", ".join(f"{name} = excluded.{name}" for name in named if name not in KEY)
    sql = f"""
        INSERT INTO plans (table_id, {", ".join(named)}) SELECT id, {", ".join("?" * len(named))} FROM tables
        WHERE id = ? AND {LIVE}
        AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND user_id = ? AND left_at IS NULL)
        ON CONFLICT (table_id, {", ".join(KEY)}) DO UPDATE SET {changes}
    """
    values: list[Value] = [*map(column, astuple(plan)), table_id, plan.user_id]
    await writing.write(Statement(sql, values))


async def noted(writing: Writing, table_id: str, plan: Plan, message_id: int) -> None:
    """The proposal is read in this message."""
    sql = "UPDATE plans SET message_id = ? WHERE table_id = ? AND user_id = ? AND kind = ?"
    await writing.write(Statement(sql, [message_id, table_id, plan.user_id, plan.kind]))


async def drop(writing: Writing, table_id: str, user_id: int, kind: PlanKind) -> None:
    """Withdrawn, taken or over."""
    sql = "DELETE FROM plans WHERE table_id = ? AND user_id = ? AND kind = ?"
    await writing.write(Statement(sql, [table_id, user_id, kind]))
