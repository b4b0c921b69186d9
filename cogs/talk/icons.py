"""The emoji of our drawings, as far as Discord has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeAlias

import discord

from cogs.talk.codes import INVALID_FORM
from render.icons import Icon

Emoji: TypeAlias = dict[str, Any]
"""An emoji on a button or an option, as Discord's API takes it: its name and its id."""

PLACE: Final = re.compile(r"components\.(\d+)\.components\.(\d+)(?:\.options\.(\d+))?\.emoji\b")
"""The place of a refused emoji in a message: row, control, and option of a menu."""


class Icons:
    """The emoji of each icon. Controls are made without a bot, so all of a process share one of these."""

    def __init__(self) -> None:
        self._emoji: dict[Icon, Emoji] = {}
        self.when_refused: Callable[[], object] = lambda: None
        """Called when Discord refuses an icon that it had."""

    def of(self, icon: Icon | None) -> Emoji | None:
        """Return the emoji of an icon; None if there is none."""
        return self._emoji.get(icon) if icon is not None else None

    def learn(self, found: Mapping[Icon, Emoji]) -> None:
        """Replace the emoji by those that Discord has now."""
        self._emoji = dict(found)

    def add(self, icon: Icon, emoji: Emoji) -> None:
        """Add one that Discord has now."""
        self._emoji[icon] = emoji

    def leave_out(self, ids: Collection[str]) -> None:
        """Stop using these emoji until Discord lists them again."""
        self._emoji = {icon: emoji for icon, emoji in self._emoji.items() if emoji["id"] not in ids}
        self.when_refused()

    def __len__(self) -> int:
        return len(self._emoji)


ICONS: Final = Icons()


def without_icon(part: dict[str, Any]) -> dict[str, Any]:
    """A button, a menu or an option without our icons. An emoji that every client has stays."""
    if "options" in part:
        part = part | {"options": [without_icon(each) for each in part["options"]]}
    return {key: value for key, value in part.items() if key != "emoji" or "id" not in value}


def refused_in(fault: discord.HTTPException, rows: list[dict[str, Any]]) -> set[str]:
    """Return the ids of the emoji for which Discord refused a message with these rows of controls.

    If it doesn't say where, they are all of the message.
    """
    if fault.code != INVALID_FORM or "emoji" not in fault.text.lower():
        return set()
    found = [_emoji_at(rows, *place.groups()) for place in PLACE.finditer(fault.text)]
    return set(filter(None, found)) or _ids_in(rows)


def _emoji_at(rows: list[dict[str, Any]], row: str, control: str, option: str | None) -> str:
    try:
        part = rows[int(row)]["components"][int(control)]
        emoji = (part if option is None else part["options"][int(option)])["emoji"]
    except LookupError:
        return ""
    return str(emoji.get("id", ""))


def _ids_in(rows: list[dict[str, Any]]) -> set[str]:
    controls = [control for row in rows for control in row["components"]]
    parts = [part for control in controls for part in (control, *control.get("options", ()))]
    return {str(part["emoji"]["id"]) for part in parts if "id" in part.get("emoji", {})}
