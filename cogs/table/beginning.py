"""How a table is set: from its options, its people and its seed alone, so that a replay can do it again."""

from __future__ import annotations

from typing import Any

from cogs.loaded import POSITION, Table
from engine.contract import Step
from engine.play import load, start


def set_up(table: Table) -> Step[Any]:
    """Its first state, and what happens while it is set."""
    if table.begins_elsewhere:
        return Step(position(table))
    known = table.game.options.__struct_fields__
    options = {name: value for name, value in table.row.options.items() if name in known}
    return start(table.game, len(table.seats), options, table.row.seed)


def position(table: Table) -> Any:
    """Where another game once stood, and this one begins."""
    return load(table.game, str(table.row.options[POSITION]).encode())
