"""The planner plays whole games, never peeks, and what it suggests can be said."""

import pickle
from random import Random

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.actions import Answer, Assign, Order
from engine.crusoe.cards.words import Wound
from engine.crusoe.guess import laid_out
from engine.crusoe.outlook import read
from engine.crusoe.parts import Goods
from engine.crusoe.planner import choose, choose_well, suggest
from engine.crusoe.planner.acts import orders
from engine.crusoe.planner.advice import cold_pile
from engine.crusoe.planner.choosing import Planner, marked
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.kept import Kept
from engine.crusoe.planner.reasons import hundreds
from engine.crusoe.planner.search import Effort
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Cause, Choosing, Offer, Planning, Token
from engine.crusoe.view import view
from engine.crusoe.weights import FADING, WEIGHTS, shifted
from tests.crusoe.table import legal, say, table, who

LONGEST = 1500
LITTLE = Effort(2, 0.4, 2, 1, ((1, 2), (2, 1)))


def played(seats, scenario, mind, seed=7, **options):
    """The tables of a whole game; every act is checked by the engine."""
    state = play.start(GAME, seats, {"scenario": scenario, **options}, seed).state
    tables = [state]
    while asked := play.waiting(state):
        seat = asked[-1]
        state = play.play(GAME, state, seat, mind(view(state, seat), seat, play.legal(GAME, state, seat))).state
        tables.append(state)
        assert len(tables) < LONGEST
    return tables


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_every_scenario_to_its_end(scenario, seats):
    assert played(seats, scenario, choose)[-1].outcome is not None


@pytest.mark.parametrize("scenario", ["castaways", "cannibals"])
def test_it_plays_to_the_end_when_it_looks_ahead(scenario):
    assert played(2, scenario, Planner(effort=LITTLE).choose)[-1].outcome is not None


def test_equal_views_are_thought_about_alike():
    """Whether or not their words are the same objects, as those of a view that came from elsewhere are not."""
    seen = view(play.start(GAME, 2, {}, 2).state, 0)
    other = pickle.loads(pickle.dumps(seen))  # noqa: S301 — our own
    assert marked(seen) == marked(other)


@pytest.mark.parametrize("seats", [2, 4])
def test_each_with_ones_own_pawns(seats):
    """By the option `own` nobody sends another's pawn."""
    assert played(seats, "castaways", choose, draft="own")[-1].outcome is not None


def test_every_pawn_is_sent_where_it_must_be():
    """GAP-27: with `all_pawns` nobody may stay idle."""
    assert played(2, "castaways", choose, all_pawns=True)[-1].outcome is not None


def shuffled(state, chance):
    """The same open table over other decks."""
    decks = {}
    for deck in ("event_deck", "mysteries", "beasts", "hunt", "tiles", "pile"):
        decks[deck] = tuple(chance.sample(getattr(state, deck), len(getattr(state, deck))))
    adventures = {field: tuple(chance.sample(cards, len(cards))) for field, cards in state.adventures.items()}
    return replace(state, adventures=adventures, luck=replace(state.luck, seed=chance.getrandbits(40)), **decks)


@pytest.mark.parametrize("seats", [1, 3])
def test_what_lies_hidden_changes_nothing(seats):
    """Two tables that look alike are played alike, also by one who looks ahead."""
    chance = Random(seats)
    for state in played(seats, "castaways", choose)[::29]:
        for seat in play.waiting(state)[:1]:
            other = shuffled(state, chance)
            actions = play.legal(GAME, state, seat)
            minds = [Planner(effort=LITTLE) for _ in range(2)]
            views = view(state, seat), view(other, seat)
            said = [mind.choose(seen, seat, actions) for mind, seen in zip(minds, views, strict=True)]
            assert said[0] == said[1]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_guessed_table_shows_the_same_view(scenario):
    """What lies open lies open, and every deck is as high as it is."""
    for number, state in enumerate(played(2, scenario, choose)[:-1:17]):
        seen = view(state, None)
        assert view(laid_out(seen, Random(number)), None) == seen
        assert view(laid_out(seen), None) == seen


