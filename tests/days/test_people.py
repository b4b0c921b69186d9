"""What people and servers settle, what is kept about them, and what is forgotten."""

import io
import json
from datetime import datetime, time, timedelta
from typing import Any

import pytest

from bot import make_bot
from db import days, preferences, results, tables
from db import settings as of_servers
from tests.evenings.people import surely
from tests.says import says


async def test_a_zone_is_chosen_from_the_worlds(table) -> None:
    ana = table.people[0]
    offered = await ana.autocomplete(table.channel, "profile preferences", "time_zone", "lisb")
    assert [each["value"] for each in offered] == ["Europe/Lisbon"]
    assert len(await ana.autocomplete(table.channel, "profile preferences", "time_zone", "")) == 25


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("time_zone", "Mars/Olympus"),
        ("time_zone", "../../etc/passwd"),
        ("quiet_from", "25:00"),
        ("quiet_until", "midnight"),
        ("quiet_from", "22:99"),
        ("remind_after_hours", "0"),
        ("remind_after_hours", "²"),
        ("remind_after_hours", "1 2 3 4 5 6"),
        ("remind_after_hours", "eight"),
        ("remind_after_hours", "99999999999999999999"),
    ],
)
async def test_what_cannot_be_read_is_named_and_nothing_is_lost(table, option, said) -> None:
    ana = table.people[0]
    await ana.slash(table.channel, "profile preferences", language="es", time_zone="Europe/Lisbon")
    before = await preferences.of(table.store, ana.id)
    refused = await ana.slash(table.channel, "profile preferences", **{option: said})
    assert said in refused.response.content
    assert refused.ephemeral
    assert await preferences.of(table.store, ana.id) == before


async def test_quiet_hours_without_a_zone_say_what_is_missing(table) -> None:
    shown = await table.people[0].slash(table.channel, "profile preferences", quiet_from="22", quiet_until="8:30")
    assert says(shown.response.content, "preferences-no-zone")


async def test_quiet_hours_and_a_rhythm_are_given_up_again(table) -> None:
    ana = table.people[0]
    await ana.slash(
        table.channel,
        "profile preferences",
        quiet_from="22",
        quiet_until="8",
        time_zone="Etc/UTC",
        remind_after_hours="3",
    )
    await ana.slash(
        table.channel, "profile preferences", quiet_from="-", quiet_until="-", time_zone="-", remind_after_hours="-"
    )
    assert await preferences.of(table.store, ana.id) == preferences.Preferences()


async def test_a_servers_settings_are_shown_and_changed(table, moderator, channel) -> None:
    attic = channel.guild.create_text_channel("attic") if hasattr(channel, "guild") else channel
    await moderator.slash(
        table.channel, "server settings", language="es", time_limit_hours=72, remind_after_hours="6 12"
    )
    changed = await moderator.slash(table.channel, "server channels", add=attic)
    assert "72 h" in changed.response.content
    own = await of_servers.of(table.store, table.channel.guild.id)
    assert (own.language, own.time_limit_hours, own.reminder_hours) == ("es", 72, (6, 12))
    await moderator.slash(table.channel, "server settings", time_limit_hours=0, remind_after_hours="-")
    await moderator.slash(table.channel, "server channels", remove=attic)
    own = await of_servers.of(table.store, table.channel.guild.id)
    assert (own.time_limit_hours, own.reminder_hours, own.channels) == (None, None, ())


async def test_everything_about_a_person_comes_as_a_file(table) -> None:
    await table.begin(2)
    ana = table.people[0]
    told = await ana.slash(table.channel, "profile privacy")
    sent = await table.press(ana, told.response, "privacy-export")
    kept = json.loads(io.BytesIO(await read(sent, table)).getvalue())
    assert [seat["name"] for seat in kept["seats"]] == ["Ana"]
    assert "Bea" not in json.dumps(kept)


async def read(sent, table) -> bytes:
    (file,) = (sent.response or sent.followups[-1]).attachments
    return await file.read()


async def forgets(table, person) -> None:
    told = await person.slash(table.channel, "profile privacy")
    asked = await table.press(person, told.response, "privacy-forget")
    await table.press(person, asked.response, "forget-me")


async def test_who_is_forgotten_leaves_the_others_game_whole(table) -> None:
    await table.begin(3)
    gone, others = await table.absent()
    history = await table.lines()
    await forgets(table, gone)
    assert await table.lines() == history
    assert says(table.offer.content, "seat-is-vacant", names="**someone**")
    assert set(table.pings[-1]) == {other.id for other in others}
    sitting = await table.sitting()
    assert "someone" in sitting.names
    assert gone.id not in [seat.user_id for seat in sitting.seats]
    await table.press(others[0], table.offer, "computer")
    assert (await table.absent())[0] in others


