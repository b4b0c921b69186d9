"""Over real sockets: two at once, fifty at once, twice the same, slow Discord, dropped gateways, killed processes."""

import asyncio
import signal
import time
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.loaded import find
from db import tables
from tests.evenings.stage import Stage, settled
from tests.message_limits import walk
from tests.says import says
from tests.wire.connect import kept_in

TWO_EQUAL_CARDS = 78
"""With this luck a Messenger begins, who may give cards from afar, with two cards of one treasure."""


def move(stage: Stage, board) -> tuple[str, str]:
    """The menu of moves, and its first line."""
    menu = next(each for each in walk(board["components"]) if (each.get("custom_id") or "").endswith(":move"))
    return menu["custom_id"], menu["options"][0]["value"]


async def test_two_presses_of_one_person_at_once_are_one_act(stage) -> None:
    async with stage.running() as bot:
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        menu, to = move(stage, board)
        first, second = await asyncio.gather(
            stage.wire.choose(player, menu, board, [to]), stage.wire.choose(player, menu, board, [to])
        )
        assert sorted([first.ephemeral, second.ephemeral]) == [False, True]
        refused = first if first.ephemeral else second
        assert says(refused.content, "stale")
        board = await settled(stage, bot, 2)
    assert says(board["content"], "island-asks-acting", left=2)


async def test_end_turn_pressed_twice_at_once_ends_one_turn(stage) -> None:
    async with stage.running() as bot:
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        end, question = await stage.asked_to_end(player, board)
        await asyncio.gather(*(stage.wire.press(player, end, question) for _ in range(3)))
        board = await settled(stage, bot, 2)
    assert stage.player() != player
    assert [each["id"] for each in board["mentions"]] == [stage.player().id]


async def test_an_interaction_delivered_twice_is_done_once(stage) -> None:
    async with stage.running() as bot:
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        end, question = await stage.asked_to_end(player, board)
        twice(stage.wire)
        await stage.wire.press(player, end, question)
        await settled(stage, bot, 2)
        await stage.wire.slash(stage.player(), "/hint")
        await stage.wire.slash(stage.people[2], "/done")
        await settled(stage, bot, 2)


async def test_of_two_equal_cards_one_is_given_by_a_command_delivered_twice(stage) -> None:
    """The second delivery is as legal as the first, so only its number says that it was handled."""
    stage.settings = replace(stage.settings, seed=TWO_EQUAL_CARDS)
    async with stage.running() as bot:
        await stage.begin()
        (row,) = await tables.of_user(bot.store, int(stage.player().id))
        giver = (await find(bot.store, row.id)).waits_for[0]
        assert (await find(bot.store, row.id)).state.players[giver].hand == ("chalice", "chalice")
        twice(stage.wire)
        await stage.wire.slash(stage.player(), "/give", card="chalice", to=str(1 - giver))
        await settled(stage, bot, 2)
        await stage.wire.slash(stage.people[2], "/done")
        await settled(stage, bot, 2)
        assert (await find(bot.store, row.id)).state.players[giver].hand == ("chalice",)


async def test_a_lobby_asked_for_by_one_interaction_delivered_twice_is_one(stage) -> None:
    async with stage.running() as bot:
        twice(stage.wire)
        await stage.wire.slash(stage.people[0], "/play island")
        await settled(stage, bot, 0)


async def test_of_two_who_open_a_table_at_once_one_is_told_that_the_channel_is_taken(stage) -> None:
    async with stage.running() as bot:
        answers = await asyncio.gather(*(stage.wire.slash(person, "/play island") for person in stage.people))
        assert sum(not answer.ephemeral for answer in answers) >= 1
        assert all(says(answer.content, "channel-taken") for answer in answers if answer.ephemeral)
        assert await bot.store.rows("SELECT count(*) FROM tables WHERE thread = 0") == [(1,)]
        await stage.wire.until(lambda: all(each["reactions"] for each in stage.live))


def twice(wire) -> None:
    """Discord delivers every interaction two times."""
    emit = wire.gateway.emit

    async def emit_twice(event, payload):
        for _ in range(1 + (event == "INTERACTION_CREATE")):
            await emit(event, payload)

    wire.gateway.emit = emit_twice


async def test_two_people_who_sit_down_at_once_both_sit(stage) -> None:
    async with stage.running() as bot:
        ana, bea, cai = stage.people
        await stage.wire.slash(ana, "/play island")
        lobby = await settled(stage, bot, 0)
        join = stage.id_of(lobby, ":join")
        await asyncio.gather(
            stage.wire.press(bea, join, lobby), stage.wire.react(cai, lobby, "✋"), stage.wire.react(bea, lobby, "✋")
        )
        await stage.wire.until(lambda: all(name in stage.live[0]["content"] for name in ("Bea", "Cai")))
        await settled(stage, bot, 0)
        assert stage.live[0]["content"].count("Bea") == 1


