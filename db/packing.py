"""The steps of a game that is over, in one row a ninth of their size: they are read whole or not at all."""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final, TypeAlias

from msgspec import Struct, msgpack

Line: TypeAlias = tuple[int, int | None, str, bytes, int | None, int]
"""A step's columns, in the order of `Step`."""

NOW: Final = b"\2"
"""What a row begins with that is packed as here; before, a row was deflated, and begins as zlib begins."""
SMALLEST: Final = [{"id": lzma.FILTER_LZMA1, "dict_size": 1 << 20, "lc": 3, "lp": 0, "pb": 0, "nice_len": 273}]
BETWEEN: Final = "\n"
"""Stands in no line of notation and, as JSON is written here, in no events."""

PACKED = "SELECT steps FROM packed_steps WHERE table_id {this}"


class Packed(Struct, array_like=True):
    """Column by column: what stands in one is alike, so that it takes less room; of what grows, by how much."""

    first: int
    seats: tuple[int | None, ...]
    notations: str
    events: bytes
    back_to: dict[int, int]
    """By place, for the few that are an undo."""
    times: tuple[int, ...]


def pack(lines: Iterable[Sequence[Any]]) -> bytes:
    """All the steps of a game as one value."""
    ordered = list(lines)
    if not ordered:
        return b""
    revisions, seats, notations, events, back_to, times = zip(*ordered, strict=True)
    packed = Packed(
        revisions[0],
        seats,
        BETWEEN.join(notations),
        BETWEEN.encode().join(events),
        {place: revision for place, revision in enumerate(back_to) if revision is not None},
        (times[0], *(later - sooner for sooner, later in pairwise(times))),
    )
    return NOW + lzma.compress(msgpack.encode(packed), lzma.FORMAT_RAW, filters=SMALLEST)


def unpack(found: Sequence[Sequence[bytes]], after: int = 0) -> list[Line]:
    """The steps after a revision, from the row of a game if it has one."""
    return [line for (packed,) in found for line in _lines(packed) if line[0] > after]


def _lines(packed: bytes) -> Iterable[Line]:
    if not packed:
        return []
    if not packed.startswith(NOW):
        return zip(*msgpack.decode(zlib.decompress(packed)), strict=True)
    of = msgpack.decode(lzma.decompress(packed[len(NOW) :], lzma.FORMAT_RAW, filters=SMALLEST), type=Packed)
    count = len(of.seats)
    return zip(
        range(of.first, of.first + count),
        of.seats,
        of.notations.split(BETWEEN),
        of.events.split(BETWEEN.encode()),
        map(of.back_to.get, range(count)),
        accumulate(of.times),
        strict=True,
    )
