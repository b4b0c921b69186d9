"""What may be used and when: abilities, items, treasures, tokens; who is asked at a gate, and how one passes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Pass, Use, Waive
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.meanings.control import is_possible, possible
from engine.crusoe.cards.meanings.weather import HARMS, dice_today
from engine.crusoe.cards.words import (
    AddBeast,
    Arm,
    Choose,
    Devotion,
    Discoveries,
    DrawInventions,
    Forecast,
    Heal,
    Ignore,
    Morale,
    PeekHunt,
    Raise,
    RemoveAny,
    RemoveCover,
    RemoveMarkers,
    RerollAnimals,
    ScoutTiles,
    Thrift,
)
from engine.crusoe.danger import dying
from engine.crusoe.drafts import thrift_targets
from engine.crusoe.events import Passed, Used, Waived
from engine.crusoe.items import has_item, use_up
from engine.crusoe.parts import MORALE
from engine.crusoe.people import give_determination, is_away, within_reach
from engine.crusoe.plan import kind_of
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, person, players, said, seat_of
from engine.crusoe.state import (
    Cause,
    Crusoe,
    Demanding,
    Do,
    Eating,
    Fighting,
    Pausing,
    Planning,
    Resting,
    Rolling,
    Weathering,
)
from engine.crusoe.stores import free, is_short, payable, spend, spend_discovery

TOP = MORALE[-1]
OPEN = ("fight", "weather", "night")
"""Gates named as they are waived; all others are demands."""


def gate_of(state: Crusoe) -> str:
    """The gate that stands open now, if any."""
    todo = state.agenda[0] if state.agenda else None
    if isinstance(todo, Planning):
        return "plan"
    return gate_at(state, todo) if isinstance(todo, Pausing) else ""


def gate_at(state: Crusoe, todo: Pausing) -> str:
    """What is to be helped at this line; nothing where it is met anyhow."""
    if isinstance(todo, Eating):
        return "food" if is_short(state) else ""
    if isinstance(todo, Demanding):
        return todo.kind if payable(state, todo) < todo.n and not todo.if_possible else ""
    if isinstance(todo, Resting) and not todo.late and not any(dying(state)):
        return ""
    return GATES[type(todo)]


GATES: dict[type[Pausing], str] = {Fighting: "fight", Weathering: "weather", Resting: "night", Rolling: "roll"}


def waivable(gate: str) -> str:
    return gate if gate in OPEN else "demand"


def shared(state: Crusoe) -> Iterator[tuple[str, Usage]]:
    """What everybody may use."""
    for kept in state.kept:
        if (usage := kept_usage(kept.card)) and (kept.uses or is_lasting(kept.card)):
            yield kept.card, usage
    for name in dict.fromkeys(state.discoveries):
        if usage := LIBRARY.discoveries[name].use or scenario(state).signs.get(name):
            yield name, usage
    for name in state.items:
        if (usage := LIBRARY.inventions[name].use) and name not in state.spent and has_item(state, name):
            yield name, usage


def is_lasting(card: str) -> bool:
    """A treasure without a count of uses may be used for ever."""
    return card in LIBRARY.mysteries and not LIBRARY.mysteries[card].uses


def kept_usage(card: str) -> Usage | None:
    for deck in (LIBRARY.starting, LIBRARY.mysteries, LIBRARY.adventures):
        if card in deck:
            usage: Usage | None = deck[card].use
            return usage
    return None


def own(state: Crusoe, seat: Seat) -> Iterator[tuple[str, Usage]]:
    """One's own abilities, each once a round (RC-046)."""
    who = players(state)[seat]
    for ability in LIBRARY.abilities.values():
        if ability.character == who.character and ability.id not in who.used and not who.mute:
            yield ability.id, with_price(state, ability.id, ability.use)


def with_price(state: Crusoe, name: str, usage: Usage) -> Usage:
    """GAP-16: the printed defence plan is cheaper."""
    if name == "defence" and state.options.printed_cards:
        return replace(usage, determination=2)
    return usage


def is_affordable(state: Crusoe, seat: Seat, usage: Usage) -> bool:
    who = players(state)[seat]
    return (
        who.determination >= usage.determination
        and (not usage.pays or not is_away(state, who.character))
        and free(state).covers(usage.pays)
        and (not usage.has or has_item(state, usage.has))
        and state.weapons >= usage.weapons
        and has_object(state, usage)
    )


def has_object(state: Crusoe, usage: Usage) -> bool:
    """Whether there is anything it could be used on."""
    return all(OBJECTS[type(effect)](state, effect) for effect in usage.effects if type(effect) in OBJECTS)


