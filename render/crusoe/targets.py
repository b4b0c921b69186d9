"""Where pawns go, as a sign and a few words; and how likely it turns out well."""

from __future__ import annotations

from typing import NamedTuple

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import DICE
from engine.crusoe.plan import field_of, kind_of, rest_of, source_of, space_of
from engine.crusoe.view import CrusoeView, PlanLine
from render.crusoe.scene import Scene, card_title

LEVELS = ("shelter", "roof", "palisade", "weapons")


class Odds(NamedTuple):
    """Of a hundred: success, a wound, an adventure; nothing where it is sure."""

    success: int
    wound: int
    adventure: int


def sign_of(view: CrusoeView, target: str) -> str:
    """The drawing that stands for a target."""
    kind = kind_of(target)
    if kind == "gather":
        return f"source-{source}" if (source := source_of(target)) != "food" else "good-food"
    if kind == "build":
        return f"invention-{rest_of(target)}"
    if kind == "threat":
        return threat_sign(threat_card(view, target))
    return {
        "cross": "invention-cross",
        "chart": "invention-map",
        "jenny": "scenario-jenny",
        "village": "token-village",
        "city": "token-city",
        "totem": "source-totem",
        "clear": "covered",
        **{level: level for level in LEVELS},
    }.get(kind, f"field-{field_of(target)}")


def threat_card(view: CrusoeView, target: str) -> str:
    return view.threats[0 if rest_of(target) == "left" else 1]


def threat_sign(card: str) -> str:
    """Whence a card in the threat field came: the wreck, the book, an adventure's field."""
    if card not in LIBRARY.events:
        return "wreckage"
    icon = LIBRARY.events[card].icon
    return "book" if icon == "book" else f"token-adventure-{icon}"


def words_of(scene: Scene, target: str) -> str:
    """A target in a few words; the sign says the verb."""
    kind, lang = kind_of(target), scene.lang
    if kind in ("gather", "explore", "village", "city", "totem", "cross", "clear"):
        return space_of(target)
    if kind == "build":
        return card_title(lang, rest_of(target))
    if kind == "threat":
        return card_title(lang, threat_card(scene.view, target))
    return scene.say(f"crusoe-to-{kind}")


def odds(scene: Scene, line: PlanLine) -> Odds | None:
    """As worked out beforehand; otherwise what the dice alone say."""
    if line.certain:
        return None
    known = scene.outlook.lines if scene.outlook else ()
    told = next((each for each in known if each.target == line.line.target), None)
    if told is not None:
        return Odds(*(round(100 * chance) for chance in (told.success, told.wound, told.adventure)))
    dice = DICE[field_of(line.line.target)]
    return Odds(*(round(100 * dice[die].count(die) / 6) for die in ("success", "wound", "adventure")))


def lacks(line: PlanLine) -> int:
    """How many pawns a line still wants."""
    return max(0, line.needed - len(line.line.pawns))
