"""A table over days: people, what the channel said meanwhile, and who was pinged by it."""

from datetime import timedelta

import discord
import pytest

from bot import make_bot
from tests.days.table import Table


@pytest.fixture
def moderator(env, guild):
    """Somebody who keeps order, and plays at no table."""
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True, manage_guild=True))
    return guild.add_member(env.create_user("mod", global_name="Mod"), roles=[role])


@pytest.fixture
def table(env, channel, people):
    return Table(env, channel, people)


@pytest.fixture
def again(restart, settings):
    """The bot stops; time passes; another one starts."""

    async def stop_wait_start(env, away: timedelta) -> None:
        await env.bot.close()
        await env.advance_time(away.total_seconds())
        await env.restart_bot(make_bot(settings))

    return stop_wait_start


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
