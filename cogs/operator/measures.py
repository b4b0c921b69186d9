"""What the operator may watch: how much is asked, how long answers take, what waits; a page shows it if wished."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

import aiohttp

from cogs.talk.answer import Interaction, asked
from cogs.talk.codes import TOO_MANY
from db import tables
from db.rows import Value
from db.statements import Statement
from db.store import Store

if TYPE_CHECKING:
    from aiohttp import web

    from cogs.bot import Atoll

T = TypeVar("T")

CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
MOST_UNANSWERED: Final = 10_000

log = logging.getLogger(__name__)


class Unwatched:
    """Nobody asked for a page: nothing is counted."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    def trace(self) -> aiohttp.TraceConfig | None:
        """What looks at every request to Discord."""
        return None

    async def asked(self, interaction: Interaction) -> None:
        """An interaction came."""
        if log.isEnabledFor(logging.DEBUG):
            kind, what = interaction.type.name, asked(interaction)
            facts = {"guild": interaction.guild_id, "user": interaction.user.id, "kind": kind, "what": what}
            log.debug("interaction %s %s", kind, what, extra={"facts": facts})

    def timed(self, draw: Callable[[], T]) -> Callable[[], T]:
        """The same drawing, with its time taken; it waits from now on."""
        return draw

    async def open_store(self, place: Path | str, *, shared: bool) -> Store:
        """The store, with its times taken."""
        return await Store.open(place, shared=shared)

    async def open(self) -> None:
        """The page."""

    async def close(self) -> None:
        """No page any more."""


class Measures(Unwatched):
    """Counts and clocks; their library is imported here, a megabyte and a half that a bot without a page lacks."""

    def __init__(self, bot: Atoll, host: str, port: int) -> None:
        from prometheus_client import (  # noqa: PLC0415
            CollectorRegistry,
            Counter,
            Gauge,
            Histogram,
            ProcessCollector,
        )

        super().__init__(bot)
        self.host, self.port = host, port
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        there: dict[str, Any] = {"registry": self.registry}
        seconds = "seconds until Discord has the first answer to an interaction"
        self.interactions = Counter("atoll_interactions", "interactions received", ["kind"], **there)
        self.acknowledged = Histogram("atoll_acknowledge_seconds", seconds, **there)
        self.drawing = Histogram("atoll_picture_seconds", "seconds a picture takes, without waiting", **there)
        self.pictures = Gauge("atoll_pictures_waiting", "pictures waiting or being drawn", **there)
        self.store = Histogram("atoll_store_seconds", "seconds a question or a commit takes", ["what"], **there)
        self.requests = Counter("atoll_discord_responses", "what Discord answered", ["status"], **there)
        self.limited = Counter("atoll_discord_limited", "how often Discord said to slow down (429)", **there)
        self.tables = Gauge("atoll_tables", "live tables", ["status"], **there)
        self.waiting = Gauge("atoll_commits_waiting", "wishes that wait for the store's writer", **there)
        self._asked: dict[int, float] = {}
        self._site: web.AppRunner | None = None

    def trace(self) -> aiohttp.TraceConfig:
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(self, _: Any, __: Any, answered: aiohttp.TraceRequestEndParams) -> None:
        self.requests.labels(answered.response.status).inc()
        if answered.response.status == TOO_MANY:
            self.limited.inc()
        callback = CALLBACK.search(answered.url.path)
        began = self._asked.pop(int(callback[1]), None) if callback else None
        if began is not None:
            self.acknowledged.observe(perf_counter() - began)

    async def asked(self, interaction: Interaction) -> None:
        self.interactions.labels(interaction.type.name).inc()
        if len(self._asked) >= MOST_UNANSWERED:
            self._asked.clear()
        self._asked[interaction.id] = perf_counter()
        await super().asked(interaction)

    def timed(self, draw: Callable[[], T]) -> Callable[[], T]:
        self.pictures.inc()

        def drawn() -> T:
            try:
                with self.drawing.time():
                    return draw()
            finally:
                self.pictures.dec()

        return drawn

    # The page

    async def open_store(self, place: Path | str, *, shared: bool) -> Store:
        store = await TimedStore.open(place, shared=shared)
        store.measures = self
        return store

    async def open(self) -> None:
        """`/metrics` for Prometheus, `/health` for whoever restarts what is ill, `/ready` for who asks who answers."""
        from aiohttp import web  # noqa: PLC0415 — two megabytes that a bot without a page does not carry

        app = web.Application()
        app.add_routes(
            [web.get("/metrics", self._metrics), web.get("/health", self._health), web.get("/ready", self._ready)]
        )
        self._site = web.AppRunner(app, access_log=None)
        await self._site.setup()
        await web.TCPSite(self._site, self.host, self.port).start()
        log.info("metrics and health on %s, port %s", self.host, self.port)

    async def close(self) -> None:
        if self._site is not None:
            await self._site.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        from aiohttp import web  # noqa: PLC0415
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest  # noqa: PLC0415

        for status, count in (await tables.counted(self.bot.store)).items():
            self.tables.labels(status).set(count)
        self.waiting.set(self.bot.store.waiting)
        return web.Response(body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        """200 where Discord and the store answer, or a spare stands by; otherwise 503, and what is ill."""
        ill = self._not_connected() if not self._waits() else []
        if trouble := await self.bot.store.trouble():
            ill.append(f"the store: {trouble}")
        return _answer(ill, "well")

    async def _ready(self, _: web.Request) -> web.Response:
        """200 where this process answers people; otherwise 503, and why it does not."""
        return _answer(self._waits() or self._not_connected(), "ready")

    def _waits(self) -> list[str]:
        why = self.bot.process.waits if self.bot.process is not None else None
        return [why] if why else []

    def _not_connected(self) -> list[str]:
        is_open = self.bot.is_ready() and not any(shard.is_closed() for shard in self.bot.shards.values())
        return [] if is_open else ["not connected to Discord"]


def _answer(ill: list[str], otherwise: str) -> web.Response:
    from aiohttp import web  # noqa: PLC0415

    return web.Response(text="\n".join(ill) or otherwise, status=503 if ill else 200)


def watching(bot: Atoll, host: str, port: int | None) -> Unwatched:
    """What the host wishes to know, on a page at this address and port."""
    return Measures(bot, host, port) if port is not None else Unwatched(bot)


class TimedStore(Store):
    """The store, with its times taken."""

    measures: Measures

    async def count(self, *statements: Statement) -> list[int]:
        with self.measures.store.labels("commit").time():
            return await super().count(*statements)

    async def ask(self, *questions: tuple[str, Sequence[Value]]) -> list[list[tuple[Any, ...]]]:
        with self.measures.store.labels("question").time():
            return await super().ask(*questions)
