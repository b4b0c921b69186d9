"""A line of story beneath a picture, for a replay."""

from __future__ import annotations

from render.canvas import Picture, fitted
from render.theme import WIDTH, Theme

CAPTION = 48
NOTE = 24


def captioned(board: Picture, caption: str, theme: Theme) -> Picture:
    """A board with a line of story beneath it."""
    frame = Picture.blank(board.width, board.height + CAPTION, theme.banner)
    frame.paint(board, 0, 0)
    frame.write(fitted(caption, WIDTH - 40, NOTE, "bold"), 20, board.height + 32, NOTE, "#ffffff", "bold")
    return frame
