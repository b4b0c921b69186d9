"""The floor of a press: a bot that only uploads a ready 60 KB picture, and one that does not even do that."""

import io
import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

READY = os.urandom(60_000)


class Uploader(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(upload)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(name="upload", description="A picture")
async def upload(interaction: discord.Interaction) -> None:
    picture = discord.File(io.BytesIO(READY), "ready.png", description="A picture.")
    await interaction.response.send_message("Here.", file=picture)


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    Uploader().run(os.environ["DISCORD_TOKEN"], log_handler=None)
