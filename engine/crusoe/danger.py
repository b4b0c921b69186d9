"""The wounds in sight at a gate or a roll, as things stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import AnyEffect, Given, Wound
from engine.crusoe.items import has_item, has_treasure
from engine.crusoe.land import has_token
from engine.crusoe.parts import ANIMALS_BEAST, Goods, Name
from engine.crusoe.people import hearts_left, sleeping_rough, sufferers
from engine.crusoe.state import Cause, Crusoe, Demanding, Dying, Eating, Fighting, Resting, Rolling, Sky, Weathering
from engine.crusoe.stores import eaters, free, payable


def in_sight(state: Crusoe) -> dict[Name, int]:
    """Whom the line on top would wound, and how often."""
    todo = state.agenda[0]
    return SIGHTS[type(todo)](state, todo) if type(todo) in SIGHTS else {}


def dying(state: Crusoe) -> Iterator[tuple[Name, int]]:
    """Whom those wounds would kill, and by how much."""
    for who, wounds in in_sight(state).items():
        beyond = wounds - hearts_left(state, who)
        if beyond > 0:
            yield who, beyond


def of_roll(state: Crusoe, todo: Rolling) -> dict[Name, int]:
    return {who: 1 for who in sufferers(state, Cause(actor=todo.cause.actor, suffers="actor")) if todo.wound == "wound"}


def of_demand(state: Crusoe, todo: Demanding) -> dict[Name, int]:
    missing = 0 if todo.if_possible else max(0, todo.n - payable(state, todo))
    return dict.fromkeys((todo.who,) if todo.who else sufferers(state, todo.cause), missing)


def of_fight(state: Crusoe, todo: Fighting) -> dict[Name, int]:
    """GAP-07: what is missing, levels that cannot be lost, and the beast's own words."""
    unmet = max(0, todo.palisade - state.palisade) + max(0, todo.weapons - state.weapons)
    unmet += own_words(state, LIBRARY.beasts[todo.beast].effects) if todo.beast else 0
    return dict.fromkeys(sufferers(state, todo.cause), missing_weapons(state, todo) + unmet)


def missing_weapons(state: Crusoe, todo: Fighting) -> int:
    """RC-170; a helmet spares one wound."""
    missing = max(0, todo.strength - state.weapons - todo.bonus)
    return missing - 1 if missing and has_treasure(state, "helmet") else missing


def own_words(state: Crusoe, effects: tuple[AnyEffect, ...]) -> int:
    wounds = 0
    for effect in effects:
        if isinstance(effect, Wound):
            wounds += effect.n
        elif isinstance(effect, Given):
            wounds += own_words(state, effect.then if has_item(state, effect.has) else effect.otherwise)
    return wounds


def toll(state: Crusoe) -> Goods:
    """RC-143, RC-144, RC-146: what the sky in sight asks for."""
    sky = state.sky or Sky()
    open_sky = max(0, sky.rain + sky.winter - state.roof)
    return Goods(wood=sky.winter + open_sky, food=open_sky + (sky.animals == "food"))


def of_weather(state: Crusoe, todo: Weathering) -> dict[Name, int]:
    """RC-145, RC-146, RC-148: one for each thing that is missing."""
    sky, rest, asked = state.sky or Sky(), free(state), toll(state)
    storm = has_token(state, "storm", "weather")
    missing = (
        max(0, asked.wood - rest.wood)
        + max(0, asked.food - rest.meals)
        + max(0, (sky.animals == "palisade") + storm - state.palisade)
        + (max(0, ANIMALS_BEAST - state.weapons) if sky.animals == "beast" else 0)
    )
    return dict.fromkeys(sufferers(state, Cause()), missing)


def of_hunger(state: Crusoe, todo: Eating) -> dict[Name, int]:
    """RC-155: those who would go without, as ordered; where it will be asked, anybody might."""
    mouths = eaters(state)
    missing = max(0, len(mouths) - free(state).meals)
    hungry = mouths[:missing] if state.orders.hungry == "healthiest" else mouths if missing else ()
    return dict.fromkeys(hungry, todo.wounds)


def of_cold(state: Crusoe, todo: Resting) -> dict[Name, int]:
    """RC-162."""
    return {} if todo.late else dict.fromkeys(sleeping_rough(state), 1)


def of_death(state: Crusoe, todo: Dying) -> dict[Name, int]:
    return todo.wounds


SIGHTS: dict[type, Callable[[Crusoe, Any], dict[Name, int]]] = {
    Rolling: of_roll,
    Demanding: of_demand,
    Fighting: of_fight,
    Dying: of_death,
    Weathering: of_weather,
    Eating: of_hunger,
    Resting: of_cold,
}
