"""Where one rule meets another: what a use gives in the middle of an action, what is promised, what is undone."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import (
    Discard,
    DiscardInventions,
    LoseItems,
    LoseMarked,
    MoveCamp,
    Mysteries,
    Pen,
    Uncover,
    UseUp,
)
from engine.crusoe.events import (
    ActionFailed,
    BeastMet,
    CardDiscarded,
    CardDrawn,
    CardSeen,
    CloudSoftened,
    CoverLifted,
    DiscoveryLost,
    TokenPlaced,
    TokenRemoved,
    Wounded,
)
from engine.crusoe.faults import faults
from engine.crusoe.items import place_item
from engine.crusoe.land import is_accessible, yields
from engine.crusoe.parts import Goods
from engine.crusoe.plan import needed
from engine.crusoe.progress import CastawaysProgress, VolcanoProgress
from engine.crusoe.scenarios.cannibals import TRIBUTE
from engine.crusoe.scene import Scene
from engine.crusoe.state import (
    CarryOut,
    Cause,
    Choosing,
    Cover,
    Eating,
    Fighting,
    Haul,
    Kept,
    Line,
    NightPhase,
    RollDice,
    Rolling,
    RoundBegins,
    RoundEnds,
    SeatOrders,
    Sky,
    Token,
    Weathering,
)
from engine.crusoe.target import Target
from engine.crusoe.view import view
from tests.crusoe.table import (
    RICH,
    carry_out,
    face,
    happens,
    legal,
    lucky,
    say,
    settle,
    table,
    told,
    who,
    wounds,
)

LAND = {"A2": 8, "B2": 6}


# While an action is carried out


def test_soup_cooked_during_an_action_is_in_the_stores_at_once():
    """RC-206, RC-R27: so it can still meet the demand."""
    state = who(table(phase="action"), "cook", determination=3)
    state = happens(state, Discard(food=1), actor="explorer", suffers="actor", field="build").state
    state = say(state, 0, "use soup")
    assert (wounds(state)[:2], state.stock, state.future) == ([0, 0], Goods(), ())


def test_a_token_scouted_during_a_roll_is_in_the_stores_at_once():
    """RC-211: to the available ones."""
    state = table("explorer", "carpenter", phase="action", pile=("song", "flint"))
    state = who(state, "explorer", determination=5, orders=SeatOrders(rolls="always"))
    rolling = Rolling(Cause(actor="carpenter", field="explore"), "blank", "success", "blank")
    state = face(state, rolling).state
    assert say(state, 0, "use scouting", "answer song").discoveries == ("song",)


def test_a_herb_used_before_the_fight_is_a_cure_in_it():
    """RC-303, RC-R27: a use is no action, so its item does not wait for the end of the actions."""
    state = table(discoveries=("herb",), items=("pot",), hunt=("beast-wild-dog",), phase="action")
    pistol = replace(state, kept=(Kept("pistol", 1),))
    state = face(pistol, CarryOut(Line(Target("hunt"), ("cook", "cook")))).state
    state = say(state, 0, "use herb")
    assert "cure" in state.items
    assert wounds(say(state, 0, "pass"))[0] == 3


def test_what_the_action_at_hand_has_been_promised_is_not_eaten():
    """RC-R28: until it is paid; after a failure it is free again (RC-R13)."""
    state = who(table("cook", "carpenter", stock=Goods(food=2), phase="action"), "cook", determination=4, wounds=3)
    state = who(state, "carpenter", determination=2)
    line = Line(Target("build-garden"), ("carpenter",), pays="food", cost=Goods(food=2))
    rolled = face(state, CarryOut(line)).state
    assert "use recipe" not in legal(rolled)
    assert "use recipe" in legal(replace(rolled, stock=Goods(food=3)))


def test_a_failed_action_sets_its_goods_free():
    """RC-R13, RC-R28: the demand of its adventure may take them."""
    decks = {"build": ("adventure-011",), "gather": (), "explore": ()}
    state = table(stock=Goods(food=2), phase="action", adventures=decks)
    line = Line(Target("build-garden"), ("cook",), pays="food", cost=Goods(food=2))
    step = lucky(
        state,
        lambda each: settle(face(each, CarryOut(line))),
        lambda each: bool(told(each, ActionFailed) and told(each, CardDrawn)) and not told(each, Wounded),
    )
    assert step.state.stock.food == 1


def test_additional_pawns_that_were_not_needed_are_discarded_too():
    """RC-133, RC-203."""
    state = say(who(table("carpenter", "cook", stock=RICH), "carpenter", determination=3), 0, "use handyman")
    assert carry_out(state).state.brown == 0


# Items


def test_an_item_has_left_every_deck():
    """RC-227: so, lost, it lies on the board once."""
    state = table(inventions=(), invention_deck=("knife",), invention_discards=("rope",), phase="action")
    state = replace(state, phase="evening")
    scene = Scene(state)
    place_item(scene, "knife", "cook")
    place_item(scene, "rope", "cook")
    lost = happens(scene.state, LoseItems(name="knife"), LoseItems(name="rope")).state
    assert (lost.inventions, lost.invention_deck, lost.invention_discards) == (("knife", "rope"), (), ())
    assert not [fault for fault in faults(lost) if "invention" in fault]


def test_an_invention_that_is_being_built_cannot_be_thrown_away():
    """RC-123: its card lies among the future resources."""
    state = table(inventions=("knife", "rope"), future=(Haul("cook", items=("knife",)),), phase="action")
    assert happens(state, DiscardInventions()).state.inventions == ("knife",)


def test_a_shortcut_that_a_mark_lies_on_is_lost_once():
    """RC-160, RC-227: the camp moves away from it, and then what is marked is lost; also in a game saved in between."""
    state = table("cook", "carpenter", island=LAND, items=("map", "shortcut"), inventions=(), marked=("shortcut",))
    moved = happens(state, MoveCamp("B2")).state
    assert (moved.items, moved.inventions, moved.marked) == (("map",), ("shortcut",), ())
    assert happens(moved, LoseMarked()).state.inventions == ("shortcut",)
    assert happens(replace(moved, marked=("shortcut",)), LoseMarked()).state.inventions == ("shortcut",)


def test_a_shortcut_of_the_board_goes_back_to_the_board():
    """RC-160: when the camp moves; its explorer is not among the players."""
    state = table("cook", "carpenter", island=LAND, items=("shortcut",), inventions=())
    state = replace(state, tokens=(Token("shortcut", "B2", "shortcut"),))
    moved = happens(state, MoveCamp("B2")).state
    assert (moved.items, moved.inventions) == ((), ("shortcut",))


def test_a_lost_item_takes_its_own_token():
    """RC-227: not another's of the same kind."""
    laid = (Token("plus-food", "A2", "corral"), Token("plus-food", "A2", "snare"))
    state = table(scenario="family", items=("corral", "snare"), tokens=laid)
    assert happens(state, LoseItems(name="snare")).state.tokens == laid[:1]


