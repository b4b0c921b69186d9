"""The buttons and menus that only Robinson Crusoe has."""

from typing import Final

from cogs.talk.controls import Kind, page_of, tool

PLAN: Final = Kind("plan", r"(\w+):(\d+):([a-z]+):(\d)")
"""A menu of places to go: table, revision, field, page."""
CREW: Final = Kind("crew", r"(\w+):(\d+):([\w.-]+):([\w+-]+):([\w-]+)")
"""A button that sends a crew: table, revision, where, who, with which goods."""
ADOPT: Final = Kind("adopt", r"(\w+):(\d+):(\d)")
"""The plan that the bot suggests becomes the table's: table, revision, which."""

NIGHT: Final = Kind("night", r"(\w+):(\d+):([a-z]+)")
"""A menu that answers one of tonight's questions in advance: table, revision, which question."""

tool.add("uses", "tonight", "suggest", "workshop", "people")
page_of.add("suggest")
