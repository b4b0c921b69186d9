"""What people type is understood: notation, or a name in any language we speak, with or without its accents."""

from __future__ import annotations

import types
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cogs.loaded import Table
from cogs.words.teller import MORE, Sat, Teller, value_of
from engine.contract import Action, Illegal
from locales import LANGUAGES

UNSAID = frozenset("'’‘")
"""A telephone writes them in its own way, or leaves them out."""

FIRST_SEAT = 0
"""For people who were not named."""

MOST_NAMED = 3
"""Of what would be possible instead, so much is named."""


@lru_cache(4096)
def folded(text: str) -> str:
    """Without accents, apostrophes, capitals and double spaces: `Dunas del Engaño` and `dunas del engano` are one."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text) if sign not in UNSAID)
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(plain.casefold().split())


def as_said(value: Any) -> str:
    """A field's value as notation writes it."""
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def tellers(table: Table) -> list[Teller]:
    """Names are understood in any language we speak."""
    return [Teller(table, language, plain=True) for language in LANGUAGES]


def is_meant(value: Any, field: str, said: str, tell: Teller | None) -> bool:
    """Whether somebody said this value as notation writes it, a name may follow; or its name alone."""
    wanted = folded(said)
    if folded(as_said(value)) == (wanted.split() or [""])[0]:
        return True
    if tell is None or not wanted:
        return False
    name = folded(str(tell.named(field, value)))
    return wanted == name or (isinstance(value, str) and name.partition(" ")[2] == wanted)


def is_begun(value: Any, field: str, said: str, tell: Teller) -> bool:
    """Whether somebody said how one of the words of its name begins."""
    wanted = folded(said)
    return bool(wanted) and f" {wanted}" in f" {folded(str(tell.named(field, value)))}"


def begun(possible: Sequence[Action], fields: dict[str, Any], tell: Teller) -> list[Action]:
    """The actions whose name was begun, or said whole as a list shows it; none where it could be several things."""
    said = {field: str(value) for field, value in fields.items() if value is not None}
    found = [
        each
        for each in possible
        if folded(tell.label(each)) in map(folded, said.values())
        or all(is_begun(value_of(each, field), field, value, tell) for field, value in said.items())
    ]
    things = {tuple(as_said(getattr(each, field)) for field in said) for each in found}
    return found if said and len(things) == 1 else []


def means(action: Action, fields: dict[str, Any], tell: Teller | None = None) -> bool:
    """Whether an action is one that these words mean; what was not said fits anything."""
    return all(
        said is None or is_meant(value_of(action, field), field, str(said), tell) for field, said in fields.items()
    )


def in_notation(table: Table, verb: str, fields: dict[str, Any], possible: list[str]) -> str:
    """What was said as one line of notation, so that the rules can say why it cannot be; a name unknown is named."""
    kind = table.game.action_named[verb]
    words = [verb]
    for field, said in fields.items():
        if said is not None:
            words.append(_value_named(table, kind, field, str(said), possible))
        elif field in _needed(kind):  # the rules know what is amiss all the same
            words.append(as_said(next(_values(table, kind, field), FIRST_SEAT)))
    return " ".join(words)


def _needed(kind: type[Action]) -> tuple[str, ...]:
    """The fields without which an action is nothing."""
    return kind.__struct_fields__[: len(kind.__struct_fields__) - len(kind.__struct_defaults__)]


def _value_named(table: Table, kind: type[Action], field: str, said: str, possible: list[str]) -> str:
    if not said.strip():
        raise Illegal("unreadable")
    values = list(_values(table, kind, field))
    for tell in (None, *tellers(table)):
        for value in values:
            if is_meant(value, field, said, tell):
                return as_said(value)
    for tell in tellers(table):
        begins = [value for value in values if is_begun(value, field, said, tell)]
        if len(begins) == 1:
            return as_said(begins[0])
    if not values:
        return said.split(maxsplit=1)[0] if said.split() else "-"
    more = [MORE] if len(possible) > MOST_NAMED else []
    raise Illegal("not-a-name", said=said[:40], possible=[*possible[:MOST_NAMED], *more])


def _values(table: Table, kind: type[Action], field: str) -> Iterator[Any]:
    """Everything a field could ever name at this table: places, seats, and the words of its type."""
    hint = get_type_hints(kind)[field]
    words = list(_words(hint))
    yield from words
    if not words and _holds(hint, str):
        yield from Teller(table, LANGUAGES[0], plain=True).places
    if _holds(hint, int):
        yield from map(Sat, range(len(table.seats)))


@cache
def _words(hint: Any) -> tuple[str, ...]:
    """The words a type lists, also inside unions and tuples."""
    if get_origin(hint) is Literal:
        return tuple(each for each in get_args(hint) if isinstance(each, str))
    return tuple(word for each in get_args(hint) for word in _words(each))


def _holds(hint: Any, kind: type) -> bool:
    is_union = get_origin(hint) in {Union, types.UnionType}
    return hint is kind or (is_union and any(_holds(each, kind) for each in get_args(hint)))
