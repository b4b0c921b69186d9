"""A private panel goes on: after a pawn it offers the next one, and then being ready."""

import pytest
from msgspec.structs import replace

from cogs.games.crusoe.panels import PLANNED
from locales import say
from tests.castaway_evenings.camp import Camp
from tests.evenings.people import Item, Private, items

PRESSES, MESSAGES = 10, 2
"""Four pawns placed by hand, one at a time, and two people who are ready."""


@pytest.fixture
def settings(settings):
    return replace(settings, seed=7)


def a_place(found: list[Item]) -> Item:
    """The first place that one pawn can go to and where none stands yet."""
    free = (each for each in found if each.kind == "plan" and not each.label.startswith(PLANNED))
    return next(each for each in free if each.value.startswith(("explore", "gather", "rest")))


def alone(found: list[Item]) -> Item:
    """The first crew of one pawn."""
    return next(each for each in found if each.kind == "crew" and "+" not in each.custom_id)


def being_ready(found: list[Item]) -> Item:
    return next(each for each in found if each.said == "ready")


async def plan_by_hand(camp: Camp) -> list[Private]:
    """Place the four pawns of two people, each their own ones, then both are ready."""
    await camp.begin(2, friday="no")
    hands = [Private(camp, person) for person in camp.people[:2]]
    for each in hands:
        for _ in range(2):
            await each.press(a_place)
            await each.press(alone)
    ana, bea = hands
    await bea.press(being_ready)
    await ana.press(being_ready, on=camp.board)  # the plan has changed since she looked at it in private
    return hands


async def test_a_planning_by_hand_asks_ten_presses_and_a_message_each(camp) -> None:
    hands = await plan_by_hand(camp)
    assert (await camp.sitting()).view().waiting != "planning"
    assert sum(each.presses for each in hands) <= PRESSES
    assert sum(each.messages for each in hands) <= MESSAGES


async def test_after_a_pawn_the_panel_offers_the_next_one_and_then_being_ready(camp) -> None:
    """In one message; what is left to do comes first."""
    await camp.begin(2, friday="no")
    hands = [Private(camp, person) for person in camp.people[:2]]
    for number, each in enumerate([hands[0]] * 3 + [hands[1]]):
        await each.press(a_place)
        await each.press(alone)
        first = each.shown[-1].components[0].children[0].custom_id
        assert first.startswith("plan:" if number < 3 else "act:"), first
    assert being_ready(items(hands[1].shown[-1])).label == say("en", "crusoe-do-ready")


async def test_a_place_that_was_chosen_by_mistake_leads_back_to_the_plan(camp) -> None:
    await camp.begin(2)
    ana = Private(camp, camp.people[0])
    await ana.press(a_place)
    await ana.press(lambda found: next(each for each in found if each.custom_id.endswith(":back")))
    assert a_place(items(ana.shown[-1]))
    assert ana.messages == 1
