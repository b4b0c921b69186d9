"""What came up in a bot's log."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

TRACE = re.compile(r"(.*)\nTraceback .*\n((?:  .*\n)+)(\S.*)")
"""What was said of it, its frames, what it was."""
FRAME = re.compile(r'File "(.*)", line (\d+), in (.*)')
OURS = re.compile(r"/(cogs|db|engine|locales|render)/")
LAST = 2000
"""Characters."""


def faults_in(log: Path) -> dict[tuple[Any, ...], int]:
    """How often each: what was said, the last frame of ours, what it was."""
    found = Counter[tuple[Any, ...]]()
    for said, frames, fault in TRACE.findall(log.read_text()):
        told = FRAME.findall(frames)
        found[(said, *[each for each in told if OURS.search(each[0])][-1:], fault)] += 1
    return dict(found)


def end_of(log: Path) -> str:
    return log.read_text()[-LAST:]
