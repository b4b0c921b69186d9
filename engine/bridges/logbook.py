"""What a server remembers of its bridges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from engine.bridges.events import Counted, RaceScored
from engine.bridges.parts import LETTERS, Race
from engine.bridges.state import Bridges
from engine.contract import Event
from engine.logbook import Entry

MUCH: Final = 50


def entries(end: Bridges, story: Sequence[Event]) -> Iterator[Entry]:
    """The most points on a side, all islands, all three races."""
    totals = [event.total for event in story if isinstance(event, Counted)]
    best = max((each.points for each in totals), default=0)
    yield Entry(f"most-points-{end.side.lower()}", best, is_record=True)
    if best >= MUCH:
        yield Entry("much", best)
    if any(each.finished == len(LETTERS) for each in totals):
        yield Entry("all-islands")
    first = [(event.seat, event.race) for event in story if isinstance(event, RaceScored) and event.first]
    if any({race for by, race in first if by == seat} == {*get_args(Race)} for seat, _ in first):
        yield Entry("all-races")