def test_a_suggestion_can_be_said():
    """Its steps lead from any draft to its lines, and everybody can be ready."""
    state = table(island={"A2": 8, "A1": 4}, stock=Goods(wood=4, food=1))
    state = say(state, 0, "assign cook gather-A1-fish", "assign explorer arrange")
    found = suggest(view(state, 1), 1)
    after = say(state, 1, *found.steps)
    assert {(line.target, line.pawns) for line in after.plan} == {(line.target, line.pawns) for line in found.lines}
    assert after.stock.wood == state.stock.wood - found.stack
    assert "ready" in legal(after, 0)
    assert "ready" in legal(after, 1)


def test_a_suggestion_tells_odds_and_two_reasons():
    state = table(island={"A2": 8, "A1": 4}, stock=Goods(wood=4, food=1))
    found = suggest(view(state, 0), 0)
    assert {line.target for line in found.outlook.lines} == {line.target for line in found.lines}
    assert len(found.reasons) == 2
    assert suggest(view(state, 0), 0, another=1) is not None


def test_a_suggestion_uses_what_is_certain_and_says_why():
    """RC-203: the cook's soup, while there is nothing to eat; its reason comes first, with its figures."""
    state = who(table("cook", "explorer", island={"A2": 8, "A1": 4}), "cook", determination=6)
    found = suggest(view(state, 0), 0)
    assert "use soup" in found.steps
    assert (found.reasons[0].why, found.reasons[0].about) == ("uses", ("soup",))
    meals = [found.reasons[0].facts.before, found.reasons[0].facts.after]
    assert meals == [each.stock.meals for each in (state, say(state, 0, "use soup"))]
    assert "use soup" not in suggest(view(state, 1), 1).steps


def test_a_suggestion_uses_nothing_whose_outcome_lies_hidden():
    """RC-206: what the explorer would find is not known beforehand."""
    state = who(table("explorer", "cook", island={"A2": 8, "A1": 4}), "explorer", determination=9)
    assert "use scouting" in legal(state)
    assert "use scouting" not in suggest(view(state, 0), 0).steps


def test_nothing_is_suggested_but_while_planning():
    state = replace(table(), agenda=(), phase="night")
    assert suggest(view(state, 0), 0) is None


def test_what_others_have_drafted_stays():
    """RC-070: it adds to a draft and mends what lacks a pawn."""
    state = say(table(island={"A2": 8, "A1": 4}), 0, "assign cook explore-B1", "assign explorer rest")
    before = {line.target for line in state.plan}
    for _ in range(20):
        action = choose(view(state, 0), 0, play.legal(GAME, state, 0))
        state = play.play(GAME, state, 0, action).state
        if not isinstance(action, Assign):
            break
    assert before <= {line.target for line in state.plan}
    assert "ready" in legal(state, 1)


def in_sight():
    """The fire burns, the ship is there, and the wood for the last stage lies in the stores."""
    progress = replace(table().progress, pile=10)
    return table(round=10, items=("fire",), progress=progress, stock=Goods(wood=5, food=2), shelter=True)


def test_a_suggestion_that_wins_says_so():
    """RC-032: the game is won while the pile is completed, and nobody can be ready after that."""
    found = suggest(view(in_sight(), 0), 0)
    assert found.wins
    assert say(in_sight(), 0, *found.steps).outcome.winners == (0, 1)
    assert not suggest(view(replace(in_sight(), round=9), 0), 0).wins


def test_the_ship_is_not_let_pass():
    """With the fire lit, the last stage is completed in round 10 whatever else the wood could do."""
    state = in_sight()
    for _ in range(40):
        seat = play.waiting(state)[0] if play.waiting(state) else 0
        if state.outcome or not isinstance(state.agenda[0], Planning):
            break
        action = choose_well(view(state, seat), seat, play.legal(GAME, state, seat))
        state = play.play(GAME, state, seat, action).state
    assert state.outcome is not None
    assert state.outcome.winners


def test_the_wood_of_the_best_plan_goes_on_the_pile():
    """It was thought over with the plan, and is not thought of anew when the pawns are sent."""
    tables = [state for state in played(1, "castaways", Planner(effort=LITTLE).choose) if state.phase == "planning"]
    bare = {state.round: state for state in tables if not state.plan and state.progress.stage is None}
    sent = {state.round: state for state in tables}
    wanted = {number: best_plan(state).stack for number, state in bare.items()}
    assert {number: sent[number].progress.pile - bare[number].progress.pile for number in bare} == wanted
    assert any(wanted.values())


def best_plan(state):
    seen = view(state, 0)
    return Planner(effort=LITTLE).plans(seen, laid_out(seen), marked(seen), 0)[0]


