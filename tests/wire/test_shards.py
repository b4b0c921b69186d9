"""Two shards in one process: what came while one was away is read as it is back; each judges its own servers alone."""

import asyncio

import discord
import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.lobby.message import HAND
from db import seats, tables
from db import settings as servers


@pytest.fixture
def start(wire, settings, monkeypatch):
    """A bot with both shards; the second one is told that it is connected when the first one is ready."""
    identify = wire.gateway.identify

    async def at_once(*_, **__):
        """Nobody waits five seconds here."""

    def started():
        first_is_ready = asyncio.Event()

        async def identify_in_turn(socket, who):
            if who["shard"] == [1, 2]:
                await first_is_ready.wait()
            await identify(socket, who)

        async def on_shard_ready(_):
            first_is_ready.set()

        monkeypatch.setattr(wire.gateway, "identify", identify_in_turn)
        bot = make_bot(replace(settings, shards=2))
        bot.add_listener(on_shard_ready)
        return wire.running(bot)

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)
    return started


@pytest.fixture
async def rooms(wire):
    """A channel in a server of each shard."""
    return [wire.world.add_channel("games", guild_id=wire.world.add_guild(shard, 2))["id"] for shard in range(2)]


async def test_a_hand_raised_while_its_shard_was_invalidated_is_seated(wire, start, rooms) -> None:
    ana, bea = wire.person("Ana"), wire.person("Bea")
    async with start() as bot:
        lobby = await wire.slash(ana, "/play island", channel=rooms[1])
        (away,) = [each for each in wire.gateway.sessions.values() if each.shard == (1, 2)]
        del wire.gateway.sessions[away.id]
        await wire.react(bea, lobby.message, HAND)
        await away.socket.close(code=4000)
        await wire.gateway.until_identified(3)
        (row,) = await tables.lobbies(bot.store)
        await wire.until(lambda: "Bea" in str(wire.world.message(lobby.message["id"])))
        assert [seat.name for seat in await seats.at(bot.store, row.id)] == ["Ana", "Bea"]


async def test_a_server_whose_shard_is_not_there_yet_has_not_sent_us_away(wire, start, rooms) -> None:
    ana = wire.person("Ana")
    async with start():
        for room in rooms:
            await wire.slash(ana, "/play island", channel=room)
    async with start() as bot:
        assert len(await tables.lobbies(bot.store)) == 2
        assert await servers.left(bot.store) == set()
