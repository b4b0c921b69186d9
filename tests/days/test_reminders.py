"""People are reminded at the table's rhythm: not too often, not at night, and not for ever."""

from datetime import UTC, datetime, timedelta

from db import deadlines
from tests.days.table import crowded_gate
from tests.evenings.people import surely
from tests.says import says


async def test_after_eight_hours_a_day_and_then_daily_five_times_in_all(table) -> None:
    await table.begin(2)
    told = {}
    for hour in range(1, 24 * 8):
        if new := await table.pass_by(hours=1):
            told[hour] = [message.content for message in new]
    assert list(told) == [8, 24, 48, 72, 96]
    assert all(len(lines) == 1 for lines in told.values())


async def test_a_reminder_pings_whom_the_table_waits_for_and_nobody_else(table) -> None:
    await table.begin(3)
    away, _ = await table.absent()
    await table.pass_by(hours=9)
    assert table.pings[-1] == (away.id,)


async def test_the_last_player_waited_for_is_told_so(table) -> None:
    await table.begin(2)
    (reminder,) = await table.pass_by(hours=9)
    assert says(reminder.content, "reminder-waiting", count=1)


async def test_the_last_reminder_says_so(table) -> None:
    await table.begin(2)
    reminders = await table.pass_by(days=10)
    assert [says(each.content, "reminder-last") for each in reminders] == [False] * 4 + [True]


async def test_not_now_silences_this_turn_and_no_other(table) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    (reminder,) = await table.pass_by(hours=9)
    refused = await table.press(other, reminder, "not-now")
    assert says(refused.response.content, "not-your-reminder")
    await table.press(away, reminder, "not-now")
    assert await table.pass_by(days=9) == []
    await surely(away, await away.slash(table.channel, "done"))
    await surely(other, await other.slash(table.channel, "done"))
    assert await table.pass_by(hours=9)


async def test_an_act_begins_the_wait_anew(table) -> None:
    await table.begin(2)
    await table.pass_by(hours=7)
    await table.act()
    assert await table.pass_by(hours=7) == []
    assert len(await table.pass_by(hours=2)) == 1


async def test_after_days_of_being_down_one_reminder_not_thirty(table, env, again) -> None:
    await table.begin(2)
    before = len(table.said)
    await again(env, timedelta(days=30))
    assert len(table.said) == before + 1
    assert says(table.last.content, "reminder-last")
    assert await table.pass_by(days=9) == []


async def test_a_restart_changes_no_rhythm(table, env, again) -> None:
    await table.begin(2)
    await table.pass_by(hours=9)
    await again(env, timedelta(hours=2))
    assert await table.pass_by(hours=12) == []
    assert len(await table.pass_by(hours=2)) == 1


async def test_no_reminder_in_quiet_hours_but_at_their_end(table, env) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    hour = (env.now() + timedelta(hours=7)).hour
    await away.slash(
        table.channel,
        "profile preferences",
        quiet_from=f"{hour}:00",
        quiet_until=f"{(hour + 6) % 24}:00",
        time_zone="Etc/UTC",
    )
    assert await table.pass_by(hours=12) == []
    assert len(await table.pass_by(hours=1, minutes=1)) == 1


