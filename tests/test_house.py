"""The rooms of the house: who may import whom, and what is absent on purpose."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cogs import graph

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
    "resvg_py": ("render/art/",),
    "dotenv": ("db/__main__.py",),
    "sentry_sdk": ("cogs/operator/sentry.py",),
}
"""Where alone these may be imported: one file, or the folder of the command that bakes the art."""

ABSENT = {"utils", "helpers", "common", "core", "base", "manager", "service", "models"}

CITED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+")

CLOCKS = {"now", "utcnow", "today", "time", "time_ns", "monotonic", "perf_counter"}


def files(room: str) -> list[Path]:
    return sorted((HOUSE / room).rglob("*.py"))


EVERY_FILE = pytest.mark.parametrize(
    ("room", "file"),
    [
        pytest.param(room, file, id=str(file.relative_to(HOUSE)))
        for room in ROOMS
        for file in files(room)
        if file.stat().st_size
    ],
)


def imports(file: Path) -> set[str]:
    """The full names of the modules a file imports, wherever in it."""
    found: set[str] = set()
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(part, ast.Import):
            found |= {name.name for name in part.names}
        elif isinstance(part, ast.ImportFrom):
            assert not part.level, f"{file}: imports name their room"
            found |= {f"{part.module}.{name.name}" for name in part.names}
    return found


@EVERY_FILE
def test_each_room_imports_what_it_may(room, file):
    """The table of the house."""
    for name in imports(file):
        top = name.partition(".")[0]
        if top in ROOMS:
            may = OUR_OWN[room] | ({"engine"} if file == HOUSE / "db" / "__main__.py" else set())
            assert top == room or top in may, f"{room} imports {name}"
        elif top not in sys.stdlib_module_names:
            where = ONE_PLACE.get(top)
            if where is None:
                assert top in FROM_OUTSIDE[room], f"{room} imports {name}"
            else:
                assert str(file.relative_to(HOUSE)).startswith(where), f"{name} belongs to {where}"


@EVERY_FILE
def test_games_never_import_each_other(room, file):
    """A fourth game adds its own files and one line."""
    games = {folder.name for folder in (HOUSE / "engine").iterdir() if (folder / "__init__.py").exists()}
    here = {part.removesuffix(".py") for part in file.relative_to(HOUSE).parts} & games
    if here:
        others = {part for name in imports(file) for part in name.split(".")[:2]} & games - here
        assert not others, f"{file} imports {others}"


@EVERY_FILE
def test_there_is_no_clock_but_in_the_cogs(room, file):
    """Time is taken once and handed down as a value; the engine does not even know its words."""
    if room == "engine":
        assert not {name.partition(".")[0] for name in imports(file)} & {"time", "datetime", "discord"}
    elif room != "cogs":
        tree = ast.parse(file.read_text(encoding="utf-8"))
        asked = {
            part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
            for part in ast.walk(tree)
            if isinstance(part, ast.Call)
        }
        assert not asked & CLOCKS, f"{file} asks the time"


@EVERY_FILE
def test_a_module_says_in_one_line_what_is_kept_here(room, file):
    """Its docstring."""
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    assert said, f"{file} says nothing"


@EVERY_FILE
def test_some_names_are_absent_on_purpose(room, file):
    """A module is named after what it holds; nothing gets anything."""
    assert not {part.removesuffix(".py") for part in file.relative_to(HOUSE).parts} & ABSENT
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            assert not part.name.startswith("get_"), f"{file}: {part.name}"


def test_the_rooms_are_furnished():
    """The tests above look at something."""
    assert len(files("engine")) > 10
    assert imports(HOUSE / "engine" / "play.py") >= {"msgspec", "engine.contract.Step"}


@pytest.mark.parametrize("file", sorted((HOUSE / "engine").glob("*/rules/*.py")), ids=str)
def test_what_does_a_rule_cites_it(file):
    """The docstring of every `do_` names the rule."""
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
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


def test_what_stands_behind_an_interaction_is_checked(tmp_path):
    """A misspelt attribute behind `interaction.client`, or behind an answer's bot, fails `make check`."""
    planted = """
from cogs.talk.answer import Answer, Interaction

async def one(interaction: Interaction) -> None:
    await interaction.client.actng.pres()

async def other(answer: Answer) -> None:
    await answer.bot.boards.shw(None)
"""
    (tmp_path / "planted.py").write_text(planted, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(tmp_path / "planted.py")]
    told = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False).stdout  # noqa: S603 — our own
    assert '"Atoll" has no attribute "actng"' in told
    assert '"OurBoards" has no attribute "shw"' in told