def test_tokens_that_come_along_are_told():
    """RC-161."""
    state = table(island=LAND, tokens=(Token("plus-food", "A2", "snare"),))
    step = settle(happens(state, MoveCamp("B2")))
    assert told(step, TokenRemoved) == [TokenRemoved("plus-food", "A2")]
    assert told(step, TokenPlaced) == [TokenPlaced("plus-food", "B2")]


def test_thorns_are_no_use_without_a_shelter():
    """GAP-25: nothing would rise."""
    state = table(discoveries=("thorns", "flint"))
    assert "use thorns" not in legal(state)
    assert {"use thorns", "use flint"} <= {*legal(replace(state, shelter=True))}


@pytest.mark.parametrize(
    ("scenario", "token", "open_yet", "done"),
    [
        ("castaways", "herb", {"items": ("pot",)}, {"items": ("pot", "cure")}),
        ("cursed", "sign-2", {}, {"items": ("cure",)}),
        ("family", "sign-1", {"items": ("pot", "rope")}, {"items": ("pot", "rope", "knife")}),
        ("castaways", "sign-2", {"progress": CastawaysProgress(14)}, {"progress": CastawaysProgress(15)}),
    ],
)
def test_a_token_that_could_do_nothing_is_not_offered(scenario, token, open_yet, done):
    """RC-R27: what it would build is there, or the pile is full."""
    state = table(scenario=scenario, discoveries=(token,))
    assert f"use {token}" in legal(replace(state, **open_yet))
    assert f"use {token}" not in legal(replace(state, **done))


def test_a_token_builds_nothing_that_is_on_its_way():
    """RC-R27, RC-123: the cure has been built in this phase."""
    state = table(discoveries=("herb",), items=("pot",), phase="action")
    fight = Fighting(Cause(actor="cook", suffers="actor"), 3)
    assert "use herb" in legal(face(state, fight).state)
    assert "use herb" not in legal(face(replace(state, future=(Haul("cook", items=("cure",)),)), fight).state)


