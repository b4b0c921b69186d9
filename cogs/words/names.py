"""People's names as they can stand in a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from discord.utils import escape_markdown, escape_mentions

LONGEST_NAME = 24
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""


def clean(name: str) -> str:
    """A person's name as it can stand in a line: one line, no marks that turn or hide text, nothing that pings."""
    shown = "".join(
        sign for sign in name if unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"} and sign not in BLANK
    )
    return " ".join(shown.split())[:LONGEST_NAME].strip() or "?"


def unlike(names: Sequence[str], name: str) -> str:
    """The name, or one that tells two people of one name apart."""
    number, shown_as = 2, name
    while shown_as in names:
        shown_as = f"{name[: LONGEST_NAME - 2]} {number}"
        number += 1
    return shown_as


@lru_cache(maxsize=1024)
def escaped(name: str) -> str:
    """A clean name with nothing in it that Discord would format."""
    return escape_mentions(escape_markdown(name)).replace("<", "\\<").replace("://", ":\\//")
