"""`python -m cogs.graph`: which package of this room imports which, as docs/house.md shows it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).parent

MAY_IMPORT: Final[dict[str, frozenset[str]]] = {
    "talk": frozenset(),
    "behaviour": frozenset(),
    "words": frozenset({"behaviour", "loaded"}),
    "loaded": frozenset({"words"}),
    "table": frozenset({"behaviour", "talk", "words", "loaded"}),
}
"""What stands below; a feature imports these five and no other feature, but for games' shared commands."""

BELOW: Final = frozenset({"behaviour", "talk", "words", "loaded", "table"})


def part_of(module: str) -> str:
    """`cogs.talk.answer` is of `talk`."""
    return module.split(".")[1]


def imported(file: Path) -> set[str]:
    """The parts of this room that a file imports when it runs; what only the type checker reads does not count."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cogs."):
            found.add(part_of(node.module or ""))
    return found


def graph() -> dict[str, set[str]]:
    """For each part the other parts that it imports."""
    arrows: dict[str, set[str]] = {}
    for file in sorted(ROOM.rglob("*.py")):
        name = file.relative_to(ROOM).parts[0].removesuffix(".py")
        if name in {"__init__", "graph"}:
            continue
        arrows.setdefault(name, set()).update(imported(file) - {name})
    return arrows


def drawn() -> str:
    """The graph in words, a line a part, the lowest first."""
    arrows = graph()
    order = sorted(arrows, key=lambda name: (len(arrows[name]), name))
    return "\n".join(f"{name:9} → {', '.join(sorted(arrows[name])) or 'nothing of this room'}" for name in order)


if __name__ == "__main__":
    print(drawn())  # noqa: T201 — a command prints
