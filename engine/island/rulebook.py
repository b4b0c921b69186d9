"""Forbidden Island on one page: who may say what while the table waits for what."""

from engine.contract import Game, Plans
from engine.island import plans
from engine.island.events import EVENTS
from engine.island.faults import faults
from engine.island.foresight.thinking import choose_well
from engine.island.hints import hint, hint_calmly
from engine.island.mind import choose
from engine.island.records import score, variant
from engine.island.rules.acting import CAPTURE, GIVE, SHORE_UP
from engine.island.rules.doubts import asks_first
from engine.island.rules.draws import DISCARD, SWIM, draw_flood, draw_treasure, leave_the_water, next_turn
from engine.island.rules.gates import ASK_ME, PASS, PASSING
from engine.island.rules.moving import MOVING
from engine.island.rules.setup import Options, set_up
from engine.island.rules.specials import LIFT, LIFT_OFF, SANDBAG, SPECIALS
from engine.island.rules.turn import END_TURN
from engine.island.state import (
    Acting,
    Considering,
    Discarding,
    DrawFlood,
    DrawTreasure,
    Ending,
    Island,
    NextTurn,
    Swimming,
)
from engine.island.upgrades import UPGRADES
from engine.island.view import view

RULES: Game[Island] = Game(
    name="island",
    players=range(2, 5),
    options=Options,
    state=Island,
    set_up=set_up,
    choices={
        Acting: (*MOVING, SHORE_UP, GIVE, CAPTURE, END_TURN, *SPECIALS, ASK_ME),
        Ending: (END_TURN, *SPECIALS, ASK_ME),
        Discarding: (DISCARD, *SPECIALS, ASK_ME),
        Considering: (*PASSING, *SPECIALS, ASK_ME),
        Swimming: (LIFT_OFF, LIFT, SWIM, SANDBAG, PASS, ASK_ME),
    },
    chores={
        DrawTreasure: draw_treasure,
        DrawFlood: draw_flood,
        Swimming: leave_the_water,
        NextTurn: next_turn,
    },
    view=view,
    minds={"calm": choose, "strong": choose_well},
    faults=faults,
    events=EVENTS,
    asks_first=asks_first,
    variant=variant,
    score=score,
    hint=hint,
    calm_hint=hint_calmly,
    plans=Plans(plans.on_turn, plans.begins, plans.tried, plans.further, plans.basis),
    upgrades=UPGRADES,
)
