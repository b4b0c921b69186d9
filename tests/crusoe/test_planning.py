"""Planning: pawns, requirements, goods, distance, tokens."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import Discard, Limit
from engine.crusoe.events import BecameReady
from engine.crusoe.parts import Goods
from engine.crusoe.plan import costs, needed
from engine.crusoe.state import Cover, Token
from engine.crusoe.stores import free
from engine.crusoe.target import Target
from tests.crusoe.table import RICH, carry_out, happens, legal, one, say, table, who

LAND = {"A2": 8, "B2": 6, "C2": 5, "A1": 1}
"""A wood-and-parrot tile beside the camp, another beyond it."""


def refused(state, seat, line):
    with pytest.raises(Illegal) as reason:
        say(state, seat, line)
    assert line not in legal(state, seat)
    return reason.value.reason, reason.value.values


def test_the_group_plans_one_draft():
    """RC-070, RC-082: everybody sees it, and everybody must be ready."""
    state = say(table(), 0, "assign cook rest")
    state = say(state, 1, "assign explorer explore-B2", "ready")
    assert [(line.target, line.pawns) for line in state.plan] == [("rest", ("cook",)), ("explore-B2", ("explorer",))]
    assert state.ready == (1,)


def test_changing_the_plan_asks_everybody_again():
    """RC-070."""
    state = say(table(), 1, "ready")
    assert say(state, 0, "assign cook rest").ready == ()
    state = say(state, 0, "assign cook rest")
    state = say(state, 1, "ready")
    assert say(state, 0, "take-back cook rest").ready == ()


def test_two_pawns_each():
    """RC-071."""
    state = say(table(), 0, "assign cook rest", "assign cook arrange")
    assert refused(state, 0, "assign cook explore-B2")[0] == "pawn-is-busy"


def test_the_seven_actions():
    """RC-072, RC-080: all but the threats as often as there are pawns."""
    state = table(hunt=("beast-bear", "beast-fox"), shelter=True, stock=RICH, island=LAND)
    kinds = {line.split()[2].split("-")[0] for line in legal(state) if line.startswith("assign")}
    assert {"threat", "hunt", "roof", "build", "gather", "explore", "arrange", "rest"} <= kinds
    state = say(state, 0, "assign cook rest", "assign cook rest.2")
    assert [line.target for line in state.plan] == ["rest", "rest.2"]


def test_a_hunt_needs_a_beast_and_two_pawns():
    """RC-074."""
    assert refused(table(), 0, "assign cook hunt")[0] == "no-beast-to-hunt"
    state = say(table(hunt=("beast-fox",)), 0, "assign cook hunt")
    assert refused(state, 0, "ready") == ("too-few-pawns", {"target": "hunt", "needed": 2, "there": 1})
    assert refused(state, 0, "assign cook hunt.2")[0] == "no-beast-to-hunt"
    assert "ready" in legal(say(state, 0, "assign cook hunt"))


def test_a_threat_needs_what_its_card_says():
    """RC-073, RC-089, RC-091, GAP-04: weapons, an item, or wood unless there is a shovel."""
    guard = table(threats=("", "event-b8"))
    assert refused(guard, 0, "assign cook threat-right") == ("too-few-weapons", {"needed": 2, "weapons": 0})
    assert "assign cook threat-right" in legal(replace(guard, weapons=2))
    camp = table(threats=("event-a2", ""))
    assert refused(camp, 0, "assign cook threat-left")[0] == "too-few-goods"
    assert "assign cook threat-left" in legal(replace(camp, items=("shovel",)))
    assert refused(table(threats=("", "event-b10")), 0, "assign cook threat-right") == (
        "item-missing",
        {"item": "knife"},
    )
    assert refused(table(), 0, "assign cook threat-left")[0] == "no-card-there"


def test_once_a_threat_card():
    """RC-080: at most two threats a round."""
    state = say(table(threats=("event-b6", "event-b28")), 0, "assign cook threat-left", "assign cook threat-right")
    assert refused(state, 1, "assign explorer threat-left")[0] == "enough-pawns"


def test_a_wreckage_for_one_pawn_or_two():
    """RC-092."""
    state = say(table(), 0, "assign cook threat-right")
    assert carry_out(state).state.stock == Goods(food=1)
    state = say(state, 0, "assign cook threat-right")
    step = carry_out(state)
    assert step.state.stock == Goods(food=1, preserved=1)
    assert step.state.threats == ("", "")
    assert "wreckage-food-crates" in step.state.gone


def test_whoever_comes_first_acts_unless_another_is_chosen():
    """RC-083: effects are the actor's alone (the rulebook's example of a two-pawn threat)."""
    state = say(table(threats=("", "event-a16")), 0, "assign cook threat-right")
    state = say(state, 1, "assign explorer threat-right")
    assert [each.determination for each in carry_out(state).state.people] == [2, 0]
    state = say(state, 1, "lead explorer threat-right")
    step = carry_out(state)
    assert [each.determination for each in step.state.people] == [0, 2]
    assert step.state.morale == 1


def test_the_first_player_settles_who_acts():
    """RC-028, RC-083."""
    state = table("cook", "explorer", "soldier", hunt=("beast-fox",))
    state = say(say(state, 1, "assign explorer hunt"), 2, "assign soldier hunt")
    assert say(state, 0, "lead soldier hunt").plan[0].pawns == ("soldier", "explorer")


def test_additional_pawns_only_support_and_only_their_own_kind():
    """RC-084, RC-085: two of them are not enough."""
    state = table(items=("map", "lantern", "belts", "shield", "raft"), hunt=("beast-fox",), stock=RICH, island=LAND)
    assert refused(state, 0, "assign map explore-A3")[0] == "supports-only"
    assert refused(state, 0, "assign map rest")[0] == "wrong-field"
    state = say(state, 0, "assign cook explore-A3", "assign map explore-A3")
    assert state.plan[0].pawns == ("cook", "map")
    assert refused(state, 0, "assign lantern explore-A3")[0] in ("wrong-field", "enough-pawns")
    state = say(state, 0, "take-back cook explore-A3")
    assert state.plan == ()


def test_where_the_items_pawns_may_stand():
    """RC-085, RC-244, RC-245, RC-246, RC-247, RC-248, RC-300: belts gather, lantern builds, map explores, shield hunts,
    the raft gathers or explores."""
    wanted = {
        "belts": ("gather",),
        "lantern": ("build",),
        "map": ("explore",),
        "shield": ("hunt",),
        "raft": ("gather", "explore"),
    }
    assert {name: LIBRARY.inventions[name].pawn for name in wanted} == wanted
    state = table(items=("raft", "shield"), hunt=("beast-fox",), island=LAND)
    state = say(state, 0, "assign cook gather-B2-wood", "assign raft gather-B2-wood", "assign cook hunt")
    state = say(state, 0, "assign shield hunt")
    assert "ready" in legal(state)


def test_goods_are_promised_while_planning():
    """RC-086, RC-087, RC-R28, GAP-24: what one action has been promised no other can use."""
    state = table(stock=Goods(wood=2))
    state = say(state, 0, "assign cook shelter")
    assert costs(state) == (Goods(wood=2),)
    assert free(state) == Goods()
    reason, values = refused(state, 1, "assign explorer weapons")
    assert (reason, values["reserved"]) == ("too-few-goods", ["shelter"])
    assert "assign explorer weapons" in legal(say(state, 0, "take-back cook shelter"), 1)


def test_promised_goods_meet_no_demand():
    """GAP-24, RC-R28: cubes lie there, and yet the demand goes unmet."""
    state = say(table(stock=Goods(wood=2)), 0, "assign cook shelter")
    step = happens(state, Discard(wood=1), suffers="actor")
    assert step.state.stock == Goods(wood=2)
    assert one(step.state, "cook").wounds == 1


def test_what_an_item_needs_must_stand_already():
    """RC-088, RC-101: no knife and bow in one round."""
    state = table(items=("rope",), inventions=("knife", "bow"), island={"A2": 8, "B2": 5}, stock=RICH)
    state = say(state, 0, "assign cook build-knife")
    assert refused(state, 0, "assign cook build-bow") == ("item-missing", {"item": "knife"})
    other = table(inventions=("rope",))
    assert refused(other, 0, "assign cook build-rope") == ("terrain-unexplored", {"item": "rope", "terrain": "plains"})


def test_weapons_of_this_round_come_too_late():
    """RC-089."""
    state = table(threats=("", "event-b2"), stock=RICH)
    state = say(state, 0, "assign cook weapons")
    assert refused(state, 1, "assign explorer threat-right")[0] == "too-few-weapons"


def test_roof_and_palisade_need_a_shelter_beforehand():
    """RC-096, RC-097, RC-R11: built, or natural on the camp's tile."""
    state = say(table(stock=RICH), 0, "assign cook shelter")
    assert refused(state, 1, "assign explorer roof")[0] == "shelter-missing"
    assert refused(state, 1, "assign explorer palisade")[0] == "shelter-missing"
    assert "assign cook roof" in legal(table(stock=RICH, island={"A2": 2}))


