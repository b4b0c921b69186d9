"""How much text a phone shows above a picture, so that a board can be read in ten seconds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

LETTERS: Final = 36
"""Letters in a row of a phone 390 px wide."""
SMALL_LETTERS: Final = 46
"""The same in small text."""
SMALL_HEIGHT: Final = 0.8
"""The height of a row of small text, in rows."""
MOST_LINES: Final = 6
MOST_ROWS: Final = 12.0
MOST_ROWS_AT_FIRST: Final = 14.0
"""In a player's first round."""

SMALL: Final = "-# "
MENTION: Final = re.compile(r"<@\d+>")
MARKUP: Final = re.compile(r"\*\*|\\(?=.)|<t:\d+:R>")


def rows(line: str) -> float:
    """Estimate the height of a line on a phone, in rows."""
    words = MARKUP.sub("", MENTION.sub("@someone", line.removeprefix(SMALL)))
    if line.startswith(SMALL):
        return len(wrap(words, SMALL_LETTERS)) * SMALL_HEIGHT
    return float(max(1, len(wrap(words, LETTERS))))


@dataclass
class Fitting:
    """The room left above a picture."""

    left: int
    rows: float

    @classmethod
    def usual(cls) -> Fitting:
        return cls(MOST_LINES, MOST_ROWS)

    @classmethod
    def for_newcomers(cls) -> Fitting:
        return cls(MOST_LINES, MOST_ROWS_AT_FIRST)

    def lines(self, wanted: Sequence[str], *, must: bool = False) -> list[str]:
        """Take the first of these lines that fit, or all of them if they must be shown."""
        kept: list[str] = []
        for line in wanted:
            if not must and (self.left < 1 or rows(line) > self.rows):
                break
            self.left -= 1
            self.rows -= rows(line)
            kept.append(line)
        return kept

    def prose(self, wanted: Sequence[str]) -> list[str]:
        """Take all of these lines if they fit; otherwise join those that fit to one line."""
        if len(wanted) <= self.left and sum(map(rows, wanted)) <= self.rows:
            return self.lines(wanted)
        kept: list[str] = []
        for each in wanted:
            if rows(" ".join([*kept, each])) <= self.rows:
                kept.append(each)
        return self.lines([" ".join(kept)]) if kept else []
