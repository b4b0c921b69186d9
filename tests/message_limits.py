"""What Discord's description leaves out about messages and threads."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.openapi import Request

CONTENT, EMBEDS_TOTAL, ALT_TEXT, TEXT_TOTAL, NESTED, ROWS = 2_000, 6_000, 1_024, 4_000, 40, 5
FILE_BYTES, REQUEST_BYTES, FILES = 10 * 2**20, 25 * 2**20, 10
COMPONENTS_V2 = 1 << 15
ROW, BUTTON, STRING_SELECT, SELECTS, TEXT = 1, 2, 3, {3, 5, 6, 7, 8}, 10
CLASSIC = {ROW, BUTTON, *SELECTS}
LINK, PREMIUM = 5, 6
WRITES_MESSAGE = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
REPLY, DEFERRED, UPDATE = 4, 5, 7


def violations(request: "Request") -> Iterator[str]:
    yield from file_violations(request.files)
    body = request.body if isinstance(request.body, dict) else {}
    if CALLBACK.fullmatch(request.path) and body.get("type") in {REPLY, UPDATE}:
        yield from message_violations(body.get("data") or {}, is_new=body["type"] == REPLY)
    elif WRITES_MESSAGE.fullmatch(request.path) and request.method in {"POST", "PATCH"}:
        yield from message_violations(body, is_new=request.method == "POST")


def file_violations(files: tuple[int, ...]) -> Iterator[str]:
    yield from (f"file of {size:,} bytes; {FILE_BYTES:,} at most" for size in files if size > FILE_BYTES)
    if len(files) > FILES:
        yield f"{len(files)} files; {FILES} at most"
    if sum(files) > REQUEST_BYTES:
        yield f"files of {sum(files):,} bytes together; {REQUEST_BYTES:,} at most"


def message_violations(message: dict[str, Any], *, is_new: bool) -> Iterator[str]:
    content = message.get("content") or ""
    if len(content) > CONTENT:
        yield f"content of {len(content)} characters; {CONTENT} at most"
    if is_new and not any(message.get(key) for key in CARRIERS):
        yield "an empty message"
    yield from embed_violations(message.get("embeds") or [])
    yield from attachment_violations(message, is_new=is_new)
    yield from component_violations(message)
    yield from mention_violations(message.get("allowed_mentions") or {})


CARRIERS = ("content", "embeds", "attachments", "components", "sticker_ids", "poll", "message_reference")


def embed_violations(embeds: list[dict[str, Any]]) -> Iterator[str]:
    total = sum(len(text) for embed in embeds for text in embed_texts(embed))
    if total > EMBEDS_TOTAL:
        yield f"embeds of {total} characters together; {EMBEDS_TOTAL} at most"


def embed_texts(embed: dict[str, Any]) -> Iterator[str]:
    yield from (embed.get("title") or "", embed.get("description") or "")
    yield from ((embed.get("footer") or {}).get("text") or "", (embed.get("author") or {}).get("name") or "")
    for field in embed.get("fields") or ():
        yield from (field.get("name") or "", field.get("value") or "")


def attachment_violations(message: dict[str, Any], *, is_new: bool) -> Iterator[str]:
    attachments = message.get("attachments") or []
    for attachment in attachments:
        if len(attachment.get("description") or "") > ALT_TEXT:
            yield f"alt text of {len(attachment['description'])} characters; {ALT_TEXT} at most"
    names = {attachment.get("filename") for attachment in attachments}
    if is_new or (attachments and None not in names):
        for name in re.findall(r"attachment://([^'\"\s]+)", repr([message.get("embeds"), message.get("components")])):
            if name not in names:
                yield f"attachment://{name} is not among the attachments"


def component_violations(message: dict[str, Any]) -> Iterator[str]:
    top = message.get("components") or []
    every = list(walk(top))
    for name, times in Counter(each["custom_id"] for each in every if each.get("custom_id")).items():
        if times > 1:
            yield f"custom_id {name!r} stands {times} times in one message"
    for each in every:
        yield from single_violations(each)
    if (message.get("flags") or 0) & COMPONENTS_V2:
        yield from v2_violations(message, every)
    else:
        yield from classic_violations(top, every)


def v2_violations(message: dict[str, Any], every: list[dict[str, Any]]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if message.get(key):
            yield f"components V2 forbid {key}"
    if len(every) > NESTED:
        yield f"{len(every)} components with the nested ones; {NESTED} at most"
    text = sum(len(each.get("content") or "") for each in every if each["type"] == TEXT)
    if text > TEXT_TOTAL:
        yield f"text displays of {text} characters together; {TEXT_TOTAL} at most"


def classic_violations(top: list[dict[str, Any]], every: list[dict[str, Any]]) -> Iterator[str]:
    if new := sorted({each["type"] for each in every} - CLASSIC):
        yield f"component types {new} need the flag IS_COMPONENTS_V2"
    elif any(each["type"] != ROW for each in top):
        yield "buttons and menus stand in action rows"
    if len(top) > ROWS:
        yield f"{len(top)} rows; {ROWS} at most"


def single_violations(component: dict[str, Any]) -> Iterator[str]:
    inner = [each["type"] for each in component.get("components") or ()]
    if component["type"] == ROW and len(inner) > 1 and SELECTS & set(inner):
        yield "a menu takes a whole row"
    if component["type"] == BUTTON and component.get("style") not in {LINK, PREMIUM}:
        if not component.get("custom_id"):
            yield "a button without custom_id"
        if not (component.get("label") or component.get("emoji")):
            yield "a button with neither label nor emoji"
    if component["type"] == STRING_SELECT:
        yield from menu_violations(component)


def menu_violations(menu: dict[str, Any]) -> Iterator[str]:
    values = [option.get("value") for option in menu.get("options") or ()]
    if len(set(values)) < len(values):
        yield "a menu with the same value twice"
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not least <= most <= len(values):
        yield f"a menu of {len(values)} options that asks for {least} to {most}"


def mention_violations(mentions: dict[str, Any]) -> Iterator[str]:
    for kind in ("users", "roles"):
        if mentions.get(kind) and kind in (mentions.get("parse") or ()):
            yield f"allowed_mentions both parses and lists {kind}"


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])
