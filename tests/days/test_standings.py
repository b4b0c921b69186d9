"""How a day's deal went: told to who is done with it, with the best, the crown, the computer and the days in a row."""

from datetime import UTC, datetime

import pytest

from cogs.daily.deals import DEALS
from cogs.daily.standings import CROWN, Standings, next_deal, told
from cogs.people.long_run import runners
from db import preferences
from db.days import DayPlayed, Played
from tests.days.daily import Daily
from tests.evenings.people import private
from tests.says import says

GAMES = list(DEALS)
LANGUAGES = {"en-US": "en", "es-ES": "es", "pt-BR": "pt-BR"}


@pytest.fixture
def daily(env, channel, people):
    def of(who: int = 0, game: str = "bridges") -> Daily:
        return Daily(env, channel, people[who], game)

    return of


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    env.settle_timeout = 100.0


@pytest.mark.parametrize(("language", "game"), [*((each, "bridges") for each in LANGUAGES), ("en-US", "island")])
async def test_who_is_not_done_sees_how_many_are_and_who_is_sees_how(daily, people, locales, language, game) -> None:
    spoken = LANGUAGES[language]
    ana, bea = people[:2]
    locales[bea.id] = language
    await daily(0, game).finish()
    there = daily(1, game)
    shown = (await there.ask(show="results")).content
    assert says(shown, "standings-later", spoken, count=1)
    assert f"<@{ana.id}>" not in shown
    await there.finish(0)
    shown = (await there.ask(show="results")).content
    assert f"<@{ana.id}>" in shown
    assert f"<@{bea.id}>" in shown
    assert "👑" in shown or game == "island", "an island of the day may be lost, and then nobody is crowned"
    assert says(shown, "standings-best", spoken)
    assert says(shown, "standings-computer", spoken)
    assert f"<t:{int(next_deal(there.env.bot.now()).timestamp())}:R>" in shown


async def test_yesterdays_is_told_to_everybody(env, daily, people) -> None:
    await daily(0).finish()
    await env.advance_time(86_400)
    assert f"<@{people[0].id}>" in (await daily(1).ask(show="yesterday")).content
    assert says((await daily(1).ask(show="results")).content, "standings-later", count=0)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_who_keeps_no_record_is_not_named(daily, people, env, when) -> None:
    """Also where they said so when it was over; and they see how it went."""
    if when == "before":
        await preferences.change(env.bot.store, people[1].id, stats_opt_out=True)
    for person in (0, 1):
        await daily(person).finish()
    await preferences.change(env.bot.store, people[1].id, stats_opt_out=True)
    for person in (0, 1):
        shown = (await daily(person).ask(show="results")).content
        assert f"<@{people[0].id}>" in shown
        assert f"<@{people[1].id}>" not in shown
        assert says(shown, "standings-best", count=2)


async def test_who_gave_up_sees_how_the_others_did(daily, people) -> None:
    await daily(0).finish()
    there = daily(1)
    await there.ask()
    assert says((await there.ask(show="results")).content, "standings-later")
    await there.leave()
    assert f"<@{people[0].id}>" in (await there.ask(show="results")).content


async def test_the_servers_days_in_a_row_are_told(env, daily) -> None:
    await daily(0).finish()
    await env.advance_time(86_400)
    await daily(1).finish()
    assert says((await daily(1).ask(show="results")).content, "standings-streak", days=2)


async def test_who_finished_when_the_day_was_over_has_no_place(env, daily, people) -> None:
    await daily(0).ask()
    row = await daily(0).row()
    await daily(1).finish()
    await env.advance_time(86_400)
    late = daily(0)
    while (await env.bot.store.rows("SELECT status FROM tables WHERE id = ?", row.id)) == [("running",)]:
        await late.say("skip both")
        await late.say("done")
    shown = (await daily(1).ask(show="yesterday")).content
    assert f"1\\. <@{people[1].id}> 👑" in shown
    assert f"<@{people[0].id}>: " in shown
    assert says(shown, "standings-late")


async def test_in_another_server_nobody_of_this_one_is_named(env, daily, people) -> None:
    await daily(0).finish()
    guild, zoe = env.create_guild(), env.create_user("zoe", global_name="Zoe")
    there = Daily(env, guild.create_text_channel("games"), guild.add_member(zoe))
    await there.finish()
    shown = (await there.ask(show="results")).content
    assert f"<@{zoe.id}>" in shown
    assert f"<@{people[0].id}>" not in shown
    assert says(shown, "standings-best", count=2)


async def test_the_long_run_of_a_server(env, daily, channel, people) -> None:
    """Days, crowns and points of those who keep records."""
    for _ in range(2):
        for person in (0, 1):
            await daily(person).finish(3 if person else 0)
        await env.advance_time(86_400)
    shown = private(await people[2].slash(channel, "leaderboard", show="daily")).content
    assert f"<@{people[0].id}>" in shown
    assert f"<@{people[1].id}>" in shown
    assert "👑 × 2" in shown
    await preferences.change(env.bot.store, people[1].id, stats_opt_out=True)
    assert f"<@{people[1].id}>" not in private(await people[2].slash(channel, "leaderboard", show="daily")).content


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_plays_the_same_alike(settings, game) -> None:
    first = DEALS[game].computers_score(settings, "2026-11-19")
    assert DEALS[game].computers_score(settings, "2026-11-19") == first >= 0


@pytest.mark.parametrize("won", [True, False])
def test_nobody_is_crowned_for_a_loss(won) -> None:
    today = datetime(2026, 11, 19, 12, tzinfo=UTC)
    ana = Played(1, 7, 61, 0, late=False, ended_at=today, won=won)
    found = Standings("island", today.date(), (ana,), (ana,), {1: "Ana"}, 300, 1)
    assert (CROWN in "".join(told(found, "en"))) == won
    assert found.drawn("en").is_crowned == won
    (runner,) = runners([DayPlayed(1, "2026-11-19", 61, late=False, won=won)], today.date())
    assert runner.crowns == won
