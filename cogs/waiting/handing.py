"""Seats that change hands: left, offered, taken, given to the computer for a turn or for good."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from cogs.loaded import Table, find
from cogs.table.act import Played, computer_moves, computers, follow_up, waits_of
from cogs.table.commit import Beside, commit, commit_waits
from cogs.table.offers import shown_on
from cogs.talk.answer import LOST, Answer, Refused
from cogs.talk.controls import SEAT, Controls, button, seat_tool
from cogs.talk.cooldown import wait_between
from cogs.talk.mentions import only
from cogs.words.names import clean, escaped, unlike
from db import offers, seats, shown, tables
from db.offers import NoOffer, Offer
from db.seats import NoSeat
from db.store import LostRace, Writing
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

TRIES: Final = 5
OFFERS_AN_HOUR: Final = 3
"""By one person at one table: each posts a message, and may ping somebody."""

log = logging.getLogger(__name__)


@seat_tool("take")
async def take(answer: Answer, table_id: str, seat: int) -> None:
    await answer.bot.handing.take(answer, table_id, seat)


@seat_tool("computer")
async def to_computer(answer: Answer, table_id: str, seat: int) -> None:
    await answer.bot.handing.to_computer(answer, table_id, seat)


class Handing:
    """Nobody is skipped: a seat is handed over, or played for."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    # Leaving

    async def leave(self, table: Table, seat: int, *, is_gone: bool = False) -> Sequence[int]:
        """Who sits here leaves a running game, or was found to be gone; the last one to leave ends it.

        Returns their seats, which are offered now. With nobody left to decide, the game pauses until someone takes one.
        Where the game waits for such a seat, a new board calls the others: that is saved with the leaving, so neither a
        kill nor a failed request loses it. `tell_of_vacant` posts what is left to say.
        """
        user_id, now = table.person(seat), self.bot.now()
        for _ in range(TRIES):
            if user_id is None or not table.seats_of(user_id) or not table.row.is_live:
                raise Refused("not-seated")
            own, after = sorted(table.seats_of(user_id)), table.without(user_id, now)
            # Nobody else could hear of a game that one plays for oneself, where only they brought the bot.
            is_over = not table.row.in_our_server or not (after.humans or is_gone)
            waits = () if is_over else waits_of(after, now, waited=table.waits_for, anew=False, actors={seat})
            left = partial(self._write_leaving, table, after, user_id, () if is_over else own)
            try:
                await commit_waits(self.bot, after, waits, now, also=left)
            except (LostRace, NoSeat):
                table = await find(self.bot.store, table.id) or table
                continue
            return () if is_over else own
        raise Refused("busy")

    async def _write_leaving(
        self, table: Table, after: Table, user_id: int, own: Sequence[int], writing: Writing
    ) -> None:
        """Someone leaves, and their `own` seats are open. Without such seats the game is over."""
        await seats.sit_still(writing, table.id, table.seats)
        await seats.leave(writing, table.id, user_id, self.bot.now())
        await shown.changed(writing, table.id)
        if not own:
            await tables.end(writing, table.id, self.bot.now(), "abandoned")
            return
        await self._vacate(writing, after, own)
        if after.humans and after.seat_to_fill in own:
            await shown.unshow(writing, table.id)

    async def _vacate(self, writing: Writing, after: Table, own: Sequence[int]) -> None:
        for each in own:
            await offers.make(writing, after.id, each, from_user_id=None, to_user_id=None, now=self.bot.now())
        if not after.humans and after.row.status == "running":
            await tables.pause(writing, after.id)
        elif after.humans and after.row.host_id not in {after.person(each) for each in after.humans}:
            await tables.host(writing, after.id, after.person(after.humans[0]))

    async def tell_of_vacant(self, table_id: str, own: Sequence[int]) -> None:
        """Post an offer for each of these seats, unless the board offers it itself; then show the board."""
        table = await find(self.bot.store, table_id)
        assert table is not None
        on_board = table.seat_to_fill if table.humans else None
        for each in own if table.row.is_live else ():
            if each == on_board:
                continue
            try:
                await self.tell_offer(table, each)
            except (discord.HTTPException, *LOST) as fault:
                log.warning("table %s: that seat %s is offered is not told: %s", table_id, each, fault)
        await self.bot.boards.show_quietly(table_id)

    # Offering and taking

    async def hand_over(self, answer: Answer, table: Table, seat: int, to: int | None = None) -> None:
        """A player offers their own seat, which stays theirs until someone takes it."""
        if table.day is not None:
            raise Refused("daily-is-theirs")
        wait_between(answer, f"hand-over {table.id}", 3600, times=OFFERS_AN_HOUR, key="offered-often")
        await self.offer(table, seat, to, by=answer.user_id)
        await answer.privately(say(answer.language, "offered"))
        await self.tell_offer(table, seat, to)

    async def offer(self, table: Table, seat: int, to: int | None, by: int) -> None:
        """A seat for somebody, or for anybody, who accepts, by who sits there."""
        await offers.make(self.bot.store, table.id, seat, from_user_id=by, to_user_id=to, now=self.bot.now())

    async def tell_offer(self, table: Table, seat: int, to: int | None = None) -> None:
        """Post that a seat is free, and call the person it is meant for, if any."""
        row, language = table.row, table.row.language
        whom = f"<@{to}>" if to else say(language, "offer-anybody")
        content = say(language, "offer", name=table.escaped_names[seat], whom=whom)
        people = [to] if to else []
        if not table.humans:
            content = f"{content}\n{say(language, 'nobody-left')}"
        view = Controls(
            [
                button(
                    SEAT, row.id, seat, "take", label=say(language, "offer-take"), style=discord.ButtonStyle.success
                ),
                button(SEAT, row.id, seat, "computer", label=say(language, "offer-computer")),
            ]
        )
        channel = self.bot.place(row)
        mentions = only(people)
        await channel.send(content, view=view, allowed_mentions=mentions)

    async def _offered(self, table: Table, seat: int) -> Offer | None:
        """The offer of a seat as it stands; the table's own is void when who was away is back."""
        if seat >= len(table.seats):
            return None
        found = next((each for each in await offers.of_table(self.bot.store, table.id) if each.seat == seat), None)
        if found is None and table.is_vacant(seat):  # whoever left did so under a release that could forget to offer it
            found = Offer(seat, None, None, self.bot.now())
            await offers.make(self.bot.store, table.id, seat, from_user_id=None, to_user_id=None, now=found.offered_at)
        if found is None or found.from_user_id is not None or table.person(seat) is None:
            return found
        is_away = any(each.seat == seat and each.began_at < found.offered_at for each in table.deadlines)
        return found if is_away else None

    async def take(self, answer: Answer, table_id: str, seat: int) -> None:
        """Accept an offered seat."""
        user = answer.interaction.user
        table = await find(self.bot.store, table_id)
        if table is None or not table.row.is_live:
            await self._say_instead(answer, table_id, say(answer.language, "table-over"))
            return
        why_not = self._why_not_take(table, await self._offered(table, seat), user.id)
        if why_not:
            raise Refused(why_not)
        name = unlike(table.names, clean(user.display_name))
        try:
            async with self.bot.store.together() as writing:
                await offers.take(writing, table_id, seat, user_id=user.id, name=name, now=self.bot.now())
                if table.row.host_id in {None, table.seats[seat].user_id} or not table.humans:
                    await tables.host(writing, table_id, user.id)
                if not table.humans and table.row.status == "paused":
                    await tables.resume(writing, table_id)
                await shown.changed(writing, table_id)
        except (NoOffer, NoSeat, LostRace):
            raise Refused("offer-gone") from None
        self.bot.clock.wake()
        await self._say_instead(answer, table_id, say(table.row.language, "offer-taken", name=escaped(name)))
        await self._call(table_id, seat, user.id)

    @staticmethod
    async def _say_instead(answer: Answer, table_id: str, words: str) -> None:
        """In the place of an offer that was pressed; a board that was pressed stays one."""
        pressed = answer.pressed
        if pressed is not None and shown_on(pressed, table_id) is not None:
            await answer.privately(words)
            return
        try:
            await answer.in_place(words, view=None)
        except discord.NotFound:  # it was a reminder, which is deleted by now
            await answer.privately(words)

    @staticmethod
    def _why_not_take(table: Table, offer: Offer | None, user_id: int) -> str | None:
        if table.seat_of(user_id) is not None:
            return "lobby-in-already"
        if table.row.options.get("date"):
            return "daily-is-theirs"
        if offer is None:
            return "offer-gone"
        return "offer-not-yours" if offer.to_user_id not in {None, user_id} else None

    async def _call(self, table_id: str, seat: int, user_id: int) -> None:
        """The game waits for this player from now on. They pressed a moment ago, so nothing pings them."""
        table = await find(self.bot.store, table_id)
        if table is not None and seat in table.waits_for:
            await self.bot.acting.wait_anew(table, seat)
        await self.bot.boards.show_quietly(table_id, here=user_id)

    # The computer

    async def to_computer(self, answer: Answer, table_id: str, seat: int) -> None:
        """The computer has an offered seat: by whose it is, or, where nobody sits, by somebody at the table."""
        table = await find(self.bot.store, table_id)
        offer = await self._offered(table, seat) if table is not None else None
        if table is None or offer is None:
            raise Refused("offer-gone")
        own = table.seats_of(answer.user_id)
        if not own:
            raise Refused("not-seated")
        if offer.from_user_id is not None and seat not in own:
            raise Refused("offer-not-yours-to-give")
        name = table.computer_name(seat)
        if own == [seat] and not table.others(seat):
            left = await self.leave(table, seat)
            await self._say_instead(answer, table_id, say(table.row.language, "left-game"))
            await self.tell_of_vacant(table_id, left)
            return
        offered = table.seats[seat]

        def given(now: Table) -> Table:
            return now.with_computer(seat, name) if now.seats[seat] == offered and now.others(seat) else now

        if not await self._play_on(table_id, given):
            raise Refused("offer-gone")
        await self._say_instead(answer, table_id, say(table.row.language, "offer-taken", name=name))

    async def play_turn(
        self,
        table_id: str,
        seat: int,
        beside: Beside,
        is_away: Callable[[Table], bool],
        here: int | None = None,
    ) -> bool:
        """The computer plays for a player who is still away, until the next turn begins.

        `here`: the user looking at the channel now. They aren't pinged.
        """
        return await self._play_on(
            table_id, lambda table: table.with_stand_in(seat) if is_away(table) else table, beside=beside, here=here
        )

    async def go_on(self, table_id: str) -> None:
        """The computer plays where it is waited for: the table had paused, or was stuck."""
        await self._play_on(table_id, lambda table: table)

    async def _play_on(
        self,
        table_id: str,
        rearranged: Callable[[Table], Table],
        *,
        beside: Beside | None = None,
        here: int | None = None,
    ) -> bool:
        """The table with other players, and what the computer does then, together; again if somebody just acted.

        False where nobody's seat is another's now; `beside` is kept with it where somebody's is.
        """
        for _ in range(TRIES):
            table = await find(self.bot.store, table_id)
            if table is None or table.state is None or not table.row.is_live:
                return False
            after, now = rearranged(table), self.bot.now()
            if after == table and beside is not None:
                return False
            played = list(computer_moves(after, after.state, computers(after))) if table.row.status == "running" else []
            also = partial(self._write_rearranged, table, after, beside)
            then = partial(self._stand_in, table, after, played)
            try:
                if played:
                    await commit(self.bot, follow_up(after, played, now), here=here, also=also, then=then)
                else:  # also when a computer is to think, which goes on after a kill
                    waits = waits_of(after, now, waited=table.waits_for, anew=False)
                    await commit_waits(self.bot, after, waits, now, also=also, then=then)
                    self.bot.thinking.expect(after, here)
            except (LostRace, NoSeat):
                continue
            if played or after != table:
                await self.bot.boards.show_quietly(table_id, here)
            return after != table
        return False

    async def _write_rearranged(self, table: Table, after: Table, beside: Beside | None, writing: Writing) -> None:
        """A seat that is the computer's from now on; if it was the host's, somebody else is host."""
        if beside is not None:  # first: with the game's end all that is asked is forgotten
            await beside(writing)
        if after != table:
            await seats.sit_still(writing, table.id, table.seats)
            await shown.changed(writing, table.id)
        for seat, new in zip(table.seats, after.seats, strict=True):
            if new.computer and not seat.computer:
                former, now = seat.user_id, self.bot.now()
                await offers.withdraw(writing, table.id, seat.seat)
                await seats.hand_over(writing, table.id, seat.seat, former=former, user_id=None, name=new.name, now=now)
                if table.row.host_id in {None, former}:
                    await tables.host(writing, table.id, after.seats[after.humans[0]].user_id)

    @staticmethod
    async def _stand_in(table: Table, after: Table, played: Sequence[Played], writing: Writing) -> None:
        """Who is played for stays so while the turn goes on."""
        if any(event.opens_a_turn for each in played for event in each.step.events):
            return
        for seat, new in zip(table.seats, after.seats, strict=True):
            if new.stand_in and not seat.stand_in:
                await seats.stand_in(writing, table.id, seat.seat)
