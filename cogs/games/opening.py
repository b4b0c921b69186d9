"""`/play`: each game adds its own command to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.app_commands import Choice

from cogs.table.wishes import AS_USUAL, Wishes
from cogs.table.wishes import TIME_LIMITS as LIMITS
from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.controls import PLAY, Forged
from cogs.words.described import described
from db.tables import ChannelTaken
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

play = app_commands.Group(
    name="play",
    description=described("command-play"),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
)

TIME_LIMITS: list[Choice[int]] = [Choice(name=described(f"time-limit-{hours}"), value=hours) for hours in LIMITS]


def choices(game: str, option: str, *values: str) -> list[Choice[str]]:
    """The values of a table's option, in words."""
    return [Choice(name=described(f"{game}-{option}-{value}"), value=value) for value in values]


STRENGTHS: list[Choice[str]] = [Choice(name=described(f"strength-{each}"), value=each) for each in ("calm", "strong")]


def strong(strength: str) -> str | None:
    """Only what is not usual stands among a table's options."""
    return strength if strength == "strong" else None


async def open_lobby(interaction: Interaction, game: str, options: dict[str, Any], wishes: Wishes) -> None:
    """A lobby in this channel, or for a thread where the channel is taken."""
    async with answering(interaction) as answer:
        await _open(answer, game, options, wishes)


@PLAY
async def open_by_button(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """A lobby with the usual options, for whoever pressed."""
    if play.get_command(words[0]) is None:
        raise Forged(words[0])
    await _open(answer, words[0], {}, AS_USUAL)


async def _open(answer: Answer, game: str, options: dict[str, Any], wishes: Wishes) -> None:
    try:
        await answer.bot.opening.here(answer, game, options, wishes)
    except ChannelTaken:  # somebody else was quicker, a moment ago
        await answer.privately(say(answer.language, "channel-taken"))


async def setup(bot: Atoll) -> None:
    bot.tree.add_command(play)