async def test_fifty_tables_pressed_at_once_are_all_answered_in_time(stage) -> None:
    """Discord waits for three seconds; those that other programs take don't count."""
    wire = stage.wire
    async with stage.running() as bot:
        rooms = [await wire.open_channel(f"room-{number}") for number in range(50)]
        hosts = {room: wire.person(f"Host {number}") for number, room in enumerate(rooms)}
        bea = stage.people[1]

        async def sit(room: str):
            """A host has two open lobbies at most, so each room has its own."""
            await wire.slash(hosts[room], "/play island", channel=room, starting_player="host")
            lobby = wire.messages(room)[-1]
            await wire.press(bea, stage.id_of(lobby, ":join"), lobby)
            await wire.press(hosts[room], stage.id_of(lobby, ":start"), lobby)

        await asyncio.gather(*map(sit, rooms))
        await wire.until(lambda: all("end-turn" in " ".join(stage.ids(wire.messages(room)[-1])) for room in rooms))
        boards = [wire.messages(room)[-1] for room in rooms]
        asked = [await stage.asked_to_end(hosts[room], board) for room, board in zip(rooms, boards, strict=True)]
        began = time.process_time()
        await asyncio.gather(*(wire.press(host, *end) for host, end in zip(hosts.values(), asked, strict=True)))
        assert time.process_time() - began < 3

        def goes_on(room: str, former: dict[str, Any]) -> bool:
            """The former board is shrunk, and another one is live."""
            live = [each["id"] for each in wire.messages(room) if each["components"]]
            return bool(live) and former["id"] not in live

        await wire.until(lambda: all(map(goes_on, rooms, boards)))
        for room in rooms:
            (live,) = [each for each in wire.messages(room) if each["components"]]
            assert live == wire.messages(room)[-1]
        async with asyncio.timeout(5):
            shown = "SELECT DISTINCT revision, shown_revision FROM tables"
            while await bot.store.rows(shown) != [(2, 2)]:  # noqa: ASYNC110 - no bell rings
                await asyncio.sleep(0.02)


async def test_private_words_are_the_readers_and_public_ones_the_tables(stage) -> None:
    wire = stage.wire
    async with stage.running():
        eva, rui = wire.person("Eva", "es-419"), wire.person("Rui", "pt-BR")
        await wire.slash(eva, "/play island", language="en")
        lobby = stage.live[0]
        await wire.press(rui, stage.id_of(lobby, ":join"), lobby)
        assert says(stage.live[0]["content"], "lobby-how")
        texts = {(await wire.slash(person, "/done", locale=person.locale)).content for person in (eva, rui)}
        english = (await wire.slash(stage.people[0], "/done")).content
        assert len({*texts, english}) == 3


@pytest.mark.parametrize("after", [False, True])
async def test_where_discord_asks_for_patience_the_board_is_posted_once(stage, after) -> None:
    async with stage.running() as bot:
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        end = await stage.asked_to_end(player, board)
        stage.wire.fail("POST", "/channels/*/messages", status=429, retry_after=0.05, after=after)
        await stage.wire.press(player, *end)
        board = await settled(stage, bot, 2)
    assert [each["id"] for each in board["mentions"]] == [stage.player().id]


async def test_a_slow_discord_is_told_to_wait(stage) -> None:
    """The board takes four seconds to be posted: the press is answered before three are over."""
    async with stage.running() as bot:
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        end = await stage.asked_to_end(player, board)
        stage.wire.fail("POST", "/channels/*/messages", delay=2.5)
        answer = await stage.wire.press(player, *end)
        assert answer.elapsed < 3
        await settled(stage, bot, 2)


async def test_after_a_drop_what_was_missed_is_heard_and_nothing_is_posted_twice(stage) -> None:
    async with stage.running() as bot:
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        await stage.wire.drop()
        await stage.wire.press(player, *await stage.asked_to_end(player, board))
        await settled(stage, bot, 2)
        assert stage.wire.gateway.resumed == 1
        said = len(stage.wire.messages())
        stage.wire.gateway.sessions.clear()
        await stage.wire.drop()
        for session in list(stage.wire.gateway.sessions.values()):
            await session.socket.close()
        await settled(stage, bot, 2)
        assert len(stage.wire.messages()) == said


async def test_the_process_itself_killed_and_started_goes_on(stage, database) -> None:
    """kill -9, and then SIGTERM, which ends it cleanly; the commands are told to Discord once."""
    wire, settings = stage.wire, {**kept_in(database), "SEED": "7", "LOG_LEVEL": "WARNING"}
    async with wire.process("bot.py", **settings) as process:
        await wire.until(lambda: wire.world.commands)
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        menu, to = move(stage, board)
        await wire.choose(player, menu, board, [to])
        process.kill()
        await process.wait()
    async with wire.process("bot.py", **settings) as process:
        board = stage.live[0]
        await wire.press(player, *await stage.asked_to_end(player, board))
        await wire.until(lambda: stage.player() != player and len(stage.live) == 1)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 10) == 0
    synced = [each for each in wire.requests if each.method == "PUT" and each.path.endswith("/commands")]
    assert len(synced) == 1


async def test_in_an_archived_thread_the_game_goes_on(stage) -> None:
    wire = stage.wire
    async with stage.running() as bot:
        ana, bea, _ = stage.people
        await wire.slash(ana, "/play island", thread=True)
        lobby = await settled(stage, bot, 0)
        await wire.press(bea, stage.id_of(lobby, ":join"), lobby)
        await wire.press(ana, stage.id_of(lobby, ":start"), lobby)
        thread = lobby["id"]
        await wire.until(lambda: thread in wire.world.channels and wire.messages(thread))
        board = wire.messages(thread)[-1]
        player = next(person for person in (ana, bea) if person.mention in board["content"].split("\n")[0])
        wire.world.channels[thread]["thread_metadata"]["archived"] = True
        wire.fail("POST", "/interactions/*/callback", status=400, code=50083)
        menu, to = move(stage, board)
        await wire.choose(player, menu, board, [to])
        await wire.until(lambda: wire.messages(thread)[-1]["id"] != board["id"])
        assert not wire.world.channels[thread]["thread_metadata"]["archived"]
