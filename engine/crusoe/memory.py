"""An answer about a table is kept while the fields that it hangs on are the same objects: a table never changes, and
the next one shares with it whatever did not change."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from operator import attrgetter, is_
from typing import Any, TypeVar

from engine.crusoe.actions import Assign
from engine.crusoe.parts import Goods, Name, Payment, Spot
from engine.crusoe.state import Crusoe
from engine.crusoe.target import Target

T = TypeVar("T")
Rule = Callable[[Crusoe], T]

ISLAND = ("island", "covers", "tokens")
"""What distances, sources and terrains hang on, but for the camp's place."""
PEOPLE = ("people", "seats")
ITEMS = ("items", "forbidden")


def remembered(*fields: str | Rule[Any]) -> Callable[[Rule[T]], Rule[T]]:
    """Of a rule the last answer, for tables that share these fields, and the answers of these rules; without any, for
    the same table alone."""
    names = [each for each in fields if isinstance(each, str)]
    rules = [each for each in fields if not isinstance(each, str)]
    of_fields: Callable[[Crusoe], tuple[Any, ...]] = attrgetter("seats", "seats", *names)

    def hangs_on(state: Crusoe) -> tuple[Any, ...]:
        return (*of_fields(state), *[rule(state) for rule in rules]) if rules else of_fields(state)

    def keeping(rule: Rule[T]) -> Rule[T]:
        last: tuple[Crusoe | None, tuple[Any, ...], Any] = (None, (), None)

        @wraps(rule)
        def asked(state: Crusoe) -> T:
            nonlocal last
            table, known, answer = last
            if table is not state:
                now = hangs_on(state)
                if not fields or table is None or not all(map(is_, known, now)):
                    answer = rule(state)
                last = (state, now, answer)
            kept: T = answer
            return kept

        return asked

    return keeping


@lru_cache
def same(people: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """One object for equal ones."""
    return people


@remembered("people")
def characters(state: Crusoe) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Who is here and may do what, whatever else has become of them."""
    return same(tuple([(each.character, each.only) for each in state.people]))


class World:
    """Answers that hang on neither the plan nor the goods, found one by one."""

    def __init__(self) -> None:
        self.open: dict[Target, tuple[Goods, ...]] | None = None
        self.short: dict[Goods, frozenset[Target]] = {}
        self.begun: dict[tuple[Name, tuple[Target, ...]], list[Assign]] = {}
        self.prices: dict[Target, dict[Payment, Goods]] = {}
        self.fewest: dict[Target, int] = {}
        self.dearer: tuple[Spot, ...] | None = None
        self.barred: dict[Name, frozenset[Target]] = {}
        self.sound: set[tuple[Target, tuple[Name, ...]]] = set()
        self.led: dict[tuple[Target, tuple[Name, ...]], bool] = {}


@remembered(
    *ISLAND,
    *ITEMS,
    *("camp", "options", "round", "progress"),
    *("shelter", "attempted", "weapons", "threats", "hunt", "tiles", "inventions", "kept", "spent"),
    characters,
)
def world(state: Crusoe) -> World:
    """The same while all of this is the same."""
    return World()
