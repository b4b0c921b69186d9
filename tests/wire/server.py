"""The bot's side of the played Discord: each request is written down, checked, answered, or goes wrong."""

import asyncio
import fnmatch
import json
from dataclasses import dataclass
from typing import IO, Any, Self

from aiohttp import web

from tests import emoji, openapi
from tests.wire.gateway import Gateway
from tests.wire.interactions import Answer
from tests.wire.messages import Files
from tests.wire.routes import BODY, FILES, WIRE, answer, routes
from tests.wire.world import Message, NotThere, Payload, Person, Refused, World


@dataclass
class Fault:
    """Something that goes wrong with the next requests of a kind."""

    method: str
    path: str
    times: int
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    delay: float = 0.0
    after: bool = False
    skip: int = 0
    """So many of them go well first."""

    def fits(self, request: openapi.Request) -> bool:
        return self.times > 0 and self.method == request.method and fnmatch.fnmatch(request.path, self.path)

    @property
    def response(self) -> web.Response:
        response = answer({"code": self.code, "message": "As the test wished.", "global": False}, self.status)
        if self.status == web.HTTPTooManyRequests.status_code:
            response = answer({"message": "Slow down.", "retry_after": self.retry_after, "global": False}, 429)
            response.headers.update({"Via": "1.1 google", "Retry-After": str(self.retry_after)})
        return response


class Server:
    """REST and gateway on loopback around one world."""

    def __init__(self, *, heartbeat: float = 41.25) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, heartbeat)
        self.channel: str = self.world.add_channel("games")["id"]
        self.requests: list[openapi.Request] = []
        self.refused: list[str] = []
        self.faults: list[Fault] = []
        self.answers: dict[str, Answer] = {}
        self.changed = asyncio.Condition()
        self.log: IO[bytes] | None = None
        """Where a bot in a process of its own writes; without it, where the tests do."""

    async def __aenter__(self) -> Self:
        api = web.Application(middlewares=[self.receive], client_max_size=64 * 2**20)
        played: Server = self
        api[WIRE] = played
        api.add_routes(routes)
        whole = web.Application()
        whole.add_subapp("/api/v10", api)
        whole.router.add_get("/gateway", self.gateway.connect)
        self.runner = web.AppRunner(whole, access_log=None, shutdown_timeout=0.1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        port = self.runner.addresses[0][1]
        self.api, self.gateway.url = f"http://127.0.0.1:{port}/api/v10", f"ws://127.0.0.1:{port}/gateway"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_error: object) -> None:
        await self.gateway.drop(1001)
        await self.runner.cleanup()
        # Only now, so that looking takes nothing from the bot's time.
        self.refused += [each for asked in self.requests for each in openapi.violations(asked)]
        assert kind or not self.refused, "Discord would refuse:\n" + "\n".join(self.refused)

    @web.middleware
    async def receive(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Writes each request down, checks it, and lets what shall go wrong go wrong."""
        body, files = await read(request)
        request[BODY], request[FILES] = body, files
        path = request.path.removeprefix("/api/v10")
        sizes = tuple(len(content) for _, content in files.values())
        asked = openapi.Request(request.method, path, body, dict(request.query), sizes)
        self.requests.append(asked)
        try:
            return await self.respond(request, handler, asked)
        finally:
            async with self.changed:
                self.changed.notify_all()

    async def respond(self, request: web.Request, handler: Any, asked: openapi.Request) -> web.StreamResponse:
        fault = next((each for each in self.faults if each.fits(asked)), None)
        if fault and fault.skip:
            fault.skip, fault = fault.skip - 1, None
        if fault:
            fault.times -= 1
            await asyncio.sleep(fault.delay)
            if fault.status and not fault.after:
                return fault.response
        try:
            self.check_place(asked)
            self.check_emoji(asked)
            response: web.StreamResponse = await handler(request)
        except Refused as refusal:
            if isinstance(refusal, NotThere):
                self.refused.append(f"{asked.method} {asked.path}: {refusal.message}")
            return answer(refusal.body, refusal.status)
        except web.HTTPException as missing:
            self.refused.append(f"{asked.method} {asked.path}: not played here ({missing.status})")
            return answer({"code": 0, "message": "Not played here."}, missing.status)
        return fault.response if fault and fault.status else response

    def check_place(self, asked: openapi.Request) -> None:
        """A bot that only a person brought is not in the channel: all it does there is answer."""
        _, room, channel, *_rest = [*asked.path.split("/"), "", ""]
        if room == "channels" and channel in self.world.elsewhere:
            raise NotThere(403, 50001, "Missing Access")

    def check_emoji(self, asked: openapi.Request) -> None:
        """Discord takes no message with an emoji that it doesn't know."""
        known = {each: one["name"] for each, one in self.world.emoji.items()}
        if (refusal := emoji.refused(asked.method, asked.path, asked.body, known)) is not None:
            raise Refused(400, *refusal)

    def asked(self, token: str) -> Answer:
        if token not in self.answers:
            raise Refused(404, 10015, "Unknown Webhook")
        return self.answers[token]

    async def set_reaction(self, who: Person, message: Message, emoji: str, *, reacted: bool) -> None:
        users = message.reactions.setdefault(emoji, [])
        if reacted == (who.id in users):
            return
        (users.append if reacted else users.remove)(who.id)
        event: Payload = {
            "user_id": who.id,
            "channel_id": message.payload["channel_id"],
            "message_id": message.payload["id"],
            "guild_id": self.world.guild_of(message.payload["channel_id"]),
            "emoji": {"id": None, "name": emoji},
            "message_author_id": self.world.bot.id,
            "burst": False,
            "type": 0,
        }
        if reacted:
            event["member"] = who.member
        await self.gateway.emit(f"MESSAGE_REACTION_{'ADD' if reacted else 'REMOVE'}", event)

    async def remove(self, message_id: str) -> None:
        payload = self.world.messages.pop(message_id).payload
        event = {"id": message_id, "channel_id": payload["channel_id"]}
        event["guild_id"] = self.world.guild_of(payload["channel_id"])
        await self.gateway.emit("MESSAGE_DELETE", event)

    def fail(self, method: str, path: str, *, times: int = 1, **how: Any) -> None:
        """Answers the next such requests with `status` (429 after `retry_after`), `after` doing them or before."""
        self.faults.append(Fault(method, path, times, **how))

    async def drop(self, code: int = 4000) -> None:
        await self.gateway.drop(code)


async def read(request: web.Request) -> tuple[Any, Files]:
    """The JSON body and the files, however they were sent."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else None), {}
    body: Any = None
    files: Files = {}
    async for part in await request.multipart():
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(content)
        else:
            files[str(part.name).removeprefix("files[").removesuffix("]")] = (part.filename or "", content)
    return body, files
