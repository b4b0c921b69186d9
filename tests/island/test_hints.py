"""Hints: where to look, why, what. Each reason is worked out again, by drawing cards, walking and counting."""

from typing import get_args

import pytest
from msgspec.structs import replace

from engine.contract import Action
from engine.island import GAME
from engine.island.actions import Capture, EndTurn, Lift, Sandbag
from engine.island.foresight import value
from engine.island.hints import SPENDING, Hint, hint
from engine.island.mind import choose as calm
from engine.island.reasons import Facts, Futures, Why
from engine.island.turns import still_possible
from engine.island.view import view
from engine.play import legal, play, start, waiting, write
from tests.island.claims import CLAIMS, checked, positions
from tests.island.table import Table
from tests.island.test_foresight import turned_within_layers

WET_LANDING = """
        .s .t
     .w .v .f .g
  .c .d .P .  .  .
  .  .  .  ~l .  .
     .  .  .  .
        .  .X
"""


def hinted(table: Table, letter: str, level=3) -> Hint:
    seat = table.team.index(letter)
    return hint(view(table.state, seat), seat, legal(GAME, table.state, seat), level)


@pytest.mark.parametrize("many", [20, 100])
def test_every_reason_is_so_and_hardly_ever_is_there_none(many):
    """In many positions of games with four players at most, a third of them asked out of turn."""
    given, wrong = checked(many, seed=20)
    assert wrong == []
    assert given["nothing"] <= many // 20


def test_every_reason_can_be_worked_out_again():
    assert set(CLAIMS) == set(get_args(Why))


def test_the_landing_in_danger_is_told_with_its_chances():
    """FI-71, FI-102: its card lies in the discards."""
    table = Table("PX", WET_LANDING, flood_discards="D4", treasure="stone statue")
    told = hinted(table, "P")
    assert (told.why, told.facts.tile, told.facts.after) == ("saves-landing", "D4", 0)
    assert told.facts.before == 21, "three of 28 treasure cards raise the water: 1 - 25/28 * 24/27"
    assert told.what is not None
    assert write(told.what) in {"shore-up D4", "move D3", "fly D4", "move C4"}


def test_the_levels_tell_more_and_more():
    table = Table("PX", WET_LANDING, flood_discards="D4", treasure="stone statue")
    one, two, three = (hinted(table, "P", level) for level in (1, 2, 3))
    assert one == Hint(("D4",))
    assert two == Hint(("D4",), "saves-landing", facts=three.facts)
    assert three.what is not None


def test_a_treasure_that_can_be_captured_is_named_with_its_tile():
    """FI-60."""
    told = hinted(Table("PX", WET_LANDING.replace(".P", ".").replace(".c", ".cP"), P="chalice " * 4), "P")
    assert (told.why, told.what) == ("captures", Capture())
    assert told.facts == Facts(tile="A3", card="chalice", who=0, mine=True, after=1)


def test_out_of_turn_a_card_of_ones_own_can_be_the_help():
    """FI-102, FI-85: who acts cannot come to the landing, and the other holds Sandbags."""
    far = """
        .s .t
     .w .v .f .g
  .cE .d .  .  .  .
  .  .  .  .  .  ~l
     .  .  .  .
        .  .M
"""
    told = hinted(Table("EM", far, flood_discards="F4", treasure="stone statue", M="sandbags"), "M")
    assert told.to is None
    assert (told.why, told.what) in {("saves-landing", Sandbag("F4")), ("ready", None)}
    assert told.facts.tile == "F4"


def test_out_of_turn_one_can_say_what_one_would_do():
    """The same as whoever acts is told, for them."""
    table = Table("PX", WET_LANDING, flood_discards="D4", treasure="stone statue")
    told, theirs = hinted(table, "X"), hinted(table, "P")
    assert told.to == 0
    assert (told.why, told.facts.tile) == (theirs.why, theirs.facts.tile)


@pytest.mark.parametrize("asker", [0, 1])
def test_what_is_said_of_another_is_not_said_of_who_asks(asker):
    """Both hold cards of the Crystal; whoever asks is told of the other."""
    far = WET_LANDING.replace("~l", ".l").replace("  .f .g", "  .f .g").replace(".c", ".cP").replace("d .P", "d .")
    table = Table("PX", far, P="lift crystal", X="crystal").play("P end-turn")
    assert table.waits == "P"
    said = Futures(table.state, ((0, Lift("A3", "D6", (0,))),), asker).why()
    assert said is not None
    assert (said.why, said.facts.who, said.facts.mine) == ("nears-giver", 1 - asker, False)


