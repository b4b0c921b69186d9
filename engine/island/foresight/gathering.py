"""What the team holds: cards and how they come together, special cards, the way home."""

from __future__ import annotations

from typing import Final

from engine.contract import Seat
from engine.island.foresight.isle import Isle
from engine.island.foresight.ways import FAR, Ways
from engine.island.parts import ACTIONS, CARDS_FOR_A_TREASURE, HAND_LIMIT, TREASURES
from engine.island.state import Island

PAIRS: Final = {pair: place for place, pair in enumerate((b, t) for b in range(5) for t in range(b, 5) if b or not t)}
"""The most cards of a treasure in one hand, and those in all hands, up to four."""


def treasures(state: Island, where: Isle, pawns: list[Ways], order: list[int]) -> list[float]:
    """How the cards of each lie, how soon it can be captured, what it takes to bring them together."""
    pairs = [0.0] * len(PAIRS)
    ready = soon = late = effort = near = poised = scarce = lacking = undrawn = 0.0
    gathering = [0] * state.seats
    discards = state.treasure_discards
    for number, treasure in enumerate(TREASURES):
        if state.captured[number] is not None:
            continue
        held = [player.hand.count(treasure) for player in state.players]
        total, best = sum(held), max(held)
        pairs[PAIRS[min(best, 4), min(total, 4)]] += 1.0
        gone = discards.count(treasure)
        scarce += float(gone > 1)
        undrawn += 5 - total - gone
        if best >= CARDS_FOR_A_TREASURE:
            turns = min([_turns(state, where, pawns, order, number, seat) for seat, n in enumerate(held) if n >= 4])
            ready += 1.0
            soon += 0.75**turns
            late += min(turns, 12) / 10
            continue
        lacking += 4 - best
        gathering[held.index(best)] += best > 1
        if best > 1:
            poised += 0.85 ** _steps(state, where, pawns, number, held.index(best))
        if total >= CARDS_FOR_A_TREASURE:
            steps = min([_effort(state, pawns, held, seat) for seat, n in enumerate(held) if n])
            effort += min(steps, 12) / 10
            near += 0.8**steps
    clash = float(sum([many > 1 for many in gathering]))
    return [*pairs, ready, soon, late, effort, near, poised, scarce, lacking / 10, undrawn / 10, clash]


def _turns(state: Island, where: Isle, pawns: list[Ways], order: list[int], number: int, seat: Seat) -> float:
    """Until somebody who holds four can have captured it."""
    return order[seat] + state.seats * (_steps(state, where, pawns, number, seat) // ACTIONS)


def _steps(state: Island, where: Isle, pawns: list[Ways], number: int, seat: Seat) -> int:
    """To the nearer of a treasure's tiles."""
    one, other = where.sites[number]
    steps = pawns[seat].steps
    first = FAR if state.sunk >> one & 1 else steps[one]
    second = FAR if state.sunk >> other & 1 else steps[other]
    return min(first, second)


def _effort(state: Island, pawns: list[Ways], held: list[int], gatherer: Seat) -> float:
    """Actions to bring four into one hand: gifts, and the ways to give them."""
    lacks = CARDS_FOR_A_TREASURE - held[gatherer]
    there = state.players[gatherer].pawn
    costs: list[float] = []
    for seat, many in enumerate(held):
        if seat == gatherer or not many:
            continue
        player = state.players[seat]
        way = (
            0 if player.adventurer == "messenger" else min(pawns[seat].steps[there], pawns[gatherer].steps[player.pawn])
        )
        costs += [way + 1.0, *[1.0] * (many - 1)]
    costs.sort()
    return sum(costs[:lacks])


# Hands


def hands(state: Island) -> list[float]:
    """Special cards, full hands, what is of no use any more."""
    lifts = bags = full = fuller = junk = 0
    for player in state.players:
        hand = player.hand
        lifts += hand.count("helicopter-lift")
        bags += hand.count("sandbags")
        size = len(hand)
        full += size == HAND_LIMIT - 1
        fuller += size >= HAND_LIMIT
    for number, treasure in enumerate(TREASURES):
        if state.captured[number] is not None:
            junk += sum([player.hand.count(treasure) for player in state.players])
    discards = state.treasure_discards
    drawer = len(state.players[state.turn].hand) if state.treasure_cards_to_come else 0
    return [
        float(lifts == 1),
        float(lifts == 2),
        float(lifts == 3),
        float(3 - lifts - discards.count("helicopter-lift")),
        float(bags),
        float(2 - bags - discards.count("sandbags")),
        float(full),
        float(fuller),
        float(max(0, drawer - 3)),
        float(junk),
    ]


# The way home


def homes(state: Island, where: Isle, pawns: list[Ways], order: list[int]) -> list[float]:
    """How far it is to Fools' Landing, and how soon all could be there; nothing while two treasures are missing."""
    if state.captured.count(None) > 1:
        return [0.0] * 6
    steps = [each.steps[where.landing] for each in pawns]
    latest = max(
        [
            place + state.seats * ((far + 2) // ACTIONS - 1) if far else 0
            for place, far in zip(order, steps, strict=True)
        ]
    )
    left = sum([far > 0 for far in steps])
    return [sum(steps) / 10, max(steps) / 10, latest / 10, 0.8 ** max(latest, 0), float(left), float(not left)]
