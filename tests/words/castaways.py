"""The keys that the pictures and pages of Robinson Crusoe put together, from its engine and its drawings."""

import ast
from collections.abc import Iterator
from typing import get_args

from cogs.games.crusoe.castaways import PASSED
from cogs.games.crusoe.panels import ROLLS
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.gates import WAIVES
from engine.crusoe.land import RESOURCE
from engine.crusoe.outlook import SHORT
from engine.crusoe.parts import CHARACTERS, COMPANIONS, DISCOVERIES, FIELDS, Terrain
from engine.crusoe.planner.advice import Why
from engine.crusoe.planner.tally import MEASURES
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.target import FIELD_OF
from engine.crusoe.too_late import Goal
from engine.crusoe.view import Waiting, view
from engine.play import start
from render.crusoe.company import PARTS
from render.crusoe.ending import NUMBERS
from render.crusoe.goals import AimKind
from render.crusoe.meanings import Word
from render.crusoe.telling import FIELD_TOKENS, GOODS
from tests.words.spoken import HOME, scopes, shapes

LOST = ("death", "time", "lava", "children", "jenny")
LEVELS = ("shelter", "roof", "palisade", "weapons")
NAMED = ("any", "chart", "dog", "clear", "hide", "hunt", "idle", "mixed", "terrain", *LEVELS, *FIELDS)
"""Goods, sources, a terrain, pawns without a task, levels and fields, by themselves in a sentence."""
TOLD = ("telling.py", "words.py", "text.py")
"""Where the position is told: `tell` and `word` put `crusoe-text-` before what they are given."""
WITHOUT_SPACE = {"hunt", *LEVELS, "arrange", "rest", "jenny", "chart"}
"""Where pawns may go without a place on the island being named."""
ON_SPACES = ("fog", "ash", "lava", "totem", "temple", "cross", "village", "burnt", "shortcut", "wither", "minus-pawn")
ON_FIELDS = ("adventure", "reroll", "strength", "block", "plus-wood", "plus-food", "rain", "winter", "storm", "animals")
FILLED = {
    "good-{}": GOODS,
    "die-{}": ("rain", "winter", "animals"),
    "short-{}": SHORT,
    "inventions-{}": ("built", "planned", "possible", "blocked"),
}


def words_of_pages() -> Iterator[str]:
    """Whatever `tell` and `word` are given, told out."""
    for name in TOLD:
        tree = ast.parse((HOME / "render" / "crusoe" / name).read_text("utf-8"))
        for scope in scopes(tree):
            for node in ast.walk(scope):
                match node:
                    case ast.Call(func=ast.Attribute(attr="tell" | "word"), args=[given, *_]):
                        yield from told_out(given, scope)


def told_out(given: ast.AST, scope: ast.AST) -> Iterator[str]:
    for shape in shapes(given, scope):
        for word in FILLED[shape] if "{}" in shape else ("",):
            yield "crusoe-text-" + shape.replace("{}", word)


def warnings() -> Iterator[str]:
    """Everything the outlook warns of."""
    yield from (f"short-{what}" for what in SHORT)
    tree = ast.parse((HOME / "engine" / "crusoe" / "outlook.py").read_text("utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Warn"), args=[ast.Constant(value=str(what)), *_]):
                yield what


def cards(*kinds: str) -> Iterator[str]:
    for kind in kinds:
        yield from getattr(LIBRARY, kind)


def points() -> set[str]:
    """What counts at the end, in any scenario."""
    states = [start(GAME, 2, {"scenario": name}, 1).state for name in SCENARIOS]
    return {name for state in states for name in view(state, None).points}


