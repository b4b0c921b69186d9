"""What Discord takes at the most, and how words are made to fit."""

from __future__ import annotations

from typing import Final

LONGEST_CONTENT: Final = 2000
LONGEST_DESCRIPTION: Final = 1024
"""Of a picture."""
LONGEST_ID: Final = 100
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
LONGEST_THREAD_NAME: Final = 100
MOST_OPTIONS: Final = 25
"""In a menu, and in a list of suggestions."""
ROWS: Final = 5
BUTTONS_IN_A_ROW: Final = 5


def cut(text: str, most: int) -> str:
    """Whole, or shortened with a mark that says so."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
