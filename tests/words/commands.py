"""The bot's real commands, as Discord is told them."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord

from bot import make_bot, settings_from
from cogs.bot import features
from cogs.words.described import Translator


class Noting(Translator):
    """Translates, and notes which keys were asked for and which texts have none."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.plain: set[str] = set()

    async def translate(self, string: Any, locale: Any, context: Any) -> str | None:
        key = string.extras.get("key")
        if key is None:
            self.plain.add(string.message)
        else:
            self.keys.add(key)
        return await super().translate(string, locale, context)


@dataclass
class Commands:
    """What Discord is told of a bot that never connected."""

    payloads: list[dict[str, Any]]
    owner: dict[str, Any]
    """The command that only the owners' server has."""
    keys: set[str]


_LOADED: list[Commands] = []


async def commands() -> Commands:
    """Loaded once: nothing changes them."""
    if not _LOADED:
        with TemporaryDirectory() as folder:
            bot = make_bot(settings_from({"DATABASE_PATH": str(Path(folder) / "atoll.db"), "OWNER_GUILD_ID": "7"}))
            for feature in features():
                await feature.setup(bot)
            noting = Noting()
            payloads = [await each.get_translated_payload(bot.tree, noting) for each in bot.tree.get_commands()]
            (owner,) = bot.tree.get_commands(guild=discord.Object(7))
            _LOADED.append(Commands(payloads, await owner.get_translated_payload(bot.tree, noting), noting.keys))
    return _LOADED[0]


async def described_keys() -> set[str]:
    return (await commands()).keys


async def owner_payload() -> dict[str, Any]:
    return (await commands()).owner
