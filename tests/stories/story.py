"""A whole game as text: its beginning, what was said, and what happened."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine import GAMES
from engine.contract import Action, Event, Game, Seat
from engine.play import legal, play, read, start, waiting, write

HERE = Path(__file__).parent


class Beginning(NamedTuple):
    """`island  seats 3  seed 7  {"difficulty":"novice"}`: the first line of a story."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}  seats {self.seats}  seed {self.seed}  {json.dumps(self.options)}"

    @classmethod
    def read(cls, line: str) -> Beginning:
        game, seats, seed, options = line.split("  ")
        return cls(game, int(seats.split()[1]), int(seed.split()[1]), json.loads(options))


Teller = Callable[[Game[Any], Any, Seat], Action]
"""Who chooses what is said next."""


def told(beginning: Beginning, choose: Teller) -> str:
    """The story of a game, as somebody plays it."""
    game = GAMES[beginning.game]
    state, events = start(game, beginning.seats, beginning.options, beginning.seed)
    lines = [str(beginning), *map(_told, events)]
    while asked := waiting(state):
        seat = asked[0]
        action = choose(game, state, seat)
        state, events = play(game, state, seat, action)
        lines += [f"{seat}: {write(action)}", *map(_told, events)]
    return "\n".join(lines) + "\n"


def retold(story: str) -> str:
    """The same words at the same table, with what they lead to now."""
    first, *lines = story.splitlines()
    beginning = Beginning.read(first)
    game = GAMES[beginning.game]
    state, events = start(game, beginning.seats, beginning.options, beginning.seed)
    again = [first, *map(_told, events)]
    for seat, line in said(lines):
        state, events = play(game, state, seat, read(game, line))
        again += [f"{seat}: {line}", *map(_told, events)]
    return "\n".join(again) + "\n"


def said(lines: list[str]) -> Iterator[tuple[Seat, str]]:
    """The lines that are somebody's words."""
    for line in lines:
        if not line.startswith(" "):
            seat, _, words = line.partition(": ")
            yield int(seat), words


def _told(event: Event) -> str:
    """`    flooded tile C3`: what happened, and to what."""
    told = msgspec.to_builtins(event, enc_hook=str)
    details = [f"{name} {_value(value)}" for name, value in told.items() if name != "did" and value not in (None, ())]
    return "    " + "  ".join([told["did"], *details])


def _value(value: Any) -> str:
    return ", ".join(map(_value, value)) if isinstance(value, list | tuple) else str(value)


def by_mind(game: Game[Any], state: Any, seat: Seat) -> Action:
    """The computer teammate at every seat."""
    return game.mind(game.view(state, seat), seat, legal(game, state, seat))
