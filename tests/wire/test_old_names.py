"""A client that still shows an old command or option is told the new one, and nothing happens."""

from typing import Any

import pytest

from bot import make_bot
from cogs.talk.renamed import NOW
from locales import LANGUAGES, say
from tests.wire.interactions import find_command
from tests.wire.wire import COMMAND, TYPING

SUBCOMMAND, TEXT = 1, 3
GROUPS = {"play"}
"""Old commands that had subcommands."""


@pytest.fixture
async def bot(wire, settings):
    async with wire.running(make_bot(settings)) as bot:
        yield bot


def sent(old: str) -> dict[str, Any]:
    """What an old client sends: a command, or one with an option, or with a value of it."""
    command, *words = old.split()
    options: list[dict[str, Any]] = []
    if command in GROUPS:
        game, *words = words
    if words:
        name, _, value = words[0].partition(":")
        options = [{"name": name, "type": TEXT, "value": value or "x"}]
    if command in GROUPS:
        options = [{"name": game, "type": SUBCOMMAND, "options": options}]
    return {"id": "1", "name": command, "type": 1, "options": options}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_answer_to_every_old_name_is_the_new_one(wire, bot, language) -> None:
    await wire.until(lambda: wire.world.commands)
    ana = wire.person("Ana")
    for old, new in NOW.items():
        answer = await wire.ask(ana, COMMAND, sent(old), None, "es-ES" if language == "es" else language)
        assert answer.told == say(language, "command-renamed", new=new), old
    assert await bot.store.rows("SELECT 1 FROM tables") == []


async def test_an_option_that_is_unknown_is_not_left_out(wire, bot) -> None:
    """`/shore_up tile: and:` would dry one tile where the player meant two."""
    await wire.until(lambda: wire.world.commands)
    data = sent("shore_up and")
    data["options"].insert(0, {"name": "tile", "type": TEXT, "value": "C3"})
    answer = await wire.ask(wire.person("Ana"), COMMAND, data, None, None)
    assert answer.told == say("en", "command-renamed", new="/shore_up second_tile:")
    data["options"][1]["name"] = "never_heard_of"
    answer = await wire.ask(wire.person("Ana"), COMMAND, data, None, None)
    assert answer.told == say("en", "command-changed")


async def test_an_old_command_offers_nothing_while_it_is_typed(wire, bot) -> None:
    await wire.until(lambda: wire.world.commands)
    data = sent("write island")
    data["options"][0]["focused"] = True
    assert (await wire.ask(wire.person("Ana"), TYPING, data, None, None)).choices == []


async def test_every_new_name_is_a_command_and_an_option_of_it(wire, bot) -> None:
    await wire.until(lambda: wire.world.commands)
    for old, new in NOW.items():
        path, _, option = new.rstrip(":").rpartition(" ") if new.endswith(":") else (new, "", "")
        command, nested = find_command(wire.world.commands[None], path)
        options = {each["name"] for each in (nested[-1] if nested else command).get("options") or ()}
        assert not option or option in options, (old, new)


async def test_no_old_name_is_a_command_now(wire, bot) -> None:
    await wire.until(lambda: wire.world.commands)
    names = {each["name"] for each in wire.world.commands[None]}
    assert not names & {old for old in NOW if " " not in old}
