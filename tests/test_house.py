"""The rooms of the house: who may import whom, and what is absent on purpose."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

from cogs import graph
from cogs.talk.answer import Answer, Interaction

HOUSE = Path(__file__).parent.parent
ROOMS = ("engine", "locales", "db", "render", "cogs")

OUR_OWN = {
    "engine": set(),
    "locales": set(),
    "db": set(),
    "render": {"engine", "locales"},
    "cogs": {"engine", "locales", "db", "render"},
}
FROM_OUTSIDE = {
    "engine": {"msgspec"},
    "locales": {"fluent", "babel"},
    "db": {"aiosqlite", "psycopg", "msgspec"},
    "render": {"msgspec"},
    "cogs": {"discord", "msgspec", "prometheus_client"},
}
"""Beside the standard library; msgspec's structs are what views and rows are made of."""

ONE_PLACE = {
    "PIL": ("render/canvas.py", "render/printing.py"),
    "isal": ("render/printing.py",),
    "aiohttp": ("cogs/operator/measures.py", "cogs/talk/answer.py"),
    "dotenv": ("db/__main__.py",),
    "sentry_sdk": ("cogs/operator/sentry.py",),
}
"""The only files that may import these."""

ABSENT = {"utils", "helpers", "common", "core", "base", "manager", "service", "models"}

CITED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+")

CLOCKS = {"now", "utcnow", "today", "time", "time_ns", "monotonic", "perf_counter"}


def files(room: str) -> list[Path]:
    return sorted((HOUSE / room).rglob("*.py"))


EVERY_FILE = [(room, file) for room in ROOMS for file in files(room) if file.stat().st_size]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imports(file: Path) -> frozenset[str]:
    """The full names of the modules a file imports, wherever in it."""
    found: set[str] = set()
    for part in ast.walk(parsed(file)):
        if isinstance(part, ast.Import):
            found |= {name.name for name in part.names}
        elif isinstance(part, ast.ImportFrom):
            assert not part.level, f"{file}: imports name their room"
            found |= {f"{part.module}.{name.name}" for name in part.names}
    return frozenset(found)


def test_each_room_imports_what_it_may():
    """The table of the house."""
    for room, file in EVERY_FILE:
        may = OUR_OWN[room] | ({"engine"} if file == HOUSE / "db" / "__main__.py" else set())
        for name in imports(file):
            top = name.partition(".")[0]
            if top in ROOMS:
                assert top == room or top in may, f"{room} imports {name}"
            elif top not in sys.stdlib_module_names:
                where = ONE_PLACE.get(top)
                if where is None:
                    assert top in FROM_OUTSIDE[room], f"{room} imports {name}"
                else:
                    assert str(file.relative_to(HOUSE)).startswith(where), f"{name} belongs to {where}"


def test_render_holds_only_what_the_rooms_import():
    """Posed tables and films are in tools/; what a game's room imports by name is found by its place."""
    by_place = {"pictures", "text", "review", "review_text", "ending", "puzzles"}
    imported = {name for _, file in EVERY_FILE for name in imports(file)}
    for file in files("render"):
        module = ".".join(file.relative_to(HOUSE).with_suffix("").parts).removesuffix(".__init__")
        is_imported = any(name == module or name.startswith(f"{module}.") for name in imported)
        named = any(f'"{module}"' in each.read_text("utf-8") for each in files("render"))
        assert is_imported or named or file.stem in by_place, f"no room imports {module}"


def test_games_never_import_each_other():
    """A fourth game adds its own files and one line."""
    games = {folder.name for folder in (HOUSE / "engine").iterdir() if (folder / "__init__.py").exists()}
    for _, file in EVERY_FILE:
        here = {part.removesuffix(".py") for part in file.relative_to(HOUSE).parts} & games
        if here:
            others = {part for name in imports(file) for part in name.split(".")[:2]} & games - here
            assert not others, f"{file} imports {others}"


