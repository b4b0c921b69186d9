"""Seats that change hands: offered, taken, left to the computer for a turn or for good."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import discord

from cogs import _panel
from cogs._answer import Answer
from cogs._buttons import SeatButton, button
from cogs._commits import LIMIT, REMINDER, Played, computer_moves, computers, follow, opens_a_turn, write_steps
from cogs._sitting import Sitting, clean, escaped, sit, unlike
from db import deadlines, offers, seats, shown, tables
from db.offers import NoOffer, Offer
from db.seats import NoSeat
from db.store import LostRace, Together
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

TRIES = 5

log = logging.getLogger(__name__)


class Handing:
    """Nobody is skipped: a seat is handed over, or played for."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def leave(self, table: Sitting, seat: int) -> None:
        """Who sits here leaves a running game; the last one ends it, otherwise the seat is offered to anybody."""
        row, now = table.row, self.bot.now()
        user_id = table.seats[seat].user_id
        assert user_id is not None
        rest = [each for each in table.humans if each != seat]
        async with self.bot.store.together() as writing:
            await seats.leave(writing, row.id, user_id, now)
            for kind in (REMINDER, LIMIT):
                await deadlines.drop(writing, row.id, seat, kind)
            if not rest:
                await tables.end(writing, row.id, now, "abandoned")
            elif row.host_id == user_id:
                await tables.host(writing, row.id, table.seats[rest[0]].user_id)
        if rest:
            await self.offer(table, seat)
        else:
            await self.bot.boards.close(row.id, "table-abandoned")

    async def offer_anew(self, table_id: str, seat: int) -> None:
        """The seat of somebody who was forgotten; a game that has nobody left is over."""
        table = await sit(self.bot.store, table_id)
        if table is None or not table.row.is_live:
            return
        try:
            if table.humans:
                await self.offer(table, seat)
                return
            await tables.end(self.bot.store, table_id, self.bot.now(), "abandoned")
            await self.bot.boards.close(table_id, "table-abandoned")
        except (discord.HTTPException, LostRace) as fault:
            log.warning("table %s: the seat of somebody forgotten is not offered: %s", table_id, fault)

    async def offer(self, table: Sitting, seat: int, to: int | None = None, by: int | None = None) -> None:
        """A seat for somebody, or for anybody, who accepts; by who sits there, or by the table."""
        row, language = table.row, table.row.language
        await offers.make(self.bot.store, row.id, seat, from_user_id=by, to_user_id=to, now=self.bot.now())
        whom = f"<@{to}>" if to else say(language, "offer-anybody")
        content = say(language, "offer", name=escaped(table.names[seat]), whom=whom)
        view = _panel.empty()
        style = discord.ButtonStyle.success
        view.add_item(button(SeatButton, row.id, seat, "take", label=say(language, "offer-take"), style=style))
        view.add_item(button(SeatButton, row.id, seat, "computer", label=say(language, "offer-computer")))
        mentions = discord.AllowedMentions(users=[discord.Object(to)] if to else False)
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        await channel.send(content, view=view, allowed_mentions=mentions)

    async def _offered(self, table: Sitting, seat: int) -> Offer | None:
        """The offer of a seat as it stands; the table's own is void when who was away is back."""
        found = next((each for each in await offers.of_table(self.bot.store, table.row.id) if each.seat == seat), None)
        if found is None or found.from_user_id is not None or table.person(seat) is None:
            return found
        waits = await deadlines.of_table(self.bot.store, table.row.id)
        is_away = any(each.seat == seat and each.began_at < found.offered_at for each in waits)
        return found if is_away else None

    async def take(self, answer: Answer, table_id: str, seat: int) -> None:
        """Accept an offered seat."""
        user = answer.interaction.user
        table = await sit(self.bot.store, table_id)
        if table is None or not table.row.is_live:
            await answer.in_place(say(answer.language, "table-over"), view=None)
            return
        offer = await self._offered(table, seat)
        why_not = self._why_not_take(table, offer, user.id)
        if why_not:
            await answer.privately(say(answer.language, why_not))
            return
        name = unlike(table.names, clean(user.display_name))
        try:
            async with self.bot.store.together() as writing:
                await offers.take(writing, table_id, seat, user_id=user.id, name=name, now=self.bot.now())
                if table.row.host_id in {None, table.seats[seat].user_id}:
                    await tables.host(writing, table_id, user.id)
        except (NoOffer, NoSeat):
            await answer.privately(say(answer.language, "offer-gone"))
            return
        await answer.in_place(say(table.row.language, "offer-taken", name=escaped(name)), view=None)
        await self._call(table_id, seat)

    @staticmethod
    def _why_not_take(table: Sitting, offer: Offer | None, user_id: int) -> str | None:
        if table.seat_of(user_id) is not None:
            return "lobby-in-already"
        if offer is None:
            return "offer-gone"
        return "offer-not-yours" if offer.to_user_id not in {None, user_id} else None

    async def _call(self, table_id: str, seat: int) -> None:
        """Who sits here now is waited for from now on, and called."""
        table = await sit(self.bot.store, table_id)
        if table is None or seat not in table.waits_for:
            return
        async with self.bot.store.together() as writing:
            await follow(self.bot, writing, table, table.state, {seat}, ())
            await shown.unshow(writing, table_id)
        self.bot.clock.wake()
        await self.bot.boards.show(table_id)

    async def to_computer(self, answer: Answer, table_id: str, seat: int) -> None:
        """The computer has an offered seat: by whose it is, or, where nobody sits, by somebody at the table."""
        table = await sit(self.bot.store, table_id)
        offer = await self._offered(table, seat) if table is not None else None
        if table is None or offer is None:
            await answer.privately(say(answer.language, "offer-gone"))
            return
        by = table.seat_of(answer.interaction.user.id)
        if by is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        if offer.from_user_id is not None and by != seat:
            await answer.privately(say(answer.language, "offer-not-yours-to-give"))
            return
        name = say(table.row.language, "computer-name", number=seat + 1)
        if table.humans == [seat]:
            await answer.in_place(say(table.row.language, "left-game"), view=None)
            await self.leave(table, seat)
            return
        await answer.in_place(say(table.row.language, "offer-taken", name=name), view=None)
        await self._play_on(table_id, lambda now: now.with_computer(seat, name))

    async def play_turn(self, table_id: str, seat: int) -> None:
        """The computer plays for a player who is away, until the next turn begins."""
        await self._play_on(table_id, lambda now: now.with_stand_in(seat))

    async def go_on(self, table_id: str) -> None:
        """The computer plays where it is waited for: the table had paused, or was stuck."""
        await self._play_on(table_id, lambda now: now)

    async def _play_on(self, table_id: str, rearranged: Callable[[Sitting], Sitting]) -> None:
        """The table with other players, and what the computer does then, together; again if somebody just acted."""
        for _ in range(TRIES):
            table = await sit(self.bot.store, table_id)
            if table is None or table.state is None or not table.row.is_live:
                return
            after = rearranged(table)
            played = list(computer_moves(after, after.state, computers(after))) if table.row.status == "running" else []
            try:
                async with self.bot.store.together() as writing:
                    await self._rearrange(writing, table, after)
                    if played:
                        await write_steps(self.bot, writing, after, played)
                    await self._stand_in(writing, table, after, played)
            except LostRace:
                continue
            self.bot.clock.wake()
            if played or after != table:
                await self.bot.boards.show(table_id)
            return

    async def _rearrange(self, writing: Together, table: Sitting, after: Sitting) -> None:
        """A seat that is the computer's from now on; if it was the host's, somebody else is host."""
        for seat, new in zip(table.seats, after.seats, strict=True):
            if new.computer and not seat.computer:
                former, now = seat.user_id, self.bot.now()
                await offers.withdraw(writing, table.row.id, seat.seat)
                await seats.hand_over(
                    writing, table.row.id, seat.seat, former=former, user_id=None, name=new.name, now=now
                )
                if table.row.host_id in {None, former}:
                    await tables.host(writing, table.row.id, after.seats[after.humans[0]].user_id)

    @staticmethod
    async def _stand_in(writing: Together, table: Sitting, after: Sitting, played: Sequence[Played]) -> None:
        """Who is played for stays so while the turn goes on."""
        if any(opens_a_turn(each.step.events) for each in played):
            return
        for seat, new in zip(table.seats, after.seats, strict=True):
            if new.stand_in and not seat.stand_in:
                await seats.stand_in(writing, table.row.id, seat.seat)