async def test_a_forgotten_persons_reminders_are_gone_and_old_buttons_are_answered(table) -> None:
    await table.begin(2)
    gone, _ = await table.absent()
    (reminder,) = await table.pass_by(hours=9)
    await forgets(table, gone)
    assert reminder.id not in [message.id for message in table.channel.history()]
    assert says((await table.press(gone, table.live_board, "hint")).response.content, "not-seated")


async def test_who_is_forgotten_is_spoken_to_in_the_servers_language(table) -> None:
    ana = table.people[0]
    await ana.slash(table.channel, "profile preferences", language="es")
    assert says((await ana.slash(table.channel, "games")).response.content, "games-none", "es")
    await forgets(table, ana)
    assert says((await ana.slash(table.channel, "games")).response.content, "games-none")


async def test_who_is_forgotten_gets_up_from_lobbies(table) -> None:
    await table.open(2)
    ana, bea = table.people[:2]
    await forgets(table, ana)
    lobby = await table.sitting()
    assert [seat.user_id for seat in lobby.seats] == [bea.id]
    assert lobby.row.host_id == bea.id
    await forgets(table, bea)
    assert await table.status() == "abandoned"


async def test_a_game_whose_people_are_all_forgotten_waits_for_whoever_takes_a_seat(table) -> None:
    await table.begin(2)
    for person in table.people[:2]:
        await forgets(table, person)
    assert await table.status() == "paused"
    assert says(table.offer.content, "nobody-left")
    newcomer = table.people[2]
    await table.press(newcomer, table.offer, "take")
    assert await table.status() == "running"
    assert (await table.sitting()).row.host_id == newcomer.id


async def test_a_first_turn_comes_with_help_and_no_other_does(table) -> None:
    await table.begin(2)
    for _ in range(3):
        assert (says(table.live_board.content, "island-new-acting")) is (len(await table.lines()) < 2)
        (person, _) = await table.absent()
        await surely(person, await person.slash(table.channel, "done"))
        while type((await table.sitting()).state.agenda[0]).__name__ != "Acting":
            await table.act()


async def test_ones_games_with_whose_turn_and_the_deadline(table) -> None:
    await table.begin(2, time_limit=24)
    away, (other,) = await table.absent()
    assert says(mine := (await away.slash(table.channel, "games")).response.content, "games-line", whose="you")
    assert "<t:" in mine
    assert says((await other.slash(table.channel, "games")).response.content, "games-line", whose="others")
    assert says((await table.people[3].slash(table.channel, "games")).response.content, "games-none")


async def test_stats_and_the_leaderboard_and_opting_out(table) -> None:
    ana, bea = table.people[:2]
    assert says((await ana.slash(table.channel, "profile stats")).response.content, "stats-none")
    await table.begin(2)
    await table.lose()
    assert says((await ana.slash(table.channel, "profile stats")).response.content, "stats-total", played=1, won=0)
    board = (await bea.slash(table.channel, "leaderboard")).response.content
    assert f"\n<@{ana.id}>: 0 wins" in board, "nobody is first without a win"
    assert says(board, "stats-variant", variant="Legendary, Forbidden Island", won=0, played=1)
    await ana.slash(table.channel, "profile preferences", in_statistics=False)
    board = (await bea.slash(table.channel, "leaderboard")).response.content
    assert f"<@{ana.id}>" not in board
    assert f"<@{bea.id}>" in board


async def test_a_finished_game_is_still_told(table) -> None:
    """Also while the lobby of the next one stands open in its channel."""
    await table.begin(2)
    await table.lose()
    ana = table.people[0]
    assert says((await ana.slash(table.channel, "game story")).response.content, "island-did-game-lost")
    await table.open(2)
    assert says((await ana.slash(table.channel, "game story")).response.content, "island-did-game-lost")


async def test_the_leaderboard_tells_streaks_and_the_closest_win(table, env, guild) -> None:
    """Wins are put into the records as games would leave them; whoever opted out is not named."""
    ana, bea = table.people[:2]
    for number, score in enumerate((5, 2)):
        for seat, person in enumerate((ana, bea)):
            won = results.Result(
                table_id=f"won{number}",
                seat=seat,
                user_id=person.id,
                guild_id=guild.id,
                game="island",
                variant="elite atoll",
                players=2,
                won=True,
                score=score,
                ended_at=env.now(),
            )
            await results.record(env.bot.store, won)
    board = (await ana.slash(table.channel, "leaderboard")).response.content
    assert says(board, "leaderboard-line", who=f"<@{bea.id}>", won=2, played=2, streak=2)
    assert says(board, "stats-variant", variant="Elite, Atoll of Decisions", won=2, played=2)
    assert says(board, "island-closest", score=2)


async def test_a_win_of_a_days_deal_is_no_closest_win(table, env, guild) -> None:
    """Its score is the points of the day, and not how close it was."""
    ana = table.people[0]
    won = results.Result(
        table_id="won",
        seat=0,
        user_id=ana.id,
        guild_id=guild.id,
        game="island",
        variant="elite atoll",
        players=2,
        won=True,
        score=2,
        ended_at=env.now(),
        day="2026-05-04",
    )
    await results.record(env.bot.store, won)
    board = (await ana.slash(table.channel, "leaderboard")).response.content
    assert says(board, "leaderboard-line", who=f"<@{ana.id}>", won=1, played=1)
    assert not says(board, "island-closest")


