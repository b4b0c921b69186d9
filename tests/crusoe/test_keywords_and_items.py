"""Keywords, mysteries, lost tiles and items, what each item and token does."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.loader import effects_of
from engine.crusoe.cards.words import (
    AddBeast,
    BuildFree,
    Choose,
    CoverTerrain,
    Discard,
    DiscardInventions,
    Exhaust,
    Fight,
    FlipTile,
    Halve,
    LoseItems,
    Lower,
    Mysteries,
    Option,
    Put,
    Reshuffle,
    Uncover,
    Wound,
)
from engine.crusoe.events import CardDrawn, DemandUnmet, GoodsGained, MysteryIgnored, TokenIgnored
from engine.crusoe.items import place_item
from engine.crusoe.land import is_explored, open_sources
from engine.crusoe.parts import DISCOVERIES, Goods
from engine.crusoe.scene import Scene
from engine.crusoe.state import (
    ActionsEnd,
    CarryOut,
    Choosing,
    Cover,
    Haul,
    Kept,
    Line,
    ProductionPhase,
    Resting,
    Sky,
    Token,
    Weathering,
)
from engine.crusoe.target import Target
from engine.crusoe.view import view
from tests.crusoe.table import RICH, carry_out, face, happens, legal, one, say, settle, table, tokens, told, who, wounds

LAND = {"A2": 8, "B2": 6, "A1": 5}


def built(name, **changes):
    """As it stands after the Action phase."""
    state = table(**{"phase": "action", "future": (Haul("cook", items=(name,)),), "shelter": True, **changes})
    return face(state, ActionsEnd())


# Demands


def test_one_wound_for_each_missing_resource():
    """RC-170."""
    step = happens(table(stock=Goods(wood=1)), Discard(wood=3), suffers="actor")
    assert (wounds(step.state), step.state.stock) == ([2, 0], Goods())


def test_what_all_must_meet_wounds_all():
    """RC-171: a level at nothing; a source that is not there."""
    assert wounds(happens(table(shelter=True), Lower("palisade", 2)).state) == [2, 2]
    assert wounds(
        happens(table(island={"A2": 3}, covers=(Cover("A2", "fish"),)), Exhaust("nearest", "food")).state
    ) == [
        1,
        1,
    ]


def test_if_possible_never_wounds():
    """RC-172, RC-221: the rulebook's insects."""
    assert wounds(happens(table(), Discard(wood=1, if_possible=True)).state) == [0, 0]
    assert wounds(happens(table(), Lower("weapons", 2, if_possible=True)).state) == [0, 0]


def test_one_token_of_a_kind():
    """RC-173: a second is ignored, and the demand counts as met."""
    step = happens(table(tokens=(Token("reroll", "build"),)), Put("reroll", "build"))
    assert told(step, TokenIgnored) == [TokenIgnored("reroll", "build")]
    assert len(step.state.tokens) == 1
    assert wounds(step.state) == [0, 0]


def test_food_that_keeps_pays_any_food():
    """RC-R15, RC-R16: what rots goes first."""
    step = happens(table(stock=Goods(food=1, preserved=2)), Discard(food=2))
    assert step.state.stock == Goods(preserved=1)


def test_a_choice_between_roof_and_palisade_falls_where_it_can():
    """RC-R15: refusing while able is not allowed."""
    state = happens(table(shelter=True, roof=1, palisade=1), Lower("either")).state
    assert legal(state) == ["answer roof", "answer palisade"]
    assert happens(table(shelter=True, palisade=1), Lower("either")).state.palisade == 0
    assert wounds(happens(table(shelter=True), Lower("either")).state) == [1, 1]


def test_halving_rounds_the_loss_down():
    """GAP-22, RC-051: as when the camp moves."""
    assert happens(table(shelter=True, roof=3), Halve("roof")).state.roof == 2
    assert happens(table(shelter=True, roof=1), Halve("roof")).state.roof == 1
    assert wounds(happens(table(shelter=True), Halve("either")).state) == [0, 0]


# DECIDE


def test_decide_is_always_a_choice():
    """RC-220, RC-175, RC-R18: the rulebook's card; the actor decides, and the first offer is proposed."""
    card = LIBRARY.adventures["adventure-013"]
    rich = table(stock=Goods(food=1), shelter=True, palisade=1, phase="action")
    state = happens(rich, *card.effects, actor="explorer", suffers="actor", field="build", card=card.id).state
    assert play.waiting(state) == (1,)
    assert legal(state, 0) == []
    assert isinstance(state.agenda[0], Choosing)
    left = say(state, 1, "answer fight")
    assert wounds(left) == [0, 2]
    assert left.future == (Haul("explorer", Goods(food=2, hide=1)),)
    taken = say(state, 1, "answer flee")
    assert (taken.stock, taken.palisade) == (Goods(), 0)
    assert card.id in taken.event_deck


