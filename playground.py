"""The real bot in a simulated Discord in your browser, no token."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord.builders import ChannelHandle
from simcord.preview import Preview

PEOPLE = ("Ana", "Bruno", "Chloe", "Dai")
TOPIC = "Type /play. Above, choose whom you are viewing as. A thread's name after # takes you there, #games back."
TICK = 0.5
PATIENCE = 30.0
"""Seconds: a replay of a long game takes some on a small machine."""
LOG = logging.getLogger("playground")


@contextlib.asynccontextmanager
async def opened(client: discord.Client, port: int = 0) -> AsyncIterator[Preview]:
    """A guild with a channel and four people, the bot in it, and the page that shows them."""
    shards = 1 if isinstance(client, discord.AutoShardedClient) and client.shard_count is None else None
    env = simcord.Env(client, check_errors=False, shard_count=shards, settle_timeout=PATIENCE)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    env.backend.bot_user.name = "Atoll"
    await env.start()
    try:
        people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        guild = env.create_guild("Atoll", owner=people[0])
        channel = guild.create_text_channel("games", topic=TOPIC)
        members = [guild.add_member(person) for person in people]
        async with env.preview(channel, viewers=members, layout="channel", port=port) as preview:
            clock = asyncio.create_task(Turns(preview, channel).keep_time())
            try:
                yield preview
            finally:
                clock.cancel()
                await asyncio.gather(clock, return_exceptions=True)
    finally:
        await client.close()
        await env.shutdown()


class Turns:
    """Lets one act at a time into the simulated world, and its clock run with the real one between them."""

    def __init__(self, preview: Preview, home: ChannelHandle) -> None:
        self.preview, self.env, self.home = preview, preview.env, home
        self.one_at_a_time = asyncio.Lock()
        self.shown = 0
        self.act = preview._action
        preview._action = self.act_in_turn  # type: ignore[method-assign]

    async def act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """SimCord refuses an act that meets another, or the clock; here it waits."""
        async with self.one_at_a_time:
            result = await self.act(context_id, body)
            if place := place_named(str(body.get("content", "")), self.home):
                walk(self.preview, place)
            await self.show_news()
            return result

    async def keep_time(self) -> None:
        """Reminders and deadlines come as they would."""
        while True:
            await asyncio.sleep(TICK)
            async with self.one_at_a_time:
                try:
                    await self.env.advance_time(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))
                    await self.show_news()
                except TimeoutError:
                    LOG.exception("The bot does something that does not end.")

    async def show_news(self) -> None:
        """Every tab shows what happened, and is left alone while nothing does."""
        events = [name for kind, name, _ in self.env.backend.transcript if kind == "GATEWAY"]
        happened = len(events) - events.count("INTERACTION_CREATE")
        if happened > self.shown:
            self.shown = happened
            await self.preview.refresh()


def place_named(content: str, home: ChannelHandle) -> ChannelHandle | None:
    """Where somebody wants to go who writes the name of a thread, or of the channel, after a #."""
    named = {(place.name or "").lower(): place for place in (*home.threads, home)}
    return named.get(content.strip().removeprefix("#").lower()) if content.startswith("#") else None


def walk(preview: Preview, place: ChannelHandle) -> None:
    """The page shows one channel; this is how its tabs get to a thread."""
    preview.channel = place
    for page in preview._pages.values():
        page.channel_id = place.id
        page.target_id = page.window_end_id = preview._initial_target(page.viewer, place.id)
        page.generation += 1


async def play(client: discord.Client, port: int, *, show: bool) -> None:
    """Plays until the page is closed, or until Ctrl-C."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    async with opened(client, port) as preview:
        sys.stdout.write(f"Atoll is at {preview.url}\nCtrl-C ends it; nothing is kept.\n")
        sys.stdout.flush()
        if show:
            webbrowser.open(preview.url)
        ends = [asyncio.create_task(stopped.wait()), asyncio.create_task(preview.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="where the page is; any free port if not given")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")
    return parser.parse_args()


def main() -> None:
    """A new world each time, with a database that ends with it."""
    from bot import make_bot, settings_from  # noqa: PLC0415 - the page itself can be tried around any bot

    chosen = arguments()
    discord.utils.setup_logging(level=logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        bot = make_bot(settings_from({"DATABASE_PATH": f"{folder}/atoll.db"}))
        asyncio.run(play(bot, chosen.port, show=not chosen.no_browser))


if __name__ == "__main__":
    main()