def test_the_shelter_is_built_once():
    """RC-095, GAP-09, RC-R11; levels again and again (RC-122)."""
    assert refused(table(shelter=True, stock=RICH), 0, "assign cook shelter")[0] == "shelter-stands"
    state = say(table(shelter=True, stock=RICH), 0, "assign cook roof", "assign cook roof.2")
    assert [line.target for line in state.plan] == ["roof", "roof.2"]


@pytest.mark.parametrize(
    ("names", "wood", "hide"),
    [
        (("cook", "friday"), 2, 1),
        (("cook", "explorer"), 2, 1),
        (("cook", "explorer", "soldier"), 3, 2),
        (("cook", "explorer", "soldier", "carpenter"), 4, 3),
    ],
)
def test_shelter_roof_and_palisade_cost_by_players(names, wood, hide):
    """RC-100, RC-190: wood or hide, never mixed."""
    state = say(table(*names, stock=RICH), 0, "assign cook shelter")
    assert costs(state) == (Goods(wood=wood),)
    assert costs(say(state, 0, "pay shelter hide")) == (Goods(hide=hide),)
    short = table(*names, stock=Goods(wood=wood - 1, hide=hide - 1))
    assert refused(short, 0, "assign cook shelter")[0] == "too-few-goods"
    only_hide = say(table(*names, stock=Goods(hide=hide)), 0, "assign cook shelter")
    assert costs(only_hide) == (Goods(hide=hide),)


