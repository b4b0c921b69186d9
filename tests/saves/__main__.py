"""`python -m tests.saves 0.3`: the saves of a version, once, as it is released; nobody changes them afterwards.

Of each game one table in each state of waiting, from the middle of a real game, each ending, and a store with them all
and with rows in every table. Said again before the release, it writes a store alone, where the layout is newer by now.
"""

from __future__ import annotations

import asyncio
import lzma
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from db import backup, migrate, preferences, seats, settings, steps, tables
from db.store import Store
from engine import GAMES
from engine.contract import kebab
from engine.play import legal, load, pack, play, save, start, waiting, write
from tests.store.everything import fill
from tests.test_laws import OF, any_beginning, any_of

HERE = Path(__file__).parent
GAMES_PLAYED = 120
"""At the least; then the computer plays on alone until it has won and lost."""
ENDINGS = {"island": {"won", "lost"}, "crusoe": {"won", "lost"}, "bridges": {"over"}}
THEN = datetime(2026, 11, 18, 12, tzinfo=UTC)


def name_of(state: Any) -> str:
    """How it waits, or how it ended; of a plan also for which scenario."""
    if not state.agenda:
        kind = kebab(type(state.outcome).__name__)
        return kind if kind in {"won", "lost"} else "over"
    waits = kebab(type(state.agenda[0]).__name__)
    return f"{waits}-{state.options.scenario}" if waits == "planning" else waits


def tables_of(game: str, seed: int) -> Iterator[tuple[str, Any]]:
    """A game played to its end, half by chance and half by the computer: of each name one table, any of them."""
    chance, beginning = Random(seed), any_beginning(game, Random(seed))
    rules = beginning.game
    state = start(rules, beginning.seats, beginning.options, beginning.seed).state
    met: dict[str, list[Any]] = {}
    by_chance = chance.choice((0.0, 0.3, 0.8)) if seed < GAMES_PLAYED else 0.0
    for _ in range(OF[game].longest):
        met.setdefault(name_of(state), []).append(state)
        if not state.agenda:
            break
        seat = chance.choice(waiting(state))
        offered = legal(rules, state, seat)
        if chance.random() < by_chance:
            action = any_of(offered, OF[game].second_thoughts, chance)
        else:
            action = rules.mind(rules.view(state, seat), seat, offered)
        state = play(rules, state, seat, action).state
    for name, found in met.items():
        yield name, chance.choice(found)


def found(game: str) -> dict[str, Any]:
    """A table of every name there is; of rare ones the first that was met."""
    every: dict[str, Any] = {}
    for seed in count():
        for name, state in tables_of(game, seed):
            every.setdefault(name, state)
        if seed >= GAMES_PLAYED and ENDINGS[game] <= every.keys():
            break
    return every


async def store_with(path: Path, kept: dict[str, dict[str, Any]]) -> None:
    """Each of them a table in a channel of its own, beside everything else that a store can keep."""
    store = await Store.open(path)
    await fill(store, THEN, save(kept["island"]["acting"]), "end-turn", pack(()))
    await settings.change(store, 1, language="pt-BR", channels=(7, 8))
    await preferences.change(store, 50, language="es", quiet_from=60, quiet_until=420, zone="Europe/Madrid")
    places = [(game, name, state) for game, states in kept.items() for name, state in states.items()]
    for channel, (game, name, state) in enumerate(places):
        facts: dict[str, Any] = {"game": game, "guild_id": 1, "host_id": 50, "language": "en", "seed": 7}
        table_id = await tables.create(store, THEN, channel_id=channel, options={"kept as": name}, **facts)
        people = [(50 + seat, f"Ana {seat}") for seat in range(state.seats)]
        await seats.arrange(store, table_id, people, THEN)
        await tables.start(store, table_id, THEN)
        rules = GAMES[game]
        offered = legal(rules, state, waiting(state)[0]) if state.agenda else []
        line = write(offered[0]) if offered else "the last act"
        said: dict[str, Any] = {"seat": 0, "notation": line, "events": pack(()), "now": THEN}
        await steps.append(store, table_id, 1, state=save(state), **said)
        if not state.agenda:
            await tables.end(store, table_id, THEN)
    await store.close()


def write_saves(folder: Path) -> None:
    for game in GAMES:
        (folder / game).mkdir(parents=True, exist_ok=True)
        states = found(game)
        for name, state in states.items():
            file = folder / game / f"{name}.json"
            if not file.exists():
                file.write_bytes(save(state))
        sys.stdout.write(f'"{game}": "{" ".join(states)}",\n')


def main(version: str) -> None:
    folder = HERE / version
    if not any(folder.glob("store-*")):  # what is there already is kept as it is
        write_saves(folder)
    kept = {
        game: {file.stem: load(rules, file.read_bytes()) for file in sorted((folder / game).glob("*.json"))}
        for game, rules in GAMES.items()
    }
    with TemporaryDirectory() as made:
        live, copy = Path(made) / "atoll.db", Path(made) / "copy.db"
        asyncio.run(store_with(live, kept))
        backup.save_now(live, copy)
        with (folder / f"store-{max(migrate.migrations())}.db.xz").open("xb") as made_now:
            made_now.write(lzma.compress(copy.read_bytes()))


if __name__ == "__main__":
    main(sys.argv[1])
