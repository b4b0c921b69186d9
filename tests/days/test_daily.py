"""The deal of the day: the same for everybody, once for each, seen by nobody else until they are done."""

from datetime import date

import discord
import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.daily.deals import DEALS
from cogs.loaded import find, whole_history
from cogs.table import unshown
from cogs.table.deals import seed_of
from cogs.words.streaks import days_in_a_row
from db import days, preferences, results
from engine.island.daily import score_of_the_day, turns_of
from engine.play import legal, write
from tests.days.daily import Daily, forget
from tests.evenings.people import Item, items, press, private
from tests.says import says

GAMES = list(DEALS)


@pytest.fixture
def daily(env, channel, people):
    """Somebody's, of a game."""

    def of(who: int = 0, game: str = "bridges") -> Daily:
        return Daily(env, channel, people[who], game)

    return of


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    """Computers think in a process of their own."""
    env.settle_timeout = 100.0


def tools(message) -> dict[str, Item]:
    return {each.custom_id.split(":")[2]: each for each in items(message) if each.kind == "tool"}


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_deal_for_two_people_and_another_one_tomorrow(daily, env, game) -> None:
    seen = []
    for who in (0, 1):
        there = daily(who, game)
        await there.ask()
        seen.append((await there.sitting()).state)
    assert seen[0] == seen[1]
    await env.advance_time(86_400)
    there = daily(0, game)
    await there.ask()
    assert (await there.sitting()).row.seed != seed_of(env.bot.settings, "nothing")
    assert (await there.sitting()).state != seen[0]


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_else_sees_anything_of_it(daily, channel, people, game) -> None:
    """Bea could know the cards before she begins: by what stands in the channel, by /board, by /game story."""
    there = daily(0, game)
    shown = await there.ask()
    assert shown.ephemeral
    await there.finish()
    assert list(channel.history()) == []
    assert not channel.threads
    for command in ("board", "game story", "game replay", "hint"):
        told = private(await people[1].slash(channel, command))
        assert says(told.content, "no-table-here"), told.content


async def test_a_second_try_leads_to_the_first(daily) -> None:
    there = daily()
    await there.ask()
    first = await there.row()
    await there.say(write(legal((await there.sitting()).game, (await there.sitting()).state, 0)[0]))
    again = await there.ask()
    assert again.ephemeral
    assert items(again)
    assert (await there.row()).id == first.id
    assert len(await there.store.rows("SELECT id FROM tables")) == 1


async def test_it_takes_no_channel_and_needs_no_right_there(guild, env, people) -> None:
    closed = discord.PermissionOverwrite(send_messages=False, create_public_threads=False, attach_files=False)
    channel = guild.create_text_channel("closed", overwrites={guild.default_role: closed})
    there = Daily(env, channel, people[0])
    await there.finish()
    assert (await there.row()).status == "over"
    assert list(channel.history()) == []


async def test_the_island_of_the_day_is_played_by_presses(daily) -> None:
    """Its board changes in place, and a refusal does not take its place."""
    there = daily(0, "island")
    shown = await there.ask()
    table = await there.sitting()
    assert [seat.computer for seat in table.seats] == [False, True, True]
    before = table.row.revision
    end = next(each for each in items(shown) if each.said == "end-turn")
    asked = private(await press(there.person, end))
    sure = next(each for each in items(asked) if each.kind == "sure")
    answer = await press(there.person, sure)
    table = await there.sitting()
    assert table.row.revision > before
    assert table.waits_for in ((0,), ())
    assert {step.seat for step in table.history} >= {0, 1, 2} or not table.waits_for
    assert items(private(answer))


async def test_nobody_sees_a_days_cards_and_plays_otherwise(daily) -> None:
    """With nobody there to agree, a turn could be taken back after its cards were seen, and played again."""
    there = daily(0, "island")
    await there.ask()
    before = await there.sitting()
    first = next(write(each) for each in legal(before.game, before.state, 0) if write(each).startswith("move"))
    await there.say(first)
    await there.person.slash(there.channel, "undo")
    assert (await there.sitting()).state == before.state, "nothing was revealed"
    await there.say("end-turn")
    seen = await there.sitting()
    told = private(await there.person.slash(there.channel, "undo"))
    assert says(told, "undo-daily")
    assert (await there.sitting()).row.revision == seen.row.revision


async def test_who_plays_alike_meets_alike(daily) -> None:
    """The computers answer the same to the same, and what is drawn is the same."""
    ends = []
    for who in (0, 1):
        there = daily(who, "island")
        await there.finish(6)
        table = await there.sitting()
        ends.append((table.row.revision, table.view(0).tiles, table.state.outcome))
    assert ends[0] == ends[1]


async def test_an_island_of_the_day_is_ranked_by_its_own_points(daily) -> None:
    there = daily(0, "island")
    await there.finish(4)
    table = await there.sitting()
    whole = await whole_history(there.store, table)
    turns = turns_of(event for step in whole for event in table.events(step))
    (played,) = await days.of_the_day(there.store, table.day, "island")
    assert played.score == score_of_the_day(table.state, turns) > 0
    assert f"{played.score} points" in (await there.ask()).content


@pytest.mark.parametrize("game", GAMES)
async def test_the_result_is_shared_without_the_deal_and_once(daily, channel, game) -> None:
    there = daily(0, game)
    await there.finish()
    result = await there.ask()
    told = result.content
    shared = await press(there.person, tools(result)["share"])
    public = [each for each in shared.followups if not each.ephemeral]
    assert [each.content for each in public] == [told]
    again = await press(there.person, tools(await there.ask())["share"])
    assert not [each for each in again.followups if not each.ephemeral]
    if game == "bridges":
        assert told.count("⬜") + told.count("🟢") + told.count("⭐") == 17 + 3
        state = (await there.sitting()).state
        assert f"{state.daily.number} on {state.daily.island}" not in told


