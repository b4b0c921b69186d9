"""What holds for every game: it never sticks, always ends, loses no piece, tells the same story again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engine import GAMES
from engine.bridges import foresight as bridges
from engine.contract import Action, Game, Illegal, Mind, Seat
from engine.crusoe.planner import search
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.scenarios import SCENARIOS
from engine.island.foresight import thinking as island
from engine.island.parts import LAYOUTS, START_MARK, bits
from engine.play import legal, load, pack, play, read, replay, save, start, unpack, waiting, write

ROOT = Path(__file__).parent.parent


class Particulars(NamedTuple):
    """What a law must know of a game: options to draw from, how many choices it can take, what nobody may know."""

    options: dict[str, list[Any]]
    longest: int
    with_other_luck: Callable[[Any, Random], Any]
    """The same table to all eyes, its hidden cards in another order."""
    second_thoughts: tuple[str, ...] = ()
    """Verbs that lead back; who says nothing else never comes to an end."""
    little_thought: Callable[[], Mind] | None = None
    """The strong mind with few samples, remembering nothing."""


def with_other_decks(state: Any, chance: Random) -> Any:
    """Forbidden Island: both decks, each layer that is known of the flood deck in itself."""
    flood_deck: list[int] = []
    for layer in state.flood_layers:
        flood_deck += _in_other_order(bits(layer), chance)
    return replace(state, treasure_deck=_in_other_order(state.treasure_deck, chance), flood_deck=tuple(flood_deck))


def with_another_card_in_the_box(state: Any, chance: Random) -> Any:
    """Bridges: the deck and the card that left it unseen."""
    hidden, *deck = _in_other_order((state.hidden, *state.deck), chance)
    return replace(state, hidden=hidden, deck=tuple(deck))


def with_other_piles(state: Any, chance: Random) -> Any:
    """Robinson Crusoe: every deck that lies face down."""
    piles = ("event_deck", "mysteries", "beasts", "hunt", "tiles", "pile")
    adventures = {field: _in_other_order(cards, chance) for field, cards in state.adventures.items()}
    turned = {pile: _in_other_order(getattr(state, pile), chance) for pile in piles}
    return replace(state, adventures=adventures, **turned)


def _in_other_order(pile: tuple[Any, ...], chance: Random) -> tuple[Any, ...]:
    return tuple(chance.sample(pile, len(pile)))


OF: dict[str, Particulars] = {
    "island": Particulars(
        options={
            "difficulty": list(START_MARK),
            "layout": list(LAYOUTS),
            "pace": ["swift", "careful"],
            "asked": [[], ["saving", "never"], ["never"] * 4],
        },
        longest=5000,
        with_other_luck=with_other_decks,
        little_thought=lambda: island.Thinker(island.Effort(keep=4, futures=2)).choose,
    ),
    "bridges": Particulars(
        options={"side": ["A", "B"]},
        longest=2000,
        with_other_luck=with_another_card_in_the_box,
        second_thoughts=("take-back", "prewrite"),
        little_thought=lambda: bridges.Thinker(bridges.Effort(ways=2, orders=2, more=0, looked_at=1)).choose,
    ),
    "crusoe": Particulars(
        options={
            "scenario": list(SCENARIOS),
            "starting_items": [0, 2, 4],
            "friday": ["standard", "yes", "no"],
            "dog": ["standard", "yes"],
        },
        longest=5000,
        with_other_luck=with_other_piles,
        second_thoughts=("take-back", "lead", "hasten", "pay", "waive", "not-ready", "order"),
        little_thought=lambda: Planner(effort=search.Effort(2, 0.4, 2, 1, ((1, 2), (2, 1)))).choose,
    ),
}
NO_PARTICULARS = Particulars(options={}, longest=20000, with_other_luck=lambda state, _: state)


class Beginning(NamedTuple):
    game: Game[Any]
    seats: int
    options: dict[str, Any]
    seed: int

    @property
    def particulars(self) -> Particulars:
        return OF.get(self.game.name, NO_PARTICULARS)


@st.composite
def beginnings(draw: st.DrawFn, name: str) -> Beginning:
    game = GAMES[name]
    options = {option: draw(st.sampled_from(values)) for option, values in OF.get(name, NO_PARTICULARS).options.items()}
    return Beginning(game, draw(st.sampled_from(game.players)), options, draw(st.integers(0, 2**63 - 1)))


LAWS: list[Callable[[Beginning, Random], None]] = []
"""All that are quick, the first watched at every table; `make soak` tries them on a million games."""


def any_beginning(name: str, chance: Random) -> Beginning:
    """As Hypothesis draws one, by chance alone."""
    game = GAMES[name]
    options = {option: chance.choice(values) for option, values in OF.get(name, NO_PARTICULARS).options.items()}
    return Beginning(game, chance.choice(game.players), options, chance.getrandbits(63))


A_FEW = 4 if "QUICK" in os.environ else 1000
"""`make quick` tries each law on this many beginnings."""


def law(examples: int, *, thinks: bool = False) -> Callable[..., Any]:
    """A law of every game, tried on so many beginnings of each; one that thinks takes too long for a million."""

    def decorate(test: Callable[[Beginning, Random], None]) -> Any:
        if not thinks:
            LAWS.append(test)

        @pytest.mark.parametrize("name", GAMES)
        @settings(
            max_examples=min(examples, A_FEW), deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @given(data=st.data())
        def tried(name: str, data: st.DataObject) -> None:
            test(data.draw(beginnings(name)), Random(data.draw(st.integers(0, 2**32))))

        tried.__name__ = test.__name__
        tried.__doc__ = test.__doc__
        return tried

    return decorate


class Played(NamedTuple):
    """A game played at random: each table, and what was said at it."""

    states: list[Any]
    said: list[tuple[Seat, str]]
    events: tuple[Any, ...]


def play_at_random(beginning: Beginning, chance: Random, choices: int | None = None) -> Played:
    """Anybody who may act does, mostly those waited for; after half of the longest game the computer plays on."""
    game = beginning.game
    state, events = start(game, beginning.seats, beginning.options, beginning.seed)
    states, said = [state], []
    while state.agenda and len(said) != choices:
        assert len(said) < beginning.particulars.longest, "the game does not end"
        asked = waiting(state)
        assert asked, "nobody is waited for, and the game is not over"
        seat = chance.choice(asked)
        if chance.random() < 0.1:
            seat = chance.choice([seat for seat in range(state.seats) if legal(game, state, seat)])
        if len(said) < beginning.particulars.longest // 2:
            action = any_of(legal(game, state, seat), beginning.particulars.second_thoughts, chance)
        else:
            seat = asked[0]
            action = game.mind(game.view(state, seat), seat, legal(game, state, seat))
        state, more = play(game, state, seat, action)
        events += more
        states.append(state)
        said.append((seat, write(action)))
    return Played(states, said, events)


def any_of(actions: list[Action], second_thoughts: tuple[str, ...], chance: Random) -> Action:
    """Anything, but seldom what only leads back."""
    if chance.random() < 0.9:
        actions = [action for action in actions if write(action).split()[0] not in second_thoughts] or actions
    return chance.choice(actions)


@law(25)
def test_a_game_never_sticks_and_always_ends(beginning, chance):
    """Who is waited for has something to do, until there is an outcome; no piece is lost on the way."""
    game = beginning.game
    for state in play_at_random(beginning, chance).states:
        assert game.faults(state) == []
        assert bool(state.agenda) != bool(state.outcome)
        for seat in waiting(state):
            assert legal(game, state, seat), f"seat {seat} is waited for and can do nothing"
    assert not waiting(state)
    assert not any(legal(game, state, seat) for seat in range(state.seats))
    assert set(state.outcome.winners) <= set(range(state.seats))


@law(25)
def test_a_saved_table_is_the_table(beginning, chance):
    """State and events survive their JSON."""
    played = play_at_random(beginning, chance, choices=120)
    for state in played.states[::7]:
        assert load(beginning.game, save(state)) == state
        assert save(load(beginning.game, save(state))) == save(state)
    assert unpack(beginning.game, pack(played.events)) == played.events


@law(25)
def test_the_same_words_tell_the_same_story(beginning, chance):
    """Options, seed and what was said make the game."""
    played = play_at_random(beginning, chance, choices=150)
    again = replay(beginning.game, beginning.seats, beginning.options, beginning.seed, played.said)
    assert again.state == played.states[-1]
    assert again.events == played.events


@law(25)
def test_every_action_has_one_line_of_its_own(beginning, chance):
    """Reading what was written gives the action; no two legal ones share a line."""
    for state in play_at_random(beginning, chance, choices=60).states:
        for seat in range(state.seats):
            actions = legal(beginning.game, state, seat)
            lines = [write(action) for action in actions]
            assert len(set(lines)) == len(lines)
            assert [read(beginning.game, line) for line in lines] == actions
            assert all("\n" not in line and len(line) <= 60 for line in lines)


@law(25)
def test_an_action_not_offered_is_refused_and_changes_nothing(beginning, chance):
    """Every action seen anywhere in a game is tried at another moment of it, by every seat."""
    game = beginning.game
    played = play_at_random(beginning, chance, choices=80)
    seen = [read(game, line) for _, line in played.said]
    for state in chance.sample(played.states, min(6, len(played.states))):
        before = save(state)
        for seat in range(state.seats):
            offered = legal(game, state, seat)
            for action in seen:
                if action not in offered:
                    with pytest.raises(Illegal) as refusal:
                        play(game, state, seat, action)
                    assert refusal.value.reason
        assert save(state) == before


@law(15)
def test_whoever_has_no_seat_can_do_nothing(beginning, chance):
    """A seat off the table is named in the refusal."""
    played = play_at_random(beginning, chance, choices=10)
    state, (_, line) = played.states[-2], played.said[-1]
    for stranger in (-1, state.seats, 99):
        with pytest.raises(Illegal, match="no-such-seat"):
            play(beginning.game, state, stranger, read(beginning.game, line))


@law(25)
def test_an_action_taken_back_and_done_again_meets_the_same_luck(beginning, chance):
    """From any earlier table the same words lead to the same tables."""
    game = beginning.game
    played = play_at_random(beginning, chance, choices=80)
    for moment in chance.sample(range(len(played.said)), min(5, len(played.said))):
        state = played.states[moment]
        for (seat, line), expected in zip(played.said[moment:], played.states[moment + 1 :], strict=True):
            state = play(game, state, seat, read(game, line)).state
            assert state == expected


@law(25)
def test_no_view_knows_what_lies_hidden(beginning, chance):
    """Hidden piles in any other order leave every view the same; no view carries the seed."""
    game = beginning.game
    for state in play_at_random(beginning, chance, choices=60).states[::9]:
        other = beginning.particulars.with_other_luck(state, chance)
        for seat in (None, *range(state.seats)):
            seen = game.view(state, seat)
            assert seen == game.view(other, seat)
            assert not _holds_luck(seen)


@law(25)
def test_what_one_is_not_told_one_does_not_see(beginning, chance):
    """Whoever may know of no event of a step sees the table as it was."""
    game = beginning.game
    played = play_at_random(beginning, chance, choices=60)
    steps = list(zip(played.states, played.said, strict=False))
    for state, (seat, line) in chance.sample(steps, min(12, len(steps))):
        after, events = play(game, state, seat, read(game, line))
        for other in (None, *range(state.seats)):
            if not any(event.seen_by(other) for event in events):
                assert game.view(after, other) == game.view(state, other)


@law(3, thinks=True)
def test_minds_and_hints_know_nothing_that_is_hidden(beginning, chance):
    """They say the same at two tables that differ only in what the seat may not see."""
    game, thinks = beginning.game, beginning.particulars.little_thought
    played = play_at_random(beginning, chance, choices=60)
    waiting_for_somebody = [state for state in played.states if state.agenda]
    for state in chance.sample(waiting_for_somebody, min(2, len(waiting_for_somebody))):  # a game may end at once
        seat = chance.choice(waiting(state))
        said = _said(game, state, seat, thinks)
        for other in _twins(beginning, state, seat, chance):
            assert _said(game, other, seat, thinks) == said


def _said(game: Game[Any], state: Any, seat: Seat, thinks: Callable[[], Mind] | None) -> list[Any]:
    """What the minds do, and all hints, from the seat's view alone."""
    seen, actions = game.view(state, seat), legal(game, state, seat)
    minds = [game.mind, thinks() if thinks else game.mind]
    hints = [game.hint] if game.hint else []
    return [mind(seen, seat, actions) for mind in minds] + [
        told(seen, seat, actions, 3) for told in (*hints, game.hint_calmly)
    ]


