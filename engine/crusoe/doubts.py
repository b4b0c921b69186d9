"""What is asked about once more before it is done: being ready with idle pawns or in mortal danger, piling wood, wood
for the pile that its stage would not take, and what certainly kills."""

from __future__ import annotations

from engine.contract import Action, Doubt, Seat
from engine.crusoe.actions import Assign, Order, Ready, Stack, Use
from engine.crusoe.cards.words import AnyEffect, Pile
from engine.crusoe.certain import avoidable_harm
from engine.crusoe.items import invention
from engine.crusoe.outlook import outlook
from engine.crusoe.parts import Name
from engine.crusoe.pawns import free_pawns
from engine.crusoe.pile import room
from engine.crusoe.plan import line_at
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe, Planning
from engine.crusoe.view import view

CERTAIN = 0.995
"""A death as likely as this is told as 100 %."""


def asks_first(state: Crusoe, seat: Seat, action: Action) -> Doubt | None:
    """RC-071: pawns may stay idle, but are easily forgotten; what lies on the pile stays there."""
    match action:
        case Ready():
            idle, grave = idle_pawns(state, seat), [each for each in outlook(view(state, seat)).warnings if each.grave]
            dying = tuple(who for each in grave if each.what == "death" for who in each.about)
            is_certain = any(each.what == "death" and each.chance >= CERTAIN for each in grave)
            return Doubt("ready", grave=is_certain, idle=idle, dying=dying) if idle or grave else None
        case Stack():
            return Doubt("stack")
        case Use(thing) if (sign := scenario(state).signs.get(thing)) and (lost := wasted(state, sign.effects)):
            return Doubt("wasted", thing=thing, wood=lost)
        case Assign(_, to) if to.item and line_at(state, to) is None:
            if lost := wasted(state, invention(to.item).built):
                return Doubt("wasted", thing=to.item, wood=lost)
        case _ if not isinstance(state.agenda[0], Planning):
            return deadly(state, seat, action)
    return None


def deadly(state: Crusoe, seat: Seat, action: Action) -> Doubt | None:
    """RC-042, RC-032: somebody dies of it for certain, and need not."""
    if isinstance(action, Order) or (harm := avoidable_harm(state, seat, action)) is None:
        return None
    what = "using" if isinstance(action, Use) else str(state.agenda[0].__struct_config__.tag)
    return Doubt("deadly", grave=True, what=what, dying=harm.who, wounds=harm.wounds, lost=harm.lost)


def wasted(state: Crusoe, effects: tuple[AnyEffect, ...]) -> int:
    """RC-006: wood for the pile that the stage at hand does not take is lost."""
    wood = sum(effect.wood for effect in effects if isinstance(effect, Pile))
    return max(0, wood - room(state)) if wood else 0


def idle_pawns(state: Crusoe, seat: Seat) -> tuple[Name, ...]:
    """The pawns of this player that stand nowhere yet."""
    return tuple(pawn for pawn in free_pawns(state) if pawn == state.people[seat].character)
