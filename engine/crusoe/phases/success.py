"""What each action brings when it succeeds."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from engine.crusoe.camp import raise_level, take_token
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.meanings.beasts import meet
from engine.crusoe.cards.words import AnyEffect, Carry, Determination, Discoveries, Heal, LayTile, Morale, Mysteries
from engine.crusoe.events import CardDiscarded, ShelterBuilt, TilesSeen, WreckageTaken
from engine.crusoe.items import has_item, has_treasure
from engine.crusoe.land import RESOURCE, yields
from engine.crusoe.names import CardName, Item
from engine.crusoe.parts import JENNY, Goods, Level, Source
from engine.crusoe.plan import threat_card
from engine.crusoe.questions import ask, offer
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, players, seat_of
from engine.crusoe.state import Cause, Crusoe, Do, Haul, Line, Offer
from engine.crusoe.stores import add_haul, gain, spend


def succeed(scene: Scene, line: Line, cause: Cause) -> None:
    """Pays, then does what this kind of action does."""
    scene.alter(acting=replace(line, cost=Goods()))
    spend(scene, line.cost)
    if line.taxed:
        take_token(scene, "plus-wood", "build")
    kind = line.target.kind
    if kind in DEEDS:
        DEEDS[kind](scene, line, cause)
    else:
        scene.push(Do(scenario(scene.state).succeeds(scene.state, line.target, cause), cause))


def meet_threat(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-121, RC-092."""
    card = threat_card(scene.state, line.target)
    left, right = scene.state.threats
    scene.alter(threats=("", right) if line.target.side == "left" else (left, ""))
    scene.alter(gone=(*scene.state.gone, card))
    if card in LIBRARY.wreckage:
        pawns = len(line.pawns)
        scene.tell(WreckageTaken(card, pawns))
        reward = LIBRARY.wreckage[card].two if pawns > 1 else LIBRARY.wreckage[card].one
    else:
        scene.tell(CardDiscarded(card))
        reward = LIBRARY.events[card].action.reward
    scene.push(Do(reward, replace(cause, card=card)))


def hunt(scene: Scene, line: Line, cause: Cause) -> None:
    """GAP-07: the top card of the hunting deck, stronger by its token (RC-113)."""
    if scene.state.hunt:
        beast = LIBRARY.beasts[scene.draw("hunt")]
        stronger = int(take_token(scene, "strength", "hunt"))
        meet(scene, beast, cause, stronger)


def build_shelter(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-095, GAP-09: once."""
    if not scene.state.shelter:
        scene.alter(shelter=True)
        scene.tell(ShelterBuilt())


def build_level(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-122."""
    raise_level(scene, cast("Level", line.target.kind))


def build_item(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-123: an item only after all actions."""
    add_haul(scene, Haul(cause.actor, items=(line.target.item,)))


BAGS: tuple[Item, ...] = ("basket", "sack")


def gather(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-126, RC-R12."""
    n = max(1, yields(scene.state, cause.space).get(cause.source, 0))
    gain(scene, cause, Goods(**{RESOURCE[cause.source]: n}))
    items = tuple(item for item in BAGS if has_item(scene.state, item) and item not in scene.state.spent)
    if items:
        ask(scene, "carry", carriers(scene.state, items, cause), cause)


def carriers(state: Crusoe, items: tuple[Item, ...], cause: Cause) -> list[Offer]:
    """RC-241, RC-242: each for one action a round; asked where something else is still to be gathered."""
    everything = offer("both" if len(items) > 1 else items[0], Carry(items))
    if not any(source and RESOURCE[source] != RESOURCE[cause.source] for source in map(source_to_come, state.plan)):
        return [everything]
    apart = [offer(item, Carry((item,))) for item in items] if len(items) > 1 else []
    return [everything, *apart, offer("leave")]


def source_to_come(line: Line) -> Source:
    return line.target.source


def explore(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-127; RC-290: with the canoe one of two."""
    if has_treasure(scene.state, "backpack"):
        scene.push(Do((Discoveries(2, keep=1),), cause))
    seen = scene.state.tiles[: 2 if has_item(scene.state, "canoe") else 1]
    if cause.space in scene.state.island or not seen:
        return
    back: tuple[int, ...] = ()
    if len(seen) > 1:
        back = seen
        scene.tell(TilesSeen(seen))
    ask(scene, "tile-to-lay", [offer(str(tile), LayTile(tile, cause.space, back=back)) for tile in seen], cause)


def arrange(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-131, RC-180; a devout one heals too; a blocked camp is only cleared."""
    if take_token(scene, "block", "arrange"):
        return
    tokens: tuple[AnyEffect, ...] = (Determination(3), Heal()) if line.devout else (Determination(2),)
    if scene.state.seats == 4:
        order = players(scene.state)[seat_of(scene.state, cause.actor)].orders.arrange
        ask(scene, "arrange-camp", [offer("tokens", *tokens), offer("morale", Morale(1))], cause, order=order)
    else:
        scene.push(Do((*tokens, Morale(1)), cause))


def rest(scene: Scene, line: Line, cause: Cause) -> None:
    """RC-132; RC-243: a bed and a hammock help, though not Jenny."""
    n, tokens = 1, 0
    if cause.actor != JENNY:
        n += has_item(scene.state, "bed")
        tokens = has_item(scene.state, "bed") + has_treasure(scene.state, "hammock")
    scene.push(Do((Heal(n), *((Determination(tokens),) if tokens else ())), cause))


def follow_chart(scene: Scene, line: Line, cause: Cause) -> None:
    """The treasure map leads somewhere, once."""
    chart: CardName = next((kept.card for kept in scene.state.kept if is_chart(kept.card)), "")
    if chart:
        scene.alter(kept=tuple(kept for kept in scene.state.kept if kept.card != chart))
        scene.alter(mystery_discards=(*scene.state.mystery_discards, chart))
        scene.tell(CardDiscarded(chart))
        scene.push(Do((Mysteries(2, treasure=2),), replace(cause, card=chart)))


def is_chart(card: CardName) -> bool:
    return card in LIBRARY.mysteries and LIBRARY.mysteries[card].standing == "chart"


DEEDS = {
    "threat": meet_threat,
    "hunt": hunt,
    "shelter": build_shelter,
    "roof": build_level,
    "palisade": build_level,
    "weapons": build_level,
    "build": build_item,
    "gather": gather,
    "explore": explore,
    "arrange": arrange,
    "rest": rest,
    "chart": follow_chart,
}
