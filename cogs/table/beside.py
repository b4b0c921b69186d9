"""What a game's pictures and words take beside its view: of Robinson Crusoe the outlook, while one plans."""

from __future__ import annotations

from typing import Any

from cogs.loaded import Table
from engine.crusoe.outlook import outlook


def beside(table: Table) -> dict[str, Any]:
    """Found once for a table as it stands; nothing where its game has nothing of the kind."""
    if table.row.game != "crusoe" or table.state is None:
        return {}
    view = table.view()
    if view.waiting != "planning":
        return {}
    known = table.beside
    if "outlook" not in known:
        known["outlook"] = outlook(view)
    return known
