"""A plan to show, as keys and values: its lines with their odds, two reasons, what to say to adopt it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Action, Seat
from engine.crusoe.actions import Stack, TakeBack
from engine.crusoe.cards import LIBRARY
from engine.crusoe.guess import laid_out
from engine.crusoe.land import explored
from engine.crusoe.outlook import Outlook, read
from engine.crusoe.plan import item_of, kind_of, source_of, threat_card
from engine.crusoe.planner.choosing import Planner, marked, towards
from engine.crusoe.planner.futures import RULES
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.search import Plan
from engine.crusoe.planner.weights import NEEDED
from engine.crusoe.progress import wanted
from engine.crusoe.state import Crusoe, Line, Planning
from engine.crusoe.view import View
from engine.play import legal, play, write

Why: TypeAlias = Literal[
    "feeds", "warms", "shelters", "keeps-dry", "guards", "arms", "wins", "lasts", "opens-land", "finds", "heals",
    "cheers", "averts", "answers", "hunts", "piles", "nobody-dies", "least-danger", "nothing-better",
    "saves-lives", "spares-hunger", "spares-wounds",
]  # fmt: skip

CARES: dict[str, Why] = {
    "shelter": "shelters",
    "roof": "keeps-dry",
    "palisade": "guards",
    "weapons": "arms",
    "rest": "heals",
    "arrange": "cheers",
    "hunt": "hunts",
}


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why: which line, and what it concerns (a card, an item); or how likely nobody dies."""

    why: Why
    target: str = ""
    about: tuple[str, ...] = ()
    chance: float = 1.0


class Suggestion(Struct, frozen=True):
    """A whole plan for the round."""

    lines: tuple[Line, ...]
    stack: int
    """Wood for the signal pile."""
    steps: tuple[str, ...]
    """What to say, in notation, so that the draft becomes this plan; readiness is one's own."""
    outlook: Outlook
    """Each line's odds and tonight, were it adopted."""
    reasons: tuple[Reason, ...]
    wins: bool = False
    """Its wood completes the pile in time: the game is won at once, and nobody need be ready."""


def suggest(planner: Planner, seen: View, seat: Seat, another: int = 0) -> Suggestion | None:
    """The best plan for everybody's pawns, or with `another` the next best; None but while planning."""
    if not isinstance(seen.asked, Planning):
        return None
    table = laid_out(seen)
    bare = replace(table, plan=(), ready=())
    plans = planner.plans(seen, bare, marked(seen), seat)
    plan = plans[another % len(plans)]
    steps, then = adopt(table, plan, seat)
    told = read(then)
    found = tuple(reasons(Ground(bare, planner.weights(seen)), then, told))
    return Suggestion(then.plan, plan.stack, steps, told, found[:2], wins=then.outcome is not None)


def adopt(table: Crusoe, plan: Plan, seat: Seat) -> tuple[tuple[str, ...], Crusoe]:
    """Pawns come back from the draft, then go where they are wanted."""
    game = RULES[0]
    steps: list[str] = []

    def say(action: Action) -> None:
        nonlocal table
        steps.append(write(action))
        table = play(game, table, seat, action).state

    while back := next((each for each in legal(game, table, seat) if isinstance(each, TakeBack)), None):
        say(back)
    while (step := towards(table, plan, legal(game, table, seat))) is not None:
        say(step)
    if plan.stack and (pile := Stack(plan.stack)) in legal(game, table, seat):
        say(pile)
    return tuple(steps), table


def reasons(ground: Ground, then: Crusoe, told: Outlook) -> Iterator[Reason]:
    """What cannot wait first, then what wins, then what the lines are for."""
    lines = sorted(then.plan, key=lambda line: ORDER.index(why(ground, line)))
    given = set()
    for line in lines:
        reason = why(ground, line)
        if reason not in given:
            given.add(reason)
            yield Reason(reason, line.target, about(ground, line))
    if told.lost < 0.01:
        yield Reason("nobody-dies", chance=1 - told.lost)
    else:
        yield Reason("least-danger", chance=told.lost)
    yield Reason("nothing-better")


ORDER: tuple[Why, ...] = (
    "wins", "shelters", "feeds", "keeps-dry", "warms", "averts", "heals", "piles", "opens-land", "arms", "hunts",
    "lasts", "guards", "answers", "finds", "cheers", "nobody-dies", "least-danger", "nothing-better",
)  # fmt: skip


def why(ground: Ground, line: Line) -> Why:
    """What a line is for, on this table."""
    table, kind = ground.table, kind_of(line.target)
    match kind:
        case "build":
            name = item_of(line.target)
            return "wins" if name in NEEDED[ground.sheet.name] or name in wanted(table.progress) else "lasts"
        case "gather" if source_of(line.target) == "wood":
            return "piles" if ground.behind and table.stock.wood >= ground.home else "warms"
        case "gather":
            return "feeds"
        case "explore":
            return "opens-land" if len(set(explored(table))) < 5 else "finds"
        case "threat":
            card = threat_card(table, line.target)
            return "averts" if card in LIBRARY.events and LIBRARY.events[card].threat else "answers"
    return CARES.get(kind, "wins")


def about(ground: Ground, line: Line) -> tuple[str, ...]:
    kind = kind_of(line.target)
    if kind == "threat":
        return (threat_card(ground.table, line.target),)
    return (item_of(line.target),) if kind == "build" else ()
