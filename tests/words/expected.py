"""The keys every game needs, from its engine: events, actions, refusals, pieces, options, what it waits for."""

import ast
import re
import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

import render
from cogs.behaviour import behaviour_of_game
from cogs.bot import PERMISSIONS
from cogs.daily.deals import DEALS
from cogs.games.crusoe import panels
from cogs.people import preferences
from cogs.table import board, hints, own, shape
from cogs.table.wishes import TIME_LIMITS
from cogs.waiting import reminder, votes
from db import tables
from engine import GAMES, LESSONS
from engine.bridges.parts import RANKS, Race
from engine.contract import Action, Game, kebab, seats_in
from engine.island.asking import Why
from engine.island.events import Cause
from engine.island.parts import LAYOUTS, TILES, TREASURES, Adventurer, Difficulty
from engine.island.view import TileState
from engine.puzzles import LEVELS
from engine.puzzles import Why as WhyNot
from locales import knows
from render.island.panel import SIGNS
from tests.once import once_a_run
from tests.words.castaways import keys_of_castaways
from tests.words.sheets import sheet
from tests.words.spoken import HOME, shapes

SPOKEN = {name: game for name, game in GAMES.items() if [*(HOME / "cogs" / "games").glob(f"{name}*")]}
"""The games that are played in a channel; another has its rules and its words so far."""

PIECES = {"island": frozenset(TILES), "bridges": frozenset({rank for _, rank in RANKS} | {"all", "done"})}
"""What a game's fields name without listing it in their type."""

CARDS = (*TREASURES, "helicopter-lift", "sandbags", "waters-rise")
"""What a hand of the island holds."""

LETTERS = {"island": ("fools-landing", "stone", "statue", "crystal", "chalice")}
"""What the board in words marks by a letter."""


TOOLS = [
    tools for room in (board, own, panels, shape) for name, tools in vars(room).items() if name.startswith("TOOLS")
]
"""The buttons of a table itself, and of one's own board."""
TOOLS_FOR_ONE = [behaviour_of_game("island").tools_for_one]
"""Those that a game offers to each of its people alone."""

OWN_NAMES = {own.name for _, own in preferences.OF_GAMES.values()}
"""What games' own preferences are called where they are saved."""

SWITCHES = {*(word for word, _ in preferences.SWITCHES.values()), "lobbies"}
"""The on/off preferences by the words in their keys."""

BRIDGES_MARKS = ("finished", "lost", "new", "fresh", "legal", "hopeless")
"""What the legend of bridges explains."""

NUMBERS = ("turns", "treasures", "shored", "flooded", "sunk", "water")
"""What the last picture of the island counts."""


OWN_SHEETS = frozenset({"crusoe"})
"""Games whose words lie in files of their own, read by `keys_of_castaways`."""

OWN_IN_HEADLINES = {
    "crusoe": frozenset({"pawns", "lacking", "card", "actor", "action", "lava", "toll", "dying", "wounds"}),
    "island": frozenset({"gate", "sunk_under", "sunk_under_count"}),
    "bridges": frozenset({"own_drawn_count", "own_given_up_count", "name"}),
}
"""What a game adds to what its headlines may tell."""


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def actions(game: Game[Any]) -> list[type[Action]]:
    return list(game.choice_for)


def literals(hint: Any) -> Iterator[str]:
    """The words a type lists, also inside tuples and unions."""
    if get_origin(hint) is Literal:
        yield from (each for each in get_args(hint) if isinstance(each, str))
        return
    for each in get_args(hint):
        yield from literals(each)


def things(game: Game[Any]) -> set[str]:
    """Cards, people, places: what stands in a sentence under its own name. Letters name themselves."""
    if game.name in OWN_SHEETS:
        return set()  # `keys_of_castaways` has them
    kinds = [*game.events, *actions(game)]
    named = {word for kind in kinds for hint in get_type_hints(kind).values() for word in literals(hint)}
    return {f"{game.name}-{each}" for each in named | PIECES.get(game.name, frozenset()) if each.islower()}


def reasons_of_hints(game: Game[Any]) -> set[str]:
    if game.hint is None:
        return set()
    return set(literals(get_type_hints(get_type_hints(game.hint)["return"])["why"]))


