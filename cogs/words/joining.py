"""What one player did in a row as one sentence: `Ana moves to C3. Ana shores up C4.` is `… and shores up C4.`"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from locales import listed, say

MOST_JOINED: Final = 6
"""So many different things stand in one sentence."""
SHORT: Final = 2
"""A word so short is no verb: `se mueve`."""
PARTICLE: Final = 4
"""So short, and never a name, is what may follow it: `to`, `para`."""
ARTICLES: Final = frozenset(("a", "an", "un", "una", "unos", "um", "uma"))
"""Articles belong to a thing and not to the verb before it."""


def in_sentences(
    language: str, names: Collection[str], lines: Sequence[str], goings: Collection[str] = ()
) -> list[str]:
    """Short lines that begin with the same name, one after the other, are joined; others stay as they are.

    `goings`: how it begins that somebody goes somewhere, in this language.
    """
    told: list[str] = []
    for subject, group in groupby(lines, lambda line: _subject(names, line)):
        alike = list(group)
        told += alike if subject is None else _in_one(Joining(language, goings), subject, alike)
    return told


class Joining(NamedTuple):
    """What is asked all the way down."""

    language: str
    goings: Collection[str]


def _subject(names: Collection[str], line: str) -> str | None:
    """Whoever this short sentence begins with; longer ones stand alone."""
    found = next((name for name in names if line.startswith(f"{name} ")), None)
    is_short = line.endswith((".", "!", "!**")) and ". " not in line and "\n" not in line
    return found if is_short else None


def _in_one(how: Joining, subject: str, lines: Sequence[str]) -> list[str]:
    """So many sentences as it takes: one that names something after a colon ends one."""
    told: list[str] = []
    doing: list[str] = []
    for line in lines:
        said = line.removeprefix(f"{subject} ")
        if _acts([*doing, said]) > MOST_JOINED:
            told.append(_sentence(how, subject, doing))
            doing = []
        is_last = ":" in said or not said.endswith(".")
        doing.append(said if is_last else said.removesuffix("."))
        if is_last:
            told.append(_sentence(how, subject, doing, is_last=True))
            doing = []
    return [*told, _sentence(how, subject, doing)] if doing else told


def _acts(doing: Sequence[str]) -> int:
    """How many different things somebody does in a row: two cards drawn are one."""
    return sum(1 for _ in groupby(doing, _first_word))


def _sentence(how: Joining, subject: str, doing: Sequence[str], *, is_last: bool = False) -> str:
    alike = [_alike(how, [*group]) for _, group in groupby(doing, _first_word)]
    words = f"{subject} {listed(how.language, alike)}"
    return words if is_last else f"{words}."


def _first_word(said: str) -> str:
    return said.split(maxsplit=1)[0]


def _alike(how: Joining, doing: Sequence[str]) -> str:
    """`draws Sandbags`, `draws the Crystal of Fire`: draws both; what does not begin alike is listed whole."""
    if len(doing) > 1 and (way := _one_then_another(how, doing)):
        return way
    words = [said.split() for said in doing]
    verb_ends = 2 if len(words[0][0]) <= SHORT else 1
    following = {*(each[verb_ends] for each in words if len(each) > verb_ends + 1)}
    is_particle = len(following) == 1 and all(map(_may_be_a_particle, following))
    same = verb_ends + is_particle
    begins = words[0][:same]
    if len(doing) == 1 or any(len(each) <= same or each[:same] != begins for each in words):
        return listed(how.language, doing)
    named = [" ".join(each[same:]) for each in words]
    counted = Counter(named)
    is_amount = any(name[0].isdigit() for name in named)  # amounts are not counted once more
    things = named if is_amount else [name if n == 1 else f"{n} × {_bare(name)}" for name, n in counted.items()]
    if is_particle and how.language != "en":  # `se mueve a C2 y a C3`
        begins, things = begins[:-1], [f"{begins[-1]} {thing}" for thing in things]
    return " ".join((*begins, listed(how.language, things)))


def _bare(thing: str) -> str:
    """A thing without its article, as it's counted."""
    first, _, rest = thing.partition(" ")
    return rest if first in ARTICLES else thing


def _may_be_a_particle(word: str) -> bool:
    return word.isalpha() and word.islower() and len(word) <= PARTICLE and word not in ARTICLES


def _one_then_another(how: Joining, doing: Sequence[str]) -> str:
    """`moves to C3, then to C4`; empty where it is something else than going somewhere."""
    going = next((each for each in how.goings if all(said.startswith(f"{each} ") for said in doing)), "")
    if not going:
        return ""
    goes, told = going.rpartition(" ")[0], doing[0]
    for said in doing[1:]:
        told = say(how.language, "one-then-another", first=told, then=said.removeprefix(f"{goes} "))
    return told
