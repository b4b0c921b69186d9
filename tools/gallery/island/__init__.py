"""Posed tables of Forbidden Island, painted for docs/ and to look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from msgspec.structs import replace

import render
from engine.contract import Action, Event
from engine.island import GAME
from engine.island.events import (
    Flooded,
    GameLost,
    Moved,
    Sank,
    ShoredUp,
    TurnBegan,
)
from engine.island.parts import LANDING, LAYOUTS
from engine.island.review import Review, review
from engine.island.state import (
    Considering,
    DrawFlood,
    Island,
    Lost,
    NextTurn,
    Won,
)
from engine.island.view import IslandView, view
from engine.play import legal, play, waiting
from render.island import pictures
from render.printing import Collage
from render.theme import THEMES
from tools.gallery.island.posed import at_sea, late, middle, posed, stranded, table
from tools.gallery.people import LONGEST, PEOPLE


@dataclass(frozen=True)
class Pose:
    """A table to look at."""

    state: Island
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = PEOPLE
    theme: str = "standard"
    lang: str = "en"
    shape: render.Shape = "wide"
    computers: tuple[int, ...] = ()
    story: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def view(self) -> IslandView:
        return view(self.state, None)

    @property
    def people(self) -> tuple[str, ...]:
        return self.names[: self.state.seats]


def _poses() -> Iterator[tuple[str, Pose]]:
    yield "first-turn", Pose(table(4))
    what = (Moved(1, "B3", "B4"), Flooded("D3"), Flooded("C5"), Sank("D6"), ShoredUp(0, ("C3",)))
    for theme in THEMES:
        yield f"middle-{theme}", Pose(middle(), what, theme=theme)
    yield "middle-spanish", Pose(middle(), what, lang="es")
    yield "middle-portuguese", Pose(middle(), what, lang="pt-BR")
    for theme in THEMES:
        yield f"tall-{theme}", Pose(middle(), what, theme=theme, shape="tall")
    yield "crowded", Pose(late(), names=LONGEST, lang="pt-BR")
    for theme in THEMES:
        yield f"late-{theme}", Pose(late(), (Sank("C6"), Flooded("D3")), theme=theme)
    yield "swimming", Pose(at_sea(), (Sank("C4"),), lang="es", theme="high-contrast")
    yield "rescue", Pose(stranded(), (Sank("C1"),), names=("Ana", "Bea", "Chloé"))
    yield (
        "names",
        Pose(
            posed(
                table(4, 8, "bridge"),
                agenda=(Considering(), DrawFlood(), NextTurn()),
                hands=("H", "S", "HS", "EEEE"),
                flooded="A1 C2 H3",
            ),
            names=("😀" * 32, "שלום עולם", "Анна Каренина", "山田太郎"),
            theme="colour-blind",
        ),
    )
    three = posed(table(3, 4), hands=("EEF", "OOH", "WS"), flooded="C2 E4")
    yield "computers", Pose(three, names=("Ana", "Máquina 2", "Máquina 3"), computers=(1, 2), lang="es")
    yield "wide", Pose(posed(table(3, 9, "plank"), flooded="A1 C2 E3 F5", flood_discards="C2 E3 A1"), lang="es")
    yield "wide-tall", Pose(posed(table(2, 9, "plank"), flooded="A1 C2 E3 F5"), lang="pt-BR", shape="tall")


def _endings() -> Iterator[tuple[str, Pose]]:
    home = table(4, 12)
    square = {tile: LAYOUTS[home.layout].squares[place] for place, tile in enumerate(home.tiles)}
    landing, moons = square[LANDING], f"{square['temple-of-the-moon']} {square['temple-of-the-sun']}"
    story = (*(TurnBegan(0) for _ in range(31)), *(ShoredUp(0, ("C3",)) for _ in range(22)), *(Flooded("C3"),) * 48)
    open_sea = [each for each in ("C6", "D6", "A3", "F4", "C1") if each not in (landing, *moons.split())]
    won = posed(
        home,
        flooded="B2 C2 E4",
        sunk=" ".join(open_sea[:3]),
        pawns=" ".join([landing] * 4),
        hands=("HS", "EW", "", "FO"),
        discards="EEEEWWWWFFFFOOOORHH",
        captured=(0, 1, 1, 3),
        water=6,
        agenda=(),
        outcome=Won(4),
    )
    yield "won", Pose(won, story=story)
    yield "won-tall", Pose(won, story=story, shape="tall", lang="es", theme="colour-blind")
    lost = posed(
        home,
        flooded="B2",
        sunk=" ".join((landing, moons, *open_sea[:4])),
        water=7,
        agenda=(),
        outcome=Lost(("landing-lost", "treasure-lost")),
    )
    yield "lost", Pose(lost, story=(*story, GameLost(("landing-lost", "treasure-lost"), "stone")))
    drowned = posed(
        home, sunk=" ".join(open_sea[:3]), pawns=f"{landing} {open_sea[0]} {landing} {landing}", water=7, agenda=()
    )
    alone = replace(drowned, outcome=Lost(("drowned",)))
    ended = (*story, GameLost(("drowned",), drowned=(1,)))
    yield "lost-high-contrast", Pose(alone, story=ended, theme="high-contrast", lang="pt-BR", names=LONGEST)


REVIEWS = {"review-standard": "en", "review-high-contrast": "es", "review-colour-blind": "pt-BR"}


@cache
def looked_at_again() -> Review:
    """A game that two computers lost, with turns that decided it."""
    state = first = table(2, 0)
    said: list[tuple[int, Action]] = []
    while state.agenda:
        seat = waiting(state)[0]
        said.append((seat, GAME.mind(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
    return review(first, said)


def reviewed(name: str) -> bytes:
    """The same review in each dress."""
    return render.review("island", looked_at_again(), PEOPLE[:2], REVIEWS[name], name.removeprefix("review-"))


POSES: dict[str, Pose] = dict(_poses())
ENDINGS: dict[str, Pose] = dict(_endings())


def painted(pose: Pose) -> Collage:
    """A pose before it becomes bytes; the palette is chosen from some of these."""
    return pictures.draw(pose.view, pose.people, pose.lang, THEMES[pose.theme], pose.events, pose.shape, pose.computers)


def drawn(pose: Pose) -> bytes:
    """A pose as it is posted: the board, or the last picture of a game that is over."""
    told = (pose.view, pose.people, pose.lang, pose.theme)
    if pose.state.outcome:
        return render.final("island", *told, pose.story, pose.shape, pose.computers)
    return render.draw("island", *told, pose.events, pose.shape, pose.computers)


def paint(folder: Path) -> None:
    """Every pose, each with its words, and the lobby."""
    for name, pose in {**POSES, **ENDINGS}.items():
        (folder / f"island-{name}.png").write_bytes(drawn(pose))
        words = render.alt("island", pose.view, pose.people, pose.lang)
        (folder / f"island-{name}.txt").write_text(words + "\n", "utf-8")
    for name, lang in REVIEWS.items():
        (folder / f"island-{name}.png").write_bytes(reviewed(name))
        words = render.reviewed("island", looked_at_again(), PEOPLE[:2], lang)
        (folder / f"island-{name}.txt").write_text(words + "\n", "utf-8")
    (folder / "island-lobby.png").write_bytes(render.banner("island", 2, 4, "en"))
