"""Evenings of people who press whatever there is, with restarts: `python -m tests.evenings.soak [EVENINGS]`."""

import asyncio
import logging
import random
import sys
import tempfile
from pathlib import Path

import simcord

from bot import make_bot
from cogs.bot import Settings
from engine.island.parts import LAYOUTS
from tests.evenings.people import Anybody, Place

NAMES = ("Ana", "Bea", "Cai", "Dov")
RESTARTS = 0.05
MOST = 400


class Faults(logging.Handler):
    """Every error in the log ends the soak."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(self.format(record))


async def evening(seed: int, folder: Path) -> int:
    """One whole game with everything at random; how many acts it took."""
    luck = random.Random(seed)
    settings = Settings(database=folder / f"{seed}.db", shards=1, seed=seed, pictures=False)
    async with simcord.run(make_bot(settings)) as env:
        guild = env.create_guild()
        people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in NAMES]
        place = Place(env, guild.create_text_channel("games"), people)
        await place.begin(
            luck.choice((2, 3, 4)),
            difficulty=luck.choice(("novice", "normal", "elite", "legendary")),
            layout=luck.choice(list(LAYOUTS)),
            pace=luck.choice(("swift", "careful")),
            language=luck.choice(("en", "es", "pt-BR")),
        )
        anybody = Anybody(place, seed)
        acts = 0
        while (await place.table()).status == "running" and acts < MOST:
            acts += 1
            await anybody.act()
            assert place.boards[-1].id == place.last.id
            assert len(place.boards) == 1 or (await place.table()).status == "over"
            if luck.random() < RESTARTS:
                await env.bot.close()
                await env.restart_bot(make_bot(settings))
        await env.bot.close()
        return acts


def main() -> None:
    logging.getLogger().addHandler(Faults(logging.ERROR))
    evenings = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(evenings):
            acts = asyncio.run(evening(seed, Path(folder)))
            print(f"evening {seed}: {acts} acts", flush=True)  # noqa: T201 — the report


if __name__ == "__main__":
    main()
