"""The real bot in a simulated Discord in your browser, no token."""

import argparse
import asyncio
import base64
import contextlib
import logging
import signal
import struct
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
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.enums import SELECT_TYPES
from simcord.preview import Preview, _action_plans, _component_projection, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from cogs.bot import Atoll
from cogs.people.about import learn_button
from cogs.talk.controls import Controls
from engine import LESSONS

PEOPLE = ("Ana", "Bruno", "Chloe", "Dai")
TOPIC = "Type /play island and press Enter twice. At the top you choose who you are."
WELCOME = """\
**Welcome to Atoll.** This is a simulated Discord. You play as Ana, Bruno, Chloe and Dai, and nothing is saved.
**Two minutes?** Press a button below, or type `/learn`, to learn a game.
**Alone?** Type `/daily`, `/puzzle`, or `/play island` with `computers`.
**With others**, all played by you:
1. Type `/play island` below and press Enter twice. A lobby opens.
2. At the top of the page, switch to **Bruno**, and press **Join** in the lobby.
3. Switch back to **Ana**, and press **Start game**.
4. The bot names the player whose turn it is. Switch to that player, and use the menus and buttons under the board.

`/play bridges` and `/play crusoe` are for one to four players, and `/help` explains the rest.
With `thread: True`, a game gets its own thread. Click its name to go there and back."""
TICK = 0.5
PATIENCE = 30.0
"""Seconds: a replay of a long game takes some on a small machine."""
PNG_BEGINS = struct.Struct("!8s8xII")
"""Its signature, the length and name of its first chunk, its width and height."""
LOG = logging.getLogger("playground")

MENDS = {
    "index.html": {
        "<title>SimCord Preview</title>": "<title>Atoll</title>",
        '<span class="brand-mark" aria-hidden="true">S</span>': '<span class="brand-mark" aria-hidden="true">A</span>',
        "<strong>SimCord</strong><small>Preview</small>": "<strong>Atoll</strong><small>simulated Discord</small>",
        "Viewing as\n": "You are\n",
        'aria-expanded="false">Messages</button>': 'aria-expanded="false">Channels</button>',
        "<h1>Messages</h1>": "<h1>Channels</h1>",
        # The left column lists the channel and its threads. SimCord's list repeats every message.
        '<nav class="message-navigation" aria-label="Authorized messages">': """\
<nav id="places" aria-label="Channels"></nav>
          <nav class="message-navigation" aria-label="Authorized messages">""",
        # A thread's header leads back to its channel.
        '<h1 id="channel-name"></h1>': """\
<button id="way-back" type="button" hidden></button>
                  <h1 id="channel-name"></h1>""",
    },
    # A player reads nothing about callbacks, viewports and previews; trouble with the connection is still shown.
    "actions.js": {
        """return labels[kind || ""] || "Action completed";""": """return "";""",
        """ready ? "Preview ready" : "Loading preview…";""": """"";""",
        """pendingLabels[pending.kind] || "Completing action…";""": """"One moment…";""",
        """.length) return "Updating preview…";""": """.length) return "One moment…";""",
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
        # Discord asks for choices as soon as an option has the focus. SimCord waits for the first letter.
        """const current = String(field.value || "");""": """\
const current = String(field.value || "");
            queryAutocomplete(option, current);""",
        """"Loading options failed" : "No options match\"""": """\
"Loading options failed"
      : autocomplete.state === "loading" && owner.dataset.option === autocomplete.option ? "Loading options …"
        : "No options match\"""",
        """node("div", "command-popup-heading", heading);""": """\
node("div", "command-popup-heading", heading.replace(/ MATCHING $/, ""));""",
        # What may be added to a command is told with what it is for.
        '"command-suggestion-ellipsis", "…"': '"command-suggestion-meta", value.description || "…"',
    },
    # A click on a channel's name leads there, also when two threads have the same name.
    "text.js": {
        """token.type === "mention" ? "mention" : "command-mention", token.label || ""));""": """\
token.type === "mention" ? "mention" : "command-mention", token.label || ""));
      if (token.kind === "channel") target.lastChild.dataset.channelId = token.id;"""
    },
    # Only pictures in sight are decoded. SimCord decodes every picture of the last fifty messages, at 12 MB each.
    "media.js": {
        """if (image.decode) await image.decode();
    else if (!image.complete) {""": """if (!image.complete) {""",
    },
    # The picture stands above its buttons.
    "messages.js": {
        "\n    root.append(list);": "\n    root.insertBefore(list, root.querySelector(':scope > .message-components'));"
    },
}
"""What is changed in SimCord's page: in which file, what stands there, and what stands there instead."""
HERE = Path(__file__).parent
AVATAR = HERE / "docs" / "avatar.png"
ADDED = {"app.js": HERE / "playground.js", "preview.css": HERE / "playground.css"}
"""What is added to it."""


