"""Reminders and time limits: the table waits, and says so at its rhythm."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord.ext import commands

from cogs import _panel
from cogs._answer import Answer
from cogs._buttons import SeatButton, button
from cogs._commits import LIMIT, REMINDER
from cogs._rhythm import after_quiet_hours, next_reminder, rhythm
from cogs._sitting import Sitting, sit
from db import deadlines, preferences, settings
from db.deadlines import Deadline
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll


class Reminded(NamedTuple):
    """Somebody to be reminded now, and when the next time would be."""

    deadline: Deadline
    seat: int
    user_id: int
    by_dm: bool
    again: datetime | None


class RemindersCog(commands.Cog):
    """Who is waited for hears of it; who has heard enough says so."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.clock.rings |= {REMINDER: self.remind, LIMIT: self.time_is_up}
        bot.seat_tools |= {"not-now": self.not_now}

    async def remind(self, deadline: Deadline) -> None:
        """One message for all at this table whose reminder is due, none for whom it has just been settled."""
        table = await sit(self.bot.store, deadline.table_id)
        waits = await deadlines.of_table(self.bot.store, deadline.table_id)
        due = [each for each in waits if each.kind == REMINDER and each.is_due(self.bot.now())]
        people = [person for each in due if table is not None and (person := await self._whom(table, each))]
        if table is None or not people:
            return
        await self.bot.boards.show(table.row.id)
        here = [person for person in people if not (person.by_dm and await self._by_message(table, person))]
        if here:
            await self._in_channel(table, here)
        for person in people:
            await deadlines.remind(
                self.bot.store,
                table.row.id,
                person.seat,
                REMINDER,
                person.again,
                began_at=person.deadline.began_at,
            )

    async def _whom(self, table: Sitting, deadline: Deadline) -> Reminded | None:
        """Who sits there, if they want to hear of it now; after the quiet hours otherwise."""
        seat, row, store = deadline.seat, table.row, self.bot.store
        user_id = table.person(seat) if seat is not None and seat in table.waits_for else None
        if seat is None or user_id is None:
            await deadlines.drop(store, row.id, seat, REMINDER)
            return None
        own = await preferences.of(store, user_id)
        now = self.bot.now()
        later = after_quiet_hours(now, own) if own.reminders else None
        if later != now:
            await deadlines.postpone(store, row.id, seat, REMINDER, later, began_at=deadline.began_at)
            return None
        hours = rhythm(own, (await settings.of(store, row.guild_id)).reminder_hours)
        again = next_reminder(deadline.began_at, now, deadline.reminders_sent + 1, hours, own)
        return Reminded(deadline, seat, user_id, own.ping_by_dm, again)

    @staticmethod
    def _message(table: Sitting, people: list[Reminded]) -> tuple[str, discord.ui.View]:
        row = table.row
        content = say(
            row.language,
            "reminder",
            who=" ".join(table.mention(person.seat) for person in people),
            game=say(row.language, f"{row.game}-title"),
            link=table.link,
            alone="alone" if len(table.waits_for) == 1 and len(table.seats) > 1 else "among",
            last="more" if any(person.again for person in people) else "last",
        )
        view = _panel.empty()
        label = say(row.language, "reminder-not-now")
        view.add_item(button(SeatButton, row.id, people[0].seat, "not-now", label=label))
        return content, view

    async def _in_channel(self, table: Sitting, people: list[Reminded]) -> None:
        content, view = self._message(table, people)
        users = [discord.Object(person.user_id) for person in people]
        channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        await channel.send(content, view=view, allowed_mentions=discord.AllowedMentions(users=users))

    async def _by_message(self, table: Sitting, person: Reminded) -> bool:
        """A direct message, where the person takes them."""
        content, view = self._message(table, [person])
        try:
            user = await self.bot.fetch_user(person.user_id)
            await user.send(content, view=view)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def not_now(self, answer: Answer, table_id: str, _: int) -> None:
        """Silence until this person's next turn; the message may have been for others too."""
        table = await sit(self.bot.store, table_id)
        user, message = answer.interaction.user, answer.interaction.message
        seat = table.seat_of(user.id) if table is not None else None
        called = [each.id for each in message.mentions] if message is not None else []
        if seat is None or user.id not in called:
            await answer.privately(say(answer.language, "not-your-reminder"))
            return
        await deadlines.silence(self.bot.store, table_id, seat, REMINDER)
        self.bot.clock.wake()
        said = say(answer.language, "reminder-silenced")
        if len(called) > 1:
            await answer.privately(said)
        else:
            await answer.in_place(said, view=None)

    async def time_is_up(self, deadline: Deadline) -> None:
        """The others are asked what shall be done."""
        table = await sit(self.bot.store, deadline.table_id)
        waits = await deadlines.of_table(self.bot.store, deadline.table_id)
        if table is None or deadline not in waits:
            return  # settled in this very moment
        if deadline.seat is not None and deadline.seat in table.waits_for:
            await self.bot.votes.ask_about_absent(table, deadline.seat)
        await deadlines.postpone(
            self.bot.store, deadline.table_id, deadline.seat, LIMIT, None, began_at=deadline.began_at
        )


async def setup(bot: Atoll) -> None:
    await bot.add_cog(RemindersCog(bot))
