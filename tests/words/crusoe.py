"""What Robinson Crusoe can say or ask, counted up from its engine."""

import ast
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, get_type_hints

import msgspec

from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.orders import FOUR, offered
from engine.crusoe.parts import CHARACTERS, COMPANIONS, DOG, FIELDS
from engine.crusoe.plan import ROLLED
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Options, Orders, SeatOrders
from engine.crusoe.target import FIELD_OF
from engine.crusoe.view import CrusoeView
from tests.words.expected import literals, tag
from tests.words.spoken import HOME, assigned, shapes

ENGINE = HOME / "engine" / "crusoe"
DECKS = (
    "events",
    "adventures",
    "mysteries",
    "beasts",
    "wreckage",
    "starting",
    "discoveries",
    "abilities",
    "inventions",
)
KIND = {"starting": "starting-", "discoveries": "discovery-", "abilities": "ability-", "inventions": "invention-"}
"""What stands before a card's own word in a key; the ids of other cards say it themselves."""


def cards() -> Iterator[tuple[str, Any]]:
    """Every card and the stem of its keys."""
    for deck in DECKS:
        for name, card in getattr(LIBRARY, deck).items():
            yield f"crusoe-{KIND.get(deck, '')}{name}", json.loads(msgspec.json.encode(card))


def inside(thing: Any) -> Iterator[dict[str, Any]]:
    """Every struct in a card."""
    if isinstance(thing, dict):
        yield thing
        for each in thing.values():
            yield from inside(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from inside(each)


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(ENGINE.rglob("*.py")))


