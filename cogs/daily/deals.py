"""The games that are dealt each day, by name."""

from __future__ import annotations

from typing import Final

from cogs.behaviour import behaviour_of_game
from cogs.table.deals import Deal
from engine import GAMES

DEALS: Final[dict[str, Deal]] = {
    game: deal for game in sorted(GAMES) if (deal := behaviour_of_game(game).deal) is not None
}
