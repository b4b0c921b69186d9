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
from render.theme import LEAST, TITLE, WIDTH, dressed

COLUMNS, GRID, HEAD = 6, 24, 44
CARD = (180, 124)
SHELF = 548
EMBLEM = 58
ONE_ROW = 8
TALL = 30


class Made(NamedTuple):
    """An invention as painted."""

    name: str
    state: str
    """`built`, `possible`, `blocked`, or `planned`."""
    needs: Bits
    owner: tuple[str, str] = ("", "")
    """The pawn of whoever alone may build it."""


def cards(picture: Picture, scene: Scene) -> None:
    """Six a row: what is built, what can be, what cannot yet and why."""
    shown = list(inventions(scene))[: 5 * COLUMNS]
    rows = max(4, -(-len(shown) // COLUMNS))
    height = (SHELF - HEAD) // rows - 2
    for place, each in enumerate(shown):
        block = card(scene.theme.name, scene.lang, each, height)
        picture.paint(block, 5 + place % COLUMNS * (CARD[0] + 2), HEAD + place // COLUMNS * (height + 2))


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
def card(theme: str, lang: str, made: Made, height: int) -> Picture:
    dress, width = dressed(theme), CARD[0]
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
    while tall > 14 and width_of(row, tall) > CARD[0] - 18:
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
    theme, view = scene.theme, scene.view
    picture.fill(theme.panel_line, 8, SHELF, WIDTH - 16, 2)
    things = list(at_hand(scene))
    rows = 1 if len(things) <= ONE_ROW else 2
    width = min(128 if rows == 1 else 160, (WIDTH - 150) // max(-(-len(things) // rows), 1))
    paint = thing_block if rows == 1 else small_thing
    for place, each in enumerate(things):
        block = paint(theme.name, each, width)
        picture.paint(block, 8 + place // rows * width, SHELF + 6 + place % rows * 72)
    if not things:
        picture.write(scene.say("crusoe-nothing-at-hand"), 16, SHELF + 80, LEAST, theme.faint)
    if view.next_invention:
        each = Thing(f"invention-{view.next_invention}", scene.card(view.next_invention))
        picture.paint(thing_block(theme.name, each, 128), WIDTH - 134, SHELF + 30)
        picture.write(scene.say("crusoe-next"), WIDTH - 70, SHELF + 28, LEAST, theme.faint, "text", "ms")


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
    if breadth(hint, LEAST) <= WIDTH - 16 - x:
        picture.write(hint, WIDTH - 12, 31, LEAST, theme.faint, "text", "rs")
