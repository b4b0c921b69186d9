"""The characters' abilities."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.cards.words import Fight
from engine.crusoe.events import ActionFailed, CardSeen, DieRerolled, TilesSeen
from engine.crusoe.parts import Goods
from engine.crusoe.plan import costs
from engine.crusoe.state import CarryOut, Cause, Line, RollDice, Sky, Token, WeatherPhase
from engine.crusoe.target import Target
from engine.crusoe.view import view
from tests.crusoe.table import RICH, carry_out, face, happens, legal, lucky, one, say, table, told, who, wounds


def able(name, tokens, **changes):
    other = "explorer" if name == "cook" else "cook"
    return who(table(name, other, **changes), name, determination=tokens)


def held(state):
    return state.people[0].determination


def test_economical_construction():
    """RC-200, RC-R13: one wood less for one action; paid when declared and not given back."""
    state = say(able("carpenter", 5, stock=Goods(wood=2)), 0, "assign carpenter shelter")
    state = say(state, 0, "use thrift", "answer shelter")
    assert (costs(state), held(state)) == ((Goods(wood=1),), 3)
    assert view(state, None).thrift == "shelter"
    state = say(state, 0, "take-back carpenter shelter")
    assert held(state) == 3
    threat = say(able("carpenter", 2, threats=("event-a7", ""), stock=Goods(wood=1)), 0, "assign carpenter threat-left")
    assert costs(say(threat, 0, "use thrift", "answer threat-left")) == (Goods(),)


def test_thrift_needs_something_that_costs_wood():
    """RC-200: planned, or within reach of one wood less."""
    with pytest.raises(Illegal, match="cannot-use"):
        say(able("carpenter", 5, inventions=(), forbidden=("items",), stock=RICH), 0, "use thrift")


def test_thrift_makes_possible_what_a_wood_less_can_pay():
    """RC-200: the rulebook's three wood for a shelter, of which there are two; its threat of one wood, with none."""
    state = who(table("carpenter", "cook", "explorer", stock=Goods(wood=2)), "carpenter", determination=2)
    with pytest.raises(Illegal, match="too-few-goods"):
        say(state, 0, "assign carpenter shelter")
    state = say(state, 0, "use thrift", "assign carpenter shelter")
    assert (costs(state), held(state)) == ((Goods(wood=2),), 0)
    threat = say(able("carpenter", 2, threats=("event-a7", "")), 0, "use thrift", "answer threat-left")
    assert costs(say(threat, 0, "assign carpenter threat-left")) == (Goods(),)


def test_thrift_is_for_one_action_even_if_it_is_planned_anew():
    """RC-200, RC-R13: what was declared is not given back, and stays with its action."""
    state = say(able("carpenter", 4, stock=Goods(wood=2)), 0, "assign carpenter shelter", "use thrift")
    state = say(state, 0, "answer shelter", "take-back carpenter shelter", "assign carpenter shelter")
    assert costs(state) == (Goods(wood=1),)
    assert "use thrift" not in legal(state)


@pytest.mark.parametrize(
    ("name", "field", "ability"),
    [
        ("carpenter", "build", "craftsmanship"),
        ("cook", "gather", "knack"),
        ("explorer", "explore", "second-look"),
    ],
)
def test_any_die_of_ones_colour_may_be_rolled_again(name, field, ability):
    """RC-201, RC-205, RC-208, RC-R07: also another player's and Friday's, once a round."""
    state = able(name, 2)
    other = state.people[1].character
    cause = Cause(actor=other, suffers="actor", field=field)
    state = face(state, RollDice(cause)).state
    assert play.waiting(state) == (0,)
    assert "reroll success" in legal(state, 0)
    assert "reroll success" not in legal(state, 1)
    assert f"use {ability}" not in legal(state, 0)
    after = say(replace(state, acting=Line(Target("rest"), (other,))), 0, "reroll success")
    assert one(after, name).used == (ability,)
    assert held(after) in (0, 2)


def test_tokens_of_a_failure_pay_no_reroll_of_it():
    """RC-201: they are gained only when the roll is applied."""
    state = able("carpenter", 1)
    step = lucky(
        state,
        lambda other: face(other, CarryOut(Line(Target("weapons"), ("carpenter",)))),
        lambda step: bool(told(step, ActionFailed)),
    )
    assert told(step, DieRerolled) == []
    assert held(step.state) == 3


def test_a_new_idea():
    """RC-202: five drawn, one kept, four to the discards; a deck that runs out is made anew on the way."""
    state = able("carpenter", 3)
    deck = state.invention_deck
    state = say(state, 0, "use new-idea")
    assert legal(state) == [f"answer {name}" for name in deck[:5]]
    state = say(state, 0, f"answer {deck[2]}")
    assert state.inventions[-1] == deck[2]
    assert sorted(state.invention_discards) == sorted(set(deck[:5]) - {deck[2]})
    assert state.invention_deck == deck[5:]
    short = able("carpenter", 3, invention_deck=("bow", "bed"), invention_discards=("raft", "sack", "wall", "moat"))
    drawn = say(short, 0, "use new-idea")
    assert [line.split()[1] for line in legal(drawn)][:2] == ["bow", "bed"]
    assert len(legal(drawn)) == 5
    after = say(drawn, 0, "answer bow")
    assert (len(after.invention_deck), len(after.invention_discards)) == (1, 4)
    emptied = able("carpenter", 3, invention_deck=(), invention_discards=("bow", "bed"))
    assert sorted(legal(say(emptied, 0, "use new-idea"))) == ["answer bed", "answer bow"]


