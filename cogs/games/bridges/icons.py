"""Which drawing stands beside a choice in Bridges: an island or its flag, the pen, a bridge."""

from __future__ import annotations

from typing import Any

from cogs.loaded import Table
from engine.bridges.actions import Bridge, Prewrite, TakeBack, Write
from engine.bridges.parts import CHARTS
from engine.contract import Action
from render.icons import Icon, icon

OF_KINDS = {"write": "pen", "prewrite": "pen", "bridge": "bridge"}


def of_action(table: Table, action: Action) -> Icon | None:
    match action:
        case Write(island=letter) | Prewrite(island=letter):
            return of_island(table, letter)
        case Bridge():
            return icon("bridges", "bridge")
        case TakeBack(what="number"):
            return icon("bridges", "pen")
        case TakeBack(what=what) if "-" in what:
            return icon("bridges", "bridge")
    return None


def of_island(table: Table, letter: str) -> Icon | None:
    """Return its flag if it has one, because that counts; otherwise what stands on it."""
    flag = next((each.flag for each in CHARTS[table.state.side].islands if each.letter == letter), None)
    return icon("bridges", flag or f"island-{letter.lower()}")


def of_value(table: Table, field: str, value: Any) -> Icon | None:
    if field == "island":
        return of_island(table, value)
    return icon("bridges", "bridge") if field == "connection" else None
