"""A misspelled thing of the box fails the type check: one of each kind, and the same spelled well does not."""

from pathlib import Path
from tempfile import mkdtemp

import pytest
from mypy import api

from tests.once import once_a_run

HEAD = """
from engine.crusoe.cards.words import Pen
from engine.crusoe.events import Assigned, CardDrawn, PhaseBegan, TerrainCovered, TokenPlaced
from engine.crusoe.parts import Phase, Terrain
from engine.crusoe.state import Demanding, Cause, Kept, Line, Token
from engine.crusoe.target import Target
"""
PLANTED = {
    "token": ('Token("strength", "hunt")', 'Token("strenght", "hunt")'),
    "place": ('TokenPlaced("fog", "B2")', 'TokenPlaced("fog", "B4")'),
    "card": ('Kept("mystery-171")', 'Kept("mistery-171")'),
    "deck": ('CardDrawn("mystery", "mystery-171")', 'CardDrawn("misteries", "mystery-171")'),
    "phase": ('PhaseBegan("evening")', 'PhaseBegan("evenning")'),
    "good": ('Demanding("wood", 1, Cause())', 'Demanding("wod", 1, Cause())'),
    "action": ('Target.of("gather", "B2", "wood")', 'Target.of("gatter", "B2", "wood")'),
    "invention": ('Target.of("build", "knife")', 'Target.of("build", "knive")'),
    "target": ('Line(Target.of("rest"), ("cook",))', 'Line("rest", ("cook",))'),
    "source": ('Pen("B2", "parrot")', 'Pen("B2", "birds")'),
    "terrain": ('hills: Terrain = "hills"', 'hills: Terrain = "hill"'),
    "pawn": ('Assigned(0, "cook", Target("rest"))', 'Assigned(0, "cok", Target("rest"))'),
}


@pytest.fixture(scope="module")
def refused() -> set[int]:
    return lines_refused()


@once_a_run
def lines_refused() -> set[int]:
    """The lines that mypy refuses, of all good ones and then all bad ones."""
    file = Path(mkdtemp()) / "planted.py"
    lines = [good for good, _ in PLANTED.values()] + [bad.replace("hills:", "hill:") for _, bad in PLANTED.values()]
    file.write_text("\n".join([*HEAD.strip().splitlines(), *lines]) + "\n", encoding="utf-8")
    root = Path(__file__).parents[2]
    said, wrong, _ = api.run(["--config-file", str(root / "pyproject.toml"), "--no-error-summary", str(file)])
    assert not wrong
    return {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line and file.name in line}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_misspelled_thing_fails_the_type_check(kind: str, refused: set[int]) -> None:
    first = len(HEAD.strip().splitlines()) + 1 + list(PLANTED).index(kind)
    assert first not in refused
    assert first + len(PLANTED) in refused
