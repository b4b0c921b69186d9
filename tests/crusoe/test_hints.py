"""Hints: where to look, why, what. Each reason is worked out again, by the outlook and by the engine."""

from typing import get_args

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.actions import Answer, Assign, Order, Pass, Use
from engine.crusoe.cards.words import Wound
from engine.crusoe.outlook import outlook
from engine.crusoe.parts import Goods
from engine.crusoe.planner import hint, hint_calmly
from engine.crusoe.planner.compared import kept, ordered
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.hints import Hint
from engine.crusoe.planner.reasons import Facts, Reason, Why, is_told_less, spared
from engine.crusoe.planner.tally import MEASURES, Tally, differences
from engine.crusoe.scenarios import weights_for
from engine.crusoe.state import Cause, Choosing, Eating, Offer, Resting, Rolling
from engine.crusoe.view import view
from tests.crusoe.claims import CLAIMS, checked, positions
from tests.crusoe.table import say, table, who

BARE: Tally = dict.fromkeys(MEASURES, 0.0)


def hinted(state, seat=0, level=3) -> Hint:
    return hint(view(state, seat), seat, play.legal(GAME, state, seat), level)


def asked(state, todo, phase="action"):
    return replace(state, agenda=(todo,), phase=phase)


@pytest.mark.parametrize("seed", [21, 22])
def test_every_reason_is_so_and_hardly_ever_is_there_none(seed):
    """In a hundred positions of games of all six scenarios, a third of them asked out of turn."""
    given, wrong = checked(50, seed)
    assert wrong == []
    assert given["nothing-better"] <= 2
    assert len(given) > 8


def test_every_reason_can_be_worked_out_again():
    assert set(CLAIMS) == set(get_args(Why))


def test_a_hint_grows():
    """Where, then why, then what: something that is legal."""
    state = table(island={"A2": 8, "A1": 4}, stock=Goods(wood=2))
    first, second, third = (hinted(state, 0, level) for level in (1, 2, 3))
    assert "short-meal" in first.where
    assert (first.why, first.what) == (None, None)
    assert second.why is not None
    assert second.what is None
    assert (second.why, second.about, second.facts) == (third.why, third.about, third.facts)
    assert third.what in play.legal(GAME, state, 0)


def test_a_line_is_told_by_what_tonight_would_be_without_it():
    """RC-042, RC-155, RC-162: on the last heart, without food."""
    state = who(table("cook", island={"A2": 8, "A1": 4}, shelter=True), "cook", wounds=12)
    told = hinted(state)
    assert told.why == "saves-lives"
    assert isinstance(told.what, Assign)
    assert told.about == (told.what.to,)
    assert told.facts.before == 100
    assert told.facts.after < 100


def test_of_two_answers_the_difference_is_told():
    """RC-220: a wound that need not be."""
    decide = Choosing("decide", (Offer("take", (Wound(),)), Offer("leave")), Cause(actor="cook", suffers="actor"), 0)
    state = asked(who(table("cook", "explorer"), "cook", wounds=3), decide)
    told = hinted(state)
    assert (told.why, told.what) == ("rather", Answer("leave"))
    assert told.facts == Facts("wounds", 4, 3, word="take")
    mortal = hinted(who(state, "cook", wounds=12))
    assert mortal.facts == Facts("death", 100, 0, word="take")


def test_another_roll_is_told_with_its_odds():
    """RC-081, RC-205: the gathering die succeeds five times in six; two of the three tokens would be gone."""
    state = who(table("cook", "explorer"), "cook", determination=3)
    failed = Rolling(Cause(actor="cook", suffers="actor", field="gather", space="A1"), "blank", "blank", "blank")
    told = hinted(asked(state, failed))
    assert told.why == "rolls-again"
    assert told.facts == Facts(before=1, after=83, who="cook", die="success")


def test_food_that_spares_hunger_is_told_with_its_wounds():
    """RC-155, RC-R27: fruit is two meals."""
    state = asked(table("cook", "explorer", discoveries=("fruit",)), Eating(2), "night")
    told = hinted(state)
    assert (told.why, told.about) == ("uses", ("fruit",))
    assert told.facts == Facts("wounds", 4, 0)


def test_what_only_the_looked_at_tables_make_is_no_reason():
    """Two treasures in 24 tables beside none; eight are clear, and so is what is the same on each."""
    none = [BARE] * 24

    def found(many: int) -> list[Tally]:
        return [{**BARE, "found": float(n < many)} for n in range(24)]

    assert list(differences(none, found(2))) == []
    assert list(differences(none, found(8))) == [("found", 0, 0.3)]
    assert list(differences([BARE], [{**BARE, "wood": 1.0}])) == [("wood", 0, 1)]
    shifting = [{**BARE, "wood": float(n)} for n in range(24)]
    better = [{**each, "wood": each["wood"] + 0.5} for each in shifting]
    assert list(differences(shifting, better)) == [("wood", 11.5, 12)], "table by table it is always half a wood"


