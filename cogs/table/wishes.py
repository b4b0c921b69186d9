"""What a table is asked for when it is opened."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

TIME_LIMITS: Final = (0, 8, 24, 72, 168)
"""Hours to choose from; 0 is none."""


class Wishes(Struct, frozen=True):
    """What a table is asked for besides its game's own options; what is left open is as usual here."""

    language: str | None = None
    time_limit: int | None = None
    """Hours; 0 is none."""
    thread: bool = False
    tall: bool = False
    """The shared board is tall, for phones."""
    seed: int | None = None


AS_USUAL = Wishes()
