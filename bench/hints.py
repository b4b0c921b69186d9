"""Hints of the island and of Bridges: what reasons they give, whether each is so, and what they cost.

`python -m bench.hints 2000`: so many positions of each.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from bench import table
from engine.bridges import GAME
from engine.bridges.advice import hint
from engine.bridges.state import Bridges
from engine.bridges.view import view
from engine.play import legal, play, start, waiting
from tests.island.claims import Asked, false_claims, positions

POSITIONS, SEED = 300, 77


def main(many: int = POSITIONS) -> None:
    """Of both games."""
    island(many)
    bridges(many)


def island(many: int) -> None:
    """A row for each reason; then every claim that is not so."""
    given, wrong, thoughts = Counter[str](), list[str](), list[float]()
    for asked in positions(many, SEED):
        given[asked.hint.why or ""] += 1
        wrong += false_claims(asked)
        began = time.process_time()
        Asked(asked.state, asked.seat)
        thoughts.append(time.process_time() - began)
    tell(f"island: reasons in {many} positions, {len(wrong)} false claims", given, thoughts)
    print(*wrong, sep="\n")


def bridges(many: int) -> None:
    """The same; its figures are worked out again by the tests."""
    given, thoughts = Counter[str](), list[float]()
    for state, seat in islice(boards(Random(SEED)), many):
        seen, offered = view(state, seat), legal(GAME, state, seat)
        began = time.process_time()
        given[str(hint(seen, seat, offered, 3).why)] += 1
        thoughts.append(time.process_time() - began)
    tell(f"bridges: reasons in {many} positions", given, thoughts)


def boards(luck: Random) -> Iterator[tuple[Bridges, int]]:
    """A fifth of the tables of games in which three lines of four are sensible, and who is asked there."""
    while True:
        state = start(GAME, luck.choice((1, 1, 2, 4)), {"side": luck.choice("AB")}, luck.randrange(1 << 30)).state
        while asked := waiting(state):
            seat = asked[0]
            if luck.random() < 0.2:
                yield state, seat
            offered = legal(GAME, state, seat)
            said = luck.choice(offered) if luck.random() < 0.25 else GAME.mind(GAME.view(state, seat), seat, offered)
            state = play(GAME, state, seat, said).state


def tell(title: str, given: Counter[str], thoughts: list[float]) -> None:
    rows = [(why, times, f"{100 * times / given.total():.1f}") for why, times in given.most_common()]
    table(title, ("reason", "times", "%"), rows)
    print(f"CPU ms a hint: mean {1000 * statistics.fmean(thoughts):.0f}, longest {1000 * max(thoughts):.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
