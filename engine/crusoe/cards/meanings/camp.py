"""Roof, palisade, weapons, and where the camp stands."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.crusoe.camp import (
    carry_tokens,
    half_lost,
    level_of,
    lower_level,
    move_camp,
    portable,
    raise_level,
    set_level,
)
from engine.crusoe.cards.words import CarryTokens, Disarm, Halve, LoseCamp, Lower, MoveCamp, Raise
from engine.crusoe.events import CampTrapped, ShelterLost
from engine.crusoe.items import lose_item
from engine.crusoe.land import has_shelter, open_neighbours
from engine.crusoe.memory import ISLAND, remembered
from engine.crusoe.parts import Level, Space
from engine.crusoe.people import everybody, wound
from engine.crusoe.questions import ask, offer
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Crusoe, Demanding

BOTH: tuple[Level, ...] = ("roof", "palisade")
SHORTCUT: Final = "shortcut"


def raises(scene: Scene, effect: Raise, cause: Cause) -> None:
    """GAP-25; what was only lost can only be restored."""
    if effect.what == "either":
        if has_shelter(scene.state):
            ask(scene, "raise", [offer(what, Raise(what, effect.n)) for what in BOTH], cause)
        return
    n = effect.n
    if effect.only_lost:
        n = min(n, int(getattr(scene.state, f"lost_{effect.what}")))
    raise_level(scene, effect.what, n)


def lowers(scene: Scene, effect: Lower, cause: Cause) -> None:
    """RC-171: at nothing it goes unmet."""
    if effect.what != "either":
        scene.push(Demanding(effect.what, effect.n, cause, if_possible=effect.if_possible))
        return
    able = [what for what in BOTH if level_of(scene.state, what) >= effect.n] or [BOTH[1]]
    ask(scene, "lower", [offer(what, Lower(what, effect.n)) for what in able], cause)


def halves(scene: Scene, effect: Halve, cause: Cause) -> None:
    """GAP-22: the loss is rounded as when the camp moves."""
    if effect.what != "either":
        lower_level(scene, effect.what, half_lost(scene.state, level_of(scene.state, effect.what)))
        return
    able = [what for what in BOTH if half_lost(scene.state, level_of(scene.state, what))]
    ask(scene, "halve", [offer(what, Halve(what)) for what in able], cause)


def disarm(scene: Scene, effect: Disarm, cause: Cause) -> None:
    set_level(scene, "weapons", 0)


@remembered(*ISLAND, "camp", "options")
def camp_sites(state: Crusoe) -> tuple[Space, ...]:
    """RC-156: accessible tiles beside the camp."""
    return tuple(each for each in open_neighbours(state, state.camp) if not scenario(state).no_camp(state, each))


def moves(scene: Scene, effect: MoveCamp, cause: Cause) -> None:
    """RC-R21: with nowhere to go everybody is wounded."""
    if effect.restorable:
        scene.alter(lost_roof=0, lost_palisade=0)
    if effect.to:
        moves_to(scene, effect, cause)
        return
    sites = camp_sites(scene.state)
    if not sites:
        scene.tell(CampTrapped())
        for who in everybody(scene.state):
            wound(scene, who)
    ask(scene, "camp", [offer(site, replace(effect, to=site)) for site in sites], cause, group=True)


def moves_to(scene: Scene, effect: MoveCamp, cause: Cause) -> None:
    before = scene.state
    move_camp(scene, effect.to)
    if effect.restorable:
        now = scene.state
        scene.alter(lost_roof=before.roof - now.roof, lost_palisade=before.palisade - now.palisade)
    if SHORTCUT in scene.state.items:  # RC-160: it leads nowhere now
        lose_item(scene, SHORTCUT)
    if portable(scene.state, before.camp):
        offers = (offer("take", CarryTokens(before.camp)), offer("leave"))
        ask(scene, "tokens-along", offers, cause, group=True)


def carries_tokens(scene: Scene, effect: CarryTokens, cause: Cause) -> None:
    carry_tokens(scene, effect.origin)


def loses_camp(scene: Scene, effect: LoseCamp, cause: Cause) -> None:
    if not scene.state.shelter:
        for who in everybody(scene.state):
            wound(scene, who, effect.wounds)
        return
    scene.alter(shelter=False)
    scene.tell(ShelterLost())
    for what in BOTH:
        set_level(scene, what, 0)
