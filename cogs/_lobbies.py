"""A lobby: the options in words, the seats, how to join; and how it becomes a game."""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
import msgspec
from discord import ui

from cogs import _panel, _rights
from cogs._answer import Answer
from cogs._buttons import Lobby, button
from cogs._commits import Played, computer_moves, computers, write_steps
from cogs._pictures import files
from cogs._sitting import Sitting, clean, sit, unlike
from cogs._tell import Teller
from db import hands, interactions, preferences, seats, shown, tables
from db.seats import NoSeat
from db.store import LostRace
from db.tables import ChannelTaken
from engine.contract import Illegal, Step
from engine.play import start
from locales import knows, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

HAND: Final = "✋"
THREAD_EXISTS: Final = 160004
HOST_ALONE_HOURS: Final = 1
"""For so long only the host starts; then anyone seated may."""

log = logging.getLogger(__name__)


def option_words(language: str, game: str, options: dict[str, Any]) -> list[str]:
    """What a table plays with, a line an option."""
    lines = []
    for name, value in options.items():
        if knows("en", f"{game}-option-{name}"):
            key = f"{game}-{name}-{value}"
            shown_value = say(language, key) if knows("en", key) else str(value)
            lines.append(say(language, f"{game}-option-{name}", value=shown_value))
    return lines


def compose_lobby(table: Sitting) -> tuple[str, ui.View]:
    """The lobby's message and its buttons."""
    row, language = table.row, table.row.language
    view = _panel.empty()
    players, most = table.game.players, most_seats(table)
    parts = [f"## {say(language, f'{row.game}-title')}"]
    if most > 1:
        parts.append(say(language, f"{row.game}-pitch"))
    parts += option_words(language, row.game, row.options)
    if row.time_limit_hours and most > 1:
        parts.append(say(language, "lobby-time-limit", hours=row.time_limit_hours))
    if most == 1:
        return "\n".join([*parts, say(language, "lobby-alone", name=f"**{table.escaped_names[0]}**")]), view
    for place in range(most if row.status == "lobby" else len(table.seats)):
        taken = place < len(table.seats)
        name = f"**{table.escaped_names[place]}**" if taken else say(language, "lobby-free-seat")
        is_host = taken and table.seats[place].user_id == row.host_id
        parts.append(f"{place + 1}\\. {say(language, 'lobby-host', name=name) if is_host else name}")
    if row.status == "lobby":
        parts.append(say(language, "lobby-how", hand=HAND, least=players[0], most=most))
        ready = len(table.seats) >= players[0]
        view.add_item(
            button(Lobby, row.id, "join", label=say(language, "lobby-join"), style=discord.ButtonStyle.success)
        )
        view.add_item(button(Lobby, row.id, "leave", label=say(language, "lobby-leave")))
        style = discord.ButtonStyle.primary if ready else discord.ButtonStyle.secondary
        view.add_item(button(Lobby, row.id, "start", label=say(language, "lobby-start"), style=style))
    else:
        parts.append(say(language, f"lobby-is-{row.status}"))
    return "\n".join(parts), view


def most_seats(table: Sitting) -> int:
    """How many may sit down: as many as the host said, or the game takes."""
    asked = table.row.options.get("players")
    most = table.game.players[-1]
    return min(int(asked), most) if asked else most


