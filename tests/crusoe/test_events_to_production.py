"""Phases 1 to 3."""

from msgspec.structs import replace

from engine.crusoe.cards.words import Fight, Gain, Raise, Wound
from engine.crusoe.events import CardDrawn, Fought, LevelChanged, ProductionGathered, ThreatStruck, TokenPlaced
from engine.crusoe.parts import Goods
from engine.crusoe.state import (
    Cover,
    EventPhase,
    Kept,
    MoralePhase,
    PlaceThreat,
    Production,
    ProductionPhase,
    Token,
)
from tests.crusoe.table import ASKING, face, happens, lucky, one, say, settle, table, tokens, told, who, wounds


def events(*deck, **changes):
    return settle(face(table(event_deck=deck, **{"round": 2, "phase": "event", **changes}), EventPhase()))


def test_a_storm_and_a_collapse_come_before_the_event():
    """RC-050, RC-051: halves of adventures happen and another card is drawn (the rulebook's example)."""
    step = events("adventure-065", "adventure-010", "event-a20", shelter=True, roof=3)
    assert [event.card for event in told(step, CardDrawn)] == ["adventure-065", "adventure-010", "event-a20"]
    assert ("storm", "weather") in tokens(step.state)
    assert step.state.roof == 2
    assert step.state.adventure_discards["explore"] == ("adventure-065",)
    assert step.state.threats[1] == "event-a20"


def test_an_icon_lays_an_adventure_token():
    """RC-052: on the field of its colour."""
    step = events("event-a20")
    assert TokenPlaced("adventure", "build") in step.events


def test_a_book_asks_the_scenario():
    """RC-052, RC-006: Jenny's book lowers the palisade."""
    state = table(scenario="jenny", event_deck=("event-b6",), round=2, phase="event", shelter=True, palisade=2)
    assert face(state, EventPhase()).state.palisade == 1


def test_a_card_is_pushed_off_only_where_its_place_is_needed():
    """RC-053, RC-054, RC-089, RC-090: then its threat strikes."""
    assert events("event-a20", threats=("event-b5", "")).state.threats == ("event-b5", "event-a20")
    step = events("event-a20", threats=("event-b11", "event-b6"))
    assert step.state.threats == ("event-b6", "event-a20")
    assert told(step, ThreatStruck) == [ThreatStruck("event-b11")]
    assert step.state.morale == -2


def test_a_wreckage_has_no_threat():
    """RC-090, RC-092."""
    step = events("event-a20", threats=("wreckage-food-crates", "event-b6"))
    assert told(step, ThreatStruck) == []
    assert step.state.threats == ("event-b6", "event-a20")


def test_resolve_again_means_once():
    """RC-055: and then the card is gone."""
    state = table(threats=("event-b2", "event-b6"), round=3, phase="event")
    step = face(state, PlaceThreat("event-a20"))
    assert step.state.covers == (Cover("A2", "fish", "event-b2"),)
    assert "event-b2" in step.state.gone


def test_the_first_player_fights_in_the_event_phase():
    """RC-056, GAP-26: and takes the wounds."""
    step = events("adventure-014", "event-b4", first=1, stock=Goods(), weapons=1, palisade=1)
    assert told(step, Fought) == [Fought("explorer", 3, 1)]
    assert wounds(step.state) == [0, 2]
    assert step.state.stock == Goods(food=2, hide=1)


def test_what_an_event_gives_is_there_at_once():
    """RC-057."""
    step = happens(table(phase="event"), Gain(wood=2))
    assert step.state.stock == Goods(wood=2)


def test_without_an_event_card_nothing_happens():
    """RC-R22."""
    assert events().state.threats == table().threats


# Morale


def morale(level, seats=("cook", "explorer"), **changes):
    return face(table(*seats, morale=level, **changes), MoralePhase())


def test_good_morale_gives_tokens_to_the_first_player():
    """RC-060, RC-028, GAP-02."""
    for level, tokens_won in ((-1, 0), (0, 0), (1, 1), (2, 2)):
        step = morale(level, first=1)
        assert one(step.state, "explorer").determination == tokens_won
    assert one(morale(2).state, "cook").determination == 2


def test_the_top_level_is_two_tokens_or_a_healed_wound():
    """RC-060: the first player chooses."""
    state = face(who(table(morale=3, orders=ASKING), "cook", wounds=2), MoralePhase()).state
    assert one(say(state, 0, "answer tokens"), "cook").determination == 2
    assert one(say(state, 0, "answer heal"), "cook").wounds == 1


