"""/stats and /leaderboard: how games ended, for those who want to be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs._answer import answering
from cogs._words import described
from db import results
from db.results import Result
from engine import GAMES
from locales import knows, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

GAME_CHOICES = [Choice(name=described(f"{game}-title"), value=game) for game in GAMES if knows("en", f"{game}-title")]


def streaks(ended: Sequence[Result]) -> tuple[int, int]:
    """The run of wins that still goes on, and the longest there was; newest first."""
    runs = [0]
    for result in reversed(ended):
        if result.won:
            runs[-1] += 1
        else:
            runs.append(0)
    return runs[-1], max(runs)


def variant_words(language: str, game: str, variant: str) -> str:
    """`novice classic` in words."""
    return ", ".join(
        next(
            (
                say(language, key)
                for kind in ("difficulty", "layout", "side", "scenario")
                if knows("en", key := f"{game}-{kind}-{word}")
            ),
            word,
        )
        for word in variant.split()
    )


class RecordsCog(commands.Cog):
    """Counts what ended."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="stats", description=described("command-stats"))
    @app_commands.describe(game=described("command-stats-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(self, interaction: discord.Interaction[Any], game: str = "island") -> None:
        async with answering(interaction) as answer:
            ended = [each for each in await results.of_user(self.bot.store, interaction.user.id) if each.game == game]
            if not ended:
                await answer.privately(say(answer.language, "stats-none"))
                return
            language = answer.language
            now, longest = streaks(ended)
            won = sum(each.won for each in ended)
            lines = [
                f"**{say(language, f'{game}-title')}**",
                say(language, "stats-total", played=len(ended), won=won, now=now, longest=longest),
            ]
            counted = Counter(each.variant for each in ended)
            for variant, played in counted.most_common(10):
                wins = sum(each.won for each in ended if each.variant == variant)
                words = variant_words(language, game, variant)
                lines.append(say(language, "stats-variant", variant=words, played=played, won=wins))
            closest = min((each.score for each in ended if each.won and each.score is not None), default=None)
            if closest is not None and knows("en", f"{game}-closest"):
                lines.append(say(language, f"{game}-closest", score=closest))
            await answer.privately("\n".join(lines))

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(game=described("command-stats-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction[Any], game: str = "island") -> None:
        async with answering(interaction) as answer:
            rows = await results.leaderboard(self.bot.store, interaction.guild_id or 0, game)
            if not rows:
                await answer.privately(say(answer.language, "leaderboard-none"))
                return
            lines = [say(answer.language, "leaderboard-title", game=say(answer.language, f"{game}-title"))]
            lines += [
                say(
                    answer.language,
                    "leaderboard-line",
                    place=place,
                    who=f"<@{row.user_id}>",
                    won=row.won,
                    played=row.played,
                )
                for place, row in enumerate(rows, 1)
            ]
            await answer.privately("\n".join(lines))


async def setup(bot: Atoll) -> None:
    await bot.add_cog(RecordsCog(bot))
