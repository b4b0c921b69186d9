"""The games. `GAMES` is the one list to extend."""

from typing import Any

from engine.bridges import GAME as BRIDGES
from engine.contract import Game

GAMES: dict[str, Game[Any]] = {
    "bridges": BRIDGES,
}