@cache
def functions() -> dict[str, ast.FunctionDef]:
    return {node.name: node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@cache
def calls(name: str) -> tuple[tuple[ast.Call, ast.AST], ...]:
    """Every call of this name in the engine, with the function it stands in, or the module."""
    scopes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    scopes_and_rest = [*scopes, *(part for tree in trees() for part in tree.body if isinstance(part, ast.Assign))]
    return tuple((node, scope) for scope in scopes_and_rest for node in called(scope, name))


def called(scope: ast.AST, name: str) -> list[ast.Call]:
    """Calls of a function, or of a method."""
    found = [node for node in ast.walk(scope) if isinstance(node, ast.Call)]
    return [node for node in found if name in (getattr(node.func, "id", ""), getattr(node.func, "attr", ""))]


def said_first(name: str, place: int = 0) -> set[str]:
    """The words that stand at this place of all such calls."""
    found = [(node.args[place], scope) for node, scope in calls(name) if len(node.args) > place]
    return {word for node, scope in found for word in shapes(node, scope)}


def questions() -> dict[str, set[str]]:
    """What is asked, and the answers that are words of their own."""
    asked: dict[str, set[str]] = {}
    for name, place in (("ask", 2), ("question", 2), ("Choose", 0)):
        for node, scope in calls(name):
            for what in shapes(node.args[1], scope) if len(node.args) > 1 else ():
                asked.setdefault(what, set()).update(answers(node.args[place], scope))
    for _, card in cards():
        for each in inside(card):
            if each.get("do") == "choose":
                asked.setdefault(each.get("asks", "decide"), set()).update(one["word"] for one in each["options"])
    return {what: words for what, words in asked.items() if "{" not in what}


def answers(node: ast.AST, scope: ast.AST) -> Iterator[str]:
    """The words offered in an expression, in what its names were assigned, or in the function it calls."""
    if isinstance(node, ast.Name):
        for value in assigned(node.id, scope):
            yield from answers(value, scope)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions():
        yield from answers(functions()[node.func.id], functions()[node.func.id])
    for call in (*called(node, "offer"), *called(node, "Option")):
        yield from shapes(call.args[0], scope)
    for part in ast.walk(node):
        inner = part.elts if isinstance(part, ast.Tuple | ast.List) else ()
        for each in (one.value if isinstance(one, ast.Starred) else one for one in inner):
            if isinstance(each, ast.Name):
                yield from answers(each, scope)


def reasons() -> set[str]:
    """Why it can be lost."""
    asked = [keyword.value for node, _ in calls("Demanding") for keyword in node.keywords if keyword.arg == "or_lost"]
    unfed = {word for value in asked for word in shapes(value, ast.Pass())}
    return unfed | {each for each in said_first("lose") if "{" not in each}


def tokens() -> set[str]:
    """Every kind that can lie somewhere."""
    on_cards = {each["token"] for _, card in cards() for each in inside(card) if each.get("do") == "put"}
    put = said_first("Put") | said_first("Scatter") | said_first("Lift") | said_first("put_token", 1)
    return {each for each in on_cards | put if "{" not in each}


def places() -> set[str]:
    """Where tokens lie, but for spaces."""
    at = {each["at"] for _, card in cards() for each in inside(card) if each.get("do") == "put"}
    return at - {"here", "camp"}


def pawns() -> set[str]:
    """Those that only help."""
    return {DOG, "brown", "compass", *(name for name, card in LIBRARY.inventions.items() if card.pawn)}


def option_keys() -> set[str]:
    hints = get_type_hints(Options)
    told = {f"crusoe-{name}-{value}" for name, hint in hints.items() for value in literals(hint)}
    return told - {"crusoe-wreckage-food-crates"} | {
        f"crusoe-option-{name}" for name, hint in hints.items() if [*literals(hint)]
    }


def order_keys() -> set[str]:
    """What may be ordered and what stands, but for places and people."""
    standing = msgspec.structs.asdict(Orders()) | msgspec.structs.asdict(SeatOrders())
    orders = {(order.what, order.word) for order in offered(FOUR, (), (), Orders(), SeatOrders())}
    return {f"crusoe-order-{what}-{word}" for what, word in {*orders, *standing.items()}}


def card_keys() -> set[str]:
    found = set()
    for stem, card in cards():
        found |= {stem, f"{stem}-title"}
        if stem.startswith("crusoe-event-"):
            found |= {f"{stem}-action", f"{stem}-threat"}
        elif card.get("event"):
            found.add(f"{stem}-half")
    signs = {f"crusoe-{scenario}-{sign}" for scenario in SCENARIOS for sign in LIBRARY.discoveries if "sign" in sign}
    return found | signs


def keys() -> set[str]:
    """Everything that must have words."""
    verbs = {f"crusoe-{kind}-{tag(each)}" for each in GAME.choice_for for kind in ("do", "menu", "open", "hint")}
    asked = questions()
    rolled = {kind for kind, field in FIELD_OF.items() if field in ROLLED}
    people = {*CHARACTERS, *COMPANIONS, DOG}
    warned = {each for each in said_first("Warn") if "{" not in each}
    waiting = get_type_hints(CrusoeView)["waiting"]
    return (
        verbs
        | {f"crusoe-did-{tag(each)}" for each in GAME.events}
        | {f"crusoe-asks-{each}" for each in literals(waiting) if each != "over"}
        | {f"crusoe-question-{each}" for each in asked}
        | {f"crusoe-answer-{what}-{word}" for what, answers in asked.items() for word in answers if is_word(word)}
        | {f"crusoe-{kind}-{target}" for target in FIELD_OF for kind in ("to", "done")}
        | {f"crusoe-failed-{target}" for target in rolled}
        | {f"crusoe-token-{each}" for each in tokens()}
        | {f"crusoe-at-{each}" for each in places()}
        | {f"crusoe-pawn-{each}" for each in pawns()}
        | {f"crusoe-{each}" for each in people | set(FIELDS)}
        | {f"crusoe-power-{each}" for each in CHARACTERS}
        | {f"crusoe-warn-{each}" for each in warned}
        | {f"crusoe-{kind}-{each}" for each in SCENARIOS for kind in ("scenario", "choice", "goal")}
        | {f"crusoe-phase-{each}" for each in said_first("begin_phase", 1)}
        | option_keys()
        | order_keys()
        | card_keys()
    )


def is_word(word: str) -> bool:
    """Not a place, a person, an item or a level: those have their own names."""
    return "{" not in word and word not in {"roof", "palisade", "weapons"} | set(CHARACTERS)
