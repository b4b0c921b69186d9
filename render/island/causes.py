"""Why a game of the island ended, in words: under its last picture and in the picture's description."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat
from engine.island.events import GameLost
from engine.island.parts import TREASURES, Treasure
from engine.island.state import Lost
from engine.island.view import IslandView
from locales import listed, say


def causes(view: IslandView, names: Sequence[str], language: str, told: GameLost | None = None) -> list[str]:
    """Every cause that applies; what happened knows it best, the board shows it too."""
    if not isinstance(view.outcome, Lost):
        return [say(language, "picture-island-cause-home")]
    treasure, drowned = _out_of_reach(view, told), [names[seat] for seat in _drowned(view, told)]
    return [
        say(
            language,
            f"picture-island-cause-{cause}",
            treasure=say(language, f"picture-island-of-{treasure}") if treasure else "",
            name=listed(language, drowned),
            count=len(drowned),
        )
        for cause in view.outcome.causes
    ]


def _out_of_reach(view: IslandView, told: GameLost | None) -> Treasure | None:
    """The treasure whose tiles have both sunk."""
    if told and told.treasure:
        return told.treasure
    gone = [tile.treasure for tile in view.tiles if tile.state == "sunk" and tile.treasure not in view.captured]
    return next((each for each in TREASURES if gone.count(each) > 1), None)


def _drowned(view: IslandView, told: GameLost | None) -> tuple[Seat, ...]:
    sunk = {tile.square for tile in view.tiles if tile.state == "sunk"}
    return told.drowned if told else tuple(seat for seat, at in enumerate(view.pawns) if at in sunk)
