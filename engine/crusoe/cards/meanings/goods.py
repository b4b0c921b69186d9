"""Resources, determination and morale."""

from __future__ import annotations

from engine.crusoe.cards.words import (
    Bounty,
    Carry,
    Determination,
    Discard,
    DiscardAll,
    Gain,
    HandOut,
    Morale,
    Pile,
)
from engine.crusoe.events import PileGrew
from engine.crusoe.land import RESOURCE
from engine.crusoe.parts import Good, Goods
from engine.crusoe.people import change_morale, concerned, give_determination
from engine.crusoe.pile import room, wood_piled
from engine.crusoe.questions import nth, offer, question
from engine.crusoe.scene import Scene, person, players
from engine.crusoe.state import Cause, Demanding
from engine.crusoe.stores import gain, spend


def gains(scene: Scene, effect: Gain, cause: Cause) -> None:
    times = scene.state.seats if effect.per_player else 1
    goods = Goods(effect.wood * times, effect.food * times, effect.preserved * times, effect.hide * times)
    gain(scene, cause, goods)


def bounty(scene: Scene, effect: Bounty, cause: Cause) -> None:
    if cause.source:
        gain(scene, cause, Goods(**{RESOURCE[cause.source]: 1}))


def carries(scene: Scene, effect: Carry, cause: Cause) -> None:
    """RC-241, RC-242."""
    scene.alter(spent=(*scene.state.spent, *effect.items))
    gain(scene, cause, Goods(**{RESOURCE[cause.source]: len(effect.items)}))


def discard(scene: Scene, effect: Discard, cause: Cause) -> None:
    """RC-170, RC-172."""
    wanted: tuple[tuple[Good, int], ...] = (("wood", effect.wood), ("food", effect.food), ("hide", effect.hide))
    scene.push(*(Demanding(kind, n, cause, if_possible=effect.if_possible) for kind, n in wanted if n))


def discard_all(scene: Scene, effect: DiscardAll, cause: Cause) -> None:
    spend(scene, scene.state.stock)


def determination(scene: Scene, effect: Determination, cause: Cause) -> None:
    """RC-061: what somebody has not got wounds that one."""
    whom = concerned(scene.state, effect.who, cause)
    if effect.everything:
        for who in whom:
            give_determination(scene, who, -person(scene.state, who).determination)
    elif effect.n > 0:
        for who in whom:
            give_determination(scene, who, effect.n)
    else:
        scene.push(*(Demanding("determination", -effect.n, cause, who=who) for who in whom))


def hand_out(scene: Scene, effect: HandOut, cause: Cause) -> None:
    offers = tuple(offer(each.character, Determination(1, who=each.character)) for each in players(scene.state))
    if len(offers) == 1:
        give_determination(scene, players(scene.state)[0].character, effect.n)
    else:
        numbers = [nth(left, effect.n) for left in range(effect.n, 0, -1)]
        scene.push(*(question(scene.state, "give-token", offers, cause, group=True, number=each) for each in numbers))


def morale(scene: Scene, effect: Morale, cause: Cause) -> None:
    change_morale(scene, effect.n)


def pile(scene: Scene, effect: Pile, cause: Cause) -> None:
    """Into the stage at hand; what it does not take is lost. It is no wood of the round's own stage (RC-006)."""
    wood = min(effect.wood, room(scene.state))
    if wood:
        scene.count("pile", wood)
        scene.tell(PileGrew(wood, wood_piled(scene.state)))