async def test_who_wants_no_reminders_gets_none_from_now_on(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", reminders=False)
    assert await table.pass_by(days=9) == []


async def test_who_wants_reminders_again_gets_them(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", reminders=False)
    await table.pass_by(days=1)
    await away.slash(table.channel, "profile preferences", reminders=True)
    assert len(await table.pass_by(days=9)) == 3


async def test_a_rhythm_of_ones_own(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", remind_after_hours="2 4")
    assert len(await table.pass_by(hours=5)) == 2


async def test_the_servers_rhythm(table, moderator) -> None:
    await moderator.slash(table.channel, "server settings", remind_after_hours="1")
    await table.begin(2)
    assert len(await table.pass_by(hours=2)) == 1


async def test_a_reminder_by_direct_message(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", reminders_by_dm=True)
    assert await table.pass_by(hours=9) == []
    assert says(away.user.dm_channel.last_message.content, "reminder-since")


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(table, env) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await away.slash(table.channel, "profile preferences", reminders_by_dm=True)
    env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    assert len(await table.pass_by(hours=9)) == 1
    assert table.pings[-1] == (away.id,)


async def test_who_was_told_by_message_is_not_told_again_where_the_channel_refuses_the_others(table, env) -> None:
    """Two are waited for: one reads messages, the other the channel, which cannot be written to for some hours."""
    one, two = table.people[:2]
    await one.slash(table.channel, "play bridges")
    lobby = table.last
    await two.click(lobby, custom_id=table.item(lobby, "lobby", "join").custom_id)
    await one.click(lobby, custom_id=table.item(lobby, "lobby", "start").custom_id)
    await one.slash(table.channel, "profile preferences", reminders_by_dm=True)
    env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013, times=50)
    await table.pass_by(hours=12)
    told = [each for each in one.user.dm_channel.history() if says(each.content, "reminder-since")]
    assert len(told) == 1


async def test_what_discord_does_not_take_now_is_told_an_hour_later(table, env) -> None:
    await table.begin(2)
    env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    assert await table.pass_by(hours=8, minutes=30) == []
    assert len(await table.pass_by(hours=1)) == 1


async def test_each_player_of_a_gate_is_waited_for_alone(table) -> None:
    """Deadlines go to those whom the table still waits for."""
    await table.begin(2)
    found = await table.sitting()
    waits = [each.seat for each in await deadlines.of_table(table.store, found.row.id)]
    assert waits == list(found.waits_for)


async def test_several_who_are_waited_for_are_reminded_in_one_message(table) -> None:
    """A gate waits for all who hold a card; each is silent for themselves."""
    await table.begin(3)
    await table.stand(crowded_gate())
    (reminder,) = await table.pass_by(hours=9)
    assert set(table.pings[-1]) == {person.id for person in table.people[:3]}
    assert says((await table.press(table.people[1], reminder, "not-now")).response.content, "reminder-silenced")
    assert says((await table.press(table.people[3], reminder, "not-now")).response.content, "not-your-reminder")
    await table.pass_by(hours=16)
    assert set(table.pings[-1]) == {table.people[0].id, table.people[2].id}


async def test_reminders_keep_to_each_ones_quiet_hours(table, env) -> None:
    await table.begin(3)
    ana, bea, cai = table.people[:3]
    hours = {"quiet_from": f"{env.now().hour}:00", "quiet_until": f"{(env.now().hour + 12) % 24}:00"}
    await ana.slash(table.channel, "profile preferences", time_zone="Etc/UTC", **hours)
    await table.stand(crowded_gate())
    await table.pass_by(hours=9)
    assert set(table.pings[-1]) == {bea.id, cai.id}
    await table.pass_by(hours=4)
    assert table.pings[-1] == (ana.id,)


async def test_a_bot_that_starts_in_the_quiet_hours_reminds_after_them(table, env, again) -> None:
    """The reminder was due by day, while the bot was away."""
    await table.begin(2)
    away, _ = await table.absent()
    hour = env.now().hour
    hours = {"quiet_from": f"{(hour + 9) % 24}:00", "quiet_until": f"{(hour + 20) % 24}:00"}
    await away.slash(table.channel, "profile preferences", time_zone="Etc/UTC", **hours)
    pings = len(table.pings)
    await again(env, timedelta(hours=10))
    assert await table.pass_by(hours=8) == []
    assert len(table.pings) == pings
    assert len(await table.pass_by(hours=3)) == 1
    assert table.pings[-1] == (away.id,)


async def test_quiet_hours_on_the_night_the_clock_is_set_forward(table, env) -> None:
    """Berlin, 29 March 2026: 22:00 to 8:00 ends at 6:00 UTC, not at 7:00."""
    await table.people[0].slash(
        table.channel, "profile preferences", quiet_from="22", quiet_until="8", time_zone="Europe/Berlin"
    )
    await table.people[1].slash(
        table.channel, "profile preferences", quiet_from="22", quiet_until="8", time_zone="Europe/Berlin"
    )
    for _ in range(4):
        await table.pass_by(days=20)
    await table.pass_by(seconds=(datetime(2026, 3, 28, 16, tzinfo=UTC) - env.now()).total_seconds())
    await table.begin(2)
    assert await table.pass_by(hours=13, minutes=50) == []
    assert len(await table.pass_by(minutes=20)) == 1


async def test_a_nudge_once_in_eight_hours_by_a_fellow_player(table) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    stranger = table.people[3]
    assert says((await stranger.slash(table.channel, "game nudge")).response.content, "not-seated")
    assert says((await away.slash(table.channel, "game nudge")).response.content, "nudge-yourself")
    await other.slash(table.channel, "game nudge")
    assert table.pings[-1] == (away.id,)
    assert says((await other.slash(table.channel, "game nudge")).response.content, "nudged-already")
    await table.pass_by(hours=8)
    await other.slash(table.channel, "game nudge")
    assert table.pings[-1] == (away.id,)


async def test_a_nudge_that_discord_refused_does_not_count(table, env, caplog) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    before = table.pings
    env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013, times=1)
    await other.slash(table.channel, "game nudge")
    assert table.pings == before
    caplog.clear()  # that Discord refused it is in the log
    await other.slash(table.channel, "game nudge")
    assert table.pings[-1] == (away.id,)


async def test_nobody_is_reminded_while_the_game_is_paused(table) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    await other.slash(table.channel, "game pause")
    assert await table.pass_by(days=9) == []
    assert says((await away.slash(table.channel, "done")).response, "table-is-paused")
    await other.slash(table.channel, "game resume")
    assert table.pings[-1] == (away.id,)
    assert len(await table.pass_by(hours=9)) == 1
