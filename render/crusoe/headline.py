"""At the head of the panel: the round, who plans or what is decided, and what the scenario asks for."""

from __future__ import annotations

from functools import partial

from locales import listed, say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import faded, sign
from render.crusoe.goals import Aim, aims
from render.crusoe.places import GOAL, HEADLINE
from render.crusoe.scene import Scene
from render.lettering import fitted
from render.printing import Collage, Piece
from render.theme import ACT, LEAST, TITLE, dressed

EDGE = 12
ICON, SMALL, GAP = 32, 26, 12
"""How large a drawing is, where there is room and else; and what lies between two things."""
NAMED = 4
"""More things than these are signs alone."""


def headline(collage: Collage, scene: Scene) -> None:
    theme, head, goal = scene.theme.name, scene.places.headline, scene.places.goal
    collage.lay(title(theme, words_of(scene, head.width - 2 * EDGE), head.width), head.x, head.y)
    view = scene.view
    caption = scene.say(f"crusoe-caption-goal-{view.options.scenario}", rounds=view.rounds)
    collage.lay(wanted(theme, scene.lang, caption, aims(view), goal.width), goal.x, goal.y)


def words_of(scene: Scene, room: int) -> str:
    """The round and who still plans; or what is decided now."""
    view = scene.view
    told = partial(scene.say, round=view.round, rounds=view.rounds)
    if view.outcome:
        return told("crusoe-headline-over")
    if view.waiting != "planning":
        return told("crusoe-headline-now", what=scene.say(f"crusoe-waiting-{view.waiting}"))
    who = view.waits_for
    if len(who) == view.seats > 1 or not who:
        return told("crusoe-headline-all")
    for names in (scene.names, scene.initials):
        words = told("crusoe-headline-planning", name=listed(scene.lang, [names[seat] for seat in who]), count=len(who))
        if breadth(words, LEAST, "bold") <= room:
            break
    return words


@kept(48)
def title(theme: str, words: str, width: int) -> Piece:
    strip, room = Picture.blank(width, HEADLINE, dressed(theme).panel), width - 2 * EDGE
    size = next((size for size in range(TITLE, LEAST, -2) if breadth(words, size, "title") <= room), LEAST)
    strip.write(fitted(words, room, size, "title"), EDGE, 35, size, dressed(theme).ink, "title")
    return Piece(strip)


@kept(48)
def wanted(theme: str, lang: str, caption: str, aimed: tuple[Aim, ...], width: int) -> Piece:
    """Each thing the scenario asks for: bright with a tick once it's done, else pale or counted."""
    strip, dress = Picture.blank(width, GOAL, dressed(theme).panel), dressed(theme)
    strip.write(fitted(caption, width - 2 * EDGE, LEAST), EDGE, 18, LEAST, dress.faint)
    room, has_names = width - 2 * EDGE, len(aimed) <= NAMED
    if not has_names:
        done = f"{sum(aim.done for aim in aimed)}/{len(aimed)}"
        strip.write(done, width - EDGE, 21, ACT, dress.ink, "bold", "rs")
    texts = [say(lang, f"picture-crusoe-aim-{aim.kind}", n=aim.words) if has_names else "" for aim in aimed]
    size = next((size for size in range(ACT, LEAST, -1) if _breadth(texts, size) <= room), LEAST)
    step = min(ICON if size == ACT else SMALL, room // len(aimed) - 2)
    x = EDGE
    for aim, words in zip(aimed, texts, strict=True):
        shown = aim.done or bool(aim.words)
        drawing = sign(theme, aim.name, step) if shown else faded(theme, aim.name, step)
        strip.paint(drawing, x, 41 - drawing.height // 2)
        if aim.done:
            strip.paint(sign(theme, "ready", step // 2), x + step // 2, 42)
        x += step + 2
        if words:
            strip.write(words, x + 3, 50, size, dress.good if aim.done else dress.ink, "bold")
            x += round(breadth(words, size, "bold")) + GAP
    return Piece(strip)


def _breadth(texts: list[str], size: int) -> float:
    icon = ICON if size == ACT else SMALL
    return sum(icon + 2 + GAP + breadth(words, size, "bold") for words in texts)
