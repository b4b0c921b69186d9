"""How often Fools' Landing sinks on the very first turn, against best play: a figure known from exact counting."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from bench import table
from engine.chance import Luck
from engine.contract import Action
from engine.island import GAME
from engine.island.actions import Dive, EndTurn, Fly, Lift, Move, Pass, Sandbag, ShoreUp
from engine.island.state import Island
from engine.play import legal, play, start, waiting

EXACT = {
    "novice": {2: 0.00199, 3: 0.00122, 4: 0.00071},
    "normal": {2: 0.00291, 3: 0.00179, 4: 0.00103},
    "elite": {2: 0.00291, 3: 0.00179, 4: 0.00103},
    "legendary": {2: 0.00296, 3: 0.00182, 4: 0.00105},
}
SHUFFLES = 40
"""For each set-up that cannot be saved, so many orders of the treasure deck are played."""


class Estimate(NamedTuple):
    share: float
    error: float
    hopeless: int
    """Of the set-ups tried, those in which nobody can save the landing."""


def main(set_ups: int = 20_000) -> None:
    """Simulated through the contract, beside the exact figures."""
    rows = [
        (seats, difficulty, f"{found.share:.5f}", f"{found.error:.5f}", f"{exact:.5f}", f"{_off(found, exact):+.1f}")
        for seats in GAME.players
        for difficulty, exact in ((difficulty, EXACT[difficulty][seats]) for difficulty in EXACT)
        for found in (estimate(seats, difficulty, range(set_ups)),)
    ]
    header = ("players", "difficulty", "simulated", "±", "exact", "standard errors off")
    table(f"The landing lost on the first turn, {set_ups:,} set-ups each", header, rows)


def _off(found: Estimate, exact: float) -> float:
    return (found.share - exact) / found.error


def estimate(seats: int, difficulty: str, seeds: range) -> Estimate:
    """The mean over set-ups; where the landing is dry or can be saved, the loss is impossible."""
    shares = []
    for seed in seeds:
        state = start(GAME, seats, {"difficulty": difficulty, "first": 0}, seed).state
        hopeless = is_threatened(state) and not can_be_saved(state)
        shares.append(share_lost(state, seed) if hopeless else 0.0)
    share = sum(shares) / len(shares)
    variance = sum((each - share) ** 2 for each in shares) / (len(shares) - 1)
    return Estimate(share, math.sqrt(variance / len(shares)), sum(each > 0 for each in shares))


def is_threatened(state: Island) -> bool:
    """On the first turn only a tile that begins flooded can sink."""
    return bool(state.flooded >> state.landing & 1)


def can_be_saved(state: Island) -> bool:
    """Whether the landing is dry after some three actions of the first player and any special cards in hand."""
    positions, been = [state], {state.pawns[0]}
    while positions:
        state = positions.pop(0)
        if any(_saves(state, action) for seat in range(state.seats) for action in legal(GAME, state, seat)):
            return True
        for action in _ways(state):
            there = play(GAME, state, 0, action).state
            if there.pawns[0] not in been:
                been.add(there.pawns[0])
                positions.append(there)
    return False


def _saves(state: Island, action: Action) -> bool:
    """Dry at once; or the first player is lifted there, with an action left."""
    landing = state.map.squares[state.landing]
    match action:
        case ShoreUp(tile=tile, also=also):
            return landing in {tile, also}
        case Sandbag(tile=tile):
            return landing == tile
        case Lift(to=to, who=who):
            return landing == to and 0 in who and bool(state.agenda) and hasattr(state.agenda[0], "left")
    return False


def _ways(state: Island) -> Iterator[Action]:
    return (action for action in legal(GAME, state, 0) if isinstance(action, Move | Fly | Dive))


def share_lost(state: Island, seed: int) -> float:
    """The share of orders of the treasure deck, and of the flood cards that come back, in which the landing sinks."""
    chance = Random(seed)
    lost = 0
    for _ in range(SHUFFLES):
        deck = list(state.treasure_deck)
        chance.shuffle(deck)
        lost += is_lost(replace(state, treasure_deck=tuple(deck), luck=Luck(chance.getrandbits(60))))
    return lost / SHUFFLES


def is_lost(state: Island) -> bool:
    """The first turn ends; Sandbags drawn just now are played on the landing, all else is passed."""
    state = play(GAME, state, 0, EndTurn()).state
    bags = Sandbag(state.map.squares[state.landing])
    while state.turn == 0 and (asked := waiting(state)):
        offered = legal(GAME, state, asked[0])
        wish = bags if bags in offered else Pass() if Pass() in offered else offered[0]
        state = play(GAME, state, asked[0], wish).state
    return state.outcome is not None and "landing-lost" in getattr(state.outcome, "causes", ())


if __name__ == "__main__":
    main(int(sys.argv[1])) if len(sys.argv) > 1 else main()
