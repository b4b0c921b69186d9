"""The workshop: every invention with what it takes and does, and below it all that is at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import InventionCard
from engine.crusoe.parts import CHARACTERS, Goods
from engine.crusoe.view import CrusoeView
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import Bits, Sign, faded, lay, pawn, sign, width_of
from render.crusoe.names import card_title
from render.crusoe.scene import Scene
from render.crusoe.stores import thing
from render.crusoe.symbols import GOODS, effects, goods, signed
from render.lettering import fitted, wrapped
from render.theme import LEAST, TITLE, dressed

HEAD = 44
SHELF, SHELF_HEIGHT = 548, 152
"""Where the shelf begins on a wide page, and how high it is at least."""
COLUMNS, ROWS, ON_TOP = {"wide": 6, "tall": 4}, {"wide": 5, "tall": 8}, {"wide": 8, "tall": 4}
"""How many cards a row has, how many rows there are at most, and how many things one row of the shelf holds."""
CARD_HEIGHT = 124
"""How high a card is on a tall page."""
ON_A_SHELF = 3
"""So many things a row of a tall page's shelf holds if there are many."""
THING, BESIDE = 72, {"wide": 160, "tall": 190}
"""How high and how wide a thing is whose name stands beside it."""
EMBLEM = 58
TALL = 30


class Made(NamedTuple):
    """An invention as painted."""

    name: str
    state: str
    """`built`, `possible`, `blocked`, or `planned`."""
    needs: Bits
    owner: tuple[str, str] = ("", "")
    """The pawn of whoever alone may build it."""


def page_height(scene: Scene) -> int:
    """A tall page is as high as its cards and things need."""
    if scene.shape == "wide":
        return SHELF + SHELF_HEIGHT
    return shelf_top(scene) + max(SHELF_HEIGHT, THING * shelf_rows(scene) + 12)


def shown(scene: Scene) -> list[Made]:
    return list(inventions(scene))[: COLUMNS[scene.shape] * ROWS[scene.shape]]


