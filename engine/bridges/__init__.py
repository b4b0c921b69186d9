"""Bridges: the game on one page."""

from engine.bridges.actions import Bridge, Done, Prewrite, Skip, TakeBack, Write
from engine.bridges.events import EVENTS
from engine.bridges.mind import mind
from engine.bridges.rules.faults import faults
from engine.bridges.rules.playing import (
    do_be_done,
    do_bridge,
    do_skip,
    do_take_back,
    do_turn_card,
    do_write,
    may_be_done,
    may_bridge,
    may_skip,
    may_take_back,
    may_write,
)
from engine.bridges.rules.refusing import (
    why_not_bridge,
    why_not_done,
    why_not_skip,
    why_not_take_back,
    why_not_write,
)
from engine.bridges.rules.scoring import do_close_round, do_count
from engine.bridges.rules.setting_up import do_pass_boards, do_prewrite, may_prewrite, set_up, why_not_prewrite
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
from engine.contract import Choice, Game

GAME = Game(
    name="bridges",
    players=range(1, 5),
    options=Options,
    state=Bridges,
    set_up=set_up,
    choices={
        Prewriting: (Choice(Prewrite, may_prewrite, do_prewrite, why_not_prewrite),),
        PlayingCard: (
            Choice(Write, may_write, do_write, why_not_write),
            Choice(Bridge, may_bridge, do_bridge, why_not_bridge),
            Choice(Skip, may_skip, do_skip, why_not_skip),
            Choice(TakeBack, may_take_back, do_take_back, why_not_take_back),
            Choice(Done, may_be_done, do_be_done, why_not_done),
        ),
    },
    chores={
        PassingBoards: do_pass_boards,
        TurningCard: do_turn_card,
        ClosingRound: do_close_round,
        Counting: do_count,
    },
    view=view,
    mind=mind,
    faults=faults,
    events=EVENTS,
)
