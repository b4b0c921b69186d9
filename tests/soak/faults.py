"""What came up in a bot's log."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

FAULT = re.compile(r"(.*\n)Traceback .*\n(?:  .*\n)*  (File .*(?:cogs|db|engine)/.*, line .*)\n(?:  .*\n)*(\S.*)")
"""What was said of one, where of ours it came up, and what it was."""
LAST = 2000
"""Characters."""


def faults_in(log: Path) -> dict[tuple[str, str, str], int]:
    """How often each."""
    return dict(Counter(FAULT.findall(log.read_text())))


def end_of(log: Path) -> str:
    return log.read_text()[-LAST:]
