"""The games. `GAMES` is the one list to extend."""

from typing import Any

from engine import bridges, crusoe, island
from engine.contract import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in (island.GAME, bridges.GAME, crusoe.GAME)}

PUZZLES = {name: game.puzzles for name, game in GAMES.items() if game.puzzles is not None}
"""The puzzles of each game that has some."""
LESSONS = {name: game.lessons for name, game in GAMES.items() if game.lessons is not None}
"""The lessons of each game that has some."""
