"""A player's name as it stands on a picture: as large as there is room, behind it a sign where the computer plays."""

from __future__ import annotations

from render.canvas import Picture, breadth, sprite
from render.lettering import sized
from render.theme import NAME

SIGN = 26


def name_on(
    picture: Picture, name: str, x: int, y: int, width: float, ink: str, computer: Picture | None = None
) -> None:
    """The name from here on this line, no wider than told with the computer's sign."""
    shown, size = sized(name, width - (SIGN + 6 if computer else 0), NAME)
    picture.write(shown, x, y, size, ink, "bold")
    if computer:
        picture.paint(computer, x + round(breadth(shown, size, "bold")) + 6, y - 22)


def computer_sign(game: str, theme: str, is_computer: bool) -> Picture | None:
    """The sign of a seat that the computer plays; nothing for a person's."""
    return sprite(game, theme, "computer", SIGN) if is_computer else None