def test_weapons_cost_a_wood():
    """RC-098."""
    assert costs(say(table(stock=RICH), 0, "assign cook weapons")) == (Goods(wood=1),)


def test_inventions_of_the_board_the_scenario_and_oneself():
    """RC-103, RC-125."""
    state = table("cook", "carpenter", stock=RICH, items=("rope", "fire"), island={"A2": 8, "B2": 5}, inventions=())
    assert {"assign cook build-mast", "assign cook build-hatchet", "assign cook build-fireplace"} <= set(legal(state))
    assert "assign carpenter build-snare" in legal(state, 1)
    assert refused(state, 0, "assign cook build-spear")[0] == "not-an-invention-here"


def test_gathering_beside_the_camp_or_one_further():
    """RC-076, RC-105, GAP-05: never on the camp's own tile."""
    state = table(island=LAND)
    assert refused(state, 0, "assign cook gather-A2-wood")[0] == "camp-produces"
    assert refused(state, 0, "assign cook gather-B1-wood")[0] == "no-tile-there"
    assert "assign cook gather-B2-wood" in legal(state)
    assert "assign cook gather-C2-wood" in legal(state)
    far = table(island={**LAND, "D2": 4})
    assert refused(far, 0, "assign cook gather-D2-wood") == ("too-far", {"space": "D2"})
    cut = replace(state, covers=(Cover("B2", "tile"),))
    assert refused(cut, 0, "assign cook gather-C2-wood")[0] == "too-far"


