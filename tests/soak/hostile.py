"""Inputs that no client of Discord sends: forged buttons, menus, options and half-typed words."""

from __future__ import annotations

import asyncio
import copy
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from engine import GAMES
from tests.message_limits import walk
from tests.soak.faults import faults_in
from tests.soak.flat import Flat
from tests.soak.kept import everything_is_shown, nothing_is_lost
from tests.soak.people import Room, rooms, tidy
from tests.wire.interactions import Answer
from tests.wire.wire import COMMAND, PATIENCE, TYPING, Wire
from tests.wire.world import Message, Payload, Person, snowflake

STRANGE = (
    "",
    " ",
    "0",
    "-1",
    "²",
    "٣",
    "\0",
    "\u202e",
    "🦀" * 9,
    "x" * 100,
    str(2**70),
    "None",
    "../..",
    "'; --",
    "{}",
    "%s",
    "a:b:c",
)
VALUES: tuple[Any, ...] = (*STRANGE, "\ud83d", None, True, 7, -(2**60), 2**80, 1.5, [], {}, ["C3"], "x" * 6000)
NO_IDS = tuple(value for value in VALUES if not str(value).isdigit())
"""What an id names Discord itself looks up, and sends along."""
IDS = {6, 7, 8, 9}
LONGEST_ID = 100
SUBCOMMANDS = {1, 2}
NOTED_EVERY = 50
SILENCE = 1.0
"""Seconds: suggestions for what was forged are not given."""


class Forger:
    """Takes what is genuine and spoils it."""

    def __init__(self, wire: Wire, people: list[Room], luck: Random) -> None:
        self.wire, self.rooms, self.luck = wire, people, luck
        self.stranger = wire.person("Eve")
        self.elsewhere = wire.world.add_channel("forged")["id"]
        self.sent: Counter[str] = Counter()

    def spoilt(self, text: str) -> str:
        """Some of its words or letters are others."""
        words = text.split(":")
        place = self.luck.randrange(len(words))
        match self.luck.randrange(6):
            case 0:
                words[place] = self.luck.choice(STRANGE)
            case 1:
                del words[place]
            case 2:
                words.insert(place, self.luck.choice(words))
            case 3:
                words[place] = self.luck.choice(self.luck.choice([*self.known()]).split(":"))
            case 4:
                at = self.luck.randrange(len(text) + 1)
                return text[:at] + self.luck.choice(STRANGE) + text[at + 1 :]
            case _:
                self.luck.shuffle(words)
        return ":".join(words)

    def known(self) -> set[str]:
        return {
            each["custom_id"]
            for room in self.rooms
            for board in room.live
            for each in walk(board["components"])
            if "custom_id" in each
        }

    async def send(self) -> None:
        """One of a kind."""
        room = self.luck.choice([each for each in self.rooms if each.live])
        person = self.luck.choice([*room.people, self.stranger])
        kind = self.luck.choice(("button", "menu", "command", "half-typed"))
        if kind in {"button", "menu"}:
            self.sent[kind] += 1
            await self.touch(room, person, kind)
        else:
            await self.type(room, person, TYPING if kind == "half-typed" else COMMAND)

    async def touch(self, room: Room, person: Person, kind: str) -> Answer:
        """Pressed or chosen on a message as another version of the bot might have made it."""
        board = self.luck.choice(room.live)
        genuine = self.luck.choice(sorted(self.known()))
        forged = self.spoilt(genuine)[:LONGEST_ID] or "?"
        value = self.luck.choice((self.spoilt(genuine), *STRANGE[1:]))[:LONGEST_ID] or "?"
        part: Payload = {"id": 7, "custom_id": forged, "disabled": False}
        part |= (
            {"type": 2, "style": 1, "label": "?"}
            if kind == "button"
            else {"type": 3, "options": [{"label": "?", "value": value}]}
        )
        payload = copy.deepcopy(board) | {
            "id": snowflake(),
            "channel_id": self.elsewhere,
            "components": [{"type": 1, "id": 1, "components": [part]}],
        }
        self.wire.world.messages[payload["id"]] = Message(payload)
        if kind == "button":
            return await self.wire.press(person, forged, payload)
        return await self.wire.choose(person, forged, payload, [value])

    async def type(self, room: Room, person: Person, kind: int) -> Answer | None:
        """A command whose options are anything, and some of them are missing or named otherwise."""
        root = self.luck.choice([each for each in self.wire.world.commands[None] if each.get("type", 1) == 1])
        options = self.options(root, kind)
        if not any('"focused"' in json.dumps(each) for each in options):
            kind = COMMAND  # Discord itself says which option is being typed
        self.sent["command" if kind == COMMAND else "half-typed"] += 1
        data = {"id": root["id"], "name": root["name"], "type": 1, "options": options}
        try:
            async with asyncio.timeout(SILENCE if kind == TYPING else PATIENCE):
                return await self.wire.ask(person, kind, data, room.channel, None)
        except TimeoutError:
            assert kind == TYPING, f"no answer to {data}"
            return None

    def options(self, command: Payload, kind: int) -> list[Payload]:
        known = command.get("options") or []
        nested = [each for each in known if each["type"] in SUBCOMMANDS]
        if nested:
            chosen = self.luck.choice(nested)
            return [{"name": chosen["name"], "type": chosen["type"], "options": self.options(chosen, kind)}]
        given = [each for each in known if each.get("required") or self.luck.random() < 0.5]
        found: list[Payload] = [
            {
                "name": each["name"],
                "type": each["type"],
                "value": self.luck.choice(NO_IDS if each["type"] in IDS else VALUES),
            }
            for each in given
        ]
        suggesting = [option for option, each in zip(found, given, strict=True) if each.get("autocomplete")]
        if suggesting and kind == TYPING:
            self.luck.choice(suggesting)["focused"] = True
        return found


async def hostile(count: int, folder: Path, luck: Random) -> str:
    """So many; the figures in a sentence."""
    database, flat = folder / "atoll.db", Flat()
    settings = {"DATABASE_PATH": str(database), "PICTURES": "no", "LOG_LEVEL": "WARNING"}
    async with Wire() as wire:
        with (folder / "log").open("wb") as wire.log:
            async with wire.process("bot.py", **settings) as bot:
                await wire.until(lambda: wire.world.commands)
                people = rooms(wire, database, len(GAMES), luck)
                forger = Forger(wire, people, luck)
                for number in range(count):
                    for room in people if number % NOTED_EVERY == 0 else ():
                        await room.act()
                    await forger.send()
                    if number % NOTED_EVERY == 0:
                        tidy(wire, people)
                        flat.note(bot.pid)
                await everything_is_shown(database, people)
                assert bot.returncode is None
        await nothing_is_lost(database, people)
    faults = faults_in(folder / "log")
    assert not faults, f"faults are in the log: {faults}"
    sent = ", ".join(f"{number:,} of {kind}" for kind, number in sorted(forger.sent.items()))
    return f"{count:,} hostile inputs ({sent}), each answered, no fault in the log, every table sound; {flat}"