def test_shuffled_into_the_event_deck_is_the_card_itself():
    """RC-229."""
    step = happens(table(), Reshuffle(), card="adventure-066")
    assert "adventure-066" in step.state.event_deck
    assert len(step.state.event_deck) == 13


def test_a_threat_that_costs_a_food():
    """RC-175, RC-121: one pawn and one food for one token."""
    state = say(table(threats=("event-b5", ""), stock=Goods(food=1)), 0, "assign cook threat-left")
    step = carry_out(state)
    assert (step.state.stock, one(step.state, "cook").determination, step.state.threats) == (Goods(), 1, ("", ""))


# Mysteries


def test_drawing_mysteries():
    """RC-223: one monster and two treasures (the rulebook's example): traps are ignored, one may stop or go on."""
    deck = ("mystery-208", "mystery-173", "mystery-210", "mystery-195", "mystery-218", "mystery-182", "mystery-169")
    state = table(mysteries=deck, phase="action")
    step = happens(state, Mysteries(3, treasure=2, monster=1), suffers="actor")
    assert [event.card for event in told(step, MysteryIgnored)] == ["mystery-208"]
    assert [event.card for event in told(step, CardDrawn)] == ["mystery-173"]
    assert legal(step.state) == ["answer stop", "answer go-on"]
    state = say(step.state, 0, "answer go-on")
    assert one(state, "cook").wounds == 1
    assert state.mystery_discards == ("mystery-173", "mystery-195")
    stopped = say(state, 0, "answer stop")
    assert sorted(stopped.mysteries) == sorted(set(deck) - {"mystery-173", "mystery-195"})
    gone_on = say(state, 0, "answer go-on")
    assert one(gone_on, "cook").determination == 1
    assert sorted(gone_on.mysteries) == ["mystery-169", "mystery-208", "mystery-210", "mystery-218"]


def test_an_exhausted_mystery_deck_ends_the_draw():
    """RC-R22."""
    step = happens(table(mysteries=("mystery-208",)), Mysteries(1, treasure=1))
    assert step.state.mysteries == ("mystery-208",)


def test_a_whip_keeps_the_first_trap_away():
    """RC-223: treasures may work by themselves."""
    state = table(mysteries=("mystery-210",), kept=(Kept("mystery-180"),))
    assert wounds(happens(state, Mysteries(1, trap=1)).state) == [0, 0]


# Sources, tiles, terrain


def test_the_nearest_source():
    """GAP-21: the camp's own tile counts; the first player breaks ties; a switch leaves the camp out."""
    land = {"A2": 8, "B2": 6, "A1": 1}
    assert happens(table(island=land), Exhaust("nearest", "wood")).state.covers == (Cover("A2", "wood"),)
    without = happens(table(island=land, options={"camp_is_nearest": False}), Exhaust("nearest", "wood")).state
    assert legal(without) == ["answer B2-wood", "answer A1-wood"]
    assert say(without, 0, "answer A1-wood").covers == (Cover("A1", "wood"),)


def test_an_exhausted_source_cannot_be_gathered():
    """RC-224."""
    state = table(island=LAND, covers=(Cover("B2", "wood"),))
    with pytest.raises(Illegal, match="no-source-there"):
        say(state, 0, "assign cook gather-B2-wood")


def test_a_turned_tile_loses_everything_on_it():
    """RC-225, RC-226: no token, no terrain, no action."""
    state = table(island=LAND, tokens=(Token("plus-wood", "B2"),), covers=(Cover("B2", "wood", "event-b16"),))
    assert is_explored(state, "plains")
    step = happens(state, FlipTile("B2"), card="event-b15")
    assert step.state.tokens == ()
    assert step.state.covers == (Cover("B2", "tile", "event-b15"),)
    assert not is_explored(step.state, "plains")
    assert open_sources(step.state, "B2") == ()
    assert is_explored(happens(step.state, Uncover(), card="event-b15").state, "plains")


def test_a_lost_terrain_stops_inventions_but_not_items():
    """RC-226."""
    state = table(island={"A2": 8, "A1": 5}, items=("fire",))
    assert "assign cook build-knife" in legal(state)
    covered = happens(state, CoverTerrain("mountains", if_possible=True)).state
    assert "assign cook build-knife" not in legal(covered)
    assert "fire" in covered.items


