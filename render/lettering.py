"""Making words fit: what our fonts can draw, an ellipsis, lines."""

from __future__ import annotations

from render.canvas import breadth
from render.theme import LEAST, TITLE


def drawable(words: str) -> str:
    """What of these words our fonts can draw: Latin, Greek and Cyrillic letters and common signs."""
    kept = "".join(letter if _has_shape(ord(letter)) else " " for letter in words)
    return " ".join(kept.split())


def _has_shape(code: int) -> bool:
    """Latin, Latin with accents, Greek, Cyrillic, and some signs: what the fonts were cut down to."""
    return (
        0x20 <= code < 0x7F or 0xA1 <= code < 0x180 or 0x386 <= code < 0x3CF or 0x400 <= code < 0x460 or code in _SIGNS
    )


_SIGNS = frozenset(map(ord, "–—‘’“”•…−"))


def fitted(words: str, width: float, size: int, face: str = "text") -> str:
    """The words, or as much of them as fits before an ellipsis."""
    if breadth(words, size, face) <= width:
        return words
    while words and breadth(words + "…", size, face) > width:
        words = words[:-1].rstrip()
    return words + "…"


def title_face(words: str) -> tuple[int, str]:
    """A title's size and face; in bold, about as broad, where its own face lacks a letter of somebody's name."""
    return (
        (28, "bold") if any(letter in _NOT_IN_TITLES or "Ά" <= letter <= "ώ" for letter in words) else (TITLE, "title")
    )


_NOT_IN_TITLES = frozenset("ĈĉĊċĔĕĜĝĠġĤĥĦħĬĭĴĵĸŊŋŎŏŜŝŦŧŬŭ")


def sized(words: str, width: float, size: int, face: str = "bold") -> tuple[str, int]:
    """The words in type as large as fits, and that size; where even the least is too broad, what fits of them."""
    for smaller in range(size, LEAST, -2):
        if breadth(words, smaller, face) <= width:
            return words, smaller
    return fitted(words, width, LEAST, face), LEAST


def wrapped(words: str, width: float, size: int, face: str = "text") -> list[str]:
    """The words in lines no wider than told; a single word too long for a line ends in an ellipsis."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and breadth(longer, size, face) <= width:
            lines[-1] = longer
        else:
            lines.append(fitted(word, width, size, face))
    return lines


def balanced(words: str, width: float, size: int, face: str = "text") -> list[str]:
    """The words in as few lines, and these of like length: no single word below a full line."""
    lines = wrapped(words, width, size, face)
    for narrower in range(int(width), int(width) // 2, -8):
        tried = wrapped(words, narrower, size, face)
        if len(tried) > len(lines) or any(line.endswith("…") for line in tried):
            break
        lines = tried
    return lines
