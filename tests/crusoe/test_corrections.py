"""Rules that were once carried out otherwise."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import (
    Book,
    Fight,
    Forbid,
    Keep,
    Mysteries,
    StartingItem,
    StayOut,
    TakeHunt,
)
from engine.crusoe.events import ActionFailed, ActionSucceeded, CardKept, DiceRolled, Died, Fought, PitSeen, TilePlaced
from engine.crusoe.parts import Goods
from engine.crusoe.plan import needed
from engine.crusoe.scene import is_here
from engine.crusoe.state import (
    ActionsEnd,
    BeginPlanning,
    CarryOut,
    Cause,
    Cover,
    Fighting,
    Haul,
    Kept,
    Line,
    NightPhase,
    Planning,
    Production,
    ProductionPhase,
    ResolveActions,
    RoundBegins,
    Sky,
    Token,
    Weathering,
)
from engine.crusoe.target import Target
from tests.crusoe.table import carry_out, face, happens, legal, lucky, one, say, settle, table, told, who, wounds

LAND = {"A2": 8, "B2": 6, "A1": 5}
THREE = ("cook", "explorer", "friday")


# Actions


def test_exploring_leaves_the_order_of_the_tiles():
    """RC-127: what a spyglass has laid in order is drawn in order."""
    state = table(tiles=(3, 9, 1))
    for space in ("A1", "B2", "A3"):
        state = say(state, 0, f"assign cook explore-{space}", f"assign cook explore-{space}")
        step = carry_out(state)
        state = replace(step.state, agenda=(Planning(),), plan=(), island={**step.state.island})
        assert told(step, TilePlaced)
    assert [state.island[space] for space in ("A1", "B2", "A3")] == [3, 9, 1]


def in_action(*effects, **changes):
    """Something that the cook's gathering brings."""
    state = table(phase="action", island=LAND, **changes)
    return happens(state, *effects, suffers="actor", actor="cook", field="gather", card="mystery-172")


def test_a_card_won_by_an_action_helps_nobody_in_the_same_phase():
    """RC-087, RC-088: it is there when all actions are over."""
    step = in_action(StartingItem(), box=("pistol",))
    assert told(step, CardKept) == [CardKept("pistol", 2)]
    assert step.state.kept == ()
    hunt = face(step.state, Fighting(Cause(actor="cook", suffers="actor"), 9)).state
    assert wounds(hunt)[0] == 9
    assert face(step.state, ActionsEnd()).state.kept == (Kept("pistol", 2),)


def test_a_card_used_up_outside_an_action_is_there_at_once():
    """RC-035, RC-087: a use is no action."""
    state = say(table(discoveries=("chest",), mysteries=("mystery-172",)), 0, "use chest")
    assert state.kept == (Kept("mystery-172", 1),)


def test_treasures_of_this_draw_are_dropped_wherever_they_are():
    """RC-223: by the trap that takes them, though they lie among what is to come."""
    state = table(phase="action", mysteries=("mystery-172", "mystery-215"))
    step = settle(
        happens(state, Mysteries(2, treasure=1, trap=1, mandatory=True), actor="cook", suffers="actor", field="explore")
    )
    assert not any(haul.kept for haul in step.state.future)
    assert "mystery-172" in step.state.mystery_discards


def test_a_whip_spares_no_trap_of_the_draw_it_is_found_in():
    """RC-223."""
    state = table(phase="action", mysteries=("mystery-180", "mystery-210"))
    step = happens(
        state, Mysteries(2, treasure=1, trap=1, mandatory=True), actor="cook", suffers="actor", field="explore"
    )
    assert wounds(step.state)[0] == 2
    found = say(table(discoveries=("chest",), mysteries=("mystery-180",)), 0, "use chest")
    assert wounds(happens(replace(found, mysteries=("mystery-210",)), Mysteries(1, trap=1)).state)[0] == 2


