"""A server's firsts and records."""

from datetime import timedelta

import pytest

from db import expiry, feats, preferences, privacy, results, settings
from db.feats import Feat, Reached
from db.results import Result
from db.statements import Statement

HOUR = timedelta(hours=1)


@pytest.fixture
async def played(store, now):
    """Two games of Ana and Bo, each with a computer."""
    for table_id in "a", "b":
        for seat, user_id in enumerate((51, None, 52)):
            ended = Result(table_id, seat, user_id, 1, "island", "novice", 3, True, 4, now)
            await results.record(store, ended)


async def test_the_first_stays_the_first(store, played, now):
    await feats.first(store, 1, Reached("island won", "a", 4), now)
    await feats.first(store, 1, Reached("island won", "b", 9), now + HOUR)
    await feats.first(store, 2, Reached("island won", "c", 1), now)
    assert await feats.of_guild(store, 1) == [Feat("island won", "a", 4, now, (51, 52))]
    assert await feats.of_guild(store, 2) == [Feat("island won", "c", 1, now, ())]


async def test_a_record_gives_way_to_a_better_one_alone(store, played, now):
    for hours, (table_id, value) in enumerate((("a", 4), ("b", 4), ("b", 3))):
        await feats.better(store, 1, Reached("most treasures", table_id, value), now + hours * HOUR)
    assert [(feat.table_id, feat.at) for feat in await feats.of_guild(store, 1)] == [("a", now)]
    await feats.better(store, 1, Reached("most treasures", "b", 5), now + HOUR)
    assert await feats.of_guild(store, 1) == [Feat("most treasures", "b", 5, now + HOUR, (51, 52))]


async def test_they_are_told_in_the_order_in_which_they_were_reached(store, now):
    await feats.first(store, 1, Reached("z", "a", 1), now)
    await feats.first(store, 1, Reached("c", "a", 1), now + HOUR)
    await feats.first(store, 1, Reached("b", "a", 1), now + HOUR)
    assert [feat.feat for feat in await feats.of_guild(store, 1)] == ["z", "b", "c"]


async def test_who_opted_out_or_is_forgotten_is_not_named(store, played, now):
    await feats.first(store, 1, Reached("island won", "a", 4), now)
    await preferences.change(store, 51, stats_opt_out=True)
    assert (await feats.of_guild(store, 1))[0].user_ids == (52,)
    await privacy.forget(store, 52, now)
    assert (await feats.of_guild(store, 1))[0].user_ids == ()


async def test_they_go_with_their_server(store, played, now):
    for guild_id in 1, 2:
        await feats.first(store, guild_id, Reached("island won", "a", 4), now)
    await settings.leave(store, 1, now)
    await expiry.purge_guilds(store, now + HOUR)
    assert await feats.of_guild(store, 1) == []
    assert len(await feats.of_guild(store, 2)) == 1


async def test_those_are_named_by_whom_it_was_reached(store, played, now):
    """A prize is one player's; nobody is, where who had it is a computer."""
    await feats.first(store, 1, Reached("all races", "a", 0, (2,)), now)
    await feats.better(store, 1, Reached("most points", "a", 40, (0, 2)), now)
    await feats.better(store, 1, Reached("most points", "b", 50, (0,)), now)
    await feats.first(store, 1, Reached("much", "a", 50, (1,)), now)
    found = {each.feat: each.user_ids for each in await feats.of_guild(store, 1)}
    assert found == {"all races": (52,), "most points": (51,), "much": ()}


async def test_what_the_release_before_writes_over_it_is_of_all_again(store, played, now):
    """It runs on the same layout for a while, and knows of no seats."""
    await feats.better(store, 1, Reached("most points", "a", 40, (0,)), now)
    await store.write(Statement("UPDATE feats SET table_id = 'b', value = 60", []))
    assert [each.user_ids for each in await feats.of_guild(store, 1)] == [(51, 52)]
