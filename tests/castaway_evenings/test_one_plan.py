"""One plan for all: edited without a ping, agreed to in a press, called for once it rests."""

from datetime import timedelta
from typing import Any

import discord
import pytest

from cogs.games.crusoe.suggested import SUGGESTED
from locales import say
from tests.castaway_evenings.camp import Camp, Commands
from tests.evenings.people import Item, is_asked_first, items, parts, press, private
from tests.says import says


def tools(message) -> dict[str, Item]:
    """What can be pressed, by the word of its tool or its kind."""
    return {each.custom_id.split(":")[2] if each.kind == "tool" else each.kind: each for each in items(message)}


async def crew_panel(camp: Camp, seat: int, where: str):
    """What a choice in the board's menus opens."""
    item = next(each for each in items(camp.board) if each.kind == "plan" and each.value == where)
    return private(await press(camp.people[seat], item))


async def suggestion(camp: Camp, seat: int):
    return private(await press(camp.people[seat], tools(camp.board)["suggest"]))


async def adopt(camp: Camp, seat: int) -> None:
    shown = await suggestion(camp, seat)
    await press(camp.people[seat], next(each for each in items(shown) if each.kind == "adopt"))


async def test_two_pawns_with_their_goods_take_two_presses(camp) -> None:
    """RC-070, RC-080: the first crew offered is one's own, as many as it needs."""
    await camp.begin(2)
    shown = await crew_panel(camp, 0, "explore-A1")
    crews = [each for each in items(shown) if each.kind == "crew"]
    mine = (await camp.sitting()).view().people[0].character
    sure = next(each for each in crews if each.custom_id.endswith(f":{mine}+{mine}:-"))
    assert say("en", "crusoe-plan-sure") in sure.label
    assert "%" in crews[0].label
    await press(camp.people[0], sure)
    assert [each.line.pawns for each in (await camp.sitting()).view().plan] == [(mine, mine)]


async def test_to_agree_with_a_suggestion_is_two_presses_and_one_row(camp) -> None:
    await camp.begin(2)
    before = (await camp.table()).revision
    await adopt(camp, 0)
    assert (await camp.table()).revision == before + 1
    seen = (await camp.sitting()).view()
    assert seen.plan
    assert seen.ready == (0,)
    await press(camp.people[1], next(each for each in items(camp.board) if each.said == "ready"))
    assert (await camp.sitting()).view().waiting != "planning" or (await camp.sitting()).view().round > 1


async def test_who_agrees_hears_privately_that_they_are_ready(camp) -> None:
    """Also where the plan lays wood on the pile, which is told as well."""
    await camp.begin(2)
    while (laid := await laying(camp)) is None:
        await Commands(camp).say(*(await camp.wanted()))
    seat, shown = laid
    said = next(each for each in items(shown) if each.kind == "adopt")
    assert said.label == say("en", "crusoe-plan-adopt")
    after = private(await press(camp.people[seat], said)).content
    assert says(after, "crusoe-did-stacked")
    assert says(after, "crusoe-plan-title", ready=f"**{(await camp.sitting()).names[seat]}**")


async def laying(camp: Camp):
    """A suggestion that lays wood on the pile, and to whom, where there is no plan yet."""
    table = await camp.sitting()
    if table.view().waiting != "planning" or table.view().plan:
        return None
    seat = table.waits_for[0]
    shown = await suggestion(camp, seat)
    return (seat, shown) if says(shown.content, "crusoe-plan-stacks") else None


async def test_two_adopt_at_once(camp) -> None:
    """Both read the same plan: the second one agrees to what is the plan already, and so it is carried out."""
    await camp.begin(2)
    shown = [await suggestion(camp, seat) for seat in (0, 1)]
    assert lines_of(shown[0]) == lines_of(shown[1])
    for seat, message in enumerate(shown):
        await press(camp.people[seat], next(each for each in items(message) if each.kind == "adopt"))
    seen = (await camp.sitting()).view()
    assert seen.round > 1 or seen.waiting != "planning"


def lines_of(message) -> list[str]:
    return [line for line in message.content.splitlines() if line.startswith(("✓", "◇"))]


async def test_a_suggestion_tells_the_wood_that_it_piles_and_what_may_go_wrong(camp) -> None:
    """Adopting agrees to all of it, and wood on the pile cannot be taken back."""
    await camp.begin(2)
    piled = grave = 0
    for _ in range(12):
        table = await camp.sitting()
        if not table.waits_for:
            break
        if table.view().waiting == "planning":
            seat = table.waits_for[0]
            shown = await suggestion(camp, seat)
            said = next(each for each in items(shown) if each.kind == "adopt")
            found = SUGGESTED.shown(table.id, table.row.revision, seat, 0)
            assert found is not None
            piled += bool(found.stack)
            assert (says(shown.content, "crusoe-plan-stacks")) == bool(found.stack)
            dangers = [each for each in found.outlook.warnings if each.grave]
            grave += bool(dangers)
            assert shown.content.count("‼") == min(len(dangers), 4)
            await press(camp.people[seat], said)
        wanted = await camp.wanted()
        while wanted and (await camp.sitting()).view().waiting != "planning":
            await Commands(camp).say(*wanted)
            wanted = await camp.wanted()
        if wanted and (await camp.sitting()).view().ready:
            await Commands(camp).say(wanted[0], "ready")
    assert piled


