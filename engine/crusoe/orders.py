"""Standing orders: answers given while planning, so that nobody need be asked later."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Order
from engine.crusoe.cards.meanings.camp import camp_sites
from engine.crusoe.ending import said
from engine.crusoe.events import Ordered
from engine.crusoe.parts import Name, OrderedWhat, Space
from engine.crusoe.people import group
from engine.crusoe.scene import Scene, players
from engine.crusoe.state import Crusoe, Orders, Planning, Rolling, SeatOrders

ASK = "ask"
"""Ask all the same."""
ROLLS: tuple[str, ...] = ("failures", "wounds", "always", "never")
"""When whoever can pay is asked for another roll: after a failure, after a wound too, always, never."""


WHATS = ("camp", "hungry", "morale", "rolls", "arrange")
FOUR = 4
"""Players who choose what their camp is arranged for."""


def words(state: Crusoe, what: OrderedWhat) -> tuple[str, ...]:
    """What may be ordered."""
    return possible(state.seats, camp_sites(state), names(state))[what]


def names(state: Crusoe) -> tuple[Name, ...]:
    return tuple([each.character for each in group(state)])


@lru_cache
def possible(seats: int, sites: tuple[Space, ...], people: tuple[Name, ...]) -> dict[OrderedWhat, tuple[str, ...]]:
    return {
        "camp": ("stay", ASK, *sites),
        "hungry": ("healthiest", ASK, *people),
        "morale": ("tokens", "heal", ASK),
        "rolls": ROLLS,
        "arrange": ("tokens", "morale", ASK) if seats == FOUR else (),
    }


def ordered(state: Crusoe, seat: Seat, what: OrderedWhat) -> str:
    """What stands now: camp, hungry and morale are the table's orders, the others a seat's."""
    mine = what in SeatOrders.__struct_fields__
    word: str = getattr(players(state)[seat].orders if mine else state.orders, what)
    return word


def may_order(state: Crusoe, seat: Seat) -> Sequence[Order]:
    """While planning; while a roll lies there, whoever is asked may say when to be asked again."""
    todo = state.agenda[0]
    mine = players(state)[seat].orders
    if isinstance(todo, Rolling):
        return others((("rolls", ROLLS, mine.rolls),)) if seat in todo.waits_for(state) else ()
    if not isinstance(todo, Planning):
        return ()
    return offered(state.seats, camp_sites(state), names(state), state.orders, mine)


@lru_cache
def offered(
    seats: int, sites: tuple[Space, ...], people: tuple[Name, ...], ours: Orders, mine: SeatOrders
) -> tuple[Order, ...]:
    """While planning."""
    stand: dict[OrderedWhat, str] = {
        "camp": ours.camp,
        "hungry": ours.hungry,
        "morale": ours.morale,
        "rolls": mine.rolls,
    }
    stand["arrange"] = mine.arrange
    return others(tuple((what, words, stand[what]) for what, words in possible(seats, sites, people).items()))


@lru_cache
def others(known: tuple[tuple[OrderedWhat, tuple[str, ...], str], ...]) -> tuple[Order, ...]:
    """What may be ordered instead of what stands."""
    return tuple(Order(what, word) for what, words, now in known for word in words if word != now)


def do_order(scene: Scene, seat: Seat, action: Order) -> None:
    """RC-R27: what all share asks everybody again whether they are ready; one's own affair does not."""
    state = scene.state
    if action.what in Orders.__struct_fields__:
        scene.alter(orders=replace(state.orders, **{action.what: action.word}), ready=())
    else:
        who = players(state)[seat]
        scene.change(who.character, orders=replace(who.orders, **{action.what: action.word}))
    scene.tell(Ordered(seat, action.what, action.word))


def why_not_order(state: Crusoe, seat: Seat, action: Order) -> Illegal:
    offers = [each for each in may_order(state, seat) if each.what == action.what]
    if not offers:
        return Illegal("not-now", action="order")
    if action.word == ordered(state, seat, action.what):
        return Illegal("already-ordered", what=action.what, word=action.word)
    return Illegal("cannot-order", what=action.what, word=action.word, words=[each.word for each in offers])


ORDER = Choice(Order, may_order, said(do_order), why_not_order)
