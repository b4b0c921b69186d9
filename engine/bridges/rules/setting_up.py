"""Set-up: the box's card, a 3 or a 4 for the player on the left, and the boards' way there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.bridges.actions import Prewrite
from engine.bridges.board import Board
from engine.bridges.events import BoardsPassed, GameSetUp, Passed, Prewrote, WasReady
from engine.bridges.parts import CARDS, CHARTS, INDEX, LETTERS, Side, each
from engine.bridges.state import Bridges, Options, PassingBoards, Prewriting, Prewritten, TurningCard, left_of
from engine.chance import Luck
from engine.contract import Choice, Event, Illegal, Seat, Step


def set_up(seats: int, options: Options, luck: Luck) -> Step[Bridges]:
    """One random card goes into the box unseen, the others are the deck (BR-012, BR-015, BR-016)."""
    daily, side = options.daily, options.side
    if daily and seats != 1:
        raise Illegal("daily-is-solo", seats=seats)
    if daily and CHARTS[side].flagged >> INDEX[daily.island] & 1:
        raise Illegal("unknown-value", option="daily", value=daily.island, fault="a flag stands on this island")
    (hidden, *deck), luck = luck.shuffled(CARDS)
    state = Bridges(
        seats=seats,
        luck=luck,
        side=side,
        daily=daily,
        hidden=hidden,
        deck=tuple(deck),
        prewritten=(Prewritten(daily.island, daily.number),) if daily else (None,) * seats,
        boards=(Board(side),) * seats,
        agenda=(Prewriting(), PassingBoards(), TurningCard()),
    )
    return Step(state, (GameSetUp(side, seats, daily),))


@cache
def _prewritings(side: Side) -> tuple[Prewrite, ...]:
    islands = [LETTERS[island] for island in each((1 << 18) - 1 & ~CHARTS[side].flagged)]
    return tuple(Prewrite(island, number) for island in islands for number in (3, 4))


def may_prewrite(state: Bridges, seat: Seat) -> Sequence[Prewrite]:
    """A 3 or a 4 on any island without a flag; another one until everybody has chosen."""
    said = state.prewritten[seat]
    prewritings = _prewritings(state.side)
    return (
        [each for each in prewritings if (each.island, each.number) != (said.island, said.number)]
        if said
        else prewritings
    )


def do_prewrite(state: Bridges, seat: Seat, action: Prewrite) -> Step[Bridges]:
    """Everybody chooses secretly (BR-013, AMB-02)."""
    said = Prewritten(action.island, action.number)
    events: tuple[Event, ...] = (Prewrote(seat, action.island, action.number),)
    if state.prewritten[seat] is None:
        events += (WasReady(seat),)
    prewritten = (*state.prewritten[:seat], said, *state.prewritten[seat + 1 :])
    return Step(replace(state, prewritten=prewritten), events)


def why_not_prewrite(state: Bridges, seat: Seat, action: Prewrite) -> Illegal:
    if not isinstance(state.agenda[0], Prewriting):
        return Illegal("boards-are-passed", seats=state.seats)
    if CHARTS[state.side].flagged >> INDEX[action.island] & 1:
        flag = CHARTS[state.side].islands[INDEX[action.island]].flag
        return Illegal("no-flag-at-set-up", island=action.island, flag=flag)
    return Illegal("written-there-already", island=action.island, number=action.number)


PREWRITE = Choice(Prewrite, may_prewrite, do_prewrite, why_not_prewrite)


def pass_boards(state: Bridges, todo: PassingBoards) -> Step[Bridges]:
    """Each board goes to the left and stays there (BR-014)."""
    passed = [
        Passed(by, left_of(by, state.seats), said.island, said.number)
        for by, said in enumerate(state.prewritten)
        if said is not None
    ]
    boards = list(state.boards)
    for board in passed:
        boards[board.to] = boards[board.to].written(INDEX[board.island], board.number)
    return Step(replace(state, boards=tuple(boards), agenda=state.agenda[1:]), (BoardsPassed(tuple(passed)),))
