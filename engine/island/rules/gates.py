"""FI-R4 and FI-R5: passing at a gate, or in a swim, and standing answers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import AskMe, Pass, PassGame, PassTurn, When
from engine.island.events import AskedFor, Passed
from engine.island.state import Considering, Island, Swimming

# Passing


def is_asked(state: Island, seat: Seat) -> bool:
    """Whether a gate waits for this player."""
    gate = state.agenda[0]
    return isinstance(gate, Considering) and gate.asks(state, seat)


_PASS = (Pass(),)


def may_pass(state: Island, seat: Seat) -> Sequence[Pass]:
    gate = state.agenda[0]
    is_rescuer = isinstance(gate, Swimming) and seat in gate.rescuers(state)
    return _PASS if is_rescuer or is_asked(state, seat) else ()


def do_pass(state: Island, seat: Seat, action: Pass) -> Step[Island]:
    """FI-R4, FI-R5: nothing played at this gate; or a swimmer is left to the sea."""
    gate, *rest = state.agenda
    assert isinstance(gate, Considering | Swimming)
    passed = replace(gate, passed=(*gate.passed, seat))
    return Step(replace(state, agenda=(passed, *rest)), (Passed(seat),))


def why_not_pass(state: Island, seat: Seat, action: Pass | PassTurn | PassGame) -> Illegal:
    return Illegal("nothing-to-pass")


_PASS_TURN = (PassTurn(),)


def may_pass_turn(state: Island, seat: Seat) -> Sequence[PassTurn]:
    """Where this turn has another gate."""
    more = any(isinstance(todo, Considering) for todo in state.agenda[1:]) or state.flood_cards_to_come > 1
    return _PASS_TURN if state.pace == "careful" and more and is_asked(state, seat) else ()


def do_pass_turn(state: Island, seat: Seat, action: PassTurn) -> Step[Island]:
    """FI-R4: nothing played at any gate of this turn."""
    players = state.players_with(seat, replace(state.players[seat], passing=True))
    return Step(replace(state, players=players), (Passed(seat),))


_PASS_GAME = (PassGame(),)


def may_pass_game(state: Island, seat: Seat) -> Sequence[PassGame]:
    return _PASS_GAME if is_asked(state, seat) else ()


def do_pass_game(state: Island, seat: Seat, action: PassGame) -> Step[Island]:
    """FI-R4: nothing played at any gate, until one asks to be asked again."""
    asked, events = do_ask_me(state, seat, AskMe("never"))
    return Step(asked, (Passed(seat), *events))


# Standing answers

_ANSWERS: tuple[When, ...] = ("never", "matters", "saving", "always")
_OTHERS = {when: tuple(AskMe(other) for other in _ANSWERS if other != when) for when in _ANSWERS}
_MORE = {when: tuple(map(AskMe, _ANSWERS[place + 1 :])) for place, when in enumerate(_ANSWERS)}


def may_ask_me(state: Island, seat: Seat) -> Sequence[AskMe]:
    """Where a gate asks one can say anything else; at any time one can say: ask me more."""
    return (_OTHERS if is_asked(state, seat) else _MORE)[state.players[seat].asked]


def do_ask_me(state: Island, seat: Seat, action: AskMe) -> Step[Island]:
    """FI-R4: a standing answer for gates to come, and for this one."""
    players = state.players_with(seat, replace(state.players[seat], asked=action.when))
    return Step(replace(state, players=players), (AskedFor(seat, action.when),))


def why_not_ask_me(state: Island, seat: Seat, action: AskMe) -> Illegal:
    if state.players[seat].asked == action.when:
        return Illegal("so-already", when=action.when)
    return Illegal("only-at-a-gate", when=action.when)


PASS = Choice(Pass, may_pass, do_pass, why_not_pass)
PASS_TURN = Choice(PassTurn, may_pass_turn, do_pass_turn, why_not_pass)
PASS_GAME = Choice(PassGame, may_pass_game, do_pass_game, why_not_pass)
ASK_ME = Choice(AskMe, may_ask_me, do_ask_me, why_not_ask_me)

PASSING = (PASS, PASS_TURN, PASS_GAME)
