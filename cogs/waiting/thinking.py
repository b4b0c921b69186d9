"""Computers that think: nobody waits for an answer meanwhile, and all they do is told as one story."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cogs.behaviour import Settled, behaviour_of
from cogs.loaded import Table, find
from cogs.table.act import LATE_THOUGHT, Played, computer_moves, follow_up, thinkers
from cogs.table.commit import commit
from db import deadlines
from db.deadlines import Deadline
from db.store import LostRace
from engine.contract import Action
from engine.play import legal, play, waiting
from engine.play import write as line_of

if TYPE_CHECKING:
    from cogs.bot import Atoll

TRIES: Final = 5
"""So often it thinks anew where somebody acted meanwhile; then the calm one plays."""
MOST_THOUGHTS: Final = 200

log = logging.getLogger(__name__)


class Thinking:
    """One train of thought a table. A kill while it thinks leaves a deadline behind, which takes it up again."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, int | None] = {}
        """Tables that wait for a thought, and who acted there last: nobody calls them, they are here."""

    def expect(self, table: Table, here: int | None = None) -> None:
        """If this table waits for a computer that thinks, it does."""
        if not _is_to_think(table) or not table.row.in_our_server:
            return
        self._asked[table.id] = here
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._run(table.id), name=f"thinks at {table.id}")

    async def at_once(self, table: Table) -> Table:
        """Where nothing can be told later, what computers do is thought out before the answer is given."""
        for _ in range(TRIES):
            if table.row.in_our_server or not _is_to_think(table):
                break
            acted = follow_up(table, await self._moves(table), self.bot.now())
            try:
                await commit(self.bot, acted)
            except LostRace:
                table = await find(self.bot.store, table.id) or table
            else:
                return acted.table
        return table

    async def rest(self) -> None:
        """Until nobody thinks any more."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """What is not thought out is taken up at the next start."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def late(self, table: Table, due: Sequence[Deadline]) -> None:
        """A thought was cut off, or takes too long: it is taken up once more, then the calm one plays."""
        async with self.bot.store.together() as writing:
            for each in due:
                again = self.bot.now() + LATE_THOUGHT
                await deadlines.remind(writing, table.id, each.seat, each.kind, again, began_at=each.began_at)
        if table.id in self._tasks or any(each.reminders_sent for each in due):
            await self._play(table, _calm_moves(table))
        else:
            self.expect(table)

    async def _run(self, table_id: str) -> None:
        try:
            while table_id in self._asked:
                await self._think(table_id, self._asked.pop(table_id))
        except Exception:
            log.exception("table %s: the computers' thought failed", table_id)
        finally:
            self._tasks.pop(table_id, None)

    async def _think(self, table_id: str, here: int | None) -> None:
        for turn in range(TRIES + 1):
            table = await find(self.bot.store, table_id)
            if table is None or table.row.status != "running" or table.state is None:
                return
            played = await self._moves(table) if turn < TRIES else _calm_moves(table)
            if await self._play(table, played, here):
                return

    async def _moves(self, table: Table) -> list[Played]:
        """What they do, one after the other, until the table waits for somebody else."""
        played: list[Played] = []
        state, seats = table.state, thinkers(table)
        for _ in range(MOST_THOUGHTS):
            seat = next((each for each in waiting(state) if each in seats), None)
            if seat is None:
                break
            action = await self._choose(table, state, seat)
            step = play(table.game, state, seat, action)
            played.append(Played(seat, line_of(action), step))
            state = step.state
        return played

    async def _choose(self, table: Table, state: Any, seat: int) -> Action:
        view, actions = table.game.view(state, seat), legal(table.game, state, seat)
        if (settled := behaviour_of(table).settled(table)) is not None:
            return await self._choose_as_settled(table, settled, view, seat, actions)
        return await self.bot.thought.choose(table.game, view, seat, actions, asker=table.id, kind=table.strength)

    async def _choose_as_settled(
        self, table: Table, settled: Settled, view: Any, seat: int, actions: Sequence[Action]
    ) -> Action:
        """Never as the calm one would instead: everybody who plays this meets the same computers."""
        choose, known = settled
        found: Action | None = await self.bot.thought.ask(
            table.id, choose, view, seat, actions, *known, calm=lambda: None
        )
        return found if found is not None else await asyncio.to_thread(choose, view, seat, actions, *known)

    async def _play(self, table: Table, played: Sequence[Played], here: int | None = None) -> bool:
        """Kept and shown; false if somebody acted meanwhile."""
        if not played:
            return True
        acted = follow_up(table, played, self.bot.now())
        try:
            await commit(self.bot, acted, here=here)
        except LostRace:
            return False
        await self.bot.boards.show_quietly(table.id, here)
        return True


def _is_to_think(table: Table) -> bool:
    """Whether this table waits for a computer that thinks."""
    return bool(table.row.status == "running" and table.state.agenda and set(thinkers(table)) & set(table.waits_for))


def _calm_moves(table: Table) -> list[Played]:
    """What the computer plays without a thought."""
    return list(computer_moves(table, table.state, thinkers(table)))
