"""Discord falls ill while somebody acts: what is kept is shown, once, and whoever is called is called once."""

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest

from tests.message_limits import walk

FAULTS: dict[str, dict[str, Any]] = {
    "500": {"status": 500},
    "503": {"status": 503, "times": 2},
    "429": {"status": 429, "retry_after": 0.3},
    "slow": {"delay": 2.2},
    "lost": {"status": 503, "after": True},
    "lost-500": {"status": 500, "after": True},
}
"""How Discord answers: `after`: it did what was asked, and only the answer is lost."""

SHOWN_WITHIN = 9.0
"""Real seconds; the bot tries again sooner here than it would."""


@dataclass
class Room:
    """A table of two in a channel of its own."""

    stage: Any
    channel: str

    @property
    def messages(self) -> list[dict[str, Any]]:
        return self.stage.wire.messages(self.channel)

    @property
    def live(self) -> list[dict[str, Any]]:
        return [each for each in self.messages if each["components"]]

    @property
    def player(self) -> Any:
        first = self.live[-1]["content"].split("\n")[0]
        return next(person for person in self.stage.people if person.mention in first)

    def id_of(self, words: str) -> str:
        return self.stage.id_of(self.live[-1], words)

    async def open(self) -> None:
        ana, bea, _ = self.stage.people
        await self.stage.wire.slash(ana, "/play island", channel=self.channel)
        await self.stage.wire.until(lambda: self.live)
        await self.stage.wire.press(bea, self.id_of(":join"), self.live[-1])

    async def start(self) -> Any:
        return await self.stage.wire.press(self.stage.people[0], self.id_of(":start"), self.live[-1])

    async def begin(self) -> None:
        await self.open()
        await self.start()
        await self.stage.wire.until(lambda: len(self.live) == 1 and self.live[0]["content"].startswith("<@"))

    def move(self) -> tuple[str, str]:
        menus = (each for each in walk(self.live[-1]["components"]) if ":move" in (each.get("custom_id") or ""))
        menu = next(menus)
        return menu["custom_id"], menu["options"][0]["value"]

    async def press_move(self) -> Any:
        menu, line = self.move()
        return await self.stage.wire.choose(self.player, menu, self.live[-1], [line])

    async def type_move(self) -> Any:
        _, line = self.move()
        return await self.stage.wire.slash(self.player, "/move", channel=self.channel, to=line.split()[1])

    async def press_end(self) -> Any:
        return await self.stage.wire.press(self.player, self.id_of("end-turn"), self.live[-1])

    async def type_end(self) -> Any:
        return await self.stage.wire.slash(self.player, "/done", channel=self.channel)


CALLBACK, POST, PATCH = (
    ("POST", "/interactions/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
)

ACTS = {
    "a pressed move: its answer": ("press_move", CALLBACK, 0),
    "a pressed end: its answer": ("press_end", CALLBACK, 3),
    "a pressed end: the new board": ("press_end", POST, 3),
    "a typed move: its answer": ("type_move", CALLBACK, 0),
    "a typed move: the board": ("type_move", PATCH, 0),
    "a typed end: its answer": ("type_end", CALLBACK, 3),
    "a typed end: the former board": ("type_end", PATCH, 3),
    "the start: its answer": ("start", CALLBACK, -1),
    "the start: the board": ("start", POST, -1),
}
"""What is done, which request of it meets the fault, and how many moves come before (-1: in the lobby)."""


@pytest.mark.parametrize("named", ACTS)
async def test_what_is_kept_is_shown_once(stage, named, tried_again_soon, caplog) -> None:
    act, (method, path), before = ACTS[named]
    async with stage.running() as bot:
        for name, fault in FAULTS.items():
            room = Room(stage, await stage.wire.open_channel(f"room-{name}"))
            await (room.open() if before < 0 else room.begin())
            for _ in range(before):
                await room.press_move()
                await shown(bot, room)
            player = room.player if before >= 0 else None
            stage.wire.fail(method, path, **fault)
            await asyncio.gather(getattr(room, act)(), return_exceptions=True)
            await shown(bot, room)
            stage.wire.faults.clear()
            (board,) = room.live
            assert room.messages[-1]["id"] == board["id"], f"{name}: the live board is the last thing said"
            if room.player is not player:
                called = [each for each in room.messages if room.player.id in [who["id"] for who in each["mentions"]]]
                assert len(called) <= 1 + (before >= 0), f"{name}: called once"
                assert called, f"{name}: called"
    caplog.clear()


async def shown(bot: Any, room: Room) -> None:
    """The store's last revision stands in the channel, on one board."""
    sql = "SELECT count(*) FROM tables WHERE channel_id = ? AND (shown_revision < revision OR revision = 0)"
    formers = "SELECT count(*) FROM former_boards JOIN tables ON id = table_id WHERE tables.channel_id = ?"
    try:
        async with asyncio.timeout(SHOWN_WITHIN):
            while True:
                unshown, left = [(await bot.store.rows(each, int(room.channel)))[0][0] for each in (sql, formers)]
                if not unshown and not left and len(room.live) == 1:
                    return
                await asyncio.sleep(0.05)
    except TimeoutError:
        found = [(each["id"], each["content"][:60]) for each in room.live]
        pytest.fail(f"unshown {unshown}, former boards {left}, live {found}")
