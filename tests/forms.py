"""A private panel of settings, as one person presses through it: by the names of its lines."""

from typing import Any

from tests.evenings.people import parts, private


class Panel:
    """What the person sees now, and how they change it."""

    def __init__(self, person: Any, shown: Any) -> None:
        self.person, self.shown = person, shown
        self.presses = 0

    @property
    def message(self) -> Any:
        """The panel: each press changes it in place."""
        return private(self.shown)

    def part(self, *words: str) -> Any:
        """The control whose id has these words after its kind and its owner."""
        return next(each for each in parts(self.message) if tuple(each.custom_id.split(":")[2:])[: len(words)] == words)

    def has(self, *words: str) -> bool:
        return any(tuple(each.custom_id.split(":")[2:])[: len(words)] == words for each in parts(self.message))

    def lines(self) -> list[str]:
        """The names of all that can be changed: by a menu's lines or by a button."""
        buttons = [each.custom_id.split(":")[3] for each in parts(self.message) if ":put:" in each.custom_id]
        return [*(option.value for option in self.part("open").options), *buttons] if self.has("open") else buttons

    async def press(self, *words: str) -> "Panel":
        self.presses += 1
        self.shown = await self.person.click(self.message, custom_id=self.part(*words).custom_id)
        return self

    async def select(self, values: list[Any], *words: str) -> "Panel":
        self.presses += 1
        self.shown = await self.person.select(self.message, values, custom_id=self.part(*words).custom_id)
        return self

    async def open(self, line: str) -> "Panel":
        return await self.select([line], "open")

    async def choose(self, line: str, *values: Any) -> "Panel":
        """Open a line and choose in its menu, whichever part of it has the value."""
        await self.open(line)
        menus = [each for each in parts(self.message) if each.custom_id.split(":")[2:4] == ["set", line]]
        own = (each for each in menus if not values or values[0] in [option.value for option in each.options])
        fitting = next(own, menus[0])
        return await self.select(list(values), *fitting.custom_id.split(":")[2:])

    async def ask(self, line: str) -> Any:
        """Open a line and its boxes; what was opened."""
        await self.open(line)
        self.presses += 1
        return await self.person.click(self.message, custom_id=self.part("type", line).custom_id)

    async def type(self, line: str, **boxes: str) -> "Panel":
        return await self.submit(await self.ask(line), **boxes)

    async def submit(self, modal: Any, **boxes: str) -> "Panel":
        self.presses += 1
        self.shown = await self.person.submit_modal(modal, boxes)
        return self
