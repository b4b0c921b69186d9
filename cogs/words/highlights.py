"""What each player did in a finished game, a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from cogs.words.teller import Teller
from db.steps import Step
from engine.contract import Event, Seat
from locales import knows, listed, say

MOST_FEATS = 3
"""Of one player, so that a last board stays short; /game story has all of it."""
FIRST = frozenset({"captured"})
"""Feats that are told before all others."""


def highlights(tell: Teller, steps: Sequence[Step]) -> Iterator[str]:
    """For each player the feats their game has words for, as often as they did them, also whoever left."""
    told = [
        (tag, key)
        for event in tell.table.game.events
        if knows("en", key := f"{tell.game}-feat-{(tag := str(event.__struct_config__.tag))}")
    ]
    told.sort(key=lambda each: each[0] not in FIRST)
    counted = _by_person(tell, steps)
    if not told or not any(counted.values()):
        return
    for (_, who), feats_of in sorted(counted.items(), key=lambda each: each[0][0]):
        did = [say(tell.language, key, count=feats_of[tag]) for tag, key in told if feats_of[tag]]
        if did:
            yield say(tell.language, "highlights", who=who, feats=listed(tell.language, did[:MOST_FEATS]))
        else:
            yield say(tell.language, "highlights-none", who=who)


def _by_person(tell: Teller, steps: Sequence[Step]) -> dict[tuple[Seat, str], Counter[str]]:
    """Of each who sat in a seat, what they did; whoever sits there at the end is there in any case."""
    table = tell.table
    playing = {character: seat for seat, character in enumerate(table.view().characters)}
    counted: dict[tuple[Seat, str], Counter[str]] = {}
    for step in steps:
        then = replace(tell, revision=step.revision)
        for (seat, tag), count in feats(table.public_events([step]), playing).items():
            counted.setdefault((seat, then.player(seat)), Counter())[tag] += count
    for seat in range(len(table.seats)):
        counted.setdefault((seat, tell.player(seat)), Counter())
    return counted


def recap(tell: Teller, story: Sequence[Event]) -> Iterator[str]:
    """The whole game in a line: what its game has words for, counted."""
    counted = Counter(str(event.__struct_config__.tag) for event in story)
    told = [
        say(tell.language, key, count=counted[tag])
        for event in tell.table.game.events
        if counted[tag := str(event.__struct_config__.tag)] and knows("en", key := f"{tell.game}-recap-{tag}")
    ]
    if told:
        yield say(tell.language, "recap", facts=listed(tell.language, told))


def feats(story: Iterable[Event], playing: Mapping[str, Seat] | None = None) -> Counter[tuple[Seat, str]]:
    """How much each seat did of what: tiles and wounds one by one; `playing`: who plays which character."""
    counted: Counter[tuple[Seat, str]] = Counter()
    for event in story:
        seat = getattr(event, "seat", None)
        if playing is not None and seat is None:
            seat = playing.get(getattr(event, "who", ""))
        if isinstance(seat, int):
            many = getattr(event, "n", len(getattr(event, "tiles", (event,))))
            counted[seat, str(event.__struct_config__.tag)] += many
    return counted
