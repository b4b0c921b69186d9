"""At any instant the process may be killed: what was kept is shown once, on one board, and nobody misses a ping."""

import pytest

from tests.evenings.stage import settled
from tests.message_limits import walk


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(("act", "number"), [("press", 0), ("press", 1), ("command", 0), ("command", 1), ("move", 0)])
async def test_killed_at_any_request_of_an_act(stage, act, number, is_done, caplog) -> None:
    async with stage.running():
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        end = await stage.asked_to_end(player, board) if act == "press" else None
        stage.stop_at = (number, is_done)
        if end is not None:
            doing = stage.wire.press(player, *end)
        else:
            options = next(each for each in walk(board["components"]) if ":move" in (each.get("custom_id") or ""))
        if act == "command":
            doing = stage.wire.slash(player, "/move", to=options["options"][0]["value"].split()[1])
        elif act == "move":
            doing = stage.wire.choose(player, options["custom_id"], board, [options["options"][0]["value"]])
        reached = await stage.until_stopped(doing)
    caplog.clear()
    assert reached
    stage.after_the_kill()
    async with stage.running() as bot:
        board = await settled(stage, bot, 2)
    called = stage.player()
    assert called == player or [each["id"] for each in board["mentions"]] == [called.id]
    caplog.clear()


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("number", range(2))
async def test_killed_while_the_game_starts(stage, number, is_done, caplog) -> None:
    async with stage.running():
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play island")
        await stage.wire.until(lambda: stage.live)
        await stage.wire.press(bea, stage.id_of(stage.live[0], ":join"), stage.live[0])
        stage.stop_at = (number, is_done)
        reached = await stage.until_stopped(stage.wire.press(ana, stage.id_of(stage.live[0], ":start"), stage.live[0]))
    caplog.clear()
    assert reached
    stage.after_the_kill()
    async with stage.running() as bot:
        board = await settled(stage, bot, 1)
    assert [each["id"] for each in board["mentions"]] == [stage.player().id]
    caplog.clear()


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
async def test_killed_while_a_lobby_opens(stage, is_done, caplog) -> None:
    async with stage.running():
        stage.stop_at = (0, is_done)
        assert await stage.until_stopped(stage.wire.slash(stage.people[0], "/play island"))
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        lobby = await settled(stage, bot, 0)
        await stage.wire.press(stage.people[1], stage.id_of(lobby, ":join"), lobby)
    assert "Bea" in stage.live[0]["content"]
    caplog.clear()
