"""Reviews of finished games: thought about part by part, so that everything else passes, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from cogs.loaded import Table
from cogs.table.beginning import set_up
from cogs.talk.answer import Refused
from cogs.talk.times import REVIEWED_WITHIN
from cogs.words.story import AND, standing
from db import steps
from engine.contract import Action, Illegal
from engine.play import read

if TYPE_CHECKING:
    from cogs.bot import Atoll

TRIES: Final = 3
"""How often a part is asked for that was not answered."""
REST: Final = 1.0
"""Seconds between two tries."""
KEPT: Final = 200
"""Reviews in memory, some kilobytes each."""


class Reviews:
    """One review for each game, whoever asks; one at a time for each person."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._kept: OrderedDict[str, Any] = OrderedDict()
        """By table, the one asked for last at the end."""
        self._running: dict[str, asyncio.Task[Any]] = {}
        self._asking: dict[int, str] = {}
        """By person, the game whose review is worked out for them."""
        self._turn = asyncio.Semaphore(1)
        """One part at a time: of several reviews each has its turn."""

    @contextmanager
    def asked_by(self, user_id: int, table_id: str) -> Iterator[None]:
        """Until this person has an answer they get no other review."""
        if user_id in self._asking:
            raise Refused("review-one-at-a-time")
        self._asking[user_id] = table_id
        try:
            yield
        finally:
            task = self._running.get(table_id)
            if task is None:
                del self._asking[user_id]
            else:  # they gave up waiting, and it is still worked out
                task.add_done_callback(lambda _: self._asking.pop(user_id, None))

    def has(self, table: Table) -> bool:
        """Tell if the review of this game is there already."""
        return table.id in self._kept

    async def of(self, table: Table) -> Any:
        """A finished game's review; None if it takes too long just now."""
        if table.id in self._kept:
            self._kept.move_to_end(table.id)
            return self._kept[table.id]
        task = self._running.get(table.id)
        if task is None:
            task = self._running[table.id] = asyncio.create_task(self._review(table), name=f"review {table.id}")
            task.add_done_callback(lambda _: self._running.pop(table.id))
        try:
            async with asyncio.timeout(REVIEWED_WITHIN):
                return await asyncio.shield(task)
        except TimeoutError:
            return None

    async def close(self) -> None:
        tasks = [*self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review(self, table: Table) -> Any:
        reviewing = table.game.review
        if reviewing is None:
            raise Refused("review-none")
        try:
            first, said = await self._said(table)
            parts = await asyncio.to_thread(reviewing.parts, first, said)
        except Illegal:  # the rules have changed since
            raise Refused("review-none") from None
        judged = []
        for number, part in enumerate(parts):
            found = await self._judged(reviewing.judge, table.id, number, part)
            if found is None:
                return None
            judged.append(found)
        self._kept[table.id] = await asyncio.to_thread(reviewing.whole, first, said, judged)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[table.id]

    async def _judged(self, judge: Callable[..., Any], table_id: str, number: int, part: tuple[Any, ...]) -> Any:
        asker = ("review", table_id, number)
        for _ in range(TRIES):
            async with self._turn:
                found = await self.bot.thought.ask(
                    asker, judge, *part, calm=lambda: None, is_awaited=False, can_wait=True
                )
            if found is not None:
                return found
            await asyncio.sleep(REST)
        return None

    async def _said(self, table: Table) -> tuple[Any, list[tuple[int, Action]]]:
        """How the table was set, and all that was said and stands."""
        history = await steps.history(self.bot.store, table.id)
        said = [
            (step.seat, read(table.game, line))
            for step in standing(history)
            if step.seat is not None and step.back_to is None
            for line in step.notation.split(AND)
        ]
        return set_up(table).state, said