def test_there_is_no_clock_but_in_the_cogs():
    """Time is taken once and handed down as a value; the engine does not even know its words."""
    for room, file in EVERY_FILE:
        if room == "engine":
            assert not {name.partition(".")[0] for name in imports(file)} & {"time", "datetime", "discord"}
        elif room != "cogs":
            tree = parsed(file)
            asked = {
                part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
                for part in ast.walk(tree)
                if isinstance(part, ast.Call)
            }
            assert not asked & CLOCKS, f"{file} asks the time"


def test_a_module_says_in_one_line_what_is_kept_here():
    """Its docstring."""
    for _, file in EVERY_FILE:
        said = ast.get_docstring(parsed(file))
        assert said, f"{file} says nothing"


def test_some_names_are_absent_on_purpose():
    """A module is named after what it holds; nothing gets anything."""
    for _, file in EVERY_FILE:
        assert not {part.removesuffix(".py") for part in file.relative_to(HOUSE).parts} & ABSENT
        for part in ast.walk(parsed(file)):
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                assert not part.name.startswith("get_"), f"{file}: {part.name}"


def test_the_rooms_are_furnished():
    """The tests above look at something."""
    assert len(files("engine")) > 10
    assert imports(HOUSE / "engine" / "play.py") >= {"msgspec", "engine.contract.Step"}


def test_what_does_a_rule_cites_it():
    """The docstring of every `do_` names the rule."""
    rules = sorted((HOUSE / "engine").glob("*/rules/*.py"))
    assert len(rules) > 10
    for part in (part for file in rules for part in ast.walk(parsed(file))):
        if isinstance(part, ast.FunctionDef) and part.name.startswith("do_"):
            assert CITED.search(ast.get_docstring(part) or ""), f"{part.name} cites no rule"


def test_the_packages_of_the_cogs_stand_on_each_other_as_the_house_says():
    """docs/house.md shows what `python -m cogs.graph` draws; features know no other feature."""
    arrows = graph.graph()
    for part, below in graph.MAY_IMPORT.items():
        assert arrows[part] <= below, f"cogs.{part} imports {sorted(arrows[part] - below)}"
    for part in arrows.keys() - graph.BELOW - {"bot"}:
        assert arrows[part] <= graph.BELOW, f"cogs.{part} imports {sorted(arrows[part] - graph.BELOW)}"
    assert graph.drawn() in (HOUSE / "docs" / "house.md").read_text(encoding="utf-8"), "python -m cogs.graph"


GENERIC = (
    "cogs/behaviour.py",
    "cogs/daily/deals.py",
    "cogs/people/preferences.py",
    "cogs/people/records.py",
    "cogs/table/cog.py",
    "cogs/table/deals.py",
    "cogs/talk/controls.py",
    "cogs/words/teller.py",
    "engine/contract.py",
    "render/goals.py",
    "render/podium.py",
)


def test_allowed_mentions_are_made_in_one_place():
    for file in files("cogs"):
        calls = (part.func for part in ast.walk(parsed(file)) if isinstance(part, ast.Call))
        names = {part.attr if isinstance(part, ast.Attribute) else getattr(part, "id", "") for part in calls}
        assert "AllowedMentions" not in names or file.name == "mentions.py", f"{file} makes its own"


def names_of_games(file: Path) -> set[str]:
    """Return the strings and imports of a file that begin with a game's name; docstrings don't count."""
    games = {folder.name for folder in (HOUSE / "engine").iterdir() if (folder / "__init__.py").exists()}
    named = {part for name in imports(file) for part in name.split(".")}
    for part in ast.walk(parsed(file)):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " not in part.value:
            named.add(part.value)
    return {name for name in named if re.split(r"[-_]", name.lower())[0] in games}


def test_what_serves_every_game_names_none():
    """A game's differences are in its own folders."""
    assert {each for each in GENERIC if names_of_games(HOUSE / each)} == set()
    assert names_of_games(HOUSE / "engine" / "__init__.py") == {"island", "bridges", "crusoe"}


async def _misspelt(interaction: Interaction, answer: Answer) -> None:
    """Call what doesn't exist. If mypy stops seeing that, an ignore is unused and `make check` fails."""
    await interaction.client.actng.pres()  # type: ignore[attr-defined]
    await answer.bot.boards.shw(None)  # type: ignore[attr-defined]
