"""Whether an act certainly kills somebody or loses the game, before any die, hidden card or other question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from engine.contract import Action, Event, Seat
from engine.crusoe.actions import Order, Use, Waive
from engine.crusoe.cards.card import Usage
from engine.crusoe.events import Died, Wounded
from engine.crusoe.gates import gate_of, heals
from engine.crusoe.parts import Name
from engine.crusoe.rulebook import RULES
from engine.crusoe.scene import track
from engine.crusoe.state import Crusoe, Lost
from engine.crusoe.uses import brought, within_grasp
from engine.play import legal, waiting

HIDDEN = ("luck", "event_deck", "adventures", "mysteries", "beasts", "hunt", "ambush", "tiles", "pile", "box")
"""Where any of these changes, nobody could know what comes."""
LONGEST = 6
"""So many acts in a row are looked at for a way out."""


class Path(NamedTuple):
    """Where an act leads by itself: to a question, to the end of the game, or up to where chance has a part."""

    state: Crusoe
    events: tuple[Event, ...]
    ends: Literal["asked", "over", "chance"]


class Harm(NamedTuple):
    """Whom an act kills, by how many wounds at most, and whether the game is lost with it."""

    who: tuple[Name, ...]
    wounds: int
    lost: bool


def avoidable_harm(state: Crusoe, seat: Seat, action: Action) -> Harm | None:
    """What this act certainly does, where another way out of the same question does not."""
    found = harm(follow(state, seat, action))
    return found if found and has_way_out(state, seat, state, LONGEST) else None


def follow(state: Crusoe, seat: Seat, action: Action) -> Path:
    """What the game makes of it alone."""
    before, (now, events) = state, RULES.choice_for[type(action)].do(state, seat, action)
    while True:
        if any(getattr(now, name) != getattr(before, name) for name in HIDDEN):
            return Path(before, events, "chance")
        if not now.agenda:
            return Path(now, events, "over")
        todo: Any = now.agenda[0]
        is_settled = todo.is_settled(now)
        if not is_settled and type(todo) in RULES.choices and todo.waits_for(now):
            return Path(now, events, "asked")
        before = now
        if not is_settled and type(todo) in RULES.chores:
            now, more = RULES.chores[type(todo)](now, todo)
            events += more
        else:
            now = replace(now, agenda=now.agenda[1:])


def harm(path: Path) -> Harm | None:
    state, events, _ = path
    died = [each.who for each in events if isinstance(each, Died)]
    died += [each.character for each in state.people if each.wounds > track(each.character).hearts]
    is_lost = isinstance(state.outcome, Lost)
    if not died and not is_lost:
        return None
    who = tuple(dict.fromkeys(died))
    taken = [sum(each.n for each in events if isinstance(each, Wounded) and each.who == one) for one in who]
    return Harm(who, max(taken, default=0), is_lost)


def has_way_out(state: Crusoe, seat: Seat, first: Crusoe, further: int) -> bool:
    """Whether some acts lead out of the first question without certain harm."""
    for action in worth_trying(state, seat):
        path = follow(state, seat, action)
        if harm(path):
            continue
        if path.ends != "asked" or not still_asks(path.state, first):
            return True
        if further and has_way_out(path.state, waiting(path.state)[0], first, further - 1):
            return True
    return False


def still_asks(state: Crusoe, first: Crusoe) -> bool:
    """Whether the first question still waits, perhaps beneath another."""
    depth = len(first.agenda)
    return len(state.agenda) >= depth and type(state.agenda[-depth]) is type(first.agenda[0])


def worth_trying(state: Crusoe, seat: Seat) -> Iterator[Action]:
    """Every answer and every roll; of what may be used only what helps here."""
    useful: dict[str, Usage] = dict(within_grasp(state, seat))
    gate = gate_of(state)
    for action in legal(RULES, state, seat):
        match action:
            case Use(thing):
                usage = useful[thing]
                if gate in usage.gates or heals(usage) or brought(usage.effects, "determination"):
                    yield action
            case Order() | Waive():
                pass
            case _:
                yield action
