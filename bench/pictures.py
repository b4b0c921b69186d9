"""A warm board from view to bytes, a replay, and what drawing does to the event loop, beside Pillow's own encoder."""

from __future__ import annotations

import asyncio
import io
import itertools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from PIL import Image, ImageChops, ImageStat

import render
from bench import cpu, table
from engine.contract import Event
from engine.island import GAME
from engine.island.parts import LAYOUTS
from engine.island.state import Island
from engine.island.view import IslandView, view
from engine.play import legal, play, waiting
from render import printing
from render.island.pictures import frames as island_frames
from render.printing import Collage, true_colours
from render.theme import THEMES
from tools.gallery import bridges as crossing
from tools.gallery import crusoe as castaways
from tools.gallery.crusoe import film as castaway_film
from tools.gallery.island import Pose, painted
from tools.gallery.island.film import played
from tools.gallery.island.posed import posed
from tools.gallery.island.posed import table as laid
from tools.gallery.people import PEOPLE

Paint = Callable[[], Collage]
ROUND = 12
"""So many boards are timed together: some bring a closed round, some only a tick."""


def pillows(image: Image.Image) -> Callable[[], bytes]:
    """The floor: Pillow's indexed PNG, level 6, of the very same final pixels."""

    def encode() -> bytes:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=6)
        return out.getvalue()

    return encode


def indexed(collage: Collage) -> Image.Image:
    image = Image.frombytes("P", (collage.width, collage.height), collage.image().tobytes())
    image.putpalette(printing.all_colours())
    return image


def decibels(paint: Paint) -> float:
    """What the palette costs, against the picture as painted."""
    shown = paint().shown()
    with true_colours():
        difference = ImageChops.difference(shown, paint().image())
    squares = sum(ImageStat.Stat(difference).sum2) / (3 * shown.width * shown.height)
    return 10 * math.log10(255**2 / squares)


def standard() -> Pose:
    """The board that gates: the usual island in the middle of a game, four players with full hands."""
    hands = ("EEEWS", "FFOHS", "OOOHW", "EFFWW")
    return Pose(posed(laid(4, 3), flooded="C1 B2 D3 E4 C5 F3", sunk="A3 D6", pawns="C3 B4 C3 D4", hands=hands, water=4))


def bridges_rows() -> list[tuple[object, ...]]:
    """Every view of a game from the posed round on: a handed-in round changes a line, a closed one every board."""
    rows = []
    for name, pose, seat in (
        ("bridges, 4 players (gates)", crossing.table(4, 6, "A", 3), None),
        ("  the other side", crossing.table(4, 6, "B", 3), None),
        ("  2 players", crossing.table(2, 6, "A", 3), None),
        ("  alone", crossing.table(1, 6, "A", 3), None),
        ("  a seat's own round", crossing.table(4, 6, "A", 3), 0),
    ):
        views = itertools.cycle(crossing.running(pose.state, seat))
        seen = replace(pose, seat=seat)
        rows.append(timed(name, partial(crossing.painted, seen), "bridges", views, pose.people))
    return rows


def crusoe_rows() -> list[tuple[object, ...]]:
    """A game from the posed draft on by people who choose at random; the outlook is told beforehand, or not at all."""
    rows = []
    for name, pose in (
        ("crusoe, 4 players (gates)", castaways.POSES["crowded"]),
        ("  2 players", castaways.POSES["middle-standard"]),
        ("  tall", castaways.POSES["tall-crowded"]),
        ("  the volcano", castaways.POSES["volcano"]),
    ):
        views = itertools.cycle(castaway_film.running(pose.state))
        rows.append(timed(name, partial(castaways.painted, pose), "crusoe", views, pose.people, shape=pose.shape))
    return rows


def row(name: str, pose: Pose) -> tuple[object, ...]:
    """Warm: sprites are there, but the view, its panel and its tiles are another each time, as in a running game."""
    views = itertools.cycle(view for seed in range(12) for view in running(pose.state, seed))
    return timed(name, partial(painted, pose), "island", views, pose.people, pose.theme)


def timed(
    name: str,
    paint: Paint,
    game: str,
    views: Iterator[tuple[Any, tuple[Event, ...]]],
    people: Sequence[str],
    theme: str = "standard",
    shape: render.Shape = "wide",
) -> tuple[object, ...]:
    floor, floor_spread = cpu(pillows(indexed(paint())), 9)

    def work() -> bytes:
        view, events = next(views)
        return render.draw(game, view, people, "en", theme, events, shape)

    for _ in range(40):
        work()
    taken, spread = cpu(lambda: [work() for _ in range(ROUND)], 15)
    taken, spread = taken / ROUND, spread / ROUND
    return (
        name,
        f"{taken * 1000:.2f} ± {spread * 1000:.2f}",
        f"{floor * 1000:.2f} ± {floor_spread * 1000:.2f}",
        f"{taken / floor:.2f} ×",
        "≤ 1.7 ×",
        "≤ 0.6 ×",
        f"{len(printing.png(paint())) / 1000:.0f}",
        f"{decibels(paint):.1f}",
    )


