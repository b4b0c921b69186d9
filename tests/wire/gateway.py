"""The websocket: hello, identify, heartbeats, and resuming where a dropped connection stopped."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import Payload, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, HEARD = 0, 1, 2, 6, 9, 10, 11
GUILDS, GUILD_MESSAGES, GUILD_REACTIONS = 1 << 0, 1 << 9, 1 << 10
NEEDS = {"MESSAGE": GUILD_MESSAGES, "MESSAGE_REACTION": GUILD_REACTIONS, "CHANNEL": GUILDS, "THREAD": GUILDS}


@dataclass
class Session:
    """One identified connection and all it was ever sent."""

    id: str
    intents: int
    shard: tuple[int, int]
    socket: web.WebSocketResponse | None
    sent: list[str] = field(default_factory=list)

    def hears(self, event: str) -> bool:
        need = NEEDS.get(event.rpartition("_")[0], 0)
        return self.intents & need == need


class Gateway:
    """Every session of the bot; a killed process's session stays silent until a new one takes its shard."""

    def __init__(self, world: World, heartbeat: float) -> None:
        self.world = world
        self.heartbeat = heartbeat
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.identified = 0
        self.identifies: list[tuple[float, int]] = []
        """When, and which shard."""
        self.resumed = 0
        self.heartbeats = 0
        self.max_concurrency = 1
        self.hangs_up = 0
        """With this code on whoever identifies, as Discord does where the token or the shards are wrong."""
        self.changed = asyncio.Condition()

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1_000)}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self.hear(socket, json.loads(frame.data))
        finally:
            for session in self.sessions.values():
                if session.socket is socket:
                    session.socket = None
        return socket

    async def hear(self, socket: web.WebSocketResponse, frame: Payload) -> None:
        if frame["op"] == HEARTBEAT:
            self.heartbeats += 1
            await socket.send_json({"op": HEARD})
        elif frame["op"] == IDENTIFY:
            await self.identify(socket, frame["d"])
        elif frame["op"] == RESUME:
            await self.resume(socket, frame["d"])
        async with self.changed:
            self.changed.notify_all()

    async def identify(self, socket: web.WebSocketResponse, who: Payload) -> None:
        if self.hangs_up:
            await socket.close(code=self.hangs_up)
            return
        shard = tuple(who.get("shard") or (0, 1))
        self.identifies.append((asyncio.get_running_loop().time(), shard[0]))
        self.sessions = {name: each for name, each in self.sessions.items() if each.shard != shard or each.socket}
        session = Session(f"session-{self.identified}", who["intents"], shard, socket)
        self.sessions[session.id] = session
        self.identified += 1
        ready = {
            "v": 10,
            "user": self.world.bot.user,
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in self.guilds_of(session)],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(shard),
            "application": {"id": self.world.bot.id, "flags": 0},
        }
        await self.send(session, "READY", ready)
        for guild_id in self.guilds_of(session):
            await self.send(session, "GUILD_CREATE", self.world.guild_named(guild_id))

    async def resume(self, socket: web.WebSocketResponse, where: Payload) -> None:
        session = self.sessions.get(where["session_id"])
        if session is None:
            await socket.send_json({"op": INVALID, "d": False})
            return
        session.socket = socket
        self.resumed += 1
        for text in session.sent[where["seq"] :]:
            await socket.send_str(text)
        await self.send(session, "RESUMED", {})

    def guilds_of(self, session: Session) -> list[str]:
        return [guild_id for guild_id in self.world.guild_ids if self.owns(session, guild_id)]

    def owns(self, session: Session, guild_id: str | None) -> bool:
        """What is said in no guild is told to the first shard."""
        number, shards = session.shard
        return (int(guild_id) >> 22) % shards == number if guild_id else number == 0

    def is_connected(self, shards: int) -> bool:
        """Whether somebody hears each of so many shards."""
        heard = {each.shard for each in self.sessions.values() if each.socket is not None}
        return heard >= {(number, shards) for number in range(shards)}

    async def emit(self, event: str, payload: Any) -> None:
        """To every session whose shard has the guild and whose intents ask for it, now or when it resumes."""
        guild_id = payload.get("guild_id") or self.world.guild_of(payload.get("channel_id", ""))
        for session in list(self.sessions.values()):
            if self.owns(session, guild_id) and session.hears(event):
                await self.send(session, event, payload)

    async def send(self, session: Session, event: str, payload: Any) -> None:
        text = json.dumps({"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": payload})
        session.sent.append(text)
        if session.socket is not None and not session.socket.closed:
            with contextlib.suppress(ConnectionError):  # who was killed hears nothing
                await session.socket.send_str(text)

    async def drop(self, code: int = 4000) -> None:
        """Cut every connection; with this code the bot may resume."""
        for session in self.sessions.values():
            if session.socket is not None:
                socket, session.socket = session.socket, None
                await socket.close(code=code)

    async def until_identified(self, times: int) -> None:
        async with self.changed:
            await self.changed.wait_for(lambda: self.identified >= times)
