"""Phase 6: eating, the camp's place, healing, sleeping, rotting."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.meanings.camp import camp_sites
from engine.crusoe.cards.meanings.control import release
from engine.crusoe.cards.words import Demand, Gain, Meal, Moment, MoveCamp, Ration, Starve
from engine.crusoe.events import Ate, DiscoveryLost, FoodRotted, SleptRough
from engine.crusoe.items import has_item, has_treasure
from engine.crusoe.parts import Goods
from engine.crusoe.people import group, sleeping_rough, wound
from engine.crusoe.phases.rounds import begin_phase
from engine.crusoe.questions import ask, nth, offer
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, cause_of
from engine.crusoe.state import AskCamp, Cause, Crusoe, Demanding, Do, Eating, Haul, NightPhase, Resting, Rot, Sleep
from engine.crusoe.stores import eaters, free, spend

HUNGER = 2
TONIGHT: tuple[Moment, ...] = ("night", "every-night")
BARREL = 2
FRUIT = 2
"""The food in a token of it."""


def fall_asleep(scene: Scene, todo: NightPhase) -> None:
    """GAP-12: eat, then the camp, then the roof over one's head, then the food that rots.

    Whoever may heal is asked before what was put off until tonight, before the cold where it would kill, and before the
    food is gone (RC-044).
    """
    begin_phase(scene, "night")
    # What is laid on top last happens first.
    scene.push(AskCamp(), Resting(), Sleep(), Resting(late=True), Rot())
    looms = any(each.when in TONIGHT and each.effects != (Meal(1),) for each in scene.state.later)
    release(scene, *TONIGHT)
    if looms:
        scene.push(Resting(late=True))
    scene.push(Do((*scenario(scene.state).night(scene.state), Meal(HUNGER)), cause_of(scene.state)))


def feed_outsiders(scene: Scene, wounds: int) -> None:
    """RC-222, RC-R20: those outside eat what they have won, a token of food too."""
    for each in group(scene.state):
        if not each.outside:
            continue
        haul = next((one for one in scene.state.away if one.who == each.character), Haul(each.character))
        if not haul.goods.meals:
            haul = opened(scene, haul)
        if haul.goods.meals:
            fed = replace(haul, goods=haul.goods.less(Goods(food=1)))
            scene.alter(away=tuple(fed if one.who == haul.who else one for one in scene.state.away))
            scene.tell(Ate(1))
        else:
            scene.push(Do((Starve(each.character, wounds),), cause_of(scene.state)))


def opened(scene: Scene, haul: Haul) -> Haul:
    """Their first token that is food has become it."""
    for place, name in enumerate(haul.discoveries):
        use = LIBRARY.discoveries[name].use
        gains = [effect for effect in use.effects if isinstance(effect, Gain)] if use else []
        if use and gains and gains[0].food and scene.state.weapons >= use.weapons:
            scene.alter(gone=(*scene.state.gone, name))
            scene.tell(DiscoveryLost(name))
            rest = haul.discoveries[:place] + haul.discoveries[place + 1 :]
            return replace(haul, discoveries=rest, goods=haul.goods + Goods(food=gains[0].food, hide=gains[0].hide))
    return haul


def meal(scene: Scene, effect: Meal, cause: Cause) -> None:
    scene.push(Eating(effect.wounds))


def eat(scene: Scene, todo: Eating) -> None:
    """RC-155: one food each; the group decides who goes without."""
    hungry = eaters(scene.state)
    meals = min(free(scene.state).meals, len(hungry))
    spend(scene, Goods(food=meals))
    scene.tell(Ate(meals))
    if meals < len(hungry):
        scene.push(Do((Ration(len(hungry) - meals, todo.wounds, hungry),), cause_of(scene.state)))
    feed_outsiders(scene, todo.wounds)


def ration(scene: Scene, effect: Ration, cause: Cause) -> None:
    """One after the other is chosen."""
    if effect.n >= len(effect.among):
        scene.push(Do(tuple(Starve(who, effect.wounds) for who in effect.among), cause))
        return
    offers, total = [], effect.of or effect.n
    for who in effect.among:
        others = tuple(each for each in effect.among if each != who)
        rest = (Ration(effect.n - 1, effect.wounds, others, total),) if effect.n > 1 else ()
        offers.append(offer(who, Starve(who, effect.wounds), *rest))
    order, number = hungry(scene.state, effect), nth(effect.n, total)
    ask(scene, "hungry", offers, cause, group=True, order=order, number=number)


def hungry(state: Crusoe, effect: Ration) -> str:
    """Whom the standing order names; the healthiest unless it says otherwise."""
    return effect.among[0] if state.orders.hungry == "healthiest" else state.orders.hungry


def demand(scene: Scene, effect: Demand, cause: Cause) -> None:
    """A scenario's own mouths: unfed, the game is lost."""
    scene.push(Demanding("food", effect.food, cause, or_lost="children"))


def ask_camp(scene: Scene, todo: AskCamp) -> None:
    """RC-156: it stays, or goes to a tile beside it."""
    sites = camp_sites(scene.state)
    if sites:
        moves = [offer(site, MoveCamp(site)) for site in sites]
        offers = [offer("stay"), *moves]
        ask(scene, "move-camp", offers, cause_of(scene.state), group=True, order=scene.state.orders.camp)


def rest(scene: Scene, todo: Resting) -> None:
    """Everybody has had the chance to heal."""


def sleep(scene: Scene, todo: Sleep) -> None:
    """RC-162, RC-222: without a shelter a wound."""
    cold = sleeping_rough(scene.state)
    if cold:
        scene.tell(SleptRough(cold))
    for who in cold:
        wound(scene, who)


def rot(scene: Scene, todo: Rot) -> None:
    """RC-163, RC-130, RC-R03: cellar and boxes keep all, a barrel a little; fruit rots too."""
    state = scene.state
    if has_item(state, "cellar") or has_treasure(state, "boxes"):
        return
    food, fruit = stored(state)
    spoilt, rotten = state.stock.food - food, state.discoveries.count("fruit") - fruit
    if spoilt or rotten:
        scene.tell(FoodRotted(spoilt + FRUIT * rotten))
    kept = ("fruit",) * fruit
    scene.alter(
        stock=replace(state.stock, food=food),
        discoveries=(*(name for name in state.discoveries if name != "fruit"), *kept),
        gone=(*state.gone, *("fruit",) * rotten),
    )


def stored(state: Crusoe) -> tuple[int, int]:
    """Loose food and tokens of fruit that a barrel keeps, as much as it holds."""
    if not has_treasure(state, "barrel"):
        return 0, 0
    fruit = min(state.discoveries.count("fruit"), BARREL // FRUIT) if state.stock.food < BARREL else 0
    return min(state.stock.food, BARREL - FRUIT * fruit), fruit
