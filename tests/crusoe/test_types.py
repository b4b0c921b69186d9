"""What the fields of Robinson Crusoe hold: a thing by its type, and text only where text is meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from engine.crusoe import GAME
from engine.crusoe.view import CrusoeView

MOST = 25
"""Fields that may hold text; whoever gives one of them a type lowers this."""


def roots() -> tuple[type, ...]:
    """A table, what a seat sees of it, what may be said there, and what happens."""
    return (GAME.state, CrusoeView, *GAME.choice_for, *GAME.events)


def structs(kinds: tuple[type, ...]) -> dict[type, tuple[inspect.Field, ...]]:
    """Each class of those kinds, and of what lies within them, with its fields."""
    found: dict[type, tuple[inspect.Field, ...]] = {}
    for kind in kinds:
        for each in within(inspect.type_info(kind)):
            if isinstance(each, inspect.StructType):
                found[each.cls] = each.fields
    return found


def within(kind: Any, seen: set[type] | None = None) -> Iterator[inspect.Type]:
    """A type and all types within it: of items, of keys, of one or the other, of fields."""
    seen = set() if seen is None else seen
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
    yield kind
    parts = [getattr(kind, name) for name in kind.__struct_fields__]
    for part in parts:
        for each in part if isinstance(part, tuple) else (part,):
            inner = each.type if isinstance(each, inspect.Field) else each
            if isinstance(inner, inspect.Type):
                yield from within(inner, seen)


def holds_text(kind: inspect.Type) -> bool:
    """Whether text may stand there, by itself or in a collection, as a key too; the fields of a class are its own."""
    if isinstance(kind, inspect.StructType):
        return False
    if isinstance(kind, inspect.StrType | inspect.AnyType):
        return True
    parts = [getattr(kind, name) for name in kind.__struct_fields__]
    inner = [each for part in parts for each in (part if isinstance(part, tuple) else (part,))]
    return any(holds_text(each) for each in inner if isinstance(each, inspect.Type))


def texts() -> list[str]:
    """The fields that hold text, by their class."""
    return [
        f"{kind.__name__}.{field.name}"
        for kind, fields in structs(roots()).items()
        for field in fields
        if holds_text(field.type)
    ]


def test_few_fields_hold_text():
    found = texts()
    assert len(found) <= MOST, found


class Drawer(msgspec.Struct):
    text: str
    number: int
    keys: dict[str, int]
    some: tuple[str | None, ...]
    own: tuple[Drawer, ...] = ()


class Desk(msgspec.Struct):
    drawer: Drawer
    anything: Any = None


def test_text_is_found_wherever_it_may_stand():
    found = [field for fields in structs((Desk,)).values() for field in fields if holds_text(field.type)]
    assert {field.name for field in found} == {"text", "keys", "some", "anything"}
