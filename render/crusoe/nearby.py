"""Small boxes on the sea: the decks, tokens on the actions, items at hand, what tonight brings."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from engine.crusoe.outlook import GRAVE, Outlook
from engine.crusoe.parts import CITY, Deck
from engine.crusoe.people import group
from engine.crusoe.view import CrusoeView
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import Bit, Bits, Sign, lay, sign, width_of
from render.crusoe.places import Box
from render.crusoe.scene import Scene
from render.crusoe.stores import Things, at_hand
from render.lettering import fitted
from render.theme import ACT, LEAST, dressed

DECKS, FIELDS, TONIGHT = Box(4, 4, 84, 136), Box(556, 6, 156, 124), Box(556, 314, 156, 138)
ITEMS, LOW_ITEMS = Box(632, 138, 80, 168), Box(632, 190, 80, 118)
"""Where the sea is free; the items lie lower where land is above them."""
SHOWN_DECKS: tuple[tuple[str, Deck], ...] = (("beast", "hunt"), ("tiles", "tiles"), ("event", "event"))
SHOWN_FIELDS = ("build", "gather", "explore", "arrange")
LINE, SMALL_LINE, FEW_FIELDS = 36, 30, 3
"""How high a field's line is: while there are few, and else."""
COUNT = 25
WORTH_TELLING = 10
SMALLEST = 18
ITEM, SMALL_ITEM, FEW = 35, 23, 6
"""How large an item is: while there are few, and else."""
DANGER = (44, 44)
"""How large tonight's danger is: its signs, its figures."""


def _ground(theme: str, box: Box) -> Picture:
    dress, ground = dressed(theme), Picture.blank(box.width, box.height)
    ground.frame(dress.panel_line, dress.panel, 0, 0, box.width, box.height, 12, 2)
    return ground


Eaten: TypeAlias = Literal["no", "hungry", "yes"]
"""How far a night's meal is; `hungry`: the food is gone, and somebody has none."""


class Evening(NamedTuple):
    """What tonight's box is painted from."""

    sky: Bits
    meals: int
    eaters: int
    fed: int
    """Food there is for them, and meals that the plan is sure of."""
    hungry: int
    """Of a hundred: that somebody goes without."""
    sheltered: bool
    grave: Bits = ()
    eaten: Eaten = "no"
    slept: bool = False


class Nearby(NamedTuple):
    """What the boxes on the sea are painted from."""

    counts: tuple[int, ...]
    danger: bool
    lying: tuple[tuple[str, tuple[str, ...]], ...]
    low: bool
    """The fields' tokens lie below, for there is land where they usually are."""
    things: Things
    evening: Evening | None
    """None once the game has ended."""


def nearby(scene: Scene) -> Nearby:
    """How many beasts, tiles, events there are; what lies on the fields; what tonight brings."""
    tokens = scene.view.tokens
    lying = ((field, tuple(sorted(each.kind for each in tokens if each.at == field))) for field in SHOWN_FIELDS)
    return Nearby(
        counts=tuple(scene.view.decks[deck] for _, deck in SHOWN_DECKS),
        danger=any(each.kind == "strength" and each.at == "hunt" for each in tokens),
        lying=tuple((field, kinds) for field, kinds in lying if kinds),
        low=CITY in scene.view.island,
        things=at_hand(scene.view),
        evening=None if scene.view.outcome else evening(scene),
    )


def boxes(sea: Picture, theme: str, lang: str, what: Nearby) -> None:
    """Small boxes; none where there is nothing to tell."""
    sea.paint(deck_block(theme, lang, what.counts, what.danger), DECKS.x, DECKS.y)
    if what.lying:
        block = field_block(theme, lang, what.lying)
        sea.paint(block, *((4, sea.height - 4 - block.height) if what.low else (FIELDS.x, FIELDS.y)))
    if what.things:
        box = LOW_ITEMS if what.low else ITEMS
        sea.paint(item_block(theme, lang, what.things, box), box.x, box.y)
    if what.evening:
        sea.paint(evening_block(theme, lang, what.evening), TONIGHT.x, TONIGHT.y)


