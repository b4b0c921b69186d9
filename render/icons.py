"""Our drawings as icons for menus and buttons, as `make art` bakes them: which there are, and their files."""

from __future__ import annotations

from functools import cache
from typing import NewType

from render.canvas import SPRITES

Icon = NewType("Icon", str)
"""The name of a drawing, after its game: `island-watchtower`."""

FOLDER = SPRITES / "icons"


@cache
def known() -> frozenset[str]:
    """Every icon that is baked."""
    return frozenset(each.stem for each in FOLDER.glob("*.png"))


def icon(game: str, *names: str) -> Icon | None:
    """Return the first of these things of a game that is drawn."""
    return next((Icon(key) for key in (f"{game}-{name}" for name in names) if key in known()), None)


def picture(drawn: Icon) -> bytes:
    """Return an icon's file."""
    return (FOLDER / f"{drawn}.png").read_bytes()