class Lobbies:
    """Joining, leaving and starting, however it was wished: a command, a button or a reaction."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def join(self, table: Sitting, user: discord.abc.User, *, by_hand: bool = False) -> str | None:
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
                    writing, table.row.id, user.id, name, self.bot.now(), most=most_seats(table), by_hand=by_hand
                )
                await hands.lowered(writing, table.row.id, user.id)
        except NoSeat:
            now = await sit(self.bot.store, table.row.id)
            return "lobby-full" if now is None or now.seat_of(user.id) is None else "lobby-in-already"
        return None

    async def leave(self, table: Sitting, user_id: int, *, by_hand: bool = False) -> str | None:
        """Get up again; when the host goes, the next one is host; an empty lobby closes."""
        if table.row.status != "lobby":
            return "lobby-over"
        if table.seat_of(user_id) is None:
            return "lobby-not-in"
        rest = [seat.user_id for seat in table.seats if seat.user_id != user_id]
        try:
            async with self.bot.store.together() as writing:
                await seats.leave_lobby(writing, table.row.id, user_id)
                await (hands.lowered if by_hand else hands.stays_up)(writing, table.row.id, user_id)
                if not rest:
                    await tables.end(writing, table.row.id, self.bot.now(), "abandoned")
                elif table.row.host_id == user_id:
                    await tables.host(writing, table.row.id, rest[0])
        except NoSeat:
            return "lobby-not-in"
        return None

    async def start(self, answer: Answer, table_id: str) -> None:
        """The host, or after an hour anyone seated, starts."""
        table = await sit(self.bot.store, table_id)
        why_not = self._why_not_start(table, answer.interaction.user.id) if table else "table-over"
        if table is not None and not why_not:
            table = await self._without_who_left(table)
            why_not = self._why_not_start(table, answer.interaction.user.id)
        if table is None or why_not:
            least = table.game.players[0] if table else 0
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
            lacking = _rights.missing(answer.interaction, _rights.FOR_A_THREAD) or _rights.FOR_A_THREAD
            named = _rights.named(answer.language, lacking)
            await answer.privately(say(answer.language, "missing-permissions", permissions=named))
            return
        except LostRace:
            again = await sit(self.bot.store, table_id)
            if again is not None and again.row.status == "lobby":  # somebody sat down or got up meanwhile
                await self.start(answer, table_id)
                return
        await self.bot.boards.show(table_id, answer)

    async def _without_who_left(self, table: Sitting) -> Sitting:
        """Nobody waits for a person who is no longer in the server: their seat is free again."""
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        gone = [user_id for user_id in people if await self.has_left(table.row.guild_id, user_id)]
        for user_id in gone:
            await self.leave(table, user_id)
            table = await sit(self.bot.store, table.row.id) or table
        if gone:
            await self.bot.boards.show_quietly(table.row.id)
        return table

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Whether Discord knows that this person is not in the server."""
        try:
            await self.member(guild_id, user_id)
        except discord.NotFound:
            return True
        except discord.HTTPException as fault:
            log.warning("Discord does not say who is in server %s: %s", guild_id, fault)
        return False

    async def member(self, guild_id: int, user_id: int) -> discord.Member:
        """Somebody of this server, under the name they have there."""
        guild = self.bot.get_guild(guild_id) or await self.bot.fetch_guild(guild_id)
        return await guild.fetch_member(user_id)

    def _why_not_start(self, table: Sitting, user_id: int) -> str | None:
        if table.row.status != "lobby":
            return "lobby-over"
        if table.seat_of(user_id) is None:
            return "not-seated"
        waited = (self.bot.now() - table.row.created_at).total_seconds() / 3600
        if user_id != table.row.host_id and waited < HOST_ALONE_HOURS:
            return "lobby-host-starts"
        return "lobby-too-few" if len(table.seats) < table.game.players[0] else None

    async def begin(self, table: Sitting) -> bool:
        """Set the table and write its first step; false if another table plays in this channel already."""
        if "asked" in table.game.options.__struct_fields__:
            options = {**table.row.options, "asked": await self._how_gates_ask(table)}
            table = replace(table, row=msgspec.structs.replace(table.row, options=options))
        step = self.set_up(table)
        now = self.bot.now()
        thread = await self._thread(table)
        try:
            async with self.bot.store.together() as writing:
                if thread is not None:
                    await tables.move(writing, table.row.id, thread, thread=True)
                await tables.arrange(writing, table.row.id, table.row.options)
                await tables.start(writing, table.row.id, now, seats=len(table.seats))
                await seats.arrange(writing, table.row.id, [(seat.user_id, seat.name) for seat in table.seats], now)
                first = Played(None, "set-up", step)
                await write_steps(
                    self.bot, writing, table, [first, *computer_moves(table, step.state, computers(table))]
                )
        except ChannelTaken:
            return False
        self.bot.clock.wake()
        return True

    @staticmethod
    def set_up(table: Sitting) -> Step[Any]:
        """The table as it is set: from its options, its people and its seed alone, so that a replay can do it again."""
        known = table.game.options.__struct_fields__
        options = {name: value for name, value in table.row.options.items() if name in known}
        return start(table.game, len(table.seats), options, table.row.seed)

    async def _how_gates_ask(self, table: Sitting) -> list[str]:
        """What each player settled in their preferences."""
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        own = await preferences.of_all(self.bot.store, people)
        return [(own[seat.user_id].gates if seat.user_id in own else None) or "always" for seat in table.seats]

    async def _thread(self, table: Sitting) -> int | None:
        """The thread this table plays in, if it shall have one: opened under its lobby."""
        row = table.row
        if not row.thread or row.board_message_id is None or row.channel_id != row.board_channel_id:
            return None
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        name = say(row.language, "thread-name", game=say(row.language, f"{row.game}-title"), who=", ".join(table.names))
        message = channel.get_partial_message(row.board_message_id)
        try:
            thread = await message.create_thread(name=name[:100], auto_archive_duration=10080)
        except discord.HTTPException as fault:
            if fault.code != THREAD_EXISTS:
                raise
            return row.board_message_id
        return thread.id

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
        async with self.bot.boards.turn(table_id):
            table = await sit(self.bot.store, table_id)
            assert table is not None
            content, view = compose_lobby(table)
            message = await answer.publicly(content, view=view, files=await self.banner(table), allowed_mentions=none)
            if message is None:
                channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
                message = await channel.send(content, view=view, files=await self.banner(table), allowed_mentions=none)
            place = {"channel_id": message.channel.id, "message_id": message.id}
            await shown.post(self.bot.store, table_id, 0, **place, now=self.bot.now())
        if most_seats(table) == 1:
            return True
        await put_up_hand(message)
        return False

    async def banner(self, table: Sitting) -> list[discord.File]:
        """The lobby's picture, as Discord takes it; who plays alone needs none."""
        if most_seats(table) == 1:
            return []
        picture = await self.bot.pictures.in_time(self.bot.pictures.banner(table, most_seats(table)))
        name = f"lobby-{table.row.id}-{len(table.seats)}.png"
        return files(picture, name, say(table.row.language, f"{table.row.game}-pitch"))


async def put_up_hand(message: discord.Message) -> None:
    """The first ✋ under a lobby, for others to press; where reactions are not allowed the button does."""
    try:
        await message.add_reaction(HAND)
    except discord.HTTPException as fault:
        log.warning("no hand under the lobby: %s", fault)
