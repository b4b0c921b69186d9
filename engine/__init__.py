"""The games. `GAMES` is the one list to extend."""

from typing import Any

from engine import bridges, crusoe, island
from engine.bridges.puzzles import PUZZLES as BRIDGES_PUZZLES
from engine.contract import Game
from engine.island.puzzles import PUZZLES as ISLAND_PUZZLES
from engine.puzzles import Puzzling

GAMES: dict[str, Game[Any]] = {game.name: game for game in (island.GAME, bridges.GAME, crusoe.GAME)}

PUZZLES: dict[str, Puzzling[Any]] = {each.game.name: each for each in (ISLAND_PUZZLES, BRIDGES_PUZZLES)}
"""The games that have puzzles."""
