"""Discord's answers to the bot's requests, one short function each."""

import json
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.wire import messages
from tests.wire.world import Payload, Refused, snowflake

if TYPE_CHECKING:
    from tests.wire.server import Server

WIRE: "web.AppKey[Server]" = web.AppKey("wire")
BODY: "web.RequestKey[Any]" = web.RequestKey("body", object)
FILES: "web.RequestKey[messages.Files]" = web.RequestKey("files", dict)
routes = web.RouteTableDef()
MESSAGES = "/channels/{channel}/messages"
REACTIONS = MESSAGES + "/{message}/reactions/{emoji}"
WEBHOOK = "/webhooks/{application}/{token}"


def answer(payload: Any, status: int = 200) -> web.Response:
    """Exactly this content type: discord.py compares it as a whole."""
    if payload is None:
        return web.Response(status=204)
    return web.Response(status=status, body=json.dumps(payload).encode(), headers={"Content-Type": "application/json"})


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.bot.user)


@routes.get("/users/{user}")
async def user(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.person(request.match_info["user"]).user)


@routes.post("/users/@me/channels")
async def open_direct(request: web.Request) -> web.Response:
    world = request.app[WIRE].world
    return answer(world.add_direct(world.person(str(request[BODY]["recipient_id"]))))


APPLICATION: dict[str, Any] = {}
"""What its host has settled in the portal."""


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def application(request: web.Request) -> web.Response:
    bot = request.app[WIRE].world.bot
    owner = {"id": "1", "username": "owner", "discriminator": "0", "avatar": None}
    about = {
        "id": bot.id,
        "name": bot.name,
        "description": "",
        "icon": None,
        "flags": 0,
        "verify_key": "",
        "hook": True,
    }
    return answer(
        {**about, **APPLICATION, "bot_public": True, "bot_require_code_grant": False, "owner": owner, "team": None}
    )


@routes.get("/gateway")
@routes.get("/gateway/bot")
async def gateway(request: web.Request) -> web.Response:
    gateway = request.app[WIRE].gateway
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": gateway.max_concurrency}
    return answer({"url": gateway.url, "shards": 1, "session_start_limit": limit})


@routes.get("/applications/{application}/emojis")
async def emojis(request: web.Request) -> web.Response:
    return answer({"items": [*request.app[WIRE].world.emoji.values()]})


@routes.post("/applications/{application}/emojis")
async def upload_emoji(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.add_emoji(request[BODY]["name"]), 201)


@routes.delete("/applications/{application}/emojis/{emoji}")
async def delete_emoji(request: web.Request) -> web.Response:
    if request.app[WIRE].world.emoji.pop(request.match_info["emoji"], None) is None:
        raise Refused(404, 10014, "Unknown Emoji")
    return answer(None)


@routes.get("/applications/{application}/commands")
@routes.get("/applications/{application}/guilds/{guild}/commands")
async def commands(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.commands.get(request.match_info.get("guild"), []))


@routes.put("/applications/{application}/commands")
@routes.put("/applications/{application}/guilds/{guild}/commands")
async def sync(request: web.Request) -> web.Response:
    world, guild = request.app[WIRE].world, request.match_info.get("guild")
    before = {each["name"]: each["id"] for each in world.commands.get(guild, [])}
    world.commands[guild] = [
        {
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "version": "1",
            **each,
            "id": before.get(each["name"]) or snowflake(),
            "application_id": world.bot.id,
            **({"guild_id": guild} if guild else {}),
        }
        for each in request[BODY]
    ]
    return answer(world.commands[guild])


@routes.get("/guilds/{guild}")
async def guild(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.guild_named(request.match_info["guild"]))


@routes.get("/guilds/{guild}/threads/active")
async def active_threads(request: web.Request) -> web.Response:
    guild = request.app[WIRE].world.guild_named(request.match_info["guild"])
    return answer({"threads": guild["threads"], "members": []})


@routes.get("/guilds/{guild}/members/{user}")
async def member(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.person(request.match_info["user"]).member)


@routes.get("/channels/{channel}")
async def channel(request: web.Request) -> web.Response:
    return answer(request.app[WIRE].world.channel(request.match_info["channel"]))


@routes.patch("/channels/{channel}")
async def edit_channel(request: web.Request) -> web.Response:
    wire = request.app[WIRE]
    found = wire.world.channel(request.match_info["channel"])
    of_thread = {"archived", "locked", "auto_archive_duration"}
    for key, value in request[BODY].items():
        (found["thread_metadata"] if key in of_thread else found)[key] = value
    await wire.gateway.emit("THREAD_UPDATE" if "thread_metadata" in found else "CHANNEL_UPDATE", found)
    return answer(found)


@routes.post("/channels/{channel}/threads")
@routes.post(MESSAGES + "/{message}/threads")
async def create_thread(request: web.Request) -> web.Response:
    wire, message = request.app[WIRE], request.match_info.get("message")
    if message in wire.world.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    thread = wire.world.add_thread(request.match_info["channel"], request[BODY], **({"id": message} if message else {}))
    await wire.gateway.emit("THREAD_CREATE", {**thread, "newly_created": True})
    return answer(thread, 201)


