"""One language's words: what stands in its .ftl files, each entry made into functions when it is first said.

Of Fluent's syntax this reads what our files use: text, values, other words, and cases.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

from babel.core import Locale
from babel.numbers import format_decimal
from babel.plural import to_python
from fluent.syntax import FluentParser, ast

ENTRY: Final = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
"""Where one begins; what goes on is indented."""
MINUS: Final = "\u2212"
"""The sign of print: a hyphen may be parted from its number."""
WITHOUT_MARKS: Final = 1000
"""Every language writes a smaller whole number in digits alone."""

SOUNDS_LIKE_AND: Final = re.compile(r"[*«¡¿]*h?[ií](?![aeoáéó])", re.IGNORECASE)
"""How a word begins before which Spanish says `e` and not `y`: `Ana e Inés`, but `agua y hielo`."""

Value: TypeAlias = str | int | float


class Values(dict[str, Any]):
    """What is said about. What nobody handed over is told by its name, and noted."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        super().__init__(values)
        self.lacking: list[str] = []

    def __missing__(self, name: str) -> str:
        self.lacking.append(name)
        return name


Saying: TypeAlias = Callable[[Values], str]


class Vocabulary:
    """A language; no isolation marks: they break labels and boards, and names are cleaned before."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._language = language
        self._written: dict[str, str] = {}
        for file in files:
            _, *entries = ENTRY.split(file.read_text("utf-8"))
            for entry in entries:
                self._written.setdefault(entry.partition("=")[0].rstrip(), entry)
        self._sayings: dict[str, dict[str, Saying]] = {}
        self._parser = FluentParser(with_spans=False)

    @cached_property
    def _locale(self) -> Locale:
        """Some megabytes, read once something is counted or listed."""
        return Locale.parse(self._language.replace("-", "_"))

    @cached_property
    def _plural(self) -> Callable[[float], str]:
        return to_python(self._locale.plural_form)

    @cached_property
    def _lists(self) -> dict[str, str]:
        return {way: str(form) for way, form in self._locale.list_patterns["standard"].items()}

    def find(self, key: str) -> Saying | None:
        """The words of a key, if there are any; `place.to` is the attribute `to` of `place`."""
        name, _, attribute = key.partition(".")
        if name not in self._sayings:
            self._sayings[name] = self._read(name) if name in self._written else {}
        return self._sayings[name].get(attribute)

    def say(self, key: str, values: Mapping[str, Value]) -> tuple[str, list[str]]:
        """A key's words with these values, and the names of the values that are missing."""
        saying = self.find(key)
        if saying is None:
            raise KeyError(key)
        told = Values(values)
        return saying(told), told.lacking

    def listed(self, things: list[str]) -> str:
        """`a, b and c`."""
        if len(things) < 2:  # noqa: PLR2004 — one is no list
            return "".join(things)
        if len(things) == 2:  # noqa: PLR2004 — a pair may be written otherwise
            return self._last("2", *things)
        result = self._lists["start"].format(*things[:2])
        for each in things[2:-1]:
            result = self._lists["middle"].format(result, each)
        return self._last("end", result, things[-1])

    def dated(self, day: date) -> str:
        """`19 November 2026`."""
        from babel.dates import format_date  # noqa: PLC0415 — some megabytes for what is seldom said

        return str(format_date(day, self._pattern_of_days, locale=self._locale))

    @property
    def _pattern_of_days(self) -> str:
        """The day first, which babel's American English would not have."""
        return "d MMMM y" if self._language == "en" else "long"

    def _last(self, way: str, before: str, thing: str) -> str:
        """The last two joined, with the word for `and` that sounds well there."""
        form = self._lists[way]
        if self._language == "es" and SOUNDS_LIKE_AND.match(thing):
            form = form.replace(" y ", " e ")
        return form.format(before, thing)

    # From what is written to functions

    def _read(self, name: str) -> dict[str, Saying]:
        entry = self._parser.parse_entry(self._written[name])
        if not isinstance(entry, ast.Message):
            raise ValueError(f"{name} cannot be read: {self._written[name]}")  # noqa: TRY004 — the file is wrong
        sayings = {each.id.name: self._pattern(each.value) for each in entry.attributes}
        return sayings | {"": self._pattern(entry.value)} if entry.value is not None else sayings

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts = [
            _text(each.value) if isinstance(each, ast.TextElement) else self._placed(each.expression)
            for each in pattern.elements
        ]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _placed(self, expression: Any) -> Saying:
        match expression:
            case ast.StringLiteral():
                return _text(expression.parse()["value"])
            case ast.VariableReference():
                name = expression.id.name
                return lambda values: self._shown(values[name])
            case ast.MessageReference():
                key = expression.id.name + (f".{expression.attribute.name}" if expression.attribute else "")
                return lambda values: self._other(key, values)
            case ast.SelectExpression(selector=ast.VariableReference(id=chosen_by)):
                return self._cases(chosen_by.name, expression.variants)
        raise ValueError(f"{type(expression).__name__} is not used here")

    def _other(self, key: str, values: Values) -> str:
        saying = self.find(key)
        if saying is None:
            raise KeyError(key)
        return saying(values)

    def _cases(self, name: str, variants: list[ast.Variant]) -> Saying:
        """The case of this very value; of a number, else that of its plural; else the one with a star."""
        cases = {_case(each.key): self._pattern(each.value) for each in variants}
        otherwise = next(self._pattern(each.value) for each in variants if each.default)

        def said(values: Values) -> str:
            value = values[name]
            case = cases.get(value)
            if case is None:
                case = otherwise if isinstance(value, str) else cases.get(self._plural(value), otherwise)
            return case(values)

        return said

    def _shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int) and 0 <= value < WITHOUT_MARKS:
            return str(value)
        return format_decimal(value, locale=self._locale).replace("-", MINUS)


def _text(text: str) -> Saying:
    return lambda _: text


def _case(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)