def test_the_lowest_morale_costs_three_tokens():
    """RC-061: with one token, two wounds (the rulebook's example)."""
    step = face(who(table(morale=-3), "cook", determination=1), MoralePhase())
    assert one(step.state, "cook").determination == 0
    assert wounds(step.state) == [2, 0]


def test_a_pipe_may_still_be_lit_before_the_wounds():
    """RC-R27: whoever could still meet a demand is asked first."""
    state = face(table(morale=-2, kept=(Kept("pipe", 2),)), MoralePhase()).state
    state = say(state, 0, "use pipe")
    assert wounds(state) == [0, 0]


def test_diary_and_drums_lift_the_first_player():
    """RC-263, RC-264: one and two tokens more, or fewer lost."""
    assert one(morale(0, items=("diary",)).state, "cook").determination == 1
    assert one(morale(-3, items=("drums",)).state, "cook").wounds == 1
    assert one(morale(1, items=("diary", "drums")).state, "cook").determination == 4


def test_alone_one_is_glad_to_be_alive():
    """RC-190: morale rises before it is applied."""
    step = face(table("cook", "friday", morale=-1), MoralePhase())
    assert step.state.morale == 0
    assert wounds(step.state) == [0, 0]


# Production


def production(**changes):
    return face(table(**changes), ProductionPhase())


def test_each_source_of_the_camps_tile_gives_one():
    """RC-065, RC-066, GAP-03: a fish and a wood source (the rulebook's example)."""
    assert production().state.stock == Goods(wood=1, food=1)
    assert production(island={"A2": 9}, tiles=()).state.stock == Goods(food=1)


def test_cards_change_production():
    """RC-067."""
    assert production(production=Production(no_food=True, wood=1)).state.stock == Goods(wood=2)
    assert production(production=Production(halved=True)).state.stock == Goods()
    assert production(production=Production(nothing=True)).state.stock == Goods()
    assert production(production=Production(food=-1)).state.stock == Goods(wood=1)


def test_an_exhausted_source_gives_nothing():
    """RC-224, GAP-17: but for its token; a switch takes that too."""
    covered = {"covers": (Cover("A2", "fish"),)}
    assert production(**covered).state.stock == Goods(wood=1)
    token = {**covered, "tokens": (Token("plus-food", "A2"),)}
    assert production(**token).state.stock == Goods(wood=1, food=1)
    assert production(**token, options={"token_on_exhausted": False}).state.stock == Goods(wood=1)


def test_a_token_gives_one_more():
    """RC-115, RC-117, RC-R09: where there is no source it is one."""
    laid = (Token("plus-food", "A2"), Token("plus-wood", "A2"))
    assert production(tokens=laid).state.stock == Goods(wood=2, food=2)
    assert production(tokens=laid, island={"A2": 3}).state.stock == Goods(wood=1, food=2)


def test_the_shortcut_brings_one_resource():
    """RC-240: of the players' choice."""
    way = {"island": {"A2": 8, "B2": 6}, "tokens": (Token("shortcut", "B2", "shortcut"),), "items": ("shortcut",)}
    state = production(**way).state
    assert say(state, 0, "answer food").stock == Goods(wood=1, food=2)
    assert say(state, 0, "answer wood").stock == Goods(wood=2, food=1)


def test_something_falls_into_the_pit():
    """RC-268, GAP-18, RC-R25: one food, two by the printed card."""
    caught = Goods(wood=1, food=2)
    lucky(table(items=("pit",)), lambda state: face(state, ProductionPhase()), lambda step: step.state.stock == caught)
    empty = Goods(wood=1, food=1)
    lucky(table(items=("pit",)), lambda state: face(state, ProductionPhase()), lambda step: step.state.stock == empty)
    printed = table(items=("pit",), options={"printed_cards": True})
    lucky(printed, lambda state: face(state, ProductionPhase()), lambda step: step.state.stock.food == 3)


def test_a_level_over_no_shelter_does_not_rise():
    """GAP-25: and nobody suffers."""
    step = happens(table(), Raise("palisade"), Raise("roof"), Raise("weapons"))
    assert told(step, LevelChanged) == [LevelChanged("weapons", 1, 1)]
    assert wounds(step.state) == [0, 0]


def test_a_fight_of_an_event_gives_its_spoils():
    """RC-056."""
    step = happens(table(phase="event", weapons=5), Fight(4, 0, 0, 2, 1))
    assert step.state.stock == Goods(food=2, hide=1)
    assert told(step, ProductionGathered) == []


def test_a_wound_without_a_number_is_one():
    """RC-174."""
    assert wounds(happens(replace(table(), phase="event"), Wound()).state) == [1, 0]
