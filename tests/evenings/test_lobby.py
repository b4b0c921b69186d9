"""A lobby: who sits down and gets up, and how; play.md, the life of a table, 1."""

import dataclasses
import re

import discord
import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.loaded import find
from locales import say
from tests.evenings.people import HAND, items
from tests.says import says


@pytest.fixture
def ana(people):
    return people[0]


@pytest.fixture
def bea(people):
    return people[1]


def seated(lobby) -> list[str]:
    """The names of the players, in order, also of a game that has started."""
    if not re.search(r"^1\\?\. ", lobby.content, re.MULTILINE):
        return lobby.content.split("\n")[0].split("**")[3::2]
    lines = [line for line in lobby.content.split("\n") if re.match(r"[1-4]\\?\. ", line)]
    return [line.split("**")[1] for line in lines if "**" in line]


async def press(place, person, wish):
    lobby = place.last
    return await person.click(lobby, custom_id=place.item(lobby, "lobby", wish).custom_id)


async def test_a_lobby_says_its_options_its_seats_and_how_to_join(place) -> None:
    lobby = await place.open(
        1, difficulty="elite", layout="atoll", special_cards="careful", players=3, starting_player="host"
    )
    for key in "island-difficulty-elite", "island-layout-atoll", "island-pace-careful", "island-how-long":
        assert says(lobby, key)
    assert says(lobby, "lobby-how", hand=HAND, most=3)
    assert seated(lobby) == ["Ana"]
    assert lobby.content.count(say("en", "lobby-free-seat")) == 2
    assert [str(reaction.emoji) for reaction in lobby.reactions] == [HAND]
    assert place.pings == [()]


async def test_a_lobby_hides_what_is_usual(place) -> None:
    lobby = await place.open(1)
    assert not says(lobby, "island-option-difficulty")
    assert not says(lobby, "island-option-layout")


async def test_a_lobby_of_a_game_that_started_has_two_lines(place) -> None:
    await place.begin(2, difficulty="elite")
    lobby = place.channel.history()[0]
    assert lobby.content.count("\n") == 1
    assert says(lobby, "lobby-with")
    assert says(lobby, "lobby-is-running")


async def test_no_choice_of_computers_starts_the_game(place, ana, env) -> None:
    """The lobby says which press starts it."""
    await place.open(1)
    for value in "3calm", "two", "none", "3strong":
        asked = await press(place, ana, "company")
        (choice,) = [item for item in items(asked.response) if item.value == value]
        chosen = await ana.select(asked.response, [value], custom_id=choice.custom_id)
        assert says(chosen.response, "company-chosen")
        assert (await place.table()).status == "lobby"
        assert says(place.last, "lobby-ready") == (value != "none")
    await press(place, ana, "start")
    assert (await place.table()).status == "running"


async def test_a_raised_hand_sits_down_and_gets_up(place, bea) -> None:
    lobby = await place.open(1)
    await bea.react(lobby, HAND)
    assert seated(place.last) == ["Ana", "Bea"]
    await bea.unreact(lobby, HAND)
    assert seated(place.last) == ["Ana"]
    assert len(place.channel.history()) == 1


async def test_a_button_sits_down_and_gets_up(place, bea) -> None:
    await place.open(1)
    await press(place, bea, "join")
    assert seated(place.last) == ["Ana", "Bea"]
    await press(place, bea, "leave")
    assert seated(place.last) == ["Ana"]


async def test_a_command_sits_down_and_gets_up(place, bea) -> None:
    await place.open(1)
    assert (await bea.slash(place.channel, "join")).ephemeral
    assert seated(place.last) == ["Ana", "Bea"]
    assert (await bea.slash(place.channel, "leave")).ephemeral
    assert seated(place.last) == ["Ana"]


async def test_who_sits_already_is_told_so_and_keeps_one_seat(place, bea) -> None:
    lobby = await place.open(1)
    await bea.react(lobby, HAND)
    again = await press(place, bea, "join")
    assert again.ephemeral
    assert says(again.response.content, "lobby-in-already")
    assert seated(place.last) == ["Ana", "Bea"]


async def test_who_does_not_sit_cannot_get_up(place, bea) -> None:
    await place.open(1)
    told = await press(place, bea, "leave")
    assert told.ephemeral
    assert says(told.response.content, "lobby-not-in")


async def test_another_emoji_says_nothing(place, bea) -> None:
    await bea.react(await place.open(1), "🎲")
    assert seated(place.last) == ["Ana"]


async def test_a_bot_is_not_seated(place, env, guild) -> None:
    lobby = await place.open(1)
    robot = guild.add_member(env.create_user("robot", bot=True))
    await robot.react(lobby, HAND)
    assert seated(place.last) == ["Ana"]


