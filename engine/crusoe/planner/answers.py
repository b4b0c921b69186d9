"""What the planner says where something is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from engine.contract import Action
from engine.crusoe.actions import Answer
from engine.crusoe.cards.words import (
    AnyEffect,
    Exhaust,
    FlipTile,
    Forget,
    KeepDiscovery,
    KeepInvention,
    LayTile,
    LoseItems,
    MarkItems,
    MoveCamp,
)
from engine.crusoe.parts import FRIDAY, JENNY, Name, Space
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.pauses import at_gate, life_saver, reroll
from engine.crusoe.planner.prices import effect_worth, item_worth
from engine.crusoe.planner.sites import moved, site, tile_worth
from engine.crusoe.scene import person, track
from engine.crusoe.state import Choosing, Offer, Rolling

GLAD_HEALED, GLAD_TOKENS = 1.4, 1.6
"""At the top of the track: a wound healed, as a factor of its cost; and the tokens, in wounds."""
ARRANGED = 0.5
"""Tokens for an arranged camp, where morale is worth one if it's low."""

DISCOVERIES = {
    "candle": 1.2, "branch": 1.1, "fruit": 1.4, "goat": 1.2, "chest": 1.5, "thorns": 1.0, "flint": 1.0, "song": 1.3,
    "leaves": 1.0, "balm": 0.8, "poison": 0.9, "herb": 0.6, "spice": 0.6,
}  # fmt: skip
"""What a discovery is worth to keep, in wounds."""
SIGN = 1.1
"""The same of a symbol."""


def respond(ground: Ground, todo: object, legal: Sequence[Action]) -> Action:
    """To whatever the table asks outside of planning."""
    if isinstance(todo, Choosing):
        return best_answer(ground, todo, legal)
    if (saving := life_saver(ground, legal)) is not None:
        return saving
    if isinstance(todo, Rolling):
        return reroll(ground, todo, legal)
    return at_gate(ground, todo, legal)


def best_answer(ground: Ground, todo: Choosing, legal: Sequence[Action]) -> Action:
    worth = judged(ground, todo)
    answers = [action for action in legal if isinstance(action, Answer)]
    return max(answers, key=lambda action: worth[action.word])


def judged(ground: Ground, todo: Choosing) -> dict[str, float]:
    """What each answer is worth."""
    judge = QUESTIONS.get(todo.asks, by_effects)
    return {offer.word: judge(ground, todo, offer) for offer in todo.offers}


def by_effects(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return sum(word_worth(ground, effect, todo.cause.actor) for effect in offer.effects)


def word_worth(ground: Ground, effect: AnyEffect, actor: Name) -> float:
    """Words that only answers say, then those of cards."""
    worth = 0.0
    match effect:
        case KeepInvention(name=name):
            worth = item_worth(ground, name)
        case Forget(name=name) | MarkItems(name=name) | LoseItems(name=name) if name:
            worth = -1 - item_worth(ground, name)
        case KeepDiscovery(name=name):
            worth = DISCOVERIES.get(name, SIGN)
        case MoveCamp(to=to) if to:
            worth = moved(ground, to)
        case LayTile(tile=tile):
            worth = tile_worth(ground, tile)
        case FlipTile(at=at) | Exhaust(where=at) if at in ground.table.island:
            worth = -site(ground.table, at)
        case _:
            worth = effect_worth(ground, effect, actor)
    return worth


def left(ground: Ground, who: Name) -> int:
    return track(who).hearts - person(ground.table, who).wounds


def heal_whom(ground: Ground, todo: Choosing, offer: Offer) -> float:
    """Whoever has fewest hearts left; Friday only before his last."""
    who = cast("Name", offer.word)
    return ground.wound(who) if who in (FRIDAY, JENNY) else 1 + ground.wound(who)


def hurt_whom(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return left(ground, cast("Name", offer.word))


def gladness(ground: Ground, todo: Choosing, offer: Offer) -> float:
    if offer.word != "heal":
        return GLAD_TOKENS
    who = todo.cause.actor
    return GLAD_HEALED * ground.wound(who) * (person(ground.table, who).wounds > 0)


def arranged(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return float(ground.table.morale < 1) if offer.word == "morale" else ARRANGED


def going_on(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return float(offer.word == "stop")


def tokens_whom(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return -next(each.determination for each in ground.table.people if each.character == offer.word)


def far_away(ground: Ground, todo: Choosing, offer: Offer) -> float:
    """A marker does least where nobody goes."""
    return ground.sheet.spares(ground.table, cast("Space", offer.word))


def place_worth(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return -site(ground.table, cast("Space", offer.word.partition("-")[0]))


def shortcut_to(ground: Ground, todo: Choosing, offer: Offer) -> float:
    return site(ground.table, cast("Space", offer.word))


def needed_good(ground: Ground, todo: Choosing, offer: Offer) -> float:
    hungry = ground.table.stock.meals < len(ground.group)
    return float((offer.word == "food") == hungry)


Judge = Callable[[Ground, Choosing, Offer], float]
QUESTIONS: dict[str, Judge] = {
    "heal": heal_whom,
    "hungry": hurt_whom,
    "marker": hurt_whom,
    "morale": gladness,
    "arrange-camp": arranged,
    "mystery": going_on,
    "give-token": tokens_whom,
    "marker-place": far_away,
    "tile": place_worth,
    "source": place_worth,
    "terrain": place_worth,
    "shortcut": shortcut_to,
    "shortcut-goods": needed_good,
}
