"""The bot's real commands, as Discord is told them."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

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
    keys: set[str]


_LOADED: list[Commands] = []


async def commands() -> Commands:
    """Loaded once: nothing changes them."""
    if not _LOADED:
        with TemporaryDirectory() as folder:
            bot = make_bot(settings_from({"DATABASE_PATH": str(Path(folder) / "atoll.db")}))
            for feature in features():
                await feature.setup(bot)
            noting = Noting()
            payloads = [await each.get_translated_payload(bot.tree, noting) for each in bot.tree.get_commands()]
            _LOADED.append(Commands(payloads, noting.keys))
    return _LOADED[0]


async def described_keys() -> set[str]:
    return (await commands()).keys
