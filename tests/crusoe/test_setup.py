"""The rulebook's preparation."""

import pytest

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import is_explored
from engine.crusoe.parts import CHARACTERS, DISCOVERIES, SPACES, TILES
from engine.crusoe.state import Kept, Planning
from engine.crusoe.view import view
from tests.crusoe.table import legal, table


def start(seats=4, seed=1, **options):
    return play.start(GAME, seats, options, seed)


def test_the_box_holds_what_the_rulebook_lists():
    """RC-002."""
    decks = [LIBRARY.events, LIBRARY.adventures, LIBRARY.mysteries, LIBRARY.beasts, LIBRARY.starting, LIBRARY.wreckage]
    assert [len(deck) for deck in decks] == [73, 90, 52, 16, 8, 3]
    assert (len(TILES), len(CHARACTERS), len(DISCOVERIES), len(SPACES)) == (11, 4, 22, 10)
    kinds = [card.kind for card in LIBRARY.mysteries.values()]
    assert [kinds.count(kind) for kind in ("treasure", "monster", "trap")] == [26, 13, 13]
    icons = [card.icon for card in LIBRARY.events.values()]
    assert [icons.count(icon) for icon in ("book", "build", "gather", "explore")] == [39, 9, 13, 12]
    fields = [card.field for card in LIBRARY.adventures.values()]
    assert [fields.count(field) for field in ("build", "gather", "explore")] == [30, 30, 30]
    inventions = [card.kind for card in LIBRARY.inventions.values()]
    assert [inventions.count(kind) for kind in ("basic", "general", "personal", "scenario")] == [9, 17, 4, 12]


@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players_are_no_soldiers(seats):
    """RC-011, RC-181, RC-190: drawn from carpenter, cook and explorer."""
    drawn = {each.character for seed in range(30) for each in start(seats, seed).state.people[:seats]}
    assert drawn == {"carpenter", "cook", "explorer"}


def test_each_player_has_a_character_two_pawns_and_no_wound():
    """RC-013, RC-071."""
    state = start(4).state
    assert sorted(each.character for each in state.people) == sorted(CHARACTERS)
    assert all((each.pawns, each.wounds, each.determination) == (2, 0, 0) for each in state.people)


def test_morale_and_weapons_begin_at_nothing():
    """RC-014, RC-015."""
    state = start(3).state
    assert (state.morale, state.weapons, state.roof, state.palisade, state.shelter) == (0, 0, 0, 0, False)


def test_nine_inventions_and_five_others_lie_on_the_board():
    """RC-012, RC-016, GAP-29: one's own on the character; those of absent characters among the others."""
    state = start(2).state
    basic = {name for name, card in LIBRARY.inventions.items() if card.kind == "basic"}
    assert basic <= set(state.inventions)
    assert len(state.inventions) == 14
    own = {CHARACTERS[each.character].own for each in state.people[:2]}
    lying = {*state.inventions, *state.invention_deck}
    assert not own & lying
    assert {"spear", "snare", "fireplace", "shortcut"} - own <= lying
    assert len(lying) == 9 + 17 + 2


def test_the_decks_are_shuffled_apart():
    """RC-017, RC-018, RC-019, RC-024: the hunting deck is empty."""
    state, other = start(2, 1).state, start(2, 2).state
    assert {field: len(cards) for field, cards in state.adventures.items()} == dict.fromkeys(
        ("build", "gather", "explore"), 30
    )
    assert (len(state.beasts), len(state.mysteries), len(state.pile), state.hunt) == (16, 52, 22, ())
    assert state.beasts != other.beasts
    assert sorted(state.beasts) == sorted(other.beasts)


def test_the_camp_stands_on_the_beach():
    """RC-020, RC-021, RC-022, GAP-01, RC-R24: tile 8 on the start, the beach explored, ten tiles in the stack."""
    state = start(3).state
    assert state.island == {"A2": 8}
    assert state.camp == "A2"
    assert is_explored(state, "beach")
    assert not is_explored(state, "river")
    assert sorted((*state.tiles, 8)) == sorted(TILES)
    assert "assign cook build-shovel" in legal(table("cook", "explorer"))


