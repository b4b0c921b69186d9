"""Who goes where: the pawns that are free, who should act, who may help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.crusoe.parts import CHARACTERS, DOG, FRIDAY, JENNY, Name
from engine.crusoe.pawns import fields_of, is_person
from engine.crusoe.plan import threat_action
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.options import Option
from engine.crusoe.scene import person, track

FRIDAY_HEARTS = 2
"""Friday rolls only with more hearts than this."""
FRIDAY_RISKS, FRIDAY_TOKENS, FRIDAY_SURE = 8.0, 3.0, 2.0
"""How much less Friday suits: for dangers (in hearts), where tokens are won (in tokens), elsewhere (in pawns)."""
RESTS_LAST, NEEDLESS = 20, -99.0
"""How much less those suit to rest who are no players, in hearts; and those who aren't hurt."""
PER_HEART = 0.1
"""A heart, when pawns of the same number are compared."""


class Crew(NamedTuple):
    """Who goes, whoever acts first; and how many of them are people."""

    pawns: tuple[Name, ...]
    people: int


class Pool:
    """The pawns that are free."""

    def __init__(self, ground: Ground, pawns: tuple[Name, ...]) -> None:
        self.ground = ground
        self.free = Counter(pawns)
        self._crews: dict[tuple[object, ...], Crew | None] = {}

    def take(self, pawns: tuple[Name, ...]) -> None:
        self.free -= Counter(pawns)
        self._crews.clear()

    def people(self) -> int:
        return sum(n for pawn, n in self.free.items() if is_person(pawn) and pawn != JENNY)

    def crew(self, option: Option, n: int, *, sure: bool) -> Crew | None:
        """The same for all lines that are alike."""
        card = option.target if option.kind == "threat" else ""
        key = (option.kind, option.field, option.owner, option.wounds, option.danger, card, n, sure)
        if key not in self._crews:
            self._crews[key] = self.gathered(option, n, sure=sure)
        return self._crews[key]

    def gathered(self, option: Option, n: int, *, sure: bool) -> Crew | None:
        """Somebody who acts, then whoever helps at no cost, then others."""
        leader = self.leader(option, sure=sure)
        if leader is None:
            return None
        pawns = [leader]
        left = self.free - Counter(pawns)
        for helper in self.helpers(option, leader, left):
            if len(pawns) == n:
                break
            pawns.append(helper)
        return Crew(tuple(pawns), sum(map(is_person, pawns))) if len(pawns) == n else None

    def helpers(self, option: Option, leader: Name, left: Counter[Name] | None = None) -> Iterator[Name]:
        """Additional pawns first, then Friday, then whoever has most pawns left."""
        kind, left = option.target.kind, self.free if left is None else left
        for pawn, n in left.items():
            fits = not is_person(pawn) and (option.field in fields_of(pawn) or kind in fields_of(pawn))
            if fits and (pawn != DOG or leader != FRIDAY):
                yield from [pawn] * n
        if left[FRIDAY] and leader != FRIDAY and not self.needs_two_players(option):
            yield FRIDAY
        players = sorted((pawn for pawn in left if pawn in CHARACTERS), key=lambda pawn: -left[pawn])
        for pawn in players:
            if self.may_help(option, leader, pawn):
                yield from [pawn] * (1 if self.needs_two_players(option) else left[pawn])

    def may_help(self, option: Option, leader: Name, pawn: Name) -> bool:
        table = self.ground.table
        only = person(table, pawn).only
        if only and option.field not in only:
            return False
        if self.needs_two_players(option):
            return pawn != leader
        return leader in (pawn, FRIDAY) or "together" not in table.forbidden

    def needs_two_players(self, option: Option) -> bool:
        return option.kind == "threat" and threat_action(self.ground.table, option.target).different

    def leader(self, option: Option, *, sure: bool) -> Name | None:
        """Whoever can best afford what may happen."""
        able = [pawn for pawn, n in self.free.items() if n and self.may_lead(option, pawn, sure=sure)]
        if not able:
            return None
        return max(able, key=lambda pawn: self.fitness(option, pawn, sure=sure))

    def may_lead(self, option: Option, pawn: Name, *, sure: bool) -> bool:
        if not is_person(pawn) or (option.owner and pawn != option.owner):
            return False
        if pawn == JENNY:
            return option.kind == "rest"
        if pawn == FRIDAY:
            dares = sure or self.hearts(FRIDAY) > FRIDAY_HEARTS
            return dares and not self.needs_two_players(option) and option.wounds < 1
        only = person(self.ground.table, pawn).only
        return not only or option.field in only

    def hearts(self, who: Name) -> int:
        return track(who).hearts - person(self.ground.table, who).wounds

    def fitness(self, option: Option, pawn: Name, *, sure: bool) -> float:
        hearts = self.hearts(pawn)
        if option.kind == "rest":
            gain = 1.0 if pawn in (FRIDAY, JENNY) else 0.0
            healed = person(self.ground.table, pawn).wounds > 0
            return (-hearts - RESTS_LAST * gain) if healed else NEEDLESS
        if not sure or option.wounds or option.danger:
            return hearts - FRIDAY_RISKS * (pawn == FRIDAY)
        if option.kind in ("arrange", "threat"):
            tokens = person(self.ground.table, pawn).determination
            return -tokens - FRIDAY_TOKENS * (pawn == FRIDAY)
        return self.free[pawn] + PER_HEART * hearts - FRIDAY_SURE * (pawn == FRIDAY)