def test_a_trap_that_the_whip_keeps_away_costs_no_token():
    """RC-R27, RC-223: nothing is left to be spared."""
    state = table(scenario="volcano", phase="action", kept=(Kept("mystery-180"),), discoveries=("sign-2",))
    state = replace(state, mysteries=("mystery-210",))
    step = happens(state, Mysteries(1, trap=1, mandatory=True), actor="cook", suffers="actor", field="explore")
    assert told(step, CardDiscarded) == [CardDiscarded("mystery-210")]
    assert (step.state.discoveries, wounds(step.state)) == (("sign-2",), [0, 0])


# Fights


def test_a_sabre_is_drawn_once_a_fight():
    """RC-228: three for a wound, not six for two."""
    state = table(kept=(Kept("mystery-177"),))
    state = face(state, Fighting(Cause(actor="cook", suffers="actor", card="beast-fox"), 9)).state
    state = say(state, 0, "use mystery-177")
    assert not state.agenda or "use mystery-177" not in legal(state)
    assert wounds(settle(face(state, *state.agenda[:-1])).state)[0] == 7


def test_a_pistol_may_be_fired_twice_in_a_fight():
    """RC-035, RC-228."""
    state = table(kept=(Kept("pistol", 2),))
    state = face(state, Fighting(Cause(actor="cook", suffers="actor"), 9)).state
    assert wounds(say(state, 0, "use pistol", "use pistol"))[0] == 3


def test_a_helmet_helps_from_the_next_round():
    """RC-171: not in a fight of the same round."""
    state = table(mysteries=("mystery-170",))
    state = settle(happens(state, Mysteries(1, treasure=1), suffers="actor")).state
    fight = Fighting(Cause(actor="cook", suffers="actor"), 2)
    assert wounds(settle(face(state, fight)).state)[0] == 2
    rested = replace(state, spent=())
    assert wounds(settle(face(rested, fight)).state)[0] == 1


def test_a_beast_met_was_hidden_before():
    """RC-018: what comes to light is not undone."""
    assert BeastMet.reveals


# Mysteries


def test_a_trap_that_ends_the_draw_asks_nothing_more():
    """RC-223."""
    state = table(mysteries=("mystery-209", "mystery-173"))
    step = happens(state, Mysteries(2, treasure=1, trap=1), suffers="actor")
    assert not isinstance(step.state.agenda[0], Choosing)
    assert step.state.mystery_discards == ("mystery-209",)


def test_a_treasure_map_that_is_followed_is_told():
    """RC-223."""
    state = say(table(kept=(Kept("mystery-194"),), mysteries=("mystery-169",)), 0, "assign cook chart")
    state = say(state, 0, "assign cook chart")
    step = carry_out(state)
    assert "mystery-194" in [event.card for event in told(step, CardDiscarded)]


@pytest.mark.parametrize(("ability", "character"), [("new-idea", "carpenter"), ("scouting", "explorer")])
def test_what_is_looked_at_has_come_to_light(ability, character):
    """RC-202, RC-211: nobody looks, takes it back and keeps the tokens."""
    state = who(table(character, "cook"), character, determination=3)
    seen = state.invention_deck[:5] if ability == "new-idea" else state.pile[:2]
    step = play.play(GAME, state, 0, play.read(GAME, f"use {ability}"))
    assert [event.card for event in told(step, CardSeen)] == list(seen)


def test_the_records_keep_the_scenario_and_its_points():
    """RC-293: won or lost."""
    state = table(scenario="jenny", weapons=1)
    assert GAME.variant(state) == "jenny"
    assert GAME.score(state, 0) == sum(view(state, 0).points.values())
    lost = who(face(state, RoundEnds()).state, "cook", wounds=0)
    ended = face(replace(lost, round=8), RoundEnds(), stop=None).state
    assert GAME.score(ended, 1) == ended.outcome.score


# The night


def test_the_meal_comes_before_what_is_eaten_besides():
    """RC-155, RC-R15: one food for one mouth saves two wounds, not one."""
    extra = LIBRARY.events["event-a3"].event
    state = table("cook", scenario="castaways", stock=Goods(food=1), shelter=True)
    state = happens(state, *extra).state
    assert wounds(settle(face(state, NightPhase())).state)[0] == 1


