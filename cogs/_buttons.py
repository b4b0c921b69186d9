"""Buttons and menus that live on after a restart: everything they need is in their ids."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self

import discord
from discord import ui

from cogs import _panel
from cogs._answer import answering

LONGEST_ID = 100


class Persistent(ui.DynamicItem[ui.Item[Any]], template=r"never matched"):
    """What all of them share: an id that is words joined by colons, and an answer in every case."""

    word: ClassVar[str]

    def __init__(self, item: ui.Item[Any], words: tuple[str, ...]) -> None:
        super().__init__(item)
        self.words = words

    @classmethod
    def name(cls, *words: object) -> str:
        """The id for these words."""
        text = ":".join(map(str, (cls.word, *words)))
        assert len(text) <= LONGEST_ID, text
        return text

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, tuple(match.groups()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        raise NotImplementedError


def button(
    kind: type[Persistent],
    *words: object,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    row: int | None = None,
) -> Persistent:
    """A button of this kind."""
    item: ui.Button[Any] = ui.Button(
        custom_id=kind.name(*words), label=_panel.cut(label, _panel.LONGEST_LABEL), style=style, emoji=emoji, row=row
    )
    return kind(item, tuple(map(str, words)))


def menu(
    kind: type[Persistent],
    *words: object,
    options: list[discord.SelectOption],
    placeholder: str,
    row: int | None = None,
) -> Persistent:
    """A menu of this kind; one thing is chosen."""
    item: ui.Select[Any] = ui.Select(
        custom_id=kind.name(*words),
        options=options[: _panel.MOST_OPTIONS],
        placeholder=_panel.cut(placeholder, _panel.LONGEST_PLACEHOLDER),
        row=row,
    )
    return kind(item, tuple(map(str, words)))


class Act(Persistent, template=r"act:(\w+):(\d+):(.+)"):
    """A button that is one whole action: table, revision, notation."""

    word = "act"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, revision, line = self.words
            await interaction.client.acting.press(answer, table, int(revision), line)


class Sure(Persistent, template=r"sure:(\w+):(\d+):(.+)"):
    """The second button of what is asked about once more: table, revision, notation."""

    word = "sure"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, revision, line = self.words
            await interaction.client.acting.press(answer, table, int(revision), line, is_sure=True)


class Choose(Persistent, template=r"choose:(\w+):(\d+):(.+)"):
    """A menu of whole actions, or of the next word of a half-made one."""

    word = "choose"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, revision, _ = self.words
            assert isinstance(self.item, ui.Select)
            (line,) = self.item.values
            if _panel.OPEN in line.split():
                await interaction.client.acting.ask(answer, table, line)
            else:
                await interaction.client.acting.press(answer, table, int(revision), line)


class Ask(Persistent, template=r"ask:(\w+):(.+)"):
    """A button that opens a private panel of what one may do of a kind."""

    word = "ask"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, pattern = self.words
            await interaction.client.acting.ask(answer, table, pattern)


class Tool(Persistent, template=r"tool:(\w+):([a-z-]+)(?::(\d+))?"):
    """A button of the table itself: undo, words, help; on a board it says which revision that shows."""

    word = "tool"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, tool, *_ = self.words
            await interaction.client.tools[tool](answer, table)


class Lobby(Persistent, template=r"lobby:(\w+):([a-z-]+)"):
    """A lobby's button: join, leave, start."""

    word = "lobby"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, wish = self.words
            await interaction.client.tools[f"lobby-{wish}"](answer, table)


class SeatButton(Persistent, template=r"seat:(\w+):(\d):([a-z-]+)"):
    """A button about one seat: a reminder's silence, an offered seat."""

    word = "seat"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table, seat, tool = self.words
            await interaction.client.seat_tools[tool](answer, table, int(seat))


class Vote(Persistent, template=r"vote:(\w+):([a-z0-9-]+):([a-z]+)"):
    """An answer to a question put to the table."""

    word = "vote"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            await interaction.client.votes.press(answer, *self.words)


class Page(Persistent, template=r"page:([\w-]+):([a-z-]+):(\d+)"):
    """Another page of something long."""

    word = "page"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            about, tool, number = self.words
            await interaction.client.pages[tool](answer, about, int(number))


KINDS = (Act, Sure, Choose, Ask, Tool, Lobby, SeatButton, Vote, Page)
