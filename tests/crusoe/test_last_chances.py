"""Who is asked before somebody dies, and before a loss that something at hand could avert."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import ThreatsStrike, Wound
from engine.crusoe.events import DiceRolled, Died, DieRerolled, Fought
from engine.crusoe.parts import DISCOVERIES, Goods
from engine.crusoe.progress import VolcanoProgress
from engine.crusoe.scene import cause_of
from engine.crusoe.state import (
    ActionsEnd,
    CarryOut,
    Cause,
    Cover,
    Deferred,
    Dying,
    EventPhase,
    Fighting,
    Haul,
    Kept,
    Line,
    MoralePhase,
    NightPhase,
    Person,
    Planning,
    ResolveActions,
    Rolling,
    Token,
)
from engine.crusoe.target import Target
from engine.crusoe.view import view
from tests.crusoe.table import carry_out, face, happens, legal, lucky, say, settle, table, told, who, wounds

EVENT: dict[str, Any] = {"phase": "event", "round": 3, "threats": ("", "")}


def event(card, **changes):
    """An event card is drawn, up to the first question."""
    state = table("cook", "explorer", **{**EVENT, "event_deck": (card,), **changes})
    return face(state, EventPhase()).state


# Of two losses


def test_a_loss_that_a_token_at_hand_makes_possible_is_offered():
    """RC-R15, RC-R27: a wood is there, and the branch is another."""
    state = event("event-b1", stock=Goods(wood=1), discoveries=("branch",))
    assert legal(state) == ["answer pay", "answer wounds"]
    state = say(state, 0, "answer pay")
    assert "use branch" in legal(state)
    state = say(state, 0, "use branch")
    assert (wounds(state), state.stock, state.discoveries) == ([0, 0], Goods(), ())


@pytest.mark.parametrize(("wood", "discoveries"), [(0, ("branch",)), (1, ()), (1, ("thorns",)), (0, ("fruit",) * 2)])
def test_what_does_not_suffice_opens_no_question(wood, discoveries):
    """RC-R15: two wood are lost, or everybody is wounded; nothing at hand helps enough."""
    state = event("event-b1", stock=Goods(wood=wood), discoveries=discoveries)
    assert (wounds(state), state.agenda) == ([1, 1], (Planning(),))


def test_two_branches_are_two_wood():
    """RC-R15: each of them counts."""
    state = say(event("event-b1", discoveries=("branch", "branch")), 0, "answer pay", "use branch")
    assert wounds(say(state, 0, "use branch")) == [0, 0]


def test_whoever_does_not_want_to_be_asked_is_offered_no_such_loss():
    """RC-R27: a standing answer stands here too."""
    waived = Person("cook", waived=("demand",)), Person("explorer", waived=("demand",))
    state = event("event-b1", stock=Goods(wood=1), discoveries=("branch",), people=waived)
    assert (wounds(state), state.agenda) == ([1, 1], (Planning(),))


@pytest.mark.parametrize("card", ["mystery-204", "adventure-027"])
def test_the_pipe_has_the_token_that_is_demanded(card):
    """RC-R15, RC-R27: a token or a wound, and nobody holds one."""
    deck = LIBRARY.mysteries if card in LIBRARY.mysteries else LIBRARY.adventures
    state = table("cook", "explorer", phase="action", kept=(Kept("pipe", 2),))
    state = happens(state, *deck[card].effects, actor="cook", suffers="actor", card=card, field="explore").state
    assert set(legal(state)) == {"answer determination", "answer wounds"}
    state = say(state, 0, "answer determination", "use pipe")
    assert (wounds(state), state.people[0].determination) == ([0, 0], 1)


@pytest.mark.parametrize(("thing", "word"), [("thorns", "palisade"), ("flint", "weapons"), ("bottle", "weapons")])
def test_a_level_at_nothing_can_be_raised_first(thing, word):
    """RC-R15, RC-R27: event A27, with a token or an item that raises what is lost."""
    held = {"kept": (Kept("bottle", 1),)} if thing == "bottle" else {"discoveries": (thing,)}
    state = event("event-a27", shelter=True, **held)
    assert legal(state) == [f"answer {word}", "answer wounds"]
    assert wounds(say(state, 0, f"answer {word}", f"use {thing}")) == [0, 0]


def test_friday_cannot_use_the_tokens_of_the_pipe():
    """RC-R15, RC-R19: they would be a player's."""
    state = table("cook", "explorer", "friday", phase="action", kept=(Kept("pipe", 2),))
    effects = LIBRARY.mysteries["mystery-204"].effects
    state = happens(state, *effects, actor="friday", suffers="actor", card="mystery-204", field="explore").state
    assert (wounds(state), state.agenda) == ([0, 0, 1], (Planning(),))


