"""The table in words and pictures: /board, /story, /undo, /hint, and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

import render
from cogs import _panel, _story
from cogs._answer import Answer, answering
from cogs._board import headline
from cogs._buttons import Act, Page, Tool, button
from cogs._offers import panel
from cogs._pages import page_view, pages
from cogs._pictures import files
from cogs._sitting import Sitting, escaped, sit
from cogs._tell import Teller
from cogs._words import described
from db import preferences, steps, tables
from db.store import LostRace
from engine.contract import HintLevel, Illegal
from engine.play import legal, write
from locales import listed, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

BOARD_COOLDOWN = 5.0
REPLAY_COOLDOWN = 30.0
LEVELS: Final = (2, 3)
"""Of a hint, after where to look: why, and what."""
MOST_HINTS = 8
"""Actions of a kind that are named; of more, so many."""


class TableCog(commands.Cog):
    """What one can ask of the table in this channel."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.tools |= {
            "undo": bot.acting.undo,
            "text": self.show_text,
            "hint": self.show_hint,
            "abandon": self.abandon_table,
            "replay": self.show_replay,
        }
        bot.pages |= {"story": self.show_story, "tip": self.show_tip}

    async def _here(self, answer: Answer) -> Sitting | None:
        """The table of this channel, whatever its state; told privately if there is none."""
        found = await tables.in_channel(self.bot.store, answer.interaction.channel_id or 0)
        table = await sit(self.bot.store, found.id) if found else None
        if table is None:
            await answer.privately(say(answer.language, "no-table-here"))
        return table

    async def _running(self, answer: Answer) -> Sitting | None:
        table = await self._here(answer)
        if table is not None and table.state is None:
            await answer.privately(say(answer.language, "table-is-lobby"))
            return None
        return table

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(text=described("command-board-text"))
    @app_commands.checks.cooldown(1, BOARD_COOLDOWN, key=lambda i: (i.guild_id, i.user.id))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any], text: bool = False) -> None:
        async with answering(interaction) as answer:
            table = await self._running(answer)
            if table is None:
                return
            if text:
                await self._text(answer, table)
                return
            seat = table.seat_of(interaction.user.id)
            history = await self._history(table)
            since = _story.since_last_act(history, seat) if seat is not None else history[-1:]
            own = await preferences.of(self.bot.store, interaction.user.id)
            drawing = self.bot.pictures.board(table, since, seat=seat, theme=own.palette)
            picture = await self.bot.pictures.in_time(drawing)
            if picture is None:
                await self._text(answer, table)
                return
            view = panel(Teller(table, answer.language, plain=True), seat) if seat is not None else None
            alt = render.alt(table.row.game, table.view(seat), table.names, answer.language)
            await answer.privately(
                headline(Teller(table, answer.language)),
                view if view is not None and view.children else None,
                files=files(picture, f"board-{table.row.revision}.png", alt),
            )

    async def _history(self, table: Sitting) -> list[steps.Step]:
        return await steps.history(self.bot.store, table.row.id, after=table.row.revision - steps.STATES_KEPT)

    async def show_text(self, answer: Answer, table_id: str) -> None:
        table = await sit(self.bot.store, table_id)
        if table is not None and table.state is not None:
            await self._text(answer, table)

    async def _text(self, answer: Answer, table: Sitting) -> None:
        """The whole position in words, in as many messages as it takes."""
        seat = table.seat_of(answer.interaction.user.id)
        told = render.text(table.row.game, table.view(seat), table.escaped_names, answer.language)
        opening = headline(Teller(table, answer.language))
        first, *rest = pages(f"{opening}\n{told}")
        await answer.privately(first)
        for page in rest:
            await answer.interaction.followup.send(page, ephemeral=True)

    @app_commands.command(name="story", description=described("command-story"))
    @app_commands.guild_only()
    async def story(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            found = await tables.last_in_channel(self.bot.store, interaction.channel_id or 0)
            if found is None:
                await self._running(answer)  # which says why there is none to tell
            else:
                await self.show_story(answer, found.id)

    async def show_story(self, answer: Answer, table_id: str, page: int | None = None) -> None:
        """Everything that happened, the newest page first."""
        table = await sit(self.bot.store, table_id)
        if table is None or table.state is None:
            await answer.privately(say(answer.language, "table-over"))
            return
        history = await steps.history(self.bot.store, table_id)
        told = _story.told(Teller(table, answer.language), history, most=1_000_000)
        leaves = pages(told)
        number = len(leaves) - 1 if page is None else max(0, min(page, len(leaves) - 1))
        await answer.privately(leaves[number], page_view(table_id, "story", number, len(leaves)))

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.checks.cooldown(1, REPLAY_COOLDOWN, key=lambda i: (i.guild_id, i.user.id))
    @app_commands.guild_only()
    async def replay(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            found = await tables.last_in_channel(self.bot.store, interaction.channel_id or 0)
            if found is None:
                await answer.privately(say(answer.language, "no-table-here"))
            else:
                await self.show_replay(answer, found.id)

    async def show_replay(self, answer: Answer, table_id: str) -> None:
        """The whole game as an animated picture, for everybody to see."""
        table = await sit(self.bot.store, table_id)
        if table is None or table.state is None:
            await answer.privately(say(answer.language, "replay-none"))
            return
        await answer.defer()
        history = await steps.history(self.bot.store, table_id)
        try:
            drawing = self.bot.pictures.replay(table, self.bot.lobbies.set_up(table).state, history)
        except Illegal:
            drawing = None  # the rules were mended since; the story still tells it as it was
        if drawing is None:
            await answer.privately(say(answer.language, "replay-none"))
            return
        title = say(table.row.language, f"{table.row.game}-title")
        told = say(
            table.row.language, "replay", game=title, names=listed(table.row.language, map(escaped, table.names))
        )
        animated = files(await drawing, f"replay-{table_id}-{table.row.revision}.gif", told)
        await answer.publicly(told, files=animated, allowed_mentions=discord.AllowedMentions.none())

    @app_commands.command(name="undo", description=described("command-undo"))
    @app_commands.guild_only()
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self._running(answer)
            if table is not None:
                await self.bot.acting.undo(answer, table.row.id)

    @app_commands.command(name="hint", description=described("command-hint"))
    @app_commands.guild_only()
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self._running(answer)
            if table is not None:
                await self.show_hint(answer, table.row.id)

    async def show_hint(self, answer: Answer, table_id: str) -> None:
        """What is legal, and what each would do."""
        table = await sit(self.bot.store, table_id)
        seat = table.seat_of(answer.interaction.user.id) if table is not None else None
        if table is None or seat is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        if table.game.hint is not None:
            await self._tip(answer, table, seat, 1)
            return
        tell = Teller(table, answer.language)
        groups = _panel.by_verb(legal(table.game, table.state, seat))
        lines = [say(answer.language, "hint-nothing")] if not groups else []
        for word, actions in groups.items():
            labels = [tell.label(action) for action in actions[:MOST_HINTS]]
            more = "" if len(actions) <= MOST_HINTS else " …"
            lines.append(f"**{say(answer.language, f'{table.row.game}-open-{word}')}**: " + "; ".join(labels) + more)
            lines.append(f"-# {say(answer.language, f'{table.row.game}-hint-{word}')}")
        first, *_ = pages("\n".join(lines))
        view = panel(Teller(table, answer.language, plain=True), seat, tools=("report",))
        await answer.privately(first, view)

    async def show_tip(self, answer: Answer, table_id: str, level: int) -> None:
        """The next level of a hint: why, then what."""
        table = await sit(self.bot.store, table_id)
        seat = table.seat_of(answer.interaction.user.id) if table is not None else None
        if table is None or seat is None or not table.row.is_live or table.game.hint is None:
            await answer.privately(say(answer.language, "not-seated" if seat is None else "table-over"))
            return
        await self._tip(answer, table, seat, 3 if level >= LEVELS[-1] else 2)

    async def _tip(self, answer: Answer, table: Sitting, seat: int, level: HintLevel) -> None:
        """Where to look, with buttons for why and what; the last level can be done at once."""
        assert table.game.hint is not None
        row, language = table.row, answer.language
        tip = table.game.hint(table.view(seat), seat, legal(table.game, table.state, seat), level)
        lines = [say(language, f"{row.game}-tip-where", count=len(tip.where), where=listed(language, tip.where))]
        if level == LEVELS[0] - 1:
            verbs = _panel.by_verb(legal(table.game, table.state, seat))
            lines += [f"-# {say(language, f'{row.game}-hint-{word}')}" for word in verbs]
        if tip.why is not None:
            lines = lines if tip.where else []
            lines.append(say(language, f"{row.game}-tip-{tip.why}", about=listed(language, tip.about)))
        view = _panel.empty()
        for later in LEVELS[level - 1 :] if tip.why != "wait" else ():
            view.add_item(button(Page, row.id, "tip", later, label=say(language, f"tip-{later}")))
        if tip.what is not None:
            label = Teller(table, language, plain=True).label(tip.what)
            lines.append(say(language, "tip-what", what=label))
            view.add_item(button(Act, row.id, row.revision, write(tip.what), label=label))
        if table.game.in_private:
            view.add_item(button(Tool, row.id, "mine", label=say(language, "tool-mine")))
        await answer.privately("\n".join(lines), view)

    @app_commands.command(name="leave", description=described("command-leave"))
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            for row in await tables.lobbies_in(self.bot.store, interaction.channel_id or 0):
                table = await sit(self.bot.store, row.id)
                if table is not None and table.seat_of(interaction.user.id) is not None:
                    await self.bot.tools["lobby-leave"](answer, row.id)
                    return
            table = await self._here(answer)
            if table is not None:
                await self.bot.tools["leave"](answer, table.row.id)

    @app_commands.command(name="abandon", description=described("command-abandon"))
    @app_commands.guild_only()
    async def abandon(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            found = await tables.in_channel(self.bot.store, interaction.channel_id or 0)
            lobbies = await tables.lobbies_in(self.bot.store, interaction.channel_id or 0)
            row = found or (lobbies[-1] if lobbies else None)
            table = await sit(self.bot.store, row.id) if row else None
            if table is None:
                await answer.privately(say(answer.language, "no-table-here"))
            elif not self._may_end(answer, table):
                await answer.privately(say(answer.language, "abandon-not-yours"))
            else:
                await self._ask_to_abandon(answer, table)

    async def _ask_to_abandon(self, answer: Answer, table: Sitting) -> None:
        """A lobby's host and a moderator end it alone, a table's people by vote."""
        view = _panel.empty()
        alone = answer.interaction.permissions.manage_messages or table.state is None
        tool = "abandon" if alone or table.seat_of(answer.interaction.user.id) is None else "abandon-vote"
        label = say(answer.language, f"{tool}-sure")
        view.add_item(button(Tool, table.row.id, tool, label=label, style=discord.ButtonStyle.danger))
        await answer.privately(say(answer.language, f"{tool}-ask"), view)

    @staticmethod
    def _may_end(answer: Answer, table: Sitting) -> bool:
        """A lobby: its host; a game: its people; either: a moderator."""
        user = answer.interaction.user
        own = user.id == table.row.host_id if table.state is None else table.seat_of(user.id) is not None
        return own or answer.interaction.permissions.manage_messages

    async def abandon_table(self, answer: Answer, table_id: str) -> None:
        """End it for good; told at the table."""
        table = await sit(self.bot.store, table_id)
        alone = answer.interaction.permissions.manage_messages or (table is not None and table.state is None)
        if table is None or not alone or not self._may_end(answer, table):
            await answer.privately(say(answer.language, "abandon-not-yours"))
            return
        try:
            await tables.end(self.bot.store, table_id, self.bot.now(), "abandoned")
        except LostRace:
            await answer.privately(say(answer.language, "table-over"))
            return
        await answer.privately(say(answer.language, "done"))
        await self.bot.boards.close(table_id, "table-abandoned")


async def setup(bot: Atoll) -> None:
    await bot.add_cog(TableCog(bot))
