"""How few presses a crew takes, and a round that people plan by hand."""

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.crusoe.parts import Goods
from engine.crusoe.plan import prices
from engine.crusoe.planner import suggest_calmly
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.target import Target
from tests.castaway_evenings.camp import Camp, Commands, Hands
from tests.castaway_evenings.found import Found, game, moment
from tests.evenings.people import Item, items, press, private

A_CREW = 3
A_ROUND_BY_HAND = 12


def can_pay_in_wood_and_hide(state: Crusoe) -> bool:
    """Whether a shelter may be built with either."""
    ways = prices(state, Target("shelter"))
    affordable = [each for each in ways.values() if fits(each, state.stock)]
    return not state.shelter and len(affordable) > 1


def fits(price: Goods, stock: Goods) -> bool:
    return price.wood <= stock.wood and price.hide <= stock.hide


@pytest.fixture
def there() -> Callable[[Crusoe], bool] | None:
    return None


@pytest.fixture
def way(there) -> Found:
    return moment(2, there) if there is not None else game("lost", 2)


@pytest.fixture
def settings(settings, way):
    return replace(settings, seed=way.seed)


async def sent(camp: Camp, seat: int, line: Line) -> int:
    """Presses that send this crew: its place in a menu, then the crew as one button."""
    where = next(each for each in items(camp.board) if each.kind == "plan" and each.value == line.target)
    shown = private(await press(camp.people[seat], where))
    await press(camp.people[seat], crew_among(items(shown), line))
    return 2


def crew_among(found: list[Item], line: Line) -> Item:
    """The button of these pawns, whoever of them acts, with these goods or with what is taken by itself."""
    crews = [each for each in found if each.kind == "crew" and pawns_of(each) == Counter(line.pawns)]
    return next((each for each in crews if each.custom_id.endswith(f":{line.pays}")), crews[0])


def pawns_of(crew: Item) -> Counter[str]:
    return Counter(crew.custom_id.split(":")[4].split("+"))


@pytest.mark.parametrize("there", [can_pay_in_wood_and_hide])
@pytest.mark.parametrize("goods", ["", "wood", "hide"])
async def test_two_pawns_with_their_goods_go_in_three_presses(camp, way, goods) -> None:
    """RC-095: on the shelter, with what is taken by itself, or with what one says."""
    await camp.begin(2)
    for seat, line in way.lines:
        await Commands(camp).say(seat, line)
    mine = (await camp.sitting()).view().people[0].character
    usual = next(iter(prices((await camp.sitting()).state, Target("shelter"))))
    wanted = Line(Target("shelter"), (mine, mine), "" if goods == usual else goods)
    assert await sent(camp, 0, wanted) <= A_CREW
    (planned,) = (await camp.sitting()).view().plan
    assert planned.line.pawns == (mine, mine)
    assert planned.certain
    assert getattr(planned.cost, goods or usual) > 0


async def test_a_round_by_hand_asks_no_more_than_twelve_presses_of_anybody(camp) -> None:
    """Each sends the crews they lead, is ready, and answers; the first six rounds of a game."""
    await camp.begin(2)
    hands, presses = Hands(camp), Counter[tuple[int, int]]()
    while (view := (await camp.sitting()).view()).round <= 6 and view.waits_for:
        if view.waiting == "planning" and not view.plan:
            suggestion = suggest_calmly(view, 0)
            for line in suggestion.lines:
                seat = next((each for each, one in enumerate(view.people[:2]) if one.character == line.pawns[0]), 0)
                presses[view.round, seat] += await sent(camp, seat, line)
        wanted = await camp.wanted()
        await hands.say(*wanted)
        presses[view.round, wanted[0]] += hands.presses
    assert max(presses.values()) <= A_ROUND_BY_HAND, presses
    assert len({number for number, _ in presses}) > 3
