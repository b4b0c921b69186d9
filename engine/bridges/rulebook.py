"""Bridges on one page: who may say what while the table waits for what."""

from engine.bridges.advice import hint
from engine.bridges.events import EVENTS
from engine.bridges.faults import faults
from engine.bridges.foresight import choose_well
from engine.bridges.hints import hint_calmly
from engine.bridges.mind import choose
from engine.bridges.records import score, variant
from engine.bridges.rules.changing import DONE, SKIP, TAKE_BACK, asks_first, gives_up, is_moot
from engine.bridges.rules.drawing import BRIDGE
from engine.bridges.rules.rounds import close_round, turn_card
from engine.bridges.rules.scoring import count
from engine.bridges.rules.setting_up import PREWRITE, pass_boards, set_up
from engine.bridges.rules.writing import WRITE
from engine.bridges.state import (
    Bridges,
    ClosingRound,
    Counting,
    Options,
    PassingBoards,
    PlayingCard,
    Prewriting,
    TurningCard,
)
from engine.bridges.view import view
from engine.contract import Game

RULES: Game[Bridges] = Game(
    name="bridges",
    players=range(1, 5),
    options=Options,
    state=Bridges,
    set_up=set_up,
    choices={
        Prewriting: (PREWRITE,),
        PlayingCard: (WRITE, BRIDGE, SKIP, TAKE_BACK, DONE),
    },
    chores={
        PassingBoards: pass_boards,
        TurningCard: turn_card,
        ClosingRound: close_round,
        Counting: count,
    },
    view=view,
    minds={"calm": choose, "strong": choose_well},
    faults=faults,
    events=EVENTS,
    asks_first=asks_first,
    gives_up=gives_up,
    is_moot=is_moot,
    in_private=True,
    variant=variant,
    score=score,
    hint=hint,
    calm_hint=hint_calmly,
)
