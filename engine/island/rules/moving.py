"""FI-30 to FI-34: moving, each adventurer in their own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import Dive, Fly, Move, Navigate, Square, one_each
from engine.island.events import Dived, Flew, Moved, Navigated
from engine.island.parts import Layout, bits
from engine.island.reach import dives, navigated, near
from engine.island.rules.refusals import no_such_seat, no_such_tile, not_now
from engine.island.rules.turn import acting, spend
from engine.island.state import Island

Going = TypeVar("Going", Move, Fly, Dive)


def may_move(state: Island, seat: Seat) -> Sequence[Move]:
    if seat != state.turn:
        return ()
    layout, player = state.map, state.players[seat]
    return one_each(Move, layout, near(layout, player.adventurer, player.pawn) & ~state.sunk)


def do_move(state: Island, seat: Seat, action: Move) -> Step[Island]:
    """FI-30, FI-31: one tile on."""
    return _go(state, seat, action.to, Moved)


def may_fly(state: Island, seat: Seat) -> Sequence[Fly]:
    player = state.players[seat]
    if seat != state.turn or player.adventurer != "pilot" or not acting(state).flight:
        return ()
    layout, place = state.map, player.pawn
    return one_each(Fly, layout, state.standing & ~layout.beside[place] & ~(1 << place))


def do_fly(state: Island, seat: Seat, action: Fly) -> Step[Island]:
    """FI-32: any tile, once a turn."""
    return _go(state, seat, action.to, Flew)


def may_dive(state: Island, seat: Seat) -> Sequence[Dive]:
    player = state.players[seat]
    if seat != state.turn or player.adventurer != "diver":
        return ()
    layout, standing = state.map, state.standing
    return one_each(Dive, layout, dives(layout, player.pawn, standing, standing & ~state.flooded))


def do_dive(state: Island, seat: Seat, action: Dive) -> Step[Island]:
    """FI-34: through what is flooded or missing."""
    return _go(state, seat, action.to, Dived)


def _go(state: Island, seat: Seat, to: Square, way: type[Moved | Flew | Dived]) -> Step[Island]:
    layout, player = state.map, state.players[seat]
    return Step(
        replace(
            state,
            agenda=spend(state, flight=way is Flew),
            players=state.players_with(seat, player.at(layout.place[to])),
        ),
        (way(seat, layout.squares[player.pawn], to),),
    )


def why_not_go(state: Island, seat: Seat, action: Going) -> Illegal:
    if refusal := not_now(state, seat) or no_such_tile(state, action.to):
        return refusal
    role = {Fly: "pilot", Dive: "diver"}.get(type(action))
    player = state.players[seat]
    if role and player.adventurer != role:
        return Illegal("not-your-gift", needs=role)
    if isinstance(action, Fly) and not acting(state).flight:
        return Illegal("flown-already")
    origin, reach = state.map.squares[player.pawn], [each.to for each in _GOING[type(action)](state, seat)]
    if role and origin != action.to and _is_beside(state.map, player.pawn, action.to):
        return Illegal("only-a-step", to=action.to, origin=origin)
    return _out_of_reach(origin, action.to, reach)


def _is_beside(layout: Layout, place: int, square: Square) -> bool:
    return bool(layout.beside[place] >> layout.place[square] & 1)


def _out_of_reach(origin: Square, to: Square, reach: Sequence[Square]) -> Illegal:
    """The pawn is there, or it is too far."""
    if origin == to:
        return Illegal("there-already", to=to)
    return Illegal("too-far", to=to, origin=origin, reach=tuple(reach))


@lru_cache(maxsize=1 << 12)
def _navigations(layout: Layout, who: Seat, places: int) -> tuple[Navigate, ...]:
    return tuple(Navigate(who, layout.squares[place]) for place in bits(places))


def may_navigate(state: Island, seat: Seat) -> Sequence[Navigate]:
    if seat != state.turn or state.players[seat].adventurer != "navigator":
        return ()
    layout, standing = state.map, state.standing
    return [
        navigation
        for who, player in enumerate(state.players)
        if who != seat
        for navigation in _navigations(layout, who, navigated(layout, player.adventurer, player.pawn, standing))
    ]


def do_navigate(state: Island, seat: Seat, action: Navigate) -> Step[Island]:
    """FI-33, FI-R7: another pawn, one or two steps."""
    layout, player = state.map, state.players[action.who]
    return Step(
        replace(
            state,
            agenda=spend(state),
            players=state.players_with(action.who, player.at(layout.place[action.to])),
        ),
        (Navigated(seat, action.who, layout.squares[player.pawn], action.to),),
    )


def why_not_navigate(state: Island, seat: Seat, action: Navigate) -> Illegal:
    if refusal := not_now(state, seat) or no_such_seat(state, action.who) or no_such_tile(state, action.to):
        return refusal
    if state.players[seat].adventurer != "navigator":
        return Illegal("not-your-gift", needs="navigator")
    if action.who == seat:
        return Illegal("only-others")
    reach = [each.to for each in may_navigate(state, seat) if each.who == action.who]
    return _out_of_reach(state.map.squares[state.players[action.who].pawn], action.to, reach)


_GOING: Final[dict[type, Callable[[Island, Seat], Sequence[Move | Fly | Dive]]]] = {
    Move: may_move,
    Fly: may_fly,
    Dive: may_dive,
}

MOVE = Choice(Move, may_move, do_move, why_not_go)
FLY = Choice(Fly, may_fly, do_fly, why_not_go)
DIVE = Choice(Dive, may_dive, do_dive, why_not_go)
NAVIGATE = Choice(Navigate, may_navigate, do_navigate, why_not_navigate)

MOVING = (MOVE, FLY, DIVE, NAVIGATE)
