"""Posed tables of Robinson Crusoe, painted for docs/ and to look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from msgspec import structs

import render
from engine.contract import Action, Event, Seat
from engine.crusoe import GAME
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    Healed,
    ItemBuilt,
    ThreatPlaced,
    TilePlaced,
    Wounded,
)
from engine.crusoe.outlook import Outlook, outlook
from engine.crusoe.parts import Goods
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.review import Review, review
from engine.crusoe.state import (
    Crusoe,
    Lost,
    Won,
)
from engine.crusoe.target import Target
from engine.crusoe.view import CrusoeView, view
from engine.play import legal, play, start, waiting
from render import Shape
from render.crusoe import pictures
from render.printing import Collage
from render.theme import THEMES
from tools.gallery.crusoe.posed import crowded, hurt, middle, posed, rolling, table, without
from tools.gallery.crusoe.scenarios import cannibals, cursed, family, jenny, volcano
from tools.gallery.people import LONGEST, PEOPLE


@dataclass(frozen=True)
class Pose:
    """A table to look at; which page of it."""

    state: Crusoe
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = PEOPLE
    theme: str = "standard"
    lang: str = "en"
    page: str = "board"
    shape: Shape = "wide"
    computers: tuple[int, ...] = ()
    story: tuple[Event, ...] = field(default=(), repr=False)

    @cached_property
    def view(self) -> CrusoeView:
        return view(self.state, None)

    @property
    def people(self) -> tuple[str, ...]:
        return self.names[: self.state.seats]

    @cached_property
    def outlook(self) -> Outlook | None:
        return outlook(self.view) if self.view.waiting == "planning" else None


def _scenarios() -> Iterator[tuple[str, Pose]]:
    yield "cursed", Pose(cursed(), lang="es")
    yield "jenny", Pose(jenny())
    yield "volcano", Pose(volcano(), lang="pt-BR")
    yield "cannibals", Pose(cannibals())
    yield "family", Pose(family(), lang="pt-BR")


def _poses() -> Iterator[tuple[str, Pose]]:
    yield "first-round", Pose(table(4, seed=1))
    fresh = (ThreatPlaced("event-b14"), TilePlaced("B1", 7))
    for theme in THEMES:
        yield f"middle-{theme}", Pose(middle(), fresh, theme=theme)
    yield "middle-spanish", Pose(middle(), fresh, lang="es")
    yield "middle-portuguese", Pose(middle(), fresh, lang="pt-BR")
    yield "crowded", Pose(crowded(), names=LONGEST, lang="pt-BR")
    yield "crowded-high-contrast", Pose(crowded(), theme="high-contrast", lang="es")
    alone = posed(
        table(1, seed=3), round=2, island="A1:6", threats=("", "event-b1"), wounds=(2, 1), stock=Goods(wood=2)
    )
    yield "alone", Pose(alone, theme="colour-blind")
    yield "names", Pose(table(4, seed=4), names=("😀" * 32, "שלום עולם", "Анна Каренина", "山田太郎"))
    done = (ActionSucceeded(Target("palisade"), "carpenter"), ActionFailed(Target("gather-A3-wood"), "carpenter"))
    yield "computers", Pose(middle(), fresh, names=("Ana", "Strong computer 2"), computers=(1,))
    yield "tall", Pose(middle(), fresh, shape="tall")
    yield "tall-crowded", Pose(crowded(), names=LONGEST, lang="pt-BR", shape="tall")
    yield "rolling", Pose(rolling(), done)
    yield from _scenarios()
    yield "workshop", Pose(crowded(), page="workshop")
    yield "workshop-spanish", Pose(table(2, "family", 2), page="workshop", lang="es", theme="high-contrast")
    yield "people", Pose(crowded(), page="people")
    yield "people-portuguese", Pose(middle(), page="people", lang="pt-BR", theme="colour-blind")


def _endings() -> Iterator[tuple[str, Pose]]:
    story = (
        *(Wounded("cook", 2),) * 11,
        *(Healed("cook", 1),) * 9,
        *(ActionFailed(Target("roof"), "cook"),) * 4,
        *(TilePlaced("B2", 3),) * 8,
        *(ItemBuilt("rope"),) * 9,
    )
    done = structs.replace(crowded(), plan=(), agenda=(), phase="action", round=10, items=(*crowded().items, "mast"))
    done = structs.replace(done, progress=CastawaysProgress(pile=15), inventions=without(done.inventions, ("mast",)))
    points = {"hearts": 13, "weapons": 12, "roof": 9, "palisade": 8, "pile": 20}
    yield "won", Pose(structs.replace(done, outcome=Won(4, sum(points.values()), points)), story=story)
    dead = structs.replace(middle(), plan=(), agenda=(), phase="night")
    dead = hurt(dead, 1, wounds=12)
    few = {"hearts": 8, "weapons": 2, "roof": 3, "palisade": 0, "pile": 0}
    lost = structs.replace(dead, outcome=Lost("death", 13, few, "explorer"))
    yield "lost", Pose(lost, story=story)
    yield "lost-tall", Pose(lost, lang="es", story=story, shape="tall")
    yield "lost-high-contrast", Pose(lost, theme="high-contrast", lang="pt-BR", story=story)


REVIEWS: dict[str, tuple[str, int, int, str, tuple[str, ...]]] = {
    "review-standard": ("castaways", 2, 5, "en", PEOPLE),
    "review-high-contrast": ("cursed", 4, 7, "es", LONGEST),
}
"""Of each its scenario, players, seed, language and names."""


@cache
def looked_at_again(scenario: str, seats: int, seed: int) -> Review:
    """Review a game of calm computers."""
    state = first = start(GAME, seats, {"scenario": scenario}, seed).state
    said: list[tuple[Seat, Action]] = []
    while state.agenda:
        seat = waiting(state)[0]
        said.append((seat, GAME.mind(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
    return review(first, said)


def reviewed(name: str) -> tuple[bytes, str]:
    """Return a review in a dress of its own, and its words."""
    scenario, seats, seed, lang, names = REVIEWS[name]
    told = ("crusoe", looked_at_again(scenario, seats, seed), names[:seats], lang)
    return render.review(*told, name.removeprefix("review-")), render.reviewed(*told)


POSES: dict[str, Pose] = dict(_poses())
ENDINGS: dict[str, Pose] = dict(_endings())


def painted(pose: Pose) -> Collage:
    """A pose before it becomes bytes; the palette is chosen from some of these."""
    return pictures.draw(
        pose.view,
        pose.people,
        pose.lang,
        THEMES[pose.theme],
        pose.events,
        shape=pose.shape,
        computers=pose.computers,
        page=pose.page,
        outlook=pose.outlook,
    )


def drawn(pose: Pose) -> bytes:
    """A pose as it is posted: a page of it, or the last picture of a game that is over."""
    told = (pose.view, pose.people, pose.lang, pose.theme)
    if pose.state.outcome:
        return render.final("crusoe", *told, pose.story, pose.shape, pose.computers)
    shown = (pose.events, pose.shape, pose.computers)
    return render.draw("crusoe", *told, *shown, page=pose.page, outlook=pose.outlook)


def paint(folder: Path) -> None:
    """Every pose, each with its words, and the lobby."""
    for name, pose in {**POSES, **ENDINGS}.items():
        (folder / f"crusoe-{name}.png").write_bytes(drawn(pose))
        words = render.alt("crusoe", pose.view, pose.people, pose.lang, outlook=pose.outlook)
        (folder / f"crusoe-{name}.txt").write_text(words + "\n", "utf-8")
    for name in REVIEWS:
        picture, words = reviewed(name)
        (folder / f"crusoe-{name}.png").write_bytes(picture)
        (folder / f"crusoe-{name}.txt").write_text(words + "\n", "utf-8")
    (folder / "crusoe-lobby.png").write_bytes(render.banner("crusoe", 2, 4, "en"))
