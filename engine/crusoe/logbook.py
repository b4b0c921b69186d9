"""What a server remembers of its castaways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract import Event
from engine.crusoe.events import ItemBuilt, WentHungry
from engine.crusoe.state import Crusoe, Won
from engine.logbook import Entry


def entries(end: Crusoe, story: Sequence[Event]) -> Iterator[Entry]:
    """A scenario that is won, how well, and without what."""
    if not isinstance(end.outcome, Won):
        return
    yield Entry(f"won-{end.options.scenario}")
    yield Entry("best-score", end.outcome.score, is_record=True)
    yield Entry("most-built", sum(isinstance(event, ItemBuilt) for event in story), is_record=True)
    if not any(isinstance(event, WentHungry) for event in story):
        yield Entry("nobody-hungry")
    if end.morale > 0:
        yield Entry("in-good-spirits", end.morale)
    if end.seats == 1:
        yield Entry("alone")
