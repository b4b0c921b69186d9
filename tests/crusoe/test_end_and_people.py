"""Winning and losing, starting items, wounds, healing, abilities in general."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import Determination, Heal, Injure, Morale, Wound
from engine.crusoe.events import DemandUnmet, Died, GameLost, PhaseBegan
from engine.crusoe.parts import CHARACTERS
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.state import ActionsEnd, Haul, Kept, Lost, Resting, RoundEnds, Won
from tests.crusoe.table import face, happens, legal, one, say, settle, table, told, who, wounds


def test_all_win_together():
    """RC-001, RC-031, RC-032: at once, when the goal is met."""
    state = table("cook", "explorer", "soldier", round=10, items=("fire",), progress=CastawaysProgress(15))
    step = face(state, RoundEnds())
    assert isinstance(step.state.outcome, Won)
    assert step.state.outcome.winners == (0, 1, 2)
    assert step.state.agenda == ()


def test_a_death_loses_the_game_for_all():
    """RC-031, RC-032, RC-042: on the skull."""
    state = who(table("cook", "explorer"), "cook", wounds=12)
    step = happens(state, Wound(1, "actor"))
    assert told(step, Died) == [Died("cook")]
    assert step.state.outcome == Lost("death", step.state.outcome.score, step.state.outcome.points, "cook")
    assert play.legal(GAME, step.state, 0) == []


@pytest.mark.parametrize(("name", "last"), [("carpenter", 12), ("cook", 12), ("explorer", 11), ("soldier", 11)])
def test_the_last_heart_still_beats(name, last):
    """RC-040, RC-042."""
    state = who(table(name, "cook" if name != "cook" else "explorer"), name, wounds=last - 1)
    assert happens(state, Wound(1)).state.outcome is None
    assert happens(state, Wound(2)).state.outcome is not None


def test_the_last_round_without_the_goal_loses():
    """RC-032."""
    step = face(table(round=12), RoundEnds())
    assert told(step, GameLost)[0].reason == "time"


def test_death_and_victory_in_one_step_is_death():
    """RC-R08: in the same step it is lost."""
    state = who(table(round=10, items=("fire",), progress=CastawaysProgress(15)), "cook", wounds=12)
    assert isinstance(happens(state, Wound(1)).state.outcome, Lost)


def test_the_phases_follow_one_another():
    """RC-033."""
    step = settle(play.start(GAME, 3, {}, 3))
    phases = []
    state = step.state
    for _ in range(400):
        if not state.agenda or len(phases) > 12:
            break
        seat = play.waiting(state)[0]
        lines = legal(state, seat)
        line = next((each for each in ("ready", "pass") if each in lines), lines[0])
        state, events = play.play(GAME, state, seat, play.read(GAME, line))
        phases += [event.phase for event in events if isinstance(event, PhaseBegan)]
    assert phases[:4] == ["action", "evening", "weather", "night"]
    assert phases[4:9] == ["event", "morale", "production", "planning", "action"]


def test_a_starting_item_is_used_twice():
    """RC-035, RC-036: both at once, if one likes; then it is gone."""
    state = table(kept=(Kept("bottle", 2),))
    state = say(state, 0, "use bottle")
    assert (state.weapons, state.kept) == (1, (Kept("bottle", 1),))
    state = say(state, 1, "use bottle")
    assert (state.weapons, state.kept) == (2, ())
    with pytest.raises(Illegal, match="not-yours-to-use"):
        say(state, 0, "use bottle")


def test_what_is_for_the_fight_waits_for_the_fight():
    """RC-036, RC-R27: the card says when."""
    with pytest.raises(Illegal, match="not-now"):
        say(table(kept=(Kept("pistol", 2),)), 0, "use pistol")


def test_wounds_that_pass_a_symbol_lower_morale():
    """RC-041: the cook's first symbol stands on the fourth wound."""
    state = table("cook", "explorer")
    assert happens(state, Wound(3)).state.morale == 0
    assert happens(state, Wound(4)).state.morale == -1
    assert happens(state, Wound(9)).state.morale == -3


