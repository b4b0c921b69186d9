"""What each player did in a finished game, a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cogs.words.teller import Teller
from engine.contract import Event, Seat
from locales import knows, listed, say


def highlights(tell: Teller, story: Iterable[Event]) -> Iterator[str]:
    """For each player the feats their game has words for, as often as they did them."""
    people = getattr(tell.table.view(), "people", ())
    counted = feats(story, {each.character: seat for seat, each in enumerate(people[: len(tell.table.seats)])})
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
    """How often each seat did what; tiles are counted one by one; `playing`: who plays which character."""
    counted: Counter[tuple[Seat, str]] = Counter()
    for event in story:
        seat = getattr(event, "seat", None)
        if playing is not None and seat is None:
            seat = playing.get(getattr(event, "who", ""))
        if isinstance(seat, int):
            counted[seat, str(event.__struct_config__.tag)] += len(getattr(event, "tiles", (event,)))
    return counted