def test_the_computer_takes_the_remedy_that_it_chose():
    """RC-R27: nobody chooses to pay and then goes without."""
    for state in (
        event("event-b1", stock=Goods(wood=1), discoveries=("branch",)),
        event("event-a27", shelter=True, discoveries=("flint",)),
        event("event-a27", shelter=True, discoveries=("thorns",)),
    ):
        after = answered_by_the_computer(state)
        assert wounds(after) in ([0, 0], [1, 1])
        assert (wounds(after) == [0, 0]) == (not after.discoveries)


def answered_by_the_computer(state):
    while not isinstance(state.agenda[0], Planning):
        seat = play.waiting(state)[0]
        said = GAME.mind(GAME.view(state, seat), seat, play.legal(GAME, state, seat))
        state = play.play(GAME, state, seat, said).state
    return state


# Tokens that are wanted


def test_the_sign_of_the_castaways_gives_the_tokens_that_are_demanded():
    """RC-R27, RC-061: three tokens, handed out one by one."""
    state = face(table("cook", "explorer", morale=-2, discoveries=("sign-4",)), MoralePhase()).state
    assert "use sign-4" in legal(state)
    state = say(state, 0, "use sign-4", *["answer cook"] * 3)
    assert (wounds(state), state.people[0].determination) == ([0, 0], 1)


PIPE: dict[str, Any] = {
    "kept": (Kept("pipe", 2),),
    "adventures": {"build": ("adventure-028",), "gather": (), "explore": ()},
}


def failed(step):
    return any(each.success != "success" for each in told(step, DiceRolled))


def test_the_pipe_pays_for_another_roll():
    """RC-R07, RC-R27: the carpenter holds no tokens, the camp a pipe."""
    state = say(table("carpenter", "cook", stock=Goods(wood=9), **PIPE), 0, "assign carpenter weapons")
    roll = lucky(state, lambda other: face(replace(other, ready=(0, 1)), Planning(), ResolveActions()), failed)
    assert isinstance(roll.state.agenda[0], Rolling)
    again = say(roll.state, 0, "use pipe")
    assert "reroll success" in legal(again)
    _, events = play.play(GAME, again, 0, play.read(GAME, "reroll success"))
    assert any(isinstance(each, DieRerolled) for each in events)


def test_without_a_pipe_nobody_is_asked_about_a_roll_one_cannot_pay():
    """RC-R07: nothing at hand gives tokens."""
    state = table("carpenter", "cook", stock=Goods(wood=9), **{**PIPE, "kept": ()})
    state = say(state, 0, "assign carpenter weapons")
    roll = lucky(state, lambda other: face(replace(other, ready=(0, 1)), Planning(), ResolveActions()), failed)
    assert not any(isinstance(todo, Rolling) for todo in roll.state.agenda)


def test_the_pipe_pays_for_a_frenzy():
    """RC-R27, RC-214: three tokens are two pipes'."""
    fight = Fighting(Cause(actor="soldier", suffers="actor"), 4)
    state = face(table("soldier", "cook", phase="action", kept=(Kept("pipe", 2),)), fight).state
    state = say(state, 0, "use pipe", "use pipe")
    assert "use frenzy" in legal(state)
    once = table("soldier", "cook", phase="action", kept=(Kept("pipe", 1),))
    assert not isinstance(face(once, fight).state.agenda[0], Fighting)


def test_the_pipe_pays_for_soup_and_for_a_recipe():
    """RC-R27, RC-206, RC-204: a meal that is missing; a wound that kills."""
    state = table("cook", "explorer", phase="night", shelter=True, kept=(Kept("pipe", 2),), stock=Goods(food=1))
    state = face(state, NightPhase()).state
    assert "use soup" in legal(say(state, 0, "use pipe", "use pipe"))
    mortal = who(table("cook", "explorer", kept=(Kept("pipe", 1),), stock=Goods(food=1)), "cook", wounds=12)
    state = happens(mortal, Wound(who="all"), card="event-a9").state
    assert "use recipe" in legal(say(state, 0, "use pipe"))


