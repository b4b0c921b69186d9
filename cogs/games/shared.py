"""Commands that mean the same in every game: /done, /pass and /undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from discord import app_commands
from discord.app_commands import Choice

from cogs.behaviour import behaviour_of
from cogs.games.saying import Saying, meant
from cogs.loaded import Table
from cogs.table import undoing
from cogs.talk.answer import Interaction, answering
from cogs.words.described import described
from engine.contract import Action
from engine.island.actions import When

if TYPE_CHECKING:
    from cogs.bot import Atoll


class SharedCog(Saying):
    """What a player says in any game."""

    @app_commands.command(name="done", description=described("command-done"))
    @app_commands.describe(anyway=described("command-done-anyway"))
    @app_commands.guild_only()
    async def done(self, interaction: Interaction, anyway: bool = False) -> None:
        async with answering(interaction) as answer:

            def finished(table: Table, seat: int) -> list[Action]:
                return list(meant(answer.language, behaviour_of(table).finishing)(table, seat))

            await self.bot.acting.command(answer, finished, is_sure=anyway)

    @app_commands.command(name="undo", description=described("command-undo"))
    @app_commands.describe(what=described("command-undo-what"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction, what: str | None = None) -> None:
        async with answering(interaction) as answer:
            await undoing.undo(answer, await self.bot.acting.running_here(answer), what)

    @undo.autocomplete("what")
    async def _undo_what(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, _ = await self._possible(interaction)
        return undoing.choices(tell, interaction.user.id, typed) if tell is not None else []

    @app_commands.command(name="pass", description=described("command-pass"))
    @app_commands.choices(ask_me=[Choice(name=described(f"island-{when}"), value=when) for when in get_args(When)])
    @app_commands.describe(ask_me=described("command-pass-ask-me"))
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction, ask_me: str | None = None) -> None:
        if ask_me is None:
            await self.say(interaction, "pass")
        else:
            await self.say(interaction, "ask-me", when=ask_me)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(SharedCog(bot))
