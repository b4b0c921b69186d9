"""A channel with people in it: what they see, who was pinged, and how they act by what is on the screen."""

import contextlib
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import discord

from cogs.table.choices import OPEN
from db import steps, tables
from engine import GAMES
from engine.play import read

HAND = "✋"


class Item(NamedTuple):
    """A button, or one line of a menu, as it can be pressed."""

    message: Any
    custom_id: str
    value: str | None
    label: str

    @property
    def said(self) -> str:
        """What it stands for: a line of notation, or a half-made one."""
        names_a_revision = self.kind in {"act", "advised", "sure"}
        return self.value if self.value is not None else self.custom_id.split(":", 3 if names_a_revision else 2)[-1]

    @property
    def kind(self) -> str:
        return self.custom_id.split(":")[0]


def parts(message: Any) -> list[Any]:
    """The buttons and menus of a message."""
    rows = message.message.components if hasattr(message, "ephemeral") else message.components
    return [part for row in rows for part in row.children]


def items(message: Any) -> list[Item]:
    """Everything on a message that can be pressed or chosen."""
    buttons = [
        Item(message, part.custom_id or "", None, part.label or "")
        for part in parts(message)
        if isinstance(part, discord.Button)
    ]
    menus = [
        Item(message, part.custom_id, option.value, option.label)
        for part in parts(message)
        if isinstance(part, discord.SelectMenu)
        for option in part.options
    ]
    return buttons + menus


OF_A_LOBBY = {"lobby", "arrange", "learn"}
"""The kinds of buttons that a lobby has."""


class Place:
    """A channel, or a thread, and the people who play there; the first is the host."""

    def __init__(self, env: Any, channel: Any, people: list[Any]) -> None:
        self.env, self.channel, self.people = env, channel, people
        self._pinged: list[tuple[int, tuple[int, ...]]] = []
        env.backend.commit_message = self._noting_pings(env.backend.commit_message)

    def _noting_pings(self, commit: Any) -> Any:
        def committed(message: Any, **how: Any) -> Any:
            if not message.flags & discord.MessageFlags.ephemeral.flag:
                self._pinged.append((message.channel_id, tuple(message.ping_user_ids)))
            return commit(message, **how)

        return committed

    @property
    def store(self) -> Any:
        return self.env.bot.store

    # A table comes to be

    async def open(self, seats: int = 2, **options: Any) -> Any:
        """A lobby with so many people in it; each joins in another way."""
        host, *others = self.people[:seats]
        await host.slash(self.channel, "play island", **options)
        lobby = self.last
        for number, guest in enumerate(others):
            if number % 2:
                await guest.click(lobby, label=self.item(lobby, "lobby", "join").label)
            else:
                await guest.react(lobby, HAND)
        return self.lobby

    async def begin(self, seats: int = 2, **options: Any) -> Any:
        """A game that has just begun; its board."""
        lobby = await self.open(seats, **options)
        await self.people[0].click(lobby, custom_id=self.item(lobby, "lobby", "start").custom_id)
        return self.board

    # What is on the screen

    @property
    def said(self) -> list[Any]:
        """What the bot said to everybody; that a thread was opened is said by Discord itself."""
        return [message for message in self.channel.history() if not message.is_system()]

    @property
    def last(self) -> Any:
        return self.said[-1]

    @property
    def lobby(self) -> Any:
        """The last lobby; after it the host may have heard that it is full."""
        return [message for message in self.said if any(each.kind == "lobby" for each in items(message))][-1]

    @property
    def boards(self) -> list[Any]:
        """Messages everybody sees that can be pressed."""
        return [message for message in self.said if message.components]

    @property
    def board(self) -> Any:
        """The one live board, which is the last thing said."""
        (live,) = self.boards
        assert live.id == self.last.id, "the live board is the last thing said"
        return live

    def item(self, message: Any, kind: str, said: str) -> Item:
        return next(each for each in items(message) if each.kind == kind and each.custom_id.endswith(said))

    @property
    def pings(self) -> list[tuple[int, ...]]:
        """Whom each new public message pinged here, in order; an edit pings nobody."""
        return [pinged for channel_id, pinged in self._pinged if channel_id == self.channel.id]

    def seat(self, user_id: int) -> int:
        return next(seat for seat, person in enumerate(self.people) if person.id == user_id)

    def called(self) -> list[int]:
        """The seats named by mention in the first line of the board."""
        first = self.last.content.split("\n")[0]
        return [seat for seat, person in enumerate(self.people) if f"<@{person.id}>" in first]

    # What the store has

    async def table(self) -> Any:
        (table_id,) = [
            row[0] for row in await self.store.rows("SELECT id FROM tables ORDER BY created_at DESC LIMIT 1")
        ]
        return await tables.find(self.store, table_id)

    async def lines(self) -> list[tuple[int, str]]:
        """What was said at the table, after its set-up."""
        history = await steps.history(self.store, (await self.table()).id)
        return [(step.seat, step.notation) for step in history[1:] if step.seat is not None]


