"""Small boxes on the sea: the decks, tokens on the action fields, what tonight brings."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from engine.crusoe.outlook import GRAVE, Outlook
from engine.crusoe.parts import CITY, Deck
from engine.crusoe.people import group
from engine.crusoe.view import CrusoeView
from render.canvas import Picture, kept
from render.crusoe.bits import Bit, Bits, Sign, lay, sign, width_of
from render.crusoe.places import Box
from render.crusoe.scene import Scene
from render.theme import dressed

DECKS, FIELDS, TONIGHT = Box(4, 6, 84, 130), Box(556, 6, 156, 124), Box(556, 320, 156, 132)
"""Where the sea is free."""
SHOWN_DECKS: tuple[tuple[str, Deck], ...] = (("beast", "hunt"), ("tiles", "tiles"), ("event", "event"))
SHOWN_FIELDS = ("build", "gather", "explore", "arrange")
LINE = 30
COUNT = 24
WORTH_TELLING = 10
SMALLEST = 18


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
        evening=None if scene.view.outcome else evening(scene),
    )


def boxes(sea: Picture, theme: str, what: Nearby) -> None:
    """Three small boxes; none where the fields are clear, or where no night comes any more."""
    sea.paint(deck_block(theme, what.counts, what.danger), DECKS.x, DECKS.y)
    if what.lying:
        block = field_block(theme, what.lying)
        sea.paint(block, *((4, sea.height - 4 - block.height) if what.low else (FIELDS.x, FIELDS.y)))
    if what.evening:
        sea.paint(evening_block(theme, what.evening), TONIGHT.x, TONIGHT.y)


@kept(64)
def deck_block(theme: str, counts: tuple[int, ...], danger: bool) -> Picture:
    """The backs of the decks, each with its count; danger lies by the beasts."""
    dress, block = dressed(theme), _ground(theme, DECKS)
    for place, ((back, _), count) in enumerate(zip(SHOWN_DECKS, counts, strict=True)):
        y = 4 + place * 41
        block.paint(sign(theme, f"back-{back}", 32), 7, y + 1)
        block.write(str(count), 58, y + 30, COUNT, dress.ink if count else dress.faint, "bold", "ms")
    if danger:
        block.paint(sign(theme, "token-strength", 24), 25, 22)
    return block


@kept(64)
def field_block(theme: str, lying: tuple[tuple[str, tuple[str, ...]], ...]) -> Picture:
    longest = max(len(kinds) for _, kinds in lying)
    block = _ground(theme, Box(0, 0, min(FIELDS.width, 46 + 29 * longest), 6 + LINE * len(lying)))
    for place, (field, kinds) in enumerate(lying):
        y = 4 + place * LINE
        block.paint(sign(theme, f"field-{field}", 26), 8, y + 1)
        for spot, kind in enumerate(kinds):
            name = f"token-adventure-{field}" if kind == "adventure" else f"token-{kind}"
            block.paint(sign(theme, name, 28), 38 + spot * 29, y)
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
    return f"{round(100 * chance)} %"


@kept(64)
def evening_block(theme: str, what: Evening) -> Picture:
    """The sky; meals and the bed; below, the worst that may come of it."""
    dress, block = dressed(theme), _ground(theme, TONIGHT)
    tall = 32
    while tall > SMALLEST and width_of(what.sky, tall, 22) > TONIGHT.width - 16:
        tall -= 2
    lay(block, theme, what.sky, 8, 24, tall, dress.ink, 22)
    short = what.fed < what.meals
    figures = f"{min(what.fed, what.meals)}/{what.meals}"
    meals: dict[Eaten, Bit] = {"no": figures, "hungry": Sign("hunger"), "yes": Sign("ready")}
    lay(block, theme, (Sign("good-food"), meals[what.eaten]), 8, 62, 30, dress.danger if short else dress.ink, 24)
    lay(block, theme, (Sign("shelter", struck=not what.sheltered),), TONIGHT.width - 46, 62, 34, dress.ink)
    worst = what.grave or hunger(what.hungry) or (() if what.slept else bed(what.sheltered))
    lay(block, theme, worst, 8, 104, 32, dress.danger, 24)
    return block


def hunger(chance: int) -> Bits:
    return (Sign("hunger"), f"{chance} %") if chance >= WORTH_TELLING else ()


def bed(sheltered: bool) -> Bits:
    """In a shelter one sleeps well; without one everybody is wounded."""
    return (Sign("field-rest"), Sign("ready")) if sheltered else ("−1", Sign("heart"), Sign("all"))
