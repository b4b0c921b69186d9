"""A line or two of story beneath a picture, for a replay."""

from __future__ import annotations

from render.canvas import Picture
from render.lettering import fitted, wrapped
from render.theme import WIDTH, Theme

CAPTION = 76
NOTE = 24


def captioned(board: Picture, caption: str, theme: Theme) -> Picture:
    """A board with a line or two of story beneath it."""
    frame = Picture.blank(board.width, board.height + CAPTION, theme.banner)
    frame.paint(board, 0, 0)
    first, *more = wrapped(caption, WIDTH - 40, NOTE, "bold") or [""]
    lines = [first, fitted(" ".join(more), WIDTH - 40, NOTE, "bold")] if more else [first]
    for row, line in enumerate(lines):
        frame.write(line, 20, board.height + (32 if more else 46) + row * 29, NOTE, "#ffffff", "bold")
    return frame
