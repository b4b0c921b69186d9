"""The modules of this game lie in layers: whatever one imports lies below it."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine.crusoe.scenarios import SCENARIOS

ENGINE = Path(__file__).parent.parent.parent / "engine"
FILES = {
    ".".join(("engine", *file.relative_to(ENGINE).with_suffix("").parts)).removesuffix(".__init__"): file
    for file in (ENGINE / "crusoe").rglob("*.py")
}


def imported(file: Path) -> set[str]:
    """Modules of this game that a file names in an import: at its head, in a function, or for its types alone."""
    found: set[str] = set()
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(part, ast.ImportFrom) and part.module:
            found |= {name if (name := f"{part.module}.{each.name}") in FILES else part.module for each in part.names}
        elif isinstance(part, ast.Import):
            found |= {each.name for each in part.names}
    return found & set(FILES)


def test_no_module_imports_itself_by_way_of_others():
    """Every name below is there when a module is read; nothing is imported late or for its types alone."""
    graph = {name: imported(file) for name, file in FILES.items()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as ring:
        raise AssertionError(" → ".join(reversed(ring.args[1]))) from None
    assert order.index("engine.crusoe.state") < order.index("engine.crusoe.gates") < order.index("engine.crusoe")


def test_nothing_is_imported_late():
    """An import in a function hides what a module leans on."""
    for name, file in FILES.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inner = [part for part in ast.walk(tree) if isinstance(part, ast.FunctionDef | ast.If)]
        late = [each for part in inner for each in ast.walk(part) if isinstance(each, ast.Import | ast.ImportFrom)]
        assert late == [], name


@pytest.mark.parametrize("file", sorted((ENGINE / "crusoe" / "planner").glob("*.py")), ids=lambda file: file.stem)
def test_the_planner_names_no_scenario(file):
    """What differs between scenarios is asked of the one being played, so a seventh brings its own answers."""
    names = re.compile(rf"\b({'|'.join(SCENARIOS)})\b")
    assert names.findall(file.read_text(encoding="utf-8")) == []
