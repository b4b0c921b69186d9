"""What the signs on a board mean: only those that lie there, the ones that decide most first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from engine.crusoe.events import ThreatPlaced
from engine.crusoe.parts import TokenKind, WeatherDie
from locales import say
from render.canvas import Picture, breadth
from render.crusoe.bits import sign
from render.crusoe.nearby import nearby
from render.crusoe.scene import Scene
from render.crusoe.threats import is_threat
from render.lettering import fitted
from render.theme import LEAST, dressed

Word: TypeAlias = Literal[
    "success",
    "wound",
    "adventure",
    "determination",
    "strikes",
    "pawns",
    "hungry",
    "drop",
    "new",
    "reroll",
    "adventure-ahead",
    "minus-pawn",
    "plus-wood",
    "plus-food",
    "strength",
    "block",
    "die",
    "first",
    "winter",
    "animals",
]
Meaning: TypeAlias = tuple[str, Word]
"""A drawing, and the word that names it."""

STEP, ICON = 28, 24
NEW = "frame"
"""What has just changed: a frame, and no drawing."""
DICE: dict[WeatherDie, Word] = {"winter": "winter", "animals": "animals"}
TOKENS: dict[TokenKind, Meaning] = {
    "reroll": ("token-reroll", "reroll"),
    "adventure": ("token-adventure-gather", "adventure-ahead"),
    "minus-pawn": ("token-minus-pawn", "minus-pawn"),
    "plus-wood": ("token-plus-wood", "plus-wood"),
    "plus-food": ("token-plus-food", "plus-food"),
    "strength": ("token-strength", "strength"),
    "block": ("token-block", "block"),
}


def meanings(scene: Scene) -> tuple[Meaning, ...]:
    return tuple(_meanings(scene))


def _meanings(scene: Scene) -> Iterator[Meaning]:
    view, lying = scene.view, {token.kind for token in scene.view.tokens}
    if not view.plan or any(not each.certain for each in view.plan):
        yield "ready", "success"
        yield "gather-wound", "wound"
        yield "adventure", "adventure"
    yield "good-determination", "determination"
    if any(target.kind == "explore" for target in view.needs):
        yield "pawn", "pawns"
    yield "heart-drop", "drop"
    yield from ((name, word) for kind, (name, word) in TOKENS.items() if kind in lying)
    if scene.changed or any(isinstance(event, ThreatPlaced) for event in scene.events):
        yield NEW, "new"
    around = nearby(scene).evening
    if around and around.hungry and not around.grave:
        yield "hunger", "hungry"
    if any(map(is_threat, filter(None, view.threats))):
        yield "event", "strikes"
    if view.weather_dice:
        yield f"die-{view.weather_dice[0]}", "die"
    if view.seats > 1:
        yield "first", "first"
    ahead = {die for dice in view.ahead.values() for die in dice}
    yield from ((f"die-{die}", word) for die, word in DICE.items() if die in ahead)


def key(box: Picture, theme: str, lang: str, told: tuple[Meaning, ...], top: int, bottom: int) -> None:
    """Two a row where both are short, as many as there is room for."""
    half, x, y = (box.width - 24) // 2, 14, top
    for name, word in told:
        words = say(lang, f"picture-crusoe-key-{word}")
        is_long = breadth(words, LEAST) > half - ICON - 12
        if x > 14 and is_long:
            x, y = 14, y + STEP
        if y + STEP > bottom:
            return
        if name == NEW:
            box.frame(dressed(theme).accent, dressed(theme).raised, x + 1, y + 3, ICON - 2, STEP - 6, 6, 4)
        else:
            drawing = sign(theme, name, ICON)
            box.paint(drawing, x, y + (STEP - drawing.height) // 2)
        room = (box.width - 28 if is_long else half) - ICON - 8
        box.write(fitted(words, room, LEAST), x + ICON + 7, y + STEP // 2 + 7, LEAST, dressed(theme).faint)
        x, y = (14, y + STEP) if is_long or x > 14 else (14 + half, y)
