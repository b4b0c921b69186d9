"""A Discord played over real sockets, and the hands of the people in it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord

from tests.message_limits import walk
from tests.wire.connect import ended, process, running
from tests.wire.interactions import Answer, find_command, option_payloads
from tests.wire.server import Server
from tests.wire.world import Message, Payload, Person, snowflake

PATIENCE = 30.0
"""Seconds. On a busy machine the first hint takes ten: the process that thinks has to start."""
COMMAND, COMPONENT, TYPING = 2, 3, 4


class Wire(Server):
    """What a test holds: people who type, press, choose and react, and the bot they do it to."""

    def person(self, name: str, locale: str = "en-US", **permissions: bool) -> Person:
        """Somebody with what everybody may here, and with `manage_messages=True` and the like."""
        return self.world.add_person(name, locale, discord.Permissions(**permissions).value)

    async def open_channel(self, name: str, **more: Any) -> str:
        """One more channel in the guild."""
        channel = self.world.add_channel(name, **more)
        await self.gateway.emit("CHANNEL_CREATE", channel)
        return channel["id"]

    def messages(self, channel: str | None = None, reader: Person | None = None) -> list[Payload]:
        """A channel from the oldest to the newest; what is private shows to its reader alone."""
        found = [
            each for each in self.world.messages.values() if each.payload["channel_id"] == (channel or self.channel)
        ]
        seen = [each for each in found if not each.seen_by or (reader and each.seen_by == reader.id)]
        return [each.shown(reader.id if reader else "") for each in seen]

    async def slash(
        self, person: Person, command: str, /, *, channel: str | None = None, locale: str | None = None, **options: Any
    ) -> Answer:
        """Types a synced command and returns when the bot has answered."""
        data = self.command_data(command, options, None)
        return await self.ask(person, COMMAND, data, channel, locale)

    async def suggestions(self, person: Person, command: str, focused: str, /, **options: Any) -> list[Payload]:
        """What the bot offers while the focused option is being typed."""
        data = self.command_data(command, {focused: "", **options}, focused)
        return (await self.ask(person, TYPING, data, None, None)).choices

    def command_data(self, command: str, given: dict[str, Any], focused: str | None) -> Payload:
        here = self.world.commands.get(self.world.guild_id, [])
        synced = [*here, *self.world.commands.get(None, [])]
        root, nested = find_command(synced, command)
        options, resolved = option_payloads(nested[-1] if nested else root, given, self.world, focused)
        for each in reversed(nested):
            options = [{"name": each["name"], "type": each["type"], "options": options}]
        data = {"id": root["id"], "name": root["name"], "type": root["type"], "options": options}
        if root in here:  # Discord says where a command is registered, if that's one server
            data["guild_id"] = self.world.guild_id
        return {**data, "resolved": resolved} if resolved else data

    async def press(
        self, person: Person, custom_id: str, message: Payload | None, *, locale: str | None = None
    ) -> Answer:
        """Presses a button that the message shows to this person."""
        return await self.touch(person, custom_id, message, {"component_type": 2}, locale)

    async def choose(
        self, person: Person, custom_id: str, message: Payload | None, values: list[str], *, locale: str | None = None
    ) -> Answer:
        """Chooses from a menu that the message shows to this person."""
        return await self.touch(person, custom_id, message, {"component_type": 3, "values": values}, locale)

    async def touch(
        self, person: Person, custom_id: str, message: Payload | None, data: Payload, locale: str | None
    ) -> Answer:
        assert message, "there is no message to press"
        stored = self.world.message(message["id"])
        assert stored.seen_by in {None, person.id}, f"{person.name} does not see this message"
        shown = {each.get("custom_id"): each for each in walk(stored.payload["components"])}
        assert custom_id in shown, f"{custom_id!r} is not among {sorted(filter(None, shown))}"
        assert not shown[custom_id].get("disabled"), f"{custom_id!r} is disabled"
        unknown = set(data.get("values", ())) - {each["value"] for each in shown[custom_id].get("options", ())}
        assert not unknown, f"{unknown} are not among the options"
        data = {**data, "custom_id": custom_id, "id": shown[custom_id]["id"]}
        return await self.ask(person, COMPONENT, data, stored.payload["channel_id"], locale, stored)

    async def ask(
        self,
        person: Person,
        kind: int,
        data: Payload,
        channel: str | None,
        locale: str | None,
        source: Message | None = None,
    ) -> Answer:
        """Sends the interaction and waits until the bot's callback is there."""
        asked = Answer(snowflake(), f"token.{snowflake()}", kind, person, channel or self.channel, self.world, source)
        self.answers[asked.token] = asked
        payload = {
            "id": asked.id,
            "application_id": self.world.bot.id,
            "type": kind,
            "token": asked.token,
            "version": 1,
            "data": data,
            **self.world.whereabouts(asked.channel_id, person),
            "locale": locale or person.locale,
            "entitlements": [],
            "attachment_size_limit": 10 * 2**20,
        }
        if source:
            payload["message"] = source.shown(self.world.bot.id)
        await self.gateway.emit("INTERACTION_CREATE", payload)
        try:
            async with asyncio.timeout(PATIENCE):
                await asked.arrived.wait()
        except TimeoutError:
            raise AssertionError(f"no answer to {person.name} and {data}") from None
        return asked

    async def react(self, person: Person, message: Payload, emoji: str) -> None:
        await self.set_reaction(person, self.world.message(message["id"]), emoji, reacted=True)

    async def unreact(self, person: Person, message: Payload, emoji: str) -> None:
        await self.set_reaction(person, self.world.message(message["id"]), emoji, reacted=False)

    async def delete(self, message: Payload) -> None:
        """Somebody deletes a message of the bot."""
        await self.remove(message["id"])

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Waits until something holds, looking again after each request of the bot."""
        try:
            async with asyncio.timeout(PATIENCE), self.changed:
                return await self.changed.wait_for(holds)
        except TimeoutError:
            last = "\n".join(f"{each.method} {each.path}" for each in self.requests[-10:])
            raise AssertionError(f"it never held; the bot's last requests:\n{last}") from None

    def running(self, client: Any) -> Any:
        """A client in this process, connected; closed at the end."""
        return running(self, client)

    def process(self, *command: str, **settings: str) -> Any:
        """The bot in a process of its own, connected; killed at the end if it still runs."""
        return process(self, *command, **settings)

    async def ended(self, folder: Path, **settings: str) -> tuple[int, str]:
        """How a bot that cannot play ends: its code, and what it said."""
        return await ended(self, folder, **settings)
