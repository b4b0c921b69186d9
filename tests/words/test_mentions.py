"""Every command that a text names exists, with its subcommand and its option."""

import re
from collections.abc import Iterator

import pytest

from locales import LANGUAGES
from tests.files import HOUSE
from tests.words.commands import commands, owner_payload

QUOTED = re.compile(r"`(/[a-z_]+[^`]*)`")
BARE = re.compile(r"(?<![\w/.`<}])/([a-z_]+)(?![\w/])")
OPTION = re.compile(r"([a-z_]+):")
DOCS = (
    *("README.md", "PRIVACY.md", "TERMS.md", "playground.py", "tests/README.md"),
    *("docs/live-check.md", "docs/directories.md", "docs/house.md", "docs/run-it.md", "docs/many-servers.md"),
)
PAGES = {"/metrics", "/health", "/ready", "/data", "/srv/atoll"}
"""What the metrics page has, and folders."""


async def known() -> dict[str, set[str]]:
    """The options of each command by its whole name; a group alone has none."""
    found: dict[str, set[str]] = {}
    for payload in [*(await commands()).payloads, await owner_payload()]:
        options = payload.get("options") or ()
        found[f"/{payload['name']}"] = {each["name"] for each in options if each["type"] != 1}
        for each in options:
            if each["type"] == 1:
                found[f"/{payload['name']} {each['name']}"] = {one["name"] for one in each.get("options") or ()}
    return found


def unknown(text: str, found: dict[str, set[str]]) -> Iterator[str]:
    for quoted in QUOTED.findall(text):
        words = quoted.split()
        path = " ".join(words[:2]) if " ".join(words[:2]) in found else words[0]
        is_group = any(each.startswith(f"{path} ") for each in found)
        if path not in found or (is_group and len(words) > 1) or set(OPTION.findall(quoted)) - found[path]:
            yield quoted
    yield from (f"/{name}" for name in BARE.findall(QUOTED.sub("", text)) if f"/{name}" not in found)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_text_of_the_bot_names_commands_that_exist(language) -> None:
    found = await known()
    for file in sorted((HOUSE / "locales" / language).glob("*.ftl")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if "-text-" not in line]
        assert sorted(unknown("\n".join(lines), found)) == [], file.name


@pytest.mark.parametrize("name", DOCS)
async def test_a_document_names_commands_that_exist(name) -> None:
    quoted = QUOTED.findall((HOUSE / name).read_text(encoding="utf-8"))
    named = unknown("\n".join(f"`{each}`" for each in quoted), await known())
    assert sorted(set(named) - PAGES) == []
