"""The commands in every language: their names stay English, all else is translated, and Discord takes it."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.words.described import LANGUAGE_CHOICES
from locales import LANGUAGES, language_of, say
from tests import command_limits
from tests.openapi import Request, violations
from tests.words.commands import commands, owner_payload
from tests.words.sheets import sheet

SHORT = {language.split("-")[0] for language in LANGUAGES}
SPOKEN = [each.value for each in discord.Locale if each.value.split("-")[0] in SHORT]


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and its options; choices are something else."""
    yield payload
    for option in payload.get("options") or ():
        yield from parts(option)


async def test_discord_takes_the_commands_with_all_their_translations() -> None:
    payloads = (await commands()).payloads
    assert violations(Request("PUT", "/applications/1/commands", payloads)) == []


async def test_no_command_has_more_than_8000_characters_in_its_longest_language() -> None:
    for payload in (await commands()).payloads:
        size = sum(command_limits.size(part) for part in command_limits.parts(payload))
        assert size <= command_limits.TOTAL, payload["name"]


MOST_COMMANDS, MOST_SUBCOMMANDS = 32, 25
LONGEST_DESCRIPTION = 60


async def test_people_see_at_most_32_commands() -> None:
    assert len((await commands()).payloads) <= MOST_COMMANDS


async def test_no_group_has_more_subcommands_than_discord_takes() -> None:
    for payload in [*(await commands()).payloads, await owner_payload()]:
        assert len(payload.get("options") or ()) <= MOST_SUBCOMMANDS, payload["name"]


@pytest.mark.parametrize("locale", ["en-US", *SPOKEN])
async def test_every_description_is_short_and_says_what_to_do_or_to_fill_in(locale) -> None:
    for payload in [*(await commands()).payloads, await owner_payload()]:
        for part in parts(payload):
            shown = part.get("description_localizations", {}).get(locale, part["description"])
            assert len(shown) <= LONGEST_DESCRIPTION, (payload["name"], part["name"], shown)
            assert len(shown.split()) > 1, (payload["name"], part["name"], shown)


FOR_MANAGERS = {"server settings", "server channels", "server daily"}
FOR_THE_ACCOUNT = {"profile stats", "profile preferences", "profile privacy"}
"""What works in a direct message, and what needs no server."""


async def test_no_group_mixes_managers_with_everyone_or_an_account_with_a_server() -> None:
    """Discord has one setting of permissions, contexts and install types for a whole group."""
    for payload in (await commands()).payloads:
        subcommands = {
            f"{payload['name']} {each['name']}" for each in payload.get("options") or () if each["type"] == 1
        }
        is_for_managers = payload.get("default_member_permissions") is not None
        assert subcommands <= FOR_MANAGERS if is_for_managers else not subcommands & FOR_MANAGERS, subcommands
        if subcommands & FOR_THE_ACCOUNT:
            assert subcommands <= FOR_THE_ACCOUNT, subcommands
            assert (set(payload["contexts"]), set(payload["integration_types"])) == ({0, 1, 2}, {0, 1})
        elif subcommands and payload["name"] != "play":  # a solo game needs no server either
            assert (payload["contexts"], payload["integration_types"]) == ([0], [0]), subcommands


async def test_owners_commands_are_only_in_the_server_that_a_setting_names() -> None:
    assert "owner" not in {each["name"] for each in (await commands()).payloads}
    assert [each["name"] for each in (await owner_payload())["options"]] == ["sync", "diagnose", "repair"]


async def test_names_of_commands_and_options_are_english_everywhere() -> None:
    for payload in (await commands()).payloads:
        for part in parts(payload):
            assert not part.get("name_localizations"), part["name"]


@pytest.mark.parametrize("locale", SPOKEN)
async def test_every_description_and_choice_is_in_the_readers_language(locale) -> None:
    """Choices without a key are names of languages, each in its own."""
    language = language_of(locale)
    known = {say(language, key) for key in (await commands()).keys}
    for payload in (await commands()).payloads:
        for part in parts(payload):
            assert part["description_localizations"][locale] in known, part["name"]
            for choice in part.get("choices") or ():
                assert choice.get("name_localizations", {}).get(locale, choice["name"]) in {*known, *OWN_NAMES}


OWN_NAMES = {choice.name for choice in LANGUAGE_CHOICES}


def test_every_language_can_be_chosen() -> None:
    assert [choice.value for choice in LANGUAGE_CHOICES] == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_description_or_choice_is_longer_than_discord_shows(language) -> None:
    keys = (await commands()).keys
    assert keys <= set(sheet(language))
    for key in keys:
        assert len(say(language, key)) <= command_limits.DESCRIPTION, key


def test_both_kinds_of_spanish_are_spoken() -> None:
    assert [language_of(locale) for locale in ("es-ES", "es-419", "pt-BR", "en-GB", "tlh")] == [
        "es", "es", "pt-BR", "en", "en",
    ]  # fmt: skip


ANYWHERE = {"play", "daily", "puzzle", "learn", "games", "profile", "rules", "help", "about"}


async def test_what_comes_with_an_account_may_be_typed_anywhere() -> None:
    """0 is a server, 1 the bot's own direct messages, 2 other people's; without a word of it all of them."""
    payloads = {each["name"]: each for each in (await commands()).payloads}
    with_an_account = {name for name, each in payloads.items() if 1 in (each.get("integration_types") or ())}
    assert with_an_account >= ANYWHERE
    for name in with_an_account:
        assert set(payloads[name].get("contexts") or (0, 1, 2)) == {0, 1, 2}, name
