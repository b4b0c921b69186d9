"""A line or two of story beneath a picture, for a replay."""

from __future__ import annotations

from render.canvas import Picture
from render.lettering import fitted, wrapped
from render.printing import Collage, Piece, Whole, laid
from render.theme import Theme

CAPTION = 76
NOTE = 24


def captioned(picture: Whole, caption: str, theme: Theme) -> Collage:
    """A picture with a line or two of story beneath it."""
    board = laid(picture)
    frame = Collage(board.width, board.height + CAPTION)
    frame.laid = [*board.laid, (_told(caption, board.width, theme), 0, board.height)]
    return frame


def _told(caption: str, width: int, theme: Theme) -> Piece:
    ground = Picture.blank(width, CAPTION, theme.banner)
    first, *more = wrapped(caption, width - 40, NOTE, "bold") or [""]
    lines = [first, fitted(" ".join(more), width - 40, NOTE, "bold")] if more else [first]
    for row, line in enumerate(lines):
        ground.write(line, 20, (32 if more else 46) + row * 29, NOTE, "#ffffff", "bold")
    return Piece(ground)