async def test_where_every_seat_is_taken_nobody_sits_down(place, people) -> None:
    lobby = await place.open(2, players=2)
    await people[2].react(lobby, HAND)
    told = await people[3].click(lobby, custom_id=place.item(lobby, "lobby", "join").custom_id)
    assert told.ephemeral
    assert says(told.response, "lobby-full")
    assert seated(place.lobby) == ["Ana", "Bea"]
    assert says(place.lobby, "lobby-is-full")
    assert place.pings[-1] == (people[0].id,), "the host hears that it is full"


@pytest.mark.parametrize("then", ["start", "leave"])
async def test_that_it_is_full_stands_only_as_long_as_it_is_so(place, people, then) -> None:
    lobby = await place.open(2, players=2)
    assert says(place.last, "lobby-full-for-host", who=f"<@{people[0].id}>")
    await people[0].click(lobby, custom_id=place.item(lobby, "lobby", then).custom_id)
    assert not [each for each in place.said if says(each, "lobby-full-for-host")]


async def test_two_of_one_name_are_told_apart(place, env, guild) -> None:
    lobby = await place.open(1)
    await guild.add_member(env.create_user("other", global_name="Ana")).react(lobby, HAND)
    assert seated(place.last) == ["Ana", "Ana 2"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold** _x_", "\\*\\*bold\\*\\* \\_x\\_"),
        ("@everyone", "@\u200beveryone"),
        ("\u202eabc", "abc"),
        ("🦀", "🦀"),
    ],
)
async def test_a_name_stands_as_it_is_and_does_nothing(place, env, guild, name, shown) -> None:
    lobby = await place.open(1)
    await guild.add_member(env.create_user("odd", global_name=name)).react(lobby, HAND)
    assert f". **{shown}**" in place.last.content
    assert place.pings == [()]


async def test_the_host_starts(place, bea) -> None:
    await place.open(2)
    told = await press(place, bea, "start")
    assert told.ephemeral
    assert says(told.response, "lobby-host-starts")
    await press(place, place.people[0], "start")
    assert place.called()


async def test_after_an_hour_anyone_seated_starts(place, bea, env) -> None:
    await place.open(2)
    await env.advance_time(3601)
    told = await press(place, place.people[2], "start")
    assert told.ephemeral
    await press(place, bea, "start")
    assert place.called()


async def test_one_alone_does_not_start(place, ana) -> None:
    await place.open(1)
    told = await press(place, ana, "start")
    assert told.ephemeral
    assert says(told.response.content, "lobby-too-few", least=2)


async def test_when_the_host_gets_up_the_next_one_is_host(place, ana, bea) -> None:
    await place.open(3)
    await press(place, ana, "leave")
    assert says(place.last.content, "lobby-host", name="**Bea**")
    await press(place, bea, "start")
    assert place.called()


async def test_who_has_left_the_server_is_not_waited_for(place, people, guild) -> None:
    await place.open(3)
    guild.remove_member(people[1])
    await press(place, people[0], "start")
    assert place.called()
    assert seated(place.said[0]) == ["Ana", "Cai"]


async def test_where_too_few_are_left_in_the_server_the_lobby_stays_open(place, people, guild) -> None:
    await place.open(2)
    guild.remove_member(people[1])
    told = await press(place, people[0], "start")
    assert told.ephemeral
    assert says(told.response.content, "lobby-too-few", least=2)
    assert seated(place.last) == ["Ana"]


async def test_a_seat_given_back_leaves_no_gap_at_the_table(place, people) -> None:
    await place.open(3)
    await press(place, people[1], "leave")
    await press(place, people[0], "start")
    (seat,) = place.called() or (None,)
    assert seat in {0, 2}, "one of the two who sit"
    hint = await people[2].slash(place.channel, "hint")
    assert not says(hint.response.content, "not-seated")


async def test_a_lobby_nobody_sits_in_is_closed(place, ana, bea) -> None:
    lobby = await place.open(1)
    await press(place, ana, "leave")
    assert says(place.last, "lobby-is-abandoned")
    assert items(place.last) == []
    await bea.react(lobby, HAND)
    assert seated(place.last) == []


async def test_after_the_start_a_hand_says_nothing(place, people) -> None:
    await place.begin(2)
    lobby = place.channel.history()[0]
    await people[2].react(lobby, HAND)
    await people[1].unreact(lobby, HAND)
    assert seated(place.channel.history()[0]) == ["Ana", "Bea"]
    assert (await people[2].slash(place.channel, "join")).ephemeral


