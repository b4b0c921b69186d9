"""Questions to the people of a table: an absent player's turn, a step back, an early end."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, ClassVar, Final

from cogs.loaded import Table, find
from cogs.table.act import LIMIT
from cogs.table.commit import Beside
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import VOTE, Controls, Forged, button, count
from cogs.talk.mentions import NOBODY, only
from cogs.words import story
from cogs.words.names import escaped
from cogs.words.teller import Teller
from db import deadlines, offers, shown, tables, votes
from db.store import LostRace, Writing
from db.votes import Vote
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

HOST_ALONE_AFTER: Final = timedelta(days=1)


@dataclass(frozen=True)
class Question:
    """What the table is asked. `str` of it is its name in buttons and rows: `undo-1-17-16`."""

    kind: ClassVar[str]
    answers: ClassVar[tuple[str, ...]] = ("yes", "no")
    needs_all: ClassVar[bool] = False
    """All must agree; otherwise more than half."""

    seat: int
    """Whom it is about, or who asks."""

    def __str__(self) -> str:
        return "-".join(map(str, (self.kind, *astuple(self))))

    def voters(self, table: Table) -> list[int]:
        """The seats whose answers count."""
        return table.others(self.seat)

    def what(self, tell: Teller) -> str:  # noqa: ARG002 — a step back says it
        """What it is about, beside the person."""
        return ""

    def asked_at(self, cast: Sequence[Vote]) -> datetime:
        return cast[0].voted_at

    def stands(self, table: Table) -> bool:  # noqa: ARG002 — some questions ask it
        """Whether the table still stands where it stood when the question was put."""
        return True

    def decided(self, cast: Sequence[Vote], voters: Sequence[int]) -> str | None:
        """The answer that has carried, if one has."""
        counts = Counter(vote.answer for vote in cast if vote.seat in voters)
        if self.needs_all:
            if counts["no"]:
                return "no"
            return "yes" if counts["yes"] == len(voters) else None
        carried = next((answer for answer, number in counts.items() if 2 * number > len(voters)), None)
        return carried or self.undecided(all_answered=sum(counts.values()) == len(voters))

    def undecided(self, *, all_answered: bool) -> str | None:
        """What no answer having more than half means."""
        return "no" if all_answered else None

    async def carry_out(self, bot: Atoll, table: Table, word: str, closing: Beside) -> bool:
        """Do what was decided, and close the question with it; false if the table has gone on."""
        raise NotImplementedError

    async def tell(self, bot: Atoll, table: Table, word: str) -> None:  # noqa: ARG002 — an offer is called out
        """What the channel hears of it, once it is kept."""
        await bot.boards.show_quietly(table.id)


@dataclass(frozen=True)
class Absent(Question):
    """What shall be done about somebody whose time is up?"""

    kind = "absent"
    answers = ("computer", "offer", "extend", "wait")

    since: int
    """When it was asked, in seconds."""

    def asked_at(self, cast: Sequence[Vote]) -> datetime:  # noqa: ARG002 — it says so itself
        return datetime.fromtimestamp(self.since, UTC)

    def stands(self, table: Table) -> bool:
        began = [each.began_at for each in table.deadlines if each.kind == LIMIT and each.seat == self.seat]
        return self.seat in table.waits_for and bool(began) and began[0].timestamp() <= self.since

    def undecided(self, *, all_answered: bool) -> str | None:  # noqa: ARG002 — they wait on
        return None

    async def carry_out(self, bot: Atoll, table: Table, word: str, closing: Beside) -> bool:
        if word == "computer":
            return await bot.handing.play_turn(table.id, self.seat, closing, self.stands)
        limit = next(each for each in table.deadlines if (each.kind, each.seat) == (LIMIT, self.seat))
        async with bot.store.together() as writing:
            await closing(writing)
            if word == "offer":
                await offers.make(writing, table.id, self.seat, from_user_id=None, to_user_id=None, now=bot.now())
            elif word == "extend":
                due = bot.now() + timedelta(hours=table.row.time_limit_hours or 24)
                await deadlines.postpone(writing, table.id, self.seat, LIMIT, due, began_at=limit.began_at)
            else:
                await deadlines.drop(writing, table.id, self.seat, LIMIT, began_at=limit.began_at)
        bot.clock.wake()
        return True

    async def tell(self, bot: Atoll, table: Table, word: str) -> None:
        if word == "offer":
            await bot.handing.tell_offer(table, self.seat)


@dataclass(frozen=True)
class Undo(Question):
    """May somebody take a step back that others have seen?"""

    kind = "undo"
    needs_all = True

    revision: int
    """Where the table stood when it was asked."""
    back_to: int

    def stands(self, table: Table) -> bool:
        return self.revision == table.row.revision

    def what(self, tell: Teller) -> str:
        return story.taken_back(tell, tell.table.history, self.back_to)

    async def carry_out(self, bot: Atoll, table: Table, word: str, closing: Beside) -> bool:
        if word == "yes":
            return await bot.acting.take_back(table.id, self.seat, self.back_to, self.revision, beside=closing)
        await alone(bot, closing)
        return True


@dataclass(frozen=True)
class Abandon(Question):
    """Shall the game end here?"""

    kind = "abandon"

    revision: int

    def voters(self, table: Table) -> list[int]:
        return table.humans

    async def carry_out(self, bot: Atoll, table: Table, word: str, closing: Beside) -> bool:
        if word != "yes":
            await alone(bot, closing)
            return True
        try:
            async with bot.store.together() as writing:
                await closing(writing)
                await tables.end(writing, table.id, bot.now(), "abandoned")
                await shown.changed(writing, table.id)
        except LostRace:  # a moderator was quicker
            return False
        return True


async def alone(bot: Atoll, closing: Beside) -> None:
    """The question is closed, and nothing comes of it."""
    async with bot.store.together() as writing:
        await closing(writing)


KINDS: Final[dict[str, type[Question]]] = {kind.kind: kind for kind in (Absent, Undo, Abandon)}


def question_named(text: str) -> Question:
    """The question of a button."""
    word, *numbers = text.split("-")
    kind = KINDS.get(word)
    if kind is None or not all(number.isascii() and number.isdigit() for number in numbers):
        raise Forged("a question")
    try:
        return kind(*map(count, numbers))
    except TypeError:
        raise Forged("a question") from None


@VOTE
async def vote(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, text, word = words
    await answer.bot.votes.press(answer, table_id, question_named(text), word)


class Votes:
    """Asks, counts and carries out."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    # Asking

    async def ask_about_absent(self, table: Table, seat: int) -> None:
        """Time is up: the others decide for a player who is away."""
        question = Absent(seat, int(self.bot.now().timestamp()))
        voters = question.voters(table)
        if not voters:
            return
        people = [table.seats[each].user_id or 0 for each in voters]
        content, view = await self._ballot(table, question)
        channel = self.bot.place(table.row)
        await channel.send(content, view=view, allowed_mentions=only(people))

    async def ask_undo(self, answer: Answer, table: Table, seat: int, back_to: int) -> None:
        await self._ask(answer, table, Undo(seat, table.row.revision, back_to), seat)

    async def ask_abandon(self, answer: Answer, table: Table, seat: int) -> None:
        await self._ask(answer, table, Abandon(seat, table.row.revision), seat)

    async def _ask(self, answer: Answer, table: Table, question: Question, seat: int) -> None:
        """One player asks the others; their own answer is known."""
        await votes.cast(self.bot.store, table.id, str(question), seat, "yes", now=self.bot.now())
        if await self._carry_if_decided(answer, table, question, seat):
            return
        content, view = await self._ballot(table, question)
        people = [table.seats[each].user_id or 0 for each in table.others(seat)]
        await answer.to_all(content, view=view, allowed_mentions=only(people))

    async def _ballot(self, table: Table, question: Question) -> tuple[str, Controls]:
        language, kind = table.row.language, question.kind
        who = " ".join(table.mention(each) for each in question.voters(table))
        name, what = escaped(table.names[question.seat]), question.what(Teller(table, language, plain=True))
        lines = [say(language, f"vote-{kind}", who=who, name=name, what=what)]
        for each in await votes.on(self.bot.store, table.id, str(question)):
            given = say(language, f"vote-{kind}-{each.answer}")
            lines.append(f"{escaped(table.names[each.seat])}: {given}")
        lines.append(f"-# {say(language, f'vote-{kind}-how')}")
        buttons = [
            button(VOTE, table.id, question, word, label=say(language, f"vote-{kind}-{word}"))
            for word in question.answers
        ]
        return "\n".join(lines), Controls(buttons)

    # Answering

    async def press(self, answer: Answer, table_id: str, question: Question, word: str) -> None:
        """A player answers; what carries is done at once."""
        table = await find(self.bot.store, table_id)
        if table is None or not table.row.is_live or not question.stands(table):
            await answer.in_place(say(answer.language, "vote-over"), view=None)
            return
        if question.seat >= len(table.seats) or word not in question.answers:
            raise Forged("an answer")
        seat = table.voting_seat_of(answer.user_id)
        if seat is None or not await self._may_answer(table, question, seat):
            raise Refused("vote-not-yours")
        cast = votes.cast if isinstance(question, Absent) else votes.answer  # that one is asked by nobody at the table
        try:
            await cast(self.bot.store, table_id, str(question), seat, word, now=self.bot.now())
        except votes.Settled:
            await answer.in_place(say(answer.language, "vote-over"), view=None)
            return
        if await self._carry_if_decided(answer, table, question, seat):
            return
        content, view = await self._ballot(table, question)
        await answer.in_place(content, view=view, allowed_mentions=NOBODY)

    async def _may_answer(self, table: Table, question: Question, seat: int) -> bool:
        """Who is asked; and the host, after a day, also to a question of their own."""
        if seat in question.voters(table):
            return True
        cast = await votes.on(self.bot.store, table.id, str(question))
        return question.kind != Absent.kind and self._is_hosts_alone(table, question, seat, cast)

    def _is_hosts_alone(self, table: Table, question: Question, seat: int, cast: Sequence[Vote]) -> bool:
        """After a day the host's answer is enough."""
        if not cast or table.person(seat) != table.row.host_id:
            return False
        return self.bot.now() - question.asked_at(cast) >= HOST_ALONE_AFTER

    async def _carry_if_decided(self, answer: Answer, table: Table, question: Question, seat: int) -> bool:
        """Whether the question is settled now; of those who settle it at the same moment one carries it out."""
        cast = await votes.on(self.bot.store, table.id, str(question))
        carried = question.decided(cast, question.voters(table))
        if carried is None and self._is_hosts_alone(table, question, seat, cast):
            carried = next(each.answer for each in cast if each.seat == seat)
        if carried is None:
            return False

        async def closing(writing: Writing) -> None:
            await votes.close(writing, table.id, str(question))

        try:
            is_done = await question.carry_out(self.bot, table, carried, closing)
        except votes.Settled:
            await answer.quietly()
            return True
        name = escaped(table.names[question.seat])
        words = say(table.row.language, f"vote-{question.kind}-{carried}-carried", name=name)
        if not is_done:
            words = say(table.row.language, "vote-over")
            with contextlib.suppress(votes.Settled):
                await alone(self.bot, closing)
        try:
            if answer.is_press:
                await answer.in_place(words, view=None, allowed_mentions=NOBODY)
            else:
                await answer.privately(words)
        finally:  # it is settled, whether or not Discord took the word of it
            if is_done:
                await question.tell(self.bot, table, carried)
        return True
