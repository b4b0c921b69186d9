"""Commands that more than one game has: what they mean is asked of the game of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from discord import app_commands
from discord.app_commands import Choice

from cogs.games.crusoe import drafting
from cogs.games.saying import Saying, meant
from cogs.loaded import Table
from cogs.talk.answer import Interaction, answering
from cogs.words.described import described
from engine.bridges.actions import TakeBack
from engine.contract import Action
from engine.island.actions import When

if TYPE_CHECKING:
    from cogs.bot import Atoll


def last_thing(table: Table, seat: int) -> str:
    """What a player did last of this card."""
    own = getattr(table.view(seat), "own", None)
    if own is None or own.done:
        return "done"
    if own.drawn:
        return str(own.drawn[-1])
    return "bridges" if "bridges" in own.given_up else "number"


def taken_back(table: Table, seat: int, what: str | None, language: str) -> list[Action]:
    """What a player means to take back; unsaid, the last thing, or all of their own."""
    if table.row.game == drafting.GAME:
        return drafting.taken_back(table, seat, what)
    if what is None and table.row.game == "bridges":
        return [TakeBack(last_thing(table, seat))]
    return list(meant(language, "take-back", what=what)(table, seat))


class SharedCog(Saying):
    """What is said at the table of any game."""

    @app_commands.command(name="take_back", description=described("command-take-back"))
    @app_commands.describe(what=described("command-take-back-what"))
    @app_commands.guild_only()
    async def take_back(self, interaction: Interaction, what: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self.bot.acting.command(answer, lambda table, seat: taken_back(table, seat, what, answer.language))

    @take_back.autocomplete("what")
    async def _take_back_what(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        tell, _ = await self._possible(interaction)
        if tell is not None and tell.game == drafting.GAME:
            return drafting.what_can_come_back(tell, interaction.user.id, typed)
        return await self.offer(interaction, typed, "what", "take-back")

    @app_commands.command(name="pass", description=described("command-pass"))
    @app_commands.choices(next_time=[Choice(name=described(f"island-{when}"), value=when) for when in get_args(When)])
    @app_commands.describe(next_time=described("command-pass-next-time"))
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction, next_time: str | None = None) -> None:
        if next_time is None:
            await self.say(interaction, "pass")
        else:
            await self.say(interaction, "ask-me", when=next_time)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(SharedCog(bot))
