"""Modals: boxes to type in, over a message. They are answered by their ids alone, like buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from discord import ui

from cogs.talk.controls import Control, Forged, Kind
from cogs.talk.limits import LONGEST_HELP, LONGEST_TITLE, cut

A_LABEL, A_BOX, ONE_LINE = 18, 4, 1
LONGEST_TYPED: Final = 60


class Box(NamedTuple):
    """One box of a modal; it may be left empty."""

    name: str
    label: str
    value: str = ""
    help: str = ""
    """A smaller line below the label."""


class Modal(ui.Modal):
    """A modal, ready to send.

    discord.py's own keeps every box as an object, and every open modal in memory.
    """

    def __init__(self, kind: Kind, *words: object, title: str, boxes: Sequence[Box]) -> None:
        self.custom_id = kind.id(*words)
        self.title = cut(title, LONGEST_TITLE)
        self.boxes = boxes

    def to_dict(self) -> dict[str, Any]:
        return {"custom_id": self.custom_id, "title": self.title, "components": [*map(_labelled, self.boxes)]}

    def is_finished(self) -> bool:
        """So that discord.py keeps nothing of it."""
        return True


def _labelled(box: Box) -> Control:
    typed: Control = {
        "type": A_BOX,
        "custom_id": box.name,
        "style": ONE_LINE,
        "max_length": LONGEST_TYPED,
        "required": False,
    }
    if box.value:
        typed["value"] = cut(box.value, LONGEST_TYPED)
    label: Control = {"type": A_LABEL, "label": cut(box.label, LONGEST_TITLE), "component": typed}
    return label | {"description": cut(box.help, LONGEST_HELP)} if box.help else label


def typed_in(data: Mapping[str, Any]) -> dict[str, str]:
    """What was typed into each box of a submitted modal, by its name."""
    found: dict[str, str] = {}
    for label in data.get("components", ()):
        box = label.get("component") or {}
        name, value = box.get("custom_id"), box.get("value")
        if not isinstance(name, str) or not isinstance(value, str):
            raise Forged("a modal")
        found[name] = value.strip()
    return found
