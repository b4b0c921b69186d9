"""A week of a server with twelve people: results, crowns, a message each day; who leaves, who is forgotten."""

from datetime import timedelta

import pytest

from bot import make_bot
from cogs.daily.deals import DEALS
from db import days, preferences
from tests.days.daily import Daily, forget
from tests.evenings.people import private
from tests.says import says

NAMES = ("Ana", "Bea", "Cai", "Dov", "Eva", "Fay", "Gil", "Hal", "Ida", "Jan", "Kim", "Lou")
QUITTER, FORGOTTEN, SHY = 3, 5, 7
"""Who leaves a deal on the second day, asks to be forgotten on the third, keeps no record from the fourth on."""
DAYS = 7


@pytest.fixture
def people(env, guild):
    return [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in NAMES]


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    env.settle_timeout = 100.0


def said(channel) -> list[str]:
    return [each.content for each in channel.history() if not each.is_system()]


def whose_turn(day: int, game: str) -> list[int]:
    """A few of the twelve each day, others every day; two of them play the island too."""
    some = [(day * 5 + step * 3) % len(NAMES) for step in range(3)]
    return sorted({0, *some}) if game == "bridges" else [day % 2]


async def test_a_week_of_a_server(env, guild, channel, people, moderator, restart, settings) -> None:
    told = guild.create_text_channel("mornings")
    await moderator.slash(channel, "server daily", channel=told, time="8:00", time_zone="Europe/Lisbon")
    await env.advance_time(timedelta(hours=10).total_seconds())
    first = env.bot.now().date()
    finished: dict[str, dict[str, set[int]]] = {}
    for number in range(DAYS):
        day = env.bot.now().date().isoformat()
        finished[day] = {game: set() for game in DEALS}
        for game in DEALS:
            for who in whose_turn(number, game):
                there = Daily(env, channel, people[who], game)
                if number == 1 and who == QUITTER:
                    await there.ask()
                    await there.leave()
                    assert says((await there.ask()).content, "daily-abandoned")
                    continue
                await there.finish(who % 3)
                finished[day][game].add(who)
        if number == 2:
            await Daily(env, channel, people[FORGOTTEN]).finish(0)
            finished[day]["bridges"].add(FORGOTTEN)
            await forget(env, channel, people[FORGOTTEN])
            assert says((await Daily(env, channel, people[FORGOTTEN]).ask()).content, "daily-taken")
        if number == 3:
            await preferences.change(env.bot.store, people[SHY].id, stats_opt_out=True)
        if number == 4:
            await restart(make_bot(settings))
            env.settle_timeout = 100.0
        await env.advance_time(timedelta(days=1).total_seconds())

    for day, games in finished.items():
        for game, those in games.items():
            kept = await days.of_the_day(env.bot.store, day, game)
            assert len(kept) == len(those), (day, game)
            assert not any(each.late for each in kept)
            named = {each.user_id for each in kept} - {None}
            assert named <= {people[each].id for each in those}
            assert people[FORGOTTEN].id not in named
            assert people[SHY].id not in named

    messages = said(told)
    assert len(messages) == DAYS, "one a day"
    assert all("👑" in each for each in messages)
    assert says(messages[-1], "standings-streak", days=DAYS)
    assert not any(f"<@{people[SHY].id}>" in each for each in messages[3:])
    assert not any(f"<@{people[FORGOTTEN].id}>" in each for each in messages[2:])
    assert not any("<@&" in each or "@here" in each for each in messages)
    assert said(channel) == [], "nothing else was said to anybody"

    shown = private(await people[1].slash(channel, "leaderboard", show="daily")).content
    assert f"<@{people[0].id}>: 👑 × " in shown
    assert f"best streak {DAYS} days" in shown
    assert f"<@{people[SHY].id}>" not in shown
    assert f"<@{people[FORGOTTEN].id}>" not in shown
    taken = await env.bot.store.rows("SELECT DISTINCT day FROM taken")
    assert taken in ([], [((first + timedelta(days=DAYS)).isoformat(),)]), "nobody's beginning is kept over midnight"