def test_two_starting_items_with_two_uses():
    """RC-023, RC-035."""
    state = start(3).state
    assert [kept.uses for kept in state.kept] == [2, 2]
    assert len(state.box) == 6


@pytest.mark.parametrize(("scenario", "cards"), [("castaways", 12), ("cursed", 10), ("cannibals", 10), ("jenny", 8)])
def test_half_the_rounds_rounded_up_of_each_event_card(scenario, cards):
    """RC-026, RC-006."""
    state = start(4, scenario=scenario).state
    book = [card for card in state.event_deck if LIBRARY.events[card].icon == "book"]
    assert (len(state.event_deck), len(book)) == (cards, cards // 2)


def test_food_crates_wash_ashore():
    """RC-027: on the right of the threat field."""
    assert start(4).state.threats == ("", "wreckage-food-crates")


def test_round_one_begins_without_an_event():
    """RC-025, RC-050, RC-028."""
    state = start(3).state
    assert (state.round, state.first, state.phase) == (1, 0, "planning")
    assert isinstance(state.agenda[0], Planning)
    assert len(state.event_deck) == 12


def test_two_players_are_joined_by_friday():
    """RC-030, RC-181, RC-190: alone the dog comes too."""
    assert [each.character for each in start(2).state.people][2:] == ["friday"]
    assert [each.character for each in start(1).state.people][1:] == ["friday"]
    assert [each.character for each in start(3).state.people][3:] == []
    assert [start(seats).state.dog for seats in (1, 2, 3, 4)] == [True, False, False, False]


def test_a_table_may_be_easier():
    """RC-187, GAP-13: the dog, Friday, more starting items, fewer book events."""
    state = start(3, dog="yes", friday="yes", starting_items=4, events="fewer-book").state
    assert state.dog
    assert state.people[3].character == "friday"
    assert len(state.kept) == 4
    assert sum(LIBRARY.events[card].icon == "book" for card in state.event_deck) == 4


def test_a_table_may_be_harder():
    """RC-188, GAP-15: no starting item, more book events, without Friday."""
    state = start(2, friday="no", starting_items=0, events="more-book").state
    assert len(state.people) == 2
    assert state.kept == ()
    assert sum(LIBRARY.events[card].icon == "book" for card in state.event_deck) == 8


def test_the_wreckage_may_be_random():
    """RC-189."""
    assert {start(2, seed, wreckage="random").state.threats[1] for seed in range(30)} == set(LIBRARY.wreckage)


def test_the_top_invention_is_seen():
    """GAP-30: the deck lies face up."""
    state = start(3).state
    assert view(state, None).next_invention == state.invention_deck[0]


def test_jenny_has_no_storm_glass():
    """RC-007, RC-034: the scenario changes the set-up."""
    for seed in range(20):
        assert "storm-glass" not in [kept.card for kept in start(3, seed, scenario="jenny").state.kept]


def test_the_volcano_begins_elsewhere():
    """RC-003, RC-R24, RC-007: knife and shovel, tile 10 on D2 with its river, the crater on C2."""
    state = start(3, scenario="volcano").state
    assert (state.camp, state.island) == ("D2", {"D2": 10, "C2": 8})
    assert state.items == ("knife", "shovel")
    assert state.weapons == 1
    assert is_explored(state, "river")
    assert not is_explored(state, "beach")


def test_the_cannibals_leave_rum_and_a_pipe():
    """RC-007, RC-R26: and a tile face down on the extra space."""
    state = start(3, scenario="cannibals").state
    assert state.kept == (Kept("rum", 2), Kept("pipe", 2))
    assert state.island["D1"] == 4
    assert not is_explored(state, "hills")


def test_the_family_has_nine_more_inventions():
    """RC-007."""
    assert len(start(3, scenario="family").state.inventions) == 18
