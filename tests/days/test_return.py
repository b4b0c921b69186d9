"""After a break: what reminders say, how they help, and that they disappear once the player acts."""

from datetime import timedelta

import pytest

from bot import make_bot
from cogs.waiting import reminder
from cogs.words.report import report
from cogs.words.teller import Teller
from tests.days.table import crowded_gate, position
from tests.evenings.people import items, surely
from tests.says import says


def words_on(message):
    """The buttons of a message, by their words."""
    return [each.custom_id.split(":")[-1] for each in items(message)]


def reminders(channel):
    return [message for message in channel.history() if {"not-now", "later"} & set(words_on(message))]


async def test_no_two_reminders_of_one_wait_read_the_same(table) -> None:
    await table.begin(2)
    said = [each.content for each in await table.pass_by(days=6)]
    assert len(set(said)) == len(said) == 5


async def test_the_first_reminder_says_since_when_and_who_is_waiting(table) -> None:
    await table.begin(3)
    await table.absent()
    (first,) = await table.pass_by(hours=8, minutes=1)
    assert says(first, "reminder-since", whose="turn", unit="hours", count=8)
    assert says(first, "reminder-waiting", count=2)
    assert words_on(first) == ["not-now"]


async def test_a_reminder_says_what_is_at_stake(table) -> None:
    await table.begin(3)
    await table.stand(crowded_gate())
    (danger, *_) = [line for line in table.live_board.content.split("\n") if "⚠" in line]
    (first,) = await table.pass_by(hours=9)
    assert danger in first.content


async def test_a_question_out_of_turn_is_not_called_a_turn(table) -> None:
    await table.begin(3)
    await table.stand(position("Considering"))
    (asked,) = await table.waits()
    (first,) = await table.pass_by(hours=9)
    whose = "turn" if reminder.whose_turn(await table.sitting()) == asked else "question"
    assert says(first, "reminder-since", whose=whose)


async def test_the_second_reminder_offers_help(table) -> None:
    await table.begin(2)
    _, second = await table.pass_by(hours=25)
    assert says(second, "reminder-by-now", unit="day")
    assert says(second, "reminder-help")
    assert words_on(second) == ["stand-in", "hand-over", "later", "not-now"]


async def test_the_third_reminder_says_what_the_others_may_do(table) -> None:
    await table.begin(2)
    *_, third = await table.pass_by(hours=49)
    assert says(third, "reminder-then-vote")


async def test_the_third_reminder_says_when_the_time_is_up(table) -> None:
    await table.begin(2, time_limit=72)
    *_, third = await table.pass_by(hours=49)
    assert says(third, "reminder-then-limit", passed="no")


async def test_a_reminder_of_several_calls_nothing_a_turn_that_is_a_question_for_some(table) -> None:
    await table.begin(3)
    await table.stand(crowded_gate())
    (first,) = await table.pass_by(hours=9)
    assert says(first, "reminder-since", whose="question")


async def test_who_plays_alone_may_take_their_time(table) -> None:
    await table.play("bridges", 1)
    *_, third = await table.pass_by(hours=49)
    assert says(third, "reminder-then-nothing")


async def test_the_computer_plays_this_turn_and_no_other(table) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    _, second = await table.pass_by(hours=25)
    before = await table.sitting()
    pings = len(table.pings)
    refused = await table.press(other, second, "stand-in")
    assert says(refused, "not-your-reminder")
    pressed = await table.press(away, second, "stand-in")
    assert says(pressed, "reminder-stood-in")
    after = await table.sitting()
    assert after.row.revision > before.row.revision
    assert not any(seat.computer or seat.stand_in for seat in after.seats)
    assert all(away.id not in called for called in table.pings[pings:])
    assert after.waits_for != before.waits_for