def running(state: Island, seed: int = 1, steps: int = 10_000) -> list[tuple[IslandView, tuple[Event, ...]]]:
    """A game from here on by people who choose at random: what is seen after each step, what just happened."""
    luck = Random(seed)
    seen: list[tuple[IslandView, tuple[Event, ...]]] = [(view(state, None), ())]
    while state.agenda and len(seen) < steps:
        seat = waiting(state)[0]
        state, events = play(GAME, state, seat, luck.choice(legal(GAME, state, seat)))
        seen.append((view(state, None), events))
    return seen


def boards() -> None:
    gate = standard()
    rows = [row("classic, 4 players (gates)", gate)]
    rows += [row(f"  {theme}", Pose(gate.state, theme=theme)) for theme in THEMES if theme != gate.theme]
    rows += [row(f"  {seats} players", Pose(laid(seats, 3))) for seats in (2, 3)]
    others = [name for name in LAYOUTS if name != "classic"]
    rows += [row(f"  {layout}", Pose(laid(4, 3, layout))) for layout in others]
    rows += bridges_rows()
    rows += crusoe_rows()
    sizes = "KB, must 110", "dB, must 36"
    header = ("board", "view to bytes, ms", "floor, ms", "ratio", "must", "good", *sizes)
    table("Warm boards", header, rows)


def replay() -> None:
    """Encoding alone: the frames are painted beforehand, a picture a turn of whole games one after the other."""
    steps = [step for seed in (1, 5) for step in played(4, seed, 900)]
    turns = render.chosen("island", steps)
    frames = list(island_frames(turns, PEOPLE, "en"))
    floor, floor_spread = cpu(lambda: [pillows(indexed(frame))() for frame in frames[::6]], 5)
    floor, floor_spread = floor * len(frames) / len(frames[::6]), floor_spread * len(frames) / len(frames[::6])
    taken, spread = cpu(lambda: printing.gif(frames), 5)
    whole, _ = cpu(lambda: render.replay("island", turns, PEOPLE, "en"), 3)
    size = len(printing.gif(frames))
    table(
        f"A replay of {len(frames)} frames",
        ("encoding, ms", "floor, ms", "ratio", "must", "with drawing, ms", "KB, must 2,000, good 1,000"),
        [
            (
                f"{taken * 1000:.0f} ± {spread * 1000:.0f}",
                f"{floor * 1000:.0f} ± {floor_spread * 1000:.0f}",
                f"{taken / floor:.2f} ×",
                "≤ 0.7 ×",
                f"{whole * 1000:.0f}",
                f"{size / 1000:.0f}",
            )
        ],
    )


async def gaps(drawing: bool, seconds: float = 1.5) -> list[float]:
    """By how much sleeps of a millisecond overran, in ms, while two boards at a time are drawn in threads."""
    pose, done = standard(), False

    async def keep_drawing() -> None:
        while not done:
            if drawing:
                await asyncio.to_thread(
                    render.draw, "island", pose.view, pose.people, pose.lang, pose.theme, pose.events
                )
            else:
                await asyncio.sleep(0.01)

    painters = [asyncio.create_task(keep_drawing()) for _ in range(2)]
    overrun = []
    until = time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        await asyncio.sleep(0.001)
        overrun.append((time.perf_counter() - began - 0.001) * 1000)
    done = True
    await asyncio.gather(*painters)
    return sorted(overrun)


def loop() -> None:
    """The first run pays once for sprites and fonts; what stays is the second."""
    rows = []
    kinds = (("nothing drawn", False), ("two boards at a time, the first ones", True), ("two boards at a time", True))
    for name, drawing in kinds:
        overrun = asyncio.run(gaps(drawing))
        rows.append((name, f"{overrun[-1]:.1f}", f"{overrun[len(overrun) * 99 // 100]:.1f}", len(overrun)))
    table("The loop's longest gap, on an idle machine", ("", "longest, ms, must 8", "p99, ms", "turns"), rows)


def main() -> None:
    boards()
    replay()
    loop()


if __name__ == "__main__":
    main()
