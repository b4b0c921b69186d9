"""What each player did in a finished game, a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from cogs.words.teller import Teller
from engine.contract import Event, Seat
from locales import knows, listed, say


def highlights(tell: Teller, story: Iterable[Event]) -> Iterator[str]:
    """For each player the feats their game has words for, as often as they did them."""
    counted = feats(story)
    told = [
        (tag, key)
        for event in tell.table.game.events
        if knows("en", key := f"{tell.game}-feat-{(tag := str(event.__struct_config__.tag))}")
    ]
    for seat in range(len(tell.table.seats)) if told and counted else ():
        did = [say(tell.language, key, count=counted[seat, tag]) for tag, key in told if counted[seat, tag]]
        who = tell.player(seat)
        if did:
            yield say(tell.language, "highlights", who=who, feats=listed(tell.language, did))
        else:
            yield say(tell.language, "highlights-none", who=who)


def feats(story: Iterable[Event]) -> Counter[tuple[Seat, str]]:
    """How often each seat did what; tiles are counted one by one."""
    counted: Counter[tuple[Seat, str]] = Counter()
    for event in story:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            counted[seat, str(event.__struct_config__.tag)] += len(getattr(event, "tiles", (event,)))
    return counted
