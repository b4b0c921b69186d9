"""`python -m tests.words.board LANGUAGE FOLDER [KEY …]`: boards in a language, also in one not spoken yet.

Beneath a board of its game each sentence that is named stands with samples of its values, once for each of its cases.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from typing import Any

import locales
from locales.__main__ import said, sentences
from render.canvas import Picture
from render.lettering import drawable, wrapped
from render.printing import png
from tools.gallery import bridges, crusoe, island

GALLERIES: dict[str, Any] = {"island": island, "bridges": bridges, "crusoe": crusoe}
SIZE, ROW, EDGE = 22, 30, 20
PAPER, INK = "#313338", "#dbdee1"


def board(game: str, language: str, name: str = "middle-standard") -> bytes:
    painter = GALLERIES[game]
    painted: bytes = painter.drawn(replace((painter.POSES | painter.ENDINGS)[name], lang=language))
    return painted


def game_of(key: str) -> str:
    """What it belongs to; words of every table stand on the island."""
    return next((game for game in GALLERIES if game in re.split(r"[-.]", key)), "island")


def with_words(painted: bytes, words: list[str]) -> bytes:
    """The board, and the words as a channel shows them."""
    above = Picture.read(painted).solid()
    bare = [each.replace("**", "").replace("‹", "<").replace("›", ">") for each in words]  # the font has no ‹›
    lines = [line for each in bare for line in wrapped(drawable(each), above.width - 2 * EDGE, SIZE)]
    whole = Picture.blank(above.width, above.height + 2 * EDGE + ROW * len(lines), PAPER)
    whole.paint(above, 0, 0)
    for number, line in enumerate(lines):
        whole.write(line, EDGE, above.height + EDGE + ROW * number + SIZE, SIZE, INK)
    return png(whole)


def main(arguments: list[str] | None = None) -> int:
    """1 where a sentence that is named is missing; it is left out."""
    parser = ArgumentParser(prog="python -m tests.words.board", description=__doc__)
    parser.add_argument("language")
    parser.add_argument("folder", type=Path)
    parser.add_argument("keys", nargs="*", metavar="key", help="sentences to stand beneath a board")
    asked = parser.parse_args(arguments)
    language, folder = asked.language, asked.folder
    if language not in locales.LANGUAGES:
        locales.LANGUAGES = (*locales.LANGUAGES, language)  # type: ignore[misc, assignment]
    folder.mkdir(parents=True, exist_ok=True)
    for name, pose in () if asked.keys else (("middle", "middle-standard"), ("won", "won")):
        (folder / f"{name}.png").write_bytes(board("island", language, pose))
    missing = [key for key in asked.keys if key not in sentences(language)[0]]
    sys.stdout.writelines(f"{language} has no {key}\n" for key in missing)
    for key in asked.keys:
        if key not in missing:
            painted = with_words(board(game_of(key), language), said(language, key))
            (folder / f"{key}.png").write_bytes(painted)
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
