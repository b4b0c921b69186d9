"""Somebody who plays by presses alone, on whatever they were answered with."""

import asyncio
from typing import Any

from cogs.loaded import find
from db import tables
from tests.message_limits import walk
from tests.wire.interactions import NOD, Answer
from tests.wire.wire import Wire
from tests.wire.world import Payload, Person

PLAYING = {"choose", "act", "sure", "ask"}
Way = tuple[str, str | None]
"""The id of a button or a menu, and what is chosen there."""


def ids(message: Payload) -> list[str]:
    """Of every button and menu."""
    return [each["custom_id"] for each in walk(message["components"]) if each.get("custom_id")]


def ways(shown: Payload) -> list[Way]:
    """Every button, and every line of every menu."""
    controls = [each for each in walk(shown["components"]) if each.get("custom_id")]
    lines = [(each["custom_id"], line["value"]) for each in controls for line in each.get("options") or ()]
    return [*((each["custom_id"], None) for each in controls if not each.get("options")), *lines]


def said(way: Way) -> list[str]:
    """The words of a line, perhaps half-made, that a way stands for."""
    custom_id, value = way
    parts = custom_id.split(":", 2 if custom_id.startswith("ask") else 3)
    return (value if value is not None else parts[-1]).split()


def way_to(shown: Payload, words: list[str]) -> Way:
    """What says the line, or leads to it."""
    found = [way for way in ways(shown) if way[0].split(":")[0] in PLAYING]
    found = [way for way in found if way[1] is not None or not way[0].startswith("choose")]
    leads = (way for way in found if all(a in ("?", b) for a, b in zip(said(way), words, strict=False)))
    way = next((way for way in found if said(way) == words), None) or next(leads, None)
    assert way is not None, (words, found)
    return way


class Alone:
    """Has the newest board or panel in view."""

    def __init__(self, wire: Wire, person: Person, shown: Payload | None) -> None:
        assert shown is not None
        self.wire, self.person, self.shown = wire, person, shown

    async def press(self, way: Way) -> Answer:
        """One button or one line of a menu."""
        custom_id, value = way
        if value is None:
            return await self.wire.press(self.person, custom_id, self.shown)
        return await self.wire.choose(self.person, custom_id, self.shown, [value])

    async def follow(self, way: Way) -> Answer:
        """The same; what it brings to press further is in view then."""
        before = repr(self.shown)
        answer = await self.press(way)

        def has_come() -> bool:
            """After a nod the pressed message is there already: wait until it changes, or another one comes."""
            is_new = answer.kind != NOD or repr(answer.message) != before
            return bool(answer.followups or (answer.message and ids(answer.message) and is_new))

        await self.wire.until(has_come)
        self.shown = answer.followups[-1].payload if answer.followups else answer.message or self.shown
        return answer

    async def say(self, line: str, bot: Any = None) -> None:
        """From menus and buttons, half-made first; given a bot, until it has thought."""
        while True:
            way = way_to(self.shown, line.split())
            answer = await self.follow(way)
            while bot is not None and bot.working:  # noqa: ASYNC110 - no bell rings
                await asyncio.sleep(0.005)
            self.shown = answer.followups[-1].payload if answer.followups else answer.message or self.shown
            is_asked_again = any(each.startswith("sure:") for each in ids(self.shown))
            if said(way) == line.split() and (way[0].startswith("sure:") or not is_asked_again):
                return

    def button(self, word: str) -> Way:
        """The one whose id has this word."""
        found = [way for way in ways(self.shown) if word in way[0].split(":")]
        assert found, (word, ways(self.shown))
        return found[0]


async def tables_of(bot: Any, person: Person) -> list[Any]:
    rows = await tables.of_user(bot.store, int(person.id))
    return [await find(bot.store, row.id) for row in rows]


async def until_over(bot: Any) -> None:
    """Until no table is live."""
    while await bot.store.rows("SELECT 1 FROM tables WHERE ended_at IS NULL"):  # noqa: ASYNC110 - no bell rings
        await asyncio.sleep(0.02)


async def table_of(bot: Any, person: Person) -> Any:
    (table,) = await tables_of(bot, person)
    return table