@contextlib.asynccontextmanager
async def opened(client: discord.Client, port: int = 0) -> AsyncIterator[Preview]:
    """A guild with a channel and four people, the bot in it, and the page that shows them."""
    shards = 1 if isinstance(client, discord.AutoShardedClient) and client.shard_count is None else None
    env = simcord.Env(client, check_errors=False, shard_count=shards, settle_timeout=PATIENCE)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    env.backend.bot_user.name, env.backend.bot_user.avatar = "Atoll", "atoll"
    avatar = {f"{CDN_BASE}/avatars/{env.backend.bot_user.id}/atoll.png": (AVATAR.name, AVATAR.read_bytes())}
    let_sleep(client, env)
    if isinstance(client, Atoll):
        client.icons.pace = 0.0
    await env.start()
    try:
        people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        guild = env.create_guild("Atoll", owner=people[0])
        channel = guild.create_text_channel("games", topic=TOPIC)
        members = [guild.add_member(person) for person in people]
        await welcome(client, channel)
        preview = env.preview(channel, viewers=members, layout="channel", port=port or None, assets=avatar)
        preview._server = MendedPage(preview, port)
        preview._media_worker = OwnPictures()
        _snapshot._message_navigation = no_message_list  # type: ignore[attr-defined, assignment]
        _component_projection._control_key = menu_key
        _action_plans._component_key = menu_key_of_message
        icons = Icons(preview)
        async with preview:
            icons.show()
            clock = asyncio.create_task(Turns(preview, channel, icons).keep_time())
            try:
                yield preview
            finally:
                clock.cancel()
                await asyncio.gather(clock, return_exceptions=True)
    finally:
        await client.close()
        await env.shutdown()


def let_sleep(client: discord.Client, env: simcord.Env) -> None:
    """Don't let an act wait for the bot's own timers.

    SimCord waits for every timer that is due within its patience. The bot's clock sleeps a minute at a time, and the
    thinking process ends when nobody asks it.
    """
    if not isinstance(client, Atoll):
        return
    client.thought._idle = None  # type: ignore[assignment] # it never ends
    sleep = client.clock._sleep

    async def slept(seconds: float) -> None:
        await env.external_wait(sleep(seconds), reason="the clock sleeps")

    client.clock._sleep = slept  # type: ignore[method-assign]


async def welcome(client: discord.Client, channel: ChannelHandle) -> None:
    """What to type first, in the channel where it is typed."""
    place = client.get_channel(channel.id)
    if isinstance(place, discord.TextChannel):
        await place.send(WELCOME, view=Controls([learn_button("en", game) for game in LESSONS]))


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


def no_message_list(*_: object) -> tuple[list[Any], dict[str, Any]]:
    """No list of messages: SimCord reads every message of the channel for it, at each act. Nothing here shows it."""
    ends = {"hasPrevious": False, "hasNext": False, "previousCursor": None, "nextCursor": None}
    return [], {"query": "", "filter": "all", **ends}


CONTROL_KEY = _component_projection._control_key


def menu_key(scope: str, component: Mapping[str, Any], path: str) -> str | None:
    """A menu by its place and its id. SimCord goes by the place alone.

    When a press puts another menu there, the page would keep what was chosen in the first one.
    """
    key = CONTROL_KEY(scope, component, path)
    return f"{key}:{component['custom_id']}" if component.get("type") in SELECT_TYPES else key