def test_where_nothing_is_left_to_do_a_hint_tells_what_can_sink():
    """FI-R14."""
    table = Table("PX", WET_LANDING, flood_discards="D4").play("P move C4", "P move C5", "P move C4")
    table.state = replace(table.state, flooded=0)
    told = hinted(table, "P")
    assert (told.why, told.what) == ("rises", EndTurn())
    assert (told.facts.card, told.facts.before) == ("waters-rise", 21)


def steps_of(asked) -> tuple[tuple[int, Action], ...]:
    """All that a hint advises, the first step first."""
    return ((asked.by, asked.hint.what), *asked.hint.then) if asked.hint.what is not None else ()


def test_no_reason_would_hold_just_as_well_without_the_first_step():
    """What a later step brings by itself is told when that is the next one to take."""
    met = 0
    for asked in positions(60, seed=20):
        said = steps_of(asked)
        if len(said) > 1:
            met += 1
            anyhow = Futures(asked.state, still_possible(asked.state, said[1:]), asked.seat)
            assert (asked.hint.why, asked.hint.facts) not in [(each.why, each.facts) for each in anyhow.all()], (
                asked.hint
            )
    assert met > 10


def test_a_card_is_spent_only_for_a_better_chance_and_the_hint_says_how_much():
    """FI-84, FI-85: in one's own turn, in another's, and where a question is asked."""
    met = 0
    for asked in positions(60, seed=20):
        cards = [SPENDING[type(each)] for _, each in steps_of(asked) if type(each) in SPENDING]
        spent = asked.hint.spent
        met += bool(cards)
        if asked.seen.waiting in {"acting", "ending"} and asked.hint.to is None:
            assert (spent is not None) == bool(cards), asked.hint
        if spent is not None:
            assert spent.card == cards[0]
            assert spent.card in asked.state.players[asked.by].hand
            assert spent.points >= 1
    assert met


@pytest.mark.parametrize("seed", [3, 4])
def test_a_hint_is_the_same_whatever_may_not_be_seen(seed):
    """Decks in another order that looks the same."""
    for asked in positions(8, seed):
        state = asked.state
        other = replace(state, treasure_deck=state.treasure_deck[::-1], flood_deck=turned_within_layers(state))
        seen = view(other, asked.seat)
        assert seen == asked.seen
        assert hint(seen, asked.seat, legal(GAME, other, asked.seat), 3) == asked.hint


def test_without_its_weights_a_hint_is_the_calm_mind_s(monkeypatch, tmp_path):
    """Of several kinds of waiting; each is legal, and none is an error."""
    asked = [*positions(40, seed=6)]
    monkeypatch.setattr(value, "FILE", tmp_path / "gone.json")
    value.learned.cache_clear()
    try:
        for each in asked:
            said = legal(GAME, each.state, each.seat)
            told = hint(each.seen, each.seat, said, 3)
            assert told.why is not None
            assert told.what == (calm(each.seen, each.seat, said) if each.seat in each.seen.waits_for else None)
    finally:
        value.learned.cache_clear()
    assert {"acting", "discarding"} <= {each.seen.waiting for each in asked}


def test_at_once_a_hint_tells_where_to_look_and_what_the_calm_mind_would_do():
    """Without a search, so without a reason; never more than is legal."""
    state, met = start(GAME, 3, {"pace": "careful"}, 6).state, 0
    while asked := waiting(state):
        seat, actions = asked[0], legal(GAME, state, asked[0])
        seen = view(state, seat)
        told = GAME.hint_calmly(seen, seat, actions, 3)
        assert told.what == GAME.mind(seen, seat, actions)
        assert told.where == GAME.hint_calmly(seen, seat, actions, 1).where != ()
        assert GAME.hint_calmly(seen, seat, actions, 1).what is None
        others = [each for each in range(3) if each not in asked]
        assert others == [] or GAME.hint_calmly(view(state, others[0]), others[0], (), 3).to == seat
        state, met = play(GAME, state, seat, told.what).state, met + 1
    assert met > 30
