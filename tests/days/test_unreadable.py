"""A game that can't be read blocks nobody: its players see their other games, and a moderator can end it."""

import pytest

from db.__main__ import main
from db.statements import Statement
from tests.evenings.people import OF_A_LOBBY, items

DAMAGE = {
    "its state is damaged": Statement("UPDATE states SET state = ?", [b"{"]),
    "its state is missing": Statement("DELETE FROM states"),
    "its game is no more": Statement("UPDATE tables SET game = 'go'"),
}


@pytest.fixture(params=DAMAGE)
async def damaged(request, table):
    """A game of two, damaged under the bot."""
    await table.begin(2)
    await table.store.write(DAMAGE[request.param])
    return table


async def test_its_players_see_their_games(damaged, caplog) -> None:
    shown = await damaged.people[0].slash(damaged.channel, "games")
    assert "can't read this game" in shown.response.content
    caplog.clear()


async def test_a_moderator_ends_it_and_the_channel_is_free(damaged, moderator) -> None:
    refused = await damaged.people[0].slash(damaged.channel, "game end")
    assert "moderator can end it" in refused.response.content
    asked = await moderator.slash(damaged.channel, "game end")
    await damaged.press(moderator, asked.response, "abandon")
    assert await damaged.status() == "abandoned"
    assert "ended early" in damaged.last.content
    assert not damaged.boards
    await damaged.people[0].slash(damaged.channel, "play island")
    assert {item.kind for item in items(damaged.board)} == OF_A_LOBBY


async def test_the_host_is_told_which_one(damaged, settings, capsys) -> None:
    assert main([f"--database={settings.database}", "check"]) == 1
    said = capsys.readouterr().err
    assert (await damaged.table()).id in said
    assert "can't be read" in said