def test_outside_too_one_eats_besides():
    """RC-222, RC-155."""
    extra = LIBRARY.events["event-a3"].event
    state = who(table("cook", "explorer", stock=RICH, shelter=True), "cook", outside=True, sheltered=True)
    state = happens(state, *extra).state
    fed = replace(state, away=(Haul("cook", Goods(food=2)),))
    assert wounds(settle(face(fed, NightPhase())).state)[0] == 0
    hungry = replace(state, away=(Haul("cook", Goods(food=1)),))
    assert wounds(settle(face(hungry, NightPhase())).state)[0] == 1


def test_one_may_heal_before_one_starves():
    """RC-044, RC-R27, GAP-12: at any moment of the night."""
    state = who(table("cook", kept=(Kept("rum", 2),), shelter=True), "cook", wounds=11)
    state = face(state, NightPhase()).state
    assert isinstance(state.agenda[0], Eating)
    state = say(state, 0, "use rum", "use rum")
    state = settle(face(state, *state.agenda[:-1])).state
    assert (state.outcome, wounds(state)[0]) == (None, 11)


def test_one_may_heal_before_the_night_wounds():
    """RC-044, RC-R27: what was put off until tonight comes after the chance to heal."""
    later = LIBRARY.mysteries["mystery-207"].effects
    state = who(table("cook", kept=(Kept("rum", 2),), shelter=True, stock=RICH), "cook", wounds=12)
    state = face(happens(state, *later).state, NightPhase()).state
    assert "use rum" in legal(state)
    state = settle(face(say(state, 0, "use rum"), *say(state, 0, "use rum").agenda[:-1])).state
    assert state.outcome is None


def test_children_eat_first():
    """RC-R26, RC-R15: hungry children lose the game, hungry parents bear wounds."""
    state = table("cook", "explorer", scenario="family", round=7, stock=Goods(food=2), shelter=True)
    step = settle(face(state, NightPhase()))
    assert (step.state.outcome, sorted(wounds(step.state))) == (None, [0, 2])


def test_children_who_have_eaten_want_no_more_food():
    """RC-R26: the view says so, by day, while they are asked for and while their parents' meal still waits."""

    def wanted(state):
        return view(state, None).children

    day = table("cook", scenario="family", round=7, shelter=True, kept=(Kept("biscuits", 1),))
    assert wanted(day) == wanted(face(day, NightPhase()).state) == 1
    fed = face(replace(day, stock=Goods(food=1)), NightPhase()).state
    assert "use biscuits" in legal(fed)
    assert wanted(fed) == 0
    assert wanted(table("cook", round=7)) == 0


def test_the_children_may_have_the_biscuits():
    """RC-R27: before the game is lost for want of food."""
    state = table("cook", scenario="family", round=7, shelter=True, kept=(Kept("biscuits", 1),))
    state = face(state, NightPhase()).state
    assert "use biscuits" in legal(state)
    assert say(state, 0, "use biscuits").outcome is None
    assert say(state, 0, "pass").outcome.reason == "children"


def test_a_barrel_stores_food_once_it_is_empty():
    """RC-163, RC-R03: first it heals everybody, one night."""
    full = table("cook", stock=Goods(food=4), shelter=True, kept=(Kept("mystery-176", 1),))
    assert settle(face(full, NightPhase())).state.stock.food == 0
    empty = replace(full, kept=(Kept("mystery-176", 0),))
    assert settle(face(empty, NightPhase())).state.stock.food == 2


# Scenarios


def test_the_city_comes_to_light_before_everybodys_eyes():
    """RC-R26."""
    step = face(table(scenario="cannibals", round=4, event_deck=()), RoundBegins())
    assert CoverLifted("D1", "tile") in step.events


def test_a_tribute_is_paid_with_what_there_is():
    """RC-R15, RC-172: nobody gives food one has not got, to keep the wood."""
    state = table(scenario="cannibals", stock=Goods(wood=1))
    assert happens(state, TRIBUTE, suffers="actor").state.stock.wood == 0
    assert wounds(happens(replace(state, stock=Goods()), TRIBUTE, suffers="actor").state) == [0, 0]


def test_lava_takes_a_turned_tile_for_good():
    """RC-225: no threat action turns it back."""
    state = table(scenario="volcano", round=7, event_deck=(), camp="A2", island={"A2": 1, "B2": 6, "C2": 8, "D2": 10})
    state = replace(state, covers=(*state.covers, Cover("B2", "tile", "event-b15")))
    state = face(state, RoundBegins()).state
    assert not is_accessible(happens(state, Uncover(), card="event-b15").state, "B2")


