"""Somebody's deal of the day: begun and played by commands, seen by nobody else."""

from typing import Any

from cogs.loaded import Table as Sitting
from cogs.loaded import find
from db import tables
from engine import GAMES
from engine.play import legal, write
from tests.bridges_evenings.boards import command_for as of_bridges
from tests.evenings.people import command_for as of_the_island
from tests.evenings.people import items, press, private, surely

COMMANDS = {"bridges": of_bridges, "island": of_the_island}


class Daily:
    """One person's, of one game, today."""

    def __init__(self, env: Any, channel: Any, person: Any, game: str = "bridges") -> None:
        self.env, self.channel, self.person, self.game = env, channel, person, game

    @property
    def store(self) -> Any:
        return self.env.bot.store

    async def ask(self, **options: Any) -> Any:
        """What /daily answers."""
        return private(await self.person.slash(self.channel, "daily", game=self.game, **options))

    async def row(self) -> Any:
        day = self.env.bot.now().date().isoformat()
        return await tables.daily_of(self.store, self.person.id, day, self.game)

    async def sitting(self) -> Sitting:
        found = await find(self.store, (await self.row()).id)
        assert found is not None
        return found

    async def say(self, line: str) -> Any:
        command, options = COMMANDS[self.game](line)
        return private(await surely(self.person, await self.person.slash(self.channel, command, **options)))

    async def finish(self, lines: int = 3) -> Any:
        """A few lines as the computer would, and then as little as may be: a game is over soon. What is seen last."""
        await self.ask()
        table, shown = await self.sitting(), None
        while table.waits_for:
            assert table.waits_for == (0,)
            lines -= 1
            shown = await self.say(self.line(table, is_quick=lines < 0))
            table = await find(self.store, table.id) or table
        return shown

    def line(self, table: Sitting, *, is_quick: bool) -> str:
        view, actions = table.view(0), legal(table.game, table.state, 0)
        if is_quick and self.game == "bridges" and not view.own.bridges_to_draw:
            return "skip both" if view.own.number_is_open else "done"
        if is_quick and self.game == "island" and view.waiting == "acting":
            return "end-turn"
        return write(GAMES[self.game].mind(view, 0, actions))

    async def leave(self) -> Any:
        """And is sure of it."""
        asked = private(await self.person.slash(self.channel, "leave"))
        sure = next(each for each in items(asked) if each.custom_id.split(":")[2] == "leave")
        return private(await press(self.person, sure))


async def forget(env: Any, channel: Any, person: Any) -> None:
    """By /profile privacy, and is sure of it."""
    shown = private(await person.slash(channel, "profile privacy"))
    for word in ("privacy-forget", "forget-me"):
        item = next(each for each in items(shown) if each.custom_id.split(":")[2] == word)
        shown = private(await press(person, item))
