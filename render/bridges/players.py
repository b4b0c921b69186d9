"""The players' layers: above each board whose it is, how far, and who is still thinking."""

from __future__ import annotations

from engine.bridges.parts import GROUP
from engine.bridges.view import BoardSeen
from engine.contract import Seat
from render.bridges.alt import points_of
from render.bridges.plan import ROWED, STRIP
from render.bridges.scene import Scene
from render.canvas import Picture, breadth, kept, sprite
from render.naming import computer_sign, name_on
from render.printing import Collage, Piece
from render.theme import ACT, DARK, NAME, Theme, dressed

Counts = tuple[tuple[str, str], ...]
COUNT = 64
"""An emblem and how many of how many."""
SIGN = 28


def strips(collage: Collage, scene: Scene) -> None:
    """Above each board its player's line."""
    width = scene.plan.box[0]
    for seat, (x, y), look in scene.boards():
        collage.lay(strip(*_told(scene, seat, look.seen), width), x, y)


def others(collage: Collage, scene: Scene) -> None:
    """Below one's own board, the others' lines."""
    for seat, (x, y) in zip(scene.others, scene.plan.others, strict=False):
        width = scene.plan.box[0] // max(len(scene.others), 1)
        collage.lay(mini(*_told(scene, seat, scene.view.players[seat].seen), width), x, y)


def walls(collage: Collage, scene: Scene) -> None:
    """A line between boards side by side."""
    for x, y in scene.plan.boards:
        if x:
            collage.lay(wall(scene.theme.name, scene.plan.box[1]), x - 1, y)


@kept(8)
def wall(theme: str, height: int) -> Piece:
    return Piece(Picture.blank(3, height, dressed(theme).panel_line))


def _told(scene: Scene, seat: Seat, seen: BoardSeen) -> tuple[str, str, bool, str, Counts, str]:
    points = str(points_of(scene.view, seat, seen))
    is_computer = seat in scene.computers
    return scene.theme.name, scene.names[seat], is_computer, sign(scene, seat), counts(seen), points


def sign(scene: Scene, seat: Seat) -> str:
    """Whether the table waits for this player; after the game, whether this one won."""
    view = scene.view
    if view.outcome:
        return "crown" if seat in view.outcome.winners and view.seats > 1 else ""
    return "thinking" if seat in view.waits_for else "finished"


def counts(seen: BoardSeen) -> Counts:
    return (("red", f"{seen.red}/4"), ("blue", f"{seen.blue}/3"), ("six", f"{min(seen.group, GROUP)}/{GROUP}"))


@kept(24)
def strip(theme: str, name: str, is_computer: bool, sign: str, counts: Counts, points: str, width: int) -> Piece:
    """One line: done or thinking, name, flags finished, the largest group, points."""
    dress = dressed(theme)
    bar = _bar(dress, sign, width, STRIP)
    ink = DARK if sign == "crown" else dress.ink
    left = 8
    if sign:
        bar.paint(sprite("bridges", theme, sign, SIGN), left, (STRIP - SIGN) // 2)
        left += SIGN + 6
    right = width - 8
    right = _points(bar, dress, points, right, STRIP // 2) - 6
    for emblem, count in reversed(counts):
        right -= COUNT
        _count(bar, theme, emblem, count, right, STRIP // 2, ink)
    name_on(bar, name, left, 32, right - left - 6, ink, computer_sign("bridges", theme, is_computer))
    return Piece(bar)


@kept(24)
def mini(theme: str, name: str, is_computer: bool, sign: str, counts: Counts, points: str, width: int) -> Piece:
    """The same in two lines."""
    dress = dressed(theme)
    bar = _bar(dress, sign, width, ROWED)
    left = 10
    if sign:
        bar.paint(sprite("bridges", theme, sign, SIGN), left, 10)
        left += SIGN + 6
    right = _points(bar, dress, points, width - 8, 24)
    name_on(bar, name, left, 34, right - left - 6, dress.ink, computer_sign("bridges", theme, is_computer))
    for place, (emblem, count) in enumerate(counts):
        _count(bar, theme, emblem, count, 12 + place * (COUNT + 12), ROWED - 24, dress.ink)
    return Piece(bar)


def _bar(dress: Theme, sign: str, width: int, height: int) -> Picture:
    bar = Picture.blank(width, height, dress.panel_line)
    edge = 4 if sign == "thinking" else 0
    if sign == "thinking":
        bar.fill(dress.accent, 0, 0, width, height - 2)
    ground = dress.accent if sign == "crown" else dress.raised if sign == "thinking" else dress.panel
    bar.fill(ground, edge, edge, width - 2 * edge, height - 2 - 2 * edge)
    return bar


def _count(bar: Picture, theme: str, emblem: str, count: str, x: int, middle: int, ink: str) -> None:
    bar.paint(sprite("bridges", theme, emblem, 26), x, middle - 14)
    bar.write(count, x + 28, middle + 9, ACT, ink, "bold")


def _points(bar: Picture, dress: Theme, points: str, right: int, middle: int) -> int:
    """The points in a box that ends here; where it begins."""
    width = max(38, round(breadth(points, NAME, "bold")) + 14)
    bar.frame(dress.panel_line, dress.label, right - width, middle - 17, width, 32, 9, 2)
    bar.write(points, right - width / 2, middle, NAME, dress.label_line, "bold", "mm")
    return right - width
