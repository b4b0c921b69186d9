"""What Discord's description leaves out about slash commands."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from tests.openapi import Request

COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands(/\d+)?")
NAME, DESCRIPTION, TOTAL, SLASH_COMMANDS = 32, 100, 8_000, 100
LOCALES = {locale.value for locale in discord.Locale}
CHAT_INPUT, SUBCOMMAND, GROUP = 1, 1, 2
AUTOCOMPLETE = 8
"""The type of a callback that lists choices."""


def violations(request: "Request") -> Iterator[str]:
    if request.path.endswith("/callback") and (request.body or {}).get("type") == AUTOCOMPLETE:
        names = Counter(choice["name"] for choice in request.body["data"]["choices"])
        yield from (f"two choices are called {name!r}" for name, count in names.items() if count > 1)
    if not COMMANDS.fullmatch(request.path) or request.method not in {"PUT", "POST", "PATCH"}:
        return
    commands = request.body if isinstance(request.body, list) else [request.body or {}]
    slash = [command for command in commands if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    if len(slash) > SLASH_COMMANDS:
        yield f"{len(slash)} slash commands; {SLASH_COMMANDS} at most"
    yield from sibling_violations(slash, "commands")
    for command in slash:
        yield from (f"/{command.get('name')}: {each}" for each in command_violations(command))


def command_violations(command: dict[str, Any]) -> Iterator[str]:
    yield from part_violations(command)
    total = sum(size(part) for part in parts(command))
    if total > TOTAL:
        yield f"{total} characters; {TOTAL} at most"


def part_violations(part: dict[str, Any]) -> Iterator[str]:
    """A command, and in it each option, choice by choice."""
    for name in [part.get("name") or "", *translations(part, "name").values()]:
        if not is_name(name):
            yield f"name {name!r} has characters or a length that no name may have"
        if name != name.lower():
            yield f"name {name!r} is not in lower case"
    yield from text_violations(part)
    options = part.get("options") or []
    yield from sibling_violations(options, f"options of {part.get('name')}")
    yield from order_violations(options)
    for option in options:
        yield from part_violations(option)
    for choice in part.get("choices") or ():
        yield from text_violations(choice)


def is_name(name: str) -> bool:
    """Letters, numbers, dashes and apostrophes; in Devanagari and Thai also the signs on them."""
    return 1 <= len(name) <= NAME and all(
        letter in "-_'"
        or unicodedata.category(letter)[0] in "LN"
        or unicodedata.name(letter, "").startswith(("DEVANAGARI", "THAI"))
        for letter in name
    )


def text_violations(part: dict[str, Any]) -> Iterator[str]:
    for key in ("name", "description"):
        if unknown := sorted(set(translations(part, key)) - LOCALES):
            yield f"{part.get('name')}: Discord knows no locale {', '.join(unknown)}"
    for text in [part.get("description") or "", *translations(part, "description").values()]:
        if len(text) > DESCRIPTION:
            yield f"{part.get('name')}: description of {len(text)} characters; {DESCRIPTION} at most: {text!r}"


def sibling_violations(siblings: list[dict[str, Any]], what: str) -> Iterator[str]:
    """In no language do two of them share a name, nor does one bear another's default name."""
    locales = {locale for each in siblings for locale in translations(each, "name")}
    names = [each.get("name") for each in siblings]
    yield from (f"{what}: two are called {name!r}" for name, times in Counter(names).items() if times > 1)
    for locale in sorted(locales):
        shown = [translations(each, "name").get(locale, each.get("name")) for each in siblings]
        for index, name in enumerate(shown):
            if name in shown[:index] or name in names[:index] + names[index + 1 :]:
                yield f"{what}: in {locale} two are called {name!r}"


def order_violations(options: list[dict[str, Any]]) -> Iterator[str]:
    required = [bool(option.get("required")) for option in options if option.get("type") not in {SUBCOMMAND, GROUP}]
    if required != sorted(required, reverse=True):
        yield "a required option stands after one that is not"


def parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for inner in [*(part.get("options") or ()), *(part.get("choices") or ())]:
        yield from parts(inner)


def size(part: dict[str, Any]) -> int:
    """Of a text in several languages Discord counts the longest."""
    texts = sum(
        max(len(text) for text in [part.get(key) or "", *translations(part, key).values()])
        for key in ("name", "description")
    )
    return texts + (len(part["value"]) if isinstance(part.get("value"), str) else 0)


def translations(part: dict[str, Any], key: str) -> dict[str, str]:
    return part.get(f"{key}_localizations") or {}
