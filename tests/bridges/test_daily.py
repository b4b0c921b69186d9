"""The daily deal and the card one shares of it."""

import msgspec

from engine.bridges import GAME
from engine.bridges.daily import RaceShared, RoundShared, daily_options, share_card
from engine.bridges.parts import PRIZES
from engine.bridges.state import Scored, Tally
from engine.bridges.view import view
from engine.play import start
from tests.bridges.scene import UNFLAGGED, say
from tests.bridges.test_solo import alone


def test_everybody_with_the_same_seed_gets_the_same_deal():
    """AMB-02"""
    one, other = (start(GAME, 1, daily_options(77), 77).state for _ in range(2))
    assert one == other
    assert one.boards[0].numbers.count(0) == 17


def test_a_daily_deal_may_be_any_side_island_and_number():
    """AMB-02, BR-013"""
    deals = [daily_options(seed) for seed in range(400)]
    found = {(deal["side"], deal["daily"]["island"], deal["daily"]["number"]) for deal in deals}
    assert found == {(side, island, number) for side in "AB" for island in UNFLAGGED[side] for number in (3, 4)}


def test_the_card_to_share_tells_rounds_points_and_rank_and_nothing_of_the_deal():
    """BR-051"""
    state = start(GAME, 1, daily_options(77), 77).state
    for _ in range(17):
        state = say(state, "0: skip both; done").state
    card = share_card(view(state, 0), 0)
    assert card.rounds == (RoundShared(0, 0),) * 17
    assert (card.is_daily, card.points, card.rank) == (True, 0, "henchman")
    other = share_card(view(_other_deal(), 0), 0)
    assert msgspec.structs.replace(other, side=card.side) == card


def _other_deal():
    state = start(GAME, 1, daily_options(78), 78).state
    for _ in range(17):
        state = say(state, "0: skip both; done").state
    return state


def test_the_points_of_a_race_stand_at_its_round():
    """BR-049, BR-044"""
    state = alone("blue", 7).state
    card = share_card(view(state, 0), 0)
    assert card.races == (RaceShared("blue", 7, PRIZES["blue"].first, first=True),)
    assert card.rounds[6] == RoundShared(4, 8 + 7)
    assert state.tallies[6] == (Tally(False, True, 4),)
    assert state.scored == (Scored(0, "blue", 7, 7),)
    assert card.rank is None
