"""The deals of a day: begun once by each, ranked, and remembered when their tables are gone."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from db import attempts, days, expiry, preferences, privacy, results, tables
from db.days import DayPlayed, DayTaken, Played
from db.results import Result

DAY = timedelta(days=1)
TODAY, TOMORROW = "2026-05-04", "2026-05-05"


@pytest.fixture
def end(store, now):
    """Notes how a deal of a day ended."""

    async def ended(table_id, user_id, score, **others):
        facts: dict[str, Any] = {"seat": 0, "guild_id": 1, "game": "bridges", "variant": "A", "players": 1, "won": True}
        facts |= {"ended_at": now, "day": TODAY}
        await results.record(store, Result(table_id=table_id, user_id=user_id, score=score, **(facts | others)))

    return ended


async def test_the_best_of_a_day_is_first_and_who_was_late_is_last(store, end, now):
    await end("a", 51, 30, hints=2)
    await end("b", 52, 40, ended_at=now + DAY, late=True)
    await end("c", 53, 35, guild_id=2)
    await end("d", 54, 35, ended_at=now - DAY)
    await end("e", 55, 99, day=TOMORROW)
    await end("f", 56, 99, game="island")
    assert await days.of_the_day(store, TODAY, "bridges") == [
        Played(54, 1, 35, 0, False, now - DAY, True),
        Played(53, 2, 35, 0, False, now, True),
        Played(51, 1, 30, 2, False, now, True),
        Played(52, 1, 40, 0, True, now + DAY, True),
    ]


async def test_a_game_that_is_won_comes_before_one_that_is_lost(store, end):
    await end("a", 51, 9, won=False)
    await end("b", 52, 3)
    assert [each.user_id for each in await days.of_the_day(store, TODAY, "bridges")] == [52, 51]


async def test_the_computers_beside_somebody_are_no_results_of_their_own(store, end):
    for seat, user_id in (0, 51), (1, None), (2, None):
        await end("a", user_id, 4, seat=seat, players=3)
    (played,) = await days.of_the_day(store, TODAY, "bridges")
    assert (played.user_id, played.score) == (51, 4)
    assert len(await days.of_guild(store, 1, "bridges")) == 1


async def test_who_opts_out_afterwards_is_counted_and_not_named(store, end):
    await end("a", 51, 30)
    await preferences.change(store, 51, stats_opt_out=True)
    await end("b", 51, 31, day=TOMORROW)
    for day in TODAY, TOMORROW:
        (played,) = await days.of_the_day(store, day, "bridges")
        assert played.user_id is None
    assert [each.user_id for each in await days.of_guild(store, 1, "bridges")] == [None, None]


async def test_a_servers_deals_are_told_the_last_day_first(store, end, now):
    await end("a", 51, 30)
    await end("b", 52, 40)
    await end("c", 51, 20, day=TOMORROW, late=True, ended_at=now + DAY)
    await end("d", 51, 20, guild_id=2)
    await end("e", 51, 20, day=None)
    assert await days.of_guild(store, 1, "bridges") == [
        DayPlayed(51, TOMORROW, 20, True, True),
        DayPlayed(52, TODAY, 40, False, True),
        DayPlayed(51, TODAY, 30, False, True),
    ]


async def test_days_are_of_one_game_or_of_any(store, end):
    await end("a", 51, 30)
    await end("b", 51, 3, game="island", day=TOMORROW)
    await end("c", 51, 30, day=None)
    await end("d", 52, 30, day="2026-05-01", guild_id=2)
    assert await days.days_of_guild(store, 1) == await days.daily_days(store, 51) == [TODAY, TOMORROW]
    assert await days.days_of_guild(store, 1, "bridges") == await days.daily_days(store, 51, "bridges") == [TODAY]
    assert await days.daily_days(store, 51, "crusoe") == []


async def test_days_outlive_the_tables_they_were_played_at(store, lobby, end, now):
    table_id = await lobby(game="bridges", options={"date": TODAY})
    await end(table_id, 51, 30)
    await tables.end(store, table_id, now)
    assert await expiry.purge_finished(store, now + DAY) == 1
    assert await days.daily_days(store, 51, "bridges") == [TODAY]
    assert len(await days.of_the_day(store, TODAY, "bridges")) == 1


async def test_each_games_deal_of_a_day_is_dealt_once_to_each(store, lobby):
    bridges = await lobby(game="bridges", options={"date": TODAY})
    island = await lobby(channel_id=8, game="island", options={"date": TODAY})
    assert (await tables.daily_of(store, 50, TODAY, "bridges")).id == bridges
    assert (await tables.daily_of(store, 50, TODAY, "island")).id == island
    assert await tables.daily_of(store, 50, TOMORROW, "island") is None
    with pytest.raises(tables.ChannelTaken):
        await lobby(channel_id=9, game="island", options={"date": TODAY})


async def test_who_has_begun_a_deal_gets_no_second_table_of_it(store, now):
    async def deal(channel_id):
        facts: dict[str, Any] = {"game": "island", "guild_id": 1, "host_id": None, "language": "en", "seed": 7}
        async with store.together() as writing:
            await days.take(writing, TODAY, "island", "hash")
            await tables.create(writing, now, channel_id=channel_id, options={"date": TODAY}, **facts)

    assert not await days.has_taken(store, TODAY, "island", "hash")
    answers = await asyncio.gather(deal(7), deal(8), return_exceptions=True)
    assert [type(answer) for answer in answers if answer is not None] == [DayTaken]
    assert await days.has_taken(store, TODAY, "island", "hash")
    assert not await days.has_taken(store, TODAY, "bridges", "hash")
    assert len(await tables.lobbies(store)) == 1


async def test_who_is_forgotten_gets_no_second_look_until_the_day_is_over(store, now):
    await days.take(store, TODAY, "island", "hash")
    await privacy.forget(store, 51, now)
    await days.forget_before(store, TODAY)
    assert await days.has_taken(store, TODAY, "island", "hash")
    await days.forget_before(store, TOMORROW)
    assert not await days.has_taken(store, TODAY, "island", "hash")


async def test_hints_are_counted_at_the_table(store, lobby):
    table_id = await lobby()
    for _ in range(2):
        await tables.hint(store, table_id)
    assert (await tables.find(store, table_id)).hints == 2


@pytest.fixture
def solve(store, now):
    """Ana solves the seventh puzzle, perhaps as that of a day."""

    async def solved(day=None):
        await attempts.keep(store, 51, "island", 7, [(0, "move C3")], now)
        await attempts.solve(store, 51, "island", 7, now, day)

    return solved


async def test_a_puzzle_that_comes_round_again_counts_another_day(store, solve):
    for day in TODAY, "2027-02-28", "2027-02-28", None:
        await solve(day)
    assert await attempts.days(store, 51, "island") == [TODAY, "2027-02-28"]
    assert await attempts.days(store, 51, "bridges") == []


async def test_who_has_seen_the_solution_today_has_not_solved_todays_puzzle(store, solve, now):
    await attempts.see(store, 51, "island", 7, now, TODAY)
    await solve(TODAY)
    assert await attempts.days(store, 51, "island") == []
    await solve("2027-02-28")
    assert await attempts.days(store, 51, "island") == ["2027-02-28"]
    assert await attempts.solved(store, 51, "island") == set(), "who looked has not found it"