def test_healing_past_a_symbol_changes_nothing():
    """RC-043."""
    state = who(table(), "cook", wounds=5)
    step = happens(state, Heal(3))
    assert (one(step.state, "cook").wounds, step.state.morale) == (2, 0)
    assert one(happens(state, Heal(9)).state, "cook").wounds == 0


def test_a_bottle_of_rum_waits_for_the_night():
    """RC-044, RC-R02: rum, wine and tokens heal only at night."""
    state = who(table(kept=(Kept("rum", 2),)), "explorer", wounds=3)
    assert "use rum" not in legal(state)
    night = face(replace(state, phase="night"), Resting()).state
    assert "use rum" in legal(night)
    assert one(say(night, 0, "use rum"), "explorer").wounds == 2


def test_an_inventor_gains_two_tokens_once():
    """RC-045, RC-R14: a rebuilt one gives none."""
    state = table("cook", "explorer", future=(Haul("cook", items=("fireplace",)),))
    step = face(state, ActionsEnd())
    assert one(step.state, "cook").determination == 2
    again = face(replace(step.state, items=(), future=state.future), ActionsEnd())
    assert "fireplace" in again.state.items
    assert one(again.state, "cook").determination == 2


def test_only_its_inventor_builds_a_personal_invention():
    """RC-045, RC-103, RC-012: others may help."""
    state = table("cook", "explorer", items=("fire",))
    assert "assign cook build-fireplace" in legal(state, 0)
    with pytest.raises(Illegal, match=r"not-the-inventor.*owner='cook'"):
        say(state, 1, "assign explorer build-fireplace")
    state = say(state, 0, "assign cook build-fireplace")
    state = say(state, 1, "assign explorer build-fireplace")
    assert state.plan[0].pawns == ("cook", "explorer")
    assert "lead explorer build-fireplace" not in legal(state, 0)


def test_an_ability_once_a_round():
    """RC-046, RC-164: until the round's end."""
    state = who(table("cook", "explorer"), "cook", determination=9)
    state = say(state, 0, "use soup")
    assert (state.stock.food, one(state, "cook").determination, one(state, "cook").used) == (1, 6, ("soup",))
    with pytest.raises(Illegal, match="not-yours-to-use"):
        say(state, 0, "use soup")
    after = face(state, RoundEnds()).state
    assert one(after, "cook").used == ()


def test_an_ability_needs_its_tokens():
    """RC-046, RC-048: one's own, nobody else's."""
    state = who(who(table("cook", "explorer"), "cook", determination=2), "explorer", determination=9)
    with pytest.raises(Illegal, match=r"too-few-tokens.*needed=3 held=2"):
        say(state, 0, "use soup")
    with pytest.raises(Illegal, match="not-yours-to-use"):
        say(state, 1, "use soup")


def test_a_special_wound_is_no_step_on_the_track():
    """GAP-33, RC-040: two of a kind may lie on one part of the body."""
    step = happens(table(), Injure("head", "build"), Injure("head", "build"))
    assert wounds(step.state) == [0, 0]
    assert len(one(step.state, "cook").injuries) == 2


def test_tokens_that_are_missing_wound():
    """RC-061, RC-170: one wound for each."""
    step = happens(who(table(), "cook", determination=1), Determination(-3), suffers="actor")
    assert told(step, DemandUnmet) == [DemandUnmet("determination", 2)]
    assert (one(step.state, "cook").determination, wounds(step.state)) == (0, [2, 0])


def test_morale_stays_within_its_ends():
    """RC-062: and nothing goes unmet."""
    top, bottom = happens(table(morale=3), Morale(2)), happens(table(morale=-3), Morale(-1))
    assert (top.state.morale, bottom.state.morale) == (3, -3)
    assert wounds(bottom.state) == [0, 0]


def test_every_character_has_a_track_and_four_abilities():
    """RC-040."""
    owners: list[str] = [ability.character for ability in LIBRARY.abilities.values()]
    assert {name: owners.count(name) for name in CHARACTERS} == dict.fromkeys(CHARACTERS, 4)
