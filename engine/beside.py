"""What some games have beside their rules: puzzles, a look back, tables that a view may be of."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.bridges.puzzles import PUZZLES as BRIDGES_PUZZLES
from engine.contract import Action, Seat
from engine.island.imagined import imagined
from engine.island.puzzles import PUZZLES as ISLAND_PUZZLES
from engine.island.review import review as look_back
from engine.puzzles import Puzzling

PUZZLES: dict[str, Puzzling[Any]] = {each.game.name: each for each in (ISLAND_PUZZLES, BRIDGES_PUZZLES)}
"""The games that have puzzles."""

IMAGINED: dict[str, Callable[[Any, int], Any]] = {"island": imagined}
"""From a view to a table that it may be of, what is hidden lying as the seed has it; for games so far."""

REVIEWS: dict[str, Callable[[Any, Sequence[tuple[Seat, Action]]], Any]] = {"island": look_back}
"""The games that are looked at again when they are over: from how the table was set and all that was said."""
