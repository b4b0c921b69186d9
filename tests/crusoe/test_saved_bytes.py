"""A save says the same thing to the byte, however often it is loaded, and the game goes on from it the same way."""

from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from engine import play
from engine.crusoe import GAME
from engine.crusoe.scenarios import SCENARIOS

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*/crusoe/*.json"))
STATES = 13
"""Of each scenario and number of seats; more than 300 in all."""
BETWEEN = 12
"""Acts from one of these states to the next."""
ONWARD = 8
"""Acts played on from each."""
NO_VERB_FORWARD = ("take-back", "lead", "hasten", "pay", "waive", "not-ready", "order")


def onward(state, chance):
    """A game by chance: each line said, what happened as its row keeps it, and the table then."""
    while seats := play.waiting(state):
        seat = chance.choice(seats)
        lines = [play.write(action) for action in play.legal(GAME, state, seat)]
        line = chance.choice([each for each in lines if each.split()[0] not in NO_VERB_FORWARD] or lines)
        state, events = play.play(GAME, state, seat, play.read(GAME, line))
        yield line, play.pack(events), state


def told(state):
    """The next acts from a table: what can be said, what happens, what is saved, what a seat sees."""
    return [
        (line, events, play.save(table), repr(GAME.view(table, 0)))
        for line, events, table in islice(onward(state, Random(7)), ONWARD)
    ]


def same_after_loading(state):
    """The table loaded from its save is the same table, in its bytes, in what is seen, and in what comes then."""
    saved = play.save(state)
    loaded = play.load(GAME, saved)
    assert loaded == state
    assert play.save(loaded) == saved
    assert repr(GAME.view(loaded, None)) == repr(GAME.view(state, None))
    assert told(loaded) == told(state)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: "/".join(file.parts[-3:]))
def test_a_kept_save(file):
    same_after_loading(play.load(GAME, file.read_bytes()))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_states_of_random_games(scenario, seats):
    chance, states = Random(f"{scenario} {seats}"), []
    for seed in count():
        first = play.start(GAME, seats, {"scenario": scenario}, seed).state
        states += [state for _, _, state in islice(onward(first, chance), 0, None, BETWEEN)]
        if len(states) >= STATES:
            break
    for each in states[:STATES]:
        same_after_loading(each)


def test_what_happened_is_read_as_it_was_written():
    state = play.start(GAME, 2, {}, 1).state
    for _, packed, _ in islice(onward(state, Random(1)), 200):
        events = play.unpack(GAME, packed)
        assert play.pack(events) == packed
