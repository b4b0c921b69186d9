"""`python -m tests.puzzles.every`: the second solver looks through all puzzles, some of them too large for it."""

import sys
from collections import Counter

from engine import PUZZLES
from tests.puzzles.plain import TooLarge
from tests.puzzles.test_files import assert_the_same_at_bridges, assert_the_same_on_the_island

CHECKS = {"bridges": assert_the_same_at_bridges, "island": assert_the_same_on_the_island}


def main() -> None:
    for game, check in CHECKS.items():
        told: Counter[str] = Counter()
        for puzzle in PUZZLES[game].puzzles:
            try:
                check(puzzle)
                told["as they say"] += 1
            except TooLarge:
                told["too large for a plain search"] += 1
            if not puzzle.number % 10:
                sys.stderr.write(f"{game}, of {puzzle.number}: {dict(told)}\n")


if __name__ == "__main__":
    main()