def test_a_handyman():
    """RC-203: a brown pawn for one building."""
    state = say(able("carpenter", 3, stock=RICH), 0, "use handyman", "assign carpenter weapons", "assign brown weapons")
    assert carry_out(state).state.brown == 0


def test_grandmas_recipe():
    """RC-204, RC-044: a food, and two wounds healed, shared out as one likes, at any time."""
    state = able("cook", 2, stock=Goods(food=1))
    state = who(who(state, "cook", wounds=2), "explorer", wounds=2)
    state = say(state, 0, "use recipe", "answer cook", "answer explorer")
    assert (wounds(state), state.stock, held(state)) == ([1, 1], Goods(), 0)
    with pytest.raises(Illegal, match="cannot-use"):
        say(who(able("cook", 2), "cook", wounds=2), 0, "use recipe")


def test_stone_soup():
    """RC-206."""
    assert say(able("cook", 3), 0, "use soup").stock == Goods(food=1)


def test_hooch():
    """RC-207: a rain cloud fewer, or a winter cloud becomes rain."""
    state = face(able("cook", 3, forecast=Sky(rain=1, winter=1), shelter=True, roof=1), WeatherPhase()).state
    ignored = say(state, 0, "use hooch", "answer ignore")
    assert wounds(ignored) == [1, 1]
    softened = say(state, 0, "use hooch", "answer soften")
    assert wounds(softened) == [2, 2]


def test_reconnaissance():
    """RC-209: one of three on top, the others shuffled in."""
    state = able("explorer", 2, tiles=(1, 2, 3, 4))
    state = say(state, 0, "use reconnaissance")
    assert legal(state) == ["answer 1", "answer 2", "answer 3"]
    state = say(state, 0, "answer 3")
    assert state.tiles[0] == 3
    assert sorted(state.tiles) == [1, 2, 3, 4]
    assert TilesSeen((1, 2)).tiles == (1, 2)


def test_a_motivational_speech():
    """RC-210."""
    assert say(able("explorer", 3), 0, "use speech").morale == 1


def test_scouting():
    """RC-211: one of two discoveries kept, the other gone."""
    state = say(able("explorer", 3, pile=("branch", "song", "goat")), 0, "use scouting", "answer song")
    assert (state.discoveries, state.pile, state.gone) == (("song",), ("goat",), ("branch",))


def test_tracking():
    """RC-212."""
    state = able("soldier", 2, hunt=("beast-bear", "beast-fox"))
    step = play.play(*_use(state, "tracking"))
    assert told(step, CardSeen) == [CardSeen("hunt", "beast-bear")]
    assert say(step.state, 0, "answer bottom").hunt == ("beast-fox", "beast-bear")
    assert say(step.state, 0, "answer leave").hunt == ("beast-bear", "beast-fox")


def _use(state, thing):
    return GAME, state, 0, play.read(GAME, f"use {thing}")


def test_the_defence_plan():
    """RC-213, GAP-16, RC-R25: three tokens, two by the printed card; palisade or weapons."""
    state = able("soldier", 3, shelter=True)
    state = say(state, 0, "use defence")
    assert held(state) == 0
    assert say(state, 0, "answer palisade").palisade == 1
    assert say(state, 0, "answer weapons").weapons == 1
    printed = able("soldier", 2, options={"printed_cards": True})
    assert held(say(printed, 0, "use defence")) == 0


def test_frenzy():
    """RC-214, RC-228: weapons +3 for this fight alone; the marker does not move."""
    step = happens(able("soldier", 3, weapons=1), Fight(4), suffers="actor")
    state = say(step.state, 0, "use frenzy")
    assert (wounds(state), state.weapons) == ([0, 0], 1)
    assert wounds(say(step.state, 0, "pass")) == [3, 0]


def test_a_loss_of_weapons_moves_the_marker_though_the_arm_is_strong():
    """RC-228: and may wound."""
    state = happens(able("soldier", 3), Fight(3, weapons=1), suffers="actor").state
    assert wounds(say(state, 0, "use frenzy")) == [1, 0]


def test_the_hunt_is_lured():
    """RC-215: unseen, on top."""
    state = able("soldier", 4, hunt=("beast-fox",), beasts=("beast-bear", "beast-boa"))
    state = say(state, 0, "use lure")
    assert (state.hunt, state.beasts) == (("beast-bear", "beast-fox"), ("beast-boa",))


def test_a_muted_player_has_no_abilities():
    """RC-046."""
    state = who(able("cook", 9), "cook", mute=True)
    assert not [line for line in legal(state) if line.startswith("use")]


def test_a_token_on_the_roll_is_no_ability():
    """RC-R07: all three faces lie there, then whoever can pay is asked."""
    state = replace(able("cook", 2), tokens=(Token("reroll", "gather"),))
    state = face(state, RollDice(Cause(actor="cook", suffers="actor", field="gather", space="B2", source="wood"))).state
    assert "pass" in legal(state)
