"""The round: its beginning, its six phases, its end."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.meanings.beasts import meet
from engine.crusoe.cards.meanings.control import release
from engine.crusoe.events import GoodsArrived, PhaseBegan, RoundBegan
from engine.crusoe.items import place_item
from engine.crusoe.parts import Phase
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, cause_of
from engine.crusoe.state import (
    ActionsEnd,
    BeginPlanning,
    Do,
    EventPhase,
    Haul,
    MoralePhase,
    NightPhase,
    Production,
    ProductionPhase,
    ResolveActions,
    RoundBegins,
    RoundEnds,
    WeatherPhase,
)

PHASES = (
    EventPhase(),
    MoralePhase(),
    ProductionPhase(),
    BeginPlanning(),
    ResolveActions(),
    ActionsEnd(),
    WeatherPhase(),
    NightPhase(),
    RoundEnds(),
)


def begin_phase(scene: Scene, phase: Phase) -> None:
    scene.alter(phase=phase)
    scene.tell(PhaseBegan(phase))


def begin_round(scene: Scene, todo: RoundBegins) -> None:
    """RC-033, RC-050; first what was put off until now, then a beast that waits (RC-222)."""
    state = scene.state
    scene.tell(RoundBegan(state.round, state.first))
    scene.alter(phase="event", production=Production(), forbidden=(), spent=())
    for each in state.people:
        pawns = 1 if each.character in ("friday", "jenny") else 2
        scene.change(each.character, pawns=pawns, only=(), mute=False, outside=False, sheltered=False, cursed=False)
    # What is laid on top last happens first.
    scene.push(*(PHASES if state.round > 1 else PHASES[1:]))
    spring_ambush(scene)
    release(scene, "round")
    bring_home(scene)
    scene.push(Do(scenario(state).round_begins(state), cause_of(state)))


def spring_ambush(scene: Scene) -> None:
    waiting = scene.state.ambush
    scene.alter(ambush=())
    for card in waiting:
        meet(scene, LIBRARY.beasts[card], cause_of(scene.state))


def bring_home(scene: Scene) -> None:
    """RC-222: only now the camp gets what was won by those who slept outside."""
    away = scene.state.away
    scene.alter(away=())
    for haul in away:
        arrive(scene, haul)


def arrive(scene: Scene, haul: Haul) -> None:
    """What somebody has won is there for all (RC-133); items begin to work (RC-124)."""
    state = scene.state
    scene.alter(
        stock=state.stock + haul.goods,
        discoveries=(*state.discoveries, *haul.discoveries),
        kept=(*state.kept, *haul.kept),
    )
    if haul.goods or haul.discoveries or haul.kept:
        scene.tell(GoodsArrived(haul.goods, haul.discoveries, tuple(kept.card for kept in haul.kept)))
    for name in haul.items:
        place_item(scene, name, haul.who)


def end_round(scene: Scene, todo: RoundEnds) -> None:
    """RC-164, RC-032: the markers, the round, the first player; after the last round the game is lost."""
    state = scene.state
    for each in state.people:
        scene.change(each.character, used=())
    if state.round >= scenario(state).rounds:
        scene.lose("time")
        return
    scene.alter(round=state.round + 1, first=(state.first + 1) % state.seats, sky=None)
    scene.alter(orders=replace(state.orders, camp="stay"))
    if isinstance(state.progress, CastawaysProgress):
        scene.alter(progress=replace(state.progress, stage=None))
    scene.push(RoundBegins())