async def test_being_ready_is_for_the_plan_that_was_read(camp) -> None:
    """What somebody else changed meanwhile is read first; then the same press counts."""
    await camp.begin(2)
    old = next(each for each in items(camp.board) if each.said == "ready")
    asked = private(await press(camp.people[1], old))  # their pawns are idle: are they sure?
    sure = next(each for each in items(asked) if each.kind == "sure")
    theirs = (await camp.sitting()).view().people[1].character
    await Commands(camp).say(0, f"assign {theirs} explore-A1")
    shown = private(await press(camp.people[1], sure))
    assert (await camp.sitting()).view().ready == ()
    assert says(shown.content, "stale")
    assert "A1" in shown.content
    again = next(each for each in items(shown) if each.said == "ready")
    still = private(await press(camp.people[1], again))
    if is_asked_first(still):
        await press(camp.people[1], next(each for each in items(still) if each.kind == "sure"))
    assert (await camp.sitting()).view().ready == (1,)


async def test_an_edit_pings_nobody_and_a_plan_at_rest_calls_who_was_ready_once(camp, env) -> None:
    """Whoever agreed to another plan hears of it when the others have come to rest."""
    await camp.begin(2)
    await adopt(camp, 0)
    pings = len(camp.pings)
    shown = await crew_panel(camp, 1, (await camp.sitting()).view().plan[0].line.target)
    await press(camp.people[1], next(each for each in items(shown) if each.kind in {"act", "ask"}))
    back = next(each for each in items(camp.board) if each.said == "take-back")
    opened = private(await press(camp.people[1], back))
    await press(camp.people[1], items(opened)[0])
    assert (await camp.sitting()).view().ready == ()
    assert len(camp.pings) == pings
    await env.advance_time(timedelta(minutes=5).total_seconds())
    assert len(camp.pings) == pings
    await env.advance_time(timedelta(minutes=6).total_seconds())
    assert camp.pings[pings:] == [(camp.people[0].id,)]
    await env.advance_time(timedelta(minutes=60).total_seconds())
    assert len(camp.pings) == pings + 1


async def test_who_alone_is_missing_is_called_at_rest_unless_they_acted(camp, env) -> None:
    await camp.begin(2)
    pings = len(camp.pings)
    await adopt(camp, 0)
    assert len(camp.pings) == pings
    await env.advance_time(timedelta(minutes=11).total_seconds())
    assert camp.pings[pings:] == [(camp.people[1].id,)]
    assert says(camp.board.content, "crusoe-plan-rests", names="**Ana**")


async def test_a_pawn_of_somebody_else_is_refused_where_each_plans_alone(camp) -> None:
    """The option `own`: no crew with it is offered, and who types it hears why not."""
    await camp.begin(2, who_plans="own")
    mine, theirs = [each.character for each in (await camp.sitting()).view().people[:2]]
    crews = [each.custom_id for each in items(await crew_panel(camp, 0, "explore-A1")) if each.kind == "crew"]
    assert crews
    assert any(mine in each for each in crews)
    assert not any(theirs in each for each in crews)
    before = (await camp.table()).revision
    result = await camp.people[0].slash(camp.channel, "crusoe assign", to="explore-A1", who=theirs)
    assert (await camp.table()).revision == before
    assert private(result).content


@pytest.mark.parametrize("page", ["workshop", "people"])
async def test_pages_beside_the_board_by_button_and_by_command(camp, page) -> None:
    """Without pictures they are words, for whoever asks alone."""
    await camp.begin(2)
    by_button = private(await press(camp.people[0], tools(camp.board)[page]))
    by_command = private(await camp.people[1].slash(camp.channel, "board", show=page))
    assert by_button.content == by_command.content != ""


async def test_tonights_questions_are_answered_in_one_panel_that_stays(camp) -> None:
    """Each menu shows what is decided now; a choice is saved, and the same panel shows it."""
    await camp.begin(2)
    ana = camp.people[0]
    shown = private(await press(ana, tools(camp.board)["tonight"]))
    messages = len(camp.said)
    for what, word in (("hungry", "ask"), ("camp", "ask"), ("hungry", "healthiest")):
        item = next(each for each in items(shown) if each.custom_id.endswith(f":{what}") and each.value == word)
        shown = private(await press(ana, item))
        (menu,) = [each for each in menus(shown) if each.custom_id.endswith(f":{what}")]
        assert [option.value for option in menu.options if option.default] == [word]
    orders = (await camp.sitting()).state.orders
    assert (orders.camp, orders.hungry) == ("ask", "healthiest")
    assert len(camp.said) == messages


@pytest.mark.parametrize(
    ("asks", "waived", "rolls"),
    [
        ([], {"fight", "weather", "night", "demand"}, "never"),
        (["night", "failures"], {"fight", "weather", "demand"}, "failures"),
        (["fight", "weather", "night", "demand", "wounds"], set(), "wounds"),
        (["failures", "wounds", "always"], {"fight", "weather", "night", "demand"}, "always"),
    ],
)
async def test_when_to_ask_is_chosen_at_once(camp, asks, waived, rolls) -> None:
    await camp.begin(2)
    ana = camp.people[0]
    shown = private(await press(ana, tools(camp.board)["tonight"]))
    (menu,) = [each for each in menus(shown) if each.custom_id.endswith(":asking")]
    again = private(await ana.select(shown, asks, custom_id=menu.custom_id))
    person = (await camp.sitting()).view().people[0]
    assert (set(person.waived), person.orders.rolls) == (waived, rolls)
    (menu,) = [each for each in menus(again) if each.custom_id.endswith(":asking")]
    before = (await camp.sitting()).row.revision
    await ana.select(again, [each.value for each in menu.options if each.default], custom_id=menu.custom_id)
    assert (await camp.sitting()).row.revision == before


def menus(shown: Any) -> list[Any]:
    return [part for part in parts(shown) if isinstance(part, discord.SelectMenu)]