async def test_the_seat_is_offered_from_a_reminder(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    _, second = await table.pass_by(hours=25)
    assert says(await table.press(away, second, "hand-over"), "offered")
    stranger = table.people[3]
    assert says(await table.press(stranger, table.offer, "take"), "offer-taken")
    assert away.id not in [seat.user_id for seat in (await table.sitting()).seats]


async def test_the_next_reminder_comes_when_it_is_asked_for(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    _, second = await table.pass_by(hours=25)
    assert says(await table.press(away, second, "later"), "reminder-put-off")
    assert await table.pass_by(hours=5) == []
    assert len(await table.pass_by(hours=2)) == 1


async def test_tonight_is_evening_on_the_players_own_clock(table, env) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", time_zone="Etc/UTC", remind_after_hours="1 2")
    until_noon = (12 - env.now().hour) % 24
    await table.pass_by(hours=until_noon)
    await table.act()
    await table.act("end-turn")
    while (await table.absent())[0] is not away:
        await table.act("end-turn")
    *_, second = await table.pass_by(hours=2, minutes=5)
    assert "tonight" in words_on(second)
    await table.press(away, second, "tonight")
    hours = 20 - env.now().hour
    assert await table.pass_by(hours=hours - 1) == []
    assert len(await table.pass_by(hours=1, minutes=1)) == 1


# They disappear


@pytest.mark.parametrize("restarted", [False, True], ids=["at once", "after a restart"])
async def test_reminders_are_deleted_when_the_player_acts(table, env, again, restarted) -> None:
    await table.begin(2)
    assert len(await table.pass_by(hours=25)) == 2
    if restarted:
        await again(env, timedelta(hours=1))
    assert len(reminders(table.channel)) == 2, "nobody has acted yet"
    await table.act()
    assert reminders(table.channel) == []
    assert await table.store.rows("SELECT * FROM former_boards WHERE seats IS NOT NULL") == []


async def test_a_direct_reminder_is_deleted_too(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", reminders_by_dm=True)
    await table.pass_by(hours=9)
    assert len(reminders(away.user.dm_channel)) == 1
    await table.act()
    assert reminders(away.user.dm_channel) == []


async def test_a_reminder_of_several_stays_until_all_of_them_acted(table) -> None:
    await table.begin(3)
    await table.stand(crowded_gate())
    await table.pass_by(hours=9)
    for left in (1, 1, 0):
        await table.act("pass")
        assert len(reminders(table.channel)) == left


async def test_a_reminder_that_cannot_be_deleted_does_no_harm(table, env) -> None:
    await table.begin(2)
    (reminder,) = await table.pass_by(hours=9)
    env.backend.delete_message(table.channel.id, reminder.id)
    await table.act()
    assert await table.store.rows("SELECT * FROM former_boards WHERE seats IS NOT NULL") == []


async def test_the_end_of_a_game_deletes_its_reminders(table, moderator) -> None:
    await table.begin(2)
    await table.pass_by(hours=9)
    asked = await moderator.slash(table.channel, "game end")
    await table.press(moderator, asked.response, "abandon")
    assert reminders(table.channel) == []


async def test_a_nudge_disappears_like_a_reminder(table) -> None:
    await table.begin(2)
    _, (other,) = await table.absent()
    await other.slash(table.channel, "game nudge")
    assert [each for each in table.channel.history() if says(each, "nudged")]
    await table.act()
    assert [each for each in table.channel.history() if says(each, "nudged")] == []


async def test_that_a_lobby_is_full_disappears_also_after_a_restart(table, env, restart, settings) -> None:
    host, guest = table.people[:2]
    await host.slash(table.channel, "play island", players=2)
    await guest.slash(table.channel, "join")
    assert [each for each in table.channel.history() if says(each, "lobby-full-for-host")]
    await restart(make_bot(settings))
    assert [each for each in table.channel.history() if says(each, "lobby-full-for-host")], "it's still true"
    await surely(host, await host.slash(table.channel, "start"))
    assert [each for each in table.channel.history() if says(each, "lobby-full-for-host")] == []


async def test_what_could_not_be_deleted_is_deleted_after_a_restart(table, env, restart, settings) -> None:
    host, guest = table.people[:2]
    await host.slash(table.channel, "play island", players=2)
    await guest.slash(table.channel, "join")
    env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=1)
    await host.slash(table.channel, "start")
    assert [each for each in table.channel.history() if says(each, "lobby-full-for-host")]
    await restart(make_bot(settings))
    assert [each for each in table.channel.history() if says(each, "lobby-full-for-host")] == []


# A private board


async def asked_board(table, person):
    await table.env.advance_time(10)
    return (await person.slash(table.channel, "board")).response.content


async def test_a_private_board_begins_with_the_danger(table) -> None:
    await table.begin(3)
    await table.stand(crowded_gate())
    (danger, *_) = [line for line in table.live_board.content.split("\n") if "⚠" in line]
    assert (await asked_board(table, table.people[0])).startswith(danger)


async def test_a_private_board_recaps_what_happened_since_the_readers_last_act(table) -> None:
    await table.begin(2)
    reader, _ = await table.absent()
    await go_on_until(table, reader, is_away=False)
    await go_on_until(table, reader, is_away=True)
    after = await table.sitting()
    own = max(step.revision for step in after.history if step.seat == table.seat_of(reader))
    said = await asked_board(table, reader)
    told = report(Teller(after, "en"), [step for step in after.history if step.revision >= own], is_new=True)
    assert says(said.split("\n")[0], "since-your-turn", what=" ".join(told))


async def go_on_until(table, person, *, is_away) -> None:
    """The players end their turns until the game waits for this one, or for another."""
    for _ in range(30):
        waits = person.id in [(await table.sitting()).person(seat) for seat in await table.waits()]
        if waits == is_away:
            return
        if (await table.sitting()).view().waiting != "acting":
            await table.act()
            continue
        player, _ = await table.absent()
        await surely(player, await player.slash(table.channel, "done"))
    raise AssertionError("the turn never passes")
