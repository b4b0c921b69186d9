"""From here again, in every game: a table laid out anew is the same to all eyes, sound, and played to its end."""

from functools import cache
from typing import Any

import pytest

from engine import GAMES
from engine.contract import Event
from engine.crusoe.events import RoundBegan
from engine.crusoe.scenarios import SCENARIOS
from engine.play import legal, load, play, save, start, waiting

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("island", 3, {}),
    ("bridges", 1, {"side": "B"}),
    ("bridges", 3, {}),
    *[("crusoe", 1 + number % 4, {"scenario": scenario}) for number, scenario in enumerate(SCENARIOS)],
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@cache
def beginnings(name: str, seats: int, options: tuple[tuple[str, Any], ...], seed: int = 5) -> list[Any]:
    """Each table of a game of computers at which a turn has just begun."""
    game = GAMES[name]
    found: list[Any] = []
    state, events = start(game, seats, dict(options), seed)
    while asked := waiting(state):
        if any(event.opens_a_turn for event in events):
            found.append(state)
        state, events = play(game, state, asked[0], chosen(name, state, asked[0]))
    return found


def chosen(name: str, state: Any, seat: int) -> Any:
    game = GAMES[name]
    return game.mind(game.view(state, seat), seat, legal(game, state, seat))


def imagined_by(name: str) -> Any:
    assert GAMES[name].imagined is not None
    return GAMES[name].imagined


def turns_of(table: tuple[str, int, dict[str, Any]]) -> list[Any]:
    name, seats, options = table
    return beginnings(name, seats, tuple(options.items()))


@every_table
def test_nothing_seen_differs(table):
    game = GAMES[table[0]]
    for number, state in enumerate(turns_of(table)):
        other = imagined_by(game.name)(state, number)
        assert [game.view(other, seat) for seat in (None, *range(state.seats))] == [
            game.view(state, seat) for seat in (None, *range(state.seats))
        ]
        assert game.faults(other) == []
        assert load(game, save(other)) == other


@every_table
def test_it_is_laid_out_otherwise_by_another_seed_and_alike_by_the_same(table):
    imagined = imagined_by(table[0])
    for state in turns_of(table)[:3]:
        assert imagined(state, 1) == imagined(state, 1)
        assert imagined(state, 1).luck != imagined(state, 2).luck


@every_table
def test_it_can_be_played_to_its_end(table):
    game = GAMES[table[0]]
    for number, begun in enumerate(turns_of(table)[1::6]):
        state = imagined_by(game.name)(begun, number)
        while asked := waiting(state):
            state = play(game, state, asked[0], chosen(game.name, state, asked[0])).state
        assert state.outcome is not None
        assert game.faults(state) == []


def test_the_agenda_of_a_round_of_castaways_goes_on_with_all_its_phases():
    """Also where an event asks somebody before anything can be planned."""
    asked_in = set()
    for table in TABLES[3:]:
        for state in turns_of(table):
            asked_in.add(state.phase)
            other = imagined_by("crusoe")(state, 4)
            assert other.agenda == state.agenda
            after = on_to_the_next_round(other)
            assert after is None or after.round == state.round + 1
    assert {"planning", "event"} <= asked_in


def on_to_the_next_round(state: Any) -> Any:
    """Where the next round begins; nothing where the game ends before."""
    while asked := waiting(state):
        events: tuple[Event, ...]
        state, events = play(GAMES["crusoe"], state, asked[0], chosen("crusoe", state, asked[0]))
        if any(isinstance(event, RoundBegan) for event in events):
            return state
    return None


def test_an_event_that_was_seen_does_not_come_again():
    """RC-026: what stayed in the box may come instead."""
    fresh = set()
    for number, state in enumerate(turns_of(("crusoe", 2, {"scenario": "cursed"}))):
        other = imagined_by("crusoe")(state, number)
        assert not {*other.event_deck} & {*state.gone, *state.threats}
        fresh |= {*other.event_deck} - {*state.event_deck}
    assert fresh
