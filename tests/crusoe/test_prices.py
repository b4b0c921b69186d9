"""What every building costs, worked out a second time from the cards' data and the rules, beside what the engine
offers, reserves and spends."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from msgspec.structs import replace

from engine.contract import Step
from engine.crusoe import cards
from engine.crusoe.cards.words import BuildAgain
from engine.crusoe.events import ActionSucceeded
from engine.crusoe.parts import Goods, Spot
from engine.crusoe.state import Crusoe, Line, Planning, ResolveActions, Token
from engine.crusoe.stores import reserved
from engine.crusoe.target import Target
from tests.crusoe.table import face, happens, legal, lucky, say, settle, table, told

FILE = Path(cards.__file__).with_name("inventions.toml")
INVENTIONS = {card["id"]: card for card in tomllib.loads(FILE.read_text(encoding="utf-8"))["card"]}
CAMP_COSTS = {1: (2, 1), 2: (2, 1), 3: (3, 2), 4: (4, 3)}
"""RC-100: wood, or instead of it hide."""
CHARACTERS = ("carpenter", "cook", "explorer", "soldier")
OWN = {"carpenter": "snare", "cook": "fireplace", "explorer": "shortcut", "soldier": "spear"}
OF_SCENARIO = {
    "castaways": ("hatchet", "mast"),
    "cursed": ("cross", "bell"),
    "jenny": ("rescue-raft", "lifeboat"),
    "volcano": ("rope-ladder", "jolly-boat"),
    "cannibals": ("ballista", "canoe"),
    "family": ("fence", "garden"),
}
LAND = {"A2": 8, "B2": 9, "A1": 5, "A3": 10, "B3": 4}
"""Every terrain."""
LEVELS = ("roof", "palisade", "weapons")


class Price(NamedTuple):
    wood: int = 0
    food: int = 0
    hide: int = 0


class Case(NamedTuple):
    """A building somewhere, the tokens of more wood, what thrift makes cheaper, and what is planned before it."""

    scenario: str
    seats: int
    target: str
    tokens: tuple[Spot, ...] = ()
    thrift: bool = False
    before: str = ""
    """`wood` and `hide`: a building paid so stands earlier in the plan."""


def ways_to_pay(case: Case) -> list[Price]:
    """RC-098, RC-100, RC-101, as printed."""
    wood, hide = CAMP_COSTS[case.seats]
    if case.target == "weapons":
        return [Price(wood=1)]
    if case.target in ("shelter", "roof", "palisade"):
        mixed = [Price(wood - n, hide=n) for n in range(1, hide) if case.scenario == "volcano" and wood > n]
        return [Price(wood), Price(hide=hide), *mixed]
    pays = INVENTIONS[thing(case.target)].get("pays", [])
    return [Price(**way) for way in pays] or [Price()]


def thing(target: str) -> str:
    return "cross" if target.startswith("cross-") else target.removeprefix("build-")


def price(case: Case, way: Price) -> Price:
    """RC-115 and RC-200: more wood only where wood pays; the field's token once in a plan, thrift a wood less."""
    if not way.wood:
        return way
    field_token = "build" in case.tokens and case.before != "wood"
    return way._replace(wood=way.wood + field_token + (case.target in case.tokens) - case.thrift)


def price_before(case: Case) -> Price:
    """The earlier building: weapons for wood, or the shelter for hide."""
    if case.before == "wood":
        return Price(1 + ("build" in case.tokens) + ("weapons" in case.tokens))
    return Price(hide=CAMP_COSTS[case.seats][1]) if case.before == "hide" else Price()


def targets_in(scenario: str, seats: int) -> Iterator[str]:
    yield from ("shelter", *LEVELS)
    for name in OF_SCENARIO[scenario]:
        yield "cross-B2" if name == "cross" else f"build-{name}"
    if (scenario, seats) in (("castaways", 2), ("volcano", 4)):
        alien = {name for names in OF_SCENARIO.values() for name in names}
        yield from (f"build-{name}" for name in INVENTIONS if name not in alien)


def cases() -> Iterator[Case]:
    for scenario, seats in product(OF_SCENARIO, CAMP_COSTS):
        for target in targets_in(scenario, seats):
            places = cast("tuple[Spot, ...]", ("build", target if target in ("shelter", *LEVELS) else "weapons"))
            tokens: list[tuple[Spot, ...]] = [(), *((place,) for place in places), places]
            for lying, thrift, before in product(tokens, (False, True), ("", "wood", "hide")):
                if not (before == "hide" and target == "shelter") and not (before == "wood" and target == "weapons"):
                    yield Case(scenario, seats, target, lying, thrift, before)


CASES = list(cases())


def on_the_table(case: Case, stock: Goods) -> Crusoe:
    """Everything the building asks for but the goods; the earlier one planned."""
    name = thing(case.target)
    builders = [who for who in CHARACTERS if OWN[who] == name]
    people = [*builders, *(who for who in CHARACTERS if who not in builders)][: case.seats]
    own_way = name in INVENTIONS and INVENTIONS[name]["kind"] in ("basic", "general")
    alien = name in OWN.values() and name not in [OWN[who] for who in people]
    state = table(
        *people,
        scenario=case.scenario,
        stock=stock,
        island=LAND,
        covers=(),
        camp="A2",
        items=tuple(INVENTIONS[name].get("needs", ())) if name in INVENTIONS else (),
        inventions=(name,) if own_way or alien else (),
        shelter=case.target in LEVELS and case.before != "hide",
        tokens=tuple(Token("plus-wood", place) for place in (*case.tokens, "A3")),
        adventures={"build": (), "gather": (), "explore": ()},
        brown=8,
    )
    if case.target in ("roof", "palisade") and case.before == "hide":
        return replace(state, island={**LAND, "A2": 11})  # a natural shelter (RC-096)
    return state


