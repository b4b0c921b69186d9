"""What a server remembers of its islands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.contract import Event
from engine.island.daily import turns_of
from engine.island.events import Sank, Swam, WatersRose
from engine.island.parts import SKULL
from engine.island.state import Island, Won
from engine.logbook import Entry

MANY: Final = 10
"""Tiles that have sunk when those who are left fly home from little."""


def entries(end: Island, story: Sequence[Event]) -> Iterator[Entry]:
    """A win: at which level, how narrowly, how quickly."""
    sunk = sum(isinstance(event, Sank) for event in story)
    if not isinstance(end.outcome, Won):
        return
    turns = turns_of(story)
    yield Entry(f"won-{end.difficulty}")
    yield Entry("swiftest", -turns, is_record=True)
    yield Entry("most-sunk", sunk, is_record=True)
    if end.water == SKULL - 1:
        yield Entry("at-the-brink")
    if not sunk:
        yield Entry("nothing-sank")
    if sunk >= MANY:
        yield Entry("little-left", sunk)
    if any(isinstance(event, Swam) for event in story):
        yield Entry("swam-and-won")
    if not any(isinstance(event, WatersRose) for event in story):
        yield Entry("never-rose")
