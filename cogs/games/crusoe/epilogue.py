"""How a game of Robinson Crusoe ended: of what somebody died, and the night that was closest to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from cogs.games.crusoe.castaways import person
from engine.crusoe.events import (
    BeastMet,
    CardDrawn,
    DiceRolled,
    Died,
    GameWon,
    Healed,
    PhaseBegan,
    RoundBegan,
    SleptRough,
    ThreatStruck,
    WeatherFaced,
    WentHungry,
    Wounded,
)
from engine.crusoe.parts import CHARACTERS, Name
from locales import say
from render.crusoe.names import title_of

if TYPE_CHECKING:
    from cogs.words.teller import Teller
    from engine.contract import Event

BY: Final[dict[type, str]] = {
    WentHungry: "hunger",
    SleptRough: "cold",
    BeastMet: "beast",
    WeatherFaced: "weather",
    DiceRolled: "work",
    CardDrawn: "card",
    ThreatStruck: "card",
}
"""What wounds, by the event that comes before the wound."""


def epilogue(tell: Teller, events: Sequence[Event]) -> Iterator[str]:
    """Of a lost game what killed; of a won one the closest night."""
    for place, event in enumerate(events):
        if isinstance(event, Died) and event.who in CHARACTERS:
            yield from died_of(tell, event.who, events[:place])
    if events and isinstance(events[-1], GameWon):
        yield from closest_night(tell, events)


def died_of(tell: Teller, who: str, before: Sequence[Event]) -> Iterator[str]:
    """The nearest thing before it that wounds; RC-061: or low spirits, where that phase is not over."""
    killer = next((each for each in reversed(before) if type(each) in BY), None)
    phase = next((each.phase for each in reversed(before) if isinstance(each, PhaseBegan)), "")
    if killer is None:
        return
    by = phase if phase == "morale" else BY[type(killer)]
    card = getattr(killer, "card", "")
    yield say(tell.language, "crusoe-died-of", who=person(tell, who), by=by, card=title_of(tell.language, card))


def closest_night(tell: Teller, events: Sequence[Event]) -> Iterator[str]:
    """When somebody had fewest hearts left, after which round."""
    wounds: dict[Name, int] = {}
    nights: list[tuple[int, int, Name]] = []
    for event in events:
        match event:
            case Wounded(who, n) if who in CHARACTERS:
                wounds[who] = wounds.get(who, 0) + n
            case Healed(who, n) if who in CHARACTERS:
                wounds[who] = max(0, wounds.get(who, 0) - n)
            case RoundBegan(number):
                nights += [(CHARACTERS[who].hearts - n, number - 1, who) for who, n in wounds.items()]
    if nights:
        hearts, number, who = min(nights)
        yield say(tell.language, "crusoe-closest-night", who=person(tell, who), round=number, hearts=hearts)
