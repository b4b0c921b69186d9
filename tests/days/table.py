"""What days bring to a table: time passes, the channel speaks, people answer or do not."""

from datetime import timedelta
from functools import cache
from typing import Any

from cogs.loaded import find as sit
from db import steps, tables
from db.statements import Statement
from engine import GAMES
from engine.play import legal, play, save, start, unpack, waiting, write
from tests.evenings.people import Place, command_for, items, surely
from tests.once import once_a_run

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


class Table(Place):
    """A table whose players take their time."""

    async def play(self, game: str, seats: int, **options: Any) -> None:
        """A running table of any game."""
        host, *others = self.people[:seats]
        await host.slash(self.channel, f"play {game}", **options)
        for guest in others:
            await guest.slash(self.channel, "join")
        await host.slash(self.channel, "start")

    @property
    def ballots(self) -> list[Any]:
        """The questions put to the table that can still be answered."""
        return [message for message in self.channel.history() if any(each.kind == "vote" for each in items(message))]

    async def pass_by(self, **time: float) -> list[Any]:
        """Time passes; what the channel said meanwhile."""
        before = [message.id for message in self.channel.history()]
        await self.env.advance_time(timedelta(**time).total_seconds())
        return [message for message in self.channel.history() if message.id not in before]

    async def table(self) -> Any:
        """The newest table; time stands still in between."""
        ((table_id,),) = await self.store.rows(
            "SELECT id FROM tables ORDER BY board_message_id DESC NULLS LAST LIMIT 1"
        )
        return await tables.find(self.store, table_id)

    @property
    def last(self) -> Any:
        return self.channel.last_message

    async def sitting(self) -> Any:
        found = await sit(self.store, (await self.table()).id)
        assert found is not None
        return found

    async def waits(self) -> tuple[int, ...]:
        return waiting((await self.sitting()).state)

    def seat_of(self, person: Any) -> int:
        return self.people.index(person)

    async def absent(self) -> tuple[Any, list[Any]]:
        """Who is waited for, and the others."""
        seats = (await self.sitting()).seats
        (seat,) = await self.waits()
        away = next(person for person in self.people if person.id == seats[seat].user_id)
        return away, [person for person in self.people[: len(seats)] if person is not away]

    async def act(self, line: str | None = None) -> None:
        """Whoever is waited for first does this, or whatever is legal first."""
        found = await self.sitting()
        seat = found.waits_for[0]
        said = line or write(legal(found.game, found.state, seat)[0])
        person = next(each for each in self.people if each.id == found.seats[seat].user_id)
        command, options = command_for(said)
        await person.slash(self.channel, command, **options)

    async def leave(self, person: Any) -> Any:
        """Somebody leaves the game, and is sure of it."""
        asked = await person.slash(self.channel, "leave")
        return await self.press(person, asked.response, "leave")

    @property
    def live_board(self) -> Any:
        return [message for message in self.channel.history() if any(each.kind == "tool" for each in items(message))][
            -1
        ]

    @property
    def ballot(self) -> Any:
        """The newest question put to the table."""
        return [message for message in self.channel.history() if any(each.kind == "vote" for each in items(message))][
            -1
        ]

    @property
    def offer(self) -> Any:
        """The newest offer of a seat."""
        return [
            message
            for message in self.channel.history()
            if any(each.kind == "seat" and each.custom_id.endswith(":take") for each in items(message))
        ][-1]

    async def stand(self, state: bytes) -> None:
        """The table as if it stood so; the wait begins anew."""
        row = await self.table()
        await self.people[0].slash(self.channel, "game pause")
        sql = "UPDATE states SET state = ? WHERE table_id = ? AND revision = ?"
        await self.store.write(Statement(sql, [state, row.id, row.revision]))
        await self.people[0].slash(self.channel, "game resume")

    async def lose(self) -> None:
        """The game one act before it is lost, and that act."""
        found = await self.sitting()
        state, seat, action = last_act(len(found.seats))
        await self.stand(state)
        person = next(each for each in self.people if each.id == found.seats[seat].user_id)
        command, options = command_for(action)
        await surely(person, await person.slash(self.channel, command, **options))

    async def opened_a_turn(self, since: Any) -> bool:
        """Whether another turn has begun since."""
        later = await steps.history(self.store, since.row.id, after=since.row.revision)
        return any(event.opens_a_turn for step in later for event in unpack(since.game, step.events))

    async def press(self, person: Any, message: Any, word: str) -> Any:
        """The button that has this word in its id; what is asked about once more is meant."""
        found = next(each for each in items(message) if word in each.custom_id.split(":"))
        return await surely(person, await person.click(message, custom_id=found.custom_id))

    async def status(self) -> str:
        row = await tables.find(self.store, (await self.table()).id)
        assert row is not None
        return row.status


@cache
def last_act(seats: int) -> tuple[bytes, int, str]:
    """A game one act before its end: the table, who acts, and how."""
    game = GAMES["island"]
    state: Any = start(game, seats, {"difficulty": "legendary"}, 1).state
    while True:
        seat = waiting(state)[0]
        action = [each for each in legal(game, state, seat) if not each.is_aside][-1]
        after = play(game, state, seat, action).state
        if not after.agenda:
            return save(state), seat, write(action)
        state = after


@once_a_run
def crowded_gate() -> bytes:
    """A three-seat game that waits for all three at once, before the flood."""
    game = GAMES["island"]
    for seed in range(500):
        state: Any = start(game, 3, {}, seed).state
        for _ in range(150):
            if not state.agenda:
                break
            if len(waiting(state)) == 3:
                return save(state)
            seat = waiting(state)[0]
            state = play(game, state, seat, legal(game, state, seat)[-1]).state
    raise AssertionError("no gate for three found")


@cache
def position(phase: str) -> bytes:
    """A three-seat game in which one player alone is asked in this phase, found by playing what is legal."""
    game = GAMES["island"]
    for seed in range(300):
        state: Any = start(game, 3, {"difficulty": "legendary"}, seed).state
        for turn in range(120):
            if not state.agenda:
                break
            if type(state.agenda[0]).__name__ == phase and len(waiting(state)) == 1:
                return save(state)
            seat = waiting(state)[0]
            offered = legal(game, state, seat)
            state = play(game, state, seat, offered[(7 * seed + turn) % len(offered)]).state
    raise AssertionError(f"no {phase} found")
