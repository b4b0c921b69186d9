"""The steps of a game that is over, in one row a tenth of their size: they are read whole or not at all."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import msgpack

Line: TypeAlias = tuple[int, int | None, str, bytes, int | None, int]
"""A step's columns, in the order of `Step`."""

SMALLEST = 9
COLUMNS = msgpack.Decoder(list[Any])
"""Column by column: what stands in one is alike, so that it takes less room."""

PACKED = "SELECT steps FROM packed_steps WHERE table_id {this}"


def pack(lines: Iterable[Sequence[object]]) -> bytes:
    """All the steps of a game as one value."""
    return zlib.compress(msgpack.encode(list(zip(*lines, strict=True))), SMALLEST)


def unpack(found: Sequence[Sequence[bytes]], after: int = 0) -> list[Line]:
    """The steps after a revision, from the row of a game if it has one."""
    return [
        line
        for (packed,) in found
        for line in zip(*COLUMNS.decode(zlib.decompress(packed)), strict=True)
        if line[0] > after
    ]
