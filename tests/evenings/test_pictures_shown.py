"""Pictures in the channel: with their words, and words where Discord does not take them."""

import asyncio
import time

import pytest
from msgspec.structs import replace

import render
from cogs.loaded import find
from cogs.table import pictures
from tests.evenings.people import items, press, surely
from tests.evenings.stage import settled
from tests.message_limits import walk
from tests.says import says


@pytest.fixture
def settings(settings):
    return replace(settings, pictures=True)


async def test_a_board_has_a_picture_with_words_for_who_does_not_see_it(place) -> None:
    board = await place.begin(2)
    (picture,) = board.attachments
    assert picture.filename == "board-1.png"
    assert "Ana" in picture.description
    assert "```" not in board.content


async def test_a_computer_bears_its_sign_on_the_board(place) -> None:
    await place.people[0].slash(place.channel, "play island", computers=1, players=2, starting_player="host")
    (picture,) = place.board.attachments
    table = await find(place.store, (await place.table()).id)
    assert table is not None
    shown = ("island", table.view(), table.names, "en", table.row.theme, table.public_events(table.history))
    with_sign, without = (len(render.draw(*shown, computers=computers)) for computers in ((1,), ()))
    assert picture.size == with_sign != without


async def test_a_former_board_has_no_picture_and_the_new_one_a_file_of_another_name(place) -> None:
    board = await place.begin(2)
    player = place.people[place.called()[0]]
    await surely(player, await player.slash(place.channel, "done"))
    assert place.said[1].attachments == []
    (picture,) = place.board.attachments
    assert picture.filename != board.attachments[0].filename


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (403, 50013)])
async def test_where_the_picture_is_not_taken_the_words_stand_alone(place, env, status, code) -> None:
    board = await place.begin(2)
    player = place.people[place.called()[0]]
    env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await press(player, next(item for item in items(board) if item.said.startswith("move ")))
    assert says(place.board.content, "island-asks-acting", left=2)
    assert "```" in place.board.content
    assert place.board.attachments == []


async def test_a_picture_is_whole_also_where_the_press_had_expired(place, env) -> None:
    board = await place.begin(2)
    player = place.people[place.called()[0]]
    env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    await press(player, next(item for item in items(board) if item.said.startswith("move ")))
    (picture,) = place.board.attachments
    assert picture.size > 1_000


async def test_a_late_picture_follows_the_words(stage) -> None:
    """Both painters are busy for longer than the words wait."""
    async with stage.running() as bot:
        await stage.begin()
        (board,) = stage.live
        for _ in range(2):
            bot.pictures._painters.submit(time.sleep, 1.5)
        answer = await moves(stage, board)
        assert "```" in answer.content, "first the words stand for it"
        assert answer.message["attachments"] == []
        await stage.wire.until(lambda: stage.live[0]["attachments"])
    assert stage.live[0]["id"] == board["id"]
    assert "```" not in stage.live[0]["content"]
    assert [picture["filename"] for picture in stage.live[0]["attachments"]] == ["board-2.png"]


async def test_a_picture_that_comes_after_the_next_step_leaves_the_newer_board_alone(stage, monkeypatch) -> None:
    async with stage.running() as bot:
        await stage.begin()
        late = asyncio.get_running_loop().create_future()
        with monkeypatch.context() as busy:
            busy.setattr(pictures, "PICTURE_WITHIN", 0.05)
            busy.setattr(bot.pictures, "board", lambda *_, **__: late)
            await moves(stage, await settled(stage, bot, 1))
            board = await settled(stage, bot, 2)
        assert board["attachments"] == [], "first the words stand for it"
        await moves(stage, board)
        await settled(stage, bot, 3)
        await stage.wire.until(lambda: stage.live[0]["attachments"])
        late.set_result(b"picture")
        await asyncio.sleep(0)
        assert bot.boards._late, "it follows the words"
        await asyncio.gather(*bot.boards._late)
        assert [picture["filename"] for picture in stage.live[0]["attachments"]] == ["board-3.png"]


async def moves(stage, board):
    """Whoever has the turn goes where the board's menu says first."""
    menu = next(each for each in walk(board["components"]) if (each.get("custom_id") or "").endswith(":move"))
    return await stage.wire.choose(stage.player(), menu["custom_id"], board, [menu["options"][0]["value"]])
