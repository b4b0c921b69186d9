"""The daily deal: the same for everybody, once a day each, alone, with a result to share and days in a row."""

from datetime import date

import discord
import pytest
from msgspec.structs import replace

from cogs.games.daily import seed_of
from cogs.words.streaks import days_in_a_row
from db import tables
from db.statements import Statement
from tests.bridges_evenings.boards import Boards, Commands
from tests.evenings.people import items, private


@pytest.fixture
def daily(env, channel, people):
    """Somebody's daily, in the thread that opened for it."""

    async def dealt(who: int = 0) -> Boards:
        await people[who].slash(channel, "daily")
        return Boards(env, channel.threads[-1], [people[who]])

    return dealt


async def finish(there: Boards, lines: int = 3) -> None:
    """A few lines as the computer would, and then nothing more: a game is over soon."""
    while await there.waits():
        view = (await there.sitting()).view(0)
        lines -= 1
        quick = "skip both" if view.own.number_is_open else "done"
        await Commands(there).say(0, quick if lines < 0 and not view.own.bridges_to_draw else await there.wanted(0))


async def test_the_same_deal_for_two_people(daily) -> None:
    states = []
    for who in (0, 1):
        await daily(who)
        there = await daily(who)
        states.append((await there.sitting()).state)
    assert states[0].deck == states[1].deck
    assert (states[0].hidden, states[0].side, states[0].daily) == (states[1].hidden, states[1].side, states[1].daily)
    assert states[0].turned == states[1].turned


async def test_a_second_try_leads_to_the_first(daily, channel, people) -> None:
    there = await daily()
    again = private(await people[0].slash(channel, "daily"))
    assert (await there.table()).board_message_id is not None
    assert str(there.board.id) in again.content
    assert len(channel.threads) == 1


async def test_it_takes_no_channel_and_says_little_there(daily, channel, people) -> None:
    there = await daily()
    assert channel.last_message.content.count("\n") <= 3
    assert not channel.last_message.components
    await people[1].slash(channel, "play bridges")
    (lobby,) = await tables.lobbies_in(there.store, channel.id)
    assert not lobby.thread


async def test_the_result_is_shared_without_the_deal(daily, channel, people) -> None:
    there = await daily()
    await finish(there)
    assert {item.custom_id.split(":")[2] for item in items(there.last)} == {"share", "replay", "text"}
    result = private(await people[0].slash(channel, "daily"))
    await people[0].click(there.last, custom_id=there.item_of(there.last, "share").custom_id)
    shared = channel.last_message.content
    assert shared == result.content
    assert shared.count("⬜") + shared.count("🟢") + shared.count("⭐") == 17 + 3
    state = (await there.sitting()).state
    assert f"{state.daily.number} on {state.daily.island}" not in shared
    said = len(list(channel.history()))
    await people[0].click(there.last, custom_id=there.item_of(there.last, "share").custom_id)
    assert len(list(channel.history())) == said


async def test_days_in_a_row_are_counted(env, daily, channel, people) -> None:
    seen = set()
    for day in range(3):
        there = await daily()
        seen.add((await there.sitting()).state.deck)
        await finish(there, 0)
        told = private(await people[0].slash(channel, "stats", game="bridges")).content
        assert f"Daily deals: {day + 1}. Days in a row: {day + 1} now, {day + 1} at most." in told
        await env.advance_time(86_400)
    await env.advance_time(86_400)
    told = private(await people[0].slash(channel, "stats", game="bridges")).content
    assert "Days in a row: 0 now, 3 at most." in told
    assert len(seen) == 3


async def test_where_no_thread_can_be_opened_it_is_played_in_the_channel(guild, env, people) -> None:
    closed = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel("plain", overwrites={guild.default_role: closed})
    await people[0].slash(channel, "daily")
    assert Boards(env, channel, people).called() == [0]
    taken = private(await people[1].slash(channel, "daily"))
    assert taken is not None
    assert len(await env.bot.store.rows("SELECT id FROM tables")) == 1


async def test_a_daily_that_was_broken_off_at_its_opening_is_taken_up(env, daily, channel, people) -> None:
    """Something went wrong between its message and its first step."""
    env.inject_error("POST", "/channels/*/messages/*/threads", status=403, times=1)
    await people[0].slash(channel, "daily")
    assert not channel.threads
    there = await daily()
    assert (await there.table()).status == "running"


async def test_abandoned_is_played_too(daily, channel, people) -> None:
    there = await daily()
    await there.store.write(
        Statement("UPDATE tables SET status = 'abandoned' WHERE id = ?", [(await there.table()).id])
    )
    assert "ended before its time" in private(await people[0].slash(channel, "daily")).content


def test_the_seed_is_the_days_and_the_hosts(settings) -> None:
    assert seed_of(settings, "2026-11-18") == seed_of(settings, "2026-11-18")
    others = {seed_of(replace(settings, daily_secret=secret), day) for secret in ("", "tides") for day in ("a", "b")}
    assert len(others) == 4


def test_days_in_a_row() -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"]
    assert days_in_a_row(days, date(2026, 3, 3)) == (1, 3)
    assert days_in_a_row(days[:3], date(2026, 3, 2)) == (3, 3)
    assert days_in_a_row(days[:3], date(2026, 3, 3)) == (0, 3)
    assert days_in_a_row([], date(2026, 3, 3)) == (0, 0)
