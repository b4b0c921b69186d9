"""From a player's wish to what the table shows: read, play, commit, show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from cogs import _panel
from cogs._answer import Answer
from cogs._buttons import Choose, Sure, Tool, button, menu
from cogs._commits import Played, computer_moves, computers, follow, write_steps
from cogs._offers import panel
from cogs._sitting import Sitting, sit, state_at
from cogs._story import last_own, last_standing
from cogs._tell import Teller, verb
from db import interactions, steps, tables
from db.store import LostRace
from engine.contract import Action, Event, Illegal, Step
from engine.play import legal, play, read, unpack, write
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

TRIES = 5

Wish = Callable[[Sitting, int], Sequence[Action]]
"""The actions a player means, given the table and the seat; all of them are done, or none."""


class Acting:
    """Every act at every table goes through here."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def press(self, answer: Answer, table_id: str, revision: int, line: str, *, is_sure: bool = False) -> None:
        """A button or a menu that names a whole action; one that is easily pressed is asked about first."""
        for _ in range(TRIES):
            table = await self._table(answer, table_id)
            seat = await self._seat(answer, table)
            if table is None or seat is None:
                return
            if revision != table.row.revision and await self._is_stale(table, seat, revision, line):
                await self._show_present_panel(answer, table, seat, say(answer.language, "stale"))
                return
            if not is_sure and await self._asked_first(answer, table, seat, line):
                return
            if await self._do(answer, table, seat, lambda now, _: [read(now.game, line)]):
                return
        await answer.privately(say(answer.language, "busy"))

    async def _asked_first(self, answer: Answer, table: Sitting, seat: int, line: str) -> bool:
        """Whether this is asked about once more before it is done."""
        action = next((each for each in legal(table.game, table.state, seat) if write(each) == line), None)
        if action is None or not action.asks_first:
            return False
        tell, row = Teller(table, answer.language, plain=True), table.row
        view = _panel.empty()
        view.add_item(button(Sure, row.id, row.revision, line, label=tell.label(action), style=ButtonStyle.danger))
        if table.game.in_private:
            view.add_item(button(Tool, row.id, "mine", label=say(answer.language, "tool-mine")))
        await answer.privately(say(answer.language, f"{row.game}-sure-{verb(action)}"), view)
        return True

    async def command(self, answer: Answer, wish: Wish) -> None:
        """A slash command, at the table of this channel."""
        for _ in range(TRIES):
            table = await self.running_here(answer)
            seat = await self._seat(answer, table)
            if table is None or seat is None or await self._do(answer, table, seat, wish):
                return
        await answer.privately(say(answer.language, "busy"))

    async def running_here(self, answer: Answer) -> Sitting | None:
        """The running table of this channel, or words why there is none."""
        found = await tables.in_channel(self.bot.store, answer.interaction.channel_id or 0)
        return await self._table(answer, found.id if found else None)

    async def ask(self, answer: Answer, table_id: str, pattern: str) -> None:
        """The next question of a half-made choice, privately."""
        table = await self._table(answer, table_id)
        seat = await self._seat(answer, table)
        if table is None or seat is None:
            return
        actions = [action for action in legal(table.game, table.state, seat) if _panel.fits(action, pattern)]
        if not actions:
            refusal = self._why_not(table, seat, pattern)
            await self._show_present_panel(answer, table, seat, Teller(table, answer.language).refusal(refusal))
            return
        tell = Teller(table, answer.language, plain=True)
        question = _panel.ask(tell, actions, pattern)
        view = _panel.empty()
        options = [_panel.option(value, label) for value, label in question.words]
        asked = _panel.placeholder(tell, question)
        view.add_item(menu(Choose, table.row.id, table.row.revision, pattern, options=options, placeholder=asked))
        await answer.privately(asked, view)

    def _why_not(self, table: Sitting, seat: int, pattern: str) -> Illegal:
        """What the rules say to a wish that cannot be, where it is already whole enough to ask them."""
        try:
            play(table.game, table.state, seat, read(table.game, pattern))
        except Illegal as refusal:
            return Illegal("nothing-of-the-kind") if refusal.reason == "unreadable" else refusal
        return Illegal("nothing-of-the-kind")

    async def _table(self, answer: Answer, table_id: str | None) -> Sitting | None:
        """The running table, or words why there is none."""
        if table_id is None:
            await answer.privately(say(answer.language, "no-table-here"))
            return None
        table = await sit(self.bot.store, table_id)
        if table is None or table.row.status in {"over", "abandoned", "expired"}:
            await answer.privately(say(answer.language, "table-over"))
            return None
        if table.row.status != "running":
            await answer.privately(say(answer.language, f"table-is-{table.row.status}"))
            return None
        return table

    async def _seat(self, answer: Answer, table: Sitting | None) -> int | None:
        if table is None:
            return None
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None:
            await answer.privately(say(answer.language, "not-seated"))
        return seat

    async def _is_stale(self, table: Sitting, seat: int, revision: int, line: str) -> bool:
        """Whether what this seat may do has changed since that button was made; others' acts alone change nothing."""
        since = await steps.history(self.bot.store, table.row.id, after=revision)
        if any(step.seat == seat or step.back_to is not None for step in since):
            return True
        former = await state_at(self.bot.store, table, revision)
        if former is None or type(former.agenda[0]) is not type(table.state.agenda[0]):
            return True
        return line not in map(write, legal(table.game, table.state, seat))

    async def _show_present_panel(self, answer: Answer, table: Sitting, seat: int, words: str) -> None:
        """A refusal with what is possible instead."""
        if table.game.in_private:
            await self.bot.own.show(answer, table, words)
            return
        view = panel(Teller(table, answer.language, plain=True), seat)
        await answer.privately(words, view if view.children else None)

    async def _do(self, answer: Answer, table: Sitting, seat: int, wish: Wish) -> bool:
        """Play it, keep it, show it, or say why not; false if somebody else's step was kept instead."""
        try:
            await self._commit(answer, table, self._play(table, seat, wish(table, seat)))
        except Illegal as refusal:
            words = Teller(table, answer.language).refusal(refusal)
            if answer.is_press or table.game.in_private:
                await self._show_present_panel(answer, table, seat, words)
            else:
                await answer.privately(words)
        except LostRace:
            return False
        else:
            await self.bot.boards.show(table.row.id, answer)
        return True

    @staticmethod
    def _play(table: Sitting, seat: int, actions: Sequence[Action]) -> list[Played]:
        """The wish as one row, all of it or none, and what the computer does then."""
        state: Any = table.state
        events: tuple[Event, ...] = ()
        for action in actions:
            state, more = play(table.game, state, seat, action)
            events += more
        own = Played(seat, " & ".join(map(write, actions)), Step(state, events))
        return [own, *computer_moves(table, state, computers(table, but=seat))]

    async def _commit(self, answer: Answer, table: Sitting, played: Sequence[Played]) -> None:
        async with self.bot.store.together() as writing:
            await interactions.claim(writing, answer.interaction.id, self.bot.now())
            await write_steps(self.bot, writing, table, played)
        self.bot.clock.wake()

    async def undo(self, answer: Answer, table_id: str) -> None:
        """One's own last action, as long as nothing hidden was revealed and nobody answered it."""
        table = await self._table(answer, table_id)
        seat = await self._seat(answer, table)
        if table is None or seat is None:
            return
        if table.game.in_private:
            await self.bot.own.show(answer, table, say(answer.language, "undo-in-private"))
            return
        history = await steps.history(self.bot.store, table_id, after=table.row.revision - steps.STATES_KEPT)
        last = last_standing(history)
        own = last_own(history, seat)
        if own is None:
            await answer.privately(say(answer.language, "undo-nothing"))
        elif last is own and not any(event.reveals for event in unpack(table.game, own.events)):
            await self._undo_alone(answer, table, seat, own.revision - 1)
        elif await steps.state_at(self.bot.store, table_id, own.revision - 1) is None:
            await answer.privately(say(answer.language, "undo-too-far"))
        else:
            question = f"undo-{seat}-{table.row.revision}-{own.revision - 1}"
            await self.bot.votes.ask(answer, table, question, seat)

    async def _undo_alone(self, answer: Answer, table: Sitting, seat: int, back_to: int) -> None:
        if not await self.take_back(table, seat, back_to, answer.interaction.id):
            await answer.privately(say(answer.language, "undo-nothing"))
            return
        await self.bot.boards.show(table.row.id, answer)

    async def take_back(
        self, table: Sitting, seat: int | None, back_to: int, interaction_id: int | None = None
    ) -> bool:
        """The table stands again where it stood; false if it has gone on meanwhile."""
        now = self.bot.now()
        former = await state_at(self.bot.store, table, back_to)
        if former is None:
            return False
        try:
            async with self.bot.store.together() as writing:
                if interaction_id is not None:
                    await interactions.claim(writing, interaction_id, now)
                await steps.take_back(
                    writing,
                    table.row.id,
                    table.row.revision + 1,
                    back_to=back_to,
                    seat=seat,
                    notation="undo",
                    events=b"[]",
                    now=now,
                )
                await follow(self.bot, writing, table, former, {seat}, ())
        except (LostRace, steps.TooFarBack, interactions.AlreadyHandled):
            return False
        self.bot.clock.wake()
        return True