# Before a death


def mortal(**changes):
    """A cook of twelve wounds, with the means to heal two of them."""
    state = table("cook", "explorer", **{"stock": Goods(food=2), "island": {"A2": 8, "B2": 6}, **changes})
    return who(state, "cook", wounds=12, determination=2)


def acts(state, line, **changes):
    return face(replace(state, phase="action", **changes), CarryOut(line)).state


SCENES = {
    "an event that wounds everybody": lambda: (
        face(mortal(**{**EVENT, "event_deck": ("event-a9",)}), EventPhase()).state
    ),
    "a threat pushed off": lambda: (
        face(
            mortal(**{**EVENT, "event_deck": ("event-b30",), "threats": ("event-b10", "event-b4")}), EventPhase()
        ).state
    ),
    "all threats at once": lambda: happens(mortal(threats=("event-b10", "")), ThreatsStrike()).state,
    "an adventure": lambda: (
        happens(
            mortal(phase="action"),
            *LIBRARY.adventures["adventure-024"].effects,
            actor="cook",
            suffers="actor",
            card="adventure-024",
            field="build",
        ).state
    ),
    "the event half of an adventure": lambda: (
        face(mortal(**{**EVENT, "event_deck": ("adventure-051", "event-b30")}), EventPhase()).state
    ),
    "a monster": lambda: (
        happens(
            mortal(phase="action"),
            *LIBRARY.mysteries["mystery-203"].effects,
            actor="cook",
            suffers="actor",
            card="mystery-203",
            field="explore",
        ).state
    ),
    "a source that is not there": lambda: (
        face(mortal(**{**EVENT, "event_deck": ("event-a17",), "island": {"A2": 3}}), EventPhase()).state
    ),
    "a danger where one acts": lambda: acts(
        mortal(), Line(Target("gather-B2-wood"), ("cook", "cook"), certain=True), tokens=(Token("strength", "B2"),)
    ),
    "a trap tonight": lambda: (
        face(
            mortal(
                phase="night",
                shelter=True,
                stock=Goods(food=9),
                later=(Deferred("night", (Wound(who="all"),), Cause(card="adventure-024", actor="cook")),),
            ),
            NightPhase(),
        ).state
    ),
}


def up_to_the_death(state):
    """Gates before it are passed."""
    while not isinstance(state.agenda[0], Dying) and legal(state) and "pass" in legal(state):
        state = say(state, 0, "pass")
    return state


@pytest.mark.parametrize("scene", SCENES)
def test_whoever_can_heal_is_asked_before_a_death(scene):
    """RC-046, RC-204, RC-R27: an ability can be used at any time, so before it is too late."""
    state = up_to_the_death(SCENES[scene]())
    assert isinstance(state.agenda[0], Dying), state.agenda[:1]
    assert play.waiting(state) == (0,)
    assert view(state, 0).dying == ("cook",)
    saved = settle(play.play(GAME, state, 0, play.read(GAME, "use recipe")))
    assert not told(saved, Died)
    lost = play.play(GAME, state, 0, play.read(GAME, "pass")).state
    assert lost.outcome.reason == "death"


@pytest.mark.parametrize("lacking", [{"determination": 0}, {"mute": True}, {"used": ("recipe",)}])
def test_without_a_remedy_nobody_is_asked(lacking):
    """RC-R27: nothing that could help is there."""
    state = who(mortal(**{**EVENT, "event_deck": ("event-a9",)}), "cook", **lacking)
    assert face(state, EventPhase()).state.outcome.reason == "death"


def test_a_remedy_that_heals_too_little_is_none():
    """RC-R27: two wounds healed of twelve, and four to come."""
    state = happens(mortal(), Wound(4, who="cook"), card="event-a9").state
    assert state.outcome.reason == "death"


def test_a_wound_that_does_not_kill_opens_no_question():
    """RC-R27: only where somebody would die."""
    state = who(mortal(), "cook", wounds=11)
    assert happens(state, Wound(who="all"), card="event-a9").state.agenda == (Planning(),)


