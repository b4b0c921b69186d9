"""A line or two beside a picture: of story beneath one of a replay, of what is asked above a puzzle."""

from __future__ import annotations

from render.canvas import Picture
from render.lettering import fitted, wrapped
from render.printing import Collage, Piece, Whole, laid
from render.theme import Theme

CAPTION = 76
NOTE = 24
LINE = 29


def captioned(picture: Whole, caption: str, theme: Theme) -> Collage:
    """A picture with a line or two of story beneath it."""
    board = laid(picture)
    frame = Collage(board.width, board.height + CAPTION)
    frame.laid = [*board.laid, (_told(caption, board.width, theme), 0, board.height)]
    return frame


def headed(picture: Whole, goal: str, theme: Theme) -> Collage:
    """A picture beneath a banner, as high as its words need."""
    board = laid(picture)
    lines = wrapped(goal, board.width - 40, NOTE, "bold")
    height = max(CAPTION, LINE * len(lines) + 18)
    ground = Picture.blank(board.width, height, theme.banner)
    top = (height - LINE * len(lines)) // 2 + 23
    for row, line in enumerate(lines):
        ground.write(line, 20, top + row * LINE, NOTE, "#ffffff", "bold")
    frame = Collage(board.width, board.height + height)
    frame.laid = [(Piece(ground), 0, 0), *[(piece, x, y + height) for piece, x, y in board.laid]]
    return frame


def _told(caption: str, width: int, theme: Theme) -> Piece:
    ground = Picture.blank(width, CAPTION, theme.banner)
    first, *more = wrapped(caption, width - 40, NOTE, "bold") or [""]
    lines = [first, fitted(" ".join(more), width - 40, NOTE, "bold")] if more else [first]
    for row, line in enumerate(lines):
        ground.write(line, 20, (32 if more else 46) + row * LINE, NOTE, "#ffffff", "bold")
    return Piece(ground)
