"""Pure work, spread over every processor this process may use."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def spread(work: Callable[[range], Counter[str]], count: int, first: int, at_a_time: int) -> Counter[str]:
    """What was counted at so many seeds, from the first on."""
    ends = range(first, first + count, at_a_time)
    slices = [range(start, min(start + at_a_time, first + count)) for start in ends]
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return sum(pool.map(work, slices), Counter())
