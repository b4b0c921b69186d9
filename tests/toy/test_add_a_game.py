"""docs/add-a-game.md, followed to the letter in a copy of the house: the game is played; what is left out is found."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
GUIDE = (HOUSE / "docs" / "add-a-game.md").read_text("utf-8")
FILES = dict(re.findall(r"\*\*`([^`]+)`\*\*\n\n```\w*\n(.*?)```\n", GUIDE, re.DOTALL))
LIST = "engine/__init__.py"
PLAYED = ("tests/race", "tests/test_laws.py", "tests/puzzles/test_files.py::test_each_solution_solves", "-k", "race")
SPOKEN = ("tests/words/test_keys.py", "tests/words/test_languages.py")
ALL = (*PLAYED[:3], *SPOKEN, "-k", "race or test_keys or test_languages")


@pytest.fixture
def copy(tmp_path):
    """The house, without what was never committed."""
    for room in ("engine", "render", "db", "locales", "cogs", "tests", "tools"):
        shutil.copytree(HOUSE / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("bot.py", "playground.py", "pyproject.toml", "PRIVACY.md", "TERMS.md", "README.md"):
        shutil.copy(HOUSE / file, tmp_path)
    shutil.copytree(HOUSE / "docs" / "rules", tmp_path / "docs" / "rules")
    return tmp_path


def follow(guide: dict[str, str], house: Path) -> None:
    for name, content in guide.items():
        file = house / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, "utf-8")


def ran(house: Path, what: tuple[str, ...]) -> tuple[int, str]:
    """How the copy's own tests end, and what they say."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *what]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode, done.stdout + done.stderr


def test_the_guide_tells_one_list_to_extend_as_it_is() -> None:
    written = (HOUSE / LIST).read_text("utf-8")
    assert FILES[LIST].replace(", race.GAME)", ")").replace(", race\n", "\n") == written


def test_a_game_added_by_the_guide_keeps_every_law_is_played_in_the_channel_and_has_all_its_words(copy) -> None:
    follow(FILES, copy)
    code, said = ran(copy, ALL)
    assert code == 0, said


def test_its_code_is_as_the_house_wants_it(copy) -> None:
    follow(FILES, copy)
    written = [name for name in FILES if name.endswith(".py")]
    for command in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)):
        done = subprocess.run(  # noqa: S603 — the checks of `make check`
            [sys.executable, "-m", *command, *written], cwd=copy, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_a_word_that_is_left_out_is_named(copy) -> None:
    lacking = re.sub(r"^race-no-too-far.*\n", "", FILES["locales/es/race.ftl"], flags=re.MULTILINE)
    follow({**FILES, "locales/es/race.ftl": lacking}, copy)
    code, said = ran(copy, SPOKEN)
    assert (code, "race-no-too-far" in said) == (1, True), said


def test_a_rule_that_breaks_a_law_is_found(copy) -> None:
    """Whoever may not walk at all stays where they are: the table is stuck."""
    stuck = FILES["engine/race/__init__.py"].replace(
        "range(1, longest(state, seat) + 1)", "range(2, longest(state, seat) + 1)"
    )
    assert stuck != FILES["engine/race/__init__.py"]
    follow({**FILES, "engine/race/__init__.py": stuck}, copy)
    code, said = ran(copy, PLAYED)
    assert (code, "race" in said) == (1, True), said