OBJECTS: dict[type, Callable[[Crusoe, Any], bool]] = {
    Thrift: lambda state, _: bool(thrift_targets(state)),
    Devotion: lambda state, _: any(kind_of(line.target) == "arrange" and not line.devout for line in state.plan),
    Raise: lambda state, effect: is_possible(state, effect, Cause()),
    Ignore: lambda state, effect: is_possible(state, effect, Cause()),
    Choose: lambda state, effect: bool(possible(state, effect, Cause())),
    PeekHunt: lambda state, _: bool(state.hunt),
    ScoutTiles: lambda state, _: bool(state.tiles),
    Discoveries: lambda state, _: bool(state.pile),
    DrawInventions: lambda state, _: bool(state.invention_deck or state.invention_discards),
    AddBeast: lambda state, _: bool(state.beasts or state.beast_discards),
    Morale: lambda state, _: state.morale < TOP,
    Heal: lambda state, _: any(each.wounds for each in within_reach(state)),
    RemoveAny: lambda state, _: any(token.kind in HARMS and not token.by for token in state.tokens),
    RemoveCover: lambda state, _: any(each.what != "tile" for each in state.covers),
    RemoveMarkers: lambda state, _: any(token.kind == "fog" for token in state.tokens),
    RerollAnimals: lambda state, _: state.sky is not None and bool(state.sky.animals),
    Forecast: lambda state, _: state.forecast is None and bool(dice_today(state)),
}


def usable(state: Crusoe, seat: Seat, gate: str) -> list[str]:
    """What this seat may use at a gate."""
    if not gate:
        return []
    return [
        name
        for name, usage in within_grasp(state, seat)
        if usage.effects
        and ("any" in usage.gates or works_at(state, usage, gate))
        and is_affordable(state, seat, usage)
    ]


def within_grasp(state: Crusoe, seat: Seat) -> Iterator[tuple[str, Usage]]:
    """One's own, and what all share; outside the camp not that (RC-R20)."""
    yield from own(state, seat)
    if not is_away(state, players(state)[seat].character):
        yield from undrawn(state)


def works_at(state: Crusoe, usage: Usage, gate: str) -> bool:
    """RC-044: what heals at night does so at any moment of it."""
    return gate in usage.gates or (state.phase == "night" and "night" in usage.gates)


def undrawn(state: Crusoe) -> Iterator[tuple[str, Usage]]:
    """What is not spent by being used helps once in a fight."""
    todo = state.agenda[0]
    drawn = todo.drawn if isinstance(todo, Fighting) else ()
    return ((name, usage) for name, usage in shared(state) if name not in drawn)


def asked(state: Crusoe, todo: Pausing) -> tuple[Seat, ...]:
    """RC-R27: whoever could change what is about to happen; for shared things the first player."""
    gate = gate_at(state, todo)
    if not gate:
        return ()
    return tuple(
        seat
        for seat in range(state.seats)
        if seat not in todo.passed and waivable(gate) not in players(state)[seat].waived and has_use(state, seat, gate)
    )


def has_use(state: Crusoe, seat: Seat, gate: str) -> bool:
    return any(
        (works_at(state, usage, gate) and would_help(state, usage, gate)) or saves_a_life(state, usage)
        for _, usage in within_hand(state, seat)
        if is_affordable(state, seat, usage)
    )


def within_hand(state: Crusoe, seat: Seat) -> Iterator[tuple[str, Usage]]:
    """What this seat is asked about: its own; and what all share, where tokens are demanded of somebody this one,
    otherwise the first player."""
    yield from own(state, seat)
    if seat == holder(state):
        yield from undrawn(state)


def holder(state: Crusoe) -> Seat | None:
    """RC-R27: of those in the camp."""
    todo = state.agenda[0]
    if isinstance(todo, Demanding) and todo.who:
        return seat_of(state, todo.who)
    seats = ((state.first + after) % state.seats for after in range(state.seats))
    return next((seat for seat in seats if not is_away(state, players(state)[seat].character)), None)


def saves_a_life(state: Crusoe, usage: Usage) -> bool:
    """RC-046, RC-204: what heals at any time is asked about before the wounds in sight kill somebody."""
    healed = sum(effect.n for effect in usage.effects if isinstance(effect, Heal))
    if not healed or "any" not in usage.gates:
        return False
    near = {each.character: each.wounds for each in within_reach(state)}
    return any(beyond <= min(healed, near.get(who, 0)) for who, beyond in dying(state))


def can_save(state: Crusoe, seat: Seat) -> bool:
    """Whether this seat holds something against a death in sight."""
    return any(saves_a_life(state, usage) for _, usage in within_hand(state, seat) if is_affordable(state, seat, usage))


