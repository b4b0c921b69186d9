"""Wounds, healing, determination and morale."""

from __future__ import annotations

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.loader import effects_of
from engine.crusoe.cards.words import Injure, Who
from engine.crusoe.events import DeterminationChanged, Healed, MoraleChanged, Wounded
from engine.crusoe.land import has_shelter
from engine.crusoe.names import CardName
from engine.crusoe.parts import JENNY, Name
from engine.crusoe.progress import rescued
from engine.crusoe.scene import Scene, first, is_here, person, players, track
from engine.crusoe.state import Cause, Crusoe, Fighting, Injury, Person


def group(state: Crusoe) -> tuple[Person, ...]:
    """The players, and Jenny once she is ashore."""
    if rescued(state.progress) and is_here(state, JENNY):
        return (*players(state), person(state, JENNY))
    return players(state)


def is_away(state: Crusoe, who: Name) -> bool:
    """RC-222: in weather and night, whoever is outside has no part in anything of the camp's."""
    return state.phase in ("weather", "night") and is_here(state, who) and person(state, who).outside


def within_reach(state: Crusoe) -> tuple[Person, ...]:
    """Whom the camp's things can heal: everybody on the island, not Jenny on her rock, not those outside (RC-R20)."""
    ashore = (each for each in state.people if each.character != JENNY or rescued(state.progress))
    return tuple(each for each in ashore if not is_away(state, each.character))


def concerned(state: Crusoe, who: Who, cause: Cause) -> tuple[Name, ...]:
    """Whom an effect touches."""
    if who == "all":
        return everybody(state)
    if who == "first":
        return (first(state),)
    if who == "marked":
        return marked(state, cause.card)
    name = cause.actor if who == "actor" else fighter(state) if who == "fighter" else who
    return (name,) if is_here(state, name) else ()


def fighter(state: Crusoe) -> Name:
    """Whoever stands before the beast; before one that all meet, the first of those in the camp."""
    causes = [todo.cause for todo in state.agenda if isinstance(todo, Fighting)]
    if causes and causes[0].suffers == "all":
        return first_in_camp(state)
    return causes[0].actor if causes else ""


def first_in_camp(state: Crusoe) -> Name:
    """RC-R27: the first player, or the next one who is not outside; nobody if all are."""
    everyone = (*players(state)[state.first :], *players(state)[: state.first])
    return next((each.character for each in everyone if not is_away(state, each.character)), "")


def everybody(state: Crusoe) -> tuple[Name, ...]:
    """RC-222: the weather does not touch those who sleep outside."""
    return tuple(each.character for each in group(state) if not (each.outside and state.phase == "weather"))


def sufferers(state: Crusoe, cause: Cause) -> tuple[Name, ...]:
    """RC-R01: who is wounded when a demand goes unmet."""
    return concerned(state, cause.suffers, cause)


def marked(state: Crusoe, card: CardName) -> tuple[Name, ...]:
    injury = injury_of(card)
    return tuple(each.character for each in state.people if injury in each.injuries)


def injury_of(card: CardName) -> Injury | None:
    for effect in effects_of(LIBRARY.adventures[card]) if card in LIBRARY.adventures else ():
        if isinstance(effect, Injure):
            return Injury(effect.part, effect.of)
    return None


def sleeping_rough(state: Crusoe) -> tuple[Name, ...]:
    """RC-162, RC-222: without a shelter in the camp; outside, without one on the tile explored."""
    sheltered = has_shelter(state)
    return tuple(each.character for each in group(state) if not (each.sheltered if each.outside else sheltered))


def hearts_left(state: Crusoe, who: Name) -> int:
    """RC-042: with one wound more than that one dies."""
    return track(who).hearts - person(state, who).wounds


def wound(scene: Scene, who: Name, n: int = 1) -> None:
    """RC-041: each symbol passed lowers morale."""
    if n <= 0 or not is_here(scene.state, who):
        return
    before = person(scene.state, who)
    scene.change(who, wounds=before.wounds + n)
    scene.tell(Wounded(who, n))
    passed = [
        each for each in track(who).drops if before.wounds < each <= before.wounds + n and each not in before.soothed
    ]
    if passed:
        change_morale(scene, -len(passed))


def heal(scene: Scene, who: Name, n: int = 1) -> None:
    """RC-043: leftwards the symbols mean nothing."""
    wounds = person(scene.state, who).wounds
    healed = min(n, wounds)
    if healed > 0:
        scene.change(who, wounds=wounds - healed)
        scene.tell(Healed(who, healed))


def change_morale(scene: Scene, by: int) -> None:
    """RC-062: never beyond the ends, and nothing unmet about it."""
    now = max(-3, min(3, scene.state.morale + by))
    if now != scene.state.morale:
        scene.tell(MoraleChanged(now - scene.state.morale, now))
        scene.alter(morale=now)


def give_determination(scene: Scene, who: Name, n: int) -> None:
    """Tokens to somebody, or from somebody who has them."""
    if n and is_here(scene.state, who):
        scene.change(who, determination=person(scene.state, who).determination + n)
        scene.tell(DeterminationChanged(who, n))