async def test_a_lobby_stands_a_week(table) -> None:
    lobby = await table.open(2)
    await table.pass_by(days=6)
    assert await table.status() == "lobby"
    await table.pass_by(days=2)
    assert await table.status() == "expired"
    assert says(next(message for message in table.said if message.id == lobby.id).content, "lobby-is-expired")
    await table.open(2)
    assert await table.status() == "lobby"


async def test_a_finished_game_is_kept_a_year_and_its_results_for_good(table, env, again) -> None:
    """The bot is away for most of the year: each day of its own takes time."""
    await table.begin(2)
    await table.lose()
    table_id = (await table.table()).id
    await again(env, timedelta(days=361))
    await table.pass_by(days=3)
    assert await tables.find(table.store, table_id)
    await table.pass_by(days=3)
    assert await tables.find(table.store, table_id) is None
    ((kept,),) = await table.store.rows("SELECT count(*) FROM results WHERE table_id = ?", table_id)
    assert kept == 2


async def test_who_has_begun_a_days_deal_is_known_until_midnight(table, env) -> None:
    now = env.bot.now()
    midnight = datetime.combine(now.date() + timedelta(days=1), time(), now.tzinfo)
    today = now.date().isoformat()
    await days.take(table.store, today, "island", "0123abcd")
    await env.advance_time((midnight - now).total_seconds() / 2)
    assert await days.has_taken(table.store, today, "island", "0123abcd")
    await env.advance_time((midnight - env.bot.now()).total_seconds() + 1)
    assert not await days.has_taken(table.store, today, "island", "0123abcd")


async def test_a_game_where_only_a_person_brought_the_bot_is_over_when_nobody_touches_it_for_a_month(
    table, env
) -> None:
    facts: dict[str, Any] = {"game": "island", "guild_id": 0, "host_id": 3, "language": "en", "options": {}, "seed": 7}
    table_id = await tables.create(table.store, env.bot.now(), channel_id=2, in_our_server=False, **facts)
    await tables.start(table.store, table_id, env.bot.now())
    await env.advance_time(timedelta(days=29).total_seconds())
    assert (await tables.find(table.store, table_id)).status == "running"
    await env.advance_time(timedelta(days=3).total_seconds())
    assert (await tables.find(table.store, table_id)).status == "expired"


async def test_a_server_that_sent_the_bot_away_is_forgotten_after_a_month(table, guild, env) -> None:
    await table.begin(2)
    table_id = (await table.table()).id
    await of_servers.leave(table.store, guild.id, env.bot.now())
    assert await table.status() == "paused"
    assert await table.pass_by(days=29) == []
    assert await tables.find(table.store, table_id)
    await env.advance_time(timedelta(days=3).total_seconds())
    assert await tables.find(table.store, table_id) is None


async def test_the_bot_is_sent_away_and_the_servers_games_rest(table, env, guild) -> None:
    await table.begin(2)
    await env.bot.get_guild(guild.id).leave()
    await env.settle()
    assert await table.status() == "paused"
    before = len(env.http_requests)
    await env.advance_time(timedelta(days=20).total_seconds())
    assert len(env.http_requests) == before


async def test_a_server_that_sent_the_bot_away_while_it_was_down_is_noticed(table, env, settings) -> None:
    await table.begin(2)
    elsewhere = await tables.create(
        table.store,
        env.bot.now(),
        game="island",
        guild_id=1,
        channel_id=2,
        host_id=3,
        language="en",
        options={},
        seed=4,
    )
    await env.bot.close()
    await env.restart_bot(make_bot(settings))
    assert (await tables.find(table.store, elsewhere)).status == "expired"
    assert (await tables.in_channel(table.store, table.channel.id)).status == "running"


async def test_a_server_that_has_the_bot_again_keeps_its_games(table, guild, env) -> None:
    await table.begin(2)
    await of_servers.leave(table.store, guild.id, env.bot.now())
    await of_servers.come_back(table.store, guild.id)
    await table.pass_by(days=60)
    await table.people[0].slash(table.channel, "game resume")
    assert await table.status() == "running"


async def test_a_server_that_has_the_bot_again_hears_which_games_are_paused(table, guild, env) -> None:
    await table.begin(2)
    await table.people[0].slash(table.channel, "game pause")
    words = await env.bot.get_cog("JoiningCog")._words(env.bot.get_guild(guild.id))
    assert says(words, "joined")
    assert says(words, "joined-again", count=1, list=f"<#{table.channel.id}>")
    await table.people[0].slash(table.channel, "game resume")
    assert not says(await env.bot.get_cog("JoiningCog")._words(env.bot.get_guild(guild.id)), "joined-again")
