"""How these tests set a table and let things happen on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from engine import play
from engine.chance import Luck
from engine.contract import Event, Step
from engine.crusoe import GAME
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.parts import COMPANIONS, Goods, Name
from engine.crusoe.scene import person
from engine.crusoe.state import (
    ActionsEnd,
    AnyTodo,
    BeginPlanning,
    Cause,
    Choosing,
    Crusoe,
    Do,
    Orders,
    Pausing,
    Person,
    Planning,
    ResolveActions,
    Rolling,
)

ASKING = Orders(camp="ask", hungry="ask", morale="ask")
"""Nothing is settled beforehand."""
RICH = Goods(wood=20, food=20, preserved=5, hide=20)


def table(*names: str, scenario: str = "castaways", seed: int = 1, options: dict | None = None, **changes) -> Crusoe:
    """A table in the planning of some round, with these characters and nothing in their hands."""
    names = names or ("cook", "explorer")
    seats = sum(name not in COMPANIONS for name in names)
    state = play.start(GAME, seats, {"scenario": scenario, **(options or {})}, seed).state
    people = tuple(Person(cast("Name", name), pawns=1 if name in COMPANIONS else 2) for name in names)
    blank = {"people": people, "agenda": (Planning(),), "phase": "planning", "kept": (), "stock": Goods(), "dog": False}
    return replace(state, **{**blank, **changes})


def who(state: Crusoe, name: str, **changes) -> Crusoe:
    """The same table, but for one person."""
    people = tuple(replace(each, **changes) if each.character == name else each for each in state.people)
    return replace(state, people=people)


def one(state: Crusoe, name: Name) -> Person:
    return person(state, name)


def wounds(state: Crusoe) -> list[int]:
    return [each.wounds for each in state.people]


def tokens(state: Crusoe) -> set[tuple[str, str]]:
    return {(token.kind, token.at) for token in state.tokens}


def say(state: Crusoe, seat: int, *lines: str) -> Crusoe:
    """A seat says this and that; what the game does alone follows."""
    for line in lines:
        state = play.play(GAME, state, seat, play.read(GAME, line)).state
    return state


def legal(state: Crusoe, seat: int = 0) -> list[str]:
    return [play.write(action) for action in play.legal(GAME, state, seat)]


END = Planning()


def face(state: Crusoe, *todos: AnyTodo, stop: AnyTodo | None = END) -> Step[Crusoe]:
    """These lines of the agenda, up to the first question; nothing comes after them."""
    agenda = (*todos, stop) if stop else todos
    return play._do_chores(GAME, Step(replace(state, agenda=agenda)))


def happens(state: Crusoe, *effects: AnyEffect, **cause) -> Step[Crusoe]:
    """These effects, and why."""
    known = {"actor": state.people[0].character, "suffers": "all", **cause}
    return face(state, Do(effects, Cause(**known)))


def settle(step: Step[Crusoe], *words: str) -> Step[Crusoe]:
    """Questions are answered with these words in order, then with the first offer; gates are passed."""
    state, events = step
    left = list(words)
    while state.agenda and not isinstance(state.agenda[0], Planning):
        todo = state.agenda[0]
        seat = play.waiting(state)[0]
        if isinstance(todo, Choosing):
            word = left.pop(0) if left else todo.offers[0].word
            line = f"answer {word}"
        else:
            assert isinstance(todo, Pausing | Rolling)
            line = "pass"
        state, more = play.play(GAME, state, seat, play.read(GAME, line))
        events += more
    return Step(state, events)


def carry_out(state: Crusoe, *words: str) -> Step[Crusoe]:
    """Everybody is ready; the actions are resolved and what was won arrives, without weather and night."""
    ready = replace(state, ready=tuple(range(state.seats)))
    return settle(face(ready, Planning(), ResolveActions(), ActionsEnd(), BeginPlanning(), stop=None), *words)


def lucky(state: Crusoe, act: Callable[[Crusoe], Step[Crusoe]], wanted: Callable[[Step[Crusoe]], bool]) -> Step[Crusoe]:
    """The first luck with which it happens as wanted."""
    for seed in range(3000):
        step = act(replace(state, luck=Luck(seed)))
        if wanted(step):
            return step
    raise AssertionError("no luck brings this about")


def told(step: Step[Crusoe], kind: type[Event]) -> list:
    """What was told of one kind."""
    return [event for event in step.events if isinstance(event, kind)]
