"""Reminders, time limits and nudges: the table waits, and says so at its rhythm."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _panel
from cogs._answer import Answer, answering
from cogs._buttons import SeatButton, button
from cogs._commits import LIMIT, REMINDER, follow
from cogs._rhythm import after_quiet_hours, next_reminder, rhythm
from cogs._sitting import Sitting, sit
from cogs._words import described
from db import deadlines, preferences, settings, shown, tables
from db.deadlines import Deadline
from engine.play import waiting
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

NUDGE: Final = "nudge"
NUDGE_EVERY: Final = timedelta(hours=8)


class RemindersCog(commands.Cog):
    """Who is waited for hears of it; who has heard enough says so."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.clock.rings |= {REMINDER: self.remind, LIMIT: self.time_is_up}
        bot.seat_tools |= {"not-now": self.not_now}

    async def remind(self, deadline: Deadline) -> None:
        """One reminder, now or after the quiet hours; after the last one it is silent."""
        table = await sit(self.bot.store, deadline.table_id)
        seat = deadline.seat
        user_id = table.person(seat) if table is not None and seat is not None and seat in table.waits_for else None
        if table is None or seat is None or user_id is None:
            await deadlines.drop(self.bot.store, deadline.table_id, seat, REMINDER)
            return
        own = await preferences.of(self.bot.store, user_id)
        now = self.bot.now()
        later = after_quiet_hours(now, own) if own.reminders else None
        if later != now:
            await deadlines.postpone(self.bot.store, deadline.table_id, seat, REMINDER, later)
            return
        await self.bot.boards.show(table.row.id)
        server = await settings.of(self.bot.store, table.row.guild_id)
        hours = rhythm(own, server.reminder_hours)
        due = next_reminder(deadline.began_at, now, deadline.reminders_sent + 1, hours, own)
        await self._send(table, seat, user_id, own, is_last=due is None)
        await deadlines.remind(self.bot.store, deadline.table_id, seat, REMINDER, due, began_at=deadline.began_at)

    async def _send(
        self, table: Sitting, seat: int, user_id: int, own: preferences.Preferences, *, is_last: bool
    ) -> None:
        row = table.row
        alone = "alone" if len(table.waits_for) == 1 and len(table.seats) > 1 else "among"
        last = "last" if is_last else "more"
        game = say(row.language, f"{row.game}-title")
        content = say(
            row.language, "reminder", who=table.mention(seat), game=game, link=table.link, alone=alone, last=last
        )
        view = _panel.empty()
        view.add_item(button(SeatButton, row.id, seat, "not-now", label=say(row.language, "reminder-not-now")))
        person = discord.Object(user_id)
        if own.ping_by_dm and await self._by_message(person, content, view):
            return
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        await channel.send(content, view=view, allowed_mentions=discord.AllowedMentions(users=[person]))

    async def _by_message(self, person: discord.Object, content: str, view: discord.ui.View) -> bool:
        """A direct message, where the person takes them."""
        try:
            user = await self.bot.fetch_user(person.id)
            await user.send(content, view=view)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def not_now(self, answer: Answer, table_id: str, seat: int) -> None:
        """Silence until this person's next turn."""
        table = await sit(self.bot.store, table_id)
        if table is None or table.seats[seat].user_id != answer.interaction.user.id:
            await answer.privately(say(answer.language, "not-your-reminder"))
            return
        await deadlines.silence(self.bot.store, table_id, seat, REMINDER)
        self.bot.clock.wake()
        await answer.in_place(say(answer.language, "reminder-silenced"), view=None)

    async def time_is_up(self, deadline: Deadline) -> None:
        """The others are asked what shall be done."""
        table = await sit(self.bot.store, deadline.table_id)
        if table is not None and deadline.seat is not None and deadline.seat in table.waits_for:
            await self.bot.votes.ask_about_absent(table, deadline.seat)
        await deadlines.postpone(
            self.bot.store, deadline.table_id, deadline.seat, LIMIT, None, began_at=deadline.began_at
        )

    @app_commands.command(name="nudge", description=described("command-nudge"))
    @app_commands.guild_only()
    async def nudge(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            if table is None:
                return
            why_not = await self._why_not_nudge(table, interaction.user.id)
            if why_not:
                await answer.privately(say(answer.language, why_not))
                return
            now = self.bot.now()
            await deadlines.begin_anew(self.bot.store, table.row.id, None, NUDGE, now=now, due_at=None)
            people = [
                discord.Object(user) for seat in table.waits_for if (user := table.seats[seat].user_id) is not None
            ]
            who = " ".join(table.mention(seat) for seat in table.waits_for)
            by = discord.utils.escape_markdown(interaction.user.display_name[:32])
            await answer.publicly(
                say(table.row.language, "nudged", who=who, by=by, link=table.link),
                allowed_mentions=discord.AllowedMentions(users=people),
            )

    async def _why_not_nudge(self, table: Sitting, user_id: int) -> str | None:
        """Once in eight hours, by a fellow player, for somebody else."""
        seat = table.seat_of(user_id)
        if seat is None:
            return "not-seated"
        if table.waits_for in ((), (seat,)):
            return "nudge-yourself"
        for former in await deadlines.of_table(self.bot.store, table.row.id):
            if former.kind == NUDGE and self.bot.now() - former.began_at < NUDGE_EVERY:
                return "nudged-already"
        return None

    @app_commands.command(name="pause", description=described("command-pause"))
    @app_commands.guild_only()
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            if table is not None and await self._is_seated(answer, table):
                await tables.pause(self.bot.store, table.row.id)
                self.bot.clock.wake()
                await answer.publicly(say(table.row.language, "paused"))

    @app_commands.command(name="resume", description=described("command-resume"))
    @app_commands.guild_only()
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            found = await tables.in_channel(self.bot.store, interaction.channel_id or 0)
            table = await sit(self.bot.store, found.id) if found and found.status == "paused" else None
            if table is None:
                await answer.privately(say(answer.language, "not-paused"))
            elif await self._is_seated(answer, table):
                await self._go_on(table, answer)

    async def _go_on(self, table: Sitting, answer: Answer) -> None:
        """Reminders and limits begin from now, and whoever is waited for is called."""
        table_id = table.row.id
        async with self.bot.store.together() as writing:
            await tables.resume(writing, table_id)
            await follow(self.bot, writing, table, table.state, set(waiting(table.state)), ())
            await shown.unshow(writing, table_id)
        await self.bot.handing.go_on(table_id)
        await self.bot.boards.show(table_id, answer)

    async def _is_seated(self, answer: Answer, table: Sitting) -> bool:
        if table.seat_of(answer.interaction.user.id) is None:
            await answer.privately(say(answer.language, "not-seated"))
            return False
        return True


async def setup(bot: Atoll) -> None:
    await bot.add_cog(RemindersCog(bot))