@kept(64)
def deck_block(theme: str, lang: str, counts: tuple[int, ...], danger: bool) -> Picture:
    """The backs of the decks, each with its count and its name; danger lies by the beasts."""
    dress, block = dressed(theme), _ground(theme, DECKS)
    words = (say(lang, "picture-crusoe-caption-beasts"), say(lang, "picture-crusoe-caption-tiles"))
    names = (*words, say(lang, "picture-crusoe-caption-events"))
    for place, ((back, _), name, count) in enumerate(zip(SHOWN_DECKS, names, counts, strict=True)):
        y = 3 + place * 44
        if place:
            block.fill(dress.faint, 8, y, DECKS.width - 16, 1)
        block.write(fitted(name, DECKS.width - 8, LEAST), DECKS.width / 2, y + 17, LEAST, dress.faint, "text", "ms")
        block.paint(sign(theme, f"back-{back}", 16), 20, y + 19)
        block.write(str(count), 54, y + 40, COUNT, dress.ink if count else dress.faint, "bold", "ms")
    if danger:
        block.paint(sign(theme, "token-strength", 18), 8, 26)
    return block


@kept(64)
def field_block(theme: str, lang: str, lying: tuple[tuple[str, tuple[str, ...]], ...]) -> Picture:
    """What lies on the actions: each by its name, or by its sign where there is much."""
    line = LINE if len(lying) <= FEW_FIELDS else SMALL_LINE
    longest, names = max(len(kinds) for _, kinds in lying), [say(lang, f"crusoe-{field}") for field, _ in lying]
    broadest = round(max(breadth(name, LEAST, "bold") for name in names))
    is_named = broadest + 22 + line * longest <= FIELDS.width
    left = broadest + 14 if is_named else 38
    block = _ground(theme, Box(0, 0, min(FIELDS.width, left + 8 + line * longest), 6 + line * len(lying)))
    for place, ((field, kinds), name) in enumerate(zip(lying, names, strict=True)):
        y = 3 + place * line
        if is_named:
            block.write(name, 9, y + line // 2 + 7, LEAST, dressed(theme).ink, "bold")
        else:
            block.paint(sign(theme, f"field-{field}", 26), 8, y + (line - 26) // 2)
        for spot, kind in enumerate(kinds):
            token = f"token-adventure-{field}" if kind == "adventure" else f"token-{kind}"
            block.paint(sign(theme, token, line - 1), left + spot * line, y)
    return block


@kept(64)
def item_block(theme: str, lang: str, things: Things, box: Box) -> Picture:
    """Discoveries, starting items and treasures, closer together where there are many; a dot for each use."""
    columns, size = (2, ITEM) if len(things) <= FEW else (3, SMALL_ITEM)
    dress, rows = dressed(theme), -(-len(things) // columns)
    step = min(size + 6, (box.height - 32 - size) // max(rows - 1, 1))
    block = _ground(theme, Box(0, 0, box.width, min(box.height, 32 + size + (rows - 1) * step)))
    words = say(lang, "picture-crusoe-caption-items")
    block.write(fitted(words, box.width - 8, LEAST), box.width / 2, 21, LEAST, dress.ink, "text", "ms")
    for place, (name, uses) in enumerate(things):
        x, y = 4 + place % columns * (size + 1), 27 + place // columns * step
        block.paint(sign(theme, name, size), x, y)
        for dot in range(uses):
            block.frame(dress.label_line, dress.accent, x + size // 2 - 11 + dot * 11, y + size - 8, 11, 11, 5, 1)
    return block


# Tonight


def evening(scene: Scene) -> Evening:
    view = scene.view
    if eaten(view) != "no":
        return Evening(sky_bits(view), 0, 0, 0, 0, view.sheltered, grave(scene), eaten(view), slept=view.slept)
    eaters = len(people_to_feed(view))
    return Evening(
        sky_bits(view),
        eaters + view.children,
        eaters,
        view.free.meals + sure_beside(view, scene.outlook),
        round(100 * scene.shortfall("meal")),
        view.sheltered,
        grave(scene),
    )


def eaten(view: CrusoeView) -> Eaten:
    if view.eaten:
        return "yes"
    return "hungry" if getattr(view.asked, "asks", "") == "hungry" else "no"


def people_to_feed(view: CrusoeView) -> list[str]:
    """Whoever wants a meal tonight."""
    table: Any = view  # a view shows all that the rule reads
    return [each.character for each in group(table) if not each.outside]


def sure_beside(view: CrusoeView, outlook: Outlook | None) -> int:
    """Meals that are sure tonight, beside the food that is there; where somebody has worked it out."""
    if outlook is None:
        return 0
    sure = sum(chance >= 1 for chance in outlook.meals)
    if sure == outlook.eaters and not (outlook.short["food"] or outlook.short["meal"]):
        sure += view.children  # what they want is paid first, and not counted as a meal
    return max(0, sure - view.free.meals)


def sky_bits(view: CrusoeView) -> Bits:
    """Clouds that are known, else the dice to be rolled; then the tokens of the weather."""
    known = view.sky or view.forecast
    tokens = tuple(
        Sign("die-animals" if token.kind == "animals" else f"weather-{token.kind}")
        for token in view.tokens
        if token.at == "weather"
    )
    if known is None:
        dice = tuple(Sign(f"die-{die}") for die in view.weather_dice)
        return (*dice, *tokens) or (Sign("weather-dry"),)
    clouds: Bits = ()
    for cloud, n in (("rain", known.rain), ("winter", known.winter)):
        clouds += (str(n), Sign(f"weather-{cloud}")) if n else ()
    if known.animals and known.animals != "blank":
        clouds += (Sign("die-animals"),)
    return (*clouds, *(tokens if view.sky is None else ())) or (Sign("weather-dry"),)


def grave(scene: Scene) -> Bits:
    """Who may die tonight, and how likely; where somebody has worked it out."""
    who = max((each.character for each in scene.view.people), key=scene.risk)
    if scene.risk(who) < GRAVE:
        return ()
    return (Sign("danger"), Sign(f"pawn-{who}", letter=scene.initial(who)), percent(scene.risk(who)))


def percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


@kept(64)
def evening_block(theme: str, lang: str, what: Evening) -> Picture:
    """The sky; meals and the bed; below, large, the worst that may come of it."""
    dress, block = dressed(theme), _ground(theme, TONIGHT)
    words = fitted(say(lang, "picture-crusoe-caption-tonight"), TONIGHT.width - 16, LEAST, "bold")
    block.write(words, 9, 22, LEAST, dress.ink, "bold")
    tall = 26
    while tall > SMALLEST and width_of(what.sky, tall, LEAST) > TONIGHT.width - 16:
        tall -= 1
    lay(block, theme, what.sky, 8, 43, tall, dress.ink)
    short = what.fed < what.meals
    figures = f"{min(what.fed, what.meals)}/{what.meals}"
    meals: dict[Eaten, Bit] = {"no": figures, "hungry": Sign("hunger"), "yes": Sign("ready")}
    lay(block, theme, (Sign("good-food"), meals[what.eaten]), 8, 73, 30, dress.danger if short else dress.ink, ACT)
    lay(block, theme, (Sign("shelter", struck=not what.sheltered),), TONIGHT.width - 44, 70, 34, dress.ink)
    worst = what.grave or hunger(what.hungry) or (() if what.slept else bed(what.sheltered))
    tall, size = DANGER if width_of(worst, *DANGER) <= TONIGHT.width - 16 else (36, 34)
    lay(block, theme, worst, (TONIGHT.width - width_of(worst, tall, size)) // 2, 112, tall, dress.danger, size)
    return block


def hunger(chance: int) -> Bits:
    return (Sign("hunger"), f"{chance}%") if chance >= WORTH_TELLING else ()


def bed(sheltered: bool) -> Bits:
    """In a shelter one sleeps well; without one everybody is wounded."""
    return (Sign("field-rest"), Sign("ready")) if sheltered else ("−1", Sign("heart"), Sign("all"))
