"""Every row of a file into a server's database, or back, and whether the two are the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

from db import layout, migrate
from db.server import Rows

Line: TypeAlias = tuple[Any, ...]

OF_THIS_PLACE = f"name NOT IN ('{layout.VERSION}', '{layout.READABLE}', '{migrate.MOVED}')"
"""Facts that tell of the database itself, and not of what is in it, stay where they are."""


class Table(NamedTuple):
    """A table's columns and its key; of each column whether it holds text."""

    name: str
    columns: dict[str, bool]
    key: list[str]

    @property
    def which(self) -> str:
        return OF_THIS_PLACE if self.name == "facts" else "1 = 1"


def tables(file: sqlite3.Connection) -> list[Table]:
    """Every table; the one that others refer to is first."""
    names = [name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    return [_table(file, name) for name in sorted(names, key=lambda name: name != "tables")]


def _table(file: sqlite3.Connection, name: str) -> Table:
    told = file.execute(f"PRAGMA table_info({name})").fetchall()
    columns = {column: kind == "TEXT" for _, column, kind, *_ in told}
    return Table(name, columns, [column for *_, column in sorted((line[5], line[1]) for line in told if line[5])])


def of_file(file: sqlite3.Connection, table: Table) -> Iterator[Line]:
    """A table's rows in the order of its key."""
    order = ", ".join(table.key)
    sql = f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {table.which} ORDER BY {order}"
    yield from file.execute(sql)


def of_server(rows: Rows, table: Table) -> Iterator[Line]:
    """The same; letters are in the same order as SQLite has them."""
    chosen = ", ".join(f"CAST({name} AS TEXT)" if text else name for name, text in table.columns.items())
    order = ", ".join(f'{name} COLLATE "C"' if table.columns[name] else name for name in table.key)
    sql = f"SELECT {chosen} FROM {table.name} WHERE {table.which} ORDER BY {order}"
    with rows.cursor(name="copied") as cursor:
        cursor.itersize = 2000
        yield from cursor.execute(sql.encode(), binary=True)


def into_file(file: sqlite3.Connection, table: Table, lines: Iterable[Line]) -> None:
    places = ", ".join("?" * len(table.columns))
    file.executemany(f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})", lines)


def into_server(rows: Rows, table: Table, lines: Iterable[Line]) -> None:
    sql = f"COPY {table.name} ({', '.join(table.columns)}) FROM STDIN"
    with rows.cursor() as cursor, cursor.copy(sql.encode()) as copy:
        for line in lines:
            copy.write_row(line)


def is_empty(rows: Rows, file: sqlite3.Connection) -> bool:
    """Whether nobody ever played there; what a bot notes at its start does not count."""
    names = [table.name for table in tables(file) if table.name != "facts"]
    return not any(rows.execute(f"SELECT 1 FROM {name} LIMIT 1".encode()).fetchone() for name in names)


def fill(rows: Rows, file: sqlite3.Connection) -> None:
    """The database has what the file has, and nothing else."""
    for table in tables(file):
        rows.execute(f"DELETE FROM {table.name} WHERE {table.which}".encode())
    for table in tables(file):
        into_server(rows, table, of_file(file, table))


def difference(file: sqlite3.Connection, rows: Rows) -> str | None:
    """The first table in which the two differ."""
    for table in tables(file):
        if any(one != other for one, other in zip_longest(of_file(file, table), of_server(rows, table))):
            return table.name
    return None
