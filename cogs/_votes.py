"""Questions to the people of a table: an absent player's turn, a step back, an early end."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs import _panel
from cogs._answer import Answer
from cogs._buttons import Vote, button
from cogs._commits import LIMIT
from cogs._sitting import Sitting, escaped, sit
from db import deadlines, tables, votes
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


def _kind(question: str) -> str:
    """`absent`, `undo`, `abandon`: its first word."""
    return question.split("-", maxsplit=1)[0]


def decided(question: str, cast: Sequence[votes.Vote], voters: Sequence[int]) -> str | None:
    """The answer that has carried, if one has: all must agree to a step back, more than half to the rest."""
    counts = Counter(vote.answer for vote in cast if vote.seat in voters)
    kind = _kind(question)
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
        voters = [each for each in table.humans if each != seat]
        if not voters:
            return
        began = int(self.bot.now().timestamp())
        question = f"absent-{seat}-{began}"
        await self._post(table, question, voters)

    async def ask(self, answer: Answer, table: Sitting, question: str, seat: int) -> None:
        """One player asks the others; their own answer is known."""
        now = self.bot.now()
        await votes.cast(self.bot.store, table.row.id, question, seat, "yes", now=now)
        if await self._carry_if_decided(answer, table, question, seat):
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
        people = [discord.Object(table.seats[each].user_id or 0) for each in table.humans if each != seat]
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
        return table.humans if kind == "abandon" else [each for each in table.humans if each != int(seat)]

    # Answering

    async def press(self, answer: Answer, table_id: str, question: str, word: str) -> None:
        """A player answers; what carries is done at once."""
        table = await sit(self.bot.store, table_id)
        if table is None or not table.row.is_live or not await self._stands(table, question):
            await answer.in_place(say(answer.language, "vote-over"), view=None)
            return
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None or not await self._may_answer(table, question, seat) or word not in ANSWERS[_kind(question)]:
            await answer.privately(say(answer.language, "vote-not-yours"))
            return
        await votes.cast(self.bot.store, table_id, question, seat, word, now=self.bot.now())
        if await self._carry_if_decided(answer, table, question, seat):
            return
        content, view = await self._ballot(table, question)
        await answer.in_place(content, view=view, allowed_mentions=discord.AllowedMentions.none())

    async def _may_answer(self, table: Sitting, question: str, seat: int) -> bool:
        """Who is asked; and the host, after a day, also to a question of their own."""
        if seat in self._voters(table, question):
            return True
        asks = _kind(question) != "absent"
        return asks and await self._is_hosts_alone(table, question, seat)

    async def _is_hosts_alone(self, table: Sitting, question: str, seat: int) -> bool:
        """After a day the host's answer is enough."""
        kind, _, when, *_ = question.split("-")
        cast = await votes.on(self.bot.store, table.row.id, question)
        if not cast or table.person(seat) != table.row.host_id:
            return False
        asked = datetime.fromtimestamp(int(when), UTC) if kind == "absent" else cast[0].voted_at
        return self.bot.now() - asked >= HOST_ALONE_AFTER

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

    async def _carry_if_decided(self, answer: Answer, table: Sitting, question: str, seat: int) -> bool:
        """Whether the question is settled now; of those who settle it at the same moment one carries it out."""
        cast = await votes.on(self.bot.store, table.row.id, question)
        carried = decided(question, cast, self._voters(table, question))
        if carried is None and await self._is_hosts_alone(table, question, seat):
            carried = next(vote.answer for vote in cast if vote.seat == seat)
        if carried is None:
            return False
        try:
            await votes.close(self.bot.store, table.row.id, question)
        except LostRace:
            await answer.quietly()
            return True
        kind, about, *rest = question.split("-")
        words = say(table.row.language, f"vote-{kind}-{carried}-carried", name=escaped(table.names[int(about)]))
        if answer.is_press:
            await answer.in_place(words, view=None, allowed_mentions=discord.AllowedMentions.none())
        else:
            await answer.privately(words)
        await getattr(self, f"_{kind}_{carried}")(table, int(about), rest)
        return True

    # Carrying out

    async def _absent_computer(self, table: Sitting, seat: int, _: Any) -> None:
        await self.bot.handing.play_turn(table.row.id, seat)

    async def _absent_offer(self, table: Sitting, seat: int, _: Any) -> None:
        await self.bot.handing.offer(table, seat)

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
        with contextlib.suppress(LostRace):  # a moderator was quicker
            await tables.end(self.bot.store, table.row.id, self.bot.now(), "abandoned")
        await self.bot.boards.close(table.row.id, "table-abandoned")

    async def _abandon_no(self, *_: Any) -> None:
        """It goes on."""
