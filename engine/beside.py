"""What games have beside their rules: puzzles, a look back, a logbook, tables that look like another."""

from collections.abc import Callable
from typing import Any

from engine.bridges import logbook as bridges_logbook
from engine.bridges.imagined import imagined as bridges_imagined
from engine.bridges.puzzles import PUZZLES as BRIDGES_PUZZLES
from engine.bridges.review import review as look_back_at_bridges
from engine.crusoe import logbook as crusoe_logbook
from engine.crusoe.imagined import imagined as castaways_imagined
from engine.island import logbook as island_logbook
from engine.island.imagined import imagined as island_imagined
from engine.island.puzzles import PUZZLES as ISLAND_PUZZLES
from engine.island.review import review as look_back
from engine.island.view import view as island_view
from engine.logbook import Logbook
from engine.puzzles import Puzzling
from engine.reviewing import Reviewing

PUZZLES: dict[str, Puzzling[Any]] = {each.game.name: each for each in (ISLAND_PUZZLES, BRIDGES_PUZZLES)}
"""The games that have puzzles."""

IMAGINED: dict[str, Callable[[Any, int], Any]] = {
    "island": lambda state, seed: island_imagined(island_view(state, None), seed),
    "bridges": bridges_imagined,
    "crusoe": castaways_imagined,
}
"""From a table where a turn begins to one that everybody would see alike, what is hidden lying as the seed has it."""

LOGBOOKS: dict[str, Logbook] = {
    "island": island_logbook.entries,
    "bridges": bridges_logbook.entries,
    "crusoe": crusoe_logbook.entries,
}
"""What a server remembers of finished games."""

REVIEWS: dict[str, Reviewing[Any, Any, Any]] = {
    "island": look_back,
    "bridges": look_back_at_bridges,
}
"""The games that are looked at again when they are over: from how the table was set and all that was said."""
