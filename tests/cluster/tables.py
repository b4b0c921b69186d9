"""People at many tables who press whatever there is to press, and note what they were answered."""

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from cogs.table.choices import OPEN
from cogs.words.story import AND
from tests.message_limits import walk
from tests.says import says_in_any_language
from tests.wire.interactions import NOD, THINKING, UPDATE, Answer
from tests.wire.wire import Wire
from tests.wire.world import Payload, Person

PLAYING = {"act", "choose", "ask", "sure"}
PATIENCE = 9.0
"""Seconds: whoever answers at all has answered by then, however busy the machine."""
A_MOMENT = 0.8
"""Seconds in which somebody reads a board."""
MOST_PANELS = 5
WRONG = ("stale", "busy", "fault")
"""What nobody is answered who plays alone at the table."""


@dataclass(frozen=True)
class Kept:
    """An act whose board everybody saw change: what was asked for, and of which revision."""

    table_id: str
    revision: int
    user_id: int
    line: str


@dataclass
class Table:
    """A channel, and two people who play there."""

    wire: Wire
    channel: str
    people: list[Person]
    luck: random.Random
    kept: list[Kept] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    """Presses that nobody answered in time, or that were answered as if they came too late."""
    presses: int = 0
    patience: float = PATIENCE
    slowest: float = 0.0
    is_sure: bool = True
    """Whether the last press was answered with what came of it, and not with a word to wait."""
    game: str = "island"
    opening: dict[str, Any] = field(default_factory=dict)
    """The options of the tables they open."""

    @property
    def live(self) -> list[Payload]:
        return [each for each in self.wire.messages(self.channel) if each["components"]]

    @property
    def reminders(self) -> list[Payload]:
        return [each for each in self.wire.messages(self.channel) if str(each["nonce"]).startswith("r")]

    def items(self, message: Payload) -> list[tuple[str, str | None]]:
        """What plays: a button, or a menu and one of its lines."""
        parts = [each for each in walk(message["components"]) if each.get("custom_id", "").split(":")[0] in PLAYING]
        return [
            (part["custom_id"], option["value"] if option else None)
            for part in parts
            for option in (part.get("options") or [None])
        ]

    async def play(self, stop: asyncio.Event) -> None:
        """Until it is said to stop; one game after the other."""
        while not stop.is_set():
            await self.act()
            await asyncio.sleep(A_MOMENT)

    async def act(self) -> None:
        """What the newest message asks for: a table, people, or a choice and whatever panel it opens."""
        host, guest = self.people
        shown = self.live[-1] if self.live else None
        lobby = {each.split(":")[-1]: each for each in ids(shown) if each.startswith("lobby:")} if shown else {}
        if shown and lobby:
            await self.patiently(self.wire.press(guest, lobby["join"], shown))
            await self.patiently(self.wire.press(host, lobby["start"], shown))
        elif shown and self.items(shown):
            await self.choose(shown)
        else:
            await self.patiently(self.wire.slash(host, f"/play {self.game}", channel=self.channel, **self.opening))

    async def choose(self, shown: Payload) -> None:
        """Whoever is called presses something."""
        first = shown["content"].split("\n")[0]
        person = next((each for each in self.people if each.mention in first), self.people[0])
        for _ in range(MOST_PANELS):
            custom_id, value = self.luck.choice(self.items(shown))
            values = None if value is None else [value]
            answer = await self.patiently(
                self.wire.press(person, custom_id, shown)
                if values is None
                else self.wire.choose(person, custom_id, shown, values)
            )
            if answer is None:
                return
            self.note(answer, person, custom_id, value)
            panel = answer.message if answer.ephemeral else None
            if panel is None or not self.items(panel):
                return
            shown = panel

    async def patiently(self, doing: Coroutine[Any, Any, Answer]) -> Answer | None:
        """What it is answered; nobody presses what is not there any more."""
        self.presses += 1
        try:
            async with asyncio.timeout(self.patience):
                answer = await doing
        except TimeoutError:
            self.failed.append("no answer")
        except AssertionError as gone:
            if str(gone).startswith("no answer"):
                self.failed.append(str(gone))
        except KeyError:  # the message was followed by another one at this very moment
            return None
        else:
            self.slowest = max(self.slowest, answer.elapsed or 0.0)
            if self.is_sure and answer.ephemeral and any(says_in_any_language(answer.content, key) for key in WRONG):
                self.failed.append(answer.content)
            self.is_sure = answer.kind not in {NOD, THINKING}
            return answer
        self.is_sure = False
        return None

    def note(self, answer: Answer, person: Person, custom_id: str, value: str | None) -> None:
        kind, table_id, revision, *rest = custom_id.split(":", 3)
        line = value or "".join(rest)
        is_public = answer.original is not None and answer.original.seen_by is None
        if kind in {"act", "sure", "choose"} and answer.kind == UPDATE and is_public and OPEN not in line.split():
            self.kept.append(Kept(table_id, int(revision), int(person.id), line.split(AND)[0]))


def ids(message: Payload) -> list[str]:
    return [each["custom_id"] for each in walk(message["components"]) if each.get("custom_id")]


async def sit_down(wire: Wire, tables: int, shards: int, luck: random.Random) -> list[Table]:
    """So many tables, divided among the shards, in a server of each."""
    guilds = [wire.world.add_guild(shard, shards) for shard in range(shards)]
    found = []
    for number in range(tables):
        channel: dict[str, Any] = wire.world.add_channel(f"room-{number}", guild_id=guilds[number % shards])
        people = [wire.person(f"Ana{number}"), wire.person(f"Bea{number}")]
        found.append(Table(wire, channel["id"], people, random.Random(luck.random())))
    return found
