"""What Discord takes at the most, and how words are made to fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LONGEST_CONTENT: Final = 2000
LONGEST_DESCRIPTION: Final = 1024
"""Of a picture."""
LONGEST_ID: Final = 100
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
LONGEST_THREAD_NAME: Final = 100
LONGEST_TITLE: Final = 45
"""Of a modal, and of a label in it."""
LONGEST_HELP: Final = 100
"""Below a label in a modal."""
MOST_OPTIONS: Final = 25
"""In a menu, and in a list of suggestions."""
ROWS: Final = 5
BUTTONS_IN_A_ROW: Final = 5


MOST_CHANNELS: Final = 20
"""So many are named in a sentence; each name is some two dozen signs to Discord."""


def channels_named(channels: Sequence[int], between: str = ", ") -> str:
    """The channels by their names, of many the first."""
    named = [f"<#{each}>" for each in channels[:MOST_CHANNELS]]
    return between.join([*named, "…"] if len(channels) > MOST_CHANNELS else named)


def cut(text: str, most: int) -> str:
    """Whole, or shortened with a mark that says so."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
