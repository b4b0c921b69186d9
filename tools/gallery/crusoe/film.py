"""A game of Robinson Crusoe by computers, and what stands beneath its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import render
from engine.contract import Event
from engine.crusoe import GAME
from engine.crusoe.events import (
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
    """At dawn the round and its event; then who goes where; afterwards what came of it, or what is asked."""
    teller = Teller(seen, PEOPLE[: seen.seats], "en")
    drawn = next((event.card for event in reversed(events) if isinstance(event, ThreatPlaced)), "")
    if any(isinstance(event, RoundBegan) for event in events):
        return teller.tell("round", round=seen.round, rounds=seen.rounds, asked=teller.card(drawn) if drawn else "")
    if seen.waiting == "planning":
        return "; ".join(f"{teller.pawns(each.line.pawns)}: {teller.target(each.line.target)}" for each in seen.plan)
    done = [event for event in events if isinstance(event, ActionSucceeded)]
    told = [(event.who, teller.card(event.card) if event.card else teller.target(event.target)) for event in done]
    succeeded = (say("en", "crusoe-did-action-succeeded", who=teller.pawn(who), target=target) for who, target in told)
    return " ".join(succeeded) or say("en", f"picture-crusoe-waiting-{seen.waiting}")


def film() -> bytes:
    """A game of two computers, a picture a round."""
    worth = render.chosen("crusoe", played(2, 5, 2000))
    told = [(seen, events, caption(seen, tuple(events))) for seen, events, _ in worth]
    return render.replay("crusoe", told, PEOPLE[:2], "en")
