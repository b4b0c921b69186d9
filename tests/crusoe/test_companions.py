"""Friday and the dog."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.cards.words import Determination, Heal, Venture, Wound
from engine.crusoe.events import CardDrawn, DiceRolled
from engine.crusoe.parts import Goods
from engine.crusoe.scene import is_here
from engine.crusoe.state import (
    CarryOut,
    Cause,
    Line,
    NightPhase,
    RollDice,
    Rolling,
    RoundEnds,
    Sky,
    Token,
    WeatherPhase,
)
from engine.crusoe.target import Target
from tests.crusoe.table import carry_out, face, happens, legal, lucky, one, say, settle, table, told, who, wounds

THREE = ("cook", "explorer", "friday")


def test_the_first_player_sends_friday():
    """RC-182, RC-028: alone, leading an additional pawn, or supporting a player; where each plans with their own."""
    state = table(*THREE, items=("map",), hunt=("beast-fox",), first=1, options={"draft": "own"})
    with pytest.raises(Illegal, match="not-your-pawn"):
        say(state, 0, "assign friday rest")
    state = say(state, 1, "assign friday explore-B2", "assign map explore-B2")
    assert state.plan[0].pawns == ("friday", "map")
    assert "ready" in legal(state, 1)


def test_beside_a_player_friday_supports():
    """RC-183."""
    state = table(*THREE, hunt=("beast-fox",))
    state = say(state, 0, "assign friday hunt", "assign cook hunt")
    assert state.plan[0].pawns == ("cook", "friday")
    assert not [line for line in legal(state) if line.startswith("lead")]


def test_friday_may_do_anything_alone():
    """RC-182, RC-R19: threats, rest, arranging; tokens stay on his card."""
    state = table(*THREE, threats=("", "event-b28"))
    state = say(state, 0, "assign friday threat-right")
    step = carry_out(state)
    assert one(step.state, "friday").determination == 1
    arranged = carry_out(say(table(*THREE), 0, "assign friday arrange")).state
    assert (one(arranged, "friday").determination, arranged.morale) == (2, 1)


def test_an_adventure_wounds_friday_instead():
    """RC-184: no card is drawn."""
    state = table(*THREE)
    step = lucky(
        state,
        lambda other: settle(face(other, CarryOut(Line(Target("explore-B2"), ("friday",))))),
        lambda step: told(step, DiceRolled)[0] == DiceRolled("friday", "explore", "blank", "success", "adventure"),
    )
    assert one(step.state, "friday").wounds == 1
    assert told(step, CardDrawn) == []


def test_a_token_wounds_friday_too():
    """RC-R19: and is discarded."""
    state = table(*THREE, tokens=(Token("adventure", "explore"),))
    step = happens(state, Venture(), actor="friday", field="explore", suffers="actor")
    assert (one(step.state, "friday").wounds, step.state.tokens) == (1, ())


def test_fridays_death_loses_nothing():
    """RC-185, GAP-14: three hearts."""
    state = who(table(*THREE), "friday", wounds=3)
    step = happens(state, Wound(1, "friday"))
    assert step.state.outcome is None
    assert not is_here(step.state, "friday")


def test_friday_is_no_player():
    """RC-185: no weather, no meal, no shelter, no loss touches him; he is never first."""
    state = table(*THREE)
    wet = settle(face(replace(state, forecast=Sky(rain=1)), WeatherPhase())).state
    assert one(wet, "friday").wounds == 0
    night = settle(face(replace(state, stock=Goods(food=2)), NightPhase())).state
    assert wounds(night) == [1, 1, 0]
    assert wounds(happens(state, Wound(1, "all"), Determination(-1, "all")).state) == [2, 2, 0]
    assert [face(replace(state, first=first), RoundEnds(), stop=None).state.first for first in (0, 1)] == [1, 0]


def test_friday_pays_for_his_own_dice():
    """RC-186, GAP-14: two tokens, each die once."""
    state = who(table(*THREE), "friday", determination=4)
    cause = Cause(actor="friday", suffers="actor", field="explore", space="B2")
    state = face(state, RollDice(cause)).state
    assert isinstance(state.agenda[0], Rolling)
    assert play.waiting(state) == (0,)
    state = say(state, 0, "reroll wound friday")
    assert one(state, "friday").determination == 2
    assert "reroll wound friday" not in legal(state)
    assert "reroll success friday" in legal(state)


def test_friday_may_be_healed():
    """GAP-14."""
    state = who(table(*THREE), "friday", wounds=2)
    step = happens(state, Heal(1, shared=True), actor="cook")
    assert one(step.state, "friday").wounds == 1


def test_the_dog_follows_players_only():
    """RC-187: to hunt and to explore."""
    state = table("cook", "friday", dog=True, hunt=("beast-fox",))
    state = say(state, 0, "assign friday hunt")
    with pytest.raises(Illegal, match="supports-only"):
        say(state, 0, "assign dog hunt")
    with pytest.raises(Illegal, match="wrong-field"):
        say(state, 0, "assign dog rest")
    state = say(state, 0, "take-back friday hunt", "assign cook hunt", "assign dog hunt")
    assert state.plan[0].pawns == ("cook", "dog")
    assert "ready" in legal(state)


def test_alone_one_has_them_both():
    """RC-190: always first, and a whole crew."""
    state = play.start(GAME, 1, {}, 1).state
    assert {"friday", "dog"} <= {line.split()[1] for line in legal(state) if line.startswith("assign")} | {"dog"}
    assert state.dog
    assert face(state, RoundEnds(), stop=None).state.first == 0