# Items


def test_a_lost_item_is_an_invention_again():
    """RC-227, RC-R23: what it added is undone, never with wounds."""
    state = table(items=("bricks", "map"), shelter=True, palisade=1, inventions=())
    lost = happens(state, LoseItems(name="bricks")).state
    assert (lost.items, lost.inventions, lost.palisade) == (("map",), ("bricks",), 0)
    nothing = happens(replace(state, palisade=0), LoseItems(name="bricks")).state
    assert (nothing.palisade, wounds(nothing)) == (0, [0, 0])


def test_without_its_map_nobody_takes_the_shortcut():
    """RC-227: what needs it becomes impossible, its pawn is gone."""
    state = table("explorer", "cook", items=("map",), inventions=())
    assert "assign explorer build-shortcut" in legal(state)
    lost = happens(state, LoseItems(name="map")).state
    assert "assign explorer build-shortcut" not in legal(lost)
    assert "map" not in view(lost, 0).pawns


def test_items_out_of_reach_this_round():
    """RC-086: nothing they give is there."""
    state = table(items=("map", "knife"), forbidden=("items",), threats=("", "event-b10"))
    assert "map" not in view(state, 0).pawns
    assert "assign cook threat-right" not in legal(state)


SCATTERED = LIBRARY.events["event-a1"].event
"""All items are out of reach this round."""


def test_a_shortcut_out_of_reach_brings_nothing():
    """RC-240, RC-067: the camp's own sources alone give."""
    state = table(island=LAND, items=("shortcut",), tokens=(Token("shortcut", "B2", "shortcut"),))
    state = happens(state, *SCATTERED, card="event-a1").state
    assert settle(face(state, ProductionPhase())).state.stock == Goods(wood=1, food=1)


def test_a_rescue_raft_out_of_reach_carries_nobody():
    """RC-285, RC-086."""
    state = table("cook", "explorer", "jenny", scenario="jenny", items=("rope", "rescue-raft"))
    assert "assign cook jenny" in legal(state)
    ashore = happens(state, *SCATTERED, card="event-a1").state
    assert "assign cook jenny" not in legal(ashore)
    with pytest.raises(Illegal, match="item-missing"):
        say(ashore, 0, "assign cook jenny")


@pytest.mark.parametrize(
    ("name", "level", "n"),
    [
        ("bow", "weapons", 3),
        ("spear", "weapons", 3),
        ("sling", "weapons", 2),
        ("knife", "weapons", 1),
        ("bricks", "palisade", 1),
        ("fire", "palisade", 1),
        ("moat", "palisade", 2),
        ("wall", "palisade", 2),
        ("fence", "palisade", 1),
    ],
)
def test_items_that_raise_a_level(name, level, n):
    """RC-249, RC-250, RC-251, RC-252, RC-253, RC-254, RC-255, RC-256, RC-292, RC-099, RC-102."""
    assert getattr(built(name).state, level) == n


def test_the_ballista_raises_both():
    """RC-289."""
    state = built("ballista").state
    assert (state.palisade, state.weapons) == (2, 1)


@pytest.mark.parametrize(("name", "goods"), [("dam", Goods(preserved=2)), ("garden", Goods(food=4))])
def test_items_that_give_goods(name, goods):
    """RC-258, RC-291, RC-099."""
    assert built(name).state.stock == goods


def test_whoever_built_it_brings_what_an_item_gives():
    """RC-099: not the first player."""
    state = table(phase="action", future=(Haul("explorer", items=("dam",)),), shelter=True)
    assert [event.who for event in told(face(state, ActionsEnd()), GoodsGained)] == ["explorer"]


def test_items_that_lay_tokens():
    """RC-269, RC-281: snare and hatchet on the camp's tile."""
    assert tokens(built("snare").state) == {("plus-food", "A2")}
    assert tokens(built("hatchet").state) == {("plus-wood", "A2")}


def test_the_shortcut_leads_to_a_tile_beside_the_camp():
    """RC-240."""
    state = settle(built("shortcut", island=LAND), "B2").state
    assert tokens(state) == {("shortcut", "B2")}


def test_the_corral():
    """RC-262, RC-R03: any food source beside the camp becomes food in the camp, if one likes."""
    state = built("corral", island=LAND).state
    assert legal(state) == ["answer A1-parrot", "answer B2-parrot", "answer leave"]
    done = say(state, 0, "answer B2-parrot")
    assert done.covers == (Cover("B2", "parrot", "corral"),)
    assert tokens(done) == {("plus-food", "A2")}
    assert say(state, 0, "answer leave").covers == ()


