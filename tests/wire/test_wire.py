"""The played Discord, tried with a tiny bot over real sockets."""

import asyncio

import discord
import pytest

from tests.wire.tiny import Tiny
from tests.wire.wire import Wire


@pytest.fixture
async def tiny(wire):
    async with wire.running(Tiny()) as tiny:
        yield tiny


async def test_a_command_is_answered_in_the_readers_language(wire, tiny) -> None:
    ana, bea = wire.person("Ana", "es-ES"), wire.person("Bea", "pt-BR")
    assert (await wire.slash(ana, "/move", to="C3")).content == "Vas a C3."
    assert (await wire.slash(bea, "/move", to="C3")).content == "Vais a C3."
    assert (await wire.slash(bea, "/move", to="C3", locale="en-GB")).content == "You go to C3."
    assert len(wire.messages()) == 3


async def test_a_picture_arrives_with_its_description(wire, tiny) -> None:
    answer = await wire.slash(wire.person("Ana"), "/move", to="C3")
    (picture,) = answer.message["attachments"]
    assert picture["description"] == "The island."
    assert wire.world.files[picture["id"]] == b"\x89PNG"


async def test_only_synced_commands_can_be_typed(wire, tiny) -> None:
    ana = wire.person("Ana")
    with pytest.raises(LookupError, match="not among the synced commands"):
        await wire.slash(ana, "/fly")
    with pytest.raises(LookupError, match="needs to"):
        await wire.slash(ana, "/move")


async def test_suggestions_follow_what_is_typed(wire, tiny) -> None:
    offered = await wire.suggestions(wire.person("Ana"), "/move", "to", to="B")
    assert [each["value"] for each in offered] == ["B2"]


async def test_a_private_answer_after_thinking_shows_to_its_reader_alone(wire, tiny) -> None:
    ana, bea = wire.person("Ana"), wire.person("Bea")
    answer = await wire.slash(ana, "/draw", whom=bea)
    await wire.until(lambda: answer.followups)
    assert answer.ephemeral
    assert answer.message["embeds"][0]["image"]["url"].startswith("https://cdn.discordapp.com/")
    assert answer.message["attachments"] == []
    assert wire.messages() == []
    assert len(wire.messages(reader=ana)) == 2


async def test_a_press_edits_the_message_that_was_pressed(wire, tiny) -> None:
    ana = wire.person("Ana")
    board = (await wire.slash(ana, "/move", to="C3")).message
    answer = await wire.press(ana, "step:B2", board)
    assert answer.message["id"] == board["id"]
    assert answer.content == "Ana steps to B2."


async def test_two_people_press_at_once_and_both_are_answered(wire, tiny) -> None:
    ana, bea = wire.person("Ana"), wire.person("Bea")
    board = (await wire.slash(ana, "/move", to="C3")).message
    answers = await asyncio.gather(wire.press(ana, "step:A1", board), wire.press(bea, "step:B2", board))
    assert {answer.kind for answer in answers} == {7}
    assert wire.messages()[0]["content"] in {"Ana steps to A1.", "Bea steps to B2."}


async def test_fifty_tables_are_pressed_at_once_and_all_are_answered(wire, tiny) -> None:
    people = [wire.person(f"P{number}") for number in range(50)]
    rooms = [await wire.open_channel(f"room-{number}") for number in range(50)]
    boards = await asyncio.gather(
        *(wire.slash(person, "/move", channel=room, to="C3") for person, room in zip(people, rooms, strict=True))
    )
    answers = await asyncio.gather(
        *(wire.press(person, "step:B2", board.message) for person, board in zip(people, boards, strict=True))
    )
    assert [answer.content for answer in answers] == [f"P{number} steps to B2." for number in range(50)]


async def test_one_cannot_press_what_is_not_there(wire, tiny) -> None:
    ana = wire.person("Ana")
    board = (await wire.slash(ana, "/move", to="C3")).message
    with pytest.raises(AssertionError, match="'step:Z9' is not among"):
        await wire.press(ana, "step:Z9", board)


async def test_a_raised_hand_reaches_the_bot(wire, tiny) -> None:
    ana = wire.person("Ana")
    board = (await wire.slash(ana, "/move", to="C3")).message
    await wire.react(ana, board, "✋")
    await wire.until(lambda: wire.messages()[-1]["content"] == "Ana is in.")
    message = await tiny.get_channel(int(wire.channel)).fetch_message(int(board["id"]))
    assert [user.name async for user in message.reactions[0].users()] == ["ana"]


