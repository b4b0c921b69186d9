"""Hints of the island: what reasons they give, whether each is so, and what they cost. `python -m bench.hints 2000`."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter

from bench import table
from tests.island.claims import Asked, false_claims, positions

POSITIONS, SEED = 300, 77


def main(many: int = POSITIONS) -> None:
    """A row for each reason; then every claim that is not so."""
    given, wrong, thoughts = Counter[str](), list[str](), list[float]()
    for asked in positions(many, SEED):
        given[asked.hint.why or ""] += 1
        wrong += false_claims(asked)
        began = time.process_time()
        Asked(asked.state, asked.seat)
        thoughts.append(time.process_time() - began)
    rows = [(why, times, f"{100 * times / many:.1f}") for why, times in given.most_common()]
    table(f"reasons in {many} positions, {len(wrong)} false claims", ("reason", "times", "%"), rows)
    print(*wrong, sep="\n")
    print(f"CPU ms a hint: mean {1000 * statistics.fmean(thoughts):.0f}, longest {1000 * max(thoughts):.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
