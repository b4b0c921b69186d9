"""A plan is shown whatever becomes of its board or its picture, and whenever the process is killed."""

import time

import pytest
from msgspec.structs import replace

from tests.castaway_evenings.camp import Camp
from tests.castaway_evenings.test_conflicts import crew_panel, menu_with
from tests.evenings.people import items, press
from tests.evenings.stage import revisions, settled
from tests.says import says

GONE = {"deleted": (404, 10008), "old": (400, 30046), "archived": (400, 50083)}
"""What Discord says of a board that cannot be edited any more."""
REFUSED = [(413, 40005), (403, 50013)]


@pytest.fixture
def settings(settings):
    return replace(settings, pictures=True)


async def explores(camp: Camp, seat: int) -> None:
    """Sends a crew to A1 from a private panel, so that the board is edited beside it."""
    shown = await crew_panel(camp, seat, "explore-A1")
    await press(camp.people[seat], next(each for each in items(shown) if each.kind == "crew"))


@pytest.mark.parametrize("why", GONE)
async def test_a_plan_whose_board_cannot_be_edited_stands_on_another_and_pings_nobody(camp, env, why) -> None:
    await camp.begin(2)
    before, pings = camp.board, len(camp.pings)
    status, code = GONE[why]
    env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=2)
    await explores(camp, 0)
    assert camp.last.id != before.id
    assert says(camp.last.attachments[0].description, "crusoe-to-explore", space="A1")
    assert not any(camp.pings[pings:])
    assert (await camp.table()).board_message_id == camp.last.id


async def test_a_plan_on_a_board_of_an_hour_ago_is_shown_on_a_new_one(camp, env) -> None:
    await camp.begin(2)
    before, pings = camp.board, len(camp.pings)
    await env.advance_time(3600)
    await explores(camp, 0)
    assert camp.board.id != before.id
    assert says(camp.board.attachments[0].description, "crusoe-to-explore", space="A1")
    assert not any(camp.pings[pings:])
    assert camp.board.flags.silent
    assert not before.flags.silent


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_plan_whose_picture_is_not_taken_stands_in_words(camp, env, status, code) -> None:
    await camp.begin(2)
    assert camp.board.attachments
    assert not says(camp.board.content, "crusoe-text-stores")
    env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await explores(camp, 0)
    assert camp.board.attachments == []
    assert says(camp.board.content, "crusoe-to-explore", space="A1")
    assert says(camp.board.content, "crusoe-text-stores")


async def begun(stage) -> None:
    await stage.wire.slash(stage.people[0], "/play crusoe", players=1)
    await stage.wire.until(lambda: stage.live)


async def crews_for(stage, board, where: str):
    """The private panel of a place."""
    shown = await stage.wire.choose(stage.people[0], menu_with(board, where), board, [where])
    await stage.wire.until(lambda: stage.ids(shown.message))
    return shown.message


async def test_a_late_picture_of_a_plan_follows_its_words(stage) -> None:
    """All painters are busy for longer than the words wait."""
    async with stage.running() as bot:
        await begun(stage)
        board = await settled(stage, bot, 1)
        shown = await crews_for(stage, board, "explore-A1")
        for _ in range(2):
            bot.pictures._painters.submit(time.sleep, 1.5)
        await stage.wire.press(stage.people[0], stage.id_of(shown, "crew:"), shown)
        await stage.wire.until(lambda: says(stage.live[0]["content"], "crusoe-to-explore", space="A1"))
        assert says(stage.live[0]["content"], "crusoe-text-stores")
        await stage.wire.until(lambda: stage.live[0]["attachments"])
        assert not says(stage.live[0]["content"], "crusoe-text-stores")
        assert stage.live[0]["id"] == board["id"]


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("number", range(2))
async def test_killed_at_any_request_of_a_crew_sent(stage, number, is_done, caplog) -> None:
    """Between saving and showing: after the next start one board shows the plan, and goes on being pressed."""
    async with stage.running() as bot:
        await begun(stage)
        shown = await crews_for(stage, await settled(stage, bot, 1), "explore-A1")
        stage.stop_at = (number, is_done)
        crew = stage.wire.press(stage.people[0], stage.id_of(shown, "crew:"), shown)
        assert await stage.until_stopped(crew)
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        board = await settled(stage, bot, 2)
        assert says(board["attachments"][0]["description"], "crusoe-to-explore", space="A1")
        shown = await crews_for(stage, board, "rest")
        await stage.wire.press(stage.people[0], stage.id_of(shown, "crew:"), shown)
        await settled(stage, bot, 3)
        assert await revisions(bot) == (3, 3)
    caplog.clear()