def test_a_source_is_gathered_once_a_round():
    """RC-106: its pawns support one another."""
    state = say(table(island=LAND), 0, "assign cook gather-B2-wood", "assign cook gather-B2-wood")
    assert refused(state, 1, "assign explorer gather-B2-wood")[0] == "enough-pawns"
    assert len(state.plan) == 1
    assert "assign explorer gather-B2-parrot" in legal(state, 1)


def test_exploring_beside_the_camp_or_behind_a_tile():
    """RC-077, RC-107."""
    state = table(island={"A2": 8, "B2": 6})
    assert "assign cook explore-A1" in legal(state)
    assert "assign cook explore-C2" in legal(state)
    assert refused(state, 0, "assign cook explore-D2")[0] == "too-far"
    assert refused(state, 0, "assign cook explore-B2")[0] == "nothing-to-explore"
    assert refused(table(), 0, "assign cook explore-C2")[0] == "too-far"


def test_two_steps_away_one_more_pawn():
    """RC-108: one is not allowed, two roll, three are certain."""
    state = table(island=LAND)
    assert (needed(state, Target("gather-B2-wood")), needed(state, Target("gather-C2-wood"))) == (1, 2)
    assert (needed(state, Target("explore-B1")), needed(state, Target("explore-A3"))) == (2, 1)
    state = say(state, 0, "assign cook gather-C2-wood")
    assert refused(state, 0, "ready")[0] == "too-few-pawns"
    state = say(state, 0, "assign cook gather-C2-wood")
    assert "assign explorer gather-C2-wood" in legal(state, 1)
    state = say(state, 1, "assign explorer gather-C2-wood")
    assert carry_out(state).state.stock == Goods(wood=1)


def test_each_pawn_arranges_and_rests_by_itself():
    """RC-109, RC-078: two pawns, four tokens, morale twice."""
    state = say(table(), 0, "assign cook arrange", "assign cook arrange.2")
    step = carry_out(state)
    assert (one(step.state, "cook").determination, step.state.morale) == (4, 2)


def test_a_token_on_the_field_asks_for_one_more_pawn():
    """RC-110, RC-114, RC-116, RC-R06: of the first of its kind; then it is gone."""
    state = table(tokens=(Token("minus-pawn", "explore"),))
    state = say(state, 0, "assign cook explore-A1")
    assert refused(state, 0, "ready")[0] == "too-few-pawns"
    state = say(state, 1, "assign explorer explore-A3")
    assert needed(state, Target("explore-A3")) == 1
    state = say(state, 0, "assign cook explore-A1")
    assert carry_out(state).state.tokens == ()


def test_the_group_orders_actions_of_one_field():
    """RC-R06: the first that qualifies meets the token."""
    state = table(tokens=(Token("minus-pawn", "explore"),))
    state = say(state, 0, "assign cook explore-A1", "assign cook explore-A3")
    assert (needed(state, Target("explore-A1")), needed(state, Target("explore-A3"))) == (2, 1)
    state = say(state, 1, "hasten explore-A3")
    assert (needed(state, Target("explore-A1")), needed(state, Target("explore-A3"))) == (1, 2)


def test_a_pawn_too_many_does_no_harm():
    """RC-R06, RC-114: when another action meets the token, the plan stands all the same."""
    state = table(tokens=(Token("minus-pawn", "explore"),))
    state = say(state, 0, "assign cook explore-A1", "assign cook explore-A1", "assign explorer explore-A1")
    state = say(state, 0, "assign explorer explore-A3", "hasten explore-A3")
    assert (needed(state, Target("explore-A1")), len(state.plan[1].pawns)) == (1, 3)
    assert refused(state, 1, "ready")[0] == "too-few-pawns"
    assert "ready" in legal(state, 0)


def test_a_token_on_a_space_asks_for_one_more_pawn_for_good():
    """RC-114, RC-116, RC-R10: building happens on the camp's tile; resting and arranging do not mind."""
    state = table(island=LAND, tokens=(Token("minus-pawn", "B2"), Token("minus-pawn", "A2")), stock=RICH)
    assert needed(state, Target("gather-B2-wood")) == 2
    assert needed(state, Target("weapons")) == 2
    assert (needed(state, Target("rest")), needed(state, Target("arrange"))) == (1, 1)
    state = say(state, 0, "assign cook gather-B2-wood", "assign cook gather-B2-wood")
    assert ("minus-pawn", "B2") in {(token.kind, token.at) for token in carry_out(state).state.tokens}