async def test_a_thread_holds_its_own_messages(wire, tiny) -> None:
    ana = wire.person("Ana")
    answer = await wire.slash(ana, "/where")
    thread = answer.message["id"]
    await wire.until(lambda: wire.messages(thread) and wire.messages(thread)[0]["content"] == "Shrunk.")
    (live,) = wire.messages(thread)
    assert live["reactions"][0]["count"] == 1
    assert wire.world.channels[thread]["name"] == "Island"


async def test_a_refused_request_is_asked_again_when_discord_says_so(wire, tiny) -> None:
    ana = wire.person("Ana")
    board = (await wire.slash(ana, "/move", to="C3")).message
    wire.fail("POST", "/channels/*/messages", status=429, retry_after=0.01)
    await wire.react(ana, board, "✋")
    await wire.until(lambda: len(wire.messages()) == 2)
    assert [each.method for each in wire.requests if each.path.endswith("/messages")] == ["POST", "POST"]


async def test_an_answer_lost_on_the_way_posts_nothing_twice(wire, tiny) -> None:
    """discord.py asks again with the same nonce."""
    ana = wire.person("Ana")
    board = (await wire.slash(ana, "/move", to="C3")).message
    wire.fail("POST", "/channels/*/messages", status=429, retry_after=0.01, after=True)
    await wire.react(ana, board, "✋")
    await wire.until(lambda: sum(each.path.endswith("/messages") for each in wire.requests) == 2)
    assert len(wire.messages()) == 2


async def test_a_lacking_permission_reaches_the_bot(wire, tiny) -> None:
    wire.fail("POST", "/channels/*/messages", status=403, code=50013)
    with pytest.raises(discord.Forbidden) as refusal:
        await tiny.get_channel(int(wire.channel)).send("Hello.")
    assert refusal.value.code == 50013


async def test_after_a_drop_the_bot_resumes_and_hears_what_it_missed(wire, tiny) -> None:
    ana = wire.person("Ana")
    board = (await wire.slash(ana, "/move", to="C3")).message
    await wire.drop()
    answer = await wire.press(ana, "step:B2", board)
    assert answer.content == "Ana steps to B2."
    assert (wire.gateway.identified, wire.gateway.resumed) == (1, 1)


async def test_heartbeats_are_heard() -> None:
    async with Wire(heartbeat=0.02) as wire, wire.running(Tiny()), wire.gateway.changed:
        await wire.gateway.changed.wait_for(lambda: wire.gateway.heartbeats > 1)


async def test_what_discord_would_refuse_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="content of 2001 characters"):
        async with Wire() as wire, wire.running(Tiny()) as tiny:
            await tiny.get_channel(int(wire.channel)).send("x" * 2_001)


async def test_a_killed_bot_comes_back_to_its_messages(wire) -> None:
    ana = wire.person("Ana")
    async with wire.process("-m", "tests.wire.tiny") as process:
        board = (await wire.slash(ana, "/move", to="C3")).message
        process.kill()
        await process.wait()
    async with wire.process("-m", "tests.wire.tiny"):
        answer = await wire.press(ana, "step:A1", board)
    assert answer.content == "Ana steps to A1."
    assert wire.gateway.identified == 2


@pytest.mark.parametrize("shards", [None, 2])
async def test_a_client_of_several_shards_is_heard_by_the_one_that_has_the_guild(wire, shards) -> None:
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """No waiting between shards here."""

    async with wire.running(Sharded(intents=discord.Intents(guilds=True), shard_count=shards)) as client:
        assert [str(guild.id) for guild in client.guilds] == [wire.world.guild_id]


async def test_a_channel_opened_meanwhile_is_known(wire, tiny) -> None:
    attic = await wire.open_channel("attic")
    answer = await wire.slash(wire.person("Ana"), "/move", channel=attic, to="C3")
    assert wire.messages(attic) == [answer.message]


async def test_people_may_what_they_may(wire, tiny) -> None:
    ana, mo = wire.person("Ana"), wire.person("Mo", manage_messages=True)
    seen = []
    tiny.tree.interaction_check = lambda interaction: remember(seen, interaction)
    await wire.slash(ana, "/move", to="C3")
    await wire.slash(mo, "/move", to="C3")
    assert [each.manage_messages for each in seen] == [False, True]


async def remember(seen, interaction) -> bool:
    seen.append(interaction.permissions)
    return True
