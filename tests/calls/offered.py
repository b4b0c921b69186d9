"""Players who choose at random among what the bot offers: in menus, on buttons, in panels, in a command's list."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.talk import answer
from cogs.words.teller import Teller
from tests.evenings.people import PLAYING, Item, Place, items, press, private

PRESSED = PLAYING | {"crew", "plan", "adopt"}
TOOLS = {"uses", "tonight", "suggest", "mine"}
MOST_PRESSES = 6
"""In a row by one person, before another one looks at the board."""


class Refusals:
    """Every refusal that the bot says, in the order in which it says them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        by_the_rules, by_the_bot = Teller.refusal, answer.Refused.__init__

        def told(teller: Teller, refusal: Any) -> str:
            self.said.append(str(refusal))
            return by_the_rules(teller, refusal)

        def refused(self_: Any, key: str, **values: Any) -> None:
            self.said.append(key)
            by_the_bot(self_, key, **values)

        monkeypatch.setattr(Teller, "refusal", told)
        monkeypatch.setattr(answer.Refused, "__init__", refused)


class Presser:
    """Whoever is called presses and chooses at random, on the board and in what opens from it."""

    def __init__(self, place: Place, refusals: Refusals, seed: int) -> None:
        self.place, self.refusals, self.luck = place, refusals, random.Random(seed)

    async def act(self) -> None:
        seat = self.luck.choice(self.place.called())
        shown = self.place.board
        for _ in range(MOST_PRESSES):
            found = [each for each in items(shown) if is_played(each) and self._is_for(seat, each)]
            if not found:
                return
            item = self.luck.choice(found)
            result = await self._press(self.place.people[seat], item, [each for each in found if each.value])
            assert not self.refusals.said, (item, self.refusals.said, str(private(result))[:300])
            if not self.place.boards or seat not in self.place.called():
                return
            shown = private(result) or self.place.board

    def _is_for(self, seat: int, item: Item) -> bool:
        """Whether a button is for this player: `Sandbags … (Bea)` is for Bea."""
        _, _, names = item.label.rpartition(" (")
        own, *others = [person.name.title() for person in (self.place.people[seat], *self.place.people)]
        return own in names or not any(name in names for name in others)

    async def _press(self, person: Any, item: Item, others: list[Item]) -> Any:
        """A menu that takes several choices gets several, now and then."""
        if item.value is None:
            return await press(person, item)
        same = [each.value for each in others if each.custom_id == item.custom_id and each.value != item.value]
        more = self.luck.sample(same, self.luck.randint(0, min(most_of(item) - 1, len(same))))
        return await person.select(item.message, [item.value, *more], custom_id=item.custom_id)


def is_played(item: Item) -> bool:
    """Whether an item is a choice of the game, or leads to one."""
    return item.kind in PRESSED or (item.kind == "tool" and item.custom_id.split(":")[2] in TOOLS)


def most_of(item: Item) -> int:
    rows = item.message.message.components if hasattr(item.message, "ephemeral") else item.message.components
    parts = [part for row in rows for part in row.children if part.custom_id == item.custom_id]
    return int(getattr(parts[0], "max_values", 1) or 1)


class Typer:
    """Whoever is called types a command at random, with what its options list."""

    def __init__(self, place: Place, refusals: Refusals, seed: int, commands: dict[str, tuple[str, ...]]) -> None:
        self.place, self.refusals, self.luck = place, refusals, random.Random(seed)
        self.commands = commands
        """The options of each command; those behind a `?` may be left out."""

    async def act(self) -> None:
        person = self.place.people[self.luck.choice(self.place.called())]
        command = self.luck.choice(list(self.commands))
        given: dict[str, Any] = {}
        for option in self.commands[command]:
            name = option.rstrip("?")
            choices = await person.autocomplete(self.place.channel, command, name, "", **given)
            if not choices and option == name:
                return
            if choices and (option == name or self.luck.random() < 0.5):
                given[name] = self.luck.choice(choices)["value"]
        if not given:
            return
        self.refusals.said.clear()  # a list may ask the rules about what it leaves out
        result = await person.slash(self.place.channel, command, **given)
        assert not self.refusals.said, (command, given, self.refusals.said, str(private(result))[:300])
        if (asked := private(result)) is not None and (sure := [each for each in items(asked) if each.kind == "sure"]):
            await press(person, sure[0])
