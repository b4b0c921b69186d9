"""Between rows of a database and small frozen structs: times as whole milliseconds UTC, JSON as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

Value = str | bytes | int | float | None
"""What a column holds."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


def milliseconds(when: datetime) -> int:
    """An aware time as it stands in a column."""
    if when.tzinfo is None:
        raise ValueError(f"{when!r} says no zone")
    return (when - EPOCH) // MILLISECOND


def moment(count: int) -> datetime:
    """The aware time that a column holds."""
    return EPOCH + count * MILLISECOND


def column(value: object) -> Value:
    """Any value of ours as a column holds it: lists and mappings become JSON."""
    if value is None or isinstance(value, (str, bytes, float)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, datetime):
        return milliseconds(value)
    return msgspec.json.encode(value).decode()


class Row(Struct, frozen=True):
    """A row: its fields are the columns, in order."""

    prefix: ClassVar[str] = ""

    @classmethod
    def columns(cls) -> str:
        """What to select."""
        return ", ".join(cls.prefix + name for name in cls.__struct_fields__)


R = TypeVar("R", bound=Row)


@cache
def _readers(kind: type[Row]) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    """For each column that is not simply what SQL says: how to read it."""
    readers: list[tuple[int, Callable[[Any], Any]]] = []
    for place, field in enumerate(msgspec.structs.fields(kind)):
        said = str(field.type)
        if "datetime" in said:
            readers.append((place, moment))
        elif field.type is bool:
            readers.append((place, bool))
        elif "tuple" in said or "dict" in said:
            readers.append((place, msgspec.json.Decoder(field.type).decode))
    return tuple(readers)


def read(kind: type[R], row: Sequence[Any]) -> R:
    """One row as its struct."""
    values = list(row)
    for place, reader in _readers(kind):
        if values[place] is not None:
            values[place] = reader(values[place])
    return kind(*values)


def read_all(kind: type[R], rows: Iterable[Sequence[Any]]) -> list[R]:
    """Every row as its struct."""
    return [read(kind, row) for row in rows]
