"""A table of Bridges: what the channel shows, everybody's own board, and how they act on it."""

from typing import Any

from cogs.loaded import Table as Sitting
from cogs.loaded import find as sit
from engine import GAMES
from engine.play import legal, play, read, waiting, write
from tests.evenings.people import Item, Place, items, press, private

LINES = ("act", "sure", "choose")


class Boards(Place):
    """A channel, or a thread, with the people at one table of Bridges."""

    async def begin(self, seats: int = 2, **options: Any) -> Any:
        """A table that has just begun; who plays alone has nobody to wait for."""
        host, *others = self.people[:seats]
        await host.slash(self.channel, "play bridges", **options)
        if seats > 1:
            lobby = self.last
            for guest in others:
                await guest.click(lobby, custom_id=self.item(lobby, "lobby", "join").custom_id)
            await host.click(lobby, custom_id=self.item(lobby, "lobby", "start").custom_id)
        return self.board

    async def sitting(self) -> Sitting:
        found = await sit(self.store, (await self.table()).id)
        assert found is not None
        return found

    async def table(self) -> Any:
        """The newest table."""
        ((table_id,),) = await self.store.rows(
            "SELECT id FROM tables ORDER BY board_message_id DESC NULLS LAST LIMIT 1"
        )
        found = await sit(self.store, table_id)
        assert found is not None
        return found.row

    async def wanted(self, seat: int) -> str:
        """What the computer would do in this seat."""
        state = (await self.sitting()).state
        game = GAMES["bridges"]
        return write(game.mind(game.view(state, seat), seat, legal(game, state, seat)))

    async def wanted_for_the_card(self, seat: int) -> list[str]:
        """All that the computer would do in this seat until the next card."""
        state, game, lines = (await self.sitting()).state, GAMES["bridges"], list[str]()
        while not lines or not lines[-1].startswith(("done", "prewrite")):
            action = game.mind(game.view(state, seat), seat, legal(game, state, seat))
            lines.append(write(action))
            state = play(game, state, seat, action).state
        return lines

    async def waits(self) -> tuple[int, ...]:
        return waiting((await self.sitting()).state)

    async def own(self, seat: int) -> Any:
        """A player's own board, opened from the table's."""
        return private(await press(self.people[seat], self.item_of(self.board, "mine")))

    @staticmethod
    def item_of(message: Any, tool: str) -> Item:
        return next(each for each in items(message) if each.kind == "tool" and f":{tool}" in each.custom_id)


class Buttons:
    """Plays on a private board with presses alone, as long as it stands."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards
        self.panels: dict[int, Any] = {}

    async def say(self, seat: int, line: str) -> Any:
        panel = self.panels.get(seat)
        if panel is None or line not in lines(panel):  # the others went on meanwhile
            panel = await self.boards.own(seat)
        shown = await self.on(seat, panel, line)
        self.panels[seat] = shown
        return shown

    async def on(self, seat: int, panel: Any, line: str) -> Any:
        """The line pressed on a panel; it changes in place."""
        result = await press(self.boards.people[seat], lines(panel)[line])
        shown = private(result) or result.edited
        if any(item.kind == "sure" for item in items(shown)):
            result = await press(self.boards.people[seat], lines(shown)[line])
            shown = private(result)
        return shown

    def forget(self) -> None:
        """Private messages are gone after a restart of the reader's Discord."""
        self.panels.clear()


def lines(panel: Any) -> dict[str, Item]:
    """What can be pressed on a panel, by notation."""
    return {
        item.value if item.value is not None else item.custom_id.split(":", 3)[-1]: item
        for item in items(panel)
        if item.kind in LINES
    }


class Commands:
    """Plays with slash commands alone, each offered by autocomplete."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards

    async def say(self, seat: int, line: str) -> Any:
        command, options = command_for(line)
        person, given = self.boards.people[seat], {}
        for name, value in options.items():
            if name != "number":
                offered = await person.autocomplete(self.boards.channel, command, name, str(value)[:2], **given)
                assert value in [each["value"] for each in offered], (line, name, offered)
            given[name] = value
        return private(await person.slash(self.boards.channel, command, **options))

    def forget(self) -> None:
        """Commands stand nowhere."""


def command_for(line: str) -> tuple[str, dict[str, Any]]:
    """The slash command that says a line."""
    read(GAMES["bridges"], line)
    match line.split():
        case "prewrite", island, number:
            return "bridges write", {"island": f"{island} {number}"}
        case "bridge", connection:
            return "bridges draw", dict(zip(("from", "to"), connection.split("-"), strict=True))
        case "write", island:
            return "bridges write", {"island": island}
        case "skip", what:
            return "bridges skip", {"what": what}
        case "take-back", what:
            return "undo", {"what": what}
        case ["done"]:
            return "done", {}
    raise AssertionError(line)
