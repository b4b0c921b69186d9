"""The six scenarios."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.cards.words import Book, DiscardInventions, Fight, MoveCamp, Pile
from engine.crusoe.events import Burnt, CampMoved, DiceRolled, Fought, GameLost, GameWon, LandLost, Rescued
from engine.crusoe.parts import Goods
from engine.crusoe.plan import costs, needed
from engine.crusoe.progress import CannibalsProgress, CastawaysProgress, JennyProgress, VolcanoProgress
from engine.crusoe.scenarios import SCENARIOS, scenario
from engine.crusoe.state import (
    ActionsEnd,
    AskCamp,
    CarryOut,
    Cover,
    Haul,
    Line,
    NightPhase,
    ProductionPhase,
    RoundBegins,
    RoundEnds,
    Token,
)
from engine.crusoe.target import Target
from tests.crusoe.table import (
    ASKING,
    RICH,
    carry_out,
    face,
    happens,
    legal,
    lucky,
    one,
    say,
    settle,
    table,
    tokens,
    told,
    who,
    wounds,
)

LAND = {"A2": 8, "B2": 6, "A1": 5}


def arrive(name, **changes):
    """An item is finished in the Action phase."""
    return face(table(**{"phase": "action", "future": (Haul("cook", items=(name,)),), **changes}), ActionsEnd())


def test_every_scenario_has_its_sheet():
    """RC-005, RC-006, RC-280: rounds, weather, two inventions, what four symbols mean."""
    assert {name: sheet.rounds for name, sheet in SCENARIOS.items()} == {
        "castaways": 12,
        "cursed": 10,
        "jenny": 8,
        "volcano": 8,
        "cannibals": 9,
        "family": 12,
    }
    assert all(len(sheet.inventions) == 2 for sheet in SCENARIOS.values())
    assert all(len(sheet.signs) == 4 for name, sheet in SCENARIOS.items() if name != "volcano")
    assert list(SCENARIOS["volcano"].signs) == ["sign-4"]


def test_points_are_counted_won_or_lost():
    """RC-293."""
    step = face(table(round=12, weapons=2, roof=1, palisade=1, shelter=True), RoundEnds())
    lost = step.state.outcome
    assert lost.points == {"hearts": 23, "weapons": 4, "roof": 3, "palisade": 2, "pile": 0}
    assert lost.score == 32


# 1 Castaways


def test_a_stage_of_the_pile_a_round():
    """RC-006: before the actions, never more than one stage in a round."""
    state = say(table(stock=Goods(wood=9)), 0, "stack 1")
    assert (state.progress.pile, state.stock.wood) == (1, 8)
    with pytest.raises(Illegal, match="one-stage-a-round"):
        say(state, 0, "stack 1")
    after = face(state, RoundEnds(), stop=None).state
    after = replace(after, agenda=table().agenda, phase="planning")
    assert [line for line in legal(after) if line.startswith("stack")] == ["stack 1", "stack 2"]
    half = say(after, 0, "stack 1")
    assert [line for line in legal(half) if line.startswith("stack")] == ["stack 1"]


def test_wood_that_a_sign_brings_opens_no_second_stage():
    """RC-006: only the sign and the mast go beyond the stage of the round."""
    state = table(stock=Goods(wood=9), progress=CastawaysProgress(1), discoveries=("sign-2",))
    state = say(state, 0, "stack 2", "use sign-2")
    assert state.progress.pile == 5
    with pytest.raises(Illegal, match="one-stage-a-round"):
        say(state, 0, "stack 1")


def test_promised_wood_is_not_piled():
    """RC-R28."""
    state = say(table(stock=Goods(wood=2)), 0, "assign cook shelter")
    with pytest.raises(Illegal, match="too-much-wood"):
        say(state, 0, "stack 1")


def test_the_mast_is_wood_for_the_pile_alone():
    """RC-282, RC-125: what its stage does not take is lost."""
    assert arrive("mast", progress=CastawaysProgress(3)).state.progress.pile == 6
    assert arrive("mast", progress=CastawaysProgress(5)).state.progress.pile == 6
    assert happens(table(), Pile(2)).state.progress.pile == 1


def test_the_ship_must_be_in_sight():
    """RC-032, RC-R04: from round 10 on; at once when the fire is built."""
    assert arrive("fire", round=9, progress=CastawaysProgress(15)).state.outcome is None
    step = arrive("fire", round=11, progress=CastawaysProgress(15))
    assert told(step, GameWon)
    assert step.state.outcome.points["pile"] == 20


def test_the_castaways_signs():
    """RC-006, RC-303: heal, wood for the pile, weapons, three tokens shared out."""
    state = say(table(discoveries=("sign-3",)), 0, "use sign-3")
    assert state.weapons == 1
    shared = say(table(discoveries=("sign-4",)), 1, "use sign-4")
    for word in ("cook", "explorer", "cook"):
        shared = say(shared, 0, f"answer {word}")
    assert [each.determination for each in shared.people] == [2, 1]


# 2 Cursed island


def cursed(**changes):
    return table(scenario="cursed", **{"island": LAND, "stock": RICH, **changes})


def test_fog_hides_and_hinders():
    """RC-004, RC-034, RC-006: two spaces; one more pawn, no terrain, no production."""
    state = happens(cursed(), Book()).state
    state = say(state, 0, "answer B2", "answer A2")
    assert tokens(state) == {("fog", "B2"), ("fog", "A2")}
    assert needed(state, Target("gather-B2-wood")) == 2
    assert "assign cook build-rope" not in legal(state)
    assert face(state, ProductionPhase()).state.stock == RICH


def test_each_cross_on_another_tile():
    """RC-283, RC-004: built many times; in the fog with one more pawn."""
    state = cursed(tokens=(Token("fog", "B2"),))
    assert (needed(state, Target("cross-A1")), needed(state, Target("cross-B2"))) == (1, 2)
    state = say(state, 0, "assign cook cross-A1", "assign cook cross-A1")
    assert costs(state) == (Goods(wood=2),)
    step = carry_out(state)
    assert ("cross", "A1") in tokens(step.state)
    assert "assign cook cross-A1" not in legal(step.state)
    assert "assign cook cross-B2" in legal(step.state)


def test_five_crosses_win():
    """RC-032, RC-R04: once the Action phase has applied them."""
    four = tuple(Token("cross", space) for space in ("A2", "B2", "B1", "C1"))
    state = say(cursed(tokens=four), 0, "assign cook cross-A1", "assign cook cross-A1")
    step = carry_out(state)
    assert told(step, GameWon)
    assert step.state.outcome.points["crosses"] == 15


def test_the_bell_clears_the_fog():
    """RC-284: three markers, again and again."""
    fog = tuple(Token("fog", space) for space in ("A1", "A3", "B3", "C3"))
    state = arrive("bell", scenario="cursed", tokens=fog).state
    state = settle(play.play(GAME, state, 0, play.read(GAME, "answer A1"))).state
    assert len(state.tokens) == 1
    assert "assign cook build-bell" in legal(replace(state, items=("bell", "rope"), island={"A2": 8, "B2": 7}))


def test_the_cursed_totems():
    """RC-006, RC-127: a place to search, a wound, fog."""
    sheet = SCENARIOS["cursed"]
    state = happens(cursed(), *sheet.totem(cursed(), "A1", 1), space="A1").state
    assert "assign cook totem-A1" in legal(state)
    assert wounds(happens(cursed(), *sheet.totem(cursed(), "A1", 2)).state) == [2, 0]
    assert tokens(happens(cursed(), *sheet.totem(cursed(), "A1", 3)).state) == {("fog", "A1")}
    searched = say(replace(state, mysteries=("mystery-193",)), 0, "assign cook totem-A1", "assign cook totem-A1")
    after = carry_out(searched).state
    assert after.weapons == 2
    assert "assign cook totem-A1" not in legal(after)


def test_the_cursed_signs():
    """RC-303: a pawn, a cure, fog away, an arm that can be lent again and again."""
    assert say(cursed(discoveries=("sign-1",)), 0, "use sign-1").brown == 1
    assert "cure" in say(cursed(discoveries=("sign-2",)), 0, "use sign-2").items
    state = happens(cursed(discoveries=("sign-4",)), Fight(3), suffers="actor").state
    state = say(state, 0, "use sign-4")
    assert (wounds(state), state.discoveries) == ([1, 0], ("sign-4",))


def test_the_lent_arm_hurts_whoever_fights():
    """RC-303: not whoever speaks for it."""
    state = happens(cursed(discoveries=("sign-4",)), Fight(3), suffers="actor").state
    assert wounds(say(state, 1, "use sign-4")) == [1, 0]


# 3 Jenny


def jenny(*names, **changes):
    return table(
        *(names or ("cook", "explorer", "jenny")), scenario="jenny", **{"island": LAND, "stock": RICH, **changes}
    )


def test_jenny_suffers_every_night():
    """RC-034: two wounds until she is rescued; her death loses the game."""
    state = jenny(shelter=True)
    assert one(settle(face(state, NightPhase())).state, "jenny").wounds == 2
    step = settle(face(who(state, "jenny", wounds=9), NightPhase()))
    assert told(step, GameLost)[0].reason == "jenny"


def test_the_raft_in_a_later_round():
    """RC-285: an exploration; an adventure is a wound."""
    assert "assign cook jenny" not in legal(jenny())
    state = say(jenny(items=("rescue-raft",)), 0, "assign cook jenny", "assign cook jenny")
    step = carry_out(state)
    assert told(step, Rescued)
    assert "assign jenny rest" in legal(step.state)
    assert "assign jenny arrange" not in legal(step.state)
    rolled = lucky(
        jenny(items=("rescue-raft",)),
        lambda other: settle(face(other, CarryOut(Line(Target("jenny"), ("cook",))))),
        lambda step: told(step, DiceRolled)[0] == DiceRolled("cook", "explore", "blank", "success", "adventure"),
    )
    assert wounds(rolled.state)[0] == 1


def test_once_ashore_she_is_one_of_the_group():
    """RC-034, RC-155: she eats, sleeps and suffers; she is never first."""
    state = jenny(progress=JennyProgress(rescued=True), stock=Goods(food=2), orders=ASKING)
    step = settle(face(state, NightPhase()), "jenny")
    assert wounds(step.state) == [1, 1, 3]
    assert [face(replace(state, first=n), RoundEnds(), stop=None).state.first for n in (0, 1)] == [1, 0]


def test_raft_and_lifeboat_in_any_order():
    """RC-286, RC-R04, RC-288: the win comes when both are true."""
    assert arrive("lifeboat", scenario="jenny").state.outcome is None
    assert told(arrive("lifeboat", scenario="jenny", progress=JennyProgress(rescued=True)), GameWon)
    state = jenny(items=("rescue-raft", "lifeboat"))
    assert told(carry_out(say(state, 0, "assign cook jenny", "assign cook jenny")), GameWon)


def test_jennys_totems():
    """RC-127: a wound, gloom, a rope, hides, nothing more."""
    sheet = SCENARIOS["jenny"]
    assert wounds(happens(jenny(), *sheet.totem(jenny(), "A1", 1)).state)[0] == 2
    assert happens(jenny(), *sheet.totem(jenny(), "A1", 2)).state.morale == -2
    assert happens(jenny(), *sheet.totem(jenny(), "A1", 3)).state.items == ("rope",)
    assert happens(jenny(), *sheet.totem(jenny(), "A1", 4)).state.stock.hide == 22
    assert sheet.totem(jenny(), "A1", 5) == ()


# 4 Volcano


def volcano(*names, **changes):
    island = {"D2": 10, "C2": 8, "C1": 4, "B1": 5}
    return table(
        *(names or ("cook", "explorer")),
        scenario="volcano",
        **{"camp": "D2", "island": island, "stock": RICH, **changes},
    )


def test_lava_takes_the_island():
    """RC-225, RC-003: tile by tile before the event; a camp in its way is the end."""
    step = face(volcano(round=5, camp="B1", covers=()), RoundBegins())
    assert [event.space for event in told(step, LandLost)] == ["C1", "C3"]
    assert Cover("C1", "tile", "lava") in step.state.covers
    assert ("lava", "C3") in tokens(step.state)
    lost = face(volcano(round=4), RoundBegins())
    assert told(lost, GameLost)[0].reason == "lava"


def test_smoke_over_every_exploration():
    """RC-114: one more pawn for good; ash another."""
    state = volcano()
    assert needed(state, Target("explore-C3")) == 2
    assert needed(replace(state, tokens=(Token("ash", "C3"),)), Target("explore-C3")) == 3


def test_hide_counts_as_wood_on_the_volcano():
    """RC-034, RC-100: mixed for shelter, roof and palisade."""
    state = say(volcano("cook", "explorer", "soldier"), 0, "assign cook shelter")
    assert "pay shelter mixed" in legal(state)
    assert costs(say(state, 0, "pay shelter mixed")) == (Goods(wood=2, hide=1),)


def test_temples_are_explored_with_all_their_mysteries():
    """RC-223, RC-287, RC-006: every kind, every card; the later ones with one more pawn."""
    state = volcano(items=("rope-ladder",), mysteries=("mystery-173", "mystery-195", "mystery-210", "mystery-193"))
    assert needed(state, Target("totem-C1")) == 2
    state = say(state, 0, "assign cook totem-C1", "assign cook totem-C1", "assign rope-ladder totem-C1")
    step = carry_out(state)
    assert ("temple", "C1") in tokens(step.state)
    assert (wounds(step.state)[0], step.state.stock.hide) == (3, 22)
    assert step.state.mysteries == ("mystery-193",)
    later = replace(state, plan=(), tokens=(Token("temple", "A1"), Token("temple", "A3")))
    assert needed(later, Target("totem-C1")) == 3
    with pytest.raises(Illegal, match="wrong-field"):
        say(volcano(items=("rope-ladder",)), 0, "assign cook explore-C3", "assign rope-ladder explore-C3")


def test_the_volcanos_signs():
    """RC-303: one mystery fewer, a trap or a monster ignored."""
    state = volcano(discoveries=("sign-1", "sign-2"), mysteries=("mystery-210", "mystery-173", "mystery-182"))
    state = say(state, 0, "assign cook totem-C1", "assign cook totem-C1")
    state = say(state, 1, "assign explorer totem-C1")
    step = carry_out(state, "fewer", "ignore")
    assert wounds(step.state) == [0, 0]
    assert step.state.mysteries == ("mystery-182",)
    assert step.state.discoveries == ()


def test_the_jolly_boat_leaves_when_enough_is_explored():
    """RC-288, RC-R04: six tiles and three temples for two players."""
    temples = tuple(Token("temple", space) for space in ("A1", "A3", "B3"))
    done = {"scenario": "volcano", "camp": "D2", "island": {"D2": 10, "C2": 8}, "tokens": temples}
    assert arrive("jolly-boat", progress=VolcanoProgress(5), **done).state.outcome is None
    assert told(arrive("jolly-boat", progress=VolcanoProgress(6), **done), GameWon)


# 5 Cannibals


def cannibals(**changes):
    laid = (Token("village", "B2"), Token("village", "A1"))
    return table(scenario="cannibals", **{"island": {**LAND, "D1": 4}, "tokens": laid, "stock": RICH, **changes})


def test_a_village_is_burnt_like_a_hunt():
    """RC-074, GAP-07: strength 4 and one for each that still stands."""
    state = say(cannibals(weapons=6), 0, "assign cook village-B2", "assign cook village-B2")
    step = carry_out(state)
    assert told(step, Fought) == [Fought("cook", 6, 6)]
    assert told(step, Burnt) == [Burnt("B2")]
    assert tokens(step.state) == {("burnt", "B2"), ("village", "A1")}
    assert step.state.progress.burnt == 1


def test_the_citys_totem_counts_for_the_villages():
    """RC-R26: from round 4 it lies open too."""
    found = cannibals(weapons=7, round=4, covers=(Cover("D1", "terrain", "city"),))
    state = say(found, 0, "assign cook village-B2", "assign cook village-B2")
    assert told(carry_out(state), Fought) == [Fought("cook", 7, 7)]


def test_the_city_falls_and_all_is_won():
    """RC-R26, RC-032: strength 21, three fewer for each burnt village; beside C1 and D2, from round 4."""
    island = {"A2": 8, "B2": 6, "B1": 5, "C1": 1, "D1": 4}
    state = cannibals(island=island, round=4, weapons=12, progress=CannibalsProgress(3), covers=())
    state = say(state, 0, "assign cook city-D1", "assign cook city-D1")
    step = carry_out(state)
    assert told(step, Fought) == [Fought("cook", 12, 12)]
    assert told(step, GameWon)
    far = cannibals(round=4)
    assert "assign cook city-D1" not in legal(far)
    assert "assign cook city-D1" not in legal(cannibals(island=island, round=3))


def test_a_raid():
    """RC-006, RC-R21: wounds by the villages that stand; the camp flees where it can, otherwise it falls."""
    state = cannibals(shelter=True, roof=3, palisade=1, tokens=(), progress=CannibalsProgress(1))
    state = happens(state, Book()).state
    assert wounds(state) == [2, 2]
    assert legal(state) == ["answer A1", "answer B2"]
    fled = say(state, 0, "answer B2")
    assert (fled.camp, fled.roof) == ("B2", 2)
    cornered = {"island": {"A2": 8, "D1": 4}, "progress": CannibalsProgress(3)}
    fallen = happens(cannibals(shelter=True, roof=3, palisade=1, **cornered), Book()).state
    assert (fallen.shelter, fallen.roof, fallen.palisade, wounds(fallen)) == (False, 0, 0, [0, 0])
    assert wounds(happens(cannibals(**cornered), Book()).state) == [2, 2]


def test_no_camp_among_the_cannibals():
    """RC-034: nor gathering without a guard."""
    state = cannibals()
    assert face(state, AskCamp()).state.agenda == state.agenda
    assert needed(state, Target("gather-B2-wood")) == 2


def test_the_cannibals_totems():
    """RC-127: wounds, and tribute if possible."""
    sheet = SCENARIOS["cannibals"]
    assert wounds(happens(cannibals(), *sheet.totem(cannibals(), "A3", 1)).state) == [1, 0]
    second = happens(cannibals(), *sheet.totem(cannibals(), "A3", 2)).state
    assert legal(second) == ["answer wood", "answer food"]
    assert wounds(settle(happens(cannibals(), *sheet.totem(cannibals(), "A3", 4))).state) == [3, 0]
    assert wounds(happens(cannibals(), *sheet.totem(cannibals(), "A3", 5)).state) == [0, 0]


def test_the_canoe_offers_two_tiles():
    """RC-290: one is laid, the other shuffled back."""
    state = cannibals(items=("canoe",), tiles=(3, 9, 11))
    state = say(state, 0, "assign cook explore-A3", "assign cook explore-A3")
    step = carry_out(state, "9")
    assert step.state.island["A3"] == 9
    assert sorted(step.state.tiles) == [3, 11]


# 6 The family


def family(**changes):
    return table(scenario="family", **{"island": LAND, "stock": RICH, **changes})


def test_children_must_eat():
    """RC-R26: 1, 1, 2, 2, 3, 3 in rounds 7 to 12; unfed, the game is lost."""
    for number, mouths in zip(range(7, 13), (1, 1, 2, 2, 3, 3), strict=True):
        state = family(round=number, shelter=True, stock=Goods(preserved=2 + mouths))
        assert settle(face(state, NightPhase())).state.outcome is None
        hungry = settle(face(replace(state, stock=Goods(preserved=mouths - 1)), NightPhase()))
        assert told(hungry, GameLost)[0].reason == "children"


def test_the_first_of_a_terrain_with_a_totem_is_covered():
    """RC-127, RC-226: not the second; and two pawns uncover it."""
    state = family(tiles=(7,), beasts=(), pile=())
    state = say(state, 0, "assign cook explore-A3", "assign cook explore-A3")
    after = carry_out(state).state
    assert Cover("A3", "terrain") in after.covers
    assert "assign cook build-pot" not in legal(after)
    again = replace(after, tiles=(4,), plan=())
    again = say(again, 0, "assign cook explore-B1", "assign cook explore-B1", "assign explorer explore-B1")
    assert Cover("B1", "terrain") not in carry_out(again).state.covers
    after = say(after, 0, "assign cook clear-A3-terrain", "assign cook clear-A3-terrain")
    assert carry_out(after).state.covers == ()


def test_a_home_with_everything_in_it_wins():
    """RC-032."""
    state = family(shelter=True, roof=1, palisade=1, weapons=1)
    wanted = state.progress.wanted
    assert len(wanted) == 9
    assert not scenario(state).is_won(replace(state, items=wanted[:-1]))
    assert scenario(state).is_won(replace(state, items=wanted))


def test_what_the_family_needs_is_never_thrown_away():
    """RC-034: the nine must stay within reach."""
    state = family()
    step = settle(happens(state, DiscardInventions(9)))
    assert not any(name in state.progress.wanted for name in step.state.invention_discards)


def test_several_tokens_of_food_in_the_familys_camp():
    """RC-173, RC-034: the scenario goes before the rule."""
    laid = (Token("plus-food", "A2", "snare"),)
    state = arrive("snare", scenario="family", tokens=laid).state
    assert len(state.tokens) == 2


def test_the_familys_book_halves_production():
    """RC-067, RC-006."""
    assert happens(family(), Book()).state.production.halved


def test_the_familys_signs():
    """RC-303: an item for nothing, a marker away, the animals again, food that keeps."""
    state = say(family(discoveries=("sign-1",)), 0, "use sign-1", "answer pot")
    assert "pot" in state.items
    cleared = say(family(discoveries=("sign-2",), covers=(Cover("B2", "wood"),)), 0, "use sign-2")
    assert cleared.covers == ()
    assert say(family(discoveries=("sign-4",)), 0, "use sign-4").stock == RICH + Goods(preserved=1)


def test_a_camp_that_moves_is_told():
    """RC-156."""
    assert told(happens(table(island=LAND), MoveCamp("B2")), CampMoved) == [CampMoved("A2", "B2")]