def _twins(beginning: Beginning, state: Any, seat: Seat, chance: Random) -> Iterator[Any]:
    """Hidden cards in another order; what others have done in secret."""
    luck = replace(state.luck, seed=chance.getrandbits(40))
    yield replace(beginning.particulars.with_other_luck(state, chance), luck=luck)
    for other in range(state.seats):
        for action in chance.sample(said := legal(beginning.game, state, other), min(4, len(said))):
            after, events = play(beginning.game, state, other, action)
            if other != seat and not any(event.seen_by(seat) for event in events):
                yield after


def _holds_luck(thing: Any) -> bool:
    if isinstance(thing, Struct):
        return "seed" in thing.__struct_fields__ or any(_holds_luck(getattr(thing, f)) for f in thing.__struct_fields__)
    if isinstance(thing, tuple | list):
        return any(map(_holds_luck, thing))
    return isinstance(thing, dict) and any(map(_holds_luck, thing.values()))


@law(12)
def test_the_computer_teammate_says_something_legal(beginning, chance):
    """From the seat's own view and its legal actions."""
    game = beginning.game
    for state in play_at_random(beginning, chance, choices=80).states[::4]:
        for seat in range(state.seats):
            if actions := legal(game, state, seat):
                assert game.mind(game.view(state, seat), seat, actions) in actions


def test_a_game_is_the_same_in_another_process():
    """Nothing hangs on the order of a set or on the hash seed."""
    tales = {_told_elsewhere(hash_seed) for hash_seed in ("0", "1", "4711")}
    assert len(tales) == 1
    assert set(json.loads(tales.pop())) == set(GAMES)


TELL = """
import json, random
from engine import GAMES
from engine.play import legal, pack, play, save, start, waiting
tales = {}
for name, game in GAMES.items():
    chance = random.Random(7)
    state, events = start(game, game.players[-1], {}, 42)
    for _ in range(250):
        if not state.agenda:
            break
        seat = chance.choice(waiting(state))
        state, more = play(game, state, seat, chance.choice(legal(game, state, seat)))
        events += more
    tales[name] = [save(state).decode(), pack(events).decode()]
print(json.dumps(tales))
"""


def _told_elsewhere(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(  # noqa: S603 — our own program
        [sys.executable, "-c", TELL], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout
