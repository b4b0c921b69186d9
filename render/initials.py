"""A letter or two for each player, where a name is too long."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize


@lru_cache(maxsize=256)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each player; where names share it, the first further letter that tells them apart, or the seat."""
    letters = [_plain(name) or str(seat + 1) for seat, name in enumerate(names)]
    marks = []
    for seat, own in enumerate(letters):
        rivals = [other for other in letters if other[0] == own[0]]
        place = next((place for place in range(1, min(map(len, rivals))) if _tells_apart(rivals, place)), 0)
        alone = len(rivals) == 1
        marks.append(own[0] if alone else own[0] + own[place].lower() if place else str(seat + 1))
    return tuple(marks)


def _plain(name: str) -> str:
    """The letters of a name in capitals, without their accents."""
    return "".join(letter for letter in normalize("NFD", name).upper() if letter.isalpha())


def _tells_apart(names: list[str], place: int) -> bool:
    return len({name[place] for name in names}) == len(names)
