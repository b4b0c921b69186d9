"""Turns tried out: sketches, proposals, and turns lodged for later."""

from __future__ import annotations

from typing import Literal

from db.rows import Row
from db.statements import Statement, put
from db.store import Writing

PlanKind = Literal["sketch", "proposal", "lodged", "played", "dropped"]


class Plan(Row, frozen=True):
    """Somebody's plan for a seat's turn, one of each kind; `basis` of a dropped one: what had changed."""

    user_id: int
    kind: PlanKind
    seat: int
    revision: int
    lines: tuple[str, ...]
    basis: dict[str, str]

    prefix = "plans."


async def keep(writing: Writing, table_id: str, plan: Plan) -> None:
    """It takes the place of the same person's former one of its kind."""
    facts = {"seat": plan.seat, "revision": plan.revision, "lines": list(plan.lines), "basis": dict(plan.basis)}
    await writing.write(put("plans", {"table_id": table_id, "user_id": plan.user_id, "kind": plan.kind}, facts))


async def drop(writing: Writing, table_id: str, user_id: int, kind: PlanKind) -> None:
    """Withdrawn, taken or over."""
    sql = "DELETE FROM plans WHERE table_id = ? AND user_id = ? AND kind = ?"
    await writing.write(Statement(sql, [table_id, user_id, kind]))
