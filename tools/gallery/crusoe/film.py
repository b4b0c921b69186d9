"""A game of Robinson Crusoe by computers, and what stands beneath its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import render
from engine.contract import Event
from engine.crusoe import GAME
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    RoundBegan,
    ThreatPlaced,
)
from engine.crusoe.state import (
    Crusoe,
)
from engine.crusoe.view import CrusoeView, view
from engine.play import legal, play, start, waiting
from locales import say
from render.crusoe.telling import Teller
from tools.gallery.people import PEOPLE


def played(seats: int, seed: int, steps: int, scenario: str = "castaways") -> list[render.Told]:
    """A game by computer players: views, what happened, captions."""
    state, events = start(GAME, seats, {"scenario": scenario}, seed)
    told: list[render.Told] = [(view(state, None), events, "")]
    while state.agenda and len(told) < steps:
        seat = waiting(state)[0]
        action = GAME.mind(view(state, seat), seat, legal(GAME, state, seat))
        state, events = play(GAME, state, seat, action)
        told.append((view(state, None), events, caption(view(state, None), events)))
    return told


def running(state: Crusoe, seed: int = 1, steps: int = 400) -> list[tuple[CrusoeView, tuple[Event, ...]]]:
    """A game from here on by people who choose at random: what is seen after each step, what just happened."""
    luck = Random(seed)
    seen: list[tuple[CrusoeView, tuple[Event, ...]]] = [(view(state, None), ())]
    while state.agenda and len(seen) < steps:
        seat = waiting(state)[0]
        state, events = play(GAME, state, seat, luck.choice(legal(GAME, state, seat)))
        seen.append((view(state, None), events))
    return seen


def caption(seen: CrusoeView, events: Sequence[Event]) -> str:
    """What came of the plan; then the round that began, and its event."""
    teller = Teller(seen, PEOPLE[: seen.seats], "en")
    lines = []
    for event in events:
        match event:
            case ActionSucceeded(who=who, target=target, card=met):
                words = teller.card(met) if met else teller.target(target)
                lines.append(say("en", "crusoe-did-action-succeeded", who=teller.pawn(who), target=words))
            case ActionFailed(who=who, target=target):
                lines.append(say("en", "crusoe-did-action-failed", who=teller.pawn(who), target=teller.target(target)))
    drawn = next((event.card for event in reversed(events) if isinstance(event, ThreatPlaced)), "")
    if any(isinstance(event, RoundBegan) for event in events):
        card = teller.card(drawn) if drawn else ""
        lines.append(teller.tell("round", round=seen.round, rounds=seen.rounds, asked=card))
    return " ".join(lines)


def film() -> bytes:
    """A game that two computers win, a picture for each round."""
    worth = render.chosen("crusoe", played(2, 45, 2000))
    told = [(seen, events, caption(seen, tuple(events))) for seen, events, _ in worth]
    return render.replay("crusoe", told, PEOPLE[:2], "en")
