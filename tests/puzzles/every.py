"""`python -m tests.puzzles.every`: the second solver looks through all puzzles, a quarter of an hour or so.

Where a turn leaves more tables than it can look through, it leaves out what cannot help; the tests show on others that
this changes nothing.
"""

import sys
from collections import Counter

from engine import PUZZLES
from engine.puzzles import Puzzle
from tests.puzzles.plain import TooLarge
from tests.puzzles.test_files import (
    assert_the_same_at_bridges,
    assert_the_same_in_a_round,
    assert_the_same_on_the_island,
)

WHOLE = 8_000


def looked_through(game: str, puzzle: Puzzle) -> str:
    """How: whole, or without what cannot help."""
    if game == "bridges":
        assert_the_same_at_bridges(puzzle)
        return "whole"
    if game == "crusoe":
        assert_the_same_in_a_round(puzzle)
        return "whole"
    for limited in (False, True):
        try:
            assert_the_same_on_the_island(puzzle, limited=limited, most=WHOLE)
        except TooLarge:
            continue
        return "limited" if limited else "whole"
    return "too large"


def main() -> None:
    for game, puzzling in PUZZLES.items():
        told: Counter[str] = Counter()
        for puzzle in puzzling.puzzles:
            told[looked_through(game, puzzle)] += 1
            if not puzzle.number % 10:
                sys.stderr.write(f"{game}, of {puzzle.number}: {dict(told)}\n")


if __name__ == "__main__":
    main()
