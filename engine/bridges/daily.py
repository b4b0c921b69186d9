"""The daily deal, the same for everybody, and the card one shares of it: how it went, and nothing of the deal."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.bridges.parts import CHARTS, EACH_FINISHED, LETTERS, ROUNDS, Race, Side, each
from engine.bridges.state import Rank
from engine.bridges.view import BridgesView
from engine.chance import Luck
from engine.contract import Seat

APART = 1 << 20
"""Far from what the table itself asks of the same seed."""


def daily_options(seed: int) -> dict[str, Any]:
    """The options of the deal with this seed: side, number and island; the seed given to `start` fixes the cards."""
    side_drawn, luck = Luck(seed, APART).below(2)
    side: Side = "AB"[side_drawn]  # type: ignore[assignment]
    islands = [LETTERS[island] for island in each((1 << 18) - 1 & ~CHARTS[side].flagged)]
    island, luck = luck.below(len(islands))
    number, _ = luck.below(2)
    return {"side": side, "daily": {"island": islands[island], "number": 3 + number}}


class RoundShared(Struct, frozen=True, array_like=True):
    """How a round left the board."""

    finished: int
    points: int


class RaceShared(Struct, frozen=True, array_like=True):
    """A race that was scored."""

    race: Race
    round: int
    points: int
    first: bool


class ShareCard(Struct, frozen=True):
    """A result without an island, a number or a card in it."""

    side: Side
    is_daily: bool
    rounds: tuple[RoundShared, ...]
    of: int
    races: tuple[RaceShared, ...]
    finished: int
    points: int
    rank: str | None
    """Alone, and only after the last card."""


def share_card(view: BridgesView, seat: Seat) -> ShareCard:
    """One player's game so far."""
    scored = [each for race in view.races for each in race.scored if each.seat == seat]
    first = {race.race: race.first for race in view.races}
    rounds = tuple(
        RoundShared(
            tally[seat].finished,
            tally[seat].finished * EACH_FINISHED + sum(each.points for each in scored if each.round <= played),
        )
        for played, tally in enumerate(view.tallies, 1)
    )
    total = view.players[seat].total
    return ShareCard(
        view.side,
        view.daily is not None,
        rounds,
        ROUNDS,
        tuple(RaceShared(each.race, each.round, each.points, each.points == first[each.race]) for each in scored),
        total.finished,
        total.points,
        view.outcome.rank if isinstance(view.outcome, Rank) else None,
    )
