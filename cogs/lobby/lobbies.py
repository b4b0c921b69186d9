"""How people sit down and get up, and how a lobby becomes a game."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import discord
import msgspec

from cogs.loaded import FORMER, Table, find
from cogs.lobby import message as messages
from cogs.lobby.again import position, seated_as_before
from cogs.lobby.calling import role_called, tell_people, who_wishes
from cogs.lobby.company import (
    can_have_company,
    least_seats,
    most_seats,
    whom_to_choose,
    with_company,
    with_names_of_hands,
)
from cogs.lobby.message import HAND
from cogs.table.act import Played, computer_moves, computers, follow_up
from cogs.table.commit import expect, remembered, write
from cogs.table.pictures import files
from cogs.talk import rights
from cogs.talk.answer import LOST, Answer, Interaction
from cogs.talk.controls import Controls
from cogs.talk.limits import LONGEST_THREAD_NAME, cut
from cogs.words.names import clean, unlike
from cogs.words.teller import Teller
from db import hands, interactions, seats, settings, shown, tables
from db.seats import NoSeat
from db.store import LostRace, Together
from db.tables import ChannelTaken
from engine.contract import Illegal, Step
from engine.play import start
from locales import language_of, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

THREAD_EXISTS: Final = 160004
UNKNOWN_MEMBER: Final = frozenset({10007, 10013})
HOST_ALONE_HOURS: Final = 1
"""For so long only the host starts; then anyone seated may."""

log = logging.getLogger(__name__)


class Lobbies:
    """Joining, leaving and starting, however it was wished: a command, a button or a reaction."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @staticmethod
    def message(table: Table) -> tuple[str, Controls]:
        """What the lobby says, and its buttons."""
        return messages.compose(table)

    async def join(self, table: Table, user: discord.abc.User, *, by_hand: bool = False) -> str | None:
        """Sit down; or the key of the reason why not."""
        if table.row.status != "lobby":
            return "lobby-over"
        if user.bot:
            return "lobby-no-bots"
        if table.seat_of(user.id) is not None:
            return "lobby-in-already"
        name = unlike(table.names, clean(user.display_name))
        try:
            async with self.bot.store.together() as writing:
                await seats.join(
                    writing, table.id, user.id, name, self.bot.now(), most=most_seats(table), by_hand=by_hand
                )
                await hands.lowered(writing, table.id, user.id)
        except NoSeat:
            now = await find(self.bot.store, table.id)
            return "lobby-full" if now is None or now.seat_of(user.id) is None else "lobby-in-already"
        return None

    async def leave(self, table: Table, user_id: int, *, by_hand: bool = False) -> str | None:
        """Get up again; when the host goes, the next one is host; an empty lobby closes."""
        if table.row.status != "lobby":
            return "lobby-over"
        if table.seat_of(user_id) is None:
            return "lobby-not-in"
        rest = [seat.user_id for seat in table.seats if seat.user_id != user_id]
        try:
            async with self.bot.store.together() as writing:
                await seats.leave_lobby(writing, table.id, user_id)
                await (hands.lowered if by_hand else hands.stays_up)(writing, table.id, user_id)
                if not rest:
                    await tables.end(writing, table.id, self.bot.now(), "abandoned")
                elif table.row.host_id == user_id:
                    await tables.host(writing, table.id, rest[0])
        except NoSeat:
            return "lobby-not-in"
        return None

    async def start(self, answer: Answer, table_id: str) -> None:
        """The host, or after an hour anyone seated, starts."""
        table = await find(self.bot.store, table_id)
        why_not = self._why_not_start(table, answer.interaction.user.id) if table else "table-over"
        if table is not None and not why_not:
            table = await self._without_who_left(table)
            why_not = self._why_not_start(table, answer.interaction.user.id)
        if table is None or why_not:
            least = least_seats(table) if table else 0
            await answer.privately(say(answer.language, why_not or "table-over", least=least))
            return
        try:
            if not await self.begin(table):
                await answer.privately(say(answer.language, "channel-taken"))
                return
        except Illegal as refusal:
            reason = Teller(table, answer.language).refusal(refusal)
            await answer.privately(say(answer.language, "no-start", reason=reason))
            return
        except discord.Forbidden:
            lacking = rights.missing(answer.interaction, rights.FOR_A_THREAD) or rights.FOR_A_THREAD
            named = rights.named(answer.language, lacking)
            await answer.privately(say(answer.language, "missing-permissions", permissions=named))
            return
        except LostRace:
            again = await find(self.bot.store, table_id)
            if again is not None and again.row.status == "lobby":  # somebody sat down or got up meanwhile
                await self.start(answer, table_id)
                return
        await self.bot.boards.show_id(table_id, answer)

    async def _without_who_left(self, table: Table) -> Table:
        """Nobody waits for a person who is no longer in the server: their seat is free again."""
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        gone = [user_id for user_id in people if await self.has_left(table.row.guild_id, user_id)]
        for user_id in gone:
            await self.leave(table, user_id)
            table = await find(self.bot.store, table.id) or table
        if gone:
            await self.bot.boards.show_quietly(table.id)
        return table

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Whether Discord knows that this person is not in the server."""
        try:
            await self.member(guild_id, user_id)
        except discord.HTTPException as fault:
            if fault.code in UNKNOWN_MEMBER:
                return True
            log.warning("Discord does not say who is in server %s: %s", guild_id, fault)
        except LOST as fault:
            log.warning("Discord does not say who is in server %s: %s", guild_id, type(fault).__name__)
        return False

    async def member(self, guild_id: int, user_id: int) -> discord.Member:
        """Somebody of this server, under the name they have there."""
        guild = self.bot.get_guild(guild_id) or await self.bot.fetch_guild(guild_id)
        return await guild.fetch_member(user_id)

    def _why_not_start(self, table: Table, user_id: int) -> str | None:
        if table.row.status != "lobby":
            return "lobby-over"
        if table.seat_of(user_id) is None:
            return "not-seated"
        waited = (self.bot.now() - table.row.created_at).total_seconds() / 3600
        if user_id != table.row.host_id and waited < HOST_ALONE_HOURS:
            return "lobby-host-starts"
        return "lobby-too-few" if len(table.seats) < least_seats(table) else None

    async def begin(self, table: Table) -> bool:
        """Set the table and write its first step; false if another table plays in this channel already."""
        now = self.bot.now()
        people, table = len(table.seats), await self._with_everybody(table, now)
        if "asked" in table.game.options.__struct_fields__:
            options = {**table.row.options, "asked": self._how_gates_ask(table)}
            table = replace(table, row=msgspec.structs.replace(table.row, options=options))
        step = self.set_up(table)
        table = with_names_of_hands(table.at(step.state))
        thread = await self._thread(table)
        running = replace(table, state=None, row=msgspec.structs.replace(table.row, status="running"))
        first = Played(None, "set-up", step)
        moves = computer_moves(running, step.state, computers(running))
        acted = follow_up(running, [first, *moves], now)
        whole = await remembered(self.bot, acted)
        try:
            async with self.bot.store.together() as writing:
                if thread is not None:
                    await tables.move(writing, table.id, thread, thread=True)
                await tables.arrange(writing, table.id, table.row.options)
                await tables.start(writing, table.id, now, seats=people)
                await seats.arrange(writing, table.id, [(seat.user_id, seat.name) for seat in table.seats], now)
                await write(writing, acted, whole)
        except ChannelTaken:
            return False
        expect(self.bot, acted, here=table.row.host_id)
        return True

    async def _with_everybody(self, table: Table, now: datetime) -> Table:
        """All the seats that a game begins with."""
        if not table.begins_elsewhere:
            return with_company(table, now)
        former = await find(self.bot.store, str(table.row.options[FORMER]))
        return seated_as_before(table, former, now)

    @staticmethod
    def set_up(table: Table) -> Step[Any]:
        """The table as it is set: from its options, its people and its seed alone, so that a replay can do it again."""
        if table.begins_elsewhere:
            return Step(position(table))
        known = table.game.options.__struct_fields__
        options = {name: value for name, value in table.row.options.items() if name in known}
        return start(table.game, len(table.seats), options, table.row.seed)

    @staticmethod
    def _how_gates_ask(table: Table) -> list[str]:
        """What each player settled in their preferences."""
        people = [seat.user_id for seat in table.seats]
        return [(table.prefers(user_id).gates if user_id else None) or "matters" for user_id in people]

    async def _thread(self, table: Table) -> int | None:
        """The thread this table plays in, if it shall have one: opened under its lobby."""
        row = table.row
        if not row.thread or row.board_message_id is None or row.channel_id != row.board_channel_id:
            return None
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        name = say(row.language, "thread-name", game=say(row.language, f"{row.game}-title"), who=", ".join(table.names))
        message = channel.get_partial_message(row.board_message_id)
        try:
            thread = await message.create_thread(name=cut(name, LONGEST_THREAD_NAME), auto_archive_duration=10080)
        except discord.HTTPException as fault:
            if fault.code != THREAD_EXISTS:
                raise
            return row.board_message_id
        return thread.id

    async def open_here(self, answer: Answer, game: str, options: dict[str, Any], **wishes: Any) -> None:
        """The same, where somebody has asked already; a channel just taken by another is the caller's to tell."""
        interaction = answer.interaction
        if answer.is_elsewhere:
            await self.open_for_oneself(answer, game, options, **wishes)
            return
        if interaction.guild_id is None or interaction.channel_id is None:
            await answer.privately(say(answer.language, "only-in-servers"))
            return
        server = await settings.of(self.bot.store, interaction.guild_id)
        thread = await self._needs_thread(interaction, bool(wishes.get("thread")))
        refusal = self._why_not_here(answer, server.channels, thread)
        if refusal:
            await answer.privately(refusal)
            return
        facts = {
            "game": game,
            "guild_id": interaction.guild_id,
            "channel_id": interaction.channel_id,
            "language": wishes.get("language") or server.language or language_of(str(interaction.guild_locale)),
            "options": {name: value for name, value in options.items() if value is not None},
            "theme": self.bot.settings.theme,
            "time_limit_hours": (server.time_limit_hours if (hours := wishes.get("time_limit")) is None else hours)
            or None,
        }
        await self.open(answer, facts, thread, wishes.get("seed"))

    async def open_for_oneself(
        self,
        answer: Answer,
        game: str,
        options: dict[str, Any],
        also: Callable[[Together], Awaitable[None]] | None = None,
        **wishes: Any,
    ) -> None:
        """A game without a place of its own: it begins at once, and its board is the answer; `also` is kept with it."""
        interaction, bot, user = answer.interaction, self.bot, answer.interaction.user
        seed = wishes.get("seed") or (bot.settings.seed if bot.settings.seed is not None else secrets.randbits(63))
        kept = {name: value for name, value in options.items() if value is not None}
        alone = kept | ({"players": 1} if "players" not in kept else {})
        async with bot.store.together() as writing:
            await interactions.claim(writing, interaction.id, bot.now())
            if also is not None:
                await also(writing)
            table_id = await tables.create(
                writing,
                bot.now(),
                game=game,
                guild_id=interaction.guild_id or 0,
                channel_id=interaction.id,  # it has no place of its own: others may play in the same one
                host_id=user.id,
                language=wishes.get("language") or answer.language,
                options=alone,
                seed=seed,
                theme=bot.settings.theme,
                in_our_server=False,
            )
            await seats.join(writing, table_id, user.id, clean(user.display_name), bot.now(), most=1)
        table = await find(bot.store, table_id)
        assert table is not None
        if most_seats(table) > 1 or least_seats(table) > 1:
            await self._ask_for_company(answer, table)
            return
        await self.start_elsewhere(answer, table)
        if wishes.get("thread") or wishes.get("time_limit"):
            await answer.privately(say(answer.language, "elsewhere-without"))

    async def _ask_for_company(self, answer: Answer, table: Table) -> None:
        """Nobody else can sit down there: computers can, or a second adventurer, where the game takes them."""
        choice = Controls()
        if can_have_company(table):
            choice.add(whom_to_choose(table, answer.language))
        else:
            await tables.end(self.bot.store, table.id, self.bot.now(), "abandoned")
        await answer.privately(say(answer.language, "elsewhere-alone"), choice)

    async def start_elsewhere(self, answer: Answer, table: Table) -> None:
        """Computers have thought before the answer is given: nothing can be told later."""
        if not await self.begin(table):
            await answer.privately(say(answer.language, "table-over"))
            return
        begun = await find(self.bot.store, table.id)
        assert begun is not None
        await self.bot.boards.show(await self.bot.thinking.at_once(begun), answer)

    async def _needs_thread(self, interaction: Interaction, wished: bool) -> bool:
        is_thread = isinstance(interaction.channel, discord.Thread)
        taken = await tables.in_channel(self.bot.store, interaction.channel_id or 0)
        return not is_thread and (wished or taken is not None)

    def _why_not_here(self, answer: Answer, allowed: tuple[int, ...], thread: bool) -> str | None:
        here = answer.interaction.channel_id
        parent = getattr(answer.interaction.channel, "parent_id", None)
        if allowed and here not in allowed and parent not in allowed:
            return say(answer.language, "not-in-this-channel", channels=", ".join(f"<#{each}>" for each in allowed))
        if thread and not self.bot.settings.threads:
            return say(answer.language, "channel-taken")
        needed = (*rights.needed(answer.interaction), *(rights.FOR_A_THREAD if thread else ()))
        missing = rights.missing(answer.interaction, needed)
        if missing:
            return say(answer.language, "missing-permissions", permissions=rights.named(answer.language, missing))
        return None

    async def open(self, answer: Answer, facts: dict[str, Any], thread: bool, seed: int | None = None) -> None:
        """Post a lobby with its host seated, and put up the hand to join by; who plays alone starts at once."""
        user = answer.interaction.user
        if seed is None:
            seed = self.bot.settings.seed if self.bot.settings.seed is not None else secrets.randbits(63)
        async with self.bot.store.together() as writing:
            await interactions.claim(writing, answer.interaction.id, self.bot.now())
            table_id = await tables.create(writing, self.bot.now(), host_id=user.id, seed=seed, thread=thread, **facts)
            await seats.join(writing, table_id, user.id, clean(user.display_name), self.bot.now(), most=1)
        if await self.post(answer, table_id):
            await self.start(answer, table_id)

    async def post(self, answer: Answer, table_id: str) -> bool:
        """The lobby's message, as the answer of a command if it can be; says whether nobody else can sit down."""
        none = discord.AllowedMentions.none()
        async with self.bot.boards.alone(table_id):
            table = await find(self.bot.store, table_id)
            assert table is not None
            content, view = self.message(table)
            called, mentions = role_called(table) if most_seats(table) > 1 else ([], none)
            wishing = await who_wishes(self.bot, table) if most_seats(table) > 1 else []
            content = "\n".join([*called, content])
            said: dict[str, Any] = {"view": view, "allowed_mentions": mentions}
            message = await answer.publicly(content, **said, files=await self.banner(table))
            if message is None:
                channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
                message = await channel.send(content, **said, files=await self.banner(table))
            place = {"channel_id": message.channel.id, "message_id": message.id}
            await shown.post(self.bot.store, table_id, 0, **place, now=self.bot.now())
        if most_seats(table) == 1:
            return True
        await self.put_up_hand(message)
        await tell_people(self.bot, table, wishing, message.jump_url)
        return False

    async def post_for(self, answer: Answer, table_id: str, key: str) -> None:
        """The lobby of people who sit there already: those who did not ask for it are called."""
        async with self.bot.boards.alone(table_id):
            table = await find(self.bot.store, table_id)
            assert table is not None
            row = table.row
            content, view = self.message(table)
            people = [seat.user_id for seat in table.seats if seat.user_id and seat.user_id != answer.user_id]
            who = " ".join(f"<@{user_id}>" for user_id in people)
            called = [say(row.language, key, who=who)] if people else []
            channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
            message = await channel.send(
                "\n".join([*called, content]),
                view=view,
                files=await self.banner(table),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id) for user_id in people]),
                nonce=f"b{table_id}-0",
            )
            place = {"channel_id": message.channel.id, "message_id": message.id}
            await shown.post(self.bot.store, table_id, 0, **place, now=self.bot.now())
        if most_seats(table) == 1:
            await self.start(answer, table_id)
            return
        await self.put_up_hand(message)
        await answer.quietly()

    async def banner(self, table: Table) -> list[discord.File]:
        """The lobby's picture, as Discord takes it; who plays alone needs none."""
        if most_seats(table) == 1:
            return []
        picture = await self.bot.pictures.in_time(self.bot.pictures.banner(table, most_seats(table)))
        name = f"lobby-{table.id}-{len(table.seats)}.png"
        return files(picture, name, say(table.row.language, f"{table.row.game}-pitch"))

    @staticmethod
    async def put_up_hand(message: discord.Message) -> None:
        """The first ✋ under a lobby, for others to press; where reactions are not allowed the button does."""
        try:
            await message.add_reaction(HAND)
        except (discord.HTTPException, *LOST) as fault:
            log.warning("no hand under the lobby: %s", fault)
