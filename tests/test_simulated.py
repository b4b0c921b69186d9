"""The simulated Discord as these tests use it: checked, restarted, in several languages."""

import io

import discord
import pytest

from tests.wire.tiny import Tiny


@pytest.fixture
def simcord_bot():
    return Tiny()


@pytest.fixture
def channel(env):
    return env.create_guild().create_text_channel("games")


@pytest.fixture
def ana(env, channel):
    return env.guild.add_member(env.create_user("ana"))


async def test_a_command_is_answered(channel, ana) -> None:
    assert (await ana.slash(channel, "move", to="C3")).response.content == "You go to C3."


async def test_each_reader_has_a_language(channel, ana, locales) -> None:
    locales[ana.id] = "es-ES"
    assert (await ana.slash(channel, "move", to="C3")).response.content == "Vas a C3."


async def test_a_button_outlives_the_bot(channel, ana, restart) -> None:
    board = (await ana.slash(channel, "move", to="C3")).response
    await restart(Tiny())
    assert (await ana.click(board, custom_id="step:B2")).response.content == "ana steps to B2."


async def test_what_discord_would_refuse_is_found(channel, ana, env, refused) -> None:
    """SimCord itself takes this alt text."""
    await env.bot.get_channel(channel.id).send(file=long_picture())
    assert any("alt text of 1025 characters" in each for each in refused)
    refused.clear()


async def test_a_file_too_large_is_found(channel, ana, env, refused) -> None:
    """SimCord itself takes this file."""
    await env.bot.get_channel(channel.id).send(file=large_picture())
    assert any("file of 10,485,761 bytes" in each for each in refused)
    refused.clear()


def long_picture() -> discord.File:
    return discord.File(io.BytesIO(b"\x89PNG"), "board.png", description="x" * 1_025)


def large_picture() -> discord.File:
    return discord.File(io.BytesIO(bytes(10 * 2**20 + 1)), "board.png")
