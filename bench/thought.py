"""What a press waits while ten tables think: in the process made for it, and in a thread of the bot's own."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, NamedTuple

import bench
import render
from cogs.thought.thought import Thought
from engine.contract import Action, Seat
from engine.island import GAME
from engine.island.state import Island
from engine.play import legal, load, pack, play, save, start, waiting

TABLES: Final = 10
PACE: Final = 0.04
"""Seconds from a press to the next; they come whether or not the last one was answered."""
PRESSES: Final = 50
"""In one turn of each contestant."""
ROUNDS: Final = 9
NAMES: Final = ("Ana", "Bea", "Cleo")


class Round(NamedTuple):
    """Of one contestant: seconds until a press is drawn, and thoughts a second meanwhile."""

    p50: float
    p95: float
    thoughts: float


Position = tuple[Any, Seat, list[Action]]
Mind = Callable[[int, Position], Coroutine[Any, Any, Action]]


def main() -> None:
    """Print the table."""
    bench.table(
        f"thought ({ROUNDS} times {PRESSES} presses of each, in turns; a press is loaded, played, saved and drawn)",
        ("meanwhile", "press p50", "press p95", "ratio", "must", "thoughts a second"),
        asyncio.run(_rows()),
    )


async def _rows() -> list[tuple[object, ...]]:
    tables = list(_tables())
    positions = [(GAME.view(state, seat), seat, legal(GAME, state, seat)) for state, seat in tables]
    saved = [(save(state), seat) for state, seat in tables]
    thought = Thought()
    await _in_its_process(thought, 0, positions[0])
    ways: dict[str, Mind | None] = {
        "nobody thinks": None,
        f"{TABLES} tables think, in a process of its own": lambda n, where: _in_its_process(thought, n, where),
        f"{TABLES} tables think, in a thread": _in_a_thread,
    }
    rounds: dict[str, list[Round]] = {name: [] for name in ways}
    for _ in range(ROUNDS + 1):
        for name, mind in ways.items():
            rounds[name].append(await _round(saved, positions, mind))
    await thought.close()
    known = {name: each[1:] for name, each in rounds.items()}  # the first one warms
    floor = statistics.median(each.p95 for each in known["nobody thinks"])
    return [_row(name, each, floor) for name, each in known.items()]


def _row(name: str, rounds: list[Round], floor: float) -> tuple[object, ...]:
    must = "≤ 1.5 ×" if "process" in name else ""
    half, most, thoughts = (statistics.median(each) for each in zip(*rounds, strict=True))
    return name, f"{half * 1000:.1f} ms", f"{most * 1000:.1f} ms", f"{most / floor:.2f} ×", must, f"{thoughts:.0f}"


async def _in_its_process(thought: Thought, number: int, where: Position) -> Action:
    return await thought.choose(GAME, *where, asker=number)


async def _in_a_thread(_: int, where: Position) -> Action:
    return await asyncio.to_thread(GAME.minds["strong"], *where)


async def _round(saved: list[tuple[bytes, Seat]], positions: list[Position], mind: Mind | None) -> Round:
    """Presses at their pace, while the tables think."""
    ended, is_over = 0, False

    async def think(number: int, mind: Mind) -> None:
        nonlocal ended
        chance = random.Random(number)
        while not is_over:
            await mind(number, chance.choice(positions))
            ended += 1

    thinking = [asyncio.create_task(think(number, mind)) for number in range(TABLES)] if mind else []
    began = time.perf_counter()
    dues = ((began + number * PACE, *saved[number % len(saved)]) for number in range(PRESSES))
    took = await asyncio.gather(*(_press(*each) for each in dues))
    rate = ended / (time.perf_counter() - began)
    is_over = True
    await asyncio.gather(*thinking)  # a thread's thought cannot be broken off
    return Round(statistics.median(took), statistics.quantiles(took, n=20)[-1], rate)


async def _press(due: float, table: bytes, seat: Seat) -> float:
    """Seconds from when it is due until its picture is there."""
    await asyncio.sleep(max(0.0, due - time.perf_counter()))
    state = load(GAME, table)
    step = play(GAME, state, seat, legal(GAME, state, seat)[0])
    save(step.state), pack(step.events)
    view = GAME.view(step.state, None)
    await asyncio.to_thread(render.draw, GAME.name, view, NAMES, "en", "standard", step.events)
    return time.perf_counter() - due


def _tables() -> Iterator[tuple[Island, Seat]]:
    """Some moments of a game."""
    state: Any = start(GAME, len(NAMES), {}, 3).state
    for number in range(60):
        seat = waiting(state)[0]
        if number % 6 == 0:
            yield state, seat
        state = play(GAME, state, seat, GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))).state
        if not state.agenda:
            return
