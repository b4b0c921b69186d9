"""What may enter an image of the bot: what it runs on, and never a token, a game or a machine's own files."""

import re
import subprocess
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent.parent
LINES = (HOUSE / ".dockerignore").read_text(encoding="utf-8").splitlines()
RULES = [line for line in LINES if line and not line.startswith("#")]

KEPT_OUT = (
    ".env",
    ".env.example",
    ".env.of-the-live-bot",
    "cogs/.env",
    "atoll.db",
    "atoll.db-wal",
    "db/atoll.db",
    "db/atoll.db-before-restore",
    "db/backups/monday.db",
    "backups/monday.db",
    ".git/config",
    "engine/.git/config",
    ".venv/bin/python",
    ".uv/bin/uv",
    "cogs/__pycache__/table.cpython-311.pyc",
    "tests/conftest.py",
    "some-notes.txt",
)


def pattern(rule: str) -> re.Pattern[str]:
    """`**/` is any folders or none, `*` stays within one name; what lies in a matching folder is matched with it."""
    parts = re.split(r"(\*\*/|\*)", rule)
    said = "".join({"**/": "(?:.*/)?", "*": "[^/]*"}.get(part, re.escape(part)) for part in parts)
    return re.compile(f"{said}(?:/.*)?")


def enters(path: str) -> bool:
    """The last rule that speaks of a path decides."""
    spoken = [rule for rule in RULES if pattern(rule.removeprefix("!")).fullmatch(path)]
    return not spoken or spoken[-1].startswith("!")


@pytest.mark.parametrize("path", KEPT_OUT)
def test_these_never_enter(path):
    assert not enters(path)


def test_what_the_bot_runs_on_enters():
    """Every file of the rooms that the repository holds, and what is installed from."""
    listed = ["git", "ls-files", "bot.py", "cogs", "db", "engine", "locales", "render", "pyproject.toml", "uv.lock"]
    held = subprocess.run(listed, cwd=HOUSE, capture_output=True, text=True, check=True).stdout.splitlines()  # noqa: S603
    assert len(held) > 200
    assert not [path for path in held if not enters(path)]


def test_no_rule_is_of_no_effect():
    """Each line says something about some path here."""
    paths = [
        *KEPT_OUT,
        "bot.py",
        "cogs/a",
        "db/a",
        "engine/a",
        "locales/a",
        "render/a",
        "pyproject.toml",
        "uv.lock",
        "LICENSE",
    ]
    assert not [rule for rule in RULES if not any(pattern(rule.removeprefix("!")).fullmatch(path) for path in paths)]
