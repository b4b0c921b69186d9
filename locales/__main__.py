"""`python -m locales LANGUAGE [KEY …]`: what a translation lacks, or how some of its sentences read."""

from __future__ import annotations

import re
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from locales import DEFAULT, vocabulary

FOLDER = Path(__file__).parent
COUNTS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Sentence(Visitor):
    """The words of one key as they are written, what stands in them, and by which cases they choose."""

    def __init__(self, file: str, written: str, pattern: ast.Pattern) -> None:
        self.file = file
        assert pattern.span
        self.written = written[pattern.span.start : pattern.span.end]
        self.values: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.mentioned: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own names
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        cases = self.cases.setdefault(node.selector.id.name, set())
        cases |= {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        self.generic_visit(node)

    def samples(self) -> Iterator[dict[str, Any]]:
        """Values that show each of its cases once; what is only shown is its own name."""
        shown: dict[str, Any] = {name: f"‹{name}›" for name in self.values}
        yield shown
        for name, cases in self.cases.items():
            is_count = cases <= PLURALS or any(case.isdigit() for case in cases)
            for value in COUNTS if is_count else sorted(cases):
                yield shown | {name: value}


def sentences(language: str) -> tuple[dict[str, Sentence], list[str]]:
    """Every key of a language, `place.to` for the attribute `to` of `place`; and what cannot be read."""
    return _read(tuple((path.name, path.read_text("utf-8")) for path in sorted((FOLDER / language).glob("*.ftl"))))


@lru_cache(maxsize=8)
def _read(files: tuple[tuple[str, str], ...]) -> tuple[dict[str, Sentence], list[str]]:
    """Read files, by name and content. A sentence is asked for again and again."""
    found: dict[str, Sentence] = {}
    unread: list[str] = []
    for file, written in files:
        for entry in parse(written).body:
            if isinstance(entry, ast.Junk):
                line = written.count("\n", 0, entry.span.start if entry.span else 0) + 1
                unread.append(f"{file}, line {line}: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                found |= {key: Sentence(file, written, words) for key, words in patterns.items() if words}
    for sentence in found.values():
        sentence.values.update(*(found[other].values for other in sentence.mentioned & found.keys()))
    return found, unread


def lacks(language: str) -> dict[str, list[str]]:
    """What is left to do, by what is wrong with it."""
    english, _ = sentences(DEFAULT)
    theirs, unread = sentences(language)
    both = [key for key in english if key in theirs]
    return {
        "cannot be read": unread,
        "missing": [f"{english[key].file}: {key} = {english[key].written}" for key in english if key not in theirs],
        "in no English file": [f"{theirs[key].file}: {key}" for key in theirs if key not in english],
        "names a value that English has not": [
            f"{theirs[key].file}: {key}: {', '.join(sorted(more))}"
            for key in both
            if (more := theirs[key].values - english[key].values)
        ],
    }


def has_words(written: str) -> bool:
    """Something is left beside what stands in braces, whatever lies in one another there."""
    while (bare := re.sub(r"\{[^{}]*\}", "", written)) != written:
        written = bare
    return any(map(str.isalpha, written))


def still_english(language: str) -> list[str]:
    """What reads as in English; of names and numbers that may be right."""
    english, _ = sentences(DEFAULT)
    theirs, _ = sentences(language)
    return [
        f"{theirs[key].file}: {key} = {words.written}"
        for key, words in english.items()
        if key in theirs and words.written == theirs[key].written and has_words(words.written)
    ]


def said(language: str, key: str) -> list[str]:
    """A sentence with samples of its values, once for each of its cases."""
    known, _ = sentences(language)
    return [*dict.fromkeys(vocabulary(language).say(key, sample)[0] for sample in known[key].samples())]


def spoken(language: str, key: str) -> Iterator[str]:
    """A sentence in English and in the language."""
    for each in dict.fromkeys((DEFAULT, language)):
        if key in sentences(each)[0]:
            yield from (f"{each}: {line}" for line in said(each, key))
        else:
            yield f"{each}: no {key}"


def main(arguments: list[str] | None = None) -> int:
    """1 where something is left to do."""
    parser = ArgumentParser(prog="python -m locales", description=__doc__)
    parser.add_argument("language", help="a folder here: es, pt-BR, or a new one")
    parser.add_argument("keys", nargs="*", metavar="key", help="say these instead")
    asked = parser.parse_args(arguments)
    if not (FOLDER / asked.language).is_dir():
        sys.stdout.write(
            f"There is no {asked.language} yet. Begin with a copy: cp -r locales/en locales/{asked.language}\n"
        )
        return 1
    if asked.keys:
        sys.stdout.writelines(f"{line}\n" for key in asked.keys for line in spoken(asked.language, key))
        return int(any(key not in sentences(asked.language)[0] for key in asked.keys))
    left = lacks(asked.language)
    told = {**left, "as in English": still_english(asked.language) if asked.language != DEFAULT else []}
    for what, lines in told.items():
        sys.stdout.write(f"{what}: {len(lines)}\n")
        sys.stdout.writelines(f"  {line}\n" for line in lines)
    return int(any(left.values()))


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` wants no more: an end, and no fault
    sys.exit(main())
