"""The island's lessons: small tables, an idea each, with one goal that a turn or two can reach."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.island.puzzles import PUZZLES, asked, begin, do, has_special_cards, offers, verdict, why
from engine.puzzles import Puzzling

LESSONS: Final = Puzzling(
    PUZZLES.game,
    Path(__file__).with_name("lessons.txt"),
    begin,
    offers,
    do,
    verdict,
    asked,
    has_special_cards,
    why,
    is_lessons=True,
)
