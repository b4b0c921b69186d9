"""Plans thought of lately: for so many tables, and for so many drafts of each."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from engine.crusoe.planner.search import Plan
from engine.crusoe.state import Line

Draft = tuple[tuple[Line, ...], tuple[str, ...]]
"""Lines that are to stay, and the pawns that are free for others."""

TABLES = 32
"""Tables whose plans are kept."""
DRAFTS = 8
"""Drafts of each table whose plans are kept."""


class Kept:
    """A table, as it looks without its draft, keeps its plans however often others think, and however it drafts."""

    def __init__(self) -> None:
        self._tables: OrderedDict[bytes, OrderedDict[Draft, list[Plan]]] = OrderedDict()

    def known(self, table: bytes, draft: Draft) -> list[Plan]:
        """What has been thought of; nothing if it has not."""
        drafts = self._tables.get(table)
        return drafts.get(draft, []) if drafts is not None else []

    def thought(self, table: bytes, draft: Draft, think: Callable[[], list[Plan]]) -> list[Plan]:
        """The same, or else thought of now."""
        drafts = self._tables.setdefault(table, OrderedDict())
        if draft not in drafts:
            drafts[draft] = think()
        self._tables.move_to_end(table)
        drafts.move_to_end(draft)
        while len(self._tables) > TABLES:
            self._tables.popitem(last=False)
        while len(drafts) > DRAFTS:
            drafts.popitem(last=False)
        return drafts[draft]