def test_items_that_others_need():
    """RC-259, RC-260, RC-261, RC-101, RC-301."""
    needs: set[str] = {need for card in LIBRARY.inventions.values() for need in card.needs}
    needs |= {card.action.needs or card.action.unless for card in LIBRARY.events.values()}
    assert {"rope", "shovel", "knife", "fire", "bricks", "map"} <= needs


# Discoveries


@pytest.mark.parametrize(
    ("token", "changes", "check"),
    [
        ("thorns", {"shelter": True}, lambda state: state.palisade == 1),
        ("flint", {}, lambda state: state.weapons == 1),
        ("song", {}, lambda state: state.morale == 1),
        ("branch", {}, lambda state: state.stock == Goods(wood=1)),
        ("fruit", {}, lambda state: state.stock == Goods(food=2)),
        ("candle", {}, lambda state: state.brown == 1),
        ("goat", {"weapons": 1}, lambda state: state.stock == Goods(food=1, hide=1)),
        ("poison", {"items": ("pot",)}, lambda state: state.weapons == 2),
        ("herb", {"items": ("pot",)}, lambda state: "cure" in state.items),
        ("spice", {"items": ("pot",)}, lambda state: state.morale == 1),
    ],
)
def test_discoveries_are_spent_when_used(token, changes, check):
    """RC-303, RC-130."""
    state = say(table(discoveries=(token,), **changes), 0, f"use {token}")
    assert check(state)
    assert (state.discoveries, state.gone) == ((), (token,))


@pytest.mark.parametrize("token", ["goat", "poison", "herb", "spice"])
def test_some_discoveries_need_something(token):
    """RC-303: a weapon, a pot."""
    with pytest.raises(Illegal, match="cannot-use"):
        say(table(discoveries=(token,)), 0, f"use {token}")


def test_a_chest_is_a_treasure():
    """RC-303."""
    state = say(table(discoveries=("chest",), mysteries=("mystery-195", "mystery-193")), 0, "use chest")
    assert state.weapons == 2
    assert state.mysteries == ("mystery-195",)


def test_balm_heals_at_night():
    """RC-303, RC-R02."""
    state = who(table(discoveries=("balm",), items=("pot",), phase="night"), "explorer", wounds=2)
    state = say(face(state, Resting()).state, 0, "use balm")
    assert wounds(state) == [0, 0]


def test_the_tokens_of_the_box():
    """RC-302, RC-303: four symbols and eighteen others."""
    assert sorted(DISCOVERIES) == sorted(
        ["candle", "branch", "fruit", "goat", "chest"] * 2
        + ["thorns", "flint", "song", "leaves", "balm", "poison", "herb", "spice"]
        + ["sign-1", "sign-2", "sign-3", "sign-4"]
    )
    kinds = {effect.token for deck in (LIBRARY.events, LIBRARY.adventures) for effect in put_by(deck.values())}
    assert {
        "adventure",
        "reroll",
        "strength",
        "minus-pawn",
        "plus-wood",
        "plus-food",
        "rain",
        "winter",
        "storm",
    } <= kinds


def put_by(cards):
    return [effect for card in cards for effect in effects_of(card) if isinstance(effect, Put)]


# Odds and ends


def test_a_special_wounds_card_finds_its_bearer():
    """GAP-33, RC-051: whoever bears it, nobody else."""
    card = LIBRARY.adventures["adventure-015"]
    state = happens(table(), *card.effects, actor="explorer", suffers="actor", card=card.id).state
    assert card.id in state.event_deck
    step = happens(state, *card.event, card=card.id)
    assert wounds(step.state) == [0, 3]
    assert one(step.state, "explorer").injuries == ()
    cured = happens(replace(state, items=("cure",)), *card.event, card=card.id)
    assert wounds(cured.state) == [0, 1]


def test_inventions_thrown_away():
    """RC-170: one missing, one wound."""
    step = happens(table(inventions=("bow",)), DiscardInventions(2))
    assert (step.state.inventions, step.state.invention_discards) == ((), ("bow",))
    assert told(step, DemandUnmet) == [DemandUnmet("inventions", 1)]
    assert wounds(step.state) == [1, 1]


