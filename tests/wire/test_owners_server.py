"""/owner is registered in the server that a setting names, and leaves it when the setting names another."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from tests.says import says


def names(wire, guild: str | None) -> list[str]:
    return [each["name"] for each in wire.world.commands.get(guild, [])]


async def synced(wire, settings) -> None:
    """The bot starts with these settings, sends its commands and stops."""
    async with wire.running(make_bot(settings)):
        await wire.until(lambda: wire.world.commands.get(None) or wire.world.commands.get(wire.world.guild_id))


async def test_nobody_has_the_owners_commands_unless_a_server_is_named(wire, settings) -> None:
    await synced(wire, settings)
    assert "owner" not in names(wire, None)
    assert set(wire.world.commands) == {None}


async def test_only_the_named_server_has_them_and_gives_them_back(wire, settings) -> None:
    here, there = wire.world.guild_id, wire.world.add_guild(0, 1)
    await synced(wire, replace(settings, owner_guild=int(here)))
    assert names(wire, here) == ["owner"]
    assert "owner" not in names(wire, None)
    await synced(wire, replace(settings, owner_guild=int(there)))
    assert (names(wire, here), names(wire, there)) == ([], ["owner"])
    await synced(wire, settings)
    assert (names(wire, here), names(wire, there)) == ([], [])


@pytest.mark.parametrize("is_same", [True, False])
async def test_a_development_server_beside_it(wire, settings, is_same) -> None:
    """In the same server both stand together; otherwise the owners' server has nothing else."""
    dev = wire.world.guild_id
    owners = dev if is_same else wire.world.add_guild(0, 1)
    await synced(wire, replace(settings, dev_guild=int(dev), owner_guild=int(owners)))
    assert ("owner" in names(wire, dev), "play" in names(wire, dev)) == (is_same, True)
    assert "owner" in names(wire, owners)
    await synced(wire, replace(settings, dev_guild=int(dev)))
    assert "owner" not in names(wire, owners)
    assert "play" in names(wire, dev)


async def test_the_owner_uses_them_there(wire, settings) -> None:
    owner = wire.person("Ana")
    settings = replace(settings, owners=frozenset({int(owner.id)}), owner_guild=int(wire.world.guild_id))
    async with wire.running(make_bot(settings)):
        await wire.until(lambda: wire.world.commands.get(wire.world.guild_id))
        assert says((await wire.slash(owner, "/owner sync")).told, "done")
        assert says((await wire.slash(wire.person("Bea"), "/owner sync")).told, "owner-only")
