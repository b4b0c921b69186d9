"""Standing orders: answers given while planning, so that nobody need be asked later."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Order
from engine.crusoe.cards.meanings.camp import camp_sites
from engine.crusoe.ending import said
from engine.crusoe.events import Ordered
from engine.crusoe.people import group
from engine.crusoe.scene import Scene, players
from engine.crusoe.state import Crusoe, Orders, Planning, Rolling

ASK = "ask"
"""Ask all the same."""
ROLLS = ("failures", "wounds", "always", "never")
"""When whoever can pay is asked for another roll: after a failure, after a wound too, always, never."""


def words(state: Crusoe, what: str) -> tuple[str, ...]:
    """What may be ordered."""
    if what == "camp":
        return ("stay", ASK, *camp_sites(state))
    if what == "hungry":
        return ("healthiest", ASK, *(each.character for each in group(state)))
    if what == "arrange":
        return ("tokens", "morale", ASK) if state.seats == 4 else ()
    return {"morale": ("tokens", "heal", ASK), "rolls": ROLLS}[what]


def ordered(state: Crusoe, seat: Seat, what: str) -> str:
    """What stands now: camp, hungry and morale are the table's orders, the others a seat's."""
    of_seat = players(state)[seat].orders
    return str(getattr(of_seat if what in of_seat.__struct_fields__ else state.orders, what))


def may_order(state: Crusoe, seat: Seat) -> Sequence[Order]:
    """While planning; while a roll lies there, whoever is asked may say when to be asked again."""
    todo = state.agenda[0]
    if isinstance(todo, Rolling):
        whats: tuple[str, ...] = ("rolls",) if seat in todo.waits_for(state) else ()
    else:
        whats = WHATS if isinstance(todo, Planning) else ()
    return [
        Order(what, word)  # type: ignore[arg-type]
        for what in whats
        for word in words(state, what)
        if word != ordered(state, seat, what)
    ]


WHATS = ("camp", "hungry", "morale", "rolls", "arrange")


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
    offered = [each for each in may_order(state, seat) if each.what == action.what]
    if not offered:
        return Illegal("not-now", action="order")
    if action.word == ordered(state, seat, action.what):
        return Illegal("already-ordered", what=action.what, word=action.word)
    return Illegal("cannot-order", what=action.what, word=action.word, words=[each.word for each in offered])


ORDER = Choice(Order, may_order, said(do_order), why_not_order)
