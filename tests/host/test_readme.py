"""What the README and the table of settings say is so."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import discord
import pytest

import bot
from cogs.bot import PERMISSIONS
from engine import GAMES, PUZZLES
from engine.crusoe.scenarios import SCENARIOS
from engine.island.parts import ADVENTURERS, LAYOUTS, START_MARK, TREASURES
from locales import LANGUAGES, knows, say
from tests.words.commands import commands, owner_payload
from tools.gallery.__main__ import FILMS

HOUSE = Path(__file__).parent.parent.parent
SUBCOMMAND, GROUP = 1, 2
UNTOLD = {"SEED", "DISCORD_API_BASE", "DISCORD_GATEWAY"}
"""For tests and proxies."""
WORDS = {4: "four", 6: "six"}
WITH_UV = 62
"""MB: the folder `.uv`."""
NAMED = {
    "View Channel": "view_channel",
    "Send Messages": "send_messages",
    "Attach Files": "attach_files",
    "Add Reactions": "add_reactions",
    "Read Message History": "read_message_history",
    "Create Public Threads": "create_public_threads",
    "Send Messages in Threads": "send_messages_in_threads",
}


def said(path: str) -> str:
    return (HOUSE / path).read_text(encoding="utf-8")


def section(title: str) -> str:
    return said("README.md").partition(f"\n## {title}\n")[2].partition("\n## ")[0]


async def test_every_command_that_is_told_can_be_typed() -> None:
    typed = set()
    for command in [*(await commands()).payloads, await owner_payload()]:
        typed.add(command["name"])
        typed |= {f"{command['name']} {each['name']}" for each in command.get("options", ()) if each["type"] <= GROUP}
    told = {name for line in re.findall(r"`/([^`]*)`", said("README.md")) for name in re.split(r"` `/|/", line)}
    assert len(told) > 30
    assert {name for name in told if name not in typed and re.sub(r" \w+: .*", "", name) not in typed} == set()


async def test_every_command_is_told() -> None:
    names = {each["name"] for each in (await commands()).payloads if each["type"] == SUBCOMMAND} - {"owner"}
    assert {name for name in names if f"/{name}" not in said("README.md")} == set()


def test_the_permissions_are_those_that_the_invite_asks_for() -> None:
    put = section("Put it in your server")
    told = [name for row in re.findall(r"^\| ([A-Z][^|]*) \|", put, re.MULTILINE) for name in row.split(", ")]
    assert discord.Permissions(**{NAMED[name]: True for name in told}) == PERMISSIONS
    assert f"**{PERMISSIONS.value}**" in put


@pytest.mark.parametrize("game", [game for game in GAMES if knows("en", f"{game}-title")])
def test_each_game_is_told_with_its_players(game) -> None:
    title = say("en", f"{game}-title")
    (line,) = [each for each in said("README.md").splitlines() if each.startswith(f"| **{title}**")]
    least, most = GAMES[game].players[0], GAMES[game].players[-1]
    assert f"| {least}–{most}, " in line


def test_what_is_counted_of_the_games_is_so() -> None:
    """Figures and words that a change of the engines would make untrue."""
    games = said("README.md").partition("| game | players |")[2].partition("\n\n")[0]
    assert (
        f"all {WORDS[len(ADVENTURERS)]} adventurers, {WORDS[len(START_MARK)]} difficulties, {len(LAYOUTS)} islands"
        in games
    )
    assert f"{WORDS[len(TREASURES)]} treasures" in games
    assert f"{WORDS[len(SCENARIOS)]} scenarios" in games
    assert len(LANGUAGES) == 3, "the README names them one by one"


@pytest.mark.parametrize("game", FILMS)
def test_a_replay_that_is_shown_is_one_of_today(game) -> None:
    """Painted again it is the same, byte for byte; `make gallery` renews it."""
    assert f"docs/gallery/{game}-replay.gif" in said("README.md")
    assert FILMS[game]() == (HOUSE / f"docs/gallery/{game}-replay.gif").read_bytes()


def test_there_are_as_many_puzzles_as_is_told() -> None:
    known = sum(len(puzzling.puzzles) for puzzling in PUZZLES.values())
    assert f"any of [{known}](docs/puzzles.md)" in said("README.md")


def test_a_choice_of_yes_or_no_is_told_as_discord_offers_it() -> None:
    """True or False, in the README, where people report, on the playground and in /help."""
    pages = [
        path for each in ("README.md", "docs/*.md", ".github/**/*.yml", "playground.py") for path in HOUSE.glob(each)
    ]
    typed = re.compile(r"`(/[^`\n]* )?[a-z]+: (yes|no)`")
    assert [path.name for path in pages if typed.search(path.read_text(encoding="utf-8"))] == []
    assert all("`/board text: True`" in say(language, "help-1") for language in LANGUAGES)


def test_what_is_fetched_is_told_the_same_everywhere() -> None:
    told = [re.findall(r"(\d+) MB", text) for text in (section("Play it now, without a token"), said("Makefile"))]
    assert len(told[0]) == 2
    assert told[0] == told[1]


def test_what_lies_on_the_disk_afterwards_is_about_what_is_told() -> None:
    """The packages that the playground needs, as they are installed here, and uv beside them."""
    packages = {each["name"]: each for each in tomllib.loads(said("uv.lock"))["package"]}
    ours, needed = packages["atoll"], set[str]()
    edge = [each["name"] for each in (*ours["dependencies"], *ours["dev-dependencies"]["play"])]
    while edge:
        name = edge.pop()
        edge += [each["name"] for each in packages[name].get("dependencies", ()) if name not in needed]
        needed.add(name)
    files = [file for each in metadata.distributions() if each.name.lower() in needed for file in each.files or ()]
    sizes = [path.stat().st_size for file in files if (path := Path(file.locate())).suffix != ".pyc" and path.is_file()]
    _, told = re.findall(r"(\d+) MB", section("Play it now, without a token"))
    assert abs(sum(sizes) / 1e6 + WITH_UV - int(told)) < 0.1 * int(told)


@pytest.mark.parametrize(
    "page",
    [
        path.relative_to(HOUSE).as_posix()
        for path in sorted(HOUSE.glob("**/*.md"))
        if ".venv" not in path.parts and ".uv" not in path.parts
    ],
)
def test_every_link_leads_somewhere(page) -> None:
    """To a file that the repository holds."""
    here = (HOUSE / page).parent
    links = re.findall(r"\]\(([^)\s]+)\)", said(page))
    assert [link for link in links if "://" not in link and not (here / link.partition("#")[0]).exists()] == []


def test_every_setting_is_in_the_example_and_in_the_table() -> None:
    read = set(re.findall(r'(?:number|choice|text|values\.get)\("([A-Z_]+)"', said("bot.py"))) - UNTOLD
    assert len(read) >= 11
    assert read == set(re.findall(r"^([A-Z_]+)=", said(".env.example"), re.MULTILINE))
    table = said("docs/run-it.md").partition("## Settings")[2].partition("\n## ")[0]
    assert read == set(re.findall(r"^\| `([A-Z_]+)` \|", table, re.MULTILINE))
    assert bot.settings_from({}) == bot.settings_from(
        dict(re.findall(r"^([A-Z_]+)=(.*)$", said(".env.example"), re.MULTILINE))
    ), "the example's values are the defaults"
