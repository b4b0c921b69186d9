"""What is remembered of a table is what would be found anew."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.actions import Assign
from engine.crusoe.memory import remembered
from engine.crusoe.phases.planning import assign_refusal
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Planning
from engine.crusoe.targets import all_targets
from engine.crusoe.view import view
from tests.crusoe.table import table

CHOICES = 120
EACH = pytest.mark.parametrize("scenario", SCENARIOS)


def walked(scenario, seats, choices=CHOICES, **options):
    """The tables of a game by chance."""
    chance = Random(f"{scenario} {seats}")
    state = play.start(GAME, seats, {"scenario": scenario, **options}, seats).state
    for _ in range(choices):
        if not state.agenda:
            break
        yield state
        seat = chance.choice(play.waiting(state))
        state = play.play(GAME, state, seat, chance.choice(play.legal(GAME, state, seat))).state


@EACH
@pytest.mark.parametrize("draft", ["together", "own"])
def test_a_table_just_loaded_offers_the_same(scenario, draft):
    """Nothing is remembered of it."""
    for seats in (2, 4):
        for state in walked(scenario, seats, draft=draft):
            anew = play.load(GAME, play.save(state))
            for seat in range(seats):
                offered = play.legal(GAME, state, seat)
                assert play.legal(GAME, anew, seat) == offered
                assert play.legal(GAME, state, seat) == offered


@EACH
def test_what_is_offered_at_a_glance_is_what_has_no_refusal(scenario):
    """RC-086: every pawn on everything one could think of."""
    planning = [state for state in walked(scenario, 3) if isinstance(state.agenda[0], Planning)]
    for state in planning[::5]:
        offered = {(each.pawn, each.to) for each in play.legal(GAME, state, 0) if isinstance(each, Assign)}
        thinkable = [*all_targets(state), *(line.target for line in state.plan)]
        pawns = dict.fromkeys(view(state, 0).pawns)
        possible = {
            (pawn, target)
            for pawn in pawns
            for target in thinkable
            if assign_refusal(state, 0, Assign(pawn, target)) is None
        }
        assert offered == possible


def test_an_answer_is_kept_while_its_fields_are():
    """And no longer."""
    asked = []

    @remembered("camp", "stock")
    def where(state):
        asked.append(state.camp)
        return state.camp

    state = table()
    assert where(state) == where(replace(state, round=5)) == "A2"
    assert asked == ["A2"]
    assert where(replace(state, camp="B2")) == "B2"
    assert where(state) == "A2"
    assert asked == ["A2", "B2", "A2"]
