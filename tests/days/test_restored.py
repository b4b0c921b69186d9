"""A saved copy comes back while the bot runs: each game gets one live board, and no button of the lost time counts."""

from datetime import timedelta

import pytest

from db.__main__ import main
from tests.evenings.people import OF_A_LOBBY, items, press


@pytest.fixture(autouse=True)
def naps():
    """The clock looks up each minute, as in real life."""


@pytest.fixture
def order(settings, tmp_path):
    """Run `python -m db` for a copy of the bot's store."""

    def run(word: str) -> None:
        assert main([f"--database={settings.database}", word, str(tmp_path / "copy.db")]) == 0

    return run


async def end_turns(table, number: int) -> None:
    """So many players end their turns, on the live board."""
    for _ in range(number):
        (seat,) = table.called()
        await table.press(table.people[seat], table.board, "end-turn")


async def revision(table) -> int:
    return (await table.table()).revision


async def test_a_game_gets_one_live_board_by_itself(table, env, order) -> None:
    await table.begin()
    order("backup")
    await end_turns(table, 2)
    lost = table.board
    order("restore")
    await table.pass_by(minutes=1.1)
    row = await table.table()
    assert (table.board.id, row.is_shown) == (row.board_message_id, True)
    assert table.board.id != lost.id
    assert [table.pings[-1]] == [(table.people[table.called()[0]].id,)]
    before = row.revision
    await end_turns(table, 2)
    assert await revision(table) == before + 2


async def test_a_game_that_ended_since_runs_on_one_live_board(table, env, order) -> None:
    await table.begin()
    order("backup")
    await table.lose()
    assert await table.status() == "over"
    end = table.last
    assert items(end)
    order("restore")
    await table.pass_by(minutes=1.1)
    assert await table.status() == "running"
    assert table.board.id != end.id
    await end_turns(table, 2)


async def test_a_lobby_whose_game_began_since_is_the_only_thing_to_press(table, env, order) -> None:
    lobby = await table.open()
    order("backup")
    await table.press(table.people[0], lobby, "start")
    await end_turns(table, 1)
    order("restore")
    await table.pass_by(minutes=1.1)
    (live,) = table.boards
    assert {item.kind for item in items(live)} == OF_A_LOBBY
    await table.press(table.people[0], live, "start")
    await end_turns(table, 1)


async def test_a_lobby_whose_game_began_in_a_thread_since(table, env, order) -> None:
    lobby = await table.open(thread=True)
    order("backup")
    await table.press(table.people[0], lobby, "start")
    order("restore")
    await table.pass_by(minutes=1.1)
    (live,) = table.boards
    assert {item.kind for item in items(live)} == OF_A_LOBBY
    assert not [message async for message in env.bot.get_channel(lobby.id).history() if message.components]


async def test_a_board_of_the_lost_time_is_refused_before_the_bot_has_looked(table, order) -> None:
    await table.begin()
    order("backup")
    await end_turns(table, 2)
    lost = table.item(table.board, "act", "end-turn")
    order("restore")
    before = await revision(table)
    refused = await press(table.people[table.called()[0]], lost)
    assert "saved copy" in refused.response.content
    assert await revision(table) == before
    assert table.board.id != lost.message.id


async def test_a_board_of_the_lost_time_never_counts_again(table, order) -> None:
    """The game may come as far as it was then: a panel that its player kept is still out of date."""
    await table.begin()
    order("backup")
    await end_turns(table, 2)
    asked = await table.people[table.called()[0]].click(
        table.board, custom_id=table.item(table.board, "act", "end-turn").custom_id
    )
    player = table.people[table.called()[0]]
    (sure,) = [item for item in items(asked.response) if item.kind == "sure"]
    order("restore")
    await table.pass_by(minutes=1.1)
    await end_turns(table, 2)
    before = await revision(table)
    refused = await press(player, sure)
    assert "out of date" in refused.response.content
    assert await revision(table) == before


async def test_what_is_typed_before_the_bot_has_looked_is_not_done(table, order) -> None:
    await table.begin()
    order("backup")
    await end_turns(table, 2)
    order("restore")
    before = await revision(table)
    refused = await table.people[table.called()[0]].slash(table.channel, "done")
    assert "saved copy" in refused.response.content
    assert await revision(table) == before
    await table.press(table.people[table.called()[0]], table.board, "end-turn")
    assert await revision(table) == before + 1


async def test_a_copy_that_was_restored_while_the_bot_was_away(table, env, order, again) -> None:
    await table.begin()
    order("backup")
    await end_turns(table, 2)
    lost = table.board.id
    order("restore")
    await again(env, timedelta(minutes=1))
    assert table.board.id != lost
    await end_turns(table, 2)


async def test_two_restores_one_after_the_other(table, env, order) -> None:
    await table.begin()
    order("backup")
    for _ in range(2):
        await end_turns(table, 2)
        order("restore")
        await table.pass_by(minutes=1.1)
        assert table.board
    assert await revision(table) > 2000
