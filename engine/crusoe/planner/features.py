"""What a morning looks like to the learned value: a number for each name; what is not named is nought.

The figures after a slash bring each number to about one. They mean nothing else, and a change of one asks for new nets.
"""

from __future__ import annotations

import math

from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import RESOURCE, explored, has_shelter, open_sources, yields
from engine.crusoe.parts import FRIDAY, NEIGHBOURS
from engine.crusoe.planner import value
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.prices import threat_strikes
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.aims import Seen
from engine.crusoe.scene import players, track
from engine.crusoe.state import Crusoe
from engine.crusoe.weights import WEIGHTS

ROUNDS = 12
"""Rounds of the longest scenario."""


def features(table: Crusoe) -> dict[str, float]:
    """Whoever changes one, or the weights of the rules of thumb, has the net learn anew."""
    ground = Ground(table, WEIGHTS)
    found = {name: number for rule in RULES for name, number in rule(table) if number}
    found.update((name, number) for rule in (dangers, judged) for name, number in rule(table, ground) if number)
    return found


def time(table: Crusoe) -> Seen:
    yield "one", 1.0
    yield f"seats-{table.seats}", 1.0
    yield f"round-{table.round}", 1.0
    yield "left", (ROUNDS - table.round) / ROUNDS


def bodies(table: Crusoe) -> Seen:
    """The weakest is told apart: the first death ends the game."""
    hearts = sorted(track(each.character).hearts - each.wounds for each in players(table))
    n = len(hearts)
    least = hearts[0]
    yield "least", least / 12
    yield "last-hearts", math.exp(-least / 1.5)
    yield "few-hearts", math.exp(-least / 4)
    yield "hearts", sum(hearts) / n / 12
    yield "perils", sum(math.exp(-each / 3) for each in hearts[1:])
    yield "injuries", sum(len(each.injuries) for each in table.people) / 2
    yield "tied", sum(each.pawns < 2 or bool(each.only) for each in players(table)) / n


def people(table: Crusoe) -> Seen:
    n = table.seats
    tokens = [each.determination for each in players(table)]
    yield "tokens", sum(1 - math.exp(-each / 4) for each in tokens) / n
    yield "penniless", sum(each == 0 for each in tokens) / n
    yield "first-tokens", min(4, players(table)[table.first].determination) / 4
    for each in players(table):
        yield f"is-{each.character}", 1.0
        if each.character == "cook":
            yield "cook-tokens", min(6, each.determination) / 6
    friday = next((each for each in table.people if each.character == FRIDAY), None)
    if friday is not None:
        yield "friday", 1.0
        yield "friday-hearts", (3 - friday.wounds) / 3


def stores(table: Crusoe) -> Seen:
    stock, n = table.stock, table.seats
    yield "wood", min(10, stock.wood) / 10
    for level in (1, 2, 3, 4):
        yield f"wood-{level}", float(stock.wood >= level)
    lacking = max(0, n - stock.meals)
    yield "hunger", lacking / n
    yield "unfed", lacking / 2
    yield "fed", float(lacking == 0)
    yield "spare-meals", min(4, max(0, stock.meals - n)) / 4
    yield "preserved", min(6, stock.preserved) / 6
    yield "hide", min(3, stock.hide) / 3
    yield "some-hide", float(stock.hide >= 1)


def house(table: Crusoe) -> Seen:
    yield "sheltered", float(has_shelter(table))
    yield "shelter", float(table.shelter)
    for level in (1, 2, 3, 4):
        yield f"roof-{level}", float(table.roof >= level)
        yield f"palisade-{level}", float(table.palisade >= level)
        yield f"weapons-{level}", float(table.weapons >= level)
    yield "roof", min(6, table.roof) / 6
    yield "palisade", min(6, table.palisade) / 6
    yield "weapons", min(8, table.weapons) / 8
    yield "morale", table.morale / 3
    yield "gloom", max(0, -table.morale) / 3


def goal(table: Crusoe) -> Seen:
    return scenario(table).seen(table)


def things(table: Crusoe) -> Seen:
    """What lasts means more the earlier it is there."""
    left = (ROUNDS + 1 - table.round) / ROUNDS
    for name in table.items:
        yield f"item-{name}", 1.0
        yield f"lasting-{name}", left
    yield "items", len(table.items) / 6
    for kept in table.kept:
        yield f"kept-{kept.card}" if kept.card in LIBRARY.starting else "treasures", max(1, kept.uses) / 2
    names = table.discoveries
    yield "meals-found", sum(name in ("fruit", "goat") for name in names) / 2
    yield "found", sum(name not in ("fruit", "goat") for name in names) / 3
    yield "signs", sum(name.startswith("sign") for name in names) / 2


def land(table: Crusoe) -> Seen:
    known = set(explored(table))
    for terrain in ("hills", "mountains", "plains", "river"):
        yield terrain, float(terrain in known)
    yield "tiles", (len(table.island) - 1) / 9
    here = yields(table, table.camp)
    yield "camp-wood", float(here.get("wood", 0))
    yield "camp-food", float(sum(n for source, n in here.items() if RESOURCE[source] == "food"))
    near = [yields(table, space) for space in NEIGHBOURS[table.camp] if space in table.island]
    wood = sum("wood" in each for each in near)
    food = sum(len(each) - ("wood" in each) for each in near)
    yield "wood-near", float(wood > 0)
    yield "food-near", float(food > 0)
    yield "woods-near", min(3, wood) / 3
    yield "foods-near", min(3, food) / 3
    far = sum(len(open_sources(table, space)) for space in table.island if space != table.camp)
    yield "sources", min(8, far) / 8
    for n in (1, 2, 3):
        yield f"hunt-{n}", float(len(table.hunt) >= n)
    yield "prey", float(bool(table.hunt) and table.weapons >= 3)
    yield "ambush", float(bool(table.ambush))


def dangers(table: Crusoe, ground: Ground) -> Seen:
    left, right = table.threats
    for place, card in (("left", left), ("right", right)):
        if card in LIBRARY.events:
            cost = threat_strikes(ground, card) / table.seats
            yield f"threat-{place}", min(6.0, cost) / 4
            yield f"threatened-{place}", 1.0
        elif card:
            yield "wreck", 1.0
    for token in table.tokens:
        if token.at not in table.island:
            yield f"token-{token.kind}-{token.at}", 1.0
        elif token.kind in ("strength", "minus-pawn", "plus-food", "plus-wood"):
            yield f"token-{token.kind}", 0.5
    yield "later", len(table.later) / 3
    yield "forbidden", float(bool(table.forbidden))
    yield "halves", max(0, len(table.event_deck) - (ROUNDS - table.round)) / 4


def judged(table: Crusoe, ground: Ground) -> Seen:
    """What the rules of thumb say."""
    total = 0.0
    for rule in value.RULES:
        worth = rule(ground)
        total += worth
        yield f"rule-{rule.__name__}", worth / 10
    yield "rules", total / 20
    yield "tonight", ground.night(ground.camp) / 10


RULES = (time, bodies, people, stores, house, goal, things, land)