def test_a_bowl_curses_from_the_next_round_and_only_where_dice_are_rolled():
    """RC-111: with pawns enough nothing is rolled."""
    state = settle(happens(table(event_deck=()), *LIBRARY.mysteries["mystery-185"].effects, card="mystery-185")).state
    assert not one(state, "cook").bowl
    state = settle(face(replace(state, event_deck=()), RoundBegins(), BeginPlanning(), stop=None)).state
    assert one(state, "cook").bowl
    certain = CarryOut(Line(Target("weapons"), ("cook", "cook"), certain=True))
    assert not told(face(state, certain), DiceRolled)
    cursed = who(state, "cook", cursed=True)
    assert told(face(cursed, certain), DiceRolled)


def gathering(*lines):
    """The explorer's pawns come after the cook's."""
    state = table(island=LAND, items=("basket", "sack"))
    for seat, line in lines:
        state = say(state, seat, line, line)
    return face(replace(state, ready=(0, 1)), Planning(), ResolveActions(), ActionsEnd(), BeginPlanning(), stop=None)


def test_basket_and_sack_go_on_one_action_each_as_one_likes():
    """RC-241, RC-242: asked where something else is still to be gathered."""
    state = gathering((0, "assign cook gather-B2-wood"), (1, "assign explorer gather-A1-parrot")).state
    assert legal(state) == ["answer both", "answer basket", "answer sack", "answer leave"]
    assert say(state, 0, "answer both").stock == Goods(wood=3, food=1)
    assert say(state, 0, "answer sack").stock == Goods(wood=2, food=2)
    assert say(state, 0, "answer leave").stock == Goods(wood=1, food=3)


def test_of_the_same_goods_the_first_gathering_takes_both():
    """RC-241, RC-242."""
    state = gathering((0, "assign cook gather-B2-wood"), (1, "assign explorer gather-A1-wood")).state
    assert state.stock == Goods(wood=4)


@pytest.mark.parametrize("target", ["shelter", "weapons", "rest", "threat-right"])
def test_a_dead_friday_does_nothing_more(target):
    """RC-185, RC-R08: by a danger before the dice; nothing is spent, nobody gains."""
    danger = (Token("strength", "A2"),)
    state = who(table(*THREE, tokens=danger, phase="action", stock=Goods(wood=9)), "friday", wounds=3)
    step = settle(face(state, CarryOut(Line(Target(target), ("friday", "cook"), cost=Goods(wood=1)))))
    if target in ("shelter", "weapons"):
        assert told(step, Died)
        assert not told(step, DiceRolled)
        assert told(step, ActionFailed)
        assert (step.state.shelter, step.state.weapons, step.state.stock) == (False, 0, Goods(wood=9))
    else:
        assert is_here(step.state, "friday")


def test_friday_dead_on_his_wound_die_builds_nothing():
    """RC-185, RC-R08."""
    state = who(table(*THREE, phase="action", stock=Goods(wood=9)), "friday", wounds=3)
    line = Line(Target("shelter"), ("friday",), cost=Goods(wood=2))
    step = lucky(
        state,
        lambda other: settle(face(other, CarryOut(line))),
        lambda step: told(step, DiceRolled)[0] == DiceRolled("friday", "build", "wound", "success", "adventure"),
    )
    assert not told(step, ActionSucceeded)
    assert (step.state.shelter, step.state.stock.wood) == (False, 9)


def test_friday_is_wounded_by_the_totem_that_he_finds():
    """RC-184: whoever explored it is meant."""
    state = table(*THREE, scenario="cannibals", tiles=(7,), beasts=(), pile=())
    state = say(state, 0, "assign friday explore-B2", "assign cook explore-B2", "take-back cook explore-B2")
    step = settle(face(replace(state, phase="action"), CarryOut(Line(Target("explore-B2"), ("friday",), certain=True))))
    assert one(step.state, "friday").wounds == 1


