"""Whole games in all scenarios and with all numbers of players, kept alive to see the last rounds."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import DISCOVERIES
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Planning
from engine.crusoe.stores import held
from engine.crusoe.view import view

LONGEST = 8000
EVERY = pytest.mark.parametrize("seats", [1, 2, 3, 4])
IN_EACH = pytest.mark.parametrize("scenario", SCENARIOS)


def whole_game(scenario, seats, *, nursed):
    """The computer plays, with whims; nursed, everybody wakes up nearly unhurt, so that the rounds run out."""
    chance = Random(f"{scenario} {seats}")
    state = play.start(GAME, seats, {"scenario": scenario, "starting_items": seats}, seats).state
    tables, said = [state], []
    while state.agenda and len(said) < LONGEST:
        if nursed and isinstance(state.agenda[0], Planning):
            state = replace(state, people=tuple(replace(each, wounds=min(each.wounds, 1)) for each in state.people))
        seat = chance.choice(play.waiting(state))
        actions = play.legal(GAME, state, seat)
        whim = chance.random() < 0.15
        action = chance.choice(actions) if whim else GAME.mind(view(state, seat), seat, actions)
        state = play.play(GAME, state, seat, action).state
        tables.append(state)
        said.append((seat, play.write(action)))
    return tables, said


@EVERY
@IN_EACH
def test_a_nursed_game_runs_its_rounds_and_ends(scenario, seats):
    """No card, tile, token or pawn is lost on the way; every table can be saved and loaded."""
    tables, _ = whole_game(scenario, seats, nursed=True)
    assert tables[-1].outcome is not None
    assert tables[-1].agenda == ()
    for state in tables[:: max(1, len(tables) // 40)]:
        assert GAME.faults(state) == []
        assert play.load(GAME, play.save(state)) == state
    assert not missing(tables[-1]) or tables[-1].outcome.reason in ("death", "jenny", "lava", "children")


def missing(state):
    """What the box holds and the table no longer does."""
    discoveries = Counter(DISCOVERIES)
    discoveries.subtract(state.pile)
    discoveries.subtract(state.discoveries)
    discoveries.subtract(name for haul in (*state.future, *state.away) for name in haul.discoveries)
    discoveries.subtract(name for name in state.gone if name in discoveries)
    beasts = {*LIBRARY.beasts} - {*state.beasts, *state.beast_discards, *state.hunt, *state.ambush}
    mysteries = {*LIBRARY.mysteries} - {
        *state.mysteries,
        *state.mystery_discards,
        *(kept.card for kept in held(state)),
        *state.event_deck,
        *state.gone,
    }
    return [*(name for name, n in discoveries.items() if n), *beasts, *mysteries]


@pytest.mark.parametrize("scenario", ["castaways", "volcano"])
def test_a_game_told_again_is_the_same_game(scenario):
    tables, said = whole_game(scenario, 3, nursed=False)
    again = play.replay(GAME, 3, {"scenario": scenario, "starting_items": 3}, 3, said)
    assert again.state == tables[-1]


@IN_EACH
def test_no_view_tells_the_order_of_a_deck(scenario):
    """Whatever lies face down could lie in any order."""
    tables, _ = whole_game(scenario, 2, nursed=True)
    chance = Random(1)
    for state in tables[::25]:
        other = state
        for deck in ("event_deck", "mysteries", "beasts", "hunt", "tiles", "pile"):
            other = replace(other, **{deck: tuple(chance.sample(getattr(state, deck), len(getattr(state, deck))))})
        adventures = {field: tuple(chance.sample(cards, len(cards))) for field, cards in state.adventures.items()}
        other = replace(other, adventures=adventures)
        assert view(state, 0) == view(other, 0)
        assert view(state, None).seat is None
