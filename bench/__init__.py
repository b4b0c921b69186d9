"""Speeds, each beside a floor measured in the same run: one module a table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence


def cpu(work: Callable[[], object], times: int = 5) -> tuple[float, float]:
    """CPU seconds of one run of the work: the median of some, and half the spread of the middle ones."""
    taken = []
    for _ in range(times):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    taken.sort()
    return statistics.median(taken), (taken[-2] - taken[1]) / 2 if times > 3 else (taken[-1] - taken[0]) / 2


def table(title: str, header: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print one table."""
    cells = [list(map(str, row)) for row in (header, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(header))]
    print(f"\n{title}")
    for row in cells:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