async def test_the_last_board_offers_to_look_at_the_deal_again(daily) -> None:
    assert {"share", "replay", "review"} <= set(tools(await daily().finish()))


async def test_days_in_a_row_are_counted(env, daily, channel, people) -> None:
    for day in range(3):
        await daily().finish(0)
        told = private(await people[0].slash(channel, "profile stats", game="bridges")).content
        assert says(told, "stats-daily", played=day + 1, now=day + 1, longest=day + 1)
        await env.advance_time(86_400)
    await env.advance_time(86_400)
    told = private(await people[0].slash(channel, "profile stats", game="bridges")).content
    assert says(told, "stats-daily", now=0, longest=3)


# Once


async def test_who_left_it_has_played_it(daily) -> None:
    there = daily()
    await there.ask()
    await there.leave()
    assert says((await there.ask()).content, "daily-abandoned")
    assert len(await there.store.rows("SELECT id FROM tables")) == 1


@pytest.mark.parametrize("is_done", [False, True])
async def test_whoever_is_forgotten_gets_no_second_look_today(daily, env, channel, people, is_done) -> None:
    """Kept of them until midnight is a keyed word, and nothing else."""
    there = daily()
    await (there.finish() if is_done else there.ask())
    await forget(env, channel, people[0])
    assert says((await there.ask()).content, "daily-taken")
    ((who,),) = await there.store.rows("SELECT who FROM taken")
    assert str(people[0].id) not in who
    await env.advance_time(86_400)
    assert items(await there.ask())
    assert [day for (day,) in await there.store.rows("SELECT day FROM taken")] == [env.bot.now().date().isoformat()]


async def test_it_cannot_be_handed_over(daily, channel, people) -> None:
    there = daily()
    await there.ask()
    told = private(await people[0].slash(channel, "game hand_over", to=people[1]))
    assert says(told.content, "daily-is-theirs")
    assert list(channel.history()) == []


async def test_two_servers_are_one_deal_a_person(env, guild, channel) -> None:
    """And it counts where it was begun."""
    ana, another = env.create_user("zoe", global_name="Zoe"), env.create_guild()
    first = Daily(env, channel, guild.add_member(ana))
    await first.ask()
    there = Daily(env, another.create_text_channel("games"), another.add_member(ana))
    await there.finish()
    assert len(await there.store.rows("SELECT id FROM tables")) == 1
    (played,) = await days.of_the_day(there.store, _today(env), "bridges")
    assert played.guild_id == guild.id


def _today(env) -> str:
    return env.bot.now().date().isoformat()


async def test_midnight_in_the_midst_of_a_deal(daily, env) -> None:
    """It is of the day it was begun on, once; finished afterwards it has no place, and today's is another one."""
    there = daily()
    await there.ask()
    table = await there.sitting()
    await env.advance_time(86_400)
    while table.waits_for:
        await there.say(there.line(table, is_quick=True))
        table = await find(there.store, table.id)
    (played,) = await days.of_the_day(there.store, table.day, "bridges")
    assert played.late
    assert await there.row() is None
    assert items(await there.ask())


async def test_hints_are_told_with_the_result(daily, channel, people) -> None:
    there = daily()
    await there.ask()
    for _ in range(2):
        await people[0].slash(channel, "hint")
    await there.finish(0)
    (played,) = await days.of_the_day(there.store, _today(there.env), "bridges")
    assert played.hints == 2
    assert says((await there.ask(show="results")).content, "standings-line", hints=2)


async def test_a_deal_that_was_cut_off_is_taken_up(daily, env, restart, settings, monkeypatch) -> None:
    """Discord did not take the answer: the table stands, and /daily shows it."""
    monkeypatch.setattr(unshown, "TRIED_AGAIN", (0.2,))
    there = daily()
    env.inject_error("POST", "/interactions/*/*/callback", status=500, times=1)
    await there.person.slash(there.channel, "daily")
    await restart(make_bot(settings))
    assert items(await there.ask())
    assert len(await there.store.rows("SELECT id FROM tables")) == 1


async def test_who_keeps_no_record_counts_and_is_not_named(daily, env, people) -> None:
    await preferences.change(env.bot.store, people[0].id, stats_opt_out=True)
    await daily().finish()
    (played,) = await days.of_the_day(env.bot.store, _today(env), "bridges")
    assert played.user_id is None
    assert await results.of_user(env.bot.store, people[0].id) == []


def test_the_seed_is_the_days_and_the_hosts(settings) -> None:
    assert seed_of(settings, "2026-11-18") == seed_of(settings, "2026-11-18")
    others = {seed_of(replace(settings, daily_secret=secret), day) for secret in ("", "tides") for day in ("a", "b")}
    assert len(others) == 4
    assert DEALS["island"].seed(settings, "a") != DEALS["island"].options(settings, "a")["thought"]


def test_days_in_a_row() -> None:
    played = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"]
    assert days_in_a_row(played, date(2026, 3, 3)) == (1, 3)
    assert days_in_a_row(played[:3], date(2026, 3, 2)) == (3, 3)
    assert days_in_a_row(played[:3], date(2026, 3, 3)) == (0, 3)
    assert days_in_a_row([], date(2026, 3, 3)) == (0, 0)


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_board_says_which_deal_it_is(daily, game) -> None:
    """And no other: who plays on knows it."""
    there = daily(0, game)
    assert says((await there.ask()).content, "daily-dealt")
    await there.say(there.line(await there.sitting(), is_quick=False))
    assert not says((await there.ask()).content, "daily-dealt")