async def test_hands_that_went_up_and_down_while_the_bot_was_away_are_found(
    place, people, env, settings, guild
) -> None:
    lobby = await place.open(2)
    await env.bot.close()
    backend = env.backend
    gone = guild.add_member(env.create_user("gone", global_name="Gone"))
    backend.remove_reaction(place.channel.id, lobby.id, HAND, people[1].id)
    for person in (people[2], people[3], gone):
        backend.set_reaction(place.channel.id, lobby.id, HAND, person.id, True)
    guild.remove_member(gone)
    await env.restart_bot(make_bot(settings))
    await env.settle()
    assert set(seated(place.last)) == {"Ana", "Cai", "Dov"}


async def test_who_joined_by_button_stays_seated_though_no_hand_is_up(place, people, restart, settings) -> None:
    await place.open(1)
    await press(place, people[1], "join")
    await restart(make_bot(settings))
    assert seated(place.last) == ["Ana", "Bea"]


async def test_a_lobby_that_was_deleted_comes_back_with_the_next_who_joins(place, people, env) -> None:
    lobby = await place.open(1)
    env.backend.delete_message(place.channel.id, lobby.id)
    await people[1].slash(place.channel, "join")
    assert seated(place.last) == ["Ana", "Bea"]
    assert [str(reaction.emoji) for reaction in place.last.reactions] == [HAND]


async def test_a_channel_holds_one_lobby_and_a_second_table_gets_a_thread(place, people) -> None:
    await place.begin(2)
    await people[2].slash(place.channel, "play island")
    lobby = place.last
    await people[3].react(lobby, HAND)
    await people[2].click(lobby, custom_id=place.item(lobby, "lobby", "start").custom_id)
    (thread,) = place.channel.threads
    (board,) = [message for message in thread.history() if message.components]
    assert board.content.startswith("<@")
    assert f"<#{thread.id}>" in place.last.content


@pytest.mark.parametrize("by_command", [True, False])
async def test_with_a_thread_the_board_stands_in_the_thread_and_the_lobby_stays(place, people, by_command) -> None:
    lobby = await place.open(2, thread=True)
    if by_command:
        told = await people[0].slash(place.channel, "start")
        assert told.ephemeral
    else:
        await people[0].click(lobby, custom_id=place.item(lobby, "lobby", "start").custom_id)
    (thread,) = place.channel.threads
    assert "Ana" in thread.name
    (board,) = [message for message in thread.history() if message.components]
    assert board.content.startswith("<@")
    assert [message.id for message in place.said] == [lobby.id]
    assert items(place.last) == []


async def test_a_missing_permission_is_named_when_a_thread_cannot_be_opened(place, people, guild) -> None:
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    told = await people[0].slash(
        guild.create_text_channel("strict", overwrites={guild.default_role: overwrite}), "play island", thread=True
    )
    assert told.ephemeral
    assert says(told.response.content, "permission-create-public-threads")


async def test_an_island_nobody_knows_is_refused(place, people) -> None:
    told = await people[0].slash(place.channel, "play island", layout="Atlantis")
    assert told.ephemeral
    assert "Atlantis" in told.response.content


async def test_an_island_is_found_by_what_is_typed(place, people) -> None:
    offered = await people[0].autocomplete(place.channel, "play island", "layout", "bay")
    assert {each["name"] for each in offered} == {
        say("en", f"island-layout-{each}") for each in ("gulls", "anchorbay", "shipwreck")
    }


async def test_the_tables_language_is_the_servers_unless_another_is_asked_for(place, people, locales, guild) -> None:
    locales[people[0].id] = "pt-BR"
    locales[guild.id] = "en-US"
    lobby = await place.open(1)
    assert says(lobby, "lobby-free-seat")


@pytest.mark.parametrize("joined", [False, True], ids=["just posted", "somebody joined"])
async def test_whoever_read_a_lobby_before_it_was_posted_posts_no_second_one(place, ana, bea, env, joined) -> None:
    """After a start the bot shows what has no message yet, and may have read that while the lobby was being posted."""
    await ana.slash(place.channel, "play island")
    posted = await find(env.bot.store, (await place.table()).id)
    assert posted is not None
    stale = dataclasses.replace(posted, row=replace(posted.row, board_message_id=None, shown_revision=-1))
    if joined:
        await press(place, bea, "join")
    await env.bot.boards.show(stale)
    lobbies = [message for message in place.channel.history() if any(each.kind == "lobby" for each in items(message))]
    assert len(lobbies) == 1
    assert seated(lobbies[0]) == (["Ana", "Bea"] if joined else ["Ana"])
