"""A server's message of the day: at its hour, once, quietly, where somebody here has played; off until it is wished."""

from datetime import UTC, date, datetime

import discord
import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.table.rhythm import next_at
from db import days, mornings, preferences
from locales import LANGUAGES, dated, say
from tests.days.daily import Daily
from tests.evenings.people import Place, items, press, private
from tests.says import says

DAY = 86_400


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    env.settle_timeout = 100.0


@pytest.fixture
def told(guild):
    """Where the server wants to hear of it."""
    return guild.create_text_channel("mornings")


@pytest.fixture
def daily(env, channel, people):
    def of(who: int = 0, game: str = "bridges") -> Daily:
        return Daily(env, channel, people[who], game)

    return of


async def settle(moderator, here, /, *, language=None, **options):
    if language is not None:
        await moderator.slash(here, "server settings", language=language)
    return private(await moderator.slash(here, "server daily", **options))


def said(channel) -> list:
    return [each for each in channel.history() if not each.is_system()]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_yesterday_is_told_at_the_hour_with_a_button_for_today(
    env, moderator, channel, told, daily, people, language
) -> None:
    place = Place(env, told, people)
    await settle(moderator, channel, language=language, channel=told, time="9:00", time_zone="UTC")
    await daily(0).finish()
    await daily(1).finish(0)
    await env.advance_time(DAY + 12 * 3600)
    (message,) = said(told)
    assert says(message, "day-of-bridges", language, date=dated(language, date(2026, 1, 1)))
    assert f"<@{people[0].id}> 👑" in message.content or f"<@{people[1].id}> 👑" in message.content
    assert says(message, "standings-computer", language)
    assert place.pings == [()]
    assert say(language, "morning-play-bridges") in [each.label for each in items(message)]
    begun = private(await press(people[2], next(each for each in items(message) if each.custom_id == "day:bridges")))
    assert begun.ephemeral
    assert (await daily(2).row()).status == "running"


async def test_nothing_is_told_where_nobody_here_has_played_or_nobody_wished_it(env, moderator, told, daily) -> None:
    await daily(0).finish()
    await env.advance_time(2 * DAY)
    assert said(told) == []
    await settle(moderator, told, channel=told)
    await env.advance_time(3 * DAY)
    assert said(told) == []


async def test_each_day_once_also_over_restarts_at_the_hour(env, moderator, told, daily, restart, settings) -> None:
    await settle(moderator, told, channel=told, time="0:30", time_zone="UTC")
    for _ in range(3):
        await daily(0).finish(0)
        await restart(make_bot(settings))
        env.settle_timeout = 100.0
        await env.advance_time(DAY)
        await restart(make_bot(settings))
        env.settle_timeout = 100.0
    await env.advance_time(3600)
    assert len(said(told)) == 3
    assert len({each.content.splitlines()[0] for each in said(told)}) == 3


async def test_a_channel_that_is_gone_is_not_tried_for_ever(env, moderator, channel, told, daily, guild) -> None:
    await settle(moderator, channel, channel=told, time="0:30", time_zone="UTC")
    await daily(0).finish()
    env.backend.delete_channel(told.id)
    await env.advance_time(2 * DAY)
    kept = await mornings.of(env.bot.store, guild.id)
    assert kept is not None
    assert kept.next_at is None
    shown = await settle(moderator, channel)
    assert says(shown.content, "settings-daily", state="gone")
    await settle(moderator, channel, channel=channel, time="0:30", time_zone="UTC")
    await daily(1).finish()
    await env.advance_time(DAY + 3600)
    assert "👑" in said(channel)[-1].content


async def test_what_discord_does_not_take_is_tried_again_the_same_day(env, moderator, channel, told, daily) -> None:
    await settle(moderator, channel, channel=told, time="0:30", time_zone="UTC")
    await daily(0).finish()
    env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    await env.advance_time(DAY + 2700)
    assert said(told) == []
    await env.advance_time(3600)
    assert len(said(told)) == 1


async def test_it_is_switched_off(env, moderator, told, daily) -> None:
    await settle(moderator, told, channel=told, time="0:30", time_zone="UTC")
    shown = await settle(moderator, told, time="-")
    assert says(shown.content, "settings-daily", state="off")
    await daily(0).finish()
    await env.advance_time(2 * DAY)
    assert said(told) == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"time": "25:00"}, "25:00"),
        ({"time": "9:00"}, "channel"),
        ({"time_zone": "Mars/Olympus", "time": "9"}, "Mars/Olympus"),
    ],
)
async def test_what_cannot_be_is_said(moderator, channel, options, words) -> None:
    assert words in (await settle(moderator, channel, **options)).content


async def test_a_channel_where_the_bot_may_not_write_is_not_taken(env, moderator, channel, guild) -> None:
    closed = discord.PermissionOverwrite(send_messages=False)
    there = guild.create_text_channel("closed", overwrites={guild.default_role: closed})
    shown = await settle(moderator, channel, channel=there, time="9")
    assert says(shown.content, "permission-send-messages")
    assert await mornings.of(env.bot.store, guild.id) is None


async def test_who_keeps_no_record_is_named_nowhere(env, moderator, told, daily, people) -> None:
    await settle(moderator, told, channel=told, time="0:30", time_zone="UTC")
    await preferences.change(env.bot.store, people[0].id, stats_opt_out=True)
    await daily(0).finish()
    await daily(1).finish()
    await env.advance_time(DAY + 3600)
    (message,) = said(told)
    assert f"<@{people[0].id}>" not in message.content
    assert f"<@{people[1].id}>" in message.content
    assert len(await days.of_the_day(env.bot.store, "2026-01-01", "bridges")) == 2


async def test_with_pictures_the_days_picture_stands_there_with_its_words(env, moderator, told, daily) -> None:
    env.bot.settings = replace(env.bot.settings, pictures=True)
    await settle(moderator, told, channel=told, time="0:30", time_zone="UTC")
    env.bot.settings = replace(env.bot.settings, pictures=False)
    await daily(0).finish()
    env.bot.settings = replace(env.bot.settings, pictures=True)
    await env.advance_time(DAY + 3600)
    (message,) = said(told)
    (picture,) = message.attachments
    assert picture.filename == "day-bridges-2026-01-01.png"
    assert "Ana" in picture.description


@pytest.mark.parametrize(
    ("now", "minute", "zone", "then"),
    [
        ("2026-03-28 12:00", 9 * 60, "Europe/Madrid", "2026-03-29 07:00"),
        ("2026-03-28 12:00", 2 * 60 + 30, "Europe/Madrid", "2026-03-29 01:30"),  # a minute that clock never shows
        ("2026-10-24 12:00", 2 * 60 + 30, "Europe/Madrid", "2026-10-25 01:30"),  # one that it shows twice: once
        ("2026-10-25 01:30", 2 * 60 + 30, "Europe/Madrid", "2026-10-26 01:30"),
        ("2026-01-01 09:00", 9 * 60, "UTC", "2026-01-02 09:00"),
        ("2026-01-01 09:00", 9 * 60, "No/Where", "2026-01-02 09:00"),
    ],
)
def test_the_hour_is_the_zones_also_where_its_clock_changes(now, minute, zone, then) -> None:
    found = next_at(datetime.fromisoformat(now).replace(tzinfo=UTC), minute, zone)
    assert found.astimezone(UTC).strftime("%Y-%m-%d %H:%M") == then
