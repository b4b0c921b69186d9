"""The people along the lower edge: pawn, name, hearts with where morale falls, tokens, wounds that come back."""

from __future__ import annotations

from typing import NamedTuple

from engine.crusoe.parts import CHARACTERS, COMPANIONS, JENNY
from engine.crusoe.progress import rescued
from engine.crusoe.state import Injury, Person
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import faded, pawn, sign
from render.crusoe.places import DOG, PERSON
from render.crusoe.scene import Scene
from render.lettering import fitted
from render.naming import computer_sign, name_on
from render.printing import Collage, Piece
from render.theme import ACT, LEAST, dressed

HEART = 27
PORTRAIT = 88
BROAD = 215
"""How wide a place is to bear a portrait."""


class Place(NamedTuple):
    """One person as painted."""

    character: str
    name: str
    initial: str
    wounds: int
    soothed: tuple[int, ...]
    determination: int
    injuries: tuple[Injury, ...]
    first: bool
    ready: bool
    asked: bool
    outside: bool
    away: bool
    """Not with the others yet."""
    risk: int = 0
    """Of a hundred: that they die tonight."""
    computer: bool = False
    """Played by the computer."""


def people(collage: Collage, scene: Scene) -> None:
    """A place for everybody, then one for the dog."""
    theme, boxes = scene.theme.name, scene.places.people
    for seat, (each, box) in enumerate(zip(scene.view.people, boxes, strict=False)):
        block = piece(theme, scene.lang, place_of(scene, each, seat), box.width)
        collage.lay(block, box.x, box.y)
    if scene.view.dog:
        collage.lay(dog(theme), boxes[-1].x, boxes[-1].y)


@kept(128)
def piece(theme: str, lang: str, who: Place, width: int) -> Piece:
    return Piece(block(theme, lang, who, width))


@kept(3)
def dog(theme: str) -> Piece:
    place = Picture.blank(DOG, PERSON, dressed(theme).panel)
    place.paint(sign(theme, "portrait-dog", DOG - 12), 6, 36)
    return Piece(place)


def place_of(scene: Scene, person: Person, seat: int) -> Place:
    view, is_player = scene.view, seat < scene.view.seats
    return Place(
        person.character,
        scene.name_of(person.character),
        scene.initial(person.character),
        person.wounds,
        person.soothed,
        person.determination,
        person.injuries,
        is_player and view.first == seat,
        is_player and view.waiting == "planning" and seat in view.ready,
        is_player and seat in view.waits_for,
        person.outside,
        person.character == JENNY and not rescued(view.progress),
        round(100 * scene.risk(person.character)),
        is_player and seat in scene.computers,
    )


@kept(32)
def block(theme: str, lang: str, who: Place, width: int) -> Picture:
    dress = dressed(theme)
    place = Picture.blank(width, PERSON, dress.panel)
    ground = dress.raised if who.asked else dress.panel
    place.frame(dress.panel_line if who.asked else dress.faint, ground, 3, 5, width - 6, PERSON - 10, 14, 2)
    if who.asked:
        place.frame(dress.accent, ground, 5, 7, width - 10, PERSON - 14, 12, 5)
    if who.character in COMPANIONS:
        _companion(place, theme, who, width)
    else:
        _player(place, theme, lang, who, width)
    return place


def _player(place: Picture, theme: str, lang: str, who: Place, width: int) -> None:
    dress, broad = dressed(theme), width >= BROAD
    left = PORTRAIT + 20 if broad else 14
    if broad:
        place.paint(sign(theme, f"portrait-{who.character}", PORTRAIT), 13, 14)
    place.paint(
        pawn(theme, f"pawn-{who.character}", who.initial, 36), PORTRAIT - 20 if broad else 10, 90 if broad else 92
    )
    right = width - 14
    for mark in ("first",) * who.first + ("ready",) * who.ready:
        place.paint(sign(theme, mark, 28), right - 28, 12)
        right -= 31
    name_on(place, who.name, left, 35, right - left - 2, dress.ink, computer_sign("crusoe", theme, who.computer))
    _hearts(place, theme, who, left - 2, 42, width - left - 12)
    _tokens(place, theme, lang, who, left if broad else 52, width)


def _tokens(place: Picture, theme: str, lang: str, who: Place, x: int, width: int) -> None:
    """Determination, wounds that come back, the night outside; where there is room, who one is."""
    dress = dressed(theme)
    place.paint(sign(theme, "good-determination", 30), x, 96)
    place.write(str(who.determination), x + 34, 119, ACT, dress.ink, "bold")
    x += 38 + round(breadth(str(who.determination), ACT, "bold")) + 4
    marks = [f"injury-{each.part}-{each.of}" for each in who.injuries] + ["weather-dry"] * who.outside
    if who.risk:
        place.paint(sign(theme, "danger", 28), width - 42, 97)
        width -= 34
    step = min(30, (width - 44 - x) // max(len(marks) - 1, 1)) if marks else 0
    for spot, mark in enumerate(marks):
        place.paint(sign(theme, mark, 28), x + spot * step, 97)
    role = say(lang, f"crusoe-{who.character}")
    if not marks and breadth(role, LEAST) <= width - 16 - x:
        place.write(role, width - 15, 118, LEAST, dress.faint, "text", "rs")


def _hearts(place: Picture, theme: str, who: Place, x: int, y: int, room: int) -> None:
    """What is left, what is lost, and where morale falls: one row where there is room, otherwise two."""
    hearts, drops = CHARACTERS[who.character].hearts, CHARACTERS[who.character].drops
    is_long = hearts * HEART <= room
    row = hearts if is_long else (hearts + 1) // 2
    step = min(HEART + 4 if is_long else HEART, room // row)
    for number in range(1, hearts + 1):
        drawing = sign(theme, heart(number, who.wounds, drops, who.soothed), min(30 if is_long else 26, step + 2))
        spot = number - 1
        place.paint(drawing, x + spot % row * step, y + (10 if is_long else spot // row * 26))


def heart(number: int, wounds: int, drops: tuple[int, ...], soothed: tuple[int, ...]) -> str:
    """The drawing of one place on a life track."""
    if number <= wounds:
        return "wound"
    return "heart-drop" if number in drops and number not in soothed else "heart"


def _companion(place: Picture, theme: str, who: Place, width: int) -> None:
    dress = dressed(theme)
    place.write(fitted(who.name, width - 24, ACT, "bold"), 14, 31, ACT, dress.ink, "bold")
    portrait = f"portrait-{who.character}"
    place.paint(faded(theme, portrait, 52, 120) if who.away else sign(theme, portrait, 52), 12, 37)
    place.paint(pawn(theme, f"pawn-{who.character}", "", 26), 48, 64)
    place.paint(sign(theme, "good-determination", 28), 78, 42)
    place.write(str(who.determination), 110, 64, ACT, dress.ink, "bold")
    if who.risk:
        place.paint(sign(theme, "danger", 26), width - 40, 66)
    hearts = COMPANIONS[who.character].hearts
    row = hearts if hearts <= 5 else (hearts + 1) // 2
    step = min(26, (width - 26) // row)
    for spot in range(hearts):
        kind = "wound" if spot < who.wounds else "heart"
        place.paint(sign(theme, kind, min(25, step)), 13 + spot % row * step, 91 + spot // row * 20)


def hearts_of(character: str) -> int:
    """How many wounds somebody can take."""
    return (CHARACTERS.get(character) or COMPANIONS[character]).hearts
