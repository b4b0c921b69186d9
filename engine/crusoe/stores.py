"""What the camp has, what is promised to the plan, and what is demanded."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.camp import level_of, lower_level
from engine.crusoe.events import CardKept, DemandUnmet, DiscoveryFound, GoodsGained, GoodsLost
from engine.crusoe.memory import remembered
from engine.crusoe.names import CardName, Discovery
from engine.crusoe.parts import Goods, Level, Name
from engine.crusoe.people import give_determination, group, hearts_left, sufferers, wound
from engine.crusoe.plan import NOTHING, costs
from engine.crusoe.scene import Scene, person
from engine.crusoe.state import Cause, Crusoe, Demanding, Haul, Kept

LEVELS: tuple[Level, ...] = ("roof", "palisade", "weapons")


@remembered()
def reserved(state: Crusoe) -> Goods:
    """RC-R28: what the plan has been promised, and the action at hand until it is paid."""
    total = state.acting.cost if state.acting else NOTHING
    for cost in costs(state):
        if cost:
            total += cost
    return total


@remembered()
def free(state: Crusoe) -> Goods:
    """Available minus reserved: what any demand may take (GAP-24)."""
    return state.stock.less(reserved(state))


def comes_later(state: Crusoe, cause: Cause) -> bool:
    """RC-121: what an action brings waits among what is to come; what a use brings is there (RC-206, RC-211)."""
    return state.phase == "action" and bool(cause.field)


def gain(scene: Scene, cause: Cause, goods: Goods) -> None:
    """RC-057, RC-121: into the stores, or while actions are resolved among what is to come."""
    if not goods:
        return
    scene.tell(GoodsGained(cause.actor, goods))
    if comes_later(scene.state, cause):
        add_haul(scene, Haul(cause.actor, goods))
    else:
        scene.alter(stock=scene.state.stock + goods)


def gain_discovery(scene: Scene, cause: Cause, name: Discovery) -> None:
    scene.tell(DiscoveryFound(cause.actor, name))
    if comes_later(scene.state, cause):
        add_haul(scene, Haul(cause.actor, discoveries=(name,)))
    else:
        scene.alter(discoveries=(*scene.state.discoveries, name))


def keep(scene: Scene, cause: Cause, card: CardName, uses: int) -> None:
    """RC-087, RC-088, RC-222: a card that an action brings helps nobody before all actions are over."""
    scene.tell(CardKept(card, uses))
    if comes_later(scene.state, cause):
        add_haul(scene, Haul(cause.actor, kept=(Kept(card, uses),)))
    else:
        scene.alter(kept=(*scene.state.kept, Kept(card, uses)))


def holds(state: Crusoe, card: CardName) -> bool:
    """Whether the players have this card, or somebody brings it."""
    return any(kept.card == card for kept in held(state))


def held(state: Crusoe) -> tuple[Kept, ...]:
    """Every card of the players, those still to come among them."""
    return (*state.kept, *(kept for haul in (*state.future, *state.away) for kept in haul.kept))


def lose_card(scene: Scene, card: CardName) -> None:
    """The players' no longer."""
    state = scene.state
    scene.alter(kept=without(state.kept, card))
    scene.alter(future=tuple(replace(haul, kept=without(haul.kept, card)) for haul in state.future))


def without(cards: tuple[Kept, ...], card: CardName) -> tuple[Kept, ...]:
    return tuple(each for each in cards if each.card != card)


def add_haul(scene: Scene, haul: Haul) -> None:
    """One heap a person."""
    others = tuple(each for each in scene.state.future if each.who != haul.who)
    mine = next((each for each in scene.state.future if each.who == haul.who), Haul(haul.who))
    both = replace(
        mine,
        goods=mine.goods + haul.goods,
        discoveries=mine.discoveries + haul.discoveries,
        items=mine.items + haul.items,
        kept=mine.kept + haul.kept,
    )
    scene.alter(future=(*others, both))


def spend(scene: Scene, goods: Goods) -> None:
    if goods:
        scene.alter(stock=scene.state.stock.less(goods))
        scene.tell(GoodsLost(goods))


def spend_discovery(scene: Scene, name: Discovery) -> None:
    """RC-130: a token used is gone."""
    place = scene.state.discoveries.index(name)
    discoveries = scene.state.discoveries
    scene.alter(discoveries=discoveries[:place] + discoveries[place + 1 :], gone=(*scene.state.gone, name))


def payable(state: Crusoe, todo: Demanding) -> int:
    """How much of a demand can be met."""
    if todo.kind == "determination":
        return person(state, todo.who).determination
    if todo.kind in LEVELS:
        return level_of(state, todo.kind)
    rest = free(state)
    return {"wood": rest.wood, "food": rest.meals, "hide": rest.hide}[todo.kind]


def eaters(state: Crusoe) -> tuple[Name, ...]:
    """Who eats of the stores, the healthiest first: they are proposed to go without."""
    here = [each.character for each in group(state) if not each.outside]
    return tuple(sorted(here, key=lambda who: -hearts_left(state, who)))


def is_short(state: Crusoe) -> bool:
    """RC-155: whether somebody will go without."""
    return free(state).meals < len(eaters(state))


def face_demand(scene: Scene, todo: Demanding) -> None:
    """RC-170, RC-171, RC-R15: as much as there is; each missing one wounds."""
    paid = min(payable(scene.state, todo), todo.n)
    pay(scene, todo, paid)
    missing = todo.n - paid
    if not missing or todo.if_possible:
        return
    scene.tell(DemandUnmet(todo.kind, missing))
    if todo.or_lost:
        scene.lose(todo.or_lost)
        return
    hurt = (todo.who,) if todo.who else sufferers(scene.state, todo.cause)
    for who in hurt:
        wound(scene, who, missing)


def pay(scene: Scene, todo: Demanding, paid: int) -> None:
    if paid <= 0:
        return
    if todo.kind == "determination":
        give_determination(scene, todo.who, -paid)
    elif todo.kind in LEVELS:
        lower_level(scene, todo.kind, paid)
    else:
        spend(scene, Goods(**{todo.kind: paid}))
