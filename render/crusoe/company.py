"""The people, each at length: life, wounds that come back, abilities with their price, an invention of one's own."""

from __future__ import annotations

from typing import NamedTuple

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import CHARACTERS, COMPANIONS
from engine.crusoe.state import Person
from engine.crusoe.view import CrusoeView
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import Bits, Sign, faded, lay, pawn, sign
from render.crusoe.names import card_title
from render.crusoe.people import Place, heart, place_of
from render.crusoe.people import block as small_block
from render.crusoe.scene import Scene
from render.lettering import balanced, wrapped
from render.naming import computer_sign, name_on
from render.theme import LEAST, dressed

TALL, TALLER = 556, 668
"""How high a column is above companions; and where there are none."""
OTHERS, MARKS, MARKS_ON_TALL = 146, 32, 88
"""How high companions are, and below them what the marks mean."""
ABILITIES = 252
STEP, HIGHER = 74, 103
"""How high an ability is in each."""
PARTS = ("head", "arm", "belly", "leg")
ROOMY = 500
"""How wide a column is to tell what an ability does."""


class Sheet(NamedTuple):
    """One person's column as painted."""

    place: Place
    used: tuple[str, ...]
    mute: bool
    pawns: int
    cursed: bool
    built: bool


def sheets(picture: Picture, scene: Scene) -> None:
    """A column for each player; two side by side on a tall page."""
    view, across = scene.view, side_by_side(scene)
    width, height = picture.width // across, height_of(scene)
    for seat, person in enumerate(view.people[: view.seats]):
        own = CHARACTERS[person.character].own
        what = sheet_of(scene, person, seat, own in view.items)
        column = block(scene.theme.name, scene.lang, what, width, height)
        picture.paint(column, seat % across * width, seat // across * height)


def side_by_side(scene: Scene) -> int:
    return max(scene.view.seats, 2) if scene.shape == "wide" else 2


def height_of(scene: Scene) -> int:
    """Of the columns."""
    return TALL if scene.shape == "wide" and has_others(scene.view) else TALLER


def has_others(view: CrusoeView) -> bool:
    return view.dog or any(person.character in COMPANIONS for person in view.people)


def page_height(scene: Scene) -> int:
    """A tall page is as high as its people need."""
    if scene.shape == "wide":
        return TALLER + MARKS
    return below(scene) + OTHERS * has_others(scene.view) + MARKS_ON_TALL


def below(scene: Scene) -> int:
    """Where the columns end."""
    return -(-scene.view.seats // side_by_side(scene)) * height_of(scene)


def sheet_of(scene: Scene, person: Person, seat: int, built: bool) -> Sheet:
    place = place_of(scene, person, seat)._replace(asked=False, ready=False)
    return Sheet(place, person.used, person.mute, person.pawns, person.cursed, built)


@kept(32)
def block(theme: str, lang: str, what: Sheet, width: int, height: int) -> Picture:
    dress, who = dressed(theme), what.place
    column = Picture.blank(width, height, dress.panel)
    column.frame(dress.panel_line, dress.raised, 4, 4, width - 8, height - 4, 14, 2)
    column.paint(sign(theme, f"portrait-{who.character}", 96), 14, 14)
    column.paint(pawn(theme, f"pawn-{who.character}", who.initial, 36), 84, 78)
    room = width - 136 - (34 if who.first else 0)
    name_on(column, who.name, 122, 40, room, dress.ink, computer_sign("crusoe", theme, who.computer))
    if who.first:
        column.paint(sign(theme, "first", 30), width - 46, 14)
    column.write(say(lang, f"crusoe-{who.character}"), 122, 66, LEAST, dress.faint)
    bits: Bits = (Sign("good-determination"), str(who.determination))
    x = lay(column, theme, bits, 122, 92, 32, dress.ink, 26)
    _state(column, theme, what, x + 10)
    _life(column, theme, who, width)
    _body(column, theme, lang, who)
    step, paint = (HIGHER, _told_at_length) if height > TALL else (STEP, _told)
    for place, name in enumerate(abilities(who.character)):
        top = ABILITIES + place * step
        paint(column, theme, lang, what, name, top, _frame(column, theme, what, name, top, step - 6))
    return column


def abilities(character: str) -> list[str]:
    return [name for name, card in LIBRARY.abilities.items() if card.character == character]


def _state(column: Picture, theme: str, what: Sheet, x: int) -> None:
    """Fewer pawns this round, a curse, a night outside."""
    bits: list[str | Sign] = []
    if what.pawns != 2:
        bits += [str(what.pawns), Sign("pawn")]
    if what.cursed:
        bits.append(Sign("token-reroll"))
    if what.place.outside:
        bits.append(Sign("weather-dry"))
    lay(column, theme, bits, x, 92, 28, dressed(theme).danger)


def _life(column: Picture, theme: str, who: Place, width: int) -> None:
    """The whole life track, the skull at its end."""
    track = CHARACTERS[who.character]
    length = track.hearts + 1
    is_long = length * 30 <= width - 24
    row = length if is_long else (length + 1) // 2
    step = min((width - 28) // row, 36) if not is_long else 32
    size = min(34, step)
    for number in range(1, length + 1):
        kind = "skull" if number > track.hearts else heart(number, who.wounds, track.drops, who.soothed)
        spot = number - 1
        column.paint(sign(theme, kind, size), 14 + spot % row * step, 120 + spot // row * 36 + (18 if is_long else 0))


def _body(column: Picture, theme: str, lang: str, who: Place) -> None:
    """Wounds that come back, and the invention of one's own."""
    dress, own = dressed(theme), CHARACTERS[who.character].own
    x = 16
    for part in PARTS:
        injury = next((each for each in who.injuries if each.part == part), None)
        column.paint(sign(theme, f"injury-{part}-{injury.of}", 34) if injury else faded(theme, part, 34), x, 204)
        x += 38
    column.fill(dress.faint, x + 3, 206, 2, 34)
    column.paint(sign(theme, f"invention-{own}", 36), x + 12, 202)
    words = card_title(lang, own)
    if x + 54 + breadth(words, LEAST) <= column.width - 12:
        column.write(words, x + 54, 229, LEAST, dress.ink)


def _frame(column: Picture, theme: str, what: Sheet, name: str, y: int, height: int) -> str:
    """Of an ability: bright where it can be paid; and the ink within."""
    dress, width, price = dressed(theme), column.width, LIBRARY.abilities[name].use.determination
    if name in what.used or what.mute or what.place.determination < price:
        column.frame(dress.faint, dress.raised, 12, y, width - 24, height, 10, 2)
        return dress.faint
    column.frame(dress.panel_line, dress.panel, 12, y, width - 24, height, 10, 2)
    column.frame(dress.accent, dress.panel, 14, y + 2, width - 28, height - 4, 8, 3)
    return dress.ink


def _price(column: Picture, theme: str, name: str, middle: int, ink: str) -> int:
    """And where it ends."""
    price: Bits = (str(LIBRARY.abilities[name].use.determination), Sign("good-determination"))
    return lay(column, theme, price, 22, middle, 26, ink, 22) + 6


def _told(column: Picture, theme: str, lang: str, what: Sheet, name: str, y: int, ink: str) -> None:
    """Its price and its name, and what it does where a column is broad; ticked once used this round."""
    x = _price(column, theme, name, y + 33, ink)
    is_used, is_broad = name in what.used, column.width >= ROOMY
    room = column.width - 22 - x - (34 if is_used else 0)
    lines = wrapped(say(lang, f"crusoe-ability-{name}-title"), room, LEAST, "bold")[:2]
    if is_broad:
        lines = [*lines[:1], *wrapped(say(lang, f"crusoe-ability-{name}"), room, LEAST)[:2]]
    top = y + 40 - 11 * (len(lines) - 1)
    for row, words in enumerate(lines):
        column.write(words, x, top + row * 22, LEAST, ink, "text" if row and is_broad else "bold")
    if is_used:
        column.paint(sign(theme, "ready", 28), column.width - 50, y + 19)


def _told_at_length(column: Picture, theme: str, lang: str, what: Sheet, name: str, y: int, ink: str) -> None:
    """Its price, or a tick once used this round, and its name; below, what it does."""
    x = _price(column, theme, name, y + 18, ink)
    if name in what.used:
        column.fill(dressed(theme).raised, 20, y + 3, x - 20, 30)
        column.paint(sign(theme, "ready", 26), 24, y + 4)
    column.write(say(lang, f"crusoe-ability-{name}-title"), x, y + 25, LEAST, ink, "bold")
    lines = balanced(say(lang, f"crusoe-ability-{name}"), column.width - 46, LEAST)
    for row, words in enumerate(lines[:3]):
        column.write(words, 23, y + 46 + row * 21, LEAST, ink)


def others(picture: Picture, scene: Scene) -> None:
    """Friday, Jenny and the dog; for one or two players also morale and what it means."""
    view, x, top = scene.view, 4, below(scene)
    for seat, person in enumerate(view.people):
        if person.character in COMPANIONS:
            place = place_of(scene, person, seat)._replace(asked=False)
            picture.paint(small_block(scene.theme.name, scene.lang, place, 190), x, top + 2)
            x += 196
    if view.dog:
        picture.paint(sign(scene.theme.name, "portrait-dog", 96), x + 4, top + 24)
        x += 112
    if scene.shape == "tall":
        x, top = 4, top + OTHERS * has_others(view)
    first = top + (42 if scene.shape == "wide" and has_others(view) else 25)
    lines = wrapped(scene.say("crusoe-people-marks"), picture.width - 24 - x, LEAST)
    for row, words in enumerate(lines[:5]):
        picture.write(words, x + 10, first + row * 25, LEAST, scene.theme.faint)
