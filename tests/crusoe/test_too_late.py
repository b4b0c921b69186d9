"""What of a goal is out of reach: said only where it is so, whatever the cards bring."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from engine.crusoe import GAME
from engine.crusoe.parts import START_TILE, Goods
from engine.crusoe.pile import STAGES
from engine.crusoe.planner import choose
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Token
from engine.crusoe.too_late import Late, most_piled, too_late
from engine.crusoe.view import view
from engine.play import legal, play, start, waiting
from tests.crusoe.table import RICH, face, say, table, who
from tests.crusoe.test_goals import begun


def told(state) -> Late | None:
    return too_late(view(state, 0))


def castaways(number: int, wood: int, **changes):
    """All discoveries found and used up."""
    given = {"pile": (), "items": ("mast",), "island": {"A2": START_TILE, "A1": 1, "B1": 9}, **changes}
    return table(round=number, progress=CastawaysProgress(wood), **given)


def test_more_stages_than_rounds_are_too_late():
    """RC-006: a stage a round; in round 10 three are left for three rounds, in round 11 for two."""
    assert told(castaways(10, 4)) is None
    assert told(castaways(11, 4)) == Late("pile", 3, 2)
    assert told(castaways(11, 6)) is None


def test_a_round_whose_stage_is_laid_counts_no_more():
    state = say(castaways(10, 4, stock=Goods(wood=5)), 0, "stack 2")
    assert told(state) is None
    assert told(castaways(10, 4, stock=Goods(wood=5))) is None
    early = say(castaways(10, 3, stock=Goods(wood=5)), 0, "stack 1")
    assert told(early) is None, "the stage still takes wood this round"
    assert told(replace(state, round=11)) == Late("pile", 2, 1)


def test_what_can_be_laid_besides_is_named_as_long_as_it_would_do():
    """Six of fifteen, a round left: the stage of four, the sign's two and the mast's three are fifteen."""
    state = castaways(12, 6, items=("rope",), discoveries=("sign-2",))
    assert told(state) == Late("pile", 2, 1, ("mast", "sign-2"))
    assert told(replace(state, discoveries=())) == Late("pile", 2, 1)
    assert told(replace(state, items=())) == Late("pile", 2, 1), "no rope, no mast in the last round"
    assert told(replace(state, progress=CastawaysProgress(5))) == Late("pile", 3, 1)


@pytest.mark.parametrize("number", [8, 10, 12])
def test_no_order_of_stages_and_gifts_piles_more(number):
    """Each order tried by the rules themselves: a stage laid by hand, a gift into the stage at hand."""
    rounds, gifts = 13 - number, ("mast", "sign-2")
    for wood in range(STAGES[-1]):
        best = 0
        for order in permutations([*range(rounds), *gifts]):
            pile = wood
            for each in order:
                room = next(full for full in STAGES if full > pile) - pile if pile < STAGES[-1] else 0
                pile += min(room, {"mast": 3, "sign-2": 2}.get(each, room))
            best = max(best, pile)
        assert most_piled(wood, rounds, (3, 2)) == best


def test_in_the_last_round_nobody_finds_mountains_for_the_fire():
    flat = castaways(12, 10, island={"A2": START_TILE})
    assert told(flat) == Late("fire")
    assert told(replace(flat, round=11)) is None
    assert told(replace(flat, items=("mast", "fire"))) is None


def test_jenny_waits_no_longer_than_her_hearts():
    """RC-285: the rope, the raft, the way to her; with eight wounds she lives two nights."""
    state = begun("jenny")
    assert told(state) is None
    assert told(who(state, "jenny", wounds=8)) == Late("jenny", 3, 2)
    assert told(replace(who(state, "jenny", wounds=8), items=("rope",))) is None
    ashore = replace(state, round=8, progress=replace(state.progress, rescued=True))
    assert told(ashore) == Late("lifeboat", 2, 1)
    assert told(replace(ashore, items=("rope", "knife"))) is None


def test_crosses_ask_for_hands_and_tiles():
    """Two people, four pawns and Friday; five crosses on five tiles, of two wood each."""
    state = replace(begun("cursed"), round=10, stock=RICH)
    assert told(state) == Late("crosses", 5, 1)
    island = dict(zip(("A2", "A1", "B1", "B2", "C1"), (8, 1, 2, 3, 4), strict=True))
    assert told(replace(state, island=island)) is None
    alone = replace(state, island=island, people=tuple(each for each in state.people if each.character != "friday"))
    assert told(alone) == Late("crosses", 5, 4)
    assert told(replace(alone, tokens=(Token("cross", "A2"),))) is None
    poor = replace(state, island=island, stock=Goods(wood=1))
    assert told(poor) == Late("crosses", 5, 3), "whatever is found yet: six wood are three crosses"
    assert told(replace(poor, round=9)) is None


def test_tiles_and_temples_ask_for_two_pawns_each():
    assert told(begun("volcano")) is None
    late = told(replace(begun("volcano"), round=8))
    assert late is not None
    assert (late.what, late.left) == ("temples", 9)
    assert late.fits < 4


def test_a_home_asks_for_hands_and_land():
    state = replace(begun("family"), round=12)
    late = told(state)
    assert late is not None
    assert late.what == "home"
    assert told(replace(state, round=3)) is None


def test_nothing_is_said_while_a_plan_is_carried_out():
    asked = face(castaways(12, 4, stock=RICH), stop=None).state
    assert told(replace(asked, agenda=())) is None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_game_is_won_in_which_it_was_too_late(scenario):
    """Whole games of careful players."""
    for seed in range(4):
        state = start(GAME, 2, {"scenario": scenario}, seed).state
        late = False
        while asked := waiting(state):
            found = told(state)
            late = late or (found is not None and not found.helps)
            seat, actions = asked[0], legal(GAME, state, asked[0])
            state = play(GAME, state, seat, choose(view(state, seat), seat, actions)).state
        assert not (late and state.outcome.winners)