def planned_before(state: Crusoe, case: Case) -> Crusoe:
    actor = state.people[0].character
    if case.before:
        first = "weapons" if case.before == "wood" else "shelter"
        plan = Line(Target(first), (actor,), pays=case.before)  # type: ignore[arg-type]
        state = replace(state, plan=(plan,))
    return replace(state, thrift=Target(case.target)) if case.thrift else state


def goods(*prices: Price) -> Goods:
    total = [sum(amounts) for amounts in zip(*prices, strict=True)]
    return Goods(wood=total[0], food=total[1], hide=total[2])


def as_price(cost: Goods) -> Price:
    return Price(cost.wood, cost.food, cost.hide)


def described(case: Case) -> str:
    return f"{case.scenario}-{case.seats}-{case.target}"


@pytest.mark.parametrize("place", sorted({described(case) for case in CASES}))
def test_a_building_costs_what_the_rules_say(place):
    """RC-086, RC-098, RC-100, RC-101, RC-115, RC-200: exactly so much is reserved, and with less it isn't offered."""
    for case in (each for each in CASES if described(each) == place):
        earlier, ways = price_before(case), [price(case, way) for way in ways_to_pay(case)]
        for way in ways:
            stock = goods(earlier, way)
            state = planned_before(on_the_table(case, stock), case)
            actor = state.people[0].character
            assert reserved(state) == goods(earlier), case
            assert f"assign {actor} {case.target}" in legal(state), (case, way)
            state = say(state, 0, f"assign {actor} {case.target}")
            told_so = {f"pay {case.target} {word}" for word in ("wood", "hide", "mixed", "mixed-2")} & set(legal(state))
            reached = {as_price(reserved(state)), *(as_price(reserved(say(state, 0, line))) for line in told_so)}
            assert as_price(stock) in reached, (case, way)
            assert all(stock.covers(Goods(*each[:2], hide=each.hide)) for each in reached), case
        for way in ways:
            for good in [name for name in Price._fields if getattr(way, name)]:
                less = way._replace(**{good: getattr(way, good) - 1})
                rich_enough = any(all(a >= b for a, b in zip(less, other, strict=True)) for other in ways)
                state = planned_before(on_the_table(case, goods(earlier, less)), case)
                offered = f"assign {state.people[0].character} {case.target}" in legal(state)
                assert offered == rich_enough, (case, less)


@pytest.mark.parametrize("place", sorted({described(case) for case in CASES}))
def test_a_building_takes_that_from_the_stores(place):
    """RC-115, RC-122, RC-123: what was reserved is spent, and the field's token goes with the first wood."""
    dear = [
        each for each in CASES if described(each) == place and {"build", each.target} <= {*each.tokens, each.target}
    ]
    for case in dear:
        for way in ways_to_pay(case)[:1]:
            stock = Goods(wood=20, food=9, hide=20)
            state = planned_before(on_the_table(case, stock), case)
            actor = state.people[0].character
            state = say(state, 0, f"assign {actor} {case.target}")
            state = replace(state, brown=12)
            state = replace(
                state, plan=tuple(replace(line, pawns=(line.pawns[0], *("brown",) * 3)) for line in state.plan)
            )
            ready = replace(state, ready=tuple(range(case.seats)))
            step = settle(face(ready, Planning(), ResolveActions()))
            assert len(told(step, ActionSucceeded)) == len(state.plan), case
            assert step.state.stock == stock.less(goods(price_before(case), price(case, way))), case
            is_met = bool(way.wood) or case.before == "wood"
            assert any(token.at == "build" for token in step.state.tokens) != is_met, case


@pytest.mark.parametrize("tokens", [(), ("build",), ("build", "weapons"), ("weapons",), ("build", "palisade", "roof")])
@pytest.mark.parametrize("wood", range(5))
@pytest.mark.parametrize("hide", range(2))
def test_an_extra_building_costs_the_same(tokens, wood, hide):
    """RC-R11, RC-115: the offers of adventure-026, and what one of them takes."""
    names = [name for name, card in INVENTIONS.items() if card["kind"] in ("basic", "general")]
    needs = {need for card in INVENTIONS.values() for need in card.get("needs", ())}
    buildable = [name for name in names if name not in needs] + ["hatchet", "mast", "fireplace"]
    built = tuple(sorted(needs))
    stock = Goods(wood=wood, food=5, hide=hide)
    state = table(
        "cook",
        "explorer",
        phase="action",
        stock=stock,
        island=LAND,
        items=built,
        inventions=tuple(name for name in names if name not in built),
        shelter=True,
        tokens=tuple(Token("plus-wood", place) for place in tokens),
        adventures={"build": (), "gather": (), "explore": ()},
    )
    expected = {}
    for target in (*LEVELS, *(f"build-{name}" for name in buildable)):
        case = Case("castaways", 2, target, tokens)
        payable = [cost for way in ways_to_pay(case) if stock.covers(goods(cost := price(case, way)))]
        if payable:
            expected[target] = payable[0]
    cause = {"actor": "cook", "suffers": "actor", "card": "adventure-026", "field": "build"}
    asked = happens(state, BuildAgain(), **cause).state
    assert {line.removeprefix("answer ") for line in legal(asked)} == set(expected)
    for target, cost in expected.items():
        assert built_besides(state, target, cause).stock == stock.less(goods(cost)), target


def built_besides(state: Crusoe, target: str, cause: dict[str, str]) -> Crusoe:
    """The extra building succeeds, whatever luck that takes."""

    def attempt(other: Crusoe) -> Step[Crusoe]:
        return settle(happens(other, BuildAgain(Target(target)), **cause))

    return lucky(state, attempt, lambda step: bool(told(step, ActionSucceeded))).state
