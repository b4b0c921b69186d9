"""Settings, preferences, results, and what is kept about a person."""

import json
from datetime import timedelta
from typing import Any

import pytest

from db import (
    attempts,
    callers,
    deadlines,
    hands,
    interactions,
    loading,
    offers,
    plans,
    preferences,
    privacy,
    results,
    seats,
    settings,
    shown,
    tables,
    votes,
)
from db.preferences import Preferences
from db.results import Result
from db.settings import Settings

DAY = timedelta(days=1)


async def test_a_servers_settings_change_one_by_one(store):
    assert await settings.of(store, 1) == Settings()
    await settings.change(store, 1, language="es-419", channels=(7, 8))
    await settings.change(store, 1, time_limit_hours=24, reminder_hours=(8, 24))
    assert await settings.of(store, 1) == Settings("es-419", (7, 8), 24, (8, 24))
    assert await settings.of(store, 2) == Settings()
    with pytest.raises(TypeError):
        await settings.change(store, 1, colour="blue")


async def test_a_persons_preferences_change_one_by_one(store):
    assert await preferences.of(store, 51) == Preferences()
    await preferences.change(store, 51, quiet_from=22 * 60, quiet_until=7 * 60, zone="America/Bogota")
    await preferences.change(
        store, 51, reminders=False, reminder_hours=(12,), ping_by_dm=True, of_games={"gates": "always"}
    )
    expected = Preferences(
        None, 1320, 420, "America/Bogota", False, (12,), True, "standard", {"gates": "always"}, False
    )
    assert await preferences.of_all(store, [51, 52]) == {51: expected, 52: Preferences()}
    with pytest.raises(TypeError):
        await preferences.change(store, 51, colour="blue")


async def test_a_first_turn_comes_with_help_once_a_game(store):
    await preferences.had_first_turn(store, [51, 52], "island")
    await preferences.had_first_turn(store, [51], "island")
    await preferences.had_first_turn(store, [51], "bridges")
    known = await store.rows("SELECT user_id, game FROM first_turns ORDER BY 1, 2")
    assert known == [(51, "bridges"), (51, "island"), (52, "island")]


async def test_an_interaction_delivered_twice_is_handled_once(store, lobby, now):
    table_id = await lobby()

    async def press(status):
        async with store.together() as writing:
            await interactions.claim(writing, 99, now)
            await status(writing, table_id, now)

    await press(tables.start)
    with pytest.raises(interactions.AlreadyHandled):
        await press(tables.end)
    assert (await tables.find(store, table_id)).status == "running"
    assert await interactions.prune(store, now) == 0
    assert await interactions.prune(store, now + DAY) == 1


def result(table_id, user_id, won, ended_at, **others):
    facts: dict[str, Any] = {
        "seat": 0,
        "guild_id": 1,
        "game": "island",
        "variant": "novice",
        "players": 2,
        "score": None,
    }
    return Result(table_id=table_id, user_id=user_id, won=won, ended_at=ended_at, **(facts | others))


async def test_a_leaderboard_is_a_servers_and_a_games(store, now):
    for line in (
        result("a", 51, True, now, score=3),
        result("a", 52, True, now, seat=1, score=5),
        result("b", 51, False, now + DAY, score=9),
        result("c", 52, True, now, score=1),
        result("d", 53, True, now, guild_id=2),
        result("e", 54, True, now, game="bridges"),
        result("f", None, True, now),
    ):
        await results.record(store, line)
    assert await results.leaderboard(store, 1, "island") == [
        results.Standing(52, 2, 2, 5, now),
        results.Standing(51, 2, 1, 9, now + DAY),
    ]
    assert len(await results.leaderboard(store, 1, "island", most=1)) == 1


async def test_a_persons_record_is_in_order_of_time_and_written_once(store, now):
    older, newer = result("a", 51, True, now), result("b", 51, False, now + DAY, score=12)
    for line in older, newer, result("b", 51, True, now):
        await results.record(store, line)
    assert await results.of_user(store, 51) == [newer, older]


async def whose_results(store, table_id: str) -> list[int | None]:
    rows = await store.rows("SELECT user_id FROM results WHERE table_id = ? ORDER BY seat", table_id)
    return [user_id for (user_id,) in rows]