def test_what_the_wood_on_the_pile_could_do_tonight_is_said():
    """RC-143, RC-145: in winter, on the last heart, three wood are three clouds less to fear."""
    state = table(island={"A2": 8}, shelter=True, round=8, stock=Goods(food=9))
    cold = who(state, "cook", wounds=13)
    (reason,) = cold_pile(cold, 3, read(cold))
    warm = read(replace(cold, stock=Goods(food=9, wood=3)))
    assert (reason.why, reason.facts.before, reason.facts.after) == (
        "cold-pile", hundreds(read(cold).lost), hundreds(warm.lost),
    )  # fmt: skip
    assert reason.facts.after < reason.facts.before
    assert list(cold_pile(cold, 0, read(cold))) == []
    assert list(cold_pile(state, 3, read(state))) == []


def test_what_was_thought_of_one_table_is_not_lost_to_others():
    """Ten tables think in turn, and one drafts and drafts; what each thought of its empty draft is still there."""
    kept, thoughts = Kept(), []

    def think(where, *drafted):
        kept.thought(where, ((), drafted), lambda: thoughts.append(where) or [])

    tables = [str(number).encode() for number in range(10)]
    for where in tables:
        think(where)
    for number in range(20):
        think(tables[0], f"pawn {number}")
        think(tables[0])
    for where in tables:
        think(where)
    assert [thoughts.count(where) for where in tables[1:]] == [1] * 9
    assert thoughts.count(tables[0]) == 21


def test_of_very_many_tables_the_latest_are_kept():
    kept = Kept()
    for number in range(100):
        kept.thought(str(number).encode(), ((), ()), list)
    assert len(kept._tables) == 32


def test_whoever_is_hurt_rather_heals_at_the_top_of_the_track():
    """RC-060: the next first player, as long as there is anything to heal and there are tokens enough."""
    hurt = who(table("cook", morale=3), "cook", wounds=6, determination=6)
    assert Order("morale", "heal") in orders(Ground(hurt, WEIGHTS))
    assert Order("morale", "heal") not in orders(Ground(who(hurt, "cook", wounds=1, determination=0), WEIGHTS))
    healed = replace(who(hurt, "cook", wounds=0), orders=replace(hurt.orders, morale="heal"))
    assert Order("morale", "tokens") in orders(Ground(healed, WEIGHTS))
    asked = replace(hurt, orders=replace(hurt.orders, morale="ask"))
    assert [order for order in orders(Ground(asked, WEIGHTS)) if order.what == "morale"] == []


@pytest.mark.parametrize("by", [-3.0, 0.0, 0.4, 3.0])
def test_what_fades_still_fades_with_other_weights(by):
    for name in FADING:
        assert 0 < shifted(name, getattr(WEIGHTS, name), by) < 1
        assert shifted(name, getattr(WEIGHTS, name), 0) == pytest.approx(getattr(WEIGHTS, name))


def test_a_decision_that_would_kill_is_declined():
    """RC-220: the last heart is worth more than any reward."""
    state = who(table("cook", "explorer"), "cook", wounds=12)
    asked = Choosing("decide", (Offer("take", (Wound(),)), Offer("leave")), Cause(actor="cook", suffers="actor"), 0)
    state = replace(state, agenda=(asked,), phase="action")
    assert choose(view(state, 0), 0, play.legal(GAME, state, 0)) == Answer("leave")


def test_danger_calls_for_food_before_all():
    """RC-155: somebody on the last heart and no food: food is planned."""
    state = who(table("cook", island={"A2": 8, "A1": 4}, shelter=True), "cook", wounds=11)
    found = suggest(view(state, 0), 0)
    assert any(line.target in ("gather-A1-fish", "threat-right", "hunt") for line in found.lines)


def test_tokens_are_no_reason_to_stop():
    """RC-114: where one more pawn is needed one more is sent."""
    state = table(island={"A2": 8, "A1": 4}, tokens=(Token("minus-pawn", "gather"), Token("minus-pawn", "build")))
    for _ in range(20):
        seat = play.waiting(state)[0]
        action = choose(view(state, seat), seat, play.legal(GAME, state, seat))
        state = play.play(GAME, state, seat, action).state
        if not (state.agenda and isinstance(state.agenda[0], Planning)):
            return
    raise AssertionError("the plan never stood")
