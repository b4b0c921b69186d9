"""The texts for directories fit, in each language, and what they point to is there."""

import re
from pathlib import Path

import pytest

from tests.words.commands import commands

WRITTEN = (Path(__file__).parent.parent.parent / "docs" / "directories.md").read_text(encoding="utf-8")
LANGUAGES = ("English", "Español", "Português")


@pytest.mark.parametrize(("part", "most"), [("Short", 200), ("Long", 400)])
def test_a_text_is_as_long_as_directories_take(part, most):
    told = WRITTEN.partition(f"## {part}\n")[2].partition("\n## ")[0]
    texts = dict(re.findall(r"^> (\w+): (.+)$", told, re.MULTILINE))
    assert tuple(texts) == LANGUAGES
    assert {language: len(text) for language, text in texts.items() if not most / 2 < len(text) <= most} == {}


def test_there_are_five_tags():
    line = next(line for line in WRITTEN.splitlines() if "**Tags**" in line)
    assert len(re.findall(r"`[a-z-]+`", line)) == 5


async def test_the_commands_that_come_with_an_account_are_those_that_discord_is_told_of():
    told = WRITTEN.partition("where the\nportal allows installs by users: ")[2].partition(" come with an")[0]
    for_users = {each["name"] for each in (await commands()).payloads if 1 in each.get("integration_types", ())}
    assert set(re.findall(r"`/([a-z]+)`", told)) == for_users
