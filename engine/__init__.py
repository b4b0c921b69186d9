"""The games. `GAMES` is the one list to extend."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import bridges, crusoe, island
from engine.bridges.puzzles import PUZZLES as BRIDGES_PUZZLES
from engine.contract import Action, Game, Seat
from engine.island.imagined import imagined
from engine.island.puzzles import PUZZLES as ISLAND_PUZZLES
from engine.island.review import review as look_back
from engine.puzzles import Puzzling

GAMES: dict[str, Game[Any]] = {game.name: game for game in (island.GAME, bridges.GAME, crusoe.GAME)}

PUZZLES: dict[str, Puzzling[Any]] = {each.game.name: each for each in (ISLAND_PUZZLES, BRIDGES_PUZZLES)}
"""The games that have puzzles."""

IMAGINED: dict[str, Callable[[Any, int], Any]] = {"island": imagined}
"""From a view to a table that it may be of, what is hidden lying as the seed has it; for games so far."""

REVIEWS: dict[str, Callable[[Any, Sequence[tuple[Seat, Action]]], Any]] = {"island": look_back}
"""The games that are looked at again when they are over: from how the table was set and all that was said."""
