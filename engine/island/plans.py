"""A turn tried out: what it leads to, up to the first card that would be turned up; and what it stood on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.contract import Action, Event, Illegal, Seat, Tried
from engine.island.actions import Capture, EndTurn, Give, Lift, LiftOff, Sandbag
from engine.island.parts import ACTIONS, TREASURES, Held
from engine.island.rules.specials import LIFT, SANDBAG
from engine.island.state import Acting, Discarding, Ending, Island
from engine.island.turns import ACTIONS as ON_TURN
from engine.island.turns import SAYING, led_to
from engine.play import write


def on_turn(state: Island, seat: Seat) -> Island:
    """The table as if this player's turn began now: everything lies where it lies."""
    return replace(state, agenda=(Acting(seat),), turn=seat)


def begins(state: Island, seat: Seat) -> bool:
    """Whether this player's turn has just begun."""
    todo = state.agenda[0] if state.agenda else None
    return isinstance(todo, Acting) and todo.seat == seat and todo.left == ACTIONS and todo.flight


def tried(state: Island, seat: Seat, actions: Sequence[Action]) -> Tried[Island]:
    """Action by action, as far as nothing hidden comes to light: the end of a turn is said, and not played."""
    events: tuple[Event, ...] = ()
    for number, action in enumerate(actions):
        if isinstance(action, EndTurn) and number == len(actions) - 1 and _may_end(state, seat):
            return Tried(state, events, ends=True)
        choice = SAYING.get(type(action))
        if choice is None or action not in further(state, seat):
            raise choice.why_not(state, seat, action) if choice is not None else Illegal("nothing-of-the-kind")
        state, more = led_to(state, [(seat, action)])
        events += more
    return Tried(state, events)


def further(state: Island, seat: Seat) -> list[Action]:
    """What may follow in a plan: actions while there are some left, one's own special cards, and the end."""
    if not state.agenda or state.turn != seat:
        return []
    choices = (*ON_TURN, LIFT, SANDBAG) if isinstance(state.agenda[0], Acting) else (LIFT, SANDBAG)
    if isinstance(state.agenda[0], Discarding):
        return []
    found: list[Action] = [action for choice in choices for action in choice.may(state, seat)]
    return [*found, EndTurn()] if _may_end(state, seat) else found


def basis(state: Island, seat: Seat, actions: Sequence[Action]) -> Mapping[str, str]:
    """What a plan stands on: its player's place, the cards that it uses, and each tile that it names."""
    player = state.players[seat]
    named = {word for action in actions for word in write(action).replace("+", " ").split() if word in state.map.place}
    tiles = {square: _is(state, state.map.place[square]) for square in sorted(named)}
    return {"pawn": state.map.squares[player.pawn], "hand": " ".join(_used(player.hand, actions)), **tiles}


def _used(hand: Sequence[Held], actions: Sequence[Action]) -> list[Held]:
    """The cards of a hand that these actions use; a capture looks at all the treasure cards."""
    wanted = Counter[Held]()
    for action in actions:
        match action:
            case Give():
                wanted[action.card] += 1
            case Lift() | LiftOff():
                wanted["helicopter-lift"] += 1
            case Sandbag():
                wanted["sandbags"] += 1
            case Capture():
                wanted.update(card for card in hand if card in TREASURES)
    return sorted((Counter(hand) & wanted).elements())


def _is(state: Island, place: int) -> str:
    return "sunk" if state.sunk >> place & 1 else "flooded" if state.flooded >> place & 1 else "dry"


def _may_end(state: Island, seat: Seat) -> bool:
    return state.turn == seat and isinstance(state.agenda[0], Acting | Ending)
