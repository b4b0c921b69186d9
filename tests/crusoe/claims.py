"""What a hint of Robinson Crusoe claims, worked out again: by the outlook, and by what the engine makes of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, cast

from msgspec.structs import replace

from engine.crusoe import GAME
from engine.crusoe.actions import Answer, Pass, Ready, Stack, TakeBack
from engine.crusoe.cards import LIBRARY
from engine.crusoe.events import ActionSucceeded, CardDrawn
from engine.crusoe.guess import laid_out
from engine.crusoe.names import CardName
from engine.crusoe.outlook import Outlook, outlook
from engine.crusoe.parts import DICE, NEIGHBOURS, Name, Space
from engine.crusoe.people import hearts_left
from engine.crusoe.plan import line_at, needed, threat_card
from engine.crusoe.planner import DEEP_ONE, choose, hint
from engine.crusoe.planner.advice import carry_on
from engine.crusoe.planner.answers import judged
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.tally import counted
from engine.crusoe.progress import wanted
from engine.crusoe.scenarios import SCENARIOS, scenario, weights_for
from engine.crusoe.scene import cause_of
from engine.crusoe.state import Choosing, Crusoe, Demanding, Do, Line, Pausing, PlaceThreat, Planning, Rolling
from engine.crusoe.target import Target
from engine.crusoe.view import view
from engine.play import legal, play, start, waiting
from tests.crusoe.table import carry_out, face, lucky, settle

SAMPLES = 150


class Asked:
    """A table, who asked, and what the hint was."""

    def __init__(self, state: Crusoe, seat: int) -> None:
        self.state, self.seat = state, seat
        self.seen = view(state, seat)
        self.hint = hint(self.seen, seat, legal(GAME, state, seat), 3)
        self.by = seat if self.hint.to is None else self.hint.to

    @property
    def facts(self) -> Any:
        return self.hint.facts

    @cached_property
    def ground(self) -> Ground:
        return Ground(self.state, weights_for(self.state.options, self.state.seats))

    @cached_property
    def planned(self) -> Crusoe:
        """The plan said, word for word; what one is to be ready for is there already."""
        if isinstance(self.hint.what, Ready):
            return self.state
        ground = Ground(laid_out(self.seen), self.ground.weights)
        return carry_on(self.state, DEEP_ONE.aim(self.seen, ground, self.by), self.by)[1]

    @property
    def line(self) -> Line:
        line = line_at(self.planned, Target(self.hint.about[0]))
        assert line is not None, f"{self.hint.about} is no line of the plan"
        return line

    @cached_property
    def tonight(self) -> Outlook:
        return outlook(view(self.planned, self.by))

    @cached_property
    def without(self) -> Outlook:
        """The pawns of the line taken back."""
        state = self.planned
        for pawn in reversed(self.line.pawns):
            state = play(GAME, state, self.by, TakeBack(pawn, self.line.target)).state
        return outlook(view(state, self.by))

    @property
    def odds(self) -> float:
        return next(each.success for each in self.tonight.lines if each.target == self.line.target)


def positions(many: int, seed: int) -> Iterator[Asked]:
    """Of games of every scenario, most acts sensible; a third of them asked by somebody the table does not wait for."""
    luck = random.Random(seed)
    names = list(SCENARIOS)
    for game in range(many):
        state = start(GAME, luck.choice((1, 2, 3, 4)), {"scenario": names[game % 6]}, luck.randrange(1 << 30)).state
        for _ in range(600):
            if not (asked := waiting(state)):
                break
            if luck.random() < (0.05 if isinstance(state.agenda[0], Planning) else 0.25):
                yield Asked(state, asked[0] if luck.random() < 0.67 else luck.randrange(state.seats))
                many -= 1
                if not many:
                    return
            seat, actions = asked[0], legal(GAME, state, asked[0])
            sensible = luck.random() < 0.85
            action = choose(view(state, seat), seat, actions) if sensible else luck.choice(actions)
            state = play(GAME, state, seat, action).state


# Claims


def same(name: str, told: object, found: object) -> Iterator[str]:
    if told != found:
        yield f"{name}: told {told}, found {found}"


def close(name: str, told: float, found: float, by: float = 0.051) -> Iterator[str]:
    if abs(told - found) > by:
        yield f"{name}: told {told}, found {found}"


def of_tonight(figure: Callable[[Outlook], float], by: float = 1) -> Callable[[Asked], Iterator[str]]:
    """The plan without the line, and with it."""

    def claim(asked: Asked) -> Iterator[str]:
        yield from close("without", asked.facts.before, figure(asked.without), by)
        yield from close("with it", asked.facts.after, figure(asked.tonight), by)
        yield from same("differs", True, asked.facts.before != asked.facts.after)

    return claim


def lacks(asked: Asked) -> Iterator[str]:
    yield from of_tonight(lambda told: 100 * told.short[asked.facts.measure])(asked)


def brings(asked: Asked) -> Iterator[str]:
    """The line is carried out, alone, with luck and without an adventure."""
    yield from close("odds", asked.facts.odds, 100 * asked.odds, 1)
    others = [each for each in asked.planned.plan if each.target.startswith("gather-")]
    spent = asked.planned.spent if others[:1] == [asked.line] else (*asked.planned.spent, "basket", "sack")
    alone = replace(asked.planned, plan=(asked.line,), spent=spent, tokens=quiet(asked.planned))
    done = lucky(alone, carry_out, lambda step: succeeded(step) and no_card(step))
    yield from close("before", asked.facts.before, of(asked, asked.planned))
    yield from close("after", asked.facts.after, of(asked, done.state))


def quiet(state: Crusoe) -> tuple[Any, ...]:
    return tuple(each for each in state.tokens if each.kind != "adventure")


def succeeded(step: Any) -> bool:
    return any(isinstance(event, ActionSucceeded) for event in step.events)


def no_card(step: Any) -> bool:
    return not any(isinstance(event, CardDrawn) for event in step.events)


def serves(asked: Asked) -> Iterator[str]:
    yield from same("rounds", asked.facts.rounds, scenario(asked.state).rounds - asked.state.round)
    yield from close("odds", asked.facts.odds, 100 * asked.odds, 1)


def wins(asked: Asked) -> Iterator[str]:
    yield from serves(asked)
    name = asked.line.target.item
    if name and name != "cross":
        asks_for = (*scenario(asked.state).required, *wanted(asked.state.progress))
        yield from same("asked for", True, name in asks_for)


def averts(asked: Asked) -> Iterator[str]:
    """The threat carried out by itself; and further events until the card is pushed off."""
    card = threat_card(asked.planned, asked.line.target)
    bare = replace(asked.planned, plan=(), ready=())
    struck = settle(face(bare, Do(LIBRARY.events[card].threat, cause_of(bare, card)))).state
    yield from close("now", asked.facts.after, of(asked, bare))
    yield from close("then", asked.facts.before, of(asked, struck))
    pushed, rounds = bare, 0
    while card in pushed.threats:
        pushed, rounds = settle(face(pushed, PlaceThreat(cast("CardName", f"event-{rounds}")))).state, rounds + 1
    yield from same("rounds", asked.facts.rounds, rounds)


def hunts(asked: Asked) -> Iterator[str]:
    yield from close("food", asked.facts.after, fmean(beast.food for beast in LIBRARY.beasts.values()))
    wound = next(each.wound for each in asked.tonight.lines if each.target == asked.line.target)
    yield from close("wound", asked.facts.before, 100 * wound, 1)


def piles(asked: Asked) -> Iterator[str]:
    before: Any = asked.state.progress
    action = asked.hint.what
    after: Any = (
        asked.planned if not isinstance(action, Stack) else play(GAME, asked.state, asked.by, action).state
    ).progress
    yield from same("pile", (asked.facts.before, asked.facts.after), (before.pile, after.pile))


def as_planned(asked: Asked) -> Iterator[str]:
    (who,) = asked.hint.about
    yield from close("lost", asked.facts.before, 100 * asked.tonight.lost, 1)
    yield from same("danger", asked.hint.why == "danger", asked.tonight.lost >= 0.01)
    yield from close("wounds", asked.facts.after, max(0, asked.tonight.wounds[cast("Name", who)]))
    yield from same("most", True, asked.tonight.deaths[cast("Name", who)] == max(asked.tonight.deaths.values()))


def compared(asked: Asked) -> Iterator[str]:
    """The one answer and the other, each on many tables that the view may be of."""
    what = asked.hint.what
    assert what is not None
    if asked.hint.why == "keeps":
        used = next(
            each for each in legal(GAME, asked.state, asked.by) if getattr(each, "thing", "") == asked.hint.about[0]
        )
        pair: tuple[Any, Any] = (what, used)
    else:
        pair = (Answer(asked.facts.word) if asked.hint.why == "rather" else Pass(), what)
    if isinstance(asked.seen.asked, Planning):
        yield from close("now", asked.facts.before, of(asked, asked.state))
        pair = (what, what)
    for told, action in zip((asked.facts.before, asked.facts.after), pair, strict=True):
        if action is what and told == asked.facts.before and isinstance(asked.seen.asked, Planning):
            continue
        found = [figure(asked, action, 10_000 + number) for number in range(SAMPLES)]
        yield from close(str(action), told, fmean(found), 0.051 + 4 * pstdev(found) / sqrt(24))


def figure(asked: Asked, action: Any, number: int) -> float:
    """By itself: whoever has said it uses nothing else there."""
    table, gate = laid_out(asked.seen, random.Random(number)), asked.seen.asked
    table = play(GAME, replace(table, agenda=(*table.agenda, Planning()), ready=()), asked.by, action).state
    while table.agenda and not isinstance(todo := table.agenda[0], Planning):
        seat = waiting(table)[0]
        is_there = isinstance(todo, Pausing) and is_same_gate(todo, gate) and seat == asked.by
        said = Pass() if is_there else choose(view(table, seat), seat, legal(GAME, table, seat))
        table = play(GAME, table, seat, said).state
    return of(asked, table)


def is_same_gate(todo: Any, gate: Any) -> bool:
    """A meal, the weather, or what is demanded."""
    return type(todo) is type(gate) and (not isinstance(todo, Demanding) or todo.kind == gate.kind)


def of(asked: Asked, state: Crusoe) -> float:
    """What is counted; a death in hundreds."""
    count = counted(state)[asked.facts.measure]
    return 100 * count if asked.facts.measure == "death" else count


def cold_pile(asked: Asked) -> Iterator[str]:
    """The outlook as planned, and with the wood still in the stores."""
    yield from close("as planned", asked.facts.before, 100 * asked.tonight.lost, 1)
    yield from same("warmer", True, asked.facts.after < asked.facts.before)


def stronger(asked: Asked) -> Iterator[str]:
    hearts = [hearts_left(asked.state, cast("Name", who)) for who in (asked.facts.who, asked.hint.about[0])]
    yield from same("hearts", [asked.facts.before, asked.facts.after], hearts)


def as_strong(asked: Asked) -> Iterator[str]:
    yield from stronger(asked)
    yield from same("hearts", asked.facts.before, asked.facts.after)


def farther(asked: Asked) -> Iterator[str]:
    ways = [walked(asked.state.camp, where) for where in (asked.facts.word, asked.hint.about[0])]
    yield from same("steps", [asked.facts.before, asked.facts.after], ways)


def walked(here: Space, there: str) -> int:
    reached, taken = {here}, 0
    while there not in reached:
        reached |= {beside for space in reached for beside in NEIGHBOURS[space]}
        taken += 1
    return taken


def reckoned(asked: Asked) -> Iterator[str]:
    todo = asked.state.agenda[0]
    assert isinstance(todo, Choosing)
    assert isinstance(asked.hint.what, Answer)
    worth = judged(asked.ground, todo)
    yield from close("worth", asked.facts.after, worth[asked.hint.what.word] - worth[asked.facts.word])


def rolls(asked: Asked) -> Iterator[str]:
    todo = asked.state.agenda[0]
    assert isinstance(todo, Rolling)
    faces = DICE[todo.cause.field][asked.facts.die]
    good = sum((face == "success") if asked.facts.die == "success" else (face == "blank") for face in faces)
    yield from close("odds", asked.facts.after, 100 * good / len(faces), 1)
    payers = ("friday", asked.state.people[asked.by].character)
    held = {each.determination for each in asked.state.people if each.character in payers}
    yield from same("left", True, asked.facts.before + 2 in held)


def frees(asked: Asked) -> Iterator[str]:
    (target,) = asked.hint.about
    line = line_at(asked.state, Target(target))
    assert line is not None
    yield from same(
        "pawns", (asked.facts.before, asked.facts.after), (len(line.pawns), needed(asked.state, Target(target)))
    )


def leads(asked: Asked) -> Iterator[str]:
    line = line_at(asked.state, Target(asked.hint.about[0]))
    assert line is not None
    hearts = [hearts_left(asked.state, cast("Name", who)) for who in (line.pawns[0], asked.facts.who)]
    yield from same("hearts", [asked.facts.before, asked.facts.after], hearts)


def camp(asked: Asked) -> Iterator[str]:
    for where, told in ((asked.state.camp, asked.facts.before), (asked.hint.about[0], asked.facts.after)):
        yield from close(where, told, counted(replace(asked.state, camp=where))[asked.facts.measure])


def morale_top(asked: Asked) -> Iterator[str]:
    who = asked.state.people[(asked.state.first + 1) % asked.state.seats]
    yield from same("who", asked.facts.who, who.character)
    yield from same("figures", (asked.facts.before, asked.facts.after), (who.wounds, who.determination))


def arranges(asked: Asked) -> Iterator[str]:
    yield from same("morale", asked.facts.after, asked.state.morale)


CLAIMS: dict[str, Callable[[Asked], Iterator[str]]] = {
    "saves-lives": of_tonight(lambda told: 100 * told.lost),
    "spares-hunger": of_tonight(lambda told: 100 * told.short["meal"]),
    "spares-lack": lacks,
    "spares-wounds": of_tonight(lambda told: max(0.0, sum(told.wounds.values())), 0.051),
    "shelters": of_tonight(lambda told: 100 * told.sheltered),
    "brings": brings,
    "wins": wins,
    "lasts": serves,
    "averts": averts,
    "hunts": hunts,
    "piles": piles,
    "nobody-dies": as_planned,
    "danger": as_planned,
    "rather": compared,
    "uses": compared,
    "costs": compared,
    "keeps": compared,
    "stronger": stronger,
    "as-strong": as_strong,
    "farther": farther,
    "reckoned": reckoned,
    "alike": reckoned,
    "cold-pile": cold_pile,
    "rolls-again": rolls,
    "stands": rolls,
    "frees": frees,
    "leads": leads,
    "orders-camp": camp,
    "orders-morale": morale_top,
    "orders-arrange": arranges,
    "nothing-better": lambda _: iter(()),
    "best-plan": lambda _: iter(()),
}


def names_something(asked: Asked) -> Iterator[str]:
    """A line, a thing, a person, an answer or what is counted; and what it advises can be said."""
    facts = asked.facts
    if asked.hint.why != "nothing-better" and not (asked.hint.about or facts.who or facts.word or facts.measure):
        yield f"{asked.hint.why} names nothing"
    if asked.hint.what is not None and asked.hint.what not in legal(GAME, asked.state, asked.by):
        yield f"{asked.hint.what} is not legal"


def false_claims(asked: Asked) -> list[str]:
    """What the reason says and is not so; empty for a true one."""
    wrong = [*CLAIMS[asked.hint.why or "nothing-better"](asked), *names_something(asked)]
    return [f"{asked.hint.why} {asked.hint.about} {asked.hint.what}: {each}" for each in wrong]


def checked(many: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often each reason is given, and every false claim."""
    given, wrong = Counter[str](), list[str]()
    for asked in positions(many, seed):
        given[asked.hint.why or ""] += 1
        wrong += false_claims(asked)
    return given, wrong
