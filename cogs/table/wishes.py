"""What a table is asked for when it is opened."""

from __future__ import annotations

from msgspec import Struct


class Wishes(Struct, frozen=True):
    """What a table is asked for besides its game's own options; what is left open is as usual here."""

    language: str | None = None
    time_limit: int | None = None
    """Hours; 0 is none."""
    thread: bool = False
    seed: int | None = None


AS_USUAL = Wishes()
