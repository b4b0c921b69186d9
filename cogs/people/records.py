"""/profile stats and /leaderboard: how games ended, for people who want to be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.behaviour import behaviour_of_game
from cogs.people.long_run import long_run
from cogs.table.groups import profile
from cogs.table.logbook import show_logbook
from cogs.talk.answer import Interaction, Refused, answering
from cogs.words.described import described
from cogs.words.streaks import days_in_a_row, streaks
from db import days, results, tables
from db.results import Result
from engine import GAMES
from locales import knows, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

GAME_CHOICES = [Choice(name=described(f"{game}-title"), value=game) for game in GAMES if knows("en", f"{game}-title")]


def is_alone_for_points(game: str) -> bool:
    """Whether one may play it alone, beats nobody then and wins nothing."""
    return behaviour_of_game(game).alone_for_points


def is_contest(result: Result) -> bool:
    return result.players > 1 or not is_alone_for_points(result.game)


def variant_words(language: str, game: str, variant: str) -> str:
    """`novice classic` in words."""
    return ", ".join(
        next(
            (
                say(language, key)
                for kind in ("variant", "difficulty", "layout", "side", "scenario")
                if knows("en", key := f"{game}-{kind}-{word}")
            ),
            word,
        )
        for word in variant.split()
    )


def ticked(language: str, game: str, won: set[str]) -> str:
    """Every story, and which of them one has won."""
    told = (
        f"{'✓' if name in won else '◇'} {variant_words(language, game, name)}"
        for name in behaviour_of_game(game).stories
    )
    return " · ".join(told)


DAILY, RECORDS = "daily", "records"
"""What a leaderboard can show instead of wins: the daily deals, or the logbook."""
VARIANTS = 8
"""Of a server, so many difficulties, layouts or sides are named, the most played first."""


@profile.command(name="stats", description=described("command-stats"))
@app_commands.describe(game=described("command-stats-game"))
@app_commands.choices(game=GAME_CHOICES)
async def stats(interaction: Interaction, game: str | None = None) -> None:
    async with answering(interaction) as answer:
        mine = await results.of_user(answer.bot.store, interaction.user.id)
        game = game or (mine[0].game if mine else next(iter(GAMES)))
        ended = [each for each in mine if each.game == game]
        if not ended:
            raise Refused("stats-none")
        language = answer.language
        contests = [each for each in ended if is_contest(each)]
        now, longest = streaks(contests)
        won = sum(each.won for each in contests)
        lines = [f"**{say(language, f'{game}-title')}**"]
        if contests:
            lines.append(say(language, "stats-total", played=len(contests), won=won, now=now, longest=longest))
        counted = Counter(each.variant for each in ended)
        for variant, played in counted.most_common(10):
            alike = [each for each in ended if each.variant == variant]
            words = variant_words(language, game, variant)
            if is_alone_for_points(game) and all(each.players == 1 for each in alike):
                best = max(each.score or 0 for each in alike)
                lines.append(say(language, "stats-alone", variant=words, played=played, best=best))
            else:
                wins = sum(each.won for each in alike)
                lines.append(say(language, "stats-variant", variant=words, played=played, won=wins))
        lines += await _days(answer.bot, language, interaction.user.id, game)
        if behaviour_of_game(game).stories:
            lines.append(ticked(language, game, {each.variant.split()[0] for each in ended if each.won}))
        closest = min((each.score or 0 for each in _wins_by_score(ended)), default=None)
        if closest is not None and knows("en", f"{game}-closest"):
            lines.append(say(language, f"{game}-closest", score=closest))
        await answer.privately("\n".join(lines))


async def _days(bot: Atoll, language: str, user_id: int, game: str) -> list[str]:
    """The days in a row whose deal was played."""
    played = await days.daily_days(bot.store, user_id, game)
    now, longest = days_in_a_row(played, bot.now().date())
    return [say(language, "stats-daily", played=len(played), now=now, longest=longest)] if played else []


class RecordsCog(commands.Cog):
    """Counts what ended."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def _played_here(self, interaction: Interaction) -> str:
        """The game of this channel, or the first one."""
        found = await tables.last_in_channel(self.bot.store, interaction.channel_id or 0)
        return found.game if found is not None else next(iter(GAMES))

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(game=described("command-stats-game"), show=described("command-leaderboard-show"))
    @app_commands.choices(
        game=GAME_CHOICES,
        show=[
            Choice(name=described("leaderboard-daily"), value=DAILY),
            Choice(name=described("leaderboard-records"), value=RECORDS),
        ],
    )
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str | None = None, show: str | None = None) -> None:
        async with answering(interaction) as answer:
            if show == RECORDS:
                await show_logbook(answer, "here", 0)
                return
            if show == DAILY:
                today, guild_id = self.bot.now().date(), interaction.guild_id or 0
                lines = await long_run(self.bot.store, guild_id, today, answer.language)
                await answer.privately("\n".join(lines) or say(answer.language, "long-run-none"))
                return
            game = game or await self._played_here(interaction)
            rows = await results.leaderboard(
                self.bot.store, interaction.guild_id or 0, game, least=2 if is_alone_for_points(game) else 1
            )
            if not rows:
                ended = await results.of_guild(self.bot.store, interaction.guild_id or 0, game)
                key = "leaderboard-none-together" if is_alone_for_points(game) and ended else "leaderboard-none"
                raise Refused(key)
            ended = await results.of_guild(self.bot.store, interaction.guild_id or 0, game)
            contests = [each for each in ended if is_contest(each)]
            language = answer.language
            lines = [say(language, "leaderboard-title", game=say(language, f"{game}-title"))]
            for place, row in enumerate(rows, 1):
                _, streak = streaks([each for each in contests if each.user_id == row.user_id])
                who = f"<@{row.user_id}>"
                lines.append(
                    say(
                        language,
                        "leaderboard-line",
                        place=place if row.won else 0,  # nobody is first without a win
                        who=who,
                        won=row.won,
                        played=row.played,
                        streak=streak,
                    )
                )
            await answer.privately("\n".join([*lines, *_of_the_server(language, game, contests)]))


def _wins_by_score(ended: Sequence[Result]) -> list[Result]:
    """Wins that can be closer or less close; the deals of a day have points of their own."""
    return [each for each in ended if each.won and each.score is not None and each.day is None]


def _of_the_server(language: str, game: str, contests: Sequence[Result]) -> list[str]:
    """Which games were won here, and which win was the closest."""
    tables = {each.table_id: each for each in contests}.values()
    won = {each.table_id for each in contests if each.won}
    lines = []
    for variant, played in Counter(each.variant for each in tables).most_common(VARIANTS):
        wins = sum(each.variant == variant and each.table_id in won for each in tables)
        lines.append(
            say(language, "stats-variant", variant=variant_words(language, game, variant), played=played, won=wins)
        )
    wins_by_score = _wins_by_score(contests)
    if wins_by_score and knows("en", f"{game}-closest"):
        closest = min(wins_by_score, key=lambda each: each.score or 0)
        team = " ".join(f"<@{each.user_id}>" for each in contests if each.table_id == closest.table_id)
        lines.append(f"{say(language, f'{game}-closest', score=closest.score)} {team}")
    return lines


async def setup(bot: Atoll) -> None:
    await bot.add_cog(RecordsCog(bot))
