"""Odds people can trust, from a view alone: what can sink now, a loss by the next turn, the chance to win as a band."""

from __future__ import annotations

from math import exp, log
from typing import Final

from msgspec import Struct

from engine.contract import Seat
from engine.island.actions import Square
from engine.island.events import Cause
from engine.island.fate import fate
from engine.island.foresight.thinking import Effort, Thinker
from engine.island.foresight.value import UNREADABLE
from engine.island.imagined import imagined
from engine.island.parts import Treasure
from engine.island.reasons import TELLING, hundreds
from engine.island.state import Island, Won
from engine.island.view import IslandView, Peril

JUDGE: Final = Thinker(Effort(keep=12, futures=0))
BETTER: Final = 1.25
"""From the learned value, in log odds, to what strong players make of a table: fitted to 724 of their games, of all
difficulties and numbers of players, where a slope beside it came to 1.0. Self-play taught with a weaker hand."""
BETTER_YET: Final = 1.38
"""The same of a table where a turn begins and its best is still to be found: with it both tell the same on average,
over 431 turns of all difficulties and numbers of players."""
WIDE: Final = 10
"""A band reaches so many hundredths up and down."""


class Loss(Struct, frozen=True):
    """One way to lose by the next turn: by what, of which tile, treasure or pawn, and how likely, in hundreds."""

    cause: Cause
    chance: int
    tile: Square | None = None
    treasure: Treasure | None = None
    who: Seat | None = None


class Prospects(Struct, frozen=True):
    """Chances in hundreds."""

    sinking: tuple[Peril, ...]
    """Exactly, this turn; what matters most first."""
    lost: int
    """Before the next player's turn, exactly, if nobody does anything more nor plays a card."""
    losses: tuple[Loss, ...]
    """In which ways, the likeliest first."""
    won: int | None
    """If strong players play on: in tens, the middle of the band; None where nothing learned can be read."""

    @property
    def band(self) -> tuple[int, int] | None:
        return None if self.won is None else (max(0, self.won - WIDE), min(100, self.won + WIDE))


def prospects(view: IslandView) -> Prospects:
    """Of a running game."""
    state = imagined(view)
    sinking = sorted(view.perils, key=lambda peril: (peril.matter is None, -peril.chance))
    losses = sorted(_losses(state), key=lambda loss: -loss.chance)
    try:
        won: int | None = round(10 * winning(view)) * 10
    except UNREADABLE:
        won = None
    return Prospects(tuple(sinking), hundreds(fate(state).lost), tuple(losses), won)


def winning(view: IslandView) -> float:
    """The chance to win, as strong players make use of it."""
    if view.outcome:
        return float(isinstance(view.outcome, Won))
    return calibrated(JUDGE.promise(view))


def calibrated(value: float, better: float = BETTER) -> float:
    """From the learned value to the share of games that strong players win from there."""
    value = min(max(value, 1e-6), 1 - 1e-6)
    return 1 / (1 + exp(-better - log(value / (1 - value))))


def _losses(state: Island) -> list[Loss]:
    told, squares = fate(state), state.map.squares
    ways: list[tuple[float, Loss]] = [
        (told.landing, Loss("landing-lost", hundreds(told.landing), tile=squares[state.landing])),
        (told.skull, Loss("skull-reached", hundreds(told.skull))),
    ]
    for treasure, chance in told.treasures.items():
        ways.append((chance, Loss("treasure-lost", hundreds(chance), treasure=treasure)))
    for seat, chance in told.drowned.items():
        tile = squares[state.players[seat].pawn]
        ways.append((chance, Loss("drowned", hundreds(chance), tile=tile, who=seat)))
    return [loss for chance, loss in ways if chance > TELLING]
