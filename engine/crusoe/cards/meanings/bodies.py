"""Wounds and their healing."""

from __future__ import annotations

from engine.crusoe.cards.words import Drop, Heal, Injure, Later, Recover, ShareWounds, Soothe, Starve, Wound
from engine.crusoe.events import Injured, Recovered, Soothed, WentHungry
from engine.crusoe.people import concerned, heal, is_away, within_reach, wound
from engine.crusoe.questions import ask, nth, offer, question
from engine.crusoe.scene import Scene, is_here, person, players, track
from engine.crusoe.state import Cause, Injury


def wounds(scene: Scene, effect: Wound, cause: Cause) -> None:
    for who in concerned(scene.state, effect.who, cause):
        wound(scene, who, effect.n)


def heals(scene: Scene, effect: Heal, cause: Cause) -> None:
    """Shared out, each healed wound is a choice of its own."""
    if not effect.shared:
        for who in concerned(scene.state, effect.who, cause):
            if not is_away(scene.state, who):
                heal(scene, who, effect.n)
        return
    total = effect.of or effect.n
    rest = (Heal(effect.n - 1, shared=True, of=total),) if effect.n > 1 else ()
    hurt = [each.character for each in within_reach(scene.state) if each.wounds]
    ask(scene, "heal", [offer(who, Heal(1, who=who), *rest) for who in hurt], cause, number=nth(effect.n, total))


def injure(scene: Scene, effect: Injure, cause: Cause) -> None:
    """GAP-33: a token on the body, no step on the track."""
    for who in concerned(scene.state, "actor", cause):
        scene.change(who, injuries=(*person(scene.state, who).injuries, Injury(effect.part, effect.of)))
        scene.tell(Injured(who, effect.part))


def recover(scene: Scene, effect: Recover, cause: Cause) -> None:
    injury = Injury(effect.part, effect.of)
    for each in scene.state.people:
        if injury in each.injuries:
            scene.change(each.character, injuries=tuple(one for one in each.injuries if one != injury))
            scene.tell(Recovered(each.character, effect.part))


def soothe(scene: Scene, effect: Soothe, cause: Cause) -> None:
    total = effect.of or effect.n
    rest = (Soothe(effect.n - 1, total),) if effect.n > 1 else ()
    offers = [
        offer(f"{each.character}-{drop}", Drop(each.character, drop), *rest)
        for each in players(scene.state)
        for drop in track(each.character).drops
        if drop > each.wounds and drop not in each.soothed
    ]
    ask(scene, "soothe", offers, cause, group=True, number=nth(effect.n, total))


def drop_symbol(scene: Scene, effect: Drop, cause: Cause) -> None:
    scene.change(effect.who, soothed=(*person(scene.state, effect.who).soothed, effect.wound))
    scene.tell(Soothed(effect.who, effect.wound))


def share_wounds(scene: Scene, effect: ShareWounds, cause: Cause) -> None:
    names = [each.character for each in players(scene.state)]
    total = effect.n * len(names)
    if len(names) == 1:
        later = Later("night", (Wound(total, who=names[0]),))
        ask(scene, "marker", [offer(names[0], later)], cause)
        return
    offers = tuple(offer(who, Later("night", (Wound(1, who=who),))) for who in names)
    numbers = [nth(left, total) for left in range(total, 0, -1)]
    scene.push(*(question(scene.state, "marker", offers, cause, group=True, number=each) for each in numbers))


def starve(scene: Scene, effect: Starve, cause: Cause) -> None:
    """RC-155."""
    if is_here(scene.state, effect.who):
        scene.tell(WentHungry(effect.who))
        wound(scene, effect.who, effect.wounds)