def test_about_a_death_one_is_asked_in_spite_of_standing_answers():
    """RC-R27: as at a roll that kills."""
    state = who(mortal(), "cook", waived=("demand", "fight", "weather", "night"))
    paused = happens(state, Wound(who="all"), card="event-a9").state
    assert isinstance(paused.agenda[0], Dying)
    assert [line for line in legal(paused) if line.startswith("waive")] == []


def test_the_wound_of_a_roll_is_asked_about_once():
    """RC-R27: at the roll, not again before the wound."""
    line = CarryOut(Line(Target("weapons"), ("cook",)), must_roll=True)
    state = replace(mortal(), phase="action", adventures={"build": (), "gather": (), "explore": ()})
    roll = lucky(state, lambda other: face(other, line), lambda step: told(step, DiceRolled)[0].wound == "wound")
    assert isinstance(roll.state.agenda[0], Rolling)
    assert say(roll.state, 0, "pass").outcome.reason == "death"


def test_the_computer_heals_before_a_death():
    """RC-046: it uses what is at hand, the pipe for the recipe's tokens too."""
    state = happens(mortal(), Wound(who="all"), card="event-a9").state
    choice = GAME.mind(GAME.view(state, 0), 0, play.legal(GAME, state, 0))
    assert play.write(choice) == "use recipe"
    poor = who(mortal(kept=(Kept("pipe", 1),)), "cook", determination=0)
    state = happens(poor, Wound(who="all"), card="event-a9").state
    assert play.write(GAME.mind(GAME.view(state, 0), 0, play.legal(GAME, state, 0))) == "use pipe"


# Inventions of whoever sleeps outside


def volcano():
    """The last round: tiles and temples are done, the boat is being built, and an adventure may keep one outside."""
    state = table(
        "cook",
        "explorer",
        scenario="volcano",
        round=8,
        stock=Goods(wood=9),
        items=("knife", "shovel", "rope"),
        camp="A2",
        island={"D2": 10, "C2": 8, "A2": 6, "B2": 4, "A1": 5},
        tiles=(1,),
        pile=DISCOVERIES,
        progress=VolcanoProgress(explored=6),
        tokens=(*(Token("temple", space) for space in ("A2", "B2", "A1")), Token("adventure", "explore")),
        adventures={"explore": ("adventure-036",), "build": (), "gather": ()},
        covers=(Cover("C2", "tile", "volcano"), Cover("D2", "tile", "lava")),
    )
    state = say(state, 0, "assign cook build-jolly-boat")
    state = say(state, 1, "assign explorer build-jolly-boat", "assign explorer explore-A3", "assign cook explore-A3")
    return say(state, 0, "lead explorer build-jolly-boat")


@pytest.mark.parametrize("word", ["stay-out", "hurry"])
def test_a_boat_of_somebody_outside_wins_at_once(word):
    """RC-125, RC-032: an invention of the scenario is no card that one could keep outside."""
    assert carry_out(volcano(), word).state.outcome.winners == (0, 1)


def outside(*items):
    haul = Haul("explorer", Goods(wood=2), items=items)
    state = table("cook", "explorer", phase="action", future=(haul,))
    return face(who(state, "explorer", outside=True), ActionsEnd()).state


def test_goods_and_cards_of_somebody_outside_wait():
    """RC-222: the wood and the fire stay with the explorer; the hatchet works."""
    state = outside("fire", "hatchet")
    assert (state.items, state.stock) == (("hatchet",), Goods())
    assert state.away == (Haul("explorer", Goods(wood=2), items=("fire",)),)


def test_what_somebody_outside_has_built_is_on_its_way():
    """RC-227: a herb builds no second cure."""
    state = table("cook", "explorer", phase="night", items=("pot",), discoveries=("herb",), shelter=True)
    state = who(who(state, "explorer", outside=True), "cook", wounds=2)
    assert "use herb" in legal(state)
    away = replace(state, away=(Haul("explorer", items=("cure",)),))
    assert "use herb" not in legal(away)


def test_a_fight_is_asked_about_as_before():
    """RC-R27: whoever can do nothing fights unasked."""
    step = face(table("cook", "explorer", phase="action"), Fighting(cause_of(table("cook")), 2))
    assert (len(told(step, Fought)), step.state.agenda) == (1, (Planning(),))
