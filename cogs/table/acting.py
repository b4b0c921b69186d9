"""From a player's wish to what the table shows: load, act, commit, show; each once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from discord import ButtonStyle

from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find, find_here
from cogs.table.act import ENDED, act, waits_of
from cogs.table.choices import OPEN, ask, fits, in_some_order, left_out, placeholder
from cogs.table.commit import Beside, commit, commit_waits
from cogs.table.going_on import back, controls
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import ACT, ADVISED, ASK, CHOOSE, SURE, TOOL, Controls, Forged, button, count, menu
from cogs.words.story import AND
from cogs.words.teller import Teller
from db import interactions, plans, shown, steps
from db.store import LostRace, Writing
from engine.contract import Action, Illegal
from engine.play import legal, play, read, write
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

TRIES: Final = 5
"""How often an act begins anew where somebody else was quicker."""

Wish = Callable[[Table, int], Sequence[Action]]
"""The actions a player means, given the table and the seat; all of them are done, or none."""


@ACT
async def pressed(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, revision, line = words
    await answer.bot.acting.press(answer, table_id, count(revision), line)


@SURE
async def pressed_again(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, revision, line = words
    await answer.bot.acting.press(answer, table_id, count(revision), line, is_sure=True)


@ADVISED
async def took_advice(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """Play what the bot advised. The answer offers what the advice goes on with."""
    table_id, revision, lines = words
    line, *answer.following = lines.split(AND)
    await answer.bot.acting.press(answer, table_id, count(revision), line, is_advised=True)


@CHOOSE
async def chosen(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    table_id, revision, _ = words
    if not values:
        raise Forged("a menu without a choice")
    if OPEN in values[0].split():
        await answer.bot.acting.ask(answer, table_id, values[0])
    else:
        await answer.bot.acting.press(answer, table_id, count(revision), AND.join(values))


@ASK
async def opened(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, pattern = words
    await answer.bot.acting.ask(answer, table_id, pattern)


class Acting:
    """Every act at every table goes through here."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def press(
        self,
        answer: Answer,
        table_id: str,
        revision: int,
        line: str,
        *,
        wish: Wish | None = None,
        is_sure: bool = False,
        is_advised: bool = False,
    ) -> None:
        """A button or a menu that names a whole action; or means more than that, and names what comes first.

        `is_advised`: the bot proposed it, so it doesn't doubt it, unless it certainly kills or loses.
        """

        def named(table: Table, seat: int) -> list[Action]:
            meant = [read(table.game, each) for each in line.split(AND)]
            actions = in_some_order(table, seat, meant)
            tell = Teller(table, answer.language, plain=True)
            missing = [tell.label(each) for each in left_out(meant, actions)]
            answer.note = say(answer.language, "left-out", what=listed(answer.language, missing)) if missing else ""
            return actions

        for _ in range(TRIES):
            table = await self.running(table_id, asked_at=revision)
            if await self._has_thought(answer, table):
                return
            seat = self.seat(answer, table, wish or named)
            if await self._is_brought_back(answer, table, seat):
                return
            if revision != table.row.revision and self._is_stale(table, seat, revision, line):
                await self._show_what_is_so_now(answer, table, seat, say(answer.language, "stale"))
                await self.bot.boards.show_quietly(table_id)
                return
            if await self._do(answer, table, seat, wish or named, is_sure=is_sure, is_advised=is_advised):
                return
        raise Refused("busy")

    async def command(self, answer: Answer, wish: Wish, *, game: str | None = None, is_sure: bool = False) -> None:
        """A slash command, at the table of this channel; `game`: whose command it is."""
        read: Table | None = None
        for _ in range(TRIES):
            table = await self.running_here(answer, game)
            if await self._has_thought(answer, table):
                return
            seat = self.seat(answer, table, wish)
            if await self._is_brought_back(answer, table, seat):
                return
            if read is not None and read.id == table.id and _means_otherwise(read, table, seat, wish):
                await self._show_what_is_so_now(answer, table, seat, say(answer.language, "overtaken"))
                return
            if await self._do(answer, table, seat, wish, is_sure=is_sure):
                return
            read = table
        raise Refused("busy")

    async def _has_thought(self, answer: Answer, table: Table) -> bool:
        """Where nothing can be told later, a thought that was cut off is taken up by whoever asks next."""
        if table.row.in_our_server:
            return False
        after = await self.bot.thinking.at_once(table)
        if after.row.revision == table.row.revision:
            return False
        await self.bot.boards.show(after, answer)
        return True

    async def _is_brought_back(self, answer: Answer, table: Table, seat: int) -> bool:
        """Return whether a restored copy took the game back, unseen; then nothing is played, and the board is shown."""
        if table.brought_back_at is None:
            return False
        await self._show_what_is_so_now(answer, table, seat, say(answer.language, "brought-back"))
        await self.bot.boards.show_quietly(table.id)
        return True

    async def _show_what_is_so_now(self, answer: Answer, table: Table, seat: int, why: str) -> None:
        present = behaviour_of(table).answered(Teller(table, answer.language))
        words = "\n".join(filter(None, (why, present)))
        await self.show_present_panel(answer, table, seat, words)

    async def running_here(self, answer: Answer, game: str | None = None) -> Table:
        """The running table that is meant in this channel; of this game, if one is said."""
        found = await find_here(self.bot.store, answer.interaction.channel_id, answer.user_id, game)
        table = _running(found, "no-table-here")
        if table.row.game != (game or table.row.game):
            whose, here = (say(answer.language, f"{each}-title") for each in (game, table.row.game))
            raise Refused("another-game", game=whose, here=here)
        return table

    async def running(self, table_id: str, *, asked_at: int | None = None) -> Table:
        """The table with this id, if it runs."""
        return _running(await find(self.bot.store, table_id, asked_at=asked_at), "table-over")

    @staticmethod
    def seat(answer: Answer, table: Table, wish: Wish | None = None) -> int:
        """Where the one who asks sits; of two seats the one that can do what is wished."""
        own = table.seats_of(answer.user_id)
        if not own:
            raise Refused("not-seated")
        if len(own) == 1 or wish is None:
            return own[0]
        return next((seat for seat in own if _is_possible(table, seat, wish)), own[0])

    # Half-made choices

    async def ask(self, answer: Answer, table_id: str, pattern: str) -> None:
        """The next question of a half-made choice, privately."""
        table = await self.running(table_id)
        seat = self.seat(answer, table)
        if await self._is_brought_back(answer, table, seat):
            return
        own = table.seats_of(answer.user_id)
        found = ([action for action in legal(table.game, table.state, each) if fits(action, pattern)] for each in own)
        actions = next(filter(None, found), None)
        if actions is None:
            refusal = self._why_not(table, seat, pattern)
            await self.show_present_panel(answer, table, seat, Teller(table, answer.language).refusal(refusal))
            return
        tell = Teller(table, answer.language, plain=True)
        question = ask(tell, actions, pattern)
        hint = say(answer.language, "choose-one")  # what is asked stands above the menu
        choice = menu(CHOOSE, table.id, table.row.revision, pattern, options=question.options, placeholder=hint)
        await answer.privately(placeholder(tell, question), Controls([choice, back(tell)]))

    @staticmethod
    def _why_not(table: Table, seat: int, pattern: str) -> Illegal:
        """What the rules say to a wish that cannot be, where it is already whole enough to ask them."""
        try:
            play(table.game, table.state, seat, read(table.game, pattern))
        except Illegal as refusal:
            return Illegal("nothing-of-the-kind") if refusal.reason == "unreadable" else refusal
        return Illegal("nothing-of-the-kind")

    @staticmethod
    def _is_stale(table: Table, seat: int, revision: int, line: str) -> bool:
        """Whether what this seat may do has changed since that button was made; others' acts alone seldom change it."""
        since = [step for step in table.history if step.revision > revision]
        person = table.person(seat)
        own = [step for step in since if step.seat is not None and table.person(step.seat) == person]
        if own or any(step.back_to is not None for step in since):
            return True
        former = table.state_at(revision)
        if former is None or type(former.agenda[0]) is not type(table.state.agenda[0]):
            return True
        if behaviour_of(table).is_stale(former, table.state, line):
            return True
        return line.split(AND, maxsplit=1)[0] not in map(write, legal(table.game, table.state, seat))

    async def show_present_panel(self, answer: Answer, table: Table, seat: int, words: str) -> None:
        """A refusal with what is possible instead."""
        if table.game.in_private:
            await self.bot.own.show(answer, table, words)
            return
        view = controls(Teller(table, answer.language, plain=True), seat)
        await answer.privately(words, None if view.is_empty else view)

    # Doing

    async def _do(
        self, answer: Answer, table: Table, seat: int, wish: Wish, *, is_sure: bool = False, is_advised: bool = False
    ) -> bool:
        """Play it, keep it, show it, or say why not; false if somebody else's step was kept instead."""
        try:
            actions = wish(table, seat)
            if not is_sure and await self._asked_first(answer, table, seat, actions, is_advised=is_advised):
                return True
            acted = act(table, seat, actions, self.bot.now())
            await commit(self.bot, acted, answer.interaction.id, here=answer.user_id)
        except Illegal as refusal:
            await self.show_present_panel(answer, table, seat, Teller(table, answer.language).refusal(refusal))
        except LostRace:
            return False
        else:
            await self.bot.boards.show(await self.bot.thinking.at_once(acted.table), answer)
        return True

    async def _asked_first(
        self, answer: Answer, table: Table, seat: int, actions: Sequence[Action], *, is_advised: bool
    ) -> bool:
        """Whether this is asked about once more before it is done: it cannot be taken back, and is easily said."""
        if len(actions) != 1 or (table.game.in_private and not answer.is_press):
            return False  # who types a whole command in private can take it back there
        (action,) = actions
        is_legal = action in legal(table.game, table.state, seat)
        doubt = table.game.asks_first(table.state, seat, action) if is_legal else None
        if doubt is None or (is_advised and not doubt.grave):
            return False
        tell, row, line = Teller(table, answer.language, plain=True), table.row, write(action)
        label, style, icon = tell.insisted(doubt, action), ButtonStyle.danger, tell.icon(action)
        view = Controls([button(SURE, row.id, row.revision, line, label=label, style=style, icon=icon)])
        word = "mine" if table.game.in_private else "back"
        view.add(button(TOOL, row.id, word, label=say(answer.language, f"tool-{word}")))
        await answer.privately(Teller(table, answer.language).doubt(doubt), view)
        return True

    # Taking back

    async def take_back(
        self,
        table_id: str,
        seat: int | None,
        back_to: int,
        revision: int,
        interaction_id: int | None = None,
        beside: Beside | None = None,
    ) -> bool:
        """The table stands again where it stood; false if it has gone on since that revision, or kept that no more.

        `beside` is kept in the same transaction.
        """
        now = self.bot.now()
        table = await find(self.bot.store, table_id, asked_at=back_to)
        former = table.state_at(back_to) if table is not None else None
        if table is None or former is None or table.row.revision != revision:
            return False
        waits = waits_of(table.at(former), now, waited=table.waits_for, actors={seat}, anew=False)

        async def taken_back(writing: Writing) -> None:
            if interaction_id is not None:
                await interactions.claim(writing, interaction_id, now)
            if beside is not None:
                await beside(writing)
            undo: dict[str, Any] = {"back_to": back_to, "seat": seat, "notation": "undo", "events": b"[]", "now": now}
            await steps.take_back(writing, table_id, revision + 1, **undo)
            for plan in table.plans:
                if plan.kind in ENDED:  # that turn was lodged is told no more
                    await plans.drop(writing, table_id, plan.user_id, plan.kind)

        try:
            await commit_waits(self.bot, table.at(former), waits, now, also=taken_back)
        except (LostRace, steps.TooFarBack):
            return False
        return True

    async def wait_anew(self, table: Table, seat: int) -> None:
        """The wait for this seat begins now; a board is posted for it, unless others are waited for too."""
        now = self.bot.now()
        waits = waits_of(table, now, waited=table.waits_for, actors={seat}, anew=False)

        async def unshown(writing: Writing) -> None:
            if table.waits_for == (seat,):
                await shown.unshow(writing, table.id)

        # The lock keeps a board that is being posted from being noted as this one.
        async with self.bot.boards.alone(table.id):
            await commit_waits(self.bot, table, waits, now, also=unshown)


def _running(table: Table | None, otherwise: str) -> Table:
    """A table that runs; what one hears of any other."""
    if table is None:
        raise Refused(otherwise)
    if not table.row.is_live:
        raise Refused("table-over")
    if table.row.status != "running":
        raise Refused(f"table-is-{table.row.status}")
    return table


def _means_otherwise(read: Table, table: Table, seat: int, wish: Wish) -> bool:
    """Whether what was wished at a table as it was read would say something else by now: others were quicker."""
    try:
        wished = wish(table, seat)
    except Illegal:
        return False  # which says why not
    return any(behaviour_of(table).is_stale(read.state, table.state, write(action)) for action in wished)


def _is_possible(table: Table, seat: int, wish: Wish) -> bool:
    """Whether the rules allow this seat what is wished."""
    state = table.state
    try:
        for action in wish(table, seat):
            state, _ = play(table.game, state, seat, action)
    except Illegal:
        return False
    return True
