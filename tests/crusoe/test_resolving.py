"""Resolution: dice, each action's fruit, what arrives afterwards."""

import pytest
from msgspec.structs import replace

from engine.crusoe.cards.words import Discard, Exhaust, Venture, Wound
from engine.crusoe.events import (
    ActionBegan,
    ActionFailed,
    ActionSucceeded,
    BeastMet,
    CardDrawn,
    DiceRolled,
    DieRerolled,
    Fought,
    ShelterBuilt,
    TilePlaced,
)
from engine.crusoe.land import has_shelter, is_explored
from engine.crusoe.parts import DICE, Goods
from engine.crusoe.pawns import free_pawns
from engine.crusoe.state import CarryOut, Haul, Line, Planning, ResolveActions, Token
from engine.crusoe.target import Target
from tests.crusoe.table import (
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

LAND = {"A2": 8, "B2": 6}


def roll(target, name="cook", wanted=bool, **changes):
    """One pawn, one roll; without an adventure deck."""
    empty = {"adventures": {"build": (), "gather": (), "explore": ()}}
    state = table(**{**empty, "stock": RICH, "island": LAND, **changes})
    line = Line(Target(target), (name,))
    return lucky(state, lambda one_state: settle(face(one_state, CarryOut(line))), wanted)


def test_actions_are_resolved_in_order():
    """RC-120: whatever the order of the plan."""
    state = table("cook", "explorer", "soldier", "carpenter", island=LAND, hunt=("beast-fox",), stock=RICH)
    for seat, line in (
        (0, "assign cook rest"),
        (0, "assign cook arrange"),
        (1, "assign explorer explore-A1"),
        (1, "assign explorer explore-A1"),
        (2, "assign soldier gather-B2-wood"),
        (2, "assign soldier gather-B2-wood"),
        (3, "assign carpenter hunt"),
        (3, "assign carpenter hunt"),
    ):
        state = say(state, seat, line)
    fields = [event.target.split("-")[0] for event in told(carry_out(state), ActionBegan)]
    assert fields == ["hunt", "gather", "explore", "arrange", "rest"]


def test_one_pawn_rolls_and_two_are_certain():
    """RC-081, RC-075."""
    state = say(table(stock=RICH), 0, "assign cook weapons")
    assert told(carry_out(state), DiceRolled)
    state = say(state, 0, "assign cook weapons")
    step = carry_out(state)
    assert not told(step, DiceRolled)
    assert (step.state.weapons, step.state.stock.wood) == (1, 19)


def test_the_faces_of_the_dice():
    """RC-300, GAP-08: six faces, of which so many wound, succeed, bring an adventure."""
    counts = {field: tuple(faces.count(face) for face, faces in dice.items()) for field, dice in DICE.items()}
    assert counts == {"build": (4, 4, 3), "gather": (1, 5, 3), "explore": (3, 5, 5)}
    assert all(len(faces) == 6 for dice in DICE.values() for faces in dice.values())


def test_a_failure_gives_two_tokens_and_keeps_the_goods():
    """GAP-08, RC-R13."""
    step = roll("weapons", wanted=lambda step: bool(told(step, ActionFailed)))
    assert one(step.state, "cook").determination == 2
    assert (step.state.weapons, step.state.stock) == (0, RICH)


def test_wound_success_adventure_in_this_order():
    """GAP-08, RC-R07."""
    step = roll(
        "explore-A1",
        wanted=lambda step: told(step, DiceRolled)[0] == DiceRolled("cook", "explore", "wound", "success", "adventure"),
        adventures={"build": (), "gather": (), "explore": ("adventure-063",)},
    )
    kinds = [type(event).__name__ for event in step.events]
    assert kinds.index("Wounded") < kinds.index("ActionSucceeded") < kinds.index("CardDrawn")
    assert one(step.state, "cook").wounds == 3


def test_a_death_on_the_first_die_stops_everything():
    """RC-R08."""
    state = who(table(island=LAND), "cook", wounds=12)
    step = lucky(
        state,
        lambda other: settle(face(other, CarryOut(Line(Target("explore-A1"), ("cook",))))),
        lambda step: step.state.outcome is not None,
    )
    assert not told(step, ActionSucceeded)


def test_a_success_must_be_rolled_again_under_a_token():
    """RC-111, RC-116, RC-R05: the success die alone; the token stays until a success has been rerolled."""
    marked = (Token("reroll", "build"),)
    again = roll("weapons", wanted=lambda step: bool(told(step, DieRerolled)), tokens=marked)
    assert told(again, DieRerolled)[0].die == "success"
    assert again.state.tokens == ()
    first = roll("weapons", wanted=lambda step: told(step, DiceRolled)[0].success != "success", tokens=marked)
    assert first.state.tokens == marked


def test_an_adventure_token_brings_a_card_without_dice():
    """RC-112, RC-116: one card, though the dice show another."""
    decks = {"build": ("adventure-029", "adventure-031"), "gather": (), "explore": ()}
    marked = (Token("adventure", "build"),)
    state = say(table(stock=RICH, adventures=decks, tokens=marked), 0, "assign cook weapons", "assign cook weapons")
    step = carry_out(state)
    assert [event.card for event in told(step, CardDrawn)] == ["adventure-029"]
    assert ("adventure", "build") not in tokens(step.state)
    rolled = roll(
        "weapons",
        wanted=lambda step: told(step, DiceRolled)[0].adventure == "adventure",
        adventures=decks,
        tokens=marked,
    )
    assert len(told(rolled, CardDrawn)) == 1


def test_danger_on_a_tile_asks_for_a_weapon():
    """RC-113: the token stays."""
    marked = (Token("strength", "B2"),)
    state = table(island=LAND, tokens=marked)
    state = say(state, 0, "assign cook gather-B2-wood", "assign cook gather-B2-wood")
    step = carry_out(state)
    assert wounds(step.state) == [1, 0]
    assert step.state.tokens == marked
    assert wounds(carry_out(replace(state, weapons=1)).state) == [0, 0]


def test_danger_at_the_camp_strikes_builders():
    """RC-R10: not those who arrange or rest."""
    state = table(tokens=(Token("strength", "A2"),), stock=RICH)
    build = say(state, 0, "assign cook weapons", "assign cook weapons")
    assert wounds(carry_out(build).state) == [1, 0]
    rest = say(state, 0, "assign cook rest", "assign cook arrange")
    assert wounds(carry_out(rest).state) == [0, 0]


def hunt(beast, **changes):
    state = table(**{"hunt": (beast,), **changes})
    return carry_out(say(state, 0, "assign cook hunt", "assign cook hunt"))


def test_a_hunt_is_a_fight():
    """GAP-07, RC-074, RC-098: a wound for each missing weapon; then weapons, food, hide; the card is discarded."""
    step = hunt("beast-tapir", weapons=2)
    assert told(step, Fought) == [Fought("cook", 3, 2)]
    assert wounds(step.state) == [1, 0]
    assert (step.state.weapons, step.state.stock) == (1, Goods(food=2, hide=1))
    assert (step.state.hunt, step.state.beast_discards) == ((), ("beast-tapir",))


def test_weapons_that_cannot_fall_wound():
    """GAP-07, RC-171, RC-R01: whoever hunts, nobody else."""
    step = hunt("beast-alligator", weapons=1)
    assert wounds(step.state) == [5 + 1, 0]
    assert step.state.weapons == 0


def test_a_stronger_beast():
    """RC-113: the token by the hunting deck adds one, once."""
    step = hunt("beast-birds", weapons=1, tokens=(Token("strength", "hunt"),))
    assert told(step, BeastMet)[0].strength == 2
    assert wounds(step.state) == [1, 0]
    assert step.state.tokens == ()


def test_the_beasts_own_words():
    """GAP-07: without a cure two wounds; a discovery."""
    assert wounds(hunt("beast-puma", weapons=5).state) == [2, 0]
    assert wounds(hunt("beast-puma", weapons=5, items=("cure",)).state) == [0, 0]
    assert len(hunt("beast-boa", weapons=5).state.discoveries) == 1
    assert wounds(hunt("beast-iguana", weapons=5).state) == [1, 0]


def test_the_shelter_stands():
    """RC-095, RC-122."""
    state = say(table(stock=RICH), 0, "assign cook shelter", "assign cook shelter")
    step = carry_out(state)
    assert told(step, ShelterBuilt)
    assert step.state.shelter
    assert step.state.stock.wood == 18


def test_levels_have_no_end():
    """RC-122, GAP-09, RC-097."""
    state = table(stock=RICH, shelter=True, palisade=7)
    state = say(state, 0, "assign cook palisade", "assign cook palisade")
    assert carry_out(state).state.palisade == 8


def test_an_item_works_only_after_all_actions():
    """RC-123, RC-124, RC-102, RC-133: the fire unlocks the fireplace next round."""
    state = table(stock=RICH, island={"A2": 8, "B2": 5}, shelter=True)
    state = say(state, 0, "assign cook build-fire", "assign cook build-fire")
    ready = replace(state, ready=(0, 1))
    before = settle(face(ready, Planning(), ResolveActions()))
    assert "fire" not in before.state.items
    assert before.state.future == (Haul("cook", items=("fire",)),)
    after = carry_out(state)
    assert (after.state.items, after.state.palisade) == (("fire",), 1)
    assert "fire" not in after.state.inventions
    assert "assign cook build-fireplace" in legal(after.state)


def test_gathered_goods_come_later():
    """RC-126, RC-087, RC-121: one a source, into the future; then into the stores."""
    state = table(island=LAND)
    state = say(state, 0, "assign cook gather-B2-parrot", "assign cook gather-B2-parrot")
    before = settle(face(replace(state, ready=(0, 1)), Planning(), ResolveActions()))
    assert (before.state.stock, before.state.future) == (Goods(), (Haul("cook", Goods(food=1)),))
    assert carry_out(state).state.stock == Goods(food=1)


def test_tokens_baskets_and_sacks_bring_more():
    """RC-115, RC-117, RC-241, RC-242, RC-R09: basket and sack once a round, together if one likes."""
    state = table(island=LAND, tokens=(Token("plus-wood", "B2"),), items=("basket", "sack"))
    state = say(state, 0, "assign cook gather-B2-wood", "assign cook gather-B2-wood")
    state = say(state, 1, "assign explorer gather-B2-parrot", "assign explorer gather-B2-parrot")
    assert carry_out(state).state.stock == Goods(wood=4, food=1)


def test_exploring_lays_a_tile_and_brings_what_it_shows():
    """RC-127, RC-129: plains with a beast and two discoveries (the rulebook's example)."""
    state = table(tiles=(1, 2, 3), stock=RICH, pile=("branch", "song", "leaves"))
    assert "assign cook build-rope" not in legal(state)
    state = say(state, 0, "assign cook explore-A1", "assign cook explore-A1")
    step = carry_out(state)
    assert told(step, TilePlaced) == [TilePlaced("A1", 1)]
    assert step.state.tiles == (2, 3)
    assert len(step.state.hunt) == 1
    assert step.state.discoveries == ("branch", "song")
    assert is_explored(step.state, "plains")
    assert {"assign cook build-rope", "assign cook build-cure"} <= set(legal(step.state))


def test_a_natural_shelter_is_not_built():
    """RC-128, RC-095: but it shelters."""
    state = table(island={"A2": 2})
    assert has_shelter(state)
    assert not state.shelter
    assert "assign cook shelter" in legal(replace(state, stock=RICH))


def test_arranging_gives_tokens_and_morale():
    """RC-131, RC-078: at the top only the tokens."""
    state = say(table(morale=3), 0, "assign cook arrange")
    step = carry_out(state)
    assert (one(step.state, "cook").determination, step.state.morale) == (2, 3)


def test_four_players_choose_tokens_or_morale():
    """RC-180, RC-029, RC-078."""
    state = say(table("cook", "explorer", "soldier", "carpenter"), 1, "order arrange ask", "assign explorer arrange")
    tokens_won = carry_out(state, "tokens").state
    assert (one(tokens_won, "explorer").determination, tokens_won.morale) == (2, 0)
    cheered = carry_out(state, "morale").state
    assert (one(cheered, "explorer").determination, cheered.morale) == (0, 1)


def test_resting_heals_one():
    """RC-132, RC-079; RC-243: in a bed two, and a token."""
    state = say(who(table(), "cook", wounds=3), 0, "assign cook rest")
    assert one(carry_out(state).state, "cook").wounds == 2
    step = carry_out(replace(state, items=("bed",)))
    assert (one(step.state, "cook").wounds, one(step.state, "cook").determination) == (1, 1)


def test_pawns_come_home():
    """RC-133: additional ones to their cards; a pawn for one building is spent."""
    state = say(table(stock=RICH, brown=1, items=("lantern",)), 0, "assign cook weapons", "assign brown weapons")
    step = carry_out(state)
    assert sorted(free_pawns(step.state)) == ["cook", "cook", "explorer", "explorer", "lantern"]


def test_requirements_are_locked_when_the_plan_stands():
    """RC-R12: a later loss cancels nothing."""
    state = table(threats=("", "event-b10"), items=("knife",), hunt=("beast-tapir",), weapons=3)
    line = replace(state, phase="action", items=())
    step = settle(face(line, CarryOut(Line(Target("threat-right"), ("cook",)))))
    assert one(step.state, "cook").determination == 1


def test_an_actions_own_gains_pay_nothing_in_it():
    """GAP-23: they lie in the future."""
    state = table(phase="action", future=(Haul("cook", Goods(food=5)),))
    assert wounds(happens(state, Discard(food=1), suffers="actor").state) == [1, 0]


def test_an_action_wounds_only_whoever_acts():
    """GAP-26, RC-R01, RC-083: in an action the actor; in the Event phase everybody."""
    assert wounds(happens(table(), Discard(wood=1), suffers="actor", actor="explorer").state) == [0, 1]
    assert wounds(happens(table(), Discard(wood=1), suffers="all").state) == [1, 1]
    assert wounds(happens(table(island={"A2": 9}), Exhaust("nearest", "fish")).state) == [1, 1]


@pytest.mark.parametrize("deck", ["build", "gather", "explore"])
def test_an_empty_adventure_deck_is_renewed(deck):
    """RC-R22."""
    cards = {"build": ("adventure-031",), "gather": ("adventure-086",), "explore": ("adventure-063",)}
    state = table(adventures=dict.fromkeys(cards, ()), adventure_discards=cards)
    step = happens(state, Venture(), field=deck, suffers="actor")
    assert told(step, CardDrawn)[0].card == cards[deck][0]


def test_a_wound_on_an_action_is_one():
    """RC-081."""
    step = roll("gather-B2-wood", wanted=lambda step: told(step, DiceRolled)[0].wound == "wound")
    assert one(step.state, "cook").wounds == 1
    assert Wound().n == 1


def test_what_the_action_at_hand_costs_stays_reserved_until_it_is_paid():
    """RC-R28: nobody eats it while the roll lies on the table."""
    state = table("cook", "carpenter", stock=Goods(food=2), items=("shovel",), scenario="family")
    state = who(who(state, "cook", determination=9, wounds=2), "carpenter", determination=2)
    line = Line(Target("build-garden"), ("cook",), cost=Goods(food=2))
    step = face(replace(state, phase="action"), CarryOut(line))
    assert "pass" in legal(step.state, 1)
    assert "use recipe" not in legal(step.state, 0)
    done = lucky(
        replace(state, phase="action"),
        lambda other: settle(face(other, CarryOut(line))),
        lambda step: bool(told(step, ActionSucceeded)),
    )
    assert done.state.stock == Goods()
