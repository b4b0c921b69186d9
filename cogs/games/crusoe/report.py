"""What a board says of a round: who did what and at what cost, what struck, and what the new event brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cogs.games.crusoe import castaways
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    BeastMet,
    CampMoved,
    CardDrawn,
    Died,
    DiscoveryFound,
    FoodRotted,
    GameSet,
    Healed,
    Injured,
    ItemLost,
    LandLost,
    MoraleChanged,
    ShelterLost,
    SleptRough,
    ThreatStruck,
    TileFlipped,
    WentHungry,
    Wounded,
)
from engine.crusoe.target import Target
from locales import listed, say

if TYPE_CHECKING:
    from cogs.words.teller import Teller
    from engine.contract import Event

GRAVE: Final = (Died, ShelterLost, LandLost, TileFlipped, ItemLost, CampMoved)
"""Told in full, before all else."""
CAUSES: Final = (CardDrawn, ThreatStruck, BeastMet)
"""What players are asked about."""
LINES_BEFORE_A_QUESTION: Final = 2


@dataclass
class Share:
    """What one of the people or helpers did and bore."""

    done: list[Target] = field(default_factory=list)
    met: dict[Target, str] = field(default_factory=dict)
    """The card of each threat that was dealt with."""
    failed: list[Target] = field(default_factory=list)
    wounds: int = 0
    healed: int = 0
    hungry: bool = False
    injured: list[str] = field(default_factory=list)


@dataclass
class Day:
    """The events of a round, added up."""

    shares: dict[str, Share] = field(default_factory=dict)
    grave: list[Event] = field(default_factory=list)
    struck: list[ThreatStruck] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    rough: list[str] = field(default_factory=list)
    """Who slept without a shelter."""
    morale: int = 0
    morale_now: int | None = None
    rotted: int = 0
    event: CardDrawn | None = None
    """The event card of the new round."""
    setup: list[Event] = field(default_factory=list)

    def share(self, who: str) -> Share:
        return self.shares.setdefault(who, Share())


def added_up(events: Iterable[Event]) -> Day:
    """Add up what a report says of these events."""
    day = Day()
    for event in events:
        _add(day, event)
    return day


def _add(day: Day, event: Event) -> None:  # noqa: C901, PLR0912 - one case for each kind of event
    match event:
        case GameSet():
            day.setup.append(event)
        case CardDrawn(deck="event"):
            day.event = event
        case ActionSucceeded(target, who, card):
            day.share(who).done.append(target)
            day.share(who).met[target] = card
        case ActionFailed(target, who):
            day.share(who).failed.append(target)
        case Wounded(who, n):
            day.share(who).wounds += n
        case Healed(who, n):
            day.share(who).healed += n
        case Injured(who, part):
            day.share(who).injured.append(part)
        case SleptRough(who):
            day.rough.extend(who)
            for each in who:
                day.share(each).wounds -= 1  # its own sentence says so
        case WentHungry(who):
            day.share(who).hungry = True
        case DiscoveryFound(_, name):
            day.found.append(name)
        case MoraleChanged(by, now):
            day.morale += by
            day.morale_now = now
        case FoodRotted(food):
            day.rotted += food
        case ThreatStruck():
            day.struck.append(event)
        case _ if isinstance(event, GRAVE):
            day.grave.append(event)


def report(tell: Teller, events: Sequence[Event]) -> list[str]:
    """Say in a few sentences what a player who was away needs to know."""
    day = added_up(events)
    lines = [*tell.events(day.grave), *_people(tell, day), *_camp(tell, day)]
    if lines:
        lines[0] = say(tell.language, "crusoe-day", news=lines[0])
    return [*tell.events(day.setup), *map(tell.event, day.struck), *_new_event(tell, day), *lines]


def _people(tell: Teller, day: Day) -> Iterator[str]:
    """A sentence for each who did or bore something; the worst hit first."""
    for who, share in sorted(day.shares.items(), key=lambda each: -each[1].wounds):
        told = [*_deeds(tell, share), *_costs(tell, share)]
        if told:
            yield say(
                tell.language, "crusoe-day-who", who=castaways.person(tell, who), what=listed(tell.language, told)
            )


def _deeds(tell: Teller, share: Share) -> Iterator[str]:
    kinds = dict.fromkeys(target.kind for target in share.done)
    for kind in kinds:
        things = [_thing(tell, target, share.met[target]) for target in share.done if target.kind == kind]
        yield say(tell.language, f"crusoe-day-{kind}", things=listed(tell.language, list(dict.fromkeys(things))))
    if share.failed:
        failed = [castaways.namer(tell).target(target) for target in share.failed]
        yield say(tell.language, "crusoe-day-failed", things=listed(tell.language, failed))


def _thing(tell: Teller, target: Target, met: str) -> str:
    """A place or thing, as short as it can be."""
    facts = castaways.namer(tell).parts(target, met)
    if target.kind == "threat":
        return say(tell.language, "crusoe-day-card", thing=facts["thing"])
    if target.kind == "gather":
        return say(tell.language, "crusoe-day-source", **facts)
    return facts["thing"] or facts["space"] or castaways.namer(tell).target(target)


def _costs(tell: Teller, share: Share) -> Iterator[str]:
    language = tell.language
    if share.hungry:
        yield say(language, "crusoe-day-hungry")
    if share.wounds > 0:
        yield say(language, "crusoe-day-wounds", n=share.wounds)
    if share.injured:
        parts = listed(language, [castaways.namer(tell).thing(part) for part in share.injured])
        yield say(language, "crusoe-day-injured", parts=parts)
    if share.healed:
        yield say(language, "crusoe-day-healed", n=share.healed)


def _camp(tell: Teller, day: Day) -> Iterator[str]:
    language = tell.language
    if day.rough:
        yield say(
            language, "crusoe-day-rough", who=listed(language, [castaways.person(tell, who) for who in day.rough])
        )
    if day.found:
        counted = Counter(castaways.namer(tell).thing(name) for name in day.found)
        yield say(language, "crusoe-day-found", things=listed(language, [*counted]))
    if day.morale and day.morale_now is not None:
        yield say(language, "crusoe-day-morale", way="up" if day.morale > 0 else "down", n=abs(day.morale))
    if day.rotted:
        yield say(language, "crusoe-day-rotted", food=day.rotted)


def _new_event(tell: Teller, day: Day) -> list[str]:
    """The event card of this round, and what it does."""
    return [say(tell.language, "crusoe-day-event", event=tell.event(day.event))] if day.event else []


def cause(tell: Teller, events: Sequence[Event]) -> list[str]:
    """Before a question on a new board, say only what it's about. The rest follows with the next plan."""
    return tell.events([event for event in events if isinstance(event, CAUSES)])[-1:]


def just_now(tell: Teller, events: Sequence[Event]) -> list[str]:
    """Before the next question to the same player, say what their answer led to, the latest first."""
    return tell.events(events)[: -LINES_BEFORE_A_QUESTION - 1 : -1]
