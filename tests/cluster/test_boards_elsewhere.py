"""Two processes, and tables in no server of theirs: whoever was asked answers, and nobody looks after them in vain."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot import make_bot
from cogs.bot import Settings
from db import shown
from engine.play import legal, write
from tests.wire.alone import Alone, ids, table_of
from tests.wire.connect import running
from tests.wire.world import snowflake

SHARDS = 2


@pytest.fixture
async def bots(wire, one_postgres):
    """By the shard that each has."""
    wire.gateway.max_concurrency = SHARDS
    settings = Settings(database=one_postgres.empty(), processes=2, shards=SHARDS, seed=7, pictures=False)
    async with AsyncExitStack() as begun:
        yield [await begun.enter_async_context(running(wire, make_bot(settings))) for _ in range(SHARDS)]


@pytest.fixture
def ana(wire):
    return wire.person("Ana")


async def plays_on(bots, player, ana) -> None:
    """A move from what is in view, and the board that follows."""
    table = await table_of(bots[0], ana)
    (seat,) = table.waits_for
    actions = legal(table.game, table.state, seat)
    await player.say(write(next(each for each in actions if write(each).startswith(("move", "fly")))))
    async with asyncio.timeout(10):
        while (after := await table_of(bots[0], ana)).row.shown_revision <= table.row.revision:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.02)
    assert after.row.shown_revision == after.row.revision


@pytest.mark.parametrize("shard", range(SHARDS))
async def test_a_table_in_a_foreign_server_is_shown_by_whoever_was_asked(wire, bots, ana, shard) -> None:
    place = wire.world.add_elsewhere("server", ana, snowflake(shard, SHARDS))
    answer = await wire.slash(ana, "/play island", channel=place, alone=True)
    await wire.until(lambda: answer.message and ids(answer.message))
    await plays_on(bots, Alone(wire, ana, answer.message), ana)


async def test_a_table_of_a_dm_is_shown_again_in_ones_own_server(wire, bots, ana) -> None:
    room = wire.world.add_channel("room", guild_id=wire.world.add_guild(1, SHARDS))["id"]
    await wire.slash(ana, "/play island", channel=wire.world.add_elsewhere("dm", ana), alone=True)
    listed = Alone(wire, ana, (await wire.slash(ana, "/games", channel=room)).message)
    await listed.follow(listed.button("go-on"))
    await plays_on(bots, listed, ana)


async def test_what_only_a_press_can_show_is_not_looked_for(wire, bots, ana) -> None:
    place = wire.world.add_elsewhere("server", ana, snowflake(1, SHARDS))
    await wire.slash(ana, "/play island", channel=place, alone=True)
    table = await table_of(bots[0], ana)
    await shown.unshow(bots[0].store, table.id)
    assert [await shown.unshown(bot.store) for bot in bots] == [[], []]