def keys_of_castaways() -> dict[str, set[str]]:
    """For each shape what it can become."""
    titles = {f"crusoe-{card}-title" for card in cards("events", "adventures", "mysteries", "beasts", "wreckage")}
    for kind, names in (
        ("invention", LIBRARY.inventions),
        ("starting", LIBRARY.starting),
        ("ability", LIBRARY.abilities),
    ):
        titles |= {f"crusoe-{kind}-{name}-title" for name in names}
    people = {*CHARACTERS, *COMPANIONS}
    helpers = [name for name, card in LIBRARY.inventions.items() if card.pawn]
    return {
        "crusoe-power-{}": {f"crusoe-power-{name}" for name in CHARACTERS},
        "crusoe-choice-{}": {f"crusoe-choice-{name}" for name in (*SCENARIOS, "food-crates")},
        "crusoe-ask-{}": {f"crusoe-ask-{each}" for each in (*(each.gate for each in WAIVES), *ROLLS["always"])},
        "crusoe-plan-open-{}": {f"crusoe-plan-open-{why}" for why in get_args(Why)},
        "crusoe-warn-{}": {f"crusoe-warn-{what}" for what in warnings()},
        "crusoe-{}-title": titles | {f"crusoe-discovery-{name}-title" for name in DISCOVERIES},
        "crusoe-{}-action": {f"crusoe-{card}-action" for card in LIBRARY.events},
        "crusoe-{}-threat": {f"crusoe-{card}-threat" for card in LIBRARY.events},
        "crusoe-{}": {
            f"crusoe-{name}" for name in (*cards("wreckage"), *people, *NAMED, *get_args(Terrain), *RESOURCE, *PARTS)
        },
        "crusoe-late-{}": {f"crusoe-late-{goal}" for goal in get_args(Goal)},
        "crusoe-goal-{}": {f"crusoe-goal-{name}" for name in SCENARIOS},
        "crusoe-aim-{}": {f"crusoe-aim-{name}" for name in SCENARIOS},
        "crusoe-day-{}": {f"crusoe-day-{kind}" for kind in FIELD_OF},
        "crusoe-asks-{}": {f"crusoe-asks-{each}" for each in get_args(Waiting) if each != "over"},
        "crusoe-points-{}": {f"crusoe-points-{name}" for name in points()},
        "crusoe-at-{}": {f"crusoe-at-{field}" for field in FIELD_TOKENS},
        "crusoe-pass-{}": {f"crusoe-pass-{waiting}" for waiting in PASSED},
        "crusoe-measure-{}": {f"crusoe-measure-{measure}" for measure in MEASURES},
        "crusoe-pawn-{}": {f"crusoe-pawn-{name}" for name in ("dog", "brown", "compass", *helpers)},
        "crusoe-scenario-{}": {f"crusoe-scenario-{name}" for name in SCENARIOS},
        "crusoe-to-{}": {f"crusoe-to-{kind}" for kind in FIELD_OF},
        "crusoe-token-{}": {f"crusoe-token-{name}" for name in (*ON_SPACES, *ON_FIELDS)},
        "crusoe-invention-{}": {f"crusoe-invention-{name}" for name in LIBRARY.inventions},
        "crusoe-discovery-{}": {f"crusoe-discovery-{name}" for name in DISCOVERIES},
        "crusoe-ability-{}": {f"crusoe-ability-{name}" for name in LIBRARY.abilities},
        "crusoe-ability-{}-title": {f"crusoe-ability-{name}-title" for name in LIBRARY.abilities},
        "crusoe-text-{}": set(words_of_pages()),
        "crusoe-text-goal-{}": {f"crusoe-text-goal-{name}" for name in SCENARIOS},
        "picture-crusoe-waiting-{}": {f"picture-crusoe-waiting-{each}" for each in get_args(Waiting) if each != "over"},
        "picture-crusoe-hint-{}": {f"picture-crusoe-hint-{each}" for each in get_args(Waiting) if each != "planning"},
        "picture-crusoe-aim-{}": {f"picture-crusoe-aim-{kind}" for kind in get_args(AimKind)},
        "picture-crusoe-caption-goal-{}": {f"picture-crusoe-caption-goal-{name}" for name in SCENARIOS},
        "picture-crusoe-caption-{}": {f"picture-crusoe-caption-{name}" for name in GOODS},
        "picture-crusoe-key-{}": {f"picture-crusoe-key-{word}" for word in get_args(Word)},
        "picture-crusoe-win-{}": {f"picture-crusoe-win-{name}" for name in SCENARIOS},
        "picture-crusoe-to-{}": {f"picture-crusoe-to-{kind}" for kind in WITHOUT_SPACE},
        "picture-crusoe-won-{}": {f"picture-crusoe-won-{name}" for name in SCENARIOS},
        "picture-crusoe-lost-{}": {f"picture-crusoe-lost-{reason}" for reason in LOST},
        "picture-crusoe-number-{}": {f"picture-crusoe-number-{name}" for name in NUMBERS},
    }