def test_tokens_that_low_morale_will_ask_for_are_told_with_their_use():
    """RC-046, RC-061: two of three for a recipe; the next first player's morning takes three."""
    state = table("explorer", "cook", morale=-3, stock=Goods(food=3), shelter=True)
    state = who(who(state, "explorer", wounds=4), "cook", determination=3, wounds=3)
    told = hinted(asked(state, Resting(late=True), "night"), 1)
    assert (told.why, told.about) == ("uses", ("recipe",))
    assert (told.facts.price, told.facts.kept, told.facts.owed) == (2, 1, 3)
    glad = hinted(asked(replace(state, morale=0), Resting(late=True), "night"), 1)
    assert (glad.facts.price, glad.facts.kept, glad.facts.owed) == (2, 1, 0)


def test_what_would_only_cost_something_is_told_with_that():
    """At a meal a new idea feeds nobody, and takes three tokens; fruit that is used after it is no merit of it."""
    state = who(table("carpenter", "explorer", discoveries=("fruit",)), "carpenter", determination=3)
    state = asked(state, Eating(2), "night")
    told = kept(view(state, 0), 0, [Use("new-idea"), Pass()], Ground(state, weights_for(state.options, 2)))
    assert told == Reason("keeps", ("new-idea",), Facts("determination", 3, 0))


def test_where_the_sources_are_as_many_the_camp_is_to_move_for_what_is_more_there():
    """RC-157: both tiles give two; beside the one lies the beach, beside the other a single source."""
    state = table(island={"A2": 8, "A1": 1}, stock=Goods(food=2))
    told = ordered(Ground(state, weights_for(state.options, 2)), Order("camp", "ask"))
    assert (told.about, told.facts) == (("A1",), Facts("sources", 1, 2))


def test_out_of_turn_a_hint_is_for_whom_the_table_waits():
    """The same as they are told themselves."""
    decide = Choosing("decide", (Offer("take", (Wound(),)), Offer("leave")), Cause(actor="cook", suffers="actor"), 0)
    state = asked(table("cook", "explorer"), decide)
    mine, theirs = hinted(state, 1), hinted(state, 0)
    assert (mine.to, theirs.to) == (0, None)
    assert replace(mine, to=None) == theirs


def test_whoever_is_ready_is_told_what_the_others_could_do():
    state = say(table(island={"A2": 8, "A1": 4}, stock=Goods(food=2)), 0, "assign cook rest", "ready")
    told = hinted(state, 0)
    assert told.to == 1
    assert told.what in play.legal(GAME, state, 1)


def test_a_calm_hint_says_where_and_what_without_thought():
    """It is legal for whom it is meant, and gives no reason."""
    for each in positions(30, seed=3):
        told = GAME.hint_calmly(each.seen, each.seat, play.legal(GAME, each.state, each.seat), 3)
        meant = each.seat if told.to is None else told.to
        assert told.why is None
        assert told.what in play.legal(GAME, each.state, meant)
        first = hint_calmly(each.seen, each.seat, play.legal(GAME, each.state, each.seat), 1)
        assert first == Hint(told.where, to=told.to)


def test_once_the_game_is_over_there_is_nothing_to_say():
    state = replace(table(), agenda=())
    assert hinted(state) == Hint((), "nothing-better")
    assert hint_calmly(view(state, 0), 0, [], 3) == Hint((), "nothing-better")


def test_chances_that_are_told_alike_are_no_reason():
    """A death of 99.8 of a hundred and one of 98.6 are both told as 99, though the one is likelier by more than one."""
    assert is_told_less(0.3, 0.5, 0.01)
    assert not is_told_less(0.495, 0.5, 0.01)
    assert not is_told_less(0.986, 0.998, 0.01)


def test_nothing_is_praised_for_tonight_that_makes_the_night_deadlier():
    """Whoever dies needs no meal, no wood and no cure."""
    calm = outlook(view(table("cook", "explorer", stock=Goods(food=2), shelter=True), 0))
    hungry = replace(calm, short={**calm.short, "meal": 1.0}, wounds={"cook": 5.0, "explorer": 0.0})
    assert {each.why for each in spared(hungry, calm)} == {"spares-hunger", "spares-wounds"}
    assert not [*spared(hungry, replace(calm, lost=0.3))]
