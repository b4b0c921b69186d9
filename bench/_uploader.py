"""Bots that know no game: one uploads a ready 60 KB picture, one sends a ready board, one also shrinks the former."""

import io
import json
import os
from functools import cache
from pathlib import Path

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

READY = os.urandom(60_000)
KEPT = 25
"""So many boards later one is shrunk: each of its people at a table of their own."""


class Uploader(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)
        self.tree = app_commands.CommandTree(self)
        for command in (upload, board, follow):
            self.tree.add_command(command)
        self.formers: list[discord.PartialMessage] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()


class Buttons(ui.View):
    """The menus and buttons of a board, as discord.py has them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for row, each in enumerate(ready()["components"]):
            for item in each["components"]:
                self.add_item(_menu(item, row) if item["type"] == 3 else _button(item, row))


def _menu(item: dict, row: int) -> "ui.Select[Buttons]":
    options = [discord.SelectOption.from_dict(option) for option in item["options"]]
    return ui.Select(custom_id=item["custom_id"], placeholder=item["placeholder"], options=options, row=row)


def _button(item: dict, row: int) -> "ui.Button[Buttons]":
    style = discord.ButtonStyle(item["style"])
    return ui.Button(custom_id=item["custom_id"], label=item["label"], style=style, row=row)


@cache
def ready() -> dict:
    return json.loads(Path(os.environ["READY"] + ".json").read_text())


@cache
def picture() -> bytes:
    return Path(os.environ["READY"] + ".png").read_bytes()


async def send_board(interaction: discord.Interaction) -> discord.InteractionCallbackResponse:
    file = discord.File(io.BytesIO(picture()), "board.png", description=ready()["alt"])
    none = discord.AllowedMentions.none()
    return await interaction.response.send_message(ready()["content"], file=file, view=Buttons(), allowed_mentions=none)


@app_commands.command(name="upload", description="A picture")
async def upload(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(READY), "ready.png", description="A picture.")
    await interaction.response.send_message("Here.", file=file)


@app_commands.command(name="board", description="A board")
async def board(interaction: discord.Interaction) -> None:
    await send_board(interaction)


@app_commands.command(name="follow", description="A board, and the one before has no picture and no buttons any more")
async def follow(interaction: discord.Interaction) -> None:
    sent = (await send_board(interaction)).resource
    assert isinstance(sent, discord.InteractionMessage)
    assert isinstance(interaction.client, Uploader)
    formers = interaction.client.formers
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    formers.append(channel.get_partial_message(sent.id))
    if len(formers) > KEPT:
        await formers.pop(0).edit(content="What was played.", attachments=[], view=None)


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    Uploader().run(os.environ["DISCORD_TOKEN"], log_handler=None)
