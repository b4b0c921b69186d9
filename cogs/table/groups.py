"""The groups of commands that several features add to. Discord applies rights and contexts to a whole group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import Permissions
from discord.app_commands import AppCommandContext, AppInstallationType, Group

from cogs.words.described import described

if TYPE_CHECKING:
    from cogs.bot import Atoll

EVERYWHERE: Final = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
IN_SERVERS: Final = AppCommandContext(guild=True)

game = Group(
    name="game",
    description=described("command-game"),
    guild_only=True,
    allowed_contexts=IN_SERVERS,
)
"""What the players of a game do with the game itself."""

profile = Group(
    name="profile",
    description=described("command-profile"),
    allowed_installs=AppInstallationType(guild=True, user=True),
    allowed_contexts=EVERYWHERE,
)
"""What concerns the user alone, wherever they are."""

server = Group(
    name="server",
    description=described("command-server"),
    guild_only=True,
    allowed_contexts=IN_SERVERS,
    default_permissions=Permissions(manage_guild=True),
)
"""For people who manage the server."""


async def setup(bot: Atoll) -> None:
    for group in (game, profile, server):
        bot.tree.add_command(group)
