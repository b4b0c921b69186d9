"""Standing orders: answers given while planning, so that nobody need be asked later; and who is asked all the same."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.events import Ordered, OrderFollowed, Waived
from engine.crusoe.parts import Goods
from engine.crusoe.state import (
    AskCamp,
    Cause,
    Demanding,
    Eating,
    Fighting,
    Kept,
    MoralePhase,
    NightPhase,
    Orders,
    Planning,
    Resting,
    Rolling,
    RoundEnds,
    SeatOrders,
    Sky,
    Weathering,
)
from engine.crusoe.view import view
from tests.crusoe.table import ASKING, carry_out, face, legal, one, say, settle, table, told, who, wounds

LAND = {"A2": 8, "B2": 6}
FOUR = ("cook", "explorer", "soldier", "carpenter")


def orders(state, seat=0):
    return [line for line in legal(state, seat) if line.startswith("order")]


def test_what_may_be_ordered_while_planning():
    """RC-R27: anything but what stands already."""
    state = table(island=LAND)
    assert orders(state) == [
        "order camp ask",
        "order camp B2",
        "order hungry ask",
        "order hungry cook",
        "order hungry explorer",
        "order morale heal",
        "order morale ask",
        "order rolls wounds",
        "order rolls always",
        "order rolls never",
    ]
    assert "order arrange morale" in orders(table(*FOUR))
    assert orders(face(table(orders=ASKING, island=LAND), AskCamp()).state) == []


def test_the_camp_stays_unless_ordered_and_only_tonight():
    """RC-156, RC-R27."""
    assert face(table(island=LAND), AskCamp()).state.camp == "A2"
    step = play.play(GAME, table(island=LAND, ready=(1,)), 0, play.read(GAME, "order camp B2"))
    assert step.events == (Ordered(0, "camp", "B2"),)
    assert step.state.ready == ()
    moved = face(step.state, AskCamp())
    assert moved.state.camp == "B2"
    assert told(moved, OrderFollowed) == [OrderFollowed("move-camp", "B2")]
    assert face(moved.state, RoundEnds(), stop=None).state.orders == Orders()


def test_an_order_that_cannot_be_followed_is_asked_about():
    """RC-156, RC-R27: the tile has been turned since."""
    state = say(table(island={**LAND, "A1": 1}), 0, "order camp B2")
    gone = replace(state, island={"A2": 8, "A1": 1})
    assert legal(face(gone, AskCamp()).state) == ["answer stay", "answer A1"]


def test_the_healthiest_goes_hungry_unless_ordered():
    """RC-155: who has most hearts left; the explorer has eleven, the cook twelve."""
    state = table(shelter=True, stock=Goods(food=1))
    assert wounds(settle(face(state, NightPhase())).state) == [2, 0]
    assert wounds(settle(face(who(state, "cook", wounds=2), NightPhase())).state) == [2, 2]
    other = say(replace(state, phase="planning"), 1, "order hungry explorer")
    assert wounds(settle(face(other, NightPhase())).state) == [0, 2]


def test_the_top_of_morale_by_order():
    """RC-060."""
    state = who(table(morale=3), "cook", wounds=2)
    assert one(face(state, MoralePhase()).state, "cook").determination == 2
    assert one(face(say(state, 1, "order morale heal"), MoralePhase()).state, "cook").wounds == 1


def test_a_camp_of_four_is_arranged_by_the_actors_order():
    """RC-180, RC-078."""
    state = say(say(table(*FOUR), 1, "assign explorer arrange"), 0, "order arrange morale")
    assert carry_out(state).state.morale == 0
    assert carry_out(say(state, 1, "order arrange morale")).state.morale == 1


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ("failures", [False, False, True]),
        ("wounds", [False, True, True]),
        ("always", [True, True, True]),
        ("never", [False, False, False]),
    ],
)
def test_which_rolls_one_is_asked_about(order, asked):
    """RC-R27, RC-R07: nothing to mend, a wound, a failure."""
    state = who(table(phase="action"), "explorer", determination=2, orders=SeatOrders(rolls=order))
    cause = Cause(actor="cook", suffers="actor", field="explore")
    rolls = [
        Rolling(cause, "blank", "success", "adventure"),
        Rolling(cause, "wound", "success", "adventure"),
        Rolling(cause, "blank", "determination", "blank"),
    ]
    assert [bool(roll.waits_for(replace(state, agenda=(roll, Planning())))) for roll in rolls] == asked


def test_a_wound_that_kills_is_asked_about_whatever_the_order():
    """RC-R27, RC-042."""
    state = who(table(phase="action"), "explorer", determination=2, orders=SeatOrders(rolls="never"))
    roll = Rolling(Cause(actor="cook", suffers="actor", field="explore"), "wound", "success", "blank")
    state = face(who(state, "cook", wounds=12), roll).state
    assert play.waiting(state) == (1,)
    assert "reroll wound" in legal(state, 1)


def test_at_a_roll_one_says_when_to_be_asked_again():
    """RC-R27."""
    state = who(table(phase="action"), "explorer", determination=2)
    roll = Rolling(Cause(actor="cook", suffers="actor", field="explore"), "wound", "determination", "blank")
    state = face(state, roll).state
    assert orders(state, 0) == []
    assert orders(state, 1) == ["order rolls wounds", "order rolls always", "order rolls never"]


def test_every_gate_is_waived_while_planning():
    """RC-R27: and asked at again."""
    state = table()
    waives = [line for line in legal(state, 1) if line.startswith("waive")]
    assert waives == ["waive fight", "waive weather", "waive night", "waive demand"]
    step = play.play(GAME, state, 1, play.read(GAME, "waive fight"))
    assert step.events == (Waived(1, "fight", asked=False),)
    assert one(step.state, "explorer").waived == ("fight",)
    assert one(say(step.state, 1, "waive fight"), "explorer").waived == ()


def test_an_order_names_what_is_possible():
    """RC-R27."""
    with pytest.raises(Illegal) as refusal:
        say(table(), 0, "order hungry soldier")
    assert refusal.value.reason == "cannot-order"
    assert refusal.value.values["words"] == ["ask", "cook", "explorer"]


# Who could still heal is asked before a wound kills


def cook(wounds, **changes):
    return who(table("cook", "explorer", **{"stock": Goods(food=1), **changes}), "cook", wounds=wounds, determination=2)


def test_the_cook_heals_before_the_die_kills():
    """RC-046, RC-204, RC-R27."""
    roll = Rolling(Cause(actor="cook", suffers="actor", field="build"), "wound", "success", "blank")
    state = face(cook(12, phase="action"), roll).state
    assert play.waiting(state) == (0,)
    assert "use recipe" in legal(state)
    unhurt = replace(cook(11, phase="action"), agenda=(roll, Planning()))
    assert play.waiting(unhurt) == ()


def test_the_cook_heals_before_the_beast_kills():
    """RC-046, RC-204, RC-R27: not where it would not suffice."""
    fight = Fighting(Cause(actor="cook", suffers="actor"), 3)
    state = face(cook(10), fight).state
    assert "use recipe" in legal(state)
    assert view(state, None).dying == ("cook",)
    assert face(cook(12), fight).state.outcome is not None
    helpless = replace(cook(10), stock=Goods())
    assert face(helpless, fight).state.outcome is not None


def test_the_beasts_own_words_are_in_sight_too():
    """GAP-07, RC-R27: without a cure a puma wounds twice more."""
    fight = Fighting(Cause(actor="cook", suffers="actor", card="beast-puma"), 5, beast="beast-puma")
    state = replace(cook(11, weapons=5), agenda=(fight, Planning()))
    assert play.waiting(state) == (0,)
    assert play.waiting(replace(state, items=("cure",))) == ()


def test_the_cook_heals_before_the_cold_kills():
    """RC-046, RC-204, RC-R27: roof 2, no wood, two winter clouds: two wounds."""
    state = face(cook(11, sky=Sky(winter=2), roof=2, shelter=True, phase="weather"), Weathering()).state
    assert isinstance(state.agenda[0], Weathering)
    assert "use recipe" in legal(state)
    saved = say(state, 0, "use recipe")
    assert (saved.outcome, one(saved, "cook").wounds) == (None, 11)


def test_before_the_meal_one_is_asked_to_heal_only_where_hunger_kills():
    """RC-044, RC-155, RC-R27: otherwise when the cold has come; what feeds is always asked about."""
    state = table("cook", "explorer", shelter=True, kept=(Kept("rum", 2),), stock=Goods(food=1))
    hurt = face(who(state, "cook", wounds=5), NightPhase()).state
    assert isinstance(hurt.agenda[0], Resting)
    weak = face(who(who(state, "cook", wounds=11), "explorer", wounds=11), NightPhase()).state
    assert isinstance(weak.agenda[0], Eating)
    fed = replace(state, kept=(Kept("biscuits", 1),))
    assert isinstance(face(fed, NightPhase()).state.agenda[0], Eating)


def test_several_uses_together_save_a_life():
    """RC-044, RC-035: twice rum against two wounds of hunger."""
    state = who(table("cook", kept=(Kept("rum", 2),), shelter=True), "cook", wounds=12)
    state = face(state, NightPhase()).state
    state = say(state, 0, "use rum", "use rum")
    assert settle(face(state, *state.agenda[:-1])).state.outcome is None
    once = who(table("cook", kept=(Kept("rum", 1),), shelter=True), "cook", wounds=12)
    assert face(once, NightPhase()).state.outcome is not None


def test_the_cook_heals_others_too():
    """RC-204, RC-R27."""
    state = who(who(table(), "cook", determination=2), "explorer", wounds=11)
    state = face(replace(state, stock=Goods(food=1), phase="weather"), Demanding("wood", 1, Cause(actor="cook"))).state
    assert play.waiting(state) == (0,)
    assert wounds(say(state, 0, "use recipe")) == [1, 10]


# What is demanded of one player


def test_tokens_demanded_of_one_are_asked_of_that_one():
    """RC-R27, RC-061: the pipe fills the hand of whoever smokes it."""
    state = table(kept=(Kept("pipe", 2),), first=0)
    demand = Demanding("determination", 1, Cause(actor="explorer", suffers="actor"), who="explorer")
    state = face(state, demand).state
    assert play.waiting(state) == (1,)
    assert wounds(say(state, 1, "use pipe")) == [0, 0]


@pytest.mark.parametrize(
    ("name", "ability", "changes"),
    [
        ("explorer", "speech", {"morale": 3}),
        ("explorer", "reconnaissance", {"tiles": ()}),
        ("explorer", "scouting", {"pile": ()}),
        ("carpenter", "new-idea", {"invention_deck": (), "invention_discards": ()}),
    ],
)
def test_an_ability_that_can_do_nothing_takes_no_tokens(name, ability, changes):
    """RC-046, RC-209, RC-210, RC-211, RC-202."""
    state = who(table(name, "cook"), name, determination=5)
    assert f"use {ability}" in legal(state)
    assert f"use {ability}" not in legal(replace(state, **changes))
