"""The words of the bot and its games in every language, by key."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from locales.sentences import Vocabulary

LANGUAGES: Final = ("en", "es", "pt-BR")
DEFAULT: Final = "en"

SENTENCES_KEPT: Final = 4096
"""A board says some sixty, most of them again on the next one: a tile's name, a menu's label."""

_FOLDER: Final = Path(__file__).parent

NAMES: Final = ("rulebook", "neutral")
"""How titles, places, treasures and people are called: as the rulebook does, or by an overlay, a file a language."""
_worn: Final[list[str]] = []

log = logging.getLogger(__name__)


def language_of(locale: str | None) -> str:
    """Ours for one of Discord's: es-ES and es-419 are both es; what we do not speak is English."""
    if locale in LANGUAGES:
        return str(locale)
    short = (locale or DEFAULT).split("-")[0]
    return next((language for language in LANGUAGES if language.split("-")[0] == short), DEFAULT)


def call_things(names: str) -> None:
    """By one of `NAMES`, from now on; said before anything else is."""
    assert names in NAMES, names
    _worn[:] = [names][: NAMES.index(names)]
    vocabulary.cache_clear()
    _said.cache_clear()


def edition() -> str:
    """Changes with any word of any language, and with how things are called."""
    written = hashlib.sha256(" ".join(_worn).encode())
    for file in sorted(_FOLDER.glob("*/*.ftl")):
        written.update(file.read_bytes())
    return written.hexdigest()


@cache
def vocabulary(language: str) -> Vocabulary:
    """Every .ftl file of a language; what an overlay says counts before them."""
    overlays = [_FOLDER / names / f"{language}.ftl" for names in _worn]
    return Vocabulary(language, [*overlays, *sorted((_FOLDER / language).glob("*.ftl"))])


def knows(language: str, key: str) -> bool:
    """Whether a key has words of its own; `place.to` is the attribute `to` of `place`."""
    return vocabulary(language).find(key) is not None


def say(language: str, key: str, /, **values: Any) -> str:
    """The words for a key, in English where a language lacks them."""
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=SENTENCES_KEPT)
def _said(language: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    if language not in LANGUAGES or not knows(language, key):
        if language == DEFAULT:
            return _complain(key, "no such words")
        if language in LANGUAGES:
            _complain(key, f"no words in {language}")
        return _said(DEFAULT, key, values)
    text, lacking = vocabulary(language).say(key, dict(values))
    if lacking:
        _complain(key, f"{language}: nobody said {', '.join(lacking)}")
    return text.replace("!.", "!").replace("….", "…")  # a name that ends a sentence by itself: Waters Rise!


def _complain(key: str, fault: str) -> str:
    """A slip in the words never stops a game; tests turn this line into a failure."""
    log.error("words %s: %s", key, fault)
    return key


def listed(language: str, things: Iterable[str]) -> str:
    """`a, b and c` as the language writes it."""
    return vocabulary(language if language in LANGUAGES else DEFAULT).listed(list(things))


def dated(language: str, day: date) -> str:
    """`19 November 2026` as the language writes it."""
    return vocabulary(language if language in LANGUAGES else DEFAULT).dated(day)


def signed(number: int) -> str:
    """A change: `+12`, `0`, `−7`."""
    return f"{number:+d}".replace("-", "−") if number else "0"
