"""The games. `GAMES` is the one list to extend."""

from typing import Any

from engine.contract import Game

GAMES: dict[str, Game[Any]] = {}
