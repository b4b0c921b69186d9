"""The rules on one page: who may say what while the table waits for what, and what the game does alone."""

from engine.contract import Game
from engine.crusoe.cards.interpreter import carry_out, die
from engine.crusoe.ending import chore
from engine.crusoe.events import EVENTS
from engine.crusoe.faults import faults
from engine.crusoe.gates import PASS, WAIVE, asked
from engine.crusoe.orders import ORDER
from engine.crusoe.phases.dice import REROLL, apply_roll, rerollers, roll_dice
from engine.crusoe.phases.event import face_event, place_threat
from engine.crusoe.phases.fights import fight
from engine.crusoe.phases.morale import face_morale
from engine.crusoe.phases.mysteries import draw_mysteries
from engine.crusoe.phases.night import ask_camp, eat, fall_asleep, rest, rot, sleep
from engine.crusoe.phases.piling import STACK
from engine.crusoe.phases.planning import CHOICES, begin_planning, settle_plan
from engine.crusoe.phases.production import produce
from engine.crusoe.phases.resolving import carry_out_line, end_actions, resolve_actions
from engine.crusoe.phases.rounds import begin_round, end_round
from engine.crusoe.phases.setup import set_up
from engine.crusoe.phases.weather import calm_down, face_weather, look_up
from engine.crusoe.questions import ANSWER
from engine.crusoe.records import score, variant
from engine.crusoe.state import (
    ASKED,
    ActionsEnd,
    AskCamp,
    BeginPlanning,
    CalmDown,
    CarryOut,
    Choosing,
    Crusoe,
    Demanding,
    Do,
    DrawMysteries,
    Dying,
    Eating,
    EventPhase,
    Fighting,
    MoralePhase,
    NightPhase,
    Options,
    PlaceThreat,
    Planning,
    ProductionPhase,
    ResolveActions,
    Resting,
    RollDice,
    Rolling,
    Rot,
    RoundBegins,
    RoundEnds,
    Sleep,
    Weathering,
    WeatherPhase,
)
from engine.crusoe.stores import face_demand
from engine.crusoe.upgrades import UPGRADES
from engine.crusoe.using import USE
from engine.crusoe.view import view

GATE = (USE, PASS, WAIVE)
GATES = (Demanding, Fighting, Dying, Weathering, Eating, Resting)

ASKED.update({**dict.fromkeys(GATES, asked), Rolling: rerollers})

RULES: Game[Crusoe] = Game(
    name="crusoe",
    players=range(1, 5),
    options=Options,
    state=Crusoe,
    set_up=set_up,
    choices={
        Planning: (*CHOICES, STACK, USE, ORDER, WAIVE),
        Rolling: (REROLL, USE, PASS, ORDER),
        **dict.fromkeys(GATES, GATE),
        Choosing: (ANSWER,),
    },
    chores={
        RoundBegins: chore(begin_round),
        EventPhase: chore(face_event),
        PlaceThreat: chore(place_threat),
        MoralePhase: chore(face_morale),
        ProductionPhase: chore(produce),
        BeginPlanning: chore(begin_planning),
        Planning: chore(settle_plan),
        ResolveActions: chore(resolve_actions),
        CarryOut: chore(carry_out_line),
        RollDice: chore(roll_dice),
        Rolling: chore(apply_roll),
        ActionsEnd: chore(end_actions),
        WeatherPhase: chore(look_up),
        Weathering: chore(face_weather),
        CalmDown: chore(calm_down),
        NightPhase: chore(fall_asleep),
        AskCamp: chore(ask_camp),
        Resting: chore(rest),
        Sleep: chore(sleep),
        Rot: chore(rot),
        RoundEnds: chore(end_round),
        Do: chore(carry_out),
        Demanding: chore(face_demand),
        Eating: chore(eat),
        Fighting: chore(fight),
        Dying: chore(die),
        DrawMysteries: chore(draw_mysteries),
    },
    view=view,
    minds={},
    faults=faults,
    events=EVENTS,
    variant=variant,
    score=score,
    upgrades=UPGRADES,
)