def spent_by_hints(game: Game[Any]) -> set[str]:
    """What a hint can tell of a card that it spends; nothing in most games."""
    spent = get_type_hints(get_type_hints(game.hint)["return"])["spent"]
    kinds = [each for each in get_args(spent) if isinstance(each, type) and issubclass(each, Struct)]
    return {field for kind in kinds for field in kind.__struct_fields__}


def structs(hint: Any) -> Iterator[type]:
    """The things of several fields that an event carries, and those inside of them."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
        for inner in get_type_hints(hint).values():
            yield from structs(inner)
    for each in get_args(hint):
        yield from structs(each)


def told_structs(game: Game[Any]) -> dict[str, type[Struct]]:
    kinds = {each for event in game.events for hint in get_type_hints(event).values() for each in structs(hint)}
    return {f"{game.name}-as-{kebab(kind.__name__)}": kind for kind in kinds}


def options(game: Game[Any]) -> set[str]:
    """Each value of an option that is a word, and the line that tells it."""
    hints = get_type_hints(game.options)
    told = {name: [*literals(hint)] for name, hint in hints.items() if get_origin(hint) is not tuple}
    told.pop("asked", None)  # settled by each player for themselves
    if game.name == "island":
        told["layout"] = list(LAYOUTS)
    return {f"{game.name}-{name}-{value}" for name, values in told.items() for value in values} | {
        f"{game.name}-option-{name}" for name, values in told.items() if values
    }


def told_options(game: Game[Any]) -> set[str]:
    """Options of any kind that a lobby has a line for; a deal of the day has its date too."""
    return {key for name in (*get_type_hints(game.options), "date") if knows("en", key := f"{game.name}-option-{name}")}


def lobby_options() -> list[str]:
    """The options that a host can change in a lobby, as their keys begin."""
    return [f"{game}-option-{each.name}" for game in SPOKEN for each in behaviour_of_game(game).lobby_options]


def waiting_kinds(game: Game[Any]) -> set[str]:
    """What a game waits for; once it is over, its last event is the headline."""
    hints = get_type_hints(get_type_hints(game.view)["return"])
    return {f"{game.name}-asks-{each}" for each in literals(hints["waiting"]) if each != "over"}


def view_values(game: Game[Any]) -> set[str]:
    """What a headline may tell of a view: its numbers and words."""
    hints = get_type_hints(get_type_hints(game.view)["return"])
    inner = {f"{name}_{each}" for name, hint in hints.items() for each in plain_of(hint)}
    people = seats_in(get_type_hints(game.view)["return"])
    groups = {f"{name}{ending}" for name in people for ending in ("", "_count") if get_origin(hints[name]) is tuple}
    own = OWN_IN_HEADLINES.get(game.name, frozenset())
    return {name for name, hint in hints.items() if plain(hint)} | inner | groups | own | {"who", "waits", "undo"}


def plain_of(hint: Any) -> set[str]:
    """The same of a thing in a view: its numbers and words."""
    kinds = [each for each in (hint, *get_args(hint)) if isinstance(each, type) and issubclass(each, Struct)]
    return {name for kind in kinds for name, inner in get_type_hints(kind).items() if plain(inner)}


def plain(hint: Any) -> bool:
    if get_origin(hint) in (typing.Union, types.UnionType):
        return any(plain(each) for each in get_args(hint))
    return hint in (int, str) or get_origin(hint) is Literal


def each_lesson(ending: str) -> set[str]:
    """The keys of all games' lessons that end so."""
    return {f"lesson-{game}-{puzzle.number}{ending}" for game, lessons in LESSONS.items() for puzzle in lessons.puzzles}


