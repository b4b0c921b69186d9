"""What a scenario asks for, and how far one is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from engine.crusoe.pile import STAGES
from engine.crusoe.progress import CannibalsProgress, CastawaysProgress, JennyProgress, VolcanoProgress, wanted
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.scenarios.cannibals import CITY_ROUND, strength
from engine.crusoe.scenarios.cursed import CROSSES, marks
from engine.crusoe.scenarios.family import CHILDREN
from engine.crusoe.scenarios.volcano import GOALS, LAVA, temples
from engine.crusoe.view import CrusoeView

SHIP = 10
"""From this round on a ship is in sight (Castaways)."""


AimKind: TypeAlias = Literal[
    "pile",
    "fire",
    "jenny",
    "lifeboat",
    "tiles",
    "temples",
    "jolly-boat",
    "burnt",
    "villages",
    "city",
    "crosses",
    "home",
]


class Aim(NamedTuple):
    """One thing the scenario asks for: its sign, how far it is, whether it is done, and what it is called."""

    name: str
    words: str
    done: bool
    kind: AimKind


def aims(view: CrusoeView) -> tuple[Aim, ...]:
    return tuple(_aims(view))


def _aims(view: CrusoeView) -> Iterator[Aim]:
    progress, table = view.progress, _as_table(view)
    match progress:
        case CastawaysProgress(pile=pile):
            yield Aim("scenario-castaways", f"{pile}/{STAGES[-1]}", pile >= STAGES[-1], "pile")
            yield Aim("invention-fire", "", "fire" in view.items, "fire")
        case JennyProgress(rescued=rescued):
            yield Aim("scenario-jenny", "", rescued, "jenny")
            yield Aim("invention-lifeboat", "", "lifeboat" in view.items, "lifeboat")
        case VolcanoProgress(explored=explored):
            tiles, sites = GOALS[view.seats]
            yield Aim("back-tiles", f"{explored}/{tiles}", explored >= tiles, "tiles")
            yield Aim("token-temple", f"{temples(table)}/{sites}", temples(table) >= sites, "temples")
            yield Aim("invention-jolly-boat", "", "jolly-boat" in view.items, "jolly-boat")
        case CannibalsProgress(burnt=burnt, city=city):
            yield Aim("token-burnt", str(burnt), burnt > 0, "burnt")
            yield Aim("token-village", str(marks(table, "village")), False, "villages")
            yield Aim("token-city", str(strength(table, "city")), city, "city")
        case _ if view.options.scenario == "cursed":
            crosses = marks(table, "cross")
            yield Aim("invention-cross", f"{crosses}/{CROSSES}", crosses >= CROSSES, "crosses")
        case _:
            yield from _home(view)


def _home(view: CrusoeView) -> Iterator[Aim]:
    yield Aim("shelter", "", view.shelter, "home")
    for level in ("roof", "palisade", "weapons"):
        yield Aim(level, "", getattr(view, level) > 0, "home")
    for name in wanted(view.progress):
        yield Aim(f"invention-{name}", "", name in view.items, "home")


def omen(scenario: str, round_: int) -> str:
    """What a round of a scenario has of its own: a ship passes, lava, the city, a hungry child."""
    if scenario == "castaways" and round_ >= SHIP:
        return "scenario-ship"
    if scenario == "volcano" and round_ in LAVA:
        return "scenario-volcano"
    if scenario == "cannibals" and round_ == CITY_ROUND:
        return "token-city"
    return "scenario-child" if scenario == "family" and round_ in CHILDREN else ""


def dice_of(scenario: str, round_: int) -> tuple[str, ...]:
    """Which weather dice are rolled in a round."""
    return SCENARIOS[scenario].dice.get(round_, ())


def _as_table(view: CrusoeView) -> Any:
    """A view shows all that a scenario counts."""
    return view
