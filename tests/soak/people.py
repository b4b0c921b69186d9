"""Two people at a table of any game, who play by chance and whatever happens, and what they have seen of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from engine import GAMES
from engine.play import legal, load, waiting, write
from tests.bridges_evenings.boards import command_for as of_bridges
from tests.castaway_evenings.camp import command_for as of_crusoe
from tests.cluster.checks import asked
from tests.cluster.tables import Kept, Table, ids
from tests.openapi import violations
from tests.test_laws import OF, any_of
from tests.wire.interactions import Answer
from tests.wire.wire import Wire
from tests.wire.world import Payload, Person

TYPED: dict[str, Callable[[str], tuple[str, dict[str, Any]]]] = {"bridges": of_bridges, "crusoe": of_crusoe}
"""How a line is typed where boards alone do not say it; at the island whatever is on the board is pressed."""
NEWEST = """
    SELECT state, tables.id, tables.revision
    FROM tables JOIN states ON table_id = tables.id AND states.revision = tables.revision
    WHERE channel_id = %s AND status = 'running'
"""
SEATS = "SELECT user_id FROM seats WHERE table_id = %s ORDER BY seat"
NAMES_A_REVISION = {"act", "sure", "choose"}
LINK = "https://discord.com/channels/"
"""Ends what a command is answered that was done; a refusal has none."""
LONG_AGO = 60.0
"""Seconds after which nothing more is said to an interaction."""
A_MOMENT = 0.2
"""Seconds until computers are looked after again."""
AT_ONCE = 0.01
"""Seconds until the next act: the bot is never idle."""


@dataclass
class Room(Table):
    """A channel where one game is played after the other."""

    database: Path = Path()
    seen: dict[str, int] = field(default_factory=dict)
    """The newest revision of each table that anybody's screen has shown."""

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self.act()
            await asyncio.sleep(AT_ONCE)

    async def act(self) -> None:
        if self.opening and self.is_being_thought():
            await asyncio.sleep(A_MOMENT)
            return
        wish = self.wish() if self.game in TYPED else None
        if wish is None:
            await super().act()
        else:
            await self.type(*wish)

    def is_being_thought(self) -> bool:
        """Whether computers alone are waited for."""
        found = asked(self.database, NEWEST, int(self.channel))
        if not found:
            return False
        packed, table_id, _ = found[0]
        seats = asked(self.database, SEATS, table_id)
        return all(seats[seat] == (None,) for seat in waiting(load(GAMES[self.game], packed)))

    def wish(self) -> tuple[Person, Kept] | None:
        """Somebody who is waited for, and what they would say; None where no table runs."""
        found = asked(self.database, NEWEST, int(self.channel))
        if not found:
            return None
        (packed, table_id, revision), game = found[0], GAMES[self.game]
        state = load(game, packed)
        seat = self.luck.choice(waiting(state))
        offered = legal(game, state, seat)
        by_chance = self.luck.random() < 0.5
        action = any_of(offered, OF[self.game].second_thoughts, self.luck) if by_chance else None
        who = asked(self.database, SEATS, table_id)[seat][0]
        person = next((each for each in self.people if each.id == str(who)), None)
        if person is None:  # somebody else has sat down
            return None
        line = write(action or game.mind(game.view(state, seat), seat, offered))
        return person, Kept(table_id, revision, int(person.id), line)

    async def type(self, person: Person, wish: Kept) -> None:
        """The command; and where it is asked about once more, that it is meant."""
        command, options = TYPED[self.game](wish.line)
        nothing_is_on_its_way = self.is_sure
        answer = await self.patiently(self.wire.slash(person, f"/{command}", channel=self.channel, **options))
        panel = answer.message if answer is not None and answer.ephemeral else None
        sure = [each for each in ids(panel) if each.startswith("sure:")] if panel else []
        if sure:
            answer = await self.patiently(self.wire.press(person, sure[0], panel))
        if answer is not None and nothing_is_on_its_way and tells_it_is_done(answer, wish.revision):
            self.kept.append(wish)

    def look(self) -> None:
        """Notes what is on the screens, and forgets what nobody presses any more."""
        world = self.wire.world
        for message_id, message in [*world.messages.items()]:
            if message.payload["channel_id"] != self.channel:
                continue
            shown = ids(message.payload)
            for table_id, revision in revisions(message.payload):
                self.seen[table_id] = max(self.seen.get(table_id, 0), revision)
            if message.seen_by or not shown:
                del world.messages[message_id]


def revisions(message: Payload) -> Iterator[tuple[str, int]]:
    """Which tables its buttons and menus are of, and of which revision."""
    for kind, table_id, revision, *_ in (each.split(":") for each in ids(message) if each.count(":") > 2):
        if kind in NAMES_A_REVISION:
            yield table_id, int(revision)


def tells_it_is_done(answer: Answer, revision: int) -> bool:
    """Whether it is a board for all, a link to it, or one's own board since; a refusal shows what there was."""
    if answer.message is None or answer.is_thinking:
        return False
    is_news = not answer.ephemeral or LINK in answer.content
    return is_news or any(newer > revision for _, newer in revisions(answer.message))


def rooms(wire: Wire, database: Path, count: int, luck: Random) -> list[Room]:
    """So many, each game in its turn."""
    names = list(GAMES)
    found = []
    for number in range(count):
        channel = wire.world.add_channel(f"room-{number}")["id"]
        people = [wire.person(f"Ana{number}"), wire.person(f"Bea{number}")]
        game = names[number % len(names)]
        found.append(Room(wire, channel, people, Random(luck.random()), database=database, game=game))
    return found


def tidy(wire: Wire, quiet: list[Room]) -> None:
    """Forgets what is past, where nobody acts just now; requests are compared with Discord's description first."""
    for room in quiet:
        room.look()
    wire.refused += [each for request in wire.requests for each in violations(request)]
    wire.requests.clear()
    wire.world.files.clear()
    long_ago = perf_counter() - LONG_AGO
    for token in [token for token, answer in wire.answers.items() if answer.asked < long_ago]:
        del wire.answers[token]
