"""A replay costs much to draw: it is drawn once, and boards never wait for it."""

import asyncio
from threading import Event

import pytest
from msgspec.structs import replace

import render
from cogs.table import pictures
from tests.bridges_evenings.boards import Commands
from tests.evenings.people import private


@pytest.fixture
def settings(settings):
    return replace(settings, pictures=True)


@pytest.fixture
def drawn(monkeypatch):
    """Each replay that is drawn."""
    drawn, draw = [], render.replay

    def counting(*told, **more):
        drawn.append(told[0])
        return draw(*told, **more)

    monkeypatch.setattr(render, "replay", counting)
    return drawn


def films(boards) -> int:
    """How many replays stand in the channel."""
    return sum(each.filename.endswith(".gif") for message in boards.channel.history() for each in message.attachments)


async def finish(boards) -> None:
    """A game for one, in which everything is given up."""
    await boards.begin(1, players=1)
    say = Commands(boards)
    await say.say(0, "prewrite B 3")
    while await boards.waits():
        for line in ("skip both", "done"):
            await say.say(0, line)


async def test_the_button_rests_like_the_command_and_a_second_replay_is_not_drawn_again(boards, drawn) -> None:
    await finish(boards)
    ana = boards.people[0]
    board = boards.board
    for _ in range(3):
        again = await ana.click(board, custom_id=boards.item_of(board, "replay").custom_id)
    assert "You can ask again in" in private(again).content
    assert "You can ask again in" in private(await ana.slash(boards.channel, "game replay")).content
    assert (films(boards), len(drawn)) == (1, 1)
    await boards.env.advance_time(31)
    await ana.slash(boards.channel, "game replay")
    assert (films(boards), len(drawn)) == (2, 1)


async def test_of_the_replays_kept_the_oldest_go(boards, drawn, monkeypatch) -> None:
    await finish(boards)
    table = await boards.sitting()
    film = await boards.env.bot.pictures.replay(table)
    monkeypatch.setattr(pictures, "FILMS_KEPT", len(film) - 1)
    boards.env.bot.pictures._films.clear()
    for _ in range(2):
        await boards.env.bot.pictures.replay(table)
    assert len(drawn) == 3


async def test_replays_leave_a_painter_to_the_boards(boards, monkeypatch) -> None:
    await boards.begin(1, players=1)
    table, go_on = await boards.sitting(), Event()
    monkeypatch.setattr(render, "replay", lambda *_, **__: go_on.wait(20) and b"film")
    several = [asyncio.create_task(boards.env.bot.pictures.replay(table)) for _ in range(4)]
    await asyncio.sleep(0.1)
    drawing = boards.env.bot.pictures.board(table, ())
    try:
        assert await asyncio.wait_for(asyncio.shield(drawing), 10)
    finally:
        go_on.set()
    assert await asyncio.gather(*several) == [b"film"] * 4
