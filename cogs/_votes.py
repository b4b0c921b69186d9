"""Questions to the people of a table: an absent player's turn, a step back, an early end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs import _panel
from cogs._answer import Answer
from cogs._buttons import SeatButton, Vote, button
from cogs._commits import LIMIT, Played, computer_moves, follow, write_steps
from cogs._sitting import Sitting, escaped, sit
from db import deadlines, offers, tables, votes
from db.store import LostRace
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

HOST_ALONE_AFTER: Final = timedelta(days=1)

ANSWERS: Final = {
    "absent": ("computer", "offer", "extend", "wait"),
    "undo": ("yes", "no"),
    "abandon": ("yes", "no"),
}
"""What can be answered, by the first word of the question."""

UNANIMOUS: Final = frozenset({"undo"})


def humans(table: Sitting) -> list[int]:
    """Seats with a person on them."""
    return [seat.seat for seat in table.seats if seat.user_id is not None and seat.left_at is None]


def decided(question: str, cast: Sequence[votes.Vote], voters: Sequence[int]) -> str | None:
    """The answer that has carried, if one has: all must agree to a step back, more than half to the rest."""
    counts = Counter(vote.answer for vote in cast if vote.seat in voters)
    kind = question.split("-", maxsplit=1)[0]
    if kind in UNANIMOUS:
        if counts["no"]:
            return "no"
        return "yes" if counts["yes"] == len(voters) else None
    for answer, count in counts.items():
        if 2 * count > len(voters):
            return answer
    return None if sum(counts.values()) < len(voters) or kind == "absent" else "no"


class Votes:
    """Asks, counts and carries out."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    # Asking

    async def ask_about_absent(self, table: Sitting, seat: int) -> None:
        """Time is up: the others decide for a player who is away."""
        voters = [each for each in humans(table) if each != seat]
        if not voters:
            return
        began = int(self.bot.now().timestamp())
        question = f"absent-{seat}-{began}"
        await self._post(table, question, voters)

    async def ask(self, answer: Answer, table: Sitting, question: str, seat: int) -> None:
        """One player asks the others; their own answer is known."""
        now = self.bot.now()
        await votes.cast(self.bot.store, table.row.id, question, seat, "yes", now=now)
        if await self._carry_if_decided(answer, table, question):
            return
        content, view = await self._ballot(table, question)
        await answer.publicly(content, view=view, allowed_mentions=self._all_but(table, seat))

    async def _post(self, table: Sitting, question: str, voters: Sequence[int]) -> None:
        people = [discord.Object(table.seats[each].user_id or 0) for each in voters]
        content, view = await self._ballot(table, question)
        channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        await channel.send(content, view=view, allowed_mentions=discord.AllowedMentions(users=people))

    @staticmethod
    def _all_but(table: Sitting, seat: int) -> discord.AllowedMentions:
        people = [discord.Object(table.seats[each].user_id or 0) for each in humans(table) if each != seat]
        return discord.AllowedMentions(users=people)

    async def _ballot(self, table: Sitting, question: str) -> tuple[str, ui.View]:
        language = table.row.language
        kind, seat, *_ = question.split("-")
        cast = await votes.on(self.bot.store, table.row.id, question)
        who = " ".join(table.mention(each) for each in self._voters(table, question))
        name = escaped(table.names[int(seat)])
        lines = [say(language, f"vote-{kind}", who=who, name=name)]
        for vote in cast:
            given = say(language, f"vote-{kind}-{vote.answer}")
            lines.append(f"{escaped(table.names[vote.seat])}: {given}")
        lines.append(f"-# {say(language, f'vote-{kind}-how')}")
        view = _panel.empty()
        for word in ANSWERS[kind]:
            label = say(language, f"vote-{kind}-{word}")
            view.add_item(button(Vote, table.row.id, question, word, label=label))
        return "\n".join(lines), view

    @staticmethod
    def _voters(table: Sitting, question: str) -> list[int]:
        kind, seat, *_ = question.split("-")
        return humans(table) if kind == "abandon" else [each for each in humans(table) if each != int(seat)]

    # Answering

    async def press(self, answer: Answer, table_id: str, question: str, word: str) -> None:
        """A player answers; what carries is done at once."""
        table = await sit(self.bot.store, table_id)
        if table is None or not table.row.is_live or not await self._stands(table, question):
            await answer.in_place(say(answer.language, "vote-over"), view=None)
            return
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None or seat not in self._voters(table, question):
            await answer.privately(say(answer.language, "vote-not-yours"))
            return
        await votes.cast(self.bot.store, table_id, question, seat, word, now=self.bot.now())
        if await self._carry_if_decided(answer, table, question):
            return
        content, view = await self._ballot(table, question)
        await answer.in_place(content, view=view, allowed_mentions=discord.AllowedMentions.none())

    async def _stands(self, table: Sitting, question: str) -> bool:
        """Whether the table still stands where it stood when the question was put."""
        kind, seat, when = question.split("-")[:3]
        if kind == "undo":
            return int(when) == table.row.revision
        if kind == "absent":
            waits = await deadlines.of_table(self.bot.store, table.row.id)
            began = [each.began_at for each in waits if each.kind == LIMIT and each.seat == int(seat)]
            return int(seat) in table.waits_for and bool(began) and began[0].timestamp() <= int(when)
        return True

    async def _carry_if_decided(self, answer: Answer, table: Sitting, question: str) -> bool:
        cast = await votes.on(self.bot.store, table.row.id, question)
        carried = decided(question, cast, self._voters(table, question)) or self._host_alone(
            answer, table, question, cast
        )
        if carried is None:
            return False
        await votes.close(self.bot.store, table.row.id, question)
        kind, seat, *rest = question.split("-")
        words = say(table.row.language, f"vote-{kind}-{carried}-carried", name=escaped(table.names[int(seat)]))
        if answer.is_press:
            await answer.in_place(words, view=None, allowed_mentions=discord.AllowedMentions.none())
        else:
            await answer.privately(words)
        await getattr(self, f"_{kind}_{carried}")(table, int(seat), rest)
        return True

    def _host_alone(self, answer: Answer, table: Sitting, question: str, cast: Sequence[votes.Vote]) -> str | None:
        """After a day the host's answer is enough."""
        if not cast or answer.interaction.user.id != table.row.host_id:
            return None
        own = next((vote.answer for vote in cast if table.seats[vote.seat].user_id == table.row.host_id), None)
        kind, _, when, *_ = question.split("-")
        first = min(vote.voted_at for vote in cast)
        asked = datetime.fromtimestamp(int(when), UTC) if kind == "absent" else first
        waited = self.bot.now() - asked
        return own if waited >= HOST_ALONE_AFTER else None

    # Carrying out

    async def _absent_computer(self, table: Sitting, seat: int, _: Any) -> None:
        await self.play_turn(table.row.id, seat)

    async def play_turn(self, table_id: str, seat: int) -> None:
        """The computer plays for a seat until the table waits for somebody else."""
        for _ in range(3):
            table = await sit(self.bot.store, table_id)
            if table is None or seat not in table.waits_for:
                return
            played = list(self._one_turn(table, seat))
            try:
                async with self.bot.store.together() as writing:
                    await write_steps(self.bot, writing, table, played)
            except LostRace:
                continue
            self.bot.clock.wake()
            await self.bot.boards.show(table_id)
            return

    @staticmethod
    def _one_turn(table: Sitting, seat: int) -> list[Played]:
        """Its moves up to the next turn, in which it is asked anew."""
        played = []
        for each in computer_moves(table, table.state, [seat]):
            played.append(each)
            if any(event.opens_a_turn for event in each.step.events):
                break
        return played

    async def _absent_offer(self, table: Sitting, seat: int, _: Any) -> None:
        await self.offer(table, seat, None)

    async def offer(self, table: Sitting, seat: int, to: int | None) -> None:
        """A seat for somebody, or for anybody, who accepts."""
        user_id = table.seats[seat].user_id
        await offers.make(self.bot.store, table.row.id, seat, from_user_id=user_id, to_user_id=to, now=self.bot.now())
        language = table.row.language
        whom = f"<@{to}>" if to else say(language, "offer-anybody")
        content = say(language, "offer", name=escaped(table.names[seat]), whom=whom)
        view = _panel.empty()
        style = discord.ButtonStyle.success
        view.add_item(button(SeatButton, table.row.id, seat, "take", label=say(language, "offer-take"), style=style))
        label = say(language, "offer-computer")
        view.add_item(button(SeatButton, table.row.id, seat, "computer", label=label))
        mentions = discord.AllowedMentions(users=[discord.Object(to)] if to else False)
        channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        await channel.send(content, view=view, allowed_mentions=mentions)

    async def offer_anew(self, table_id: str, seat: int) -> None:
        """The seat of somebody who is gone."""
        table = await sit(self.bot.store, table_id)
        if table is not None and table.row.is_live:
            await self.offer(table, seat, None)

    async def _absent_extend(self, table: Sitting, seat: int, _: Any) -> None:
        due = self.bot.now() + timedelta(hours=table.row.time_limit_hours or 24)
        await deadlines.postpone(self.bot.store, table.row.id, seat, LIMIT, due)
        self.bot.clock.wake()

    async def _absent_wait(self, table: Sitting, seat: int, _: Any) -> None:
        await deadlines.drop(self.bot.store, table.row.id, seat, LIMIT)

    async def _undo_yes(self, table: Sitting, seat: int, rest: Sequence[str]) -> None:
        await self.bot.acting.take_back(table, seat, int(rest[1]))
        await self.bot.boards.show(table.row.id)

    async def _undo_no(self, *_: Any) -> None:
        """It stays as it is."""

    async def _abandon_yes(self, table: Sitting, *_: Any) -> None:
        await tables.end(self.bot.store, table.row.id, self.bot.now(), "abandoned")
        await self.bot.boards.close(table.row.id, "table-abandoned")

    async def _abandon_no(self, *_: Any) -> None:
        """It goes on."""

    async def wait_anew(self, table_id: str) -> None:
        """Reminders and limits begin from now: the table went on after a pause, or a seat has a new player."""
        table = await sit(self.bot.store, table_id)
        if table is None or table.state is None:
            return
        async with self.bot.store.together() as writing:
            await follow(self.bot, writing, table, table.state, set(table.waits_for), ())
        self.bot.clock.wake()
