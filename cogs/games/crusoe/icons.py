"""Which drawing stands beside a choice in Robinson Crusoe: where pawns go, who goes, a thing, a good, a die."""

from __future__ import annotations

from typing import Any, Final

from cogs.loaded import Table
from engine.contract import Action
from engine.crusoe.actions import Answer, Assign, Hasten, Lead, Order, Pay, Reroll, Stack, TakeBack, Use
from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import TILES
from engine.crusoe.plan import threat_card
from engine.crusoe.state import Choosing
from engine.crusoe.target import Target
from render.icons import Icon, icon

KINDS: Final = ("", "invention-", "starting-", "discovery-", "source-", "good-", "terrain-", "weather-", "token-")
"""Prefixes of drawings' names: `knife` is drawn as `invention-knife`."""
OF_TARGETS: Final = {
    "cross": "invention-cross",
    "chart": "invention-map",
    "jenny": "scenario-jenny",
    "village": "token-village",
    "city": "token-city",
    "totem": "source-totem",
    "clear": "covered",
    "shelter": "shelter",
    "roof": "roof",
    "palisade": "palisade",
    "weapons": "weapons",
}
"""The drawing of an action that has its own; the others have their field's."""
OF_WORDS: Final = {"mixed": "good-wood", "mixed-2": "good-wood", "wounds": "wound", "heal": "heart"}
"""The drawing of an answer that names no thing by its own word."""
OF_HELPERS: Final = {"brown": "helper-build", "compass": "helper-explore"}
"""The drawing of a pawn that comes from no invention."""
OF_ORDERS: Final = {"camp": "camp", "hungry": "hunger", "morale": "morale", "arrange": "field-arrange"}
OF_KINDS: Final = {"stack": "good-wood", "take-back": "pawn"}


def of_thing(word: str) -> Icon | None:
    """Return the drawing of a person, a card, a source, a good, a terrain or a token."""
    return icon("crusoe", *(f"{kind}{word}" for kind in KINDS)) if word else None


def of_pawn(pawn: str) -> Icon | None:
    """Return a person's face, or a helper's pawn."""
    return icon("crusoe", pawn, f"invention-{pawn}", OF_HELPERS.get(pawn, "pawn"))


def of_target(table: Table, where: Target) -> Icon | None:
    """Return what an action gathers, builds or meets; otherwise its field."""
    match where.kind:
        case "gather":
            return icon("crusoe", f"source-{where.source}", f"good-{where.source}")
        case "build":
            return icon("crusoe", f"invention-{where.item}")
        case "threat":
            return of_threat(threat_card(table.state, where))
        case kind:
            return icon("crusoe", OF_TARGETS.get(kind, f"field-{where.field}"))


def of_threat(card: str) -> Icon | None:
    """Return where a card of the threat field comes from: the wreck, the book, an adventure."""
    if card not in LIBRARY.events:
        return icon("crusoe", "wreckage")
    return icon("crusoe", "book" if LIBRARY.events[card].icon == "book" else "token-adventure")


def of_action(table: Table, action: Action) -> Icon | None:  # noqa: PLR0911 — one a kind
    match action:
        case TakeBack(pawn=pawn) | Lead(pawn=pawn):
            return of_pawn(pawn)
        case Assign(to=where) | Hasten(to=where):
            return of_target(table, where)
        case Pay(goods=goods):
            return of_word(goods)
        case Use(thing=thing):
            return of_thing(thing)
        case Reroll(die=die):
            return icon("crusoe", f"die-{die}")
        case Stack():
            return icon("crusoe", "good-wood")
        case Order(what=what, word=word):
            return of_space(table, word) or icon("crusoe", OF_ORDERS.get(what, ""))
        case Answer(word=word):
            return of_answer(table, word)
    return None


def of_answer(table: Table, word: str) -> Icon | None:  # noqa: PLR0911 — one a question
    """Return what an answer names: the question says how to read its word."""
    asked = table.view().asked
    asks = asked.asks if isinstance(asked, Choosing) else ""
    first, _, last = word.partition("-")
    match asks:
        case "source" | "corral" | "cover" if last:
            return of_thing(last)
        case "token":
            return of_thing(word.rpartition("-")[0])
        case "soothe":
            return of_pawn(first)
        case "halved":
            return icon("crusoe", "good-food" if first == "0" else "good-wood")
        case "tile-to-lay" | "tiles" if first.isdigit():
            return of_thing(TILES[int(first)].terrain)
        case "thrift" | "arrange" | "build" if Target(word).kind:
            return of_target(table, Target(word))
    return of_word(word) or of_space(table, word)


def of_word(word: str) -> Icon | None:
    return icon("crusoe", OF_WORDS[word]) if word in OF_WORDS else of_thing(word)


def of_space(table: Table, space: Any) -> Icon | None:
    """Return the terrain of a place, if its tile is known."""
    tile = table.view().island.get(space)
    return of_thing(TILES[tile].terrain) if tile in TILES else None


def of_value(table: Table, field: str, value: Any) -> Icon | None:
    """Return the drawing of one of several values to choose from."""
    if field == "pawn":
        return of_pawn(str(value))
    if isinstance(value, Target):
        return of_target(table, value)
    return of_word(value) if isinstance(value, str) else None