def test_a_beast_taken_without_minding_its_strength():
    """GAP-07: it costs and gives what it otherwise does."""
    step = settle(happens(table(hunt=("beast-boa",), weapons=3, pile=("song",)), TakeHunt(), suffers="actor"))
    assert told(step, Fought) == [Fought("cook", 0, 3)]
    assert (step.state.weapons, step.state.stock, step.state.discoveries) == (1, Goods(food=2), ("song",))
    assert wounds(settle(happens(table(hunt=("beast-iguana",), weapons=3), TakeHunt(), suffers="actor")).state)[0] == 1


def test_a_monster_or_a_trap_whichever_comes():
    """RC-223, RC-220: not both, and nobody chooses before."""
    card = LIBRARY.adventures["adventure-038"]
    deck = ("mystery-195", "mystery-210", "mystery-173", "mystery-182")
    state = happens(table(mysteries=deck), *card.effects, suffers="actor", card=card.id).state
    assert legal(state) == ["answer leave", "answer take"]
    state = say(state, 0, "answer take", "answer go-on", "answer go-on")
    assert wounds(state)[0] == 1
    assert state.stock.hide == 2


# Production, weather, night


def test_halved_production_is_half_of_all_of_it():
    """RC-067: of the beach's wood and fish one; the group chooses which."""
    state = face(table(production=Production(halved=True), phase="production"), ProductionPhase()).state
    assert legal(state, 1) == ["answer 1-0", "answer 0-1"]
    assert say(state, 1, "answer 0-1").stock == Goods(food=1)
    rich = table(production=Production(halved=True, wood=4), island={"A2": 1})
    assert face(rich, ProductionPhase()).state.stock == Goods(wood=2)


def test_without_food_this_round_the_pit_is_empty():
    """RC-268, RC-067."""
    state = table(items=("pit",), production=Production(no_food=True))
    assert not told(face(state, ProductionPhase()), PitSeen)
    assert told(face(replace(state, production=Production()), ProductionPhase()), PitSeen)


def test_items_come_back_when_the_actions_are_over():
    """RC-227: out of reach in planning and actions; tonight the pot cooks."""
    state = happens(table(items=("pot",)), Forbid("items")).state
    state = face(state, ActionsEnd()).state
    assert state.forbidden == ()


def test_a_trap_wounds_every_night_without_a_cure():
    """RC-223: until there is one."""
    state = settle(happens(table(shelter=True), *LIBRARY.mysteries["mystery-220"].effects, suffers="actor")).state
    fed = replace(state, stock=Goods(food=2))
    assert wounds(settle(face(fed, NightPhase())).state) == [2, 0]
    assert wounds(settle(face(replace(fed, items=("cure",)), NightPhase())).state) == [1, 0]


def outside(name, *names, **changes):
    return who(table(*names, **{"shelter": True, **changes}), name, outside=True)


def test_what_is_won_outside_keeps_no_food_in_the_camp():
    """RC-222: boxes found by whoever stays out."""
    state = table(shelter=True, phase="action", stock=Goods(food=5), mysteries=("mystery-188",))
    state = happens(state, StayOut(), Mysteries(1, treasure=1), actor="cook", suffers="actor", field="explore").state
    evening = face(state, ActionsEnd()).state
    assert (evening.kept, evening.away[0].kept) == ((), (Kept("mystery-188"),))
    night = settle(face(evening, NightPhase())).state
    assert night.stock.food == 0
    assert face(replace(night, event_deck=()), RoundBegins()).state.kept == (Kept("mystery-188"),)


def test_outside_ones_own_fruit_is_a_meal():
    """RC-222, RC-R20."""
    state = outside("explorer", stock=Goods(food=1), pile=())
    state = replace(state, away=(Haul("explorer", discoveries=("fruit",)),))
    night = settle(face(state, NightPhase())).state
    assert wounds(night) == [0, 1]
    assert night.away == (Haul("explorer", Goods(food=1)),)
    assert GAME.faults(replace(night, phase="night")) == []


def test_outside_a_goat_needs_a_weapon():
    """RC-222, RC-303."""
    state = replace(outside("explorer", stock=Goods(food=1)), away=(Haul("explorer", discoveries=("goat",)),))
    assert wounds(settle(face(state, NightPhase())).state) == [0, 3]
    assert wounds(settle(face(replace(state, weapons=1), NightPhase())).state) == [0, 1]


