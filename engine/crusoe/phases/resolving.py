"""Phase 4, second half: the plan is carried out, field by field."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.camp import take_token
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.meanings.control import release
from engine.crusoe.cards.words import AnyEffect, Beware, DiscardCard, Fail, Finish, Succeed, Venture
from engine.crusoe.events import (
    ActionBegan,
    ActionFailed,
    ActionSucceeded,
    CardDrawn,
    DeckRenewed,
)
from engine.crusoe.land import has_token
from engine.crusoe.names import CardName, Item
from engine.crusoe.parts import FIELDS, FRIDAY, Field, Goods, Name
from engine.crusoe.people import wound
from engine.crusoe.phases.dice import is_forced
from engine.crusoe.phases.rounds import arrive, begin_phase
from engine.crusoe.phases.success import succeed
from engine.crusoe.plan import is_rolled, threat_card
from engine.crusoe.scene import Scene, is_here
from engine.crusoe.state import ActionsEnd, CarryOut, Cause, Crusoe, Do, Haul, Line, ResolveActions, RollDice


def resolve_actions(scene: Scene, todo: ResolveActions) -> None:
    """RC-120: the fields in their order, within one in the plan's."""
    lines = sorted(scene.state.plan, key=lambda line: FIELDS.index(line.target.field))
    if lines:
        scene.alter(plan=tuple(line for line in scene.state.plan if line != lines[0]))
        scene.push(CarryOut(lines[0]), todo)


def carry_out_line(scene: Scene, todo: CarryOut) -> None:
    """RC-081: enough pawns and it is certain; otherwise the dice."""
    line = todo.line
    state = scene.state
    brown = state.brown - line.pawns.count("brown")
    scene.alter(acting=line, attempted=(*state.attempted, line.target), brown=brown)
    scene.tell(ActionBegan(line.target, line.pawns[0], len(line.pawns) - 1))
    cause = line_cause(line)
    rolls = is_rolled(line.target) and (todo.must_roll or not line.certain)
    if rolls:
        scene.push(Do((Beware(),), cause), RollDice(cause))
    elif is_rolled(line.target) and is_forced(scene.state, line.pawns[0]):
        scene.push(Do((Beware(),), cause), RollDice(cause, only_success=True))
    else:
        scene.push(Do((Beware(), Succeed(), *venture(scene.state, cause), Finish()), cause))


def venture(state: Crusoe, cause: Cause) -> tuple[AnyEffect, ...]:
    """RC-112: a token asks for the adventure without any dice."""
    return (Venture(),) if has_token(state, "adventure", cause.field) else ()


def line_cause(line: Line) -> Cause:
    return Cause(
        actor=line.pawns[0],
        suffers="actor",
        space=line.target.space,
        source=line.target.source,
        field=line.target.field,
    )


def beware(scene: Scene, effect: Beware, cause: Cause) -> None:
    """RC-113, RC-R10: where danger lies one needs a weapon."""
    where = scene.state.camp if cause.field == "build" and not cause.space else cause.space
    if where and has_token(scene.state, "strength", where) and scene.state.weapons < 1:
        wound(scene, cause.actor)
    if cause.field == "explore" and has_token(scene.state, "strength", "explore"):
        take_token(scene, "strength", "explore")
        if scene.state.weapons < 1:
            wound(scene, cause.actor)


def succeeds(scene: Scene, effect: Succeed, cause: Cause) -> None:
    line = scene.state.acting
    assert line is not None
    if not is_here(scene.state, cause.actor):
        fails(scene, Fail(), cause)
        return
    card = threat_card(scene.state, line.target) if line.target.kind == "threat" else ""
    scene.tell(ActionSucceeded(line.target, cause.actor, card))
    succeed(scene, line, cause)


def fails(scene: Scene, effect: Fail, cause: Cause) -> None:
    """GAP-08, RC-R13: what was reserved stays."""
    line = scene.state.acting
    assert line is not None
    scene.alter(acting=replace(line, cost=Goods()))
    scene.tell(ActionFailed(line.target, cause.actor))


def ventures(scene: Scene, effect: Venture, cause: Cause) -> None:
    """RC-112: one card, token and die together; RC-184, RC-R19: Friday is wounded instead, so is Jenny's sailor."""
    if not is_here(scene.state, cause.actor):
        return
    take_token(scene, "adventure", cause.field)
    line = scene.state.acting
    if cause.actor == FRIDAY or (line and line.target.kind == "jenny"):
        wound(scene, cause.actor)
        return
    card = draw_adventure(scene, cause.field)
    if card:
        scene.tell(CardDrawn(cause.field, card, cause.actor))
        effects = (*LIBRARY.adventures[card].effects, DiscardCard())
        scene.push(Do(effects, replace(cause, card=card)))


def draw_adventure(scene: Scene, field: Field) -> CardName:
    """RC-R22."""
    cards = scene.state.adventures[field]
    if not cards:
        cards = scene.shuffled(scene.state.adventure_discards.get(field, ()))
        scene.alter(adventure_discards={**scene.state.adventure_discards, field: ()})
        scene.tell(DeckRenewed(field, len(cards)))
    if not cards:
        return ""
    scene.alter(adventures={**scene.state.adventures, field: cards[1:]})
    return cards[0]


def finishes(scene: Scene, effect: Finish, cause: Cause) -> None:
    scene.alter(acting=None)


def end_actions(scene: Scene, todo: ActionsEnd) -> None:
    """RC-133: what was won arrives; new items begin to work (RC-124), but not with those who sleep outside (RC-222)."""
    begin_phase(scene, "evening")
    arriving, outside = [], []
    for haul in scene.state.future:
        if sleeps_outside(scene.state, haul.who):
            outside.append(replace(haul, items=tuple(name for name in haul.items if not is_on_the_sheet(name))))
            haul = Haul(haul.who, items=tuple(filter(is_on_the_sheet, haul.items)))  # noqa: PLW2901
        arriving.append(haul)
    forbidden = tuple(each for each in scene.state.forbidden if each != "items")
    scene.alter(future=(), away=tuple(outside), brown=0, forbidden=forbidden)
    for haul in arriving:
        arrive(scene, haul)
    release(scene, "evening")


def is_on_the_sheet(name: Item) -> bool:
    """RC-125: an invention of the scenario is no card that somebody could keep outside."""
    return LIBRARY.inventions[name].kind == "scenario"


def sleeps_outside(state: Crusoe, who: Name) -> bool:
    return any(each.character == who and each.outside for each in state.people)
