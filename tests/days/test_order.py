"""Problems and repair, places that close and open, rights that are lost and come back."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.talk.controls import tool
from db import seats
from tests.says import says


@pytest.fixture
def owner(env, guild):
    return guild.add_member(env.create_user("owner", global_name="Owner"))


async def made_owner(env, owner, settings, *, owners=None) -> None:
    """The bot starts again with this person as its owner, and with /owner in this server."""
    (guild,) = env.bot.guilds
    await env.bot.close()
    owners = frozenset({owner.id}) if owners is None else owners
    await env.restart_bot(make_bot(replace(settings, owners=owners, owner_guild=guild.id)))


async def test_a_problem_is_reported_from_the_hint(table, env, owner, settings) -> None:
    await made_owner(env, owner, settings)
    await table.begin(2)
    person, _ = await table.absent()
    hint = await person.slash(table.channel, "hint")
    told = await table.press(person, hint.response, "report")
    row = await table.table()
    assert row.id in told.response.content
    (file,) = owner.user.dm_channel.last_message.attachments
    assert f"table {row.id}" in (await file.read()).decode()


async def test_a_report_once_in_a_while(table, env) -> None:
    await table.begin(2)
    person, _ = await table.absent()
    for key in ("reported", "reported-already"):
        hint = await person.slash(table.channel, "hint")
        assert says((await table.press(person, hint.response, "report")).response, key)
    await table.pass_by(minutes=2)
    hint = await person.slash(table.channel, "hint")
    assert says((await table.press(person, hint.response, "report")).response.content, "reported")


async def test_a_fault_has_a_number_and_the_button(table, env, faults, caplog, monkeypatch) -> None:
    await table.begin(2)
    person, _ = await table.absent()

    async def broken(*_: object) -> None:
        raise RuntimeError("as the test wished")

    monkeypatch.setitem(tool.uses, "hint", broken)
    fault = await table.press(person, table.live_board, "hint")
    assert says(fault.response.content, "fault")
    (record,) = [each for each in caplog.records if each.levelname == "ERROR"]
    assert f"tool:{(await table.table()).id}:hint" in record.getMessage()
    told = await table.press(person, fault.response, "report")
    assert (await table.table()).id in told.response.content
    caplog.clear()


async def test_the_owners_tools_are_the_owners(table, env, owner, settings) -> None:
    await made_owner(env, owner, settings, owners=frozenset())
    await table.begin(2)
    for command in ("sync", "diagnose", "repair"):
        options = {} if command == "sync" else {"table": (await table.table()).id}
        refused = await owner.slash(table.channel, f"owner {command}", **options)
        assert says(refused.response.content, "owner-only")
    await made_owner(env, owner, settings)
    shown = await owner.slash(table.channel, "owner diagnose", table=(await table.table()).id)
    text = (await shown.response.attachments[0].read()).decode()
    assert (await table.table()).id in text
    assert "waits for" in text


async def test_repair_shows_a_lobby_or_a_board_anew(table, env, owner, settings) -> None:
    await made_owner(env, owner, settings)
    await table.open(2)
    await owner.slash(table.channel, "owner repair", table=(await table.table()).id)
    await table.press(table.people[0], table.last, "start")
    before = table.live_board.id
    await owner.slash(table.channel, "owner repair", table=(await table.table()).id)
    assert table.live_board.id != before


async def test_repair_brings_back_a_former_step_and_the_story_says_who_did(table, env, owner, settings) -> None:
    await made_owner(env, owner, settings)
    await table.begin(2)
    person, _ = await table.absent()
    await table.act()
    await owner.slash(table.channel, "owner repair", table=(await table.table()).id, back_to=1)
    assert says((await person.slash(table.channel, "game story")).response.content, "did-bring-back")


async def test_repair_lets_a_computer_play_that_was_stuck(table, env, owner, settings) -> None:
    await made_owner(env, owner, settings)
    await table.begin(2)
    away, (other,) = await table.absent()
    (seat,) = await table.waits()
    row = await table.table()
    now = env.bot.now()
    await seats.hand_over(table.store, row.id, seat, former=away.id, user_id=None, name="Computer", now=now)
    await owner.slash(table.channel, "owner repair", table=row.id)
    assert (await table.absent())[0] is other


async def test_a_problem_is_reported_by_command(table, env, owner, settings) -> None:
    await made_owner(env, owner, settings)
    await table.begin(2)
    told = await table.people[0].slash(table.channel, "game report")
    assert says(told.response, "reported", table=(await table.table()).id)


@pytest.mark.parametrize("unknown", ["nothing", "x" * 50, "; DROP TABLE tables"])
async def test_a_table_that_is_not(table, env, owner, settings, unknown) -> None:
    await made_owner(env, owner, settings)
    assert says((await owner.slash(table.channel, "owner repair", table=unknown)).response, "table-over")


async def test_a_channel_that_is_deleted_ends_its_table(table, env) -> None:
    await table.begin(2)
    await env.bot.get_channel(table.channel.id).delete()
    await env.settle()
    assert await table.status() == "abandoned"


async def test_a_channel_deleted_while_the_bot_is_away_ends_its_table_at_the_next_reminder(table, env) -> None:
    await table.begin(2)
    env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=1)
    await env.advance_time(9 * 3600)
    assert await table.status() == "abandoned"


async def test_a_right_that_is_lost_holds_the_table_and_what_waits_is_shown_when_it_is_back(table, env, guild) -> None:
    await table.begin(2)
    person, _ = await table.absent()
    board = table.live_board
    env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    await table.press(person, board, "end-turn")
    row = await table.table()
    assert row.shown_revision < row.revision
    await env.bot.get_channel(table.channel.id).edit(topic="rights are back")
    await env.settle()
    row = await table.table()
    assert row.shown_revision == row.revision
    assert table.live_board.id != board.id


async def test_the_thread_of_a_game_is_opened_again_when_discord_archives_it(table, env) -> None:
    await table.open(2, thread=True)
    await table.press(table.people[0], table.last, "start")
    thread = env.bot.get_channel((await table.table()).channel_id)
    await thread.edit(archived=True)
    await env.settle()
    assert not (await env.bot.fetch_channel(thread.id)).archived


async def test_a_locked_thread_and_the_thread_of_a_paused_game_stay_closed(table, env) -> None:
    await table.open(2, thread=True)
    await table.press(table.people[0], table.last, "start")
    thread = env.bot.get_channel((await table.table()).channel_id)
    await thread.edit(archived=True, locked=True)
    await env.settle()
    assert (await env.bot.fetch_channel(thread.id)).archived
