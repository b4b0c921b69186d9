"""FI-10 to FI-17: setting the table."""

from collections import Counter

import pytest

from engine.contract import Illegal
from engine.island import GAME
from engine.island.events import Dealt, Flooded, TurnBegan
from engine.island.parts import START_OF, TILES, TREASURE_CARDS
from engine.island.view import view
from engine.play import start, waiting

SEEDS = range(60)


def table(seed, seats=4, **options):
    return start(GAME, seats, options, seed)


def hands(state):
    return tuple(player.hand for player in state.players)


def asked(state):
    return [player.asked for player in state.players]


def test_the_box_holds_24_tiles_and_28_treasure_cards():
    """FI-01, FI-02: 5 of each treasure, 3 Waters Rise!, 3 Helicopter Lift, 2 Sandbags."""
    assert len(set(TILES)) == 24
    assert Counter(TREASURE_CARDS) == {
        "stone": 5,
        "statue": 5,
        "crystal": 5,
        "chalice": 5,
        "waters-rise": 3,
        "helicopter-lift": 3,
        "sandbags": 2,
    }


def test_six_adventurers_for_two_to_four_players():
    """FI-03: six adventurers; 2 to 4 play."""
    assert list(GAME.players) == [2, 3, 4]
    assert len(START_OF) == 6


def test_the_tiles_are_shuffled_into_the_layout():
    """FI-10."""
    landings = {table(seed).state.landing for seed in SEEDS}
    assert len(landings) > 15
    assert all(sorted(table(seed).state.tiles) == sorted(TILES) for seed in SEEDS)


def test_the_flood_cards_and_the_adventurers_are_shuffled():
    """FI-12, FI-13: any tile is among the six, any adventurer at any seat."""
    tables = [table(seed).state for seed in SEEDS]
    assert {place for state in tables for place in state.flood_discards} == set(range(24))
    assert len({state.flood_deck for state in tables}) == len(SEEDS)
    for seat in range(4):
        assert {state.players[seat].adventurer for state in tables} == set(START_OF)


@pytest.mark.parametrize("seed", SEEDS)
def test_six_flood_cards_flood_six_tiles(seed):
    """FI-12: drawn one by one; the cards form the discard pile."""
    state, events = table(seed)
    told = [state.map.place[event.tile] for event in events if isinstance(event, Flooded)]
    assert len(set(told)) == 6
    assert tuple(told) == state.flood_discards
    assert state.flooded == sum(1 << place for place in told)
    assert len(state.flood_deck) == 18


@pytest.mark.parametrize("seed", SEEDS)
def test_each_gets_an_adventurer_on_their_own_tile_and_two_open_cards(seed):
    """FI-13, FI-14, FI-16: no Waters Rise! is in a hand; the three are in the deck."""
    state, events = table(seed)
    assert len({player.adventurer for player in state.players}) == 4
    for adventurer, pawn in ((player.adventurer, player.pawn) for player in state.players):
        assert state.tiles[pawn] == START_OF[adventurer]
    assert [len(hand) for hand in hands(state)] == [2, 2, 2, 2]
    assert state.treasure_deck.count("waters-rise") == 3
    assert state.treasure_discards == ()
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert tuple(event.cards for event in dealt) == hands(state)
    assert [event.at for event in dealt] == [state.map.squares[pawn] for pawn in state.pawns]


def test_a_pawn_may_start_on_a_flooded_tile():
    """FI-13."""
    assert any(table(seed).state.flooded >> pawn & 1 for seed in SEEDS for pawn in table(seed).state.pawns)


def test_a_waters_rise_dealt_is_shuffled_back_anywhere_in_the_deck():
    """FI-14: replaced, and mixed in again after all hands are dealt."""
    lying = {
        place
        for seed in range(300)
        for place, card in enumerate(table(seed, seats=2).state.treasure_deck)
        if card == "waters-rise"
    }
    assert lying == set(range(24))


@pytest.mark.parametrize(
    ("difficulty", "mark", "rate"), [("novice", 1, 2), ("normal", 2, 2), ("elite", 3, 3), ("legendary", 4, 3)]
)
def test_the_water_starts_at_the_mark_of_the_difficulty(difficulty, mark, rate):
    """FI-15."""
    state = table(1, difficulty=difficulty).state
    assert (state.water, state.rate) == (mark, rate)


def test_anybody_may_look_through_hands_and_both_discard_piles():
    """FI-16: every view has them."""
    state = table(5).state
    for seat in (*range(4), None):
        seen = view(state, seat)
        assert seen.hands == hands(state)
        assert seen.treasure_discards == state.treasure_discards
        assert [state.map.place[square] for square in seen.flood_discards] == list(state.flood_discards)


@pytest.mark.parametrize("first", range(4))
def test_the_host_chooses_who_starts(first):
    """FI-17: or chance does; then clockwise."""
    state, events = table(3, first=first)
    assert waiting(state) == (first,)
    assert events[-1] == TurnBegan(first)


def test_chance_chooses_who_starts():
    """FI-17."""
    assert {table(seed).state.turn for seed in SEEDS} == {0, 1, 2, 3}


def test_adventurers_may_be_chosen():
    """FI-R16."""
    state = table(3, seats=2, adventurers=["diver", "pilot"]).state
    assert [player.adventurer for player in state.players] == ["diver", "pilot"]


@pytest.mark.parametrize("chosen", [["diver"], ["diver", "diver"], ["diver", "pilot", "explorer"]])
def test_chosen_adventurers_are_one_each(chosen):
    """FI-R16."""
    with pytest.raises(Illegal) as refusal:
        table(3, seats=2, adventurers=chosen)
    assert refusal.value.reason == "adventurers-for-each"
    assert refusal.value.values == {"seats": 2, "chosen": tuple(chosen)}


def test_each_player_may_say_beforehand_how_gates_ask_them():
    """FI-R4: when it matters, for those who said nothing."""
    assert asked(table(3, seats=3).state) == ["matters", "matters", "matters"]
    assert asked(table(3, seats=3, asked=["never", "saving"]).state) == ["never", "saving", "matters"]


def test_games_are_compared_with_those_of_their_difficulty_and_layout():
    """FI-15: a win is scored by the marks between the water and the skull."""
    state = table(3, seats=2, difficulty="elite", layout="atoll").state
    assert GAME.variant(state) == "elite atoll"
    assert GAME.score(state, 0) == GAME.score(state, 1) == 7
