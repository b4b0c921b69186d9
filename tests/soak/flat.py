"""Whether a process grows: its memory and its open files, noted again and again."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

PAGE = os.sysconf("SC_PAGESIZE")
MOST = 1.15
"""How much more memory the last quarter may take than the second; the first one fills what is kept on purpose."""
MORE_FILES = 3
FEWEST = 20
"""Notes, before anything can be said."""


@dataclass
class Flat:
    """What was noted, in order."""

    memory: list[int] = field(default_factory=list)
    handles: list[int] = field(default_factory=list)

    def note(self, pid: int) -> None:
        self.memory.append(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE)
        self.handles.append(len(os.listdir(f"/proc/{pid}/fd")))  # noqa: PTH208 — a path may be gone when looked at

    def __str__(self) -> str:
        """Said at the end; it must be flat."""
        if len(self.memory) < FEWEST:
            return f"memory {max(self.memory) >> 20} MB, too short a time to say whether it grows"
        quarter = max(1, len(self.memory) // 4)
        (sooner, later), (few, many) = (
            (max(each[quarter : 2 * quarter] or each), max(each[-quarter:])) for each in (self.memory, self.handles)
        )
        assert later <= sooner * MOST, f"memory grew from {sooner >> 20} to {later >> 20} MB"
        assert many <= few + MORE_FILES, f"open files grew from {few} to {many}"
        return f"memory {sooner >> 20} → {later >> 20} MB, open files {few} → {many}"
