"""The mystery deck, drawn card by card."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import AnyEffect, DiscardCard, StopMysteries, UseUp
from engine.crusoe.events import CardDrawn, MysteriesEnded, MysteryIgnored
from engine.crusoe.items import has_treasure
from engine.crusoe.names import CardName
from engine.crusoe.questions import offer, question
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Do, DrawMysteries

SPARED_BY = {"trap": "sign-2", "monster": "sign-3"}


def draw_mysteries(scene: Scene, todo: DrawMysteries) -> None:
    """RC-223: kinds not named are ignored; after each resolved one the player may stop."""
    if not is_open(todo):
        return end_draw(scene, todo)
    if todo.asks:
        offers = (offer("stop", StopMysteries()), offer("go-on"))
        scene.push(question(scene.state, "mystery", offers, todo.cause, group=False), replace(todo, asks=False))
        return None
    card = scene.draw("mysteries", "mystery_discards")
    if not card:
        return end_draw(scene, todo)
    kind = LIBRARY.mysteries[card].kind
    if not getattr(todo, kind):
        scene.tell(MysteryIgnored(card))
        scene.push(replace(todo, ignored=(*todo.ignored, card)))
        return None
    return resolve(scene, todo, card, kind)


def is_open(todo: DrawMysteries) -> bool:
    return todo.n > 0 and todo.treasure + todo.monster + todo.trap > 0


def resolve(scene: Scene, todo: DrawMysteries, card: CardName, kind: str) -> None:
    """The card happens; one fewer of its kind and of all remain."""
    scene.tell(CardDrawn("mystery", card, todo.cause.actor))
    fewer = {"n": todo.n - 1, kind: getattr(todo, kind) - 1}
    if todo.either and kind != "treasure":
        fewer |= {"monster": 0, "trap": 0}
    rest = replace(todo, resolved=(*todo.resolved, card), asks=not todo.mandatory, **fewer)
    cause = replace(todo.cause, card=card)
    effects = happening(scene, todo, card, kind)
    scene.push(Do((DiscardCard(),), cause), rest)
    face(scene, effects, cause, kind)


def face(scene: Scene, effects: tuple[AnyEffect, ...], cause: Cause, kind: str) -> None:
    """On the volcano's island a token may keep a monster or a trap away."""
    token = SPARED_BY.get(kind, "")
    if effects and scene.state.options.scenario == "volcano" and token in scene.state.discoveries:
        offers = (offer("ignore", UseUp(token)), offer("face", *effects))
        scene.push(question(scene.state, "spare", offers, cause, group=False))
    else:
        scene.push(Do(effects, cause))


def happening(scene: Scene, todo: DrawMysteries, card: CardName, kind: str) -> tuple[AnyEffect, ...]:
    """A whip keeps the first trap of a draw away."""
    first_trap = not any(LIBRARY.mysteries[each].kind == "trap" for each in todo.resolved)
    if kind == "trap" and first_trap and has_treasure(scene.state, "whip"):
        scene.tell(MysteryIgnored(card))
        return ()
    return LIBRARY.mysteries[card].effects


def end_draw(scene: Scene, todo: DrawMysteries) -> None:
    """RC-223: the ignored cards go back into the deck."""
    if todo.ignored:
        scene.alter(mysteries=scene.shuffled((*scene.state.mysteries, *todo.ignored)))
    scene.tell(MysteriesEnded(todo.resolved))
