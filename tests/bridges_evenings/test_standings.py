"""How a day's deal went: told to who is done with it, with the best, the crown, the computer and the days in a row."""

from cogs.games.standings import computers_score
from db import preferences
from tests.bridges_evenings.test_daily import daily, finish  # noqa: F401 — a fixture


async def told(person, channel, word="results") -> str:
    return (await person.slash(channel, "daily", show=word)).response.content


async def test_who_is_not_done_sees_how_many_are_and_nothing_of_the_deal(daily, channel, people) -> None:  # noqa: F811
    ana, bea = people[:2]
    await finish(await daily(0))
    shown = await told(bea, channel)
    assert "One player has finished it" in shown
    assert f"<@{ana.id}>" not in shown


async def test_who_is_done_sees_everybody_and_the_computer(daily, channel, people) -> None:  # noqa: F811
    ana, bea = people[:2]
    await finish(await daily(0))
    await finish(await daily(1), 0)
    shown = await told(ana, channel)
    assert f"<@{ana.id}>" in shown
    assert f"<@{bea.id}>" in shown
    assert "👑" in shown
    assert "Best anywhere" in shown
    assert "The computer, with the same cards: " in shown


async def test_yesterdays_is_told_to_everybody(env, daily, channel, people) -> None:  # noqa: F811
    ana, bea = people[:2]
    await finish(await daily(0))
    await env.advance_time(86_400)
    assert f"<@{ana.id}>" in await told(bea, channel, "yesterday")
    assert "Nobody has finished it yet" in await told(bea, channel)


async def test_who_keeps_no_record_is_not_named(daily, channel, people, env) -> None:  # noqa: F811
    ana, bea = people[:2]
    await preferences.change(env.bot.store, bea.id, stats_opt_out=True)
    for person in (0, 1):
        await finish(await daily(person))
    shown = await told(ana, channel)
    assert f"<@{bea.id}>" not in shown
    assert "among 2 players" in shown


async def test_the_servers_days_in_a_row_are_told(env, daily, channel, people) -> None:  # noqa: F811
    bea = people[1]
    await finish(await daily(0))
    await env.advance_time(86_400)
    await finish(await daily(1))
    assert "2 days in a row" in await told(bea, channel)


def test_the_computer_plays_the_same_cards_alike() -> None:
    computers_score.cache_clear()
    first = computers_score(7)
    computers_score.cache_clear()
    assert computers_score(7) == first > 0