async def test_who_opts_out_leaves_no_record_and_is_on_no_leaderboard(store, now):
    await results.record(store, result("a", 51, True, now))
    await preferences.change(store, 51, stats_opt_out=True)
    await results.record(store, result("b", 51, True, now))
    assert await results.leaderboard(store, 1, "island") == []
    assert await whose_results(store, "b") == [None]


async def test_who_opts_out_after_a_game_is_not_among_the_servers_results(store, now):
    for line in result("a", 51, True, now), result("a", 52, True, now, seat=1):
        await results.record(store, line)
    await preferences.change(store, 51, stats_opt_out=True)
    assert [line.user_id for line in await results.of_guild(store, 1, "island")] == [52]


@pytest.fixture
async def known(store, lobby, play, now):
    """Ana is everywhere: in a lobby, in a game that runs, in one that is over."""
    waiting, running, over = [await lobby(channel_id=channel, host_id=51) for channel in (7, 8, 9)]
    await seats.join(store, waiting, 51, "Ana", now, most=4)
    for table_id in running, over:
        await seats.arrange(store, table_id, [(51, "Ana"), (52, "Bo")], now)
        await tables.start(store, table_id, now)
        await play(table_id, 1, seat=None, notation="set-up")
        await play(table_id, 2, seat=0, notation="move C3")
        await play(table_id, 3, seat=1, notation="move D3")
    await tables.end(store, over, now)
    await results.record(store, result(over, 51, True, now))
    await results.record(store, result(over, 52, True, now, seat=1))
    await preferences.change(store, 51, zone="America/Bogota")
    await preferences.had_first_turn(store, [51], "island")
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now)
    await votes.cast(store, running, "abandon", 0, "no", now=now)
    await offers.make(store, running, 0, from_user_id=51, to_user_id=52, now=now)
    await hands.stays_up(store, waiting, 51)
    await plans.keep(store, running, plans.Plan(51, "lodged", 0, 3, ("end-turn",), {}))
    await attempts.keep(store, 51, "island", 7, [(0, "move C3")], now)
    await attempts.solve(store, 51, "island", 7, now, "2026-05-04")
    await callers.wish(store, 1, 51, told=True)
    return waiting, running, over


async def test_everything_kept_about_a_person_can_be_exported(store, known, now):
    exported = await privacy.export(store, 51)
    assert json.loads(json.dumps(exported)) == exported
    assert {subject: len(rows) for subject, rows in exported.items()} == {
        "preferences": 1,
        "first_turns": 1,
        "seats": 3,
        "former_seats": 0,
        "tables_hosted": 3,
        "steps": 2,
        "deadlines": 1,
        "votes": 1,
        "offers": 1,
        "raised_hands": 1,
        "plans": 1,
        "attempts": 1,
        "puzzle_days": 1,
        "lobby_calls": 1,
        "results": 1,
    }
    assert exported["steps"][0] == {
        "table_id": min(known[1:]),
        "revision": 2,
        "notation": "move C3",
        "played_at": round(now.timestamp() * 1000),
    }


async def test_a_forgotten_person_is_someone_and_the_others_games_stay_whole(store, known, now):
    waiting, running, over = known
    await shown.post(store, waiting, 0, channel_id=7, message_id=900, now=now)
    assert await privacy.forget(store, 51, now) == [(running, 0)]
    assert all(rows == [] for rows in (await privacy.export(store, 51)).values())
    assert await seats.at(store, waiting) == []
    assert (await tables.find(store, waiting)).shown_revision == -1
    for table_id in running, over:
        loaded = await loading.load(store, table_id=table_id)
        assert [(seat.user_id, seat.name) for seat in loaded.seats] == [(None, "someone"), (52, "Bo")]
        assert (loaded.table.revision, loaded.state, loaded.table.host_id) == (3, b"state", None)
    assert (await loading.load(store, table_id=running)).seats[0].left_at == now
    assert await whose_results(store, over) == [None, 52]


async def test_no_column_of_anybodys_id_is_missed_when_a_person_is_forgotten(store, known, now, columns):
    await privacy.forget(store, 51, now)
    assert len(columns()) > 80
    for table, column in columns():
        there = await store.rows(f"SELECT * FROM {table} WHERE CAST({column} AS TEXT) IN ('51', 'Ana')")
        assert there == [], (table, column)