def test_the_camps_things_heal_nobody_outside():
    """RC-222, RC-R20: nor do those outside use them."""
    state = outside("cook", items=("pot",), stock=Goods(food=9), kept=(Kept("mystery-176", 1),))
    state = who(who(state, "cook", wounds=3, determination=2), "explorer", wounds=3)
    state = face(state, NightPhase()).state
    assert not [line for line in legal(state, 0) if line.startswith("use")]
    state = say(state, 1, "use pot", "use mystery-176")
    assert one(state, "explorer").wounds == 1
    assert one(state, "cook").wounds >= 3


def test_with_nobody_in_the_camp_nobody_is_warmed():
    """RC-222: rain and winter take nothing; animals and storm strike what stands there."""
    state = who(table("cook", shelter=True, palisade=2, phase="weather"), "cook", outside=True)
    sky = Sky(rain=2, winter=1, animals="food")
    state = replace(state, sky=sky, stock=Goods(wood=9, food=9), tokens=(Token("storm", "weather"),))
    after = face(state, Weathering()).state
    assert (after.stock, after.palisade, wounds(after)) == (Goods(wood=9, food=8), 1, [0])


def test_one_may_still_eat_and_heal_between_the_cold_and_the_rot():
    """RC-044: two unhurt people without a shelter, a pot, and food that would be gone."""
    state = table(items=("pot",), stock=Goods(food=9))
    state = face(state, NightPhase()).state
    assert wounds(state) == [1, 1]
    assert "use pot" in legal(state)
    healed = say(state, 0, "use pot", "answer cook")
    assert wounds(healed) == [0, 1]
    assert settle(face(healed, *healed.agenda[:-1])).state.stock.food == 0


def test_before_the_cold_one_is_asked_where_it_would_kill():
    """RC-044, RC-162."""
    state = who(table("cook", kept=(Kept("rum", 2),), stock=Goods(food=1)), "cook", wounds=12)
    state = face(state, NightPhase()).state
    assert play.waiting(state) == (0,)
    assert wounds(say(state, 0, "use rum")) == [12]


# Scenarios


def test_the_book_lays_no_ash_where_the_lava_is():
    """RC-006: it must harm somebody."""
    state = table(scenario="volcano", tokens=(Token("lava", "D2"),), camp="A2")
    offered = {line.split()[1] for line in legal(happens(state, Book()).state)}
    assert "D2" not in offered
    assert "C2" not in offered
    assert "A1" in offered


def test_clearing_is_an_action_of_its_own():
    """RC-034, RC-114: no token of arranging the camp makes it dearer."""
    state = table(scenario="family", covers=(Cover("A2", "wood"),), tokens=(Token("minus-pawn", "arrange"),))
    assert (Target("clear-A2-wood").field, needed(state, Target("clear-A2-wood"))) == ("clear", 2)


def test_a_storm_glass_is_not_on_jennys_island():
    """RC-007: not even in the box."""
    for seed in range(8):
        state = play.start(GAME, 2, {"scenario": "jenny", "starting_items": 4}, seed).state
        assert "storm-glass" not in (*state.box, *(kept.card for kept in state.kept))
        assert len(state.kept) == 4
        assert "storm-glass" in state.gone


@pytest.mark.parametrize(("thing", "kind"), [("mystery-174", "kept"), ("chest", "discoveries")])
def test_amulet_and_chest_work_at_any_time(thing, kind):
    """RC-R27: at a gate too, where one is asked for another reason."""
    held = {"kept": (Kept(thing, 1),)} if kind == "kept" else {"discoveries": (thing,)}
    state = table(**held, tokens=(Token("rain", "weather"),))
    pistol = replace(state, kept=(*state.kept, Kept("pistol", 2)))
    fight = happens(pistol, Fight(3), suffers="actor").state
    assert f"use {thing}" in legal(fight)
    assert Keep().uses == 1
