"""How a message comes to be and changes: its files, its mentions, its nonce."""

import re

from tests.message_limits import walk
from tests.wire.world import EPHEMERAL, LOADING, SILENT, Message, Payload, World, now, snowflake

Files = dict[str, tuple[str, bytes]]


def create(world: World, channel_id: str, body: Payload, files: Files, *, seen_by: str | None = None) -> Message:
    """A new message of the bot; the same nonce again brings the same message."""
    channel = world.channel(channel_id)
    flags = body.get("flags") or 0
    if body.get("enforce_nonce"):
        for message in world.messages.values():
            if message.payload["nonce"] == body["nonce"] and message.payload["channel_id"] == channel_id:
                return message
    payload = {
        "id": snowflake(),
        "type": 0,
        "channel_id": channel_id,
        "author": world.bot.user,
        "content": body.get("content") or "",
        "timestamp": now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": attachments(world, channel_id, body, files, []),
        "embeds": body.get("embeds") or [],
        "components": numbered(body.get("components")),
        "pinned": False,
        "flags": flags,
        "nonce": body.get("nonce"),
    }
    if body.get("message_reference"):
        payload |= {"type": 19, "message_reference": body["message_reference"]}
    payload["mentions"] = mentioned(world, payload, body.get("allowed_mentions"))
    message = Message(payload, seen_by if flags & EPHEMERAL else None)
    if not flags & (EPHEMERAL | SILENT):
        world.pings += [int(user["id"]) for user in mentioned(world, payload, body.get("allowed_mentions"))]
    world.messages[str(payload["id"])] = message
    channel["last_message_id"] = payload["id"]
    return message


def edit(world: World, message: Message, body: Payload, files: Files) -> Message:
    """What the body names is replaced; attachments that it lists not are gone, if it lists any."""
    payload = message.payload
    if "attachments" in body or files:
        payload["attachments"] = attachments(world, payload["channel_id"], body, files, payload["attachments"])
    if "content" in body:
        payload["content"] = body["content"] or ""
    if "embeds" in body:
        payload["embeds"] = body["embeds"] or []
    if "components" in body:
        payload["components"] = numbered(body["components"])
    kept = payload["flags"] & (EPHEMERAL | 1 << 15)
    payload["flags"] = (body.get("flags") or 0) | kept
    payload["edited_timestamp"] = now()
    payload["mentions"] = mentioned(world, payload, body.get("allowed_mentions"))
    return message


def attachments(world: World, channel_id: str, body: Payload, files: Files, kept: list[Payload]) -> list[Payload]:
    listed = body.get("attachments")
    if listed is None:
        listed = [{"id": index, "filename": name} for index, (name, _) in files.items()]
    before = {each["id"]: each for each in kept}
    return [
        stored(world, channel_id, each, files) if str(each["id"]) in files else before[str(each["id"])]
        for each in listed
    ]


def stored(world: World, channel_id: str, listed: Payload, files: Files) -> Payload:
    name, content = files[str(listed["id"])]
    file_id = snowflake()
    world.files[file_id] = content
    address = f"https://cdn.discordapp.com/attachments/{channel_id}/{file_id}/{name}"
    return {
        "id": file_id,
        "filename": listed.get("filename") or name,
        "description": listed.get("description"),
        "size": len(content),
        "url": address,
        "proxy_url": address,
        "content_type": "image/png" if name.endswith(".png") else None,
    }


def numbered(components: list[Payload] | None) -> list[Payload]:
    """Each component has an id of its own, given by Discord where the bot gave none."""
    for number, component in enumerate(walk(components or []), start=1):
        component.setdefault("id", number)
    return components or []


def mentioned(world: World, payload: Payload, allowed: Payload | None) -> list[Payload]:
    """Whom the text names, as far as allowed: on a new message these are pinged."""
    text = payload["content"] + "".join(each.get("content") or "" for each in walk(payload["components"]))
    named = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        listed = {str(each) for each in allowed.get("users") or ()}
        named = dict.fromkeys(each for each in named if each in listed)
    return [world.people[each].user for each in named if each in world.people]


def begin_thinking(world: World, channel_id: str, flags: int, seen_by: str) -> Message:
    return create(world, channel_id, {"flags": flags | LOADING}, {}, seen_by=seen_by)
