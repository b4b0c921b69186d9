"""Keep the application's emoji in step with our drawings.

Each process lists them at its start. The process of the first shard uploads what is missing and deletes old ones. When
it has uploaded something, it tells the others to list them again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import discord

from cogs.talk.answer import LOST
from cogs.talk.codes import TOO_MANY, TOO_MANY_EMOJI
from cogs.talk.icons import ICONS, Emoji
from render.icons import Icon, known, picture

if TYPE_CHECKING:
    from cogs.bot import Atoll

PACE: Final = 2.0
"""Seconds between two uploads. Discord doesn't say how many it takes; nobody waits for them."""
CHECKED_AFTER: Final = 600.0
"""Seconds after a refused icon until Discord is asked again which icons it has."""
TRIED_AGAIN: Final = (600.0, 3_600.0, 86_400.0)
"""Seconds after a round that failed; from the third time on a day."""
MOST_FAILURES: Final = 3
"""So many uploads fail in a row before the round ends."""

LONGEST_WHAT: Final = 19
DIGITS: Final = 6
OURS: Final = re.compile(rf"\w{{1,{LONGEST_WHAT}}}_atoll_[0-9a-f]{{{DIGITS}}}", re.ASCII)
"""The names that our icons have in Discord, of 32 characters at most."""

log = logging.getLogger(__name__)


def name_of(icon: Icon, file: bytes) -> str:
    """Return the name of an icon in Discord: what it shows, and a digest that changes with the picture."""
    what = icon.partition("-")[2].replace("-", "_")[:LONGEST_WHAT]
    return f"{what}_atoll_{hashlib.sha256(icon.encode() + file).hexdigest()[:DIGITS]}"


class KeepingIcons:
    """Lists, uploads and deletes the emoji of our drawings."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self.pace = PACE
        self._task: asyncio.Task[None] | None = None
        self._is_wanted_again = False

    def begin(self) -> None:
        """Look which icons Discord has, while the bot starts. With EMOJI=no, Discord isn't asked."""
        ICONS.learn({})
        ICONS.when_refused = self._refused
        self.look()

    def look(self, after: float = 0.0) -> None:
        """Look again, after the round that is running now."""
        if not self.bot.settings.icons:
            return
        if self._task is not None and not self._task.done():
            self._is_wanted_again = True
        else:
            self._task = asyncio.create_task(self._keep(after))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def told(self, word: str) -> None:
        """Hear another process: Discord has new `icons`, or it refused one (`icon-refused`)."""
        if word == "icons" and not self.bot.store.share.sweeps:
            self.look()
        elif word == "icon-refused" and self.bot.store.share.sweeps:
            self.look(CHECKED_AFTER)

    def _refused(self) -> None:
        """Look again later, because Discord refused an icon: someone may have deleted it."""
        if self.bot.process is not None:
            self.bot.process.tell_soon("icon-refused")
        self.look(CHECKED_AFTER)

    async def _keep(self, after: float) -> None:
        """Repeat rounds until one succeeds and nobody asked for another one meanwhile."""
        failures = 0
        while True:
            if after:
                await asyncio.sleep(after)
            self._is_wanted_again = False
            if not await self._round():
                after = TRIED_AGAIN[min(failures, len(TRIED_AGAIN) - 1)]
                failures += 1
            elif self._is_wanted_again:
                after, failures = CHECKED_AFTER, 0
            else:
                return

    async def _round(self) -> bool:
        """List the emoji; in the first shard's process, also upload and delete. False if something is left to do."""
        try:
            listed = await self.bot.fetch_application_emojis()
            files = await asyncio.to_thread(all_pictures)
            names = {name_of(icon, file): icon for icon, file in files.items()}
            ICONS.learn({names[each.name]: as_sent(each) for each in listed if each.name in names})
            if not self.bot.store.share.sweeps:
                return True
            there = {each.name for each in listed}
            lacking = {name: files[icon] for name, icon in names.items() if name not in there}
            is_done = not lacking or await self._upload(lacking, names)
            if lacking:
                await self.bot.tell("icons")
            for each in listed:
                if OURS.fullmatch(each.name) and each.name not in names:
                    await each.delete()
                    await asyncio.sleep(self.pace)
        except (discord.HTTPException, *LOST) as fault:
            log.warning("the icons are not in step with Discord: %s", fault)
            return False
        except RuntimeError as fault:  # aiohttp's word for a closed session: the bot is going
            log.info("the icons are left as they are: %s", fault)
            return True
        return is_done

    async def _upload(self, lacking: Mapping[str, bytes], names: Mapping[str, Icon]) -> bool:
        """Upload icons one by one; false if Discord didn't take all."""
        log.info("%s icons are missing in Discord; they are uploaded now", len(lacking))
        failures, taken = 0, 0
        for name, file in lacking.items():
            try:
                made = await self.bot.create_application_emoji(name=name, image=file)
            except (discord.HTTPException, *LOST) as fault:
                failures += 1
                log.warning("the icon %s is not uploaded: %s", name, fault)
                if failures == MOST_FAILURES or is_final(fault):
                    return False
            else:
                failures, taken = 0, taken + 1
                ICONS.add(names[name], as_sent(made))
            await asyncio.sleep(self.pace)
        log.info("%s icons are uploaded", taken)
        return taken == len(lacking)


def all_pictures() -> dict[Icon, bytes]:
    """Return every icon's file."""
    return {Icon(name): picture(Icon(name)) for name in sorted(known())}


def as_sent(emoji: discord.Emoji) -> Emoji:
    return {"id": str(emoji.id), "name": emoji.name}


def is_final(fault: Exception) -> bool:
    """Tell if Discord would refuse the next upload too: no right, too many requests, or too many emoji."""
    if not isinstance(fault, discord.HTTPException):
        return False
    return isinstance(fault, discord.Forbidden) or fault.status == TOO_MANY or fault.code == TOO_MANY_EMOJI
