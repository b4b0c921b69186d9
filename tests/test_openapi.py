"""The check of requests, itself checked: what Discord takes passes, what it refuses is named."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests import openapi
from tests.openapi import Request, violations

SAY = "/channels/1/messages"
ANSWER = "/interactions/1/a.token/callback"
SYNC = "/applications/1/commands"
V2 = 1 << 15


def say(**message: Any) -> Request:
    return Request("POST", SAY, message)


def button(custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def menu(*values: str, **more: Any) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def sync(*options: dict[str, Any], **command: Any) -> Request:
    return Request(
        "PUT", SYNC, [{"name": "move", "type": 1, "description": "Walk.", "options": list(options), **command}]
    )


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "A place.", **more}


PICTURE = {"id": 0, "filename": "board.png", "description": "The island."}
TAKEN = {
    "plain words": say(content="Hello.", tts=False, nonce="17", enforce_nonce=True, flags=4096),
    "a picture": Request("POST", SAY, {"content": "", "attachments": [PICTURE]}, {}, (1_000,)),
    "an embed that shows it": say(embeds=[{"image": {"url": "attachment://board.png"}}], attachments=[PICTURE]),
    "ids as numbers": say(content="<@2>", allowed_mentions={"parse": [], "users": [2], "replied_user": False}),
    "buttons and a menu": say(content="Choose.", components=[row(button("a"), button("b")), row(menu("x", "y"))]),
    "components V2": say(flags=V2, components=[{"type": 17, "components": [text("Hi"), row(button("a"))]}]),
    "an edit that keeps a picture": Request("PATCH", f"{SAY}/2", {"attachments": [{"id": "7"}], "components": []}),
    "an answer": Request("POST", ANSWER, {"type": 4, "data": {"content": "Hi", "flags": 64}}, {"with_response": "1"}),
    "a silent nod": Request("POST", ANSWER, {"type": 6}, {"with_response": "1"}),
    "suggestions": Request("POST", ANSWER, {"type": 8, "data": {"choices": [{"name": "C3", "value": "C3"}]}}),
    "an edit of the answer": Request("PATCH", "/webhooks/1/a.token/messages/@original", {"content": "Done."}),
    "a reaction": Request("PUT", f"{SAY}/2/reactions/✋/@me"),
    "a thread": Request("POST", f"{SAY}/2/threads", {"name": "Island", "auto_archive_duration": 10080}),
    "commands": sync(option("to", autocomplete=True, required=True), option("who"), dm_permission=False),
    "translations": sync(option("to", description_localizations={"pt-BR": "Um lugar."}, name_localizations={})),
}


@pytest.mark.parametrize("request_", TAKEN.values(), ids=TAKEN)
def test_what_discord_takes_passes(request_: Request) -> None:
    assert violations(request_) == []


DESCRIBED = {
    "an unknown route": (Request("GET", "/nothing"), "no such route"),
    "an unknown method": (Request("PUT", SAY, {}), "no such route"),
    "an unknown query": (Request("GET", SAY, None, {"after_message": 1}), "unknown query parameter 'after_message'"),
    "a misspelt field": (say(content="x", contents="y"), "$: unknown field 'contents'"),
    "a misspelt field deep in": (say(content="x", components=[row(button("a", colour=3))]), "unknown field 'colour'"),
    "a component of no kind": (say(content="x", components=[{"type": 99}]), "99 is not one of"),
    "a label of 81": (say(content="x", components=[row(button("a", label="x" * 81))]), "label: 81 long"),
    "a custom_id of 101": (say(content="x", components=[row(button("a" * 101))]), "custom_id: 101 long"),
    "six buttons": (say(content="x", components=[row(*map(button, "abcdef"))]), "components[0].components: 6 long"),
    "26 options": (say(content="x", components=[row(menu(*"abcdefghijklmnopqrstuvwxyz"))]), "options: 26 long"),
    "26 suggestions": (
        Request("POST", ANSWER, {"type": 8, "data": {"choices": [{"name": str(n), "value": n} for n in range(26)]}}),
        "choices: 26 long",
    ),
    "an embed of 4097": (say(embeds=[{"description": "x" * 4097}]), "description: 4097 long"),
    "a thread name of 101": (Request("POST", f"{SAY}/2/threads", {"name": "x" * 101}), "name: 101 long"),
    "61 minutes to archive": (
        Request("POST", f"{SAY}/2/threads", {"name": "x", "auto_archive_duration": 61}),
        "auto_archive_duration",
    ),
    "a body where none belongs": (Request("PUT", f"{SAY}/2/reactions/✋/@me", {"x": 1}), "takes no body"),
    "no body where one belongs": (Request("POST", ANSWER), "None is not"),
}


@pytest.mark.parametrize(("request_", "reason"), DESCRIBED.values(), ids=DESCRIBED)
def test_what_the_description_forbids_is_named(request_: Request, reason: str) -> None:
    assert reason in "\n".join(violations(request_))


LEFT_OUT = {
    "content of 2001": (say(content="x" * 2_001), "content of 2001 characters; 2000 at most"),
    "no content": (say(content=""), "an empty message"),
    "embeds of 6001": (say(embeds=[{"description": "x" * 3_000}, {"description": "x" * 3_001}]), "embeds of 6001"),
    "alt text of 1025": (say(attachments=[{**PICTURE, "description": "x" * 1_025}]), "alt text of 1025"),
    "eleven MiB": (Request("POST", SAY, {"content": "x"}, {}, (11 * 2**20,)), "file of 11,534,336 bytes"),
    "30 MiB together": (Request("POST", SAY, {"content": "x"}, {}, (10 * 2**20,) * 3), "bytes together"),
    "eleven files": (Request("POST", SAY, {"content": "x"}, {}, (1,) * 11), "11 files"),
    "a picture not sent": (say(embeds=[{"image": {"url": "attachment://other.png"}}]), "attachment://other.png"),
    "the same id twice": (say(content="x", components=[row(button("a"), button("a"))]), "'a' stands 2 times"),
    "a button with no id": (say(content="x", components=[row({"type": 2, "style": 1, "label": "x"})]), "custom_id"),
    "a button with no name": (say(content="x", components=[row(button("a", label=""))]), "neither label nor emoji"),
    "a menu beside a button": (say(content="x", components=[row(menu("x"), button("a"))]), "a whole row"),
    "a menu with twins": (say(content="x", components=[row(menu("x", "x"))]), "the same value twice"),
    "a menu that asks too much": (say(content="x", components=[row(menu("x", max_values=2))]), "asks for 1 to 2"),
    "six rows": (say(content="x", components=[row(button(name)) for name in "abcdef"]), "6 rows"),
    "V2 and content": (say(content="x", flags=V2, components=[text("x")]), "components V2 forbid content"),
    "V2 without its flag": (say(components=[text("x")]), "need the flag IS_COMPONENTS_V2"),
    "V2 with 4001 characters": (say(flags=V2, components=[text("x" * 2_000), text("x" * 2_001)]), "of 4001 char"),
    "V2 with 41 components": (
        say(flags=V2, components=[{"type": 17, "components": [text("x")] * 40}]),
        "41 components",
    ),
    "mentions twice said": (say(content="x", allowed_mentions={"parse": ["users"], "users": ["2"]}), "parses and"),
    "too long an answer": (Request("POST", ANSWER, {"type": 4, "data": {"content": "x" * 2_001}}), "content of 2001"),
    "too long an edit": (Request("PATCH", f"{SAY}/2", {"content": "x" * 2_001}), "content of 2001"),
    "a capital": (sync(name="Move"), "name 'Move' is not in lower case"),
    "a space": (sync(option("to where")), "name 'to where' has characters"),
    "a translated space": (sync(option("to", name_localizations={"es-ES": "a dónde"})), "name 'a dónde' has"),
    "plain Spanish": (sync(description_localizations={"es": "Andar."}), "no locale es"),
    "a long translation": (sync(description_localizations={"es-ES": "x" * 101}), "description of 101 characters"),
    "twin options": (sync(option("to"), option("to")), "two are called 'to'"),
    "options twins in Spanish": (
        sync(option("to", name_localizations={"es-ES": "a"}), option("at", name_localizations={"es-ES": "a"})),
        "in es-ES two are called 'a'",
    ),
    "an option named as another": (sync(option("to"), option("at", name_localizations={"es-ES": "to"})), "in es-ES"),
    "the required one last": (sync(option("who"), option("to", required=True)), "a required option stands after"),
    "8,001 characters": (
        sync(option("to", choices=[{"name": "x" * 100, "value": "y" * 100}] * 41)),
        "characters; 8000 at most",
    ),
    "101 commands": (
        Request("PUT", SYNC, [{"name": f"c{n}", "description": "x"} for n in range(101)]),
        "101 slash commands",
    ),
}


@pytest.mark.parametrize(("request_", "reason"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_what_the_description_leaves_out_is_named(request_: Request, reason: str) -> None:
    assert reason in "\n".join(violations(request_))


def test_of_several_languages_only_the_longest_counts() -> None:
    choices = [{"name": "x" * 100, "value": "y" * 100, "name_localizations": {"es-ES": "z" * 100}}] * 25
    assert not [each for each in violations(sync(option("to", choices=choices))) if "8000" in each]


def test_paths_are_read_from_addresses() -> None:
    address = "http://127.0.0.1:80/api/v10/channels/1/messages/2/reactions/%E2%9C%8B/@me?limit=1"
    assert openapi.path_of(address) == "/channels/1/messages/2/reactions/✋/@me"


def test_the_complaint_is_short() -> None:
    long = say(content="x", components=[row(button("a", label="x" * 500))])
    assert all(len(each) < 200 for each in violations(long))
    assert json.dumps(long.body)


def test_the_quick_validator_is_never_milder_than_the_slow_one() -> None:
    random, sure = Random(20261120), Counter()
    for request in [each for each in TAKEN.values() if each.body] * 60:
        body = json.loads(json.dumps(request.body))
        for _ in range(random.randrange(3)):
            spoil(body, random)
        schema = schema_of(request)
        is_sure = openapi.description().is_sure(schema, body)
        sure[is_sure] += 1
        if is_sure:
            assert not openapi.description().complaints(schema, body), body
    assert min(sure.values()) > 100


def schema_of(request: Request) -> dict[str, Any]:
    described = openapi.description()
    item = next(item for pattern, item in described.paths if pattern.fullmatch(request.path))
    schema = described.body_schema(item[request.method.lower()])
    assert schema is not None
    return schema


def spoil(body: Any, random: Random) -> None:
    """Change, drop or misspell one value somewhere in a body."""
    places = [(body, key) for key in (body if isinstance(body, dict) else range(len(body)))]
    for holder, key in places:
        if isinstance(holder[key], (dict, list)) and holder[key]:
            inner = holder[key]
            places += [(inner, each) for each in (inner if isinstance(inner, dict) else range(len(inner)))]
    holder, key = random.choice(places or [({"": None}, "")])
    match random.randrange(3):
        case 0:
            holder[key] = random.choice([None, 7, -1, 2**70, "17", "x" * 5000, [], {}, True, {"type": 2}])
        case 1 if isinstance(holder, dict):
            holder["misspelt"] = holder.pop(key)
        case _ if isinstance(holder, dict):
            del holder[key]
