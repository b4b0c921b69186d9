"""A server that gets the bot is told what to type; /about says where else it can be had."""

from typing import Any

import pytest

from bot import make_bot
from cogs.bot import PERMISSIONS
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


async def come(wire, permissions: str = str(PERMISSIONS.value), **more: Any) -> str:
    """Another server takes the bot in; its first channel is for such messages."""
    guild_id = wire.world.add_guild(0, 1)
    channel = wire.world.add_channel("arrivals", guild_id=guild_id)
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