@cache
def refusals(room: str, kind: str = "Illegal") -> dict[str, frozenset[str]]:
    """Every reason given in a room, with the values it carries wherever it is given."""
    found: dict[str, frozenset[str]] = {}
    place = HOME / room
    for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
        tree = ast.parse(file.read_text("utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef):
                for reason, values in reasons(scope, kind):
                    found[reason] = found.get(reason, values) & values
    return found


def reasons(scope: ast.FunctionDef, kind: str) -> Iterator[tuple[str, frozenset[str]]]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == kind:
            values = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            yield from ((reason, values) for reason in shapes(node.args[0], scope))


def doubts(game: str) -> dict[str, frozenset[str]]:
    """What is asked about once more before it is done, with the values of the question."""
    return refusals(f"engine/{game}", "Doubt")


def refusal_keys() -> set[str]:
    keys = {f"no-{reason}" for reason in refusals_of_all()}
    for game in SPOKEN:
        own = {reason for reason in refusals(f"engine/{game}") if reason not in refusals_of_all()}
        keys |= {f"{game}-no-{reason}" for reason in own}
    return keys


def refusals_of_all() -> dict[str, frozenset[str]]:
    """Those that every game shares."""
    return refusals("engine/play.py") | refusals("engine/puzzles.py") | refusals("cogs")


def ballots() -> set[str]:
    kinds = [(kind, question.answers) for kind, question in votes.KINDS.items()]
    answers = {f"vote-{kind}-{word}" for kind, words in kinds for word in words}
    return answers | {f"vote-{kind}" for kind, _ in kinds} | {f"vote-{kind}-how" for kind, _ in kinds}


def pages(prefix: str) -> set[str]:
    """As many as there are; a page left out would be the last one shown."""
    numbers = sorted(int(found[1]) for key in sheet("en") if (found := re.fullmatch(rf"{prefix}-(\d+)", key)))
    return {f"{prefix}-{number}" for number in range(1, max(len(numbers), 1) + 1)}


def each_game(*endings: str) -> set[str]:
    return {f"{game}-{ending}" for game in SPOKEN for ending in endings}


@once_a_run
def keys_of_shapes() -> dict[str, frozenset[str]]:
    """For the shapes of keys that the code puts together: what they can become."""
    games = SPOKEN.values()
    verbs = {(game.name, tag(kind)) for game in games for kind in actions(game)}
    told = {f"{game.name}-did-{tag(kind)}" for game in games for kind in game.events}
    labels = {f"{game}-do-{verb}" for game, verb in verbs}
    named = set().union(*map(things, games))
    chosen = set().union(*map(options, games))
    asked_for = [name for name, is_asked_for in PERMISSIONS if is_asked_for]
    permissions = ["view_channel" if name == "read_messages" else name for name in asked_for]  # one flag, two names
    found = {
        "{}-{}-{}": told
        | labels
        | set().union(*map(told_structs, games))
        | {key for key in chosen if "-option-" not in key},
        "{}-option-{}": {key for key in chosen if "-option-" in key} | set().union(*map(told_options, games)),
        "{}-{}": named
        | pages("help")
        | pages("help-elsewhere")
        | set().union(*(pages(f"{game}-rules") for game in SPOKEN)),
        "island-{}-{}": {key for key in options(SPOKEN["island"]) if "-option-" not in key},
        "island-{}": things(SPOKEN["island"]),
        "island-{}.letter": {f"island-{each}.letter" for each in LETTERS["island"]},
        "island-{}.the": {f"island-{each}.the" for each in CARDS},
        "island-{}.many": {f"island-{each}.many" for each in CARDS},
        "island-did-{}": {key for key in told if key.startswith("island-")},
        "{}-as-card": {"bridges-as-card"},
        "bridges-{}": things(SPOKEN["bridges"]),
        "daily-aim-{}": {f"daily-aim-{game}" for game in DEALS},
        "day-of-{}": {f"day-of-{game}" for game in DEALS},
        "morning-play-{}": {f"morning-play-{game}" for game in DEALS},
        "picture-bridges-race-{}": {f"picture-bridges-race-{race}" for race in get_args(Race)},
        "picture-island-cause-{}": {f"picture-island-cause-{cause}" for cause in get_args(Cause)},
        "picture-island-of-{}": {f"picture-island-of-{treasure}" for treasure in TREASURES},
        "picture-island-number-{}": {f"picture-island-number-{name}" for name in NUMBERS},
        "tool-{}": {f"tool-{tool}" for tools in (*TOOLS, *TOOLS_FOR_ONE) for tool in tools},
        "crusoe-plan-menu-{}": {f"crusoe-plan-menu-{name}" for name in panels.MENUS},
        "crusoe-open-{}": {f"crusoe-open-{tag(kind)}" for kind in actions(GAMES["crusoe"])},
        "crusoe-tip-{}": {f"crusoe-tip-{why}" for why in reasons_of_hints(GAMES["crusoe"])},
        "tip-{}": {f"tip-{level}" for level in hints.LEVELS},
        "reminder-button-{}": {f"reminder-button-{word}" for word in (*reminder.HELP, "tonight", "later", "not-now")},
        "island-difficulty-{}": {f"island-difficulty-{each}" for each in get_args(Difficulty)},
        "island-do-{}": {key for key in labels if key.startswith("island-")},
        "island-open-{}": {f"island-open-{tag(kind)}" for kind in actions(SPOKEN["island"])},
        "island-odds-{}": {f"island-odds-{cause}" for cause in get_args(Cause)},
        "island-power-{}": {f"island-power-{each}" for each in get_args(Adventurer)},
        "picture-island-power-{}": {f"picture-island-power-{each}" for each in get_args(Adventurer)},
        "island-text-{}": {f"island-text-{state}" for state in get_args(TileState)},
        "picture-island-mark-{}": {f"picture-island-mark-{name}" for name in SIGNS},
        "picture-bridges-mark-{}": {f"picture-bridges-mark-{name}" for name in BRIDGES_MARKS},
        "island-gate-{}": {f"island-gate-{why}" for why in get_args(Why) if why != "as-wished"},
        "island-layout-{}": {f"island-layout-{layout}" for layout in LAYOUTS},
        "{}-menu-{}": {f"{game}-menu-{verb}" for game, verb in verbs},
        "{}-open-{}": {f"{game}-open-{verb}" for game, verb in verbs},
        "{}-hint-{}": {f"{game}-hint-{verb}" for game, verb in verbs},
        "{}-sure-{}": {f"{game}-sure-{reason}" for game in SPOKEN for reason in doubts(game)},
        "{}-anyway-{}": {"crusoe-anyway-deadly"},
        "{}-tip-{}": {f"{game.name}-tip-{why}" for game in games for why in reasons_of_hints(game)},
        "{}-tip-spends": {f"{game.name}-tip-spends" for game in games if game.hint and spent_by_hints(game)},
        "{}-tip-where": {f"{game.name}-tip-where" for game in games if game.hint},
        "{}-asks-{}": set().union(*map(waiting_kinds, games)),
        "picture-{}-name": {f"picture-{game}-name" for game in render.PICTURES},
        "picture-{}-invitation": {f"picture-{game}-invitation" for game in render.PICTURES},
        "puzzle-level-{}": {f"puzzle-level-{level}" for level in LEVELS},
        "lesson-{}-{}": each_lesson(""),
        "lesson-{}-{}-title": each_lesson("-title"),
        "lesson-{}-{}-learned": each_lesson("-learned"),
        "puzzle-why-{}": {f"puzzle-why-{why}" for why in get_args(WhyNot)},
        "{}-title": each_game("title"),
        "{}-pitch": each_game("pitch"),
        "{}-no-{}": {key for key in refusal_keys() if not key.startswith("no-")},
        "no-{}": {key for key in refusal_keys() if key.startswith("no-")},
        "vote-{}": {f"vote-{kind}" for kind in votes.KINDS},
        "vote-{}-how": {f"vote-{kind}-how" for kind in votes.KINDS},
        "vote-{}-{}": {key for key in ballots() if key.count("-") == 2 and not key.endswith("-how")},
        "vote-{}-{}-carried": {
            f"{key}-carried" for key in ballots() if key.count("-") == 2 and not key.endswith("-how")
        },
        "permission-{}": {f"permission-{each.replace('_', '-')}" for each in permissions},
        "without-{}": {f"without-{each.replace('_', '-')}" for each in permissions},
        "preference-{}": {f"preference-{name.replace('_', '-')}" for name in preferences.KINDS},
        "preferences-{}": {f"preferences-{name}" for name in OWN_NAMES},
        "preferences-{}-means": {key for name in OWN_NAMES if knows("en", key := f"preferences-{name}-means")},
        "{}-option-{}-description": {f"{name}-description" for name in lobby_options()},
        "{}-option-{}-means": {key for name in lobby_options() if knows("en", key := f"{name}-means")},
        "time-limit-{}": {f"time-limit-{hours}" for hours in TIME_LIMITS},
        "switch-{}": {f"switch-{name}" for name in SWITCHES},
        "switch-{}-means": {f"switch-{name}-means" for name in SWITCHES},
        "palette-{}": {f"palette-{each}" for each in preferences.PALETTES},
        "lobby-is-{}": {f"lobby-is-{each}" for each in get_args(tables.Status) if each != "lobby"},
        "table-is-{}": {f"table-is-{each}" for each in ("lobby", "paused")},
        **keys_of_castaways(),
    }
    return {shape: frozenset(keys) for shape, keys in found.items()}