def would_help(state: Crusoe, usage: Usage, gate: str) -> bool:
    if gate == "fight":
        todo = state.agenda[0]
        weaker = isinstance(todo, Fighting) and todo.strength > state.weapons + todo.bonus
        return weaker and any(isinstance(effect, Arm | Raise | Choose) for effect in usage.effects)
    if gate == "weather":
        sky = state.sky
        bites = sky is not None and (sky.rain + sky.winter > state.roof or bool(sky.winter))
        return bites or any(isinstance(effect, RerollAnimals) for effect in usage.effects)
    return True


def may_use(state: Crusoe, seat: Seat) -> Sequence[Use]:
    return [Use(thing) for thing in usable(state, seat, gate_of(state))]


def do_use(scene: Scene, seat: Seat, action: Use) -> None:
    """RC-035, RC-046, RC-130, GAP-32: paid at once, then what it says happens."""
    thing = action.thing
    who = players(scene.state)[seat].character
    usage = dict([*own(scene.state, seat), *shared(scene.state)])[thing]
    scene.tell(Used(seat, thing))
    give_determination(scene, who, -usage.determination)
    spend(scene, usage.pays)
    todo = scene.state.agenda[0]
    if isinstance(todo, Fighting) and (usage.lasting or is_lasting(thing)):
        scene.alter(agenda=(replace(todo, drawn=(*todo.drawn, thing)), *scene.state.agenda[1:]))
    if not usage.lasting:
        put_away(scene, who, thing)
    if isinstance(todo, Planning):
        scene.alter(ready=())
    scene.push(Do(usage.effects, Cause(card=thing, actor=who, suffers="actor")))


def put_away(scene: Scene, who: str, thing: str) -> None:
    """A use fewer, a token less, an ability marked."""
    if thing in LIBRARY.abilities:
        scene.change(who, used=(*person(scene.state, who).used, thing))
    elif thing in LIBRARY.inventions:
        scene.alter(spent=(*scene.state.spent, thing))
    elif thing in scene.state.discoveries:
        spend_discovery(scene, thing)
    elif not is_lasting(thing):
        use_up(scene, thing)


def why_not_use(state: Crusoe, seat: Seat, action: Use) -> Illegal:
    thing = action.thing
    usage = dict([*own(state, seat), *shared(state)]).get(thing)
    if usage is None:
        return Illegal("not-yours-to-use", thing=thing, usable=usable(state, seat, gate_of(state)))
    if not usage.effects or (gate_of(state) not in usage.gates and "any" not in usage.gates):
        return Illegal("not-now", thing=thing, gates=list(usage.gates))
    if players(state)[seat].determination < usage.determination:
        held = players(state)[seat].determination
        return Illegal("too-few-tokens", thing=thing, needed=usage.determination, held=held)
    return Illegal("cannot-use", thing=thing, has=usage.has, weapons=usage.weapons)


USE = Choice(Use, may_use, said(do_use), why_not_use)


def may_pass(state: Crusoe, seat: Seat) -> Sequence[Pass]:
    todo = state.agenda[0]
    return [Pass()] if isinstance(todo, Pausing) and seat in todo.waits_for(state) else []


def do_pass(scene: Scene, seat: Seat, action: Pass) -> None:
    """RC-R27: nothing more from this seat at this gate."""
    todo = scene.state.agenda[0]
    scene.alter(agenda=(replace(todo, passed=(*todo.passed, seat)), *scene.state.agenda[1:]))  # type: ignore[union-attr]
    scene.tell(Passed(seat))


def why_not_pass(state: Crusoe, seat: Seat, action: Pass) -> Illegal:
    return Illegal("not-asked", seat=seat)


PASS = Choice(Pass, may_pass, said(do_pass), why_not_pass)


def may_waive(state: Crusoe, seat: Seat) -> Sequence[Waive]:
    """At a gate, no more of this; while planning, any of them, or ask me again."""
    todo = state.agenda[0]
    if isinstance(todo, Planning):
        return [Waive(gate) for gate in (*OPEN, "demand")]  # type: ignore[arg-type]
    if may_pass(state, seat) and not isinstance(todo, Rolling):
        return [Waive(waivable(gate_of(state)))]  # type: ignore[arg-type]
    return []


def do_waive(scene: Scene, seat: Seat, action: Waive) -> None:
    """A standing answer."""
    who = players(scene.state)[seat]
    asked_again = action.gate in who.waived
    waived = tuple(gate for gate in who.waived if gate != action.gate)
    scene.change(who.character, waived=waived if asked_again else (*waived, action.gate))
    scene.tell(Waived(seat, action.gate, asked_again))


def why_not_waive(state: Crusoe, seat: Seat, action: Waive) -> Illegal:
    return Illegal("not-asked", seat=seat)


WAIVE = Choice(Waive, may_waive, said(do_waive), why_not_waive)
