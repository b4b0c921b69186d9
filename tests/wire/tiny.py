"""A tiny bot, to try the wire with; run as a program it reads where Discord is from the environment."""

import asyncio
import io
import os
import re
from typing import Any, Self

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

PLACES = ["A1", "B2", "C3"]


class Step(discord.ui.DynamicItem[discord.ui.Button], template=r"step:(?P<to>\w+)"):
    """A button that lives as long as its message."""

    def __init__(self, to: str) -> None:
        super().__init__(discord.ui.Button(label=f"To {to}", custom_id=f"step:{to}"))
        self.to = to

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str]) -> Self:
        return cls(match["to"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} steps to {self.to}.")


def board() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for place in PLACES:
        view.add_item(Step(place))
    return view


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"\x89PNG"), "board.png", description="The island.")


class Tiny(discord.Client):
    """Moves, draws, counts hands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_reactions=True), max_messages=None, **settings)
        self.tree = app_commands.CommandTree(self)
        self.hands: list[int] = []
        for command in (move, draw, where):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step)
        await self.tree.sync()

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        if payload.member and not payload.member.bot:
            self.hands.append(payload.user_id)
            channel = self.get_channel(payload.channel_id)
            await channel.send(f"{payload.member.display_name} is in.", allowed_mentions=discord.AllowedMentions.none())


@app_commands.command(description="Walk.")
@app_commands.describe(to="A place.")
async def move(interaction: discord.Interaction, to: str) -> None:
    said = {discord.Locale.spain_spanish: "Vas a", discord.Locale.brazil_portuguese: "Vais a"}
    words = said.get(interaction.locale, "You go to")
    await interaction.response.send_message(f"{words} {to}.", view=board(), file=picture())


@move.autocomplete("to")
async def places(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=place, value=place) for place in PLACES if current in place]


@app_commands.command(description="Draw, slowly and privately.")
async def draw(interaction: discord.Interaction, whom: discord.Member) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    embed = discord.Embed(title=whom.display_name).set_image(url="attachment://board.png")
    await interaction.edit_original_response(embed=embed, attachments=[picture()])
    await interaction.followup.send("More.", file=picture(), ephemeral=True)


@app_commands.command(description="A thread of one's own.")
async def where(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("A table.")
    message = await interaction.original_response()
    thread = await interaction.channel.get_partial_message(message.id).create_thread(name="Island")
    live = await thread.send(f"<@{interaction.user.id}>, you are on.")
    await live.add_reaction("✋")
    await live.edit(content="Shrunk.", attachments=[])


async def main() -> None:
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    async with Tiny() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
