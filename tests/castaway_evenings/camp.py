"""A table of Robinson Crusoe in a channel: how its people say a line by presses alone, or by commands alone."""

from typing import Any

from cogs.games.crusoe.panels import ASKING, ROLLS
from cogs.loaded import Table as Sitting
from cogs.loaded import find as sit
from engine import GAMES
from engine.crusoe.cards import LIBRARY
from engine.play import legal, waiting, write
from tests.evenings.people import PLAYING, Item, Place, is_asked_first, items, parts, press, private, surely, way_to

GAME = GAMES["crusoe"]


class Camp(Place):
    """A channel with the people at one table of Robinson Crusoe."""

    async def begin(self, seats: int = 2, **options: Any) -> Any:
        """A table that has just begun; who plays alone waits for nobody."""
        host, *others = self.people[:seats]
        alone = {"players": 1} if seats == 1 else {}
        await host.slash(self.channel, "play crusoe", **alone, **options)
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

    async def wanted(self) -> tuple[int, str] | None:
        """Who is waited for, and what the computer would do there; None once the game is over."""
        state = (await self.sitting()).state
        waits = waiting(state)
        if not waits:
            return None
        seat = waits[0]
        return seat, write(GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat)))


class Hands:
    """Says a line with buttons and menus alone, as many presses as it takes."""

    def __init__(self, camp: Camp, between: Any = None) -> None:
        self.camp, self.between = camp, between
        self.presses = self.most = 0
        """The presses of the last line, and the most a line took."""

    async def say(self, seat: int, line: str) -> Any:
        shown, presses = self.camp.board, 0
        while True:
            item = self.next(items(shown), line)
            result = await pressed(self.camp.people[seat], item, line)
            presses += 1
            self.presses, self.most = presses, max(self.most, presses)
            shown = private(result)
            if self.between is not None:
                await self.between()
            if is_whole(item, line) and not is_asked_first(shown):
                return result
            assert shown is not None, f"no panel after {item.said!r}"

    @staticmethod
    def next(found: list[Item], line: str) -> Item:
        """What is the line, or leads to it."""
        for item in found:
            if is_whole(item, line) or leads_to(item, line):
                return item
        return way_to(found, line)


async def pressed(person: Any, item: Item, line: str) -> Any:
    """Press an item. In the menu of when to ask, send the whole selection that this line leads to."""
    if item.kind != "night" or item.custom_id.split(":")[-1] != ASKING:
        return await press(person, item)
    (menu,) = [each for each in parts(item.message) if each.custom_id == item.custom_id]
    chosen = {option.value for option in menu.options if option.default}
    verb, *words = line.split()
    after = chosen ^ {words[0]} if verb == "waive" else {*(chosen - {*ROLLS["always"]}), *ROLLS[words[1]]}
    return await person.select(item.message, [*after], custom_id=item.custom_id)


def is_whole(item: Item, line: str) -> bool:
    """Whether pressing this says all of the line."""
    verb, *words = line.split()
    if item.kind == "night":
        what = item.custom_id.split(":")[-1]
        asks = verb == "waive" or (verb == "order" and words[0] == "rolls")
        return what == ASKING if asks else verb == "order" and [what, item.value] == words
    crew = item.kind == "crew" and verb == "assign" and item.custom_id.endswith(f":{words[1]}:{words[0]}:-")
    return crew or (item.said == line and item.kind in PLAYING)


def leads_to(item: Item, line: str) -> bool:
    """Whether pressing this opens what says the line."""
    verb, *words = line.split()
    if item.kind == "plan":
        return bool(words) and item.value == (words[0] if verb in ("pay", "hasten") else words[-1])
    tool = {"use": "uses", "stack": "uses", "order": "tonight", "waive": "tonight"}.get(verb)
    return item.kind == "tool" and item.custom_id.split(":")[2] == tool


class Commands:
    """Says a line with a slash command, whose every option is among what autocomplete lists."""

    def __init__(self, camp: Camp) -> None:
        self.camp = camp

    async def say(self, seat: int, line: str) -> Any:
        command, options = command_for(line)
        person, given = self.camp.people[seat], {}
        for name, value in options.items():
            if isinstance(value, str):
                typed = value if name == "choice" else value[:3]
                offered = await person.autocomplete(self.camp.channel, command, name, typed, **given)
                assert value in [each["value"] for each in offered], (line, name, value, offered)
            given[name] = value
        return await surely(person, await person.slash(self.camp.channel, command, **options))


NIGHT = {
    "camp": "camp_moves",
    "hungry": "goes_hungry",
    "morale": "morale_reward",
    "rolls": "ask_about_rolls",
    "arrange": "arrange_camp",
}
"""The option of /crusoe night for each order."""


def command_for(line: str) -> tuple[str, dict[str, Any]]:  # noqa: C901, PLR0911 — one a kind of line
    """The slash command that says a line."""
    verb, *words = line.split()
    match verb:
        case "assign" | "lead":
            return "crusoe assign", {"to": words[1], "who": words[0]}
        case "pay":
            return "crusoe assign", {"to": words[0], "pay_with": words[1]}
        case "take-back":
            return "undo", {"what": " ".join(words)}
        case "hasten":
            return "crusoe do_first", {"action": line}
        case "ready":
            return "done", {}
        case "not-ready":
            return "undo", {"what": "ready"}
        case "use" if words[0] in LIBRARY.abilities:
            return "crusoe ability", {"name": line}
        case "use" | "stack":
            return "crusoe use", {"thing": line}
        case "order":
            return "crusoe night", {NIGHT[words[0]]: words[1]}
        case "waive":
            return "crusoe night", {"ask_me_about": words[0]}
        case _:
            return "crusoe answer", {"choice": line}
