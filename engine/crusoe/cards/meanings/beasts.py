"""The beast deck, the hunting deck, and what stands before one."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import BeastCard
from engine.crusoe.cards.words import (
    AddBeast,
    Ambush,
    Arm,
    DiscardCard,
    DiscardHunt,
    EndAmbush,
    Fight,
    FightHunt,
    HuntToBottom,
    PeekHunt,
    TakeHunt,
)
from engine.crusoe.events import AmbushSet, BeastAdded, BeastLeft, BeastMet, CardSeen
from engine.crusoe.questions import ask, offer
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Do, Fighting


def adds_beast(scene: Scene, effect: AddBeast, cause: Cause) -> None:
    """RC-127, RC-215: shuffled in, or on top; of several the strongest."""
    drawn = [card for _ in range(effect.of) if (card := scene.draw("beasts", "beast_discards"))]
    if not drawn:
        return
    best = max(drawn, key=lambda card: LIBRARY.beasts[card].strength)
    drawn.remove(best)
    if drawn:
        scene.alter(beasts=scene.shuffled((*scene.state.beasts, *drawn)))
    hunt = (best, *scene.state.hunt)
    scene.alter(hunt=scene.shuffled(hunt) if effect.shuffled else hunt)
    scene.tell(BeastAdded())


def ambushes(scene: Scene, effect: Ambush, cause: Cause) -> None:
    card = scene.draw("beasts", "beast_discards")
    if card:
        scene.alter(ambush=(*scene.state.ambush, card))
        scene.tell(AmbushSet())


def ends_ambush(scene: Scene, effect: EndAmbush, cause: Cause) -> None:
    waiting = scene.state.ambush
    scene.alter(ambush=(), hunt=scene.shuffled((*scene.state.hunt, *waiting)))
    if waiting:
        scene.tell(BeastAdded(len(waiting)))


def discards_hunt(scene: Scene, effect: DiscardHunt, cause: Cause) -> None:
    if scene.state.hunt:
        card = scene.draw("hunt")
        scene.alter(beast_discards=(*scene.state.beast_discards, card))
        scene.tell(BeastLeft(card))


def peeks_hunt(scene: Scene, effect: PeekHunt, cause: Cause) -> None:
    """RC-212."""
    if scene.state.hunt:
        scene.tell(CardSeen("hunt", scene.state.hunt[0]))
        if effect.move and len(scene.state.hunt) > 1:
            ask(scene, "hunt", [offer("leave"), offer("bottom", HuntToBottom())], cause)


def hunt_to_bottom(scene: Scene, effect: HuntToBottom, cause: Cause) -> None:
    scene.alter(hunt=(*scene.state.hunt[1:], *scene.state.hunt[:1]))


def takes_hunt(scene: Scene, effect: TakeHunt, cause: Cause) -> None:
    """GAP-07: its strength alone is not minded; what it costs and gives besides remains."""
    if scene.state.hunt:
        beast = LIBRARY.beasts[scene.draw("hunt")]
        meet(scene, replace(beast, strength=0), cause)


def fights_hunt(scene: Scene, effect: FightHunt, cause: Cause) -> None:
    if scene.state.hunt:
        meet(scene, LIBRARY.beasts[scene.draw("hunt")], cause)


def meet(scene: Scene, beast: BeastCard, cause: Cause, stronger: int = 0) -> None:
    """The beast's own words come after the fight; then its card is discarded."""
    who = replace(cause, card=beast.id, suffers="actor")
    scene.tell(BeastMet(cause.actor, beast.strength + stronger, beast.id))
    fight = Fighting(who, beast.strength + stronger, beast.weapons, food=beast.food, hide=beast.hide, beast=beast.id)
    scene.push(fight, Do((*beast.effects, DiscardCard()), who))


def fights(scene: Scene, effect: Fight, cause: Cause) -> None:
    """RC-056: whoever acts fights; in the Event phase that is the first player."""
    scene.tell(BeastMet(cause.actor, effect.strength))
    who = replace(cause, suffers="actor")
    scene.push(Fighting(who, effect.strength, effect.weapons, effect.palisade, effect.food, effect.hide))


def arms(scene: Scene, effect: Arm, cause: Cause) -> None:
    """RC-228: for this fight alone."""
    agenda = list(scene.state.agenda)
    for place, todo in enumerate(agenda):
        if isinstance(todo, Fighting):
            agenda[place] = replace(todo, bonus=todo.bonus + effect.n)
            scene.alter(agenda=tuple(agenda))
            return
