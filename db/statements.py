"""Lines of SQL as values, whichever driver will run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from db.rows import Value, column


class Statement(NamedTuple):
    """One line of SQL, and what is raised, its whole wish undone, if it touches no row or its key is taken."""

    sql: str
    values: Sequence[Value] = ()
    if_none: Exception | None = None
    if_taken: Exception | None = None


def insert(table: str, named: Mapping[str, object], if_taken: Exception | None = None) -> Statement:
    """A new row with these columns."""
    places = ", ".join("?" * len(named))
    sql = f"INSERT INTO {table} ({', '.join(named)}) VALUES ({places})"
    return Statement(sql, [column(value) for value in named.values()], if_taken=if_taken)


def put(table: str, key: Mapping[str, object], named: Mapping[str, object]) -> Statement:
    """The row with this key has these columns from now on, whether it was there or not."""
    fresh = insert(table, {**key, **named})
    changes = ", ".join(f"{name} = excluded.{name}" for name in named)
    return Statement(f"{fresh.sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}", fresh.values)