def menu_key_of_message(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
    return menu_key(f"message:{message_id}", component, path)


class OwnPictures(MediaWorker):
    """Takes the bot's PNG pictures as they are. SimCord starts a process for each, at every change of person."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if not blob.startswith(b"\x89PNG") or len(blob) < PNG_BEGINS.size:
            return await super().validate(key, blob, media_time=media_time)
        _, width, height = PNG_BEGINS.unpack_from(blob)
        return MediaInfo("PNG", width, height, 1, width * height * 4, blob, "image/png", capture=blob, poster=blob)


class Icons:
    """The pictures of the bot's emoji. SimCord knows emoji and shows them, but throws their pictures away."""

    def __init__(self, preview: Preview) -> None:
        self.preview = preview
        self.read = 0

    def show(self) -> None:
        """Give the page the pictures of all emoji that the bot has uploaded since last time."""
        backend = self.preview.env.backend
        asked = backend.http_requests[self.read :]
        self.read += len(asked)
        uploads = [each.json or {} for each in asked if each.method == "POST" and each.path.endswith("/emojis")]
        uploaded = {each["name"]: each["image"] for each in uploads}
        for emoji in backend.application_emojis.values() if uploaded else ():
            if emoji.name in uploaded:
                png = base64.b64decode(uploaded[emoji.name].partition(",")[2])
                self.preview._explicit_assets[f"{CDN_BASE}/emojis/{emoji.id}.png"] = (f"{emoji.name}.png", png)


class Turns:
    """Lets one act at a time into the simulated world, and its clock run with the real one between them."""

    def __init__(self, preview: Preview, home: ChannelHandle, icons: Icons) -> None:
        self.preview, self.env, self.home, self.icons = preview, preview.env, home, icons
        self.one_at_a_time = asyncio.Lock()
        self.read = 0
        self.act, self.payload = preview._action, preview._page_payload
        preview._action = self.act_in_turn  # type: ignore[method-assign]
        preview._page_payload = self.payload_with_places  # type: ignore[method-assign]

    async def act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """SimCord refuses an act that meets another, or the clock; here it waits."""
        async with self.one_at_a_time:
            place = self.destination(body)
            result = await self.act(context_id, {**body, "kind": "refresh"} if place else body)
            if place and not result["rejected"]:
                walk(self.preview, place, context_id, body.get("target_id"))
                await self.preview.refresh()
            await self.show_news()
            return result

    def destination(self, body: Mapping[str, Any]) -> ChannelHandle | None:
        """Return the channel or thread that a click leads to, if it isn't the one on the page."""
        if body.get("kind") != "focus":
            return None
        wanted = str(body.get("channel_id", self.preview.channel.id))
        meant = [place for place in (self.home, *self.home.threads) if str(place.id) == wanted]
        return next((place for place in meant if place.id != self.preview.channel.id), None)

    def payload_with_places(self, page: _Page) -> dict[str, Any]:
        """What SimCord sends to a tab, and the channel and its open threads."""
        places = [self.home, *(thread for thread in self.home.threads if not is_archived(thread))]
        return {**self.payload(page), "places": [{"id": str(place.id), "name": place.name} for place in places]}

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
        news = self.env.backend.transcript[self.read :]
        self.read += len(news)
        self.icons.show()
        if any(kind == "GATEWAY" and name != "INTERACTION_CREATE" for kind, name, _ in news):
            await self.preview.refresh()


def is_archived(thread: ChannelHandle) -> bool:
    metadata = thread._channel.thread_metadata
    return bool(metadata and metadata.archived)


def walk(preview: Preview, place: ChannelHandle, context_id: str | None, message_id: Any) -> None:
    """SimCord's page shows one channel for ever. Here every tab goes along; the one that asked sees the message."""
    preview.channel = place
    for page in preview._pages.values():
        page.channel_id = place.id
        page.target_id = preview._initial_target(page.viewer, place.id)
        if page.id == context_id and message_id:
            with contextlib.suppress(SetupError):
                page.target_id = preview._target_id(message_id, page.viewer)
        page.window_end_id = page.target_id
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