def card_rows(scene: Scene) -> int:
    return max(4, -(-len(shown(scene)) // COLUMNS[scene.shape]))


def shelf_top(scene: Scene) -> int:
    return SHELF if scene.shape == "wide" else HEAD + card_rows(scene) * (CARD_HEIGHT + 2)


def shelf_rows(scene: Scene) -> int:
    many = len(list(at_hand(scene)))
    if many <= ON_TOP[scene.shape]:
        return 1
    return 2 if scene.shape == "wide" else -(-many // ON_A_SHELF)


def cards(picture: Picture, scene: Scene) -> None:
    """What is built, what can be, what can't yet and why."""
    columns = COLUMNS[scene.shape]
    width, height = (picture.width - 8) // columns, (shelf_top(scene) - HEAD) // card_rows(scene)
    for place, each in enumerate(shown(scene)):
        block = card(scene.theme.name, scene.lang, each, width - 2, height - 2)
        picture.paint(block, 5 + place % columns * width, HEAD + place // columns * height)


def inventions(scene: Scene) -> Iterator[Made]:
    """Those of the scenario, of the characters, of the board; then what came to the camp another way."""
    view = scene.view
    own = {CHARACTERS[each.character].own: each.character for each in view.people[: view.seats]}
    open_ones = [*view.scenario_inventions, *own, *view.inventions]
    for name in dict.fromkeys([*open_ones, *view.items]):
        owner = (f"pawn-{own[name]}", scene.initial(own[name])) if name in own else ("", "")
        yield Made(name, state_of(view, name), needs(view, LIBRARY.inventions[name]), owner)


def state_of(view: CrusoeView, name: str) -> str:
    if name in view.items and not LIBRARY.inventions[name].again:
        return "built"
    if any(each.line.target in (f"build-{name}", f"{name}") for each in view.plan):
        return "planned"
    is_blocked = any(isinstance(bit, Sign) and bit.struck for bit in needs(view, LIBRARY.inventions[name]))
    return "blocked" if is_blocked else "possible"


def needs(view: CrusoeView, of: InventionCard) -> Bits:
    """Its terrain, items and goods; struck through what is missing."""
    bits: list[str | Sign] = []
    if of.terrain:
        bits.append(Sign(f"land-{of.terrain}", of.terrain not in view.terrains))
    bits += [Sign(f"invention-{name}", name not in view.items) for name in of.needs]
    can_pay = any(view.free.covers(way) for way in of.pays)
    for place, way in enumerate(of.pays):
        bits += ["/"] if place else []
        bits += goods(way) if can_pay else lacking(view.free, way)
    return tuple(bits)


def lacking(free: Goods, price: Goods) -> Iterator[str | Sign]:
    """A price that cannot be paid: struck through is each of its goods that is missing, and no other."""
    for name in GOODS:
        if n := getattr(price, name):
            yield str(n)
            yield Sign(f"good-{name}", not free.covers(Goods(**{name: n})))


def gains(of: InventionCard) -> tuple[Bits, ...]:
    """What it raises, whose pawn it brings, what it does once built."""
    groups: list[Bits] = [
        (signed(n), Sign(what))
        for what, n in (("roof", of.roof), ("palisade", of.palisade), ("weapons", of.weapons))
        if n
    ]
    helpers = [field for field in of.pawn if field in ("build", "gather", "explore", "hunt")]
    if of.pawn:
        groups.append(("+1", *(Sign(f"pawn-helper-{field}") for field in helpers or ["explore"])))
    return (*groups, *(group for group in effects(of.built) if group != (Sign("adventure"),)))


@kept(128)
def card(theme: str, lang: str, made: Made, width: int, height: int) -> Picture:
    dress = dressed(theme)
    block = Picture.blank(width, height, dress.panel)
    line = {"built": dress.good, "possible": dress.panel_line, "planned": dress.panel_line}.get(made.state, dress.faint)
    ground = dress.panel if made.state == "blocked" else dress.raised
    block.frame(line, ground, 1, 1, width - 2, height - 2, 10, 3 if made.state == "built" else 2)
    if made.state in ("possible", "planned"):
        block.frame(dress.accent, ground, 3, 3, width - 6, height - 6, 8, 4)
    of = LIBRARY.inventions[made.name]
    emblem = f"invention-{made.name}"
    block.paint(faded(theme, emblem, EMBLEM, 150) if made.state == "blocked" else sign(theme, emblem, EMBLEM), 9, 9)
    words = wrapped(card_title(lang, made.name), width - 76, LEAST, "bold")
    ink = dress.faint if made.state == "blocked" else dress.ink
    for row, each in enumerate(words[:3]):
        block.write(each, 70, 28 + row * 21, LEAST, ink, "bold")
    if made.state == "built":
        block.paint(sign(theme, "ready", 26), 46, 46)
    elif made.owner[0]:
        block.paint(pawn(theme, *made.owner, 26), 46, 46)
    _needs_and_gains(block, theme, made, of, height)
    return block


def _needs_and_gains(block: Picture, theme: str, made: Made, of: InventionCard, height: int) -> None:
    """In one row: what it takes, an arrow, what it gives; in smaller signs where they are many."""
    ink = dressed(theme).ink
    takes = made.needs if made.state != "built" else ()
    gives = tuple(bit for group in gains(of) for bit in group)
    row: Bits = (*takes, *([Sign("arrow")] if takes and gives else []), *gives)
    tall = TALL
    while tall > 14 and width_of(row, tall) > block.width - 18:
        tall -= 2
    lay(block, theme, row, 10, height - 25, tall, ink)


# What is at hand


class Thing(NamedTuple):
    """A card or token at hand."""

    name: str
    words: str
    uses: int = 0
    many: int = 1


def shelf(picture: Picture, scene: Scene) -> None:
    """Discoveries, starting items and treasures by name; at the end the invention that would be drawn next."""
    theme, view, top, end = scene.theme, scene.view, shelf_top(scene), picture.width
    picture.fill(theme.panel_line, 8, top, end - 16, 2)
    things, rows = list(at_hand(scene)), shelf_rows(scene)
    most = 128 if rows == 1 else BESIDE[scene.shape]
    width = min(most, (end - 150) // max(-(-len(things) // rows), 1))
    paint = thing_block if rows == 1 else small_thing
    for place, each in enumerate(things):
        block = paint(theme.name, each, width)
        picture.paint(block, 8 + place // rows * width, top + 6 + place % rows * THING)
    if not things:
        picture.write(scene.say("crusoe-nothing-at-hand"), 16, top + 80, LEAST, theme.faint)
    if view.next_invention:
        each = Thing(f"invention-{view.next_invention}", scene.card(view.next_invention))
        picture.paint(thing_block(theme.name, each, 128), end - 134, top + 30)
        picture.write(scene.say("crusoe-next"), end - 70, top + 28, LEAST, theme.faint, "text", "ms")


def at_hand(scene: Scene) -> Iterator[Thing]:
    view = scene.view
    for name in dict.fromkeys(view.discoveries):
        yield Thing(f"discovery-{name}", scene.card(name), many=view.discoveries.count(name))
    for each in view.kept:
        yield Thing(thing(each), scene.card(each.card), each.uses)


@kept(64)
def thing_block(theme: str, what: Thing, width: int) -> Picture:
    dress = dressed(theme)
    block = Picture.blank(width, 118, dress.panel)
    size = min(50, width - 4)
    x = (width - size) // 2
    block.paint(sign(theme, what.name, size), x, 2)
    if what.many > 1:
        block.write(f"×{what.many}", x + size - 6, 46, LEAST, dress.label, "bold", "ls", dress.label_line)
    for dot in range(what.uses):
        block.frame(dress.label_line, dress.accent, x + size // 2 - 13 + dot * 14, 48, 12, 12, 6, 1)
    for row, line in enumerate(wrapped(what.words, width - 6, LEAST)[:2]):
        block.write(line, width / 2, 80 + row * 22, LEAST, dress.ink, "text", "ms")
    return block


@kept(64)
def small_thing(theme: str, what: Thing, width: int) -> Picture:
    """Its words beside it, where there are many."""
    dress = dressed(theme)
    block = Picture.blank(width, 70, dress.panel)
    block.paint(sign(theme, what.name, 44), 2, 4)
    if what.many > 1:
        block.write(f"×{what.many}", 30, 48, LEAST, dress.label, "bold", "ls", dress.label_line)
    for dot in range(what.uses):
        block.frame(dress.label_line, dress.accent, 10 + dot * 14, 50, 12, 12, 6, 1)
    for row, line in enumerate(wrapped(what.words, width - 52, LEAST)[:3]):
        block.write(line, 50, 22 + row * 21, LEAST, dress.ink)
    return block


def title(picture: Picture, scene: Scene) -> None:
    """The page's name, and the goods one builds with."""
    theme = scene.theme
    words = scene.say("crusoe-workshop")
    picture.write(fitted(words, 420, TITLE, "title"), 12, 33, TITLE, theme.ink, "title")
    x = 30 + round(breadth(words, TITLE, "title"))
    for name in ("wood", "hide", "food"):
        free = scene.view.free
        amount = free.meals if name == "food" else getattr(free, name)
        x = lay(picture, theme.name, (Sign(f"good-{name}"), str(amount)), x, 22, 30, theme.ink, 24) + 14
    hint = say(scene.lang, "picture-crusoe-workshop-marks")
    if breadth(hint, LEAST) <= picture.width - 16 - x:
        picture.write(hint, picture.width - 12, 31, LEAST, theme.faint, "text", "rs")
