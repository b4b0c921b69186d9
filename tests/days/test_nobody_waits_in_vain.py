"""However a seat empties, and whatever its table waits for: somebody is called by the next reminder at the latest."""

from typing import Any

import pytest

from tests.days.table import position
from tests.evenings.people import items, private
from tests.says import says

PHASES = ("Acting", "Ending", "Considering", "Discarding", "Swimming")


async def leaves(table: Any, person: Any, _: Any) -> None:
    await table.leave(person)


async def is_forgotten(table: Any, person: Any, _: Any) -> None:
    asked = await person.slash(table.channel, "profile privacy")
    sure = await table.press(person, asked.response, "privacy-forget")
    await table.press(person, sure.response, "forget-me")


async def is_taken_out(table: Any, person: Any, moderator: Any) -> None:
    await moderator.slash(table.channel, "game kick", who=person)


async def leaves_the_server(table: Any, person: Any, _: Any) -> None:
    """Nobody tells the bot; Discord says so when a reminder is due and it asks."""
    path = f"/guilds/*/members/{person.id}"
    table.env.inject_error("GET", path, status=404, code=10007, times=None)


WAYS = (leaves, is_forgotten, is_taken_out, leaves_the_server)


@pytest.mark.parametrize("limit", [None, 24])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("way", WAYS)
async def test_the_others_are_called_with_what_they_can_do(table, moderator, way, phase, limit) -> None:
    await table.begin(3, **({"time_limit": limit} if limit else {}))
    await table.stand(position(phase))
    away, others = await table.absent()
    (seat,) = await table.waits()
    said = len(table.pings)
    await way(table, away, moderator)
    await table.pass_by(hours=8, minutes=5)
    assert (await table.sitting()).seat_of(away.id) is None
    called = {user for pinged in table.pings[said:] for user in pinged}
    assert {other.id for other in others} <= called
    assert any(each.custom_id.endswith(":computer") for each in items(table.offer)), "they can do something about it"
    reminded = len(table.pings)
    await table.pass_by(hours=17)
    assert {user for pinged in table.pings[reminded:] for user in pinged} >= {other.id for other in others}
    await table.press(others[0], table.offer, "computer")
    assert (await table.sitting()).seats[seat].computer
    now = await table.sitting()
    assert not now.state.agenda or now.waits_for != (seat,)


async def test_with_nobody_left_to_decide_the_table_pauses_and_says_so(table) -> None:
    await table.begin(2)
    for person in table.people[:2]:
        await leaves_the_server(table, person, None)
    for _ in range(3):
        await table.pass_by(hours=24)
    assert await table.status() == "paused"
    assert says(table.offer.content, "nobody-left")
    assert await table.pass_by(days=3) == []


async def test_leaving_is_asked_about_and_alone_it_is_told_that_the_game_ends(table) -> None:
    await table.begin(2)
    one, other = table.people[:2]
    asked = private(await one.slash(table.channel, "leave"))
    assert says(asked.content, "leave-ask")
    assert (await table.sitting()).seat_of(one.id) is not None
    await table.leave(one)
    assert says(private(await other.slash(table.channel, "leave")).content, "leave-ask-last")


async def test_the_paused_board_offers_nothing_that_is_refused(table) -> None:
    await table.begin(2)
    (person, _) = await table.absent()
    await person.slash(table.channel, "game pause")
    board = table.live_board
    assert says(board, "table-is-paused") or says(board, "lobby-is-paused")
    assert {each.kind for each in items(board)} == {"tool"}
    assert says(private(await person.slash(table.channel, "hint")), "table-is-paused")


async def test_a_nudge_for_nobody_says_what_can_be_done(table) -> None:
    await table.begin(3)
    away, others = await table.absent()
    await table.leave(away)
    said = private(await others[0].slash(table.channel, "game nudge")).content
    assert says(said, "nudge-nobody")


async def test_a_limit_and_a_reminder_in_one_hour_are_one_question(table) -> None:
    await table.begin(2, time_limit=8)
    said = await table.pass_by(hours=8, minutes=1)
    assert len(said) == 1
    assert says(said[0].content, "vote-absent")


async def test_a_reminder_by_message_is_in_the_readers_language_and_can_be_silenced_there(table) -> None:
    await table.begin(2)
    person, _ = await table.absent()
    await person.slash(table.channel, "profile preferences", reminders_by_dm=True, language="es")
    await table.pass_by(hours=8, minutes=1)
    told = person.user.dm_channel.last_message
    assert says(told.content, "reminder-since", "es")
    pressed = await person.user.click(told, custom_id=items(told)[0].custom_id)
    assert says(pressed.response, "reminder-silenced", "es")
    assert await table.pass_by(days=5) == []


async def test_the_end_of_an_abandoned_game_calls_everybody_and_offers_another(table, moderator) -> None:
    await table.begin(3)
    asked = await moderator.slash(table.channel, "game end")
    await table.press(moderator, asked.response, "abandon")
    assert set(table.pings[-1]) == {person.id for person in table.people[:3]}
    assert {each.custom_id.split(":")[2] for each in items(table.last)} == {"rematch", "replay", "text"}