class Presses:
    """Says a line with buttons and menus alone."""

    def __init__(self, place: Place, between: Any = None) -> None:
        self.place, self.between = place, between
        self.most = 0
        """The most presses a line took."""

    async def say(self, seat: int, line: str) -> Any:
        shown, presses = self.place.board, 0
        while True:
            item = way_to(items(shown), line)
            result = await press(self.place.people[seat], item)
            presses += 1
            self.most = max(self.most, presses)
            shown = private(result)
            if self.between is not None:
                await self.between()
            if item.said == line and (item.kind == "sure" or not is_asked_first(shown)):
                return result
            assert shown is not None, f"no panel after {item.said!r}"


PLAYING = {"act", "choose", "ask", "sure"}
"""The kinds of items that are a choice of the game, or lead to one."""


async def surely(person: Any, result: Any) -> Any:
    """What is asked about once more before it is done is meant."""
    shown = private(result)
    sure = [item for item in items(shown) if item.kind == "sure"] if shown is not None else []
    return await press(person, sure[0]) if sure else result


def is_asked_first(shown: Any) -> bool:
    """Whether the press was asked about once more before it is done."""
    return shown is not None and any(item.kind == "sure" for item in items(shown))


def way_to(found: list[Item], line: str) -> Item:
    """The item that is the line, or that leads to it."""
    playing = [item for item in found if item.kind in PLAYING]
    for item in playing:
        if item.said == line:
            return item
    words = line.split()
    for item in playing:
        half = item.said.split()
        if len(half) <= len(words) and all(word in (OPEN, said) for word, said in zip(half, words, strict=False)):
            return item
    raise AssertionError(f"no way to {line!r} among {[(item.kind, item.said) for item in playing]}")


async def press(person: Any, item: Item) -> Any:
    if item.value is None:
        return await person.click(item.message, custom_id=item.custom_id)
    return await person.select(item.message, [item.value], custom_id=item.custom_id)


class Private:
    """One person who goes on where they are: on their last private message, or else on the board."""

    def __init__(self, place: Place, person: Any) -> None:
        self.place, self.person = place, person
        self.presses = 0

    @property
    def shown(self) -> list[Any]:
        """The private messages that they have got, the newest last."""
        history = self.place.channel.history(viewer=self.person)
        return [message for message in history if message.flags.ephemeral]

    @property
    def messages(self) -> int:
        return len(self.shown)

    async def press(self, choose: Callable[[list[Item]], Item], on: Any = None) -> Any:
        """Press the item that is chosen: on this message, or the last private one, or else on the board."""
        self.presses += 1
        for message in [on] if on is not None else (*self.shown[-1:], self.place.board):
            with contextlib.suppress(StopIteration):
                return await press(self.person, choose(items(message)))
        raise AssertionError("nothing leads on")


def private(result: Any) -> Any:
    """What only the one who acted sees."""
    said = [result.response, *result.followups]
    return next((message for message in reversed(said) if message is not None and message.ephemeral), None)


class Words:
    """Says a line with a slash command, whose every option is among what autocomplete lists."""

    def __init__(self, place: Place) -> None:
        self.place = place

    async def say(self, seat: int, line: str) -> Any:
        command, options = command_for(line)
        person, given = self.place.people[seat], {}
        for name, value in options.items():
            if command != "pass":
                offered = await person.autocomplete(self.place.channel, command, name, value[:2], **given)
                assert value in [each["value"] for each in offered], (line, name, value, offered)
            given[name] = value
        return await surely(person, await person.slash(self.place.channel, command, **options))


def command_for(line: str) -> tuple[str, dict[str, str]]:  # noqa: PLR0911 - one a command
    """The slash command that says a line of the island's notation."""
    verb, *words = line.split()
    match verb:
        case "move" | "fly" | "dive":
            return "move", {"to": words[0]}
        case "navigate":
            return "move", {"who": words[0], "to": words[1]}
        case "shore-up":
            return "shore_up", dict(zip(("tile", "second_tile"), words, strict=False))
        case "lift-off":
            return "helicopter", {"from": "lift-off"}
        case "lift":
            return "helicopter", dict(zip(("from", "to", "who"), words, strict=True))
        case "sandbag":
            return "sandbags", {"tile": words[0]}
        case "ask-me":
            return "pass", {"ask_me": words[0]}
        case "end-turn":
            return "done", {}
        case _:
            action = read(GAMES["island"], line)
            return verb.replace("-", "_"), dict(zip(action.__struct_fields__, words, strict=True))


class Anybody:
    """Plays any game from what is on the screen: presses at random whatever may be pressed."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place = place
        self.luck = random.Random(seed)

    async def act(self) -> Any:
        """Somebody who is called presses until something has been done; returns who that was."""
        shown = self.place.board
        person = self.place.people[self.luck.choice(self.place.called())]
        before = (await self.place.table()).revision
        while (await self.place.table()).revision == before:
            item = self.luck.choice([item for item in items(shown) if item.kind in PLAYING])
            result = await press(person, item)
            shown = panel if (panel := private(result)) and items(panel) else self.place.boards[-1]
        return person

    async def play(self, most: int) -> int:
        """Until the game is over, or so many acts."""
        for acts in range(most):
            if (await self.place.table()).status == "over" or not self.place.called():
                return acts
            await self.act()
        return most
