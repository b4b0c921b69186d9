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
    totals = {event.total.seat: event.total for event in story if isinstance(event, Counted)}
    best = max((each.points for each in totals.values()), default=0)
    who = tuple(seat for seat, each in totals.items() if each.points == best)
    yield Entry(f"most-points-{end.side.lower()}", best, is_record=True, seats=who)
    if best >= MUCH:
        yield Entry("much", best, seats=who)
    if who := tuple(seat for seat, each in totals.items() if each.finished == len(LETTERS)):
        yield Entry("all-islands", seats=who)
    first = [(event.seat, event.race) for event in story if isinstance(event, RaceScored) and event.first]
    if who := tuple(seat for seat in totals if {race for by, race in first if by == seat} == {*get_args(Race)}):
        yield Entry("all-races", seats=who)
