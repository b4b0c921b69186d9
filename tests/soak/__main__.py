"""`python -m tests.soak [SCALE] [PART …]`: some hours of ill luck; SCALE 0.05 is a twentieth of each part."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from tests.soak.evenings import evenings
from tests.soak.games import games
from tests.soak.hostile import hostile
from tests.soak.kills import kills
from tests.soak.minds import minds
from tests.soak.reasons import reasons

WHOLE = {"kills": 1000, "evenings": 100, "hostile": 10_000, "minds": 500, "reasons": 2000, "games": 1_000_000}
BY_A_BOT: dict[str, Callable[[int, Path, Random], Awaitable[str]]] = {
    "kills": kills,
    "evenings": evenings,
    "hostile": hostile,
}
BY_THE_ENGINE: dict[str, Callable[[int, int], str]] = {"minds": minds, "reasons": reasons, "games": games}


def soaked(part: str, count: int, seed: int) -> str:
    """What it came to; whatever went wrong is raised."""
    if part in BY_THE_ENGINE:
        return BY_THE_ENGINE[part](count, seed * WHOLE[part])
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(main_part(part, count, Path(folder), seed))


async def main_part(part: str, count: int, folder: Path, seed: int) -> str:
    return await BY_A_BOT[part](count, folder, Random(seed))


def main(words: list[str]) -> int:
    scale = float(words.pop(0)) if words and words[0].replace(".", "", 1).isdigit() else 1.0
    seed, ended = int(time.time()), 0
    sys.stdout.write(f"seed {seed}\n")
    for part in words or WHOLE:
        count, began = max(1, round(WHOLE[part] * scale)), time.monotonic()
        try:
            said = soaked(part, count, seed)
        except Exception as fault:  # noqa: BLE001 — the other parts are tried all the same
            traceback.print_exc()
            said, ended = f"WRONG: {fault!r}", 1
        sys.stdout.write(f"{part}: {said} ({(time.monotonic() - began) / 60:.0f} minutes)\n")
        sys.stdout.flush()
    return ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