def test_a_token_makes_the_next_building_dearer():
    """RC-115, RC-R13: the first that needs wood; on a cost it stays."""
    state = table(tokens=(Token("plus-wood", "build"),), stock=RICH, shelter=True)
    state = say(state, 0, "assign cook weapons", "assign cook roof")
    assert costs(state) == (Goods(wood=2), Goods(wood=2))
    for_good = table(tokens=(Token("plus-wood", "roof"), Token("plus-wood", "weapons")), stock=RICH, shelter=True)
    for_good = say(for_good, 0, "assign cook weapons", "assign cook roof")
    assert costs(for_good) == (Goods(wood=2), Goods(wood=3))
    assert costs(say(for_good, 0, "pay roof hide")) == (Goods(wood=2), Goods(hide=1))


def test_the_roof_has_a_cost_of_its_own():
    """GAP-06: the card that makes building dear names shelter, roof and palisade."""
    laid = {effect.at for effect in LIBRARY.adventures["adventure-012"].event}
    assert laid == {"shelter", "roof", "palisade"}


def test_pawns_may_stay_idle():
    """GAP-27, RC-R25: unless the table says otherwise; one is told."""
    step = play.play(GAME, table(), 0, play.read(GAME, "ready"))
    assert step.events == (BecameReady(0, 2),)
    strict = table(options={"all_pawns": True})
    assert refused(strict, 0, "ready") == ("idle-pawns", {"pawns": ["cook", "cook"]})


def test_a_faulty_line_holds_up_only_those_on_it():
    """RC-070: whoever has done their part may say so."""
    state = say(table(hunt=("beast-fox",)), 0, "assign cook hunt")
    assert "ready" in legal(state, 1)
    assert "ready" not in legal(state, 0)


def test_a_threat_for_two_different_players():
    """RC-083: Friday is no player."""
    state = say(table("cook", "explorer", "friday", threats=("", "event-b12")), 0, "assign cook threat-right")
    assert refused(state, 0, "assign cook threat-right")[0] == "two-players-needed"
    assert refused(state, 0, "assign friday threat-right")[0] == "two-players-needed"
    state = say(state, 1, "assign explorer threat-right")
    assert carry_out(state).state.morale == 1


def test_a_quarrel_keeps_players_apart():
    """RC-083: no action mixes two players' pawns this round; Friday may help."""
    state = table("cook", "explorer", "friday", forbidden=("together",), hunt=("beast-fox",))
    state = say(state, 0, "assign cook hunt")
    assert refused(state, 1, "assign explorer hunt")[0] == "not-together"
    assert "assign friday hunt" in legal(state, 0)


def test_at_least_one_pawn_is_left():
    """GAP-28."""
    state = happens(table(), Limit(pawns=1), Limit(pawns=0)).state
    assert one(state, "cook").pawns == 1


def test_some_rounds_allow_only_some_actions():
    """RC-086."""
    state = who(table(), "cook", only=("rest", "arrange", "build"))
    assert refused(state, 0, "assign cook explore-B2") == (
        "only-some-actions",
        {"pawn": "cook", "only": ["rest", "arrange", "build"]},
    )


def test_tiles_may_run_out():
    """GAP-31, RC-R22."""
    assert refused(table(tiles=()), 0, "assign cook explore-B2")[0] == "no-more-tiles"


def test_a_build_attempt_once_an_invention():
    """RC-R11: one attempt at each invention, one exploration of each space."""
    state = say(table(), 0, "assign cook build-shovel", "assign cook explore-B2")
    assert "assign explorer build-shovel" in legal(state, 1)
    state = say(state, 1, "assign explorer build-shovel")
    assert [line.target for line in state.plan] == ["build-shovel", "explore-B2"]