def test_an_item_for_nothing_comes_after_the_actions():
    """RC-123: in the Action phase; otherwise at once."""
    later = happens(table(phase="action"), BuildFree(("cure",)), suffers="actor", field="explore").state
    assert later.future == (Haul("cook", items=("cure",)),)
    assert happens(table(phase="night"), BuildFree(("cure",))).state.items == ("cure",)


def test_the_beast_deck_is_renewed():
    """RC-R22."""
    state = happens(table(beasts=(), beast_discards=("beast-fox",)), AddBeast()).state
    assert (state.hunt, state.beast_discards) == (("beast-fox",), ())


def test_a_sabre_hurts_the_hand():
    """RC-228: weapons +3 for a wound, as often as one likes; the marker falls all the same."""
    state = table(kept=(Kept("mystery-177"),), weapons=1)
    state = happens(state, Fight(4, weapons=1), suffers="actor").state
    state = say(state, 0, "use mystery-177")
    assert (wounds(state), state.weapons, state.kept) == ([1, 0], 0, (Kept("mystery-177"),))


def test_the_sabre_hurts_whoever_fights():
    """RC-228: not whoever speaks for it."""
    state = happens(table(kept=(Kept("mystery-177"),)), Fight(3), suffers="actor").state
    assert wounds(say(state, 1, "use mystery-177")) == [1, 0]


def test_against_a_beast_of_the_weather_the_sabre_hurts_nobody_outside():
    """RC-222, RC-R27: the first of those in the camp holds it."""
    state = table(phase="weather", kept=(Kept("mystery-177"),), sky=Sky(animals="beast"))
    assert wounds(say(face(state, Weathering()).state, 1, "use mystery-177")) == [1, 0]
    state = who(state, "cook", outside=True)
    assert wounds(say(face(state, Weathering()).state, 1, "use mystery-177")) == [0, 1]


def test_a_helmet_saves_a_wound_in_each_fight():
    """GAP-07."""
    state = table(kept=(Kept("mystery-170"),))
    assert wounds(happens(state, Fight(3), suffers="actor").state) == [2, 0]


def test_a_treasure_map_is_followed_once():
    """RC-223."""
    state = table(kept=(Kept("mystery-194"),), mysteries=("mystery-182", "mystery-193"))
    state = say(state, 0, "assign cook chart", "assign cook chart")
    step = carry_out(state, "go-on")
    assert step.state.weapons == 2
    assert "mystery-194" in step.state.mystery_discards
    assert "assign cook chart" not in legal(step.state)


def test_one_more_building_with_the_dice():
    """RC-087: only goods nobody has been promised."""
    card = LIBRARY.adventures["adventure-026"]
    state = table(stock=Goods(wood=1), phase="action", adventures={"build": (), "gather": (), "explore": ()})
    state = happens(state, *card.effects, suffers="actor", card=card.id).state
    state = say(state, 0, "answer take")
    assert "answer weapons" in legal(state)
    done = settle(play.play(GAME, state, 0, play.read(GAME, "answer weapons"))).state
    assert done.weapons == 1 or one(done, "cook").determination == 2


def test_a_choice_of_losses_offers_only_what_is_possible():
    """RC-R15."""
    effect = Choose((Option("pay", (Discard(wood=2),)), Option("wounds", (Wound(1, "all"),))), "loss")
    assert wounds(happens(table(stock=Goods(wood=1)), effect).state) == [1, 1]
    state = happens(table(stock=Goods(wood=2)), effect).state
    assert legal(state) == ["answer pay", "answer wounds"]


def test_a_source_waits_to_wither():
    """RC-224: an adventure on a space nobody could explore after all."""
    state = happens(table(), Exhaust("here"), space="B2", suffers="actor").state
    assert tokens(state) == {("wither", "B2")}
    state = replace(state, tiles=(6,), beasts=())
    step = settle(
        face(replace(state, phase="action"), CarryOut(Line(Target("explore-B2"), ("cook", "cook"), certain=True)))
    )
    assert len(step.state.covers) == 1
    assert tokens(step.state) == set()


def test_an_item_lies_in_no_deck_any_more():
    """RC-124: though its invention had been thrown away."""
    state = table(phase="action", future=(Haul("cook", items=("cure",)),), inventions=(), invention_discards=("cure",))
    state = face(state, ActionsEnd()).state
    assert (state.items, state.invention_discards) == (("cure",), ())


def test_items_are_placed_by_name():
    """RC-124: twice changes nothing."""
    scene = Scene(table(items=("knife",), weapons=1))
    place_item(scene, "knife")
    assert scene.state.weapons == 1
    assert RICH.covers(Goods(food=25))
