"""What came up in a bot's log."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

FAULT = re.compile(r"Traceback .*\n(?:  .*\n)*  (File .*, line .*)\n(?:  .*\n)*(\S.*)")
"""Where one came up, and what it was."""
LAST = 2000
"""Characters."""


def faults_in(log: Path) -> dict[tuple[str, str], int]:
    """How often each."""
    return dict(Counter(FAULT.findall(log.read_text())))


def end_of(log: Path) -> str:
    return log.read_text()[-LAST:]
