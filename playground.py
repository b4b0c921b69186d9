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
from pathlib import Path
from typing import Any

import discord
import simcord
from aiohttp import web
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

PEOPLE = ("Ana", "Bruno", "Chloe", "Dai")
TOPIC = "Type /play island and press Enter twice. At the top you choose who you are."
IN_A_THREAD = "To go back to the channel, type #games."
WELCOME = """\
**Welcome to Atoll.** Discord is simulated here: you are Ana, Bruno, Chloe and Dai in turn. Nothing is kept.
1. Type `/play island` below and press Enter twice. A table opens.
2. At the top of the page become **Bruno**, and press **Join** under the table.
3. Become **Ana** again, and press **Start**.
4. Whoever is named acts, with the menus and buttons under the board: become them, and choose.

`/play bridges` and `/play crusoe` are for one to four. Alone: `/daily`, `/puzzle`, or `/play island` with `computers`.
`/learn` teaches the island, and `/help` tells the rest.
With `thread: True` a game has a thread of its own: click on its name, or type `#` and how it begins."""
TICK = 0.5
PATIENCE = 30.0
"""Seconds: a replay of a long game takes some on a small machine."""
LOG = logging.getLogger("playground")

MENDS = {
    "index.html": {
        "<title>SimCord Preview</title>": "<title>Atoll</title>",
        '<span class="brand-mark" aria-hidden="true">S</span>': '<span class="brand-mark" aria-hidden="true">A</span>',
        "<strong>SimCord</strong><small>Preview</small>": "<strong>Atoll</strong><small>simulated Discord</small>",
        "Viewing as\n": "You are\n",
    },
    # A menu forgets what was chosen, as Discord's do: two equal cards can be discarded one after the other.
    "select-drafts.js": {
        """changed) dispatch("select", { control_key: key, values });""": """changed) {
      dispatch("select", { control_key: key, values });
      currentDrafts(key).delete(key);
      state.selectDrafts.delete(key);
    }"""
    },
    # What is new is in sight, also when a picture comes late, until somebody scrolls up.
    "timeline.js": {
        """  ui.timeline.addEventListener("scroll", () => {""": """\
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) ui.timeline.addEventListener(kind, (event) => {
    state.byHand ||= kind !== "pointerdown" || event.target === ui.timeline;
  }, { passive: true });
  ui.timeline.addEventListener("scroll", () => {""",
        """return;
    state.scrollIntent = captureScrollIntent();""": """return;
    if (state.scrollIntent?.policy === "bottom" && !state.byHand) return;
    state.scrollIntent = captureScrollIntent();""",
        """if (state.scrollIntent?.policy !== "target") state""": """\
if (!["target", "bottom"].includes(state.scrollIntent?.policy)) state""",
        "    if ((snapshot.history?.hasAfter || hasNewTail) &&": """\
    const last = ids.at(-1) === String(snapshot.targetId) && state.scrollIntent?.policy === "target";
    if (hasNewTail || last) {
      state.scrollIntent = { policy: "bottom" };
      state.byHand = false;
    }
    if ((snapshot.history?.hasAfter || hasNewTail) &&""",
    },
    # Enter sends a command that lacks nothing, and does not ask for what may be left out.
    "commands.js": {
        """    if (event.key === "Enter") {
      if (popup &&""": """    if (event.key === "Enter") {
      const chip = event.target instanceof HTMLElement && event.target.matches(".command-chip");
      if (chip && !missingRequired().length) { validateAndRun(); return true; }
      if (popup &&""",
        # A choice stays what was chosen, and the next Enter sends the command: its list is not opened once more.
        "renderCompose({ focus: Boolean(next) })": "renderCompose({ focus: true })",
        "fieldFor(focusedOption) : restore ?": "fieldFor(focusedOption) : restore && !focus ?",
        # What may be added to a command is told with what it is for.
        '"command-suggestion-ellipsis", "…"': '"command-suggestion-meta", value.description || "…"',
    },
    # The picture stands above its buttons.
    "messages.js": {
        "\n    root.append(list);": "\n    root.insertBefore(list, root.querySelector(':scope > .message-components'));"
    },
}
"""What is changed in SimCord's page: in which file, what stands there, and what stands there instead."""
HERE = Path(__file__).parent
ADDED = {"app.js": HERE / "playground.js", "preview.css": HERE / "playground.css"}
"""What is added to it."""


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
        await welcome(client, channel)
        preview = env.preview(channel, viewers=members, layout="channel", port=port or None)
        preview._server = MendedPage(preview, port)
        async with preview:
            clock = asyncio.create_task(Turns(preview, channel).keep_time())
            try:
                yield preview
            finally:
                clock.cancel()
                await asyncio.gather(clock, return_exceptions=True)
    finally:
        await client.close()
        await env.shutdown()


async def welcome(client: discord.Client, channel: ChannelHandle) -> None:
    """What to type first, in the channel where it is typed."""
    place = client.get_channel(channel.id)
    if isinstance(place, discord.TextChannel):
        await place.send(WELCOME)


class MendedPage(PreviewServer):
    """SimCord's page with Atoll's name, and with what stumbles in it mended."""

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        name = self._STATIC_FILES[request.path]
        if name in {*MENDS, *ADDED}:
            response.text = mended(name, str(response.text))
        return response


def mended(name: str, text: str) -> str:
    """A file of the page as it is served here."""
    for there, instead in MENDS.get(name, {}).items():
        text = text.replace(there, instead)
    return text + (ADDED[name].read_text(encoding="utf-8") if name in ADDED else "")


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
    """Where somebody wants to go who types # and how the name of a thread, or the channel, begins: the newest such."""
    said = content.strip().removeprefix("#").strip().casefold()
    if not content.startswith("#") or not said:
        return None
    meant = [place for place in (*home.threads, home) if (place.name or "").casefold().startswith(said)]
    return max(meant, key=lambda place: ((place.name or "").casefold() == said, place.id), default=None)


def walk(preview: Preview, place: ChannelHandle) -> None:
    """The page shows one channel; this is how its tabs get to a thread."""
    preview.channel = place
    if place.is_thread:
        place._channel.topic = IN_A_THREAD
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
        try:
            asyncio.run(play(bot, chosen.port, show=not chosen.no_browser))
        except SetupError as fault:
            sys.exit(f"The page cannot be shown: {fault}")


if __name__ == "__main__":
    main()
