"""Whose pawns there are, and where each may stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.contract import Illegal, Seat
from engine.crusoe.cards import LIBRARY
from engine.crusoe.items import has_item, has_treasure, personal
from engine.crusoe.memory import ITEMS, PEOPLE, remembered, world
from engine.crusoe.parts import CHARACTERS, DOG, FRIDAY, JENNY, Name
from engine.crusoe.plan import most, threat_action
from engine.crusoe.progress import rescued
from engine.crusoe.scene import is_here, person, players
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.target import Target

THREATS = (Target.of("threat", "left"), Target.of("threat", "right"))


def is_person(pawn: Name) -> bool:
    return pawn in CHARACTERS or pawn in (FRIDAY, JENNY)


@remembered(*PEOPLE, *ITEMS, "progress", "dog", "kept", "spent", "brown")
def all_pawns(state: Crusoe) -> tuple[Name, ...]:
    """RC-071, RC-085: the players' two each, companions, the dog, and additional ones by their source."""
    pawns: list[Name] = [each.character for each in players(state) for _ in range(each.pawns)]
    if is_here(state, FRIDAY):
        pawns.append(FRIDAY)
    if is_here(state, JENNY) and rescued(state.progress):
        pawns.append(JENNY)
    if state.dog:
        pawns.append(DOG)
    items = [name for name in state.items if LIBRARY.inventions[name].pawn and has_item(state, name)]
    pawns += cast("list[Name]", items)
    if has_treasure(state, "compass"):
        pawns.append("compass")
    brown: tuple[Name, ...] = ("brown",)
    return (*pawns, *brown * state.brown)


@remembered()
def free_pawns(state: Crusoe) -> tuple[Name, ...]:
    free = list(all_pawns(state))
    for line in state.plan:
        for pawn in line.pawns:
            if pawn in free:
                free.remove(pawn)
    return tuple(free)


def pawns_of(state: Crusoe, seat: Seat) -> tuple[Name, ...]:
    """RC-070: the group plans together, so all of them. By the option `own` one's own; the first player's also Friday
    and Jenny (RC-182); the additional ones are everybody's."""
    if state.options.draft == "together":
        return tuple(dict.fromkeys(all_pawns(state)))
    own = players(state)[seat].character
    return tuple(
        pawn
        for pawn in dict.fromkeys(all_pawns(state))
        if pawn == own or (not is_person(pawn)) or (pawn in (FRIDAY, JENNY) and seat == state.first)
    )


def fields_of(pawn: Name) -> tuple[str, ...]:
    """Where an additional pawn may stand (RC-085, RC-187)."""
    if pawn == DOG:
        return ("hunt", "explore")
    if pawn == "compass":
        return ("explore",)
    if pawn == "brown":
        return ("build",)
    return LIBRARY.inventions[pawn].pawn


def pawn_refusal(state: Crusoe, pawn: Name, target: Target, line: Line | None) -> Illegal | None:
    """Why this pawn may not join those who already stand there."""
    there = line.pawns if line else ()
    if there and len(there) >= most(state, target):
        return Illegal("enough-pawns", target=target, most=most(state, target))
    return standing_refusal(state, pawn, target, there)


def standing_refusal(state: Crusoe, pawn: Name, target: Target, there: tuple[Name, ...]) -> Illegal | None:
    """Why this pawn may not stand beside these; more of them than needed do no harm."""
    if pawn == JENNY:
        return None if target.kind == "rest" else Illegal("only-rests", pawn=pawn)
    if not is_person(pawn):
        return support_refusal(state, pawn, target, there)
    if pawn != FRIDAY and (refusal := player_refusal(state, pawn, target, there)) is not None:
        return refusal
    return owner_refusal(state, pawn, target, there)


def may_begin(state: Crusoe, pawn: Name, targets: Sequence[Target]) -> list[Target]:
    """Of new actions those that this person may take alone; what `standing_refusal` says of each."""
    if pawn == JENNY:
        return [target for target in targets if target.kind == "rest"]
    barred = barred_for(state, pawn)
    only = () if pawn == FRIDAY else person(state, pawn).only
    if not only:
        return [target for target in targets if target not in barred]
    return [target for target in targets if target not in barred and target.field in only]


def barred_for(state: Crusoe, pawn: Name) -> frozenset[Target]:
    """RC-045: others' own inventions; for Friday threats that ask for two players."""
    known = world(state).barred
    if pawn not in known:
        others = [Target.of("build", item) for item, owner in personal(state).items() if owner != pawn]
        sides = THREATS if pawn == FRIDAY else ()
        known[pawn] = frozenset([*others, *(side for side in sides if threat_action(state, side).different)])
    return known[pawn]


def may_stand(state: Crusoe, target: Target, pawns: tuple[Name, ...]) -> bool:
    """Whether they could have come there one after the other."""
    known = world(state).led
    if (target, pawns) not in known:
        known[target, pawns] = all(
            standing_refusal(state, pawn, target, pawns[:place]) is None for place, pawn in enumerate(pawns)
        )
    return known[target, pawns]


def support_refusal(state: Crusoe, pawn: Name, target: Target, there: tuple[Name, ...]) -> Illegal | None:
    """RC-084: of its kind, and never without somebody; the dog only follows a player (RC-187)."""
    fields = fields_of(pawn)
    if target.field not in fields and target.kind not in fields:
        return Illegal("wrong-field", pawn=pawn, fields=list(fields))
    leaders = [each for each in there if is_person(each) and (pawn != DOG or each != FRIDAY)]
    return None if leaders else Illegal("supports-only", pawn=pawn, target=target)


def player_refusal(state: Crusoe, pawn: Name, target: Target, there: tuple[Name, ...]) -> Illegal | None:
    """What cards forbid this round, and threats that ask for two different players."""
    who = person(state, pawn)
    if who.only and target.field not in who.only:
        return Illegal("only-some-actions", pawn=pawn, only=list(who.only))
    others = [each for each in there if each in CHARACTERS and each != pawn]
    if others and "together" in state.forbidden:
        return Illegal("not-together", pawn=pawn, others=others)
    if target.kind == "threat" and threat_action(state, target).different and pawn in there:
        return Illegal("two-players-needed", target=target)
    return None


def owner_refusal(state: Crusoe, pawn: Name, target: Target, there: tuple[Name, ...]) -> Illegal | None:
    """RC-045: only its inventor builds a personal invention; others may help."""
    owner = personal(state).get(target.item)
    if owner and pawn != owner and owner not in there:
        return Illegal("not-the-inventor", pawn=pawn, owner=owner)
    if target.kind == "threat" and threat_action(state, target).different and pawn == FRIDAY:
        return Illegal("two-players-needed", target=target)
    return None