def test_a_temple_under_lava_was_still_explored():
    """RC-080: the third temple is the third, wherever the first ones are."""
    island = {"A2": 10, "B2": 6, "A1": 7, "C2": 8}
    state = table(scenario="volcano", island=island, camp="A2", tokens=(), progress=VolcanoProgress(temples_lost=2))
    assert needed(state, Target("totem-B2")) == 3
    state = replace(state, progress=VolcanoProgress(temples_lost=1), plan=(Line(Target("totem-A1"), ("cook", "cook")),))
    assert (needed(state, Target("totem-A1")), needed(state, Target("totem-B2"))) == (2, 3)


def test_each_token_of_food_in_the_familys_camp_feeds():
    """RC-117, RC-173: where several may lie, each is one more."""
    laid = (Token("plus-food", "A2", "snare"), Token("plus-food", "A2", "corral"))
    state = table(scenario="family", tokens=laid)
    assert yields(state, "A2")["fish"] == 3
    bare = replace(state, covers=(Cover("A2", "fish"),))
    assert yields(bare, "A2")["fish"] == 2


def test_a_corral_beside_a_snare_in_the_familys_camp():
    """RC-262, RC-173."""
    state = table(scenario="family", island=LAND, tokens=(Token("plus-food", "A2", "snare"),))
    step = settle(happens(state, Pen()), "B2-parrot")
    assert [token.by for token in step.state.tokens] == ["snare", "corral"]


# What would do nothing is not offered


def test_hooch_changes_the_clouds_there_are():
    """RC-207."""
    state = who(table("cook", "explorer"), "cook", determination=3)
    state = face(replace(state, sky=Sky(rain=0, winter=2)), Weathering()).state
    assert told(play.play(GAME, state, 0, play.read(GAME, "use hooch")), CloudSoftened)
    clear = face(replace(state, sky=Sky(animals="food")), Weathering()).state
    assert "use hooch" not in legal(clear)


def test_a_defence_plan_without_a_shelter_is_for_the_weapons():
    """RC-213, GAP-25."""
    state = who(table("soldier", "cook", "explorer"), "soldier", determination=3)
    assert say(state, 0, "use defence").weapons == 1


def test_nobody_tracks_where_nothing_is_to_be_hunted():
    """RC-212."""
    state = who(table("soldier", "cook", "explorer", hunt=()), "soldier", determination=2)
    assert "use tracking" not in legal(state)
    assert "use tracking" in legal(replace(state, hunt=("beast-fox",)))


def test_of_a_sure_action_under_a_curse_only_the_success_is_rolled():
    """RC-111: so only that die can be rolled again."""
    state = who(table("carpenter", "cook", phase="action"), "carpenter", determination=2)
    state = face(state, RollDice(Cause(actor="carpenter", field="build"), only_success=True)).state
    assert [line for line in legal(state) if line.startswith("reroll")] == ["reroll success"]


def test_a_trap_that_reads_the_book_hurts_only_whoever_acts():
    """RC-R01, GAP-26: no palisade to lower, in the middle of an action."""
    state = table(scenario="jenny", phase="action", mysteries=("mystery-213",))
    step = settle(happens(state, Mysteries(1, trap=1), actor="explorer", suffers="actor", field="explore"))
    assert wounds(step.state)[:2] == [0, 1]


def test_a_token_spent_against_a_trap_is_told():
    """RC-006, RC-130."""
    state = table(scenario="volcano", discoveries=("sign-2",))
    assert told(happens(state, UseUp("sign-2")), DiscoveryLost) == [DiscoveryLost("sign-2")]


def test_a_lost_corral_opens_its_source_again():
    """RC-227: what it did is undone."""
    state = table(island=LAND, items=("corral",), tokens=(Token("plus-food", "A2", "corral"),))
    state = replace(state, covers=(Cover("B2", "parrot", "corral"),))
    step = happens(state, LoseItems(name="corral"))
    assert (step.state.covers, step.state.tokens) == ((), ())
    assert told(step, CoverLifted) == [CoverLifted("B2", "parrot")]


def test_what_waits_for_tonight_is_seen():
    """RC-155: everybody at the table knows of the second meal."""
    state = happens(table(), *LIBRARY.events["event-a3"].event).state
    assert [each.when for each in view(state, None).later] == ["night"]
