"""Whole games of the strong minds, who think only a little here: thousands of tables, and not the best play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from engine import GAMES
from engine.bridges import foresight as bridges
from engine.contract import Mind
from engine.crusoe.planner import choosing as crusoe
from engine.crusoe.planner import search
from engine.island.foresight import thinking as island
from engine.play import legal, play, start, waiting
from tests.soak.spread import spread
from tests.test_laws import any_beginning

LITTLE: Final[dict[str, Callable[[], Mind]]] = {
    "island": lambda: island.Thinker(island.Effort(keep=4, futures=2)).choose,
    "bridges": lambda: bridges.Thinker(bridges.Effort(ways=3, orders=1, more=1, looked_at=1)).choose,
    "crusoe": lambda: crusoe.Planner(effort=search.Effort(2, 0.4, 2, 1, ((1, 2), (2, 1)))).choose,
}
"""Full strength: 40 turns and 24 futures; 5 ways and 13 orders; 9 drafts, their variations and 20 futures."""
LOOKED_AT = 10
"""Every so many tables two think anew, one of them of the same table with other luck."""
SLICE = 5


def watched(seeds: range) -> Counter[str]:
    """A game of each kind by every seed."""
    said = Counter[str]()
    for seed in seeds:
        for name in GAMES:
            try:
                said[name] += acts(name, Random(seed))
            except BaseException as fault:
                raise AssertionError(f"seed {seed}, {name}: {fault!r}") from fault
    return said


def acts(name: str, chance: Random) -> int:
    """How many it took to the end; each was legal, and the same whatever lay hidden."""
    beginning, mind, said = any_beginning(name, chance), LITTLE[name](), 0
    game = beginning.game
    state = start(game, beginning.seats, beginning.options, beginning.seed).state
    while asked := waiting(state):
        assert said < beginning.particulars.longest, "the game does not end"
        seat = chance.choice(asked)
        seen, offered = game.view(state, seat), legal(game, state, seat)
        action = mind(seen, seat, offered)
        assert action in offered, f"{action} is not legal"
        if said % LOOKED_AT == 0:
            other = beginning.particulars.with_other_luck(state, chance)
            unseen = LITTLE[name]()(game.view(other, seat), seat, legal(game, other, seat))
            assert unseen == LITTLE[name]()(seen, seat, offered), "it peeks"
        state, said = play(game, state, seat, action).state, said + 1
        assert not game.faults(state)
    assert state.outcome is not None
    return said


def minds(count: int, first: int = 0) -> str:
    """So many games of each kind; the figures in a sentence."""
    said = spread(watched, count, first, SLICE)
    told = ", ".join(f"{said[name]:,} acts of {name}" for name in GAMES)
    return f"{count:,} games of each kind by the strong minds ({told}): each act legal, each game ended, nobody peeked"
