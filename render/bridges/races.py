"""The races' layer: the prizes left, who scored."""

from __future__ import annotations

from engine.bridges.view import RaceSeen
from locales import say
from render.bridges.plan import BLOCK, BLOCKS
from render.bridges.scene import Scene
from render.canvas import Picture, breadth, kept, sprite
from render.initials import initials
from render.lettering import fitted
from render.printing import Collage, Piece
from render.theme import DARK, LEAST, NAME, Theme, dressed

ROOM = BLOCK - 52 - 78
"""For words between the emblem and the prizes."""


def races(collage: Collage, scene: Scene) -> None:
    """The three races: the prizes left, who scored."""
    x, y = scene.plan.blocks["races"]
    for place, race in enumerate(scene.view.races):
        row = race_row(scene.theme.name, scene.lang, race, scored(scene, race), race.race in scene.scored_now)
        collage.lay(row, x, y + place * (BLOCKS["races"] // 3))


def scored(scene: Scene, race: RaceSeen) -> str:
    """Who scored how much, by name or, where that is too long, by initial."""
    for names in (scene.names, initials(scene.names)):
        words = ", ".join(f"{names[each.seat]} {each.points}" for each in race.scored)
        if breadth(words, LEAST) <= ROOM:
            break
    return words


@kept(48)
def race_row(theme: str, lang: str, race: RaceSeen, scored: str, is_new: bool) -> Piece:
    dress = dressed(theme)
    height = BLOCKS["races"] // 3
    row = Picture.blank(BLOCK, height, dress.panel)
    if is_new:
        row.frame(dress.panel_line, dress.accent, 0, 0, BLOCK, height - 4, 12, 2)
        row.fill(dress.raised, 6, 6, BLOCK - 12, height - 16, 8)
    else:
        row.frame(dress.faint, dress.raised, 0, 0, BLOCK, height - 4, 12, 2)
    row.paint(sprite("bridges", theme, race.race, 40), 8, 7)
    name = say(lang, f"picture-bridges-race-{race.race}")
    row.write(fitted(name, ROOM, LEAST, "bold"), 52, 25, LEAST, dress.ink, "bold")
    below = scored or (
        say(lang, "picture-bridges-deadline", card=race.deadline)
        if race.deadline
        else say(lang, "picture-bridges-nobody")
    )
    row.write(fitted(below, ROOM, LEAST), 52, 47, LEAST, dress.ink if scored else dress.faint)
    _prize(row, dress, str(race.first), BLOCK - 76, race.first_is_open)
    _prize(row, dress, str(race.later), BLOCK - 39, not race.first_is_open)
    return Piece(row)


def _prize(row: Picture, dress: Theme, points: str, x: int, is_open: bool) -> None:
    """A prize: bright if it is the next one to win, crossed out if it is gone."""
    is_first = x < BLOCK - 50
    ground, ink = (dress.accent, DARK) if is_open else (dress.raised, dress.faint)
    row.frame(dress.panel_line if is_open else dress.faint, ground, x, 9, 33, 36, 8, 2)
    row.write(points, x + 16.5, 28, NAME, ink, "bold", "mm")
    if is_first and not is_open:
        row.stroke(((x + 4, 41), (x + 29, 12)), dress.ink, 3)
