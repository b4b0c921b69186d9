"""The strip above: rounds with their dice, morale, what the scenario asks for."""

from __future__ import annotations

from engine.crusoe.parts import MORALE
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import faded, sign
from render.crusoe.goals import Aim, aims, dice_of, omen
from render.crusoe.places import CELL, LEVEL, STRIP
from render.crusoe.scene import Scene
from render.printing import Collage, Piece
from render.theme import DARK, LEAST, dressed

EDGE = 6
NUMBER = 22


def track(collage: Collage, scene: Scene) -> None:
    """Three pieces side by side, or in two rows."""
    view, theme, where = scene.view, scene.theme.name, scene.places
    name = say(scene.lang, f"crusoe-scenario-{view.options.scenario}")
    is_tall = where.rounds.width == where.width
    days = rounds(theme, view.options.scenario, view.round, view.rounds, where.rounds.width, name if is_tall else "")
    collage.lay(days, where.rounds.x, where.rounds.y)
    collage.lay(levels(theme, view.morale, where.morale.width), where.morale.x, where.morale.y)
    wanted = goal(theme, aims(view), where.goal.width, "" if is_tall else name)
    collage.lay(wanted, where.goal.x, where.goal.y)


def _strip(theme: str, width: int) -> Picture:
    strip = Picture.blank(width, STRIP, dressed(theme).panel)
    strip.fill(dressed(theme).panel_line, 0, STRIP - 3, width, 3)
    return strip


def _named(strip: Picture, theme: str, name: str, x: int) -> None:
    """The scenario's name at the right, where there is room."""
    if name and breadth(name, 24, "title") <= strip.width - EDGE - 4 - x:
        strip.write(name, strip.width - EDGE - 4, 34, 24, dressed(theme).faint, "title", "rs")


@kept(48)
def rounds(theme: str, scenario: str, now: int, last: int, width: int, name: str) -> Piece:
    """Every round with the dice of its evening."""
    strip = _strip(theme, width)
    for number in range(1, last + 1):
        _round(strip, theme, scenario, number, now)
    _named(strip, theme, name, EDGE + last * CELL)
    return Piece(strip)


@kept(24)
def levels(theme: str, morale: int, width: int) -> Piece:
    strip = _strip(theme, width)
    for place, steps in enumerate(MORALE):
        _level(strip, theme, EDGE + place * LEVEL, steps, morale)
    return Piece(strip)


@kept(48)
def goal(theme: str, wanted: tuple[Aim, ...], width: int, name: str) -> Piece:
    strip = _strip(theme, width)
    _named(strip, theme, name, _goal(strip, theme, EDGE, wanted))
    return Piece(strip)


def _round(strip: Picture, theme: str, scenario: str, number: int, now: int) -> None:
    """A round's number, the dice of its evening below it, and beside it what is special."""
    dress, x = dressed(theme), EDGE + (number - 1) * CELL
    if number == now:
        strip.frame(dress.panel_line, dress.accent, x, 3, CELL - 3, 46, 8, 2)
    else:
        strip.frame(dress.faint if number < now else dress.panel_line, dress.panel, x, 3, CELL - 3, 46, 8, 1)
    ink = DARK if number == now else dress.faint if number < now else dress.ink
    special = omen(scenario, number)
    middle = x + (CELL - 3) / 2 - (10 if special else 0)
    strip.write(str(number), middle, 24, NUMBER if not special else LEAST, ink, "bold", "ms")
    if special:
        strip.paint(sign(theme, special, 18), x + CELL - 23, 7)
    if number < now:
        return
    dice = dice_of(scenario, number)
    left = x + (CELL - 3 - 13 * len(dice)) // 2
    for place, die in enumerate(dice):
        strip.paint(sign(theme, f"pip-{die}", 15), left - 1 + place * 13, 31)


def _level(strip: Picture, theme: str, x: int, steps: int, now: int) -> None:
    dress, is_now = dressed(theme), steps == now
    strip.frame(dress.panel_line, dress.accent if is_now else dress.raised, x, 9, LEVEL - 2, 34, 6, 2 if is_now else 1)
    words = f"+{steps}" if steps > 0 else f"−{-steps}" if steps < 0 else "0"
    ink = DARK if is_now else dress.danger if steps < 0 else dress.ink
    strip.write(words, x + (LEVEL - 2) / 2, 33, LEAST, ink, "bold", "ms")


def _goal(strip: Picture, theme: str, x: int, wanted: tuple[Aim, ...]) -> int:
    """Each thing the scenario asks for: bright with a tick once it is done, else pale or counted."""
    dress, room = dressed(theme), strip.width - EDGE - x
    size = min(40, room // len(wanted) - 1) if len(wanted) > 4 else 40
    for name, words, done in wanted:
        shown = done or bool(words)
        drawing = sign(theme, name, size) if shown else faded(theme, name, size)
        strip.paint(drawing, x, 26 - drawing.height // 2)
        if done:
            strip.paint(sign(theme, "ready", size * 18 // 36), x + size * 20 // 36, 26 + size * 2 // 36)
        x += size + 1
        if words:
            strip.write(words, x + 3, 34, 24, dress.good if done else dress.ink, "bold")
            x += round(breadth(words, 24, "bold")) + 16
        elif len(wanted) <= 4:
            x += 10
    return x
