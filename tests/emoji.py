"""The emoji of an application as Discord treats them: it refuses unknown ones, bad names and too many."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

MOST = 2_000
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
MOST_BYTES = 256 * 2**10
PNG = "data:image/png;base64,"


class Refusal(NamedTuple):
    """Discord's answer to what it doesn't take."""

    code: int
    message: str
    errors: dict[str, Any] | None = None


class Shown(NamedTuple):
    """A button, or an option of a menu, as the bot sent it."""

    label: str
    emoji: str
    """Its name; empty if there is none."""


def refused(method: str, path: str, body: Any, known: Mapping[str, str]) -> Refusal | None:
    """Return why Discord refuses a request of an application with these emoji: their names by their ids."""
    if method == "POST" and path.endswith("/emojis"):
        return _refused_upload(body, known)
    wrong: dict[str, Any] = {}
    for place, part in placed(body):
        emoji = part.get("emoji") or {}
        if emoji.get("id") and str(emoji["id"]) not in known:
            error = {"id": {"_errors": [{"code": "INVALID_EMOJI", "message": "Invalid emoji"}]}}
            at = wrong
            for step in place:
                at = at.setdefault(step, {})
            at["emoji"] = error
    if not wrong:
        return None
    return Refusal(50035, "Invalid Form Body", {"data": wrong} if path.endswith("/callback") else wrong)


def _refused_upload(body: Any, known: Mapping[str, str]) -> Refusal | None:
    if not NAME.fullmatch(body["name"]) or body["name"] in known.values():
        errors = {"name": {"_errors": [{"code": "STRING_TYPE_REGEX", "message": "Not a free name."}]}}
        return Refusal(50035, "Invalid Form Body", errors)
    if not body["image"].startswith(PNG) or len(body["image"]) * 3 // 4 > MOST_BYTES:
        errors = {"image": {"_errors": [{"code": "BINARY_TYPE_MAX_SIZE", "message": "Not such a file."}]}}
        return Refusal(50035, "Invalid Form Body", errors)
    if len(known) >= MOST:
        return Refusal(30008, f"Maximum number of emojis reached ({MOST})")
    return None


def message_in(body: Any) -> dict[str, Any]:
    """The message of a request, also of an answer to an interaction."""
    body = body if isinstance(body, dict) else {}
    inner = body.get("data")
    return inner if isinstance(inner, dict) else body


def placed(body: Any) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """The buttons, menus and options of a message, each with its place as Discord names it."""
    for row, each in enumerate(message_in(body).get("components") or ()):
        for control, part in enumerate(each.get("components") or ()):
            place = "components", str(row), "components", str(control)
            yield place, part
            for option, line in enumerate(part.get("options") or ()):
                yield (*place, "options", str(option)), line


def shown_in(body: Any) -> list[Shown]:
    """Every button and option of a request."""
    parts = [part for _, part in placed(body) if part.get("label")]
    return [Shown(each["label"], (each.get("emoji") or {}).get("name") or "") for each in parts]
