"""How some days went, to be painted for docs/ and to look at."""

from __future__ import annotations

from render import day
from tools.gallery.people import LONGEST

SOME: tuple[int, ...] = (
    12,
    19,
    24,
    27,
    28,
    30,
    31,
    33,
    33,
    34,
    36,
    36,
    37,
    38,
    38,
    39,
    39,
    40,
    40,
    41,
    41,
    41,
    42,
    42,
    43,
    44,
    44,
    45,
)
MANY = (*SOME, 45, 46, 47, 47, 49, 50, 52, 52, 55)
DAYS: dict[str, tuple[day.Day, str, str]] = {
    "bridges": (
        day.Day(
            "bridges",
            "2026-11-19",
            (("Ana", 52, 0), ("Bartolomeu", 47, 1), ("Chloé", 41, 3), ("Davi", 41, 0), ("Eva", 33, 0)),
            MANY,
            41,
            12,
        ),
        "en",
        "standard",
    ),
    "island-high-contrast": (
        day.Day(
            "island",
            "2026-11-18",
            tuple(zip(LONGEST, (947, 936, 947, 421), (0, 2, 0, 1), strict=True)),
            (947, 936, 947, 421, 956, 311, 221, 411, 321, 925, 101, 431, 211, 411),
            421,
            2,
        ),
        "es",
        "high-contrast",
    ),
    "bridges-colour-blind": (
        day.Day("bridges", "2026-05-01", (("Ana", 38, 0), ("😀" * 32, 38, 11)), (38, 38, 39), 40, 0),
        "pt-BR",
        "colour-blind",
    ),
}
"""How a day went: what is known of it, the language, the dress."""
