"""What people do beside their table: try a turn out, look at a puzzle, play where only they brought the bot."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from tests.message_limits import walk
from tests.soak.people import Room
from tests.wire.interactions import Answer
from tests.wire.wire import Wire
from tests.wire.world import Payload, Person

STEPS: Final = 6
BUTTON: Final = 2


class Aside:
    """One person, who presses whatever the answer shows."""

    def __init__(self, wire: Wire, room: Room, luck: Random) -> None:
        self.wire, self.room, self.luck = wire, room, luck
        self.person: Person = wire.person("Cleo")
        self.elsewhere = wire.world.add_elsewhere("dm", self.person)
        self.done: Counter[str] = Counter()

    async def act(self) -> None:
        """One of the three, some presses long."""
        which = self.luck.choice(("try", "puzzle", "elsewhere"))
        self.done[which] += 1
        match which:
            case "try":
                await self.rummage(self.luck.choice(self.room.people), "/try", self.room.channel)
            case "puzzle":
                await self.rummage(self.person, "/puzzle", self.room.channel)
            case _:
                opening = {"alone": True} if self.luck.random() < 0.5 else {"computers": 2}
                await self.rummage(self.person, "/play island", self.elsewhere, **opening)

    async def rummage(self, person: Person, command: str, channel: str, **options: Any) -> None:
        answer = await self.room.patiently(self.wire.slash(person, command, channel=channel, **options))
        for _ in range(STEPS):
            shown = newest(answer) if answer is not None else None
            parts = pressable(shown) if shown is not None else []
            if shown is None or not parts:
                return
            part = self.luck.choice(parts)
            if part["type"] == BUTTON:
                pressing = self.wire.press(person, part["custom_id"], shown)
            else:
                value = self.luck.choice(part["options"])["value"]
                pressing = self.wire.choose(person, part["custom_id"], shown, [value])
            answer = await self.room.patiently(pressing)


def newest(answer: Answer) -> Payload | None:
    return answer.followups[-1].payload if answer.followups else answer.message


def pressable(message: Payload) -> list[Payload]:
    """But nothing is proposed to all: whoever plays the table takes its newest message for the board."""
    parts = [each for each in walk(message["components"]) if each.get("custom_id") and not each.get("disabled")]
    parts = [each for each in parts if not each["custom_id"].endswith(":propose")]
    return [each for each in parts if each["type"] == BUTTON or each.get("options")]