@routes.put("/channels/{channel}/thread-members/{user}")
@routes.delete("/channels/{channel}/thread-members/{user}")
async def thread_member(request: web.Request) -> web.Response:
    request.app[WIRE].world.channel(request.match_info["channel"])
    return answer(None)


@routes.get(MESSAGES)
async def history(request: web.Request) -> web.Response:
    world = request.app[WIRE].world
    found = world.messages.values()
    shown = [each for each in found if each.payload["channel_id"] == request.match_info["channel"] and not each.seen_by]
    before, after = int(request.query.get("before", 1 << 63)), int(request.query.get("after", 0))
    shown = [each for each in reversed(shown) if after < int(each.payload["id"]) < before]
    return answer([each.shown(world.bot.id) for each in shown[: int(request.query.get("limit", 50))]])


@routes.get(MESSAGES + "/{message}")
async def message(request: web.Request) -> web.Response:
    world = request.app[WIRE].world
    return answer(world.message(request.match_info["message"]).shown(world.bot.id))


@routes.post(MESSAGES)
async def create_message(request: web.Request) -> web.Response:
    wire, place = request.app[WIRE], request.match_info["channel"]
    metadata = wire.world.channel(place).get("thread_metadata") or {}
    if metadata.get("locked"):
        raise Refused(403, 50013, "Missing Permissions")
    metadata["archived"] = False
    known = len(wire.world.messages)
    created = messages.create(wire.world, place, request[BODY], request[FILES])
    shown = created.shown(wire.world.bot.id)
    if len(wire.world.messages) > known:
        await wire.gateway.emit("MESSAGE_CREATE", shown)
    return answer(shown)


@routes.patch(MESSAGES + "/{message}")
async def edit_message(request: web.Request) -> web.Response:
    wire = request.app[WIRE]
    edited = messages.edit(wire.world, wire.world.message(request.match_info["message"]), request[BODY], request[FILES])
    shown = edited.shown(wire.world.bot.id)
    await wire.gateway.emit("MESSAGE_UPDATE", shown)
    return answer(shown)


@routes.delete(MESSAGES + "/{message}")
async def delete_message(request: web.Request) -> web.Response:
    wire = request.app[WIRE]
    wire.world.message(request.match_info["message"])
    await wire.remove(request.match_info["message"])
    return answer(None)


@routes.put(REACTIONS + "/@me")
async def add_reaction(request: web.Request) -> web.Response:
    wire, path = request.app[WIRE], request.match_info
    await wire.set_reaction(wire.world.bot, wire.world.message(path["message"]), path["emoji"], reacted=True)
    return answer(None)


@routes.delete(REACTIONS + "/{user}")
async def remove_reaction(request: web.Request) -> web.Response:
    wire, path = request.app[WIRE], request.match_info
    who = wire.world.bot if path["user"] == "@me" else wire.world.person(path["user"])
    await wire.set_reaction(who, wire.world.message(path["message"]), path["emoji"], reacted=False)
    return answer(None)


@routes.get(REACTIONS)
async def who_reacted(request: web.Request) -> web.Response:
    world, path = request.app[WIRE].world, request.match_info
    after = int(request.query.get("after", 0))
    users = world.message(path["message"]).reactions.get(path["emoji"], [])
    found = sorted((each for each in users if int(each) > after), key=int)
    return answer([world.people[each].user for each in found[: int(request.query.get("limit", 25))]])


@routes.post("/interactions/{interaction}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    asked = request.app[WIRE].asked(request.match_info["token"])
    response = asked.take(request[BODY], request[FILES])
    return answer(response if request.query.get("with_response") in {"1", "true"} else None)


@routes.post(WEBHOOK)
async def follow_up(request: web.Request) -> web.Response:
    asked = request.app[WIRE].asked(request.match_info["token"])
    return answer(asked.shown(asked.follow_up(request[BODY], request[FILES])))


@routes.get(WEBHOOK + "/messages/{message}")
async def webhook_message(request: web.Request) -> web.Response:
    asked = request.app[WIRE].asked(request.match_info["token"])
    return answer(asked.shown(asked.find(request.match_info["message"])))


@routes.patch(WEBHOOK + "/messages/{message}")
async def edit_webhook_message(request: web.Request) -> web.Response:
    asked = request.app[WIRE].asked(request.match_info["token"])
    found = messages.edit(asked.world, asked.find(request.match_info["message"]), request[BODY], request[FILES])
    return answer(asked.shown(found))


@routes.delete(WEBHOOK + "/messages/{message}")
async def delete_webhook_message(request: web.Request) -> web.Response:
    wire = request.app[WIRE]
    found: Payload = wire.asked(request.match_info["token"]).find(request.match_info["message"]).payload
    await wire.remove(found["id"])
    return answer(None)
