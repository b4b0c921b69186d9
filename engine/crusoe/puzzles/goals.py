"""What a puzzle of one round asks for, and why a night falls short of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

from engine.contract import Unreadable
from engine.crusoe.ahead.ways import Way
from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import Name
from engine.crusoe.scene import track
from engine.crusoe.state import Crusoe, Line

Kind: TypeAlias = Literal["survive", "feed", "unhurt", "build", "threat", "store", "raise"]
"""Each asks that nobody dies tonight, and all but the first for something more."""
Cause: TypeAlias = Literal["", "death", "feed", "unhurt", "build", "threat", "store", "raise"]
"""Why a night falls short; nothing where it doesn't."""


Plan: TypeAlias = tuple[Line, ...]


class Short(NamedTuple):
    """Why a night falls short, and who dies of it."""

    cause: Cause
    who: Name = ""


LEVELS = ("roof", "palisade", "weapons")
ALONE: tuple[Kind, ...] = ("survive", "feed", "unhurt")
SURE = 100
NEAR = 1e-7
"""Sums of chances are as exact as this."""


class Goal(Struct, frozen=True):
    """`build knife 83`: a kind, what it is about, how much of it, and the chance in percent."""

    kind: Kind
    about: str = ""
    """The invention, the side where the threat lies, or the level."""
    n: int = 0
    percent: int = SURE
    """The best that any plan reaches, rounded down."""


def write_goal(goal: Goal) -> str:
    return " ".join((goal.kind, *filter(None, (goal.about, str(goal.n or ""))), str(goal.percent)))


def read_goal(line: str, table: Crusoe) -> Goal:
    """The goal of a line, for a table where it can be asked."""
    goal = _read(line.split(" "))
    if goal is None or not 1 <= goal.percent <= SURE or (goal.kind == "threat" and not threat_of(goal, table)):
        raise Unreadable(f"no goal of crusoe: {line[:40]!r}")
    return goal


def _read(words: list[str]) -> Goal | None:
    match words:
        case [kind, percent] if kind in ALONE and percent.isdecimal():
            return Goal(kind, percent=int(percent))
        case ["build", item, percent] if item in LIBRARY.inventions and percent.isdecimal():
            return Goal("build", item, percent=int(percent))
        case ["threat", "left" | "right" as side, percent] if percent.isdecimal():
            return Goal("threat", side, percent=int(percent))
        case ["store", "wood", n, percent] if n.isdecimal() and percent.isdecimal():
            return Goal("store", "wood", int(n), int(percent))
        case ["raise", level, n, percent] if level in LEVELS and n.isdecimal() and percent.isdecimal():
            return Goal("raise", level, int(n), int(percent))
    return None


def threat_of(goal: Goal, table: Crusoe) -> str:
    """The card that a goal is about."""
    return table.threats[goal.about == "right"]


def is_reached(goal: Goal, chance: float) -> bool:
    return chance * SURE >= goal.percent - NEAR


def percent(chance: float) -> int:
    """In whole percent, rounded down: less than everything is never told as everything."""
    return int(chance * SURE + NEAR)


class Judge:
    """Says why a morning falls short of a goal; each morning is looked at once."""

    def __init__(self, goal: Goal, table: Crusoe) -> None:
        self.goal = goal
        self.people = tuple((each.character, each.wounds, track(each.character).hearts) for each in table.people)
        self._known: dict[Way, Short] = {}

    def short(self, plan: Plan, morning: Way) -> Short:
        """Why this morning isn't what the goal asks for; no cause if it is."""
        if morning not in self._known:
            self._known[morning] = self._short(morning)
        found = self._known[morning]
        return found if found.cause or self.meets(plan) else Short("threat")

    def meets(self, plan: Plan) -> bool:
        """Whether the plan deals with the threat, where the goal asks for that."""
        return self.goal.kind != "threat" or any(line.target.side == self.goal.about for line in plan)

    def _short(self, morning: Way) -> Short:
        dead = zip(self.people, morning.wounds, strict=True)
        who: Name = next((name for (name, _, hearts), wounds in dead if wounds > hearts), "")
        if who or morning.dead:
            return Short("death", who)
        return Short("" if self._is_there(morning) else self.goal.kind)  # type: ignore[arg-type] # "survive" is met

    def _is_there(self, morning: Way) -> bool:
        """What the goal asks for besides that everyone lives."""
        goal = self.goal
        match goal.kind:
            case "feed":
                return "meal" not in morning.short
            case "unhurt":
                before = zip(self.people, morning.wounds, strict=True)
                return all(now <= then for (_, then, _), now in before)
            case "build":
                return goal.about in morning.items
            case "store":
                return morning.wood >= goal.n
            case "raise":
                return bool(getattr(morning, goal.about) >= goal.n)
        return True


KINDS: tuple[Kind, ...] = get_args(Kind)
