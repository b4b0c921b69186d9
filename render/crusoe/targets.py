"""Where pawns go, as a sign and a few words; and how likely it turns out well."""

from __future__ import annotations

from typing import NamedTuple

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import DICE
from engine.crusoe.target import Target
from engine.crusoe.view import CrusoeView, PlanLine
from render.crusoe.names import card_title, threat_card
from render.crusoe.scene import Scene

LEVELS = ("shelter", "roof", "palisade", "weapons")


class Odds(NamedTuple):
    """Of a hundred: success, a wound, an adventure; nothing where it is sure."""

    success: int
    wound: int
    adventure: int


def sign_of(view: CrusoeView, target: Target) -> str:
    """The drawing that stands for a target."""
    kind = target.kind
    if kind == "gather":
        return f"source-{source}" if (source := target.source) != "food" else "good-food"
    if kind == "build":
        return f"invention-{target.item}"
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
    }.get(kind, f"field-{target.field}")


def threat_sign(card: str) -> str:
    """Whence a card in the threat field came: the wreck, the book, an adventure's field."""
    if card not in LIBRARY.events:
        return "wreckage"
    icon = LIBRARY.events[card].icon
    return "book" if icon == "book" else f"token-adventure-{icon}"


def words_of(scene: Scene, target: Target) -> str:
    """A target in a few words; the sign says the verb."""
    kind, lang = target.kind, scene.lang
    if kind in ("gather", "explore", "village", "city", "totem", "cross", "clear"):
        return target.space
    if kind == "build":
        return card_title(lang, target.item)
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
    dice = DICE[line.line.target.field]
    return Odds(*(round(100 * dice[die].count(die) / 6) for die in ("success", "wound", "adventure")))


def lacks(line: PlanLine) -> int:
    """How many pawns a line still wants."""
    return max(0, line.needed - len(line.line.pawns))
