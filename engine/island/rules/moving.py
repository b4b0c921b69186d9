"""FI-30 to FI-34: moving, each adventurer in their own way."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import Dive, Fly, Move, Navigate, Square
from engine.island.events import Dived, Flew, Moved, Navigated
from engine.island.parts import Layout, bits, chosen
from engine.island.reach import dives, navigated, near
from engine.island.rules.refusals import no_such_seat, no_such_tile, not_now
from engine.island.rules.turn import is_acting, put, spend
from engine.island.state import Island

Going = TypeVar("Going", Move, Fly, Dive)


@lru_cache(maxsize=1 << 14)
def ways(kind: type[Going], layout: Layout, places: int) -> tuple[Going, ...]:
    """One action for each of these places."""
    return tuple(kind(layout.squares[place]) for place in bits(places))


def may_move(state: Island, seat: Seat) -> tuple[Move, ...]:
    if not is_acting(state, seat):
        return ()
    layout = state.map
    return ways(Move, layout, near(layout, state.adventurers[seat], state.pawns[seat]) & ~state.sunk)


def do_move(state: Island, seat: Seat, action: Move) -> Step[Island]:
    """FI-30, FI-31: one tile on."""
    return _go(state, seat, action.to, Moved)


def may_fly(state: Island, seat: Seat) -> tuple[Fly, ...]:
    if state.adventurers[seat] != "pilot" or not is_acting(state, seat) or not state.agenda[0].flight:  # type: ignore[union-attr]
        return ()
    layout, place = state.map, state.pawns[seat]
    return ways(Fly, layout, state.standing & ~layout.beside[place] & ~(1 << place))


def do_fly(state: Island, seat: Seat, action: Fly) -> Step[Island]:
    """FI-32: any tile, once a turn."""
    return _go(state, seat, action.to, Flew)


def may_dive(state: Island, seat: Seat) -> tuple[Dive, ...]:
    if state.adventurers[seat] != "diver" or not is_acting(state, seat):
        return ()
    layout, standing = state.map, state.standing
    return ways(Dive, layout, dives(layout, state.pawns[seat], standing, standing & ~state.flooded))


def do_dive(state: Island, seat: Seat, action: Dive) -> Step[Island]:
    """FI-34: through what is flooded or missing."""
    return _go(state, seat, action.to, Dived)


def _go(state: Island, seat: Seat, to: Square, way: type[Moved | Flew | Dived]) -> Step[Island]:
    layout = state.map
    return Step(
        replace(
            state,
            agenda=spend(state, flight=way is Flew),
            pawns=put(state.pawns, seat, layout.place[to]),
        ),
        (way(seat, layout.squares[state.pawns[seat]], to),),
    )


def why_not_go(state: Island, seat: Seat, action: Going) -> Illegal:
    if refusal := not_now(state, seat) or no_such_tile(state, action.to):
        return refusal
    role = {Fly: "pilot", Dive: "diver"}.get(type(action))
    if role and state.adventurers[seat] != role:
        return Illegal("not-your-gift", needs=role)
    if isinstance(action, Fly) and not state.agenda[0].flight:  # type: ignore[union-attr]
        return Illegal("flown-already")
    at = state.map.squares[state.pawns[seat]]
    return Illegal("there-already", to=at) if at == action.to else Illegal("too-far", to=action.to, origin=at)


@lru_cache
def _navigations(layout: Layout, who: Seat) -> tuple[Navigate, ...]:
    return tuple(Navigate(who, square) for square in layout.squares)


def may_navigate(state: Island, seat: Seat) -> list[Navigate]:
    if state.adventurers[seat] != "navigator" or not is_acting(state, seat):
        return []
    layout, standing = state.map, state.standing
    return [
        navigation
        for who in state.players
        if who != seat
        for navigation in chosen(
            _navigations(layout, who), navigated(layout, state.adventurers[who], state.pawns[who], standing)
        )
    ]


def do_navigate(state: Island, seat: Seat, action: Navigate) -> Step[Island]:
    """FI-33, FI-R7: another pawn, one or two steps."""
    layout = state.map
    return Step(
        replace(
            state,
            agenda=spend(state),
            pawns=put(state.pawns, action.who, layout.place[action.to]),
        ),
        (Navigated(seat, action.who, layout.squares[state.pawns[action.who]], action.to),),
    )


def why_not_navigate(state: Island, seat: Seat, action: Navigate) -> Illegal:
    if refusal := not_now(state, seat) or no_such_seat(state, action.who) or no_such_tile(state, action.to):
        return refusal
    if state.adventurers[seat] != "navigator":
        return Illegal("not-your-gift", needs="navigator")
    if action.who == seat:
        return Illegal("only-others")
    at = state.map.squares[state.pawns[action.who]]
    return Illegal("there-already", to=at) if at == action.to else Illegal("too-far", to=action.to, origin=at)


MOVE = Choice(Move, may_move, do_move, why_not_go)
FLY = Choice(Fly, may_fly, do_fly, why_not_go)
DIVE = Choice(Dive, may_dive, do_dive, why_not_go)
NAVIGATE = Choice(Navigate, may_navigate, do_navigate, why_not_navigate)

MOVING = (MOVE, FLY, DIVE, NAVIGATE)
