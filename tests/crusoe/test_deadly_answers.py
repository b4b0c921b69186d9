"""An answer that certainly kills is asked about once more, where another one does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine import play
from engine.chance import Luck
from engine.crusoe import GAME
from engine.crusoe.actions import Ready
from engine.crusoe.cards.words import Demand, Wound
from engine.crusoe.events import Died, GameLost
from engine.crusoe.imagined import imagined
from engine.crusoe.parts import Goods
from engine.crusoe.state import Cause, Crusoe, Demanding, Eating, Fighting, Kept, Planning, Rolling, Sky, WeatherPhase
from tests.crusoe.table import ASKING, face, happens, legal, say, table, who


def doubted(state: Crusoe, line: str, seat: int = 0) -> dict[str, Any] | None:
    """The values of the question, if this answer is asked about as a deadly one."""
    action = play.read(GAME, line)
    assert action in play.legal(GAME, state, seat), (line, legal(state, seat))
    doubt = GAME.asks_first(state, seat, action)
    if doubt is None:
        return None
    assert (doubt.reason, doubt.grave) == ("deadly", True)
    return doubt.values


PISTOL: dict[str, Any] = {"kept": (Kept("pistol", 1),)}
ALONE = Cause(actor="cook", suffers="actor")


def fighting(strength, wounds, **changes):
    state = who(table("cook", "explorer", phase="action", **{**PISTOL, **changes}), "cook", wounds=wounds)
    return face(state, Fighting(ALONE, strength)).state


def test_a_fight_that_kills():
    """RC-042: five wounds with nine of twelve; the pistol would leave two."""
    expected = {"what": "fighting", "dying": ("cook",), "wounds": 5, "lost": True}
    assert doubted(fighting(5, 9), "pass") == expected
    assert doubted(fighting(5, 9), "waive fight") == expected
    assert doubted(fighting(5, 9), "use pistol") is None


@pytest.mark.parametrize(("strength", "wounds"), [(2, 9), (3, 9), (9, 9), (7, 9)])
def test_a_fight_that_hurts_or_that_nothing_helps_in(strength, wounds):
    """RC-042: the twelfth wound is no death; with four missing in spite of the pistol there is no way out."""
    assert doubted(fighting(strength, wounds), "pass") is None


def test_whoever_passes_before_others_are_asked_decides_nothing():
    """RC-R27: the soldier can still help."""
    state = table("cook", "soldier", phase="action", **PISTOL)
    state = who(who(state, "cook", wounds=9), "soldier", determination=3)
    state = face(state, Fighting(ALONE, 5)).state
    assert play.waiting(state) == (0, 1)
    assert doubted(state, "pass") is None
    assert doubted(say(state, 0, "pass"), "pass", seat=1) is not None


def test_a_demand_that_kills():
    """RC-170: the branch is the wood that is missing."""
    state = who(table("cook", "explorer", discoveries=("branch",), phase="weather"), "explorer", wounds=11)
    state = face(state, Demanding("wood", 1, Cause(actor="cook"))).state
    values = doubted(state, "pass")
    assert values == {"what": "demanding", "dying": ("explorer",), "wounds": 1, "lost": True}
    assert doubted(replace(state, discoveries=("branch",), agenda=state.agenda), "use branch") is None


def test_hungry_children_lose_the_game():
    """RC-R26: nobody dies, and all lose."""
    state = table("cook", "explorer", scenario="family", phase="night", discoveries=("goat",), weapons=1)
    state = happens(state, Demand(1)).state
    assert doubted(state, "pass") == {"what": "demanding", "dying": (), "wounds": 0, "lost": True}


def test_a_meal_that_somebody_does_not_survive():
    """RC-155: the explorer would go hungry; fruit is there."""
    orders = replace(ASKING, hungry="explorer")
    state = table("cook", "explorer", phase="night", stock=Goods(food=1), discoveries=("fruit",), orders=orders)
    state = face(who(state, "explorer", wounds=10), Eating(2)).state
    assert doubted(state, "pass") == {"what": "eating", "dying": ("explorer",), "wounds": 2, "lost": True}


def test_who_goes_hungry_and_dies_of_it():
    """RC-155: of two answers one kills."""
    state = table("cook", "explorer", phase="night", stock=Goods(food=1), orders=ASKING)
    state = face(who(state, "explorer", wounds=10), Eating(2)).state
    assert doubted(state, "answer explorer") == {
        "what": "choosing",
        "dying": ("explorer",),
        "wounds": 2,
        "lost": True,
    }
    assert doubted(state, "answer cook") is None


def test_where_every_answer_kills_none_is_asked_about():
    """RC-155: there is no better one."""
    state = table("cook", "explorer", phase="night", stock=Goods(food=1), orders=ASKING)
    state = who(who(state, "explorer", wounds=10), "cook", wounds=11)
    state = face(state, Eating(2)).state
    assert [doubted(state, line) for line in legal(state)] == [None, None]


def test_the_wound_of_a_roll():
    """RC-R07: the dice are on the table; another roll may show a blank."""
    state = who(table("cook", "explorer", phase="action"), "cook", wounds=12, determination=2)
    rolling = Rolling(Cause(actor="cook", suffers="actor", field="gather"), "wound", "success", "blank")
    state = face(state, rolling).state
    assert doubted(state, "pass") == {"what": "rolling", "dying": ("cook",), "wounds": 1, "lost": True}
    assert doubted(state, "reroll wound") is None


def test_the_last_wound_of_a_card():
    """RC-204: the recipe would heal; letting it happen is asked about."""
    state = who(table("cook", "explorer", stock=Goods(food=1)), "cook", wounds=12, determination=2)
    state = happens(state, Wound(who="all"), card="event-a9").state
    assert doubted(state, "pass") == {"what": "dying", "dying": ("cook",), "wounds": 1, "lost": True}
    assert doubted(state, "use recipe") is None


def test_fridays_death_loses_nothing():
    """RC-185: it is said who dies, and that the game goes on."""
    state = table("cook", "explorer", "friday", stock=Goods(food=1))
    state = who(who(state, "friday", wounds=3), "cook", determination=2)
    state = happens(state, Wound(who="friday"), card="event-a9").state
    assert doubted(state, "pass") == {"what": "dying", "dying": ("friday",), "wounds": 1, "lost": False}


def test_the_weather_that_kills():
    """RC-145: a cloud asks for food and wood that are not there; leaves keep the rain off."""
    state = table("cook", "explorer", stock=Goods(), discoveries=("leaves",), roof=0, round=7)
    state = who(replace(state, forecast=Sky(rain=1), phase="action"), "cook", wounds=11)
    state = face(state, WeatherPhase()).state
    values = doubted(state, "pass")
    assert values == {"what": "weathering", "dying": ("cook",), "wounds": 2, "lost": True}


def test_a_use_that_wounds_its_user():
    """RC-042: the sign of the cursed island wounds whoever fights with it."""
    state = table("cook", "explorer", scenario="cursed", phase="action", discoveries=("sign-4",), weapons=4)
    state = who(state, "cook", wounds=12)
    state = face(state, Fighting(ALONE, 5, palisade=1)).state
    assert doubted(state, "use sign-4") is None  # the fight itself kills too


@pytest.mark.parametrize("seed", range(20))
def test_it_hangs_on_nothing_hidden(seed):
    """RC-R07: other luck and other decks leave the same answers deadly."""
    for state in (fighting(5, 9), fighting(4, 9)):
        other = replace(
            state, luck=Luck(seed), event_deck=state.event_deck[::-1], hunt=state.beasts[:1], tiles=state.tiles[::-1]
        )
        assert doubted(other, "pass") == doubted(state, "pass")


LEADS_BACK = {"take-back", "lead", "hasten", "pay", "waive", "not-ready", "order"}


def test_in_real_games_it_comes_true_whatever_is_hidden():
    """RC-032, RC-042: other decks and other luck kill as well, and the one who could have lived otherwise does not."""
    seen = 0
    for seed in (2, 5, 8, 11, 14, 17, 20, 23):
        chance, state = Random(seed), play.start(GAME, 2, {"scenario": "castaways"}, seed).state
        while state.agenda:
            seat = play.waiting(state)[0]
            offered = play.legal(GAME, state, seat)
            if not isinstance(state.agenda[0], Planning):
                for action in offered:
                    doubt = GAME.asks_first(state, seat, action)
                    if doubt is not None:
                        seen += 1
                        comes_true(state, seat, action, doubt.values)
            onward = [each for each in offered if each.__struct_config__.tag not in LEADS_BACK] or offered
            by_chance = chance.random() < 0.2
            action = chance.choice(onward) if by_chance else GAME.mind(GAME.view(state, seat), seat, offered)
            state = play.play(GAME, state, seat, action).state
    assert seen


def comes_true(state, seat, action, said):
    for seed in range(4):
        _, events = play.play(GAME, imagined(state, seed), seat, action)
        assert set(said["dying"]) & {each.who for each in events if isinstance(each, Died)} or not said["dying"]
        assert any(isinstance(each, GameLost) for each in events) >= said["lost"]


@pytest.mark.parametrize(("wounds", "is_certain"), [(10, True), (9, False)])
def test_being_ready_to_die_for_certain_is_grave(wounds, is_certain):
    """RC-155, RC-162: without food and shelter the night takes three of the cook's thirteen hearts."""
    doubt = GAME.asks_first(who(table("cook"), "cook", wounds=wounds), 0, Ready())
    assert (doubt is not None and doubt.grave) == is_certain
