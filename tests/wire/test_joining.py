"""A server that gets the bot is told what to type; /about says where else it can be had."""

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from bot import make_bot
from cogs.bot import PERMISSIONS
from engine import GAMES
from locales import say
from tests.message_limits import walk
from tests.says import says
from tests.wire import routes
from tests.wire.world import DIRECT

LANGUAGES = {"en-US": "en", "es-ES": "es", "pt-BR": "pt-BR", "fr": "en"}


@pytest.fixture
async def bot(wire, settings, faults):
    async with wire.running(make_bot(settings)) as bot:
        yield bot


async def come(
    wire, permissions: str = str(PERMISSIONS.value), overwrites: Sequence[dict[str, Any]] = (), **more: Any
) -> str:
    """Another server takes the bot in; its first channel is for such messages. `overwrites`: for everyone there."""
    guild_id = wire.world.add_guild(0, 1)
    channel = wire.world.add_channel("arrivals", guild_id=guild_id)
    channel["permission_overwrites"] = [{**each, "id": guild_id} for each in overwrites]
    guild = {**wire.world.guild_named(guild_id), "system_channel_id": channel["id"], **more}
    guild["roles"] = [{**guild["roles"][0], "permissions": permissions}]
    del guild["unavailable"]  # said of servers that were known before
    await wire.gateway.emit("GUILD_CREATE", guild)
    return channel["id"]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_new_server_is_told_once_in_its_language(wire, bot, locale) -> None:
    channel = await come(wire, preferred_locale=locale)
    await wire.until(lambda: wire.messages(channel))
    (told,) = wire.messages(channel)
    assert says(told, "joined", LANGUAGES[locale])
    assert not told["mentions"]


@pytest.mark.parametrize("where", ["there is no such channel", "it may not write there"])
async def test_otherwise_its_owner_is_told(wire, bot, where) -> None:
    owner = wire.person("Olga")
    more: dict[str, Any] = {"owner_id": owner.id}
    if where == "there is no such channel":
        more["system_channel_id"] = None
    else:
        more["permissions"] = "0"
    channel = await come(wire, **more)
    await wire.until(lambda: any(each["type"] == DIRECT for each in wire.world.channels.values()))
    (direct,) = [each["id"] for each in wire.world.channels.values() if each["type"] == DIRECT]
    await wire.until(lambda: wire.messages(direct))
    assert says(wire.messages(direct)[0], "joined")
    assert not wire.messages(channel)


LACKING = discord.Permissions(PERMISSIONS.value)
LACKING.update(attach_files=False, create_public_threads=False)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_each_missing_permission_is_named_with_where_and_what_for(wire, bot, locale) -> None:
    channel = await come(wire, str(LACKING.value), preferred_locale=locale)
    await wire.until(lambda: wire.messages(channel))
    (told,) = wire.messages(channel)
    language = LANGUAGES[locale]
    for name in "attach-files", "create-public-threads":
        permission, without = say(language, f"permission-{name}"), say(language, f"without-{name}")
        assert says(told, "joined-lacks", language, where="server", permission=permission, without=without)
    assert not says(told, "joined-lacks", language, permission=say(language, "permission-add-reactions"))


async def test_a_permission_that_is_missing_in_the_channel_alone_is_named_with_it(wire, bot) -> None:
    denied = {"id": None, "type": 0, "allow": "0", "deny": str(discord.Permissions(add_reactions=True).value)}
    channel = await come(wire, overwrites=[denied])
    await wire.until(lambda: wire.messages(channel))
    (told,) = wire.messages(channel)
    permission = say("en", "permission-add-reactions")
    assert says(told, "joined-lacks", where="channel", channel=f"<#{channel}>", permission=permission)


async def test_where_nothing_is_missing_nothing_is_named(wire, bot) -> None:
    channel = await come(wire)
    await wire.until(lambda: wire.messages(channel))
    assert not says(wire.messages(channel)[0], "joined-lacks", permission=say("en", "permission-attach-files"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_opened_from_the_message(wire, bot, game) -> None:
    channel = await come(wire)
    await wire.until(lambda: wire.messages(channel))
    await wire.press(wire.person("Ana"), f"play:{game}", wire.messages(channel)[0])
    await wire.until(lambda: len(wire.messages(channel)) > 1)
    assert says(wire.messages(channel)[1], f"{game}-pitch")


async def test_the_settings_are_opened_from_the_message_by_who_manages_the_server(wire, bot) -> None:
    channel = await come(wire)
    await wire.until(lambda: wire.messages(channel))
    manager = wire.person("Mia", manage_guild=True)
    for person, key in ((manager, "settings-title"), (wire.person("Ana"), "settings-are-for-managers")):
        answer = await wire.press(person, "settle:here:all", wire.messages(channel)[0])
        await wire.until(lambda answer=answer: answer.told)
        assert says(answer.told, key)
        assert answer.ephemeral


async def test_how_to_play_is_read_from_the_message(wire, bot) -> None:
    channel = await come(wire)
    await wire.until(lambda: wire.messages(channel))
    answer = await wire.press(wire.person("Ana"), "page:me:help:0", wire.messages(channel)[0])
    await wire.until(lambda: answer.told)
    assert says(answer.told, "help-1")


async def test_a_server_that_hears_nobody_stops_nothing(wire, bot) -> None:
    wire.fail("POST", "/channels/*/messages", status=403, code=50007)
    channel = await come(wire)
    await wire.until(lambda: any(each.path == f"/channels/{channel}/messages" for each in wire.requests))
    assert "Atoll" in (await wire.slash(wire.person("Ana"), "/about")).content


def links(answer) -> dict[str, str]:
    return {each["label"]: each["url"] for each in walk(answer.message["components"]) if "url" in each}


async def test_about_leads_to_a_server(wire, bot) -> None:
    """What the portal has not, has no button."""
    found = links(await wire.slash(wire.person("Ana"), "/about"))
    ((label, link),) = found.items()
    assert label == say("en", "about-server")
    assert f"client_id={wire.world.bot.id}" in link
    assert f"permissions={PERMISSIONS.value}" in link


async def test_about_leads_to_an_account_and_to_what_the_host_says(wire, settings, monkeypatch) -> None:
    told = {
        "integration_types_config": {"0": {}, "1": {}},
        "terms_of_service_url": "https://atoll.example/terms",
        "privacy_policy_url": "https://atoll.example/privacy",
    }
    monkeypatch.setattr(routes, "APPLICATION", told)
    async with wire.running(make_bot(settings)):
        found = links(await wire.slash(wire.person("Ana"), "/about", locale="pt-BR"))
    account, terms, privacy = list(found.values())[1:]
    assert list(found) == ["Adicionar ao seu servidor", "Adicionar à sua conta", "Termos", "Privacidade"]
    assert "integration_type=1" in account
    assert [terms, privacy] == ["https://atoll.example/terms", "https://atoll.example/privacy"]


async def test_an_account_has_what_is_read_and_a_server_everything(wire, bot) -> None:
    """What needs the bot in its channel is not offered; games for oneself are."""
    await wire.until(lambda: wire.world.commands)
    synced = {each["name"]: each["integration_types"] for each in wire.world.commands[None]}
    assert {name for name, places in synced.items() if 1 in places} == {
        *("rules", "help", "about", "games", "profile"),
        *("play", "daily", "puzzle", "learn"),
    }
    assert all(0 in places for places in synced.values())
