"""What a server remembers of finished games: firsts, and records that a better one replaces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from engine.contract import Event, Seat


class Entry(Struct, frozen=True):
    """Something worth a line: its name, how much of it there was, and whether more of it replaces it."""

    name: str
    value: int = 0
    is_record: bool = False
    seats: tuple[Seat, ...] = ()
    """By whom it was reached; empty: by all together."""


Logbook: TypeAlias = Callable[[Any, Sequence[Event]], Iterator[Entry]]
"""From a finished game and all that happened in it: what may stand in a logbook."""
