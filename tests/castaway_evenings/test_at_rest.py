"""Whom a plan at rest calls, over a day of edits by four people."""

from collections import Counter
from datetime import timedelta

import pytest

from bot import make_bot
from tests.castaway_evenings.camp import Camp, Commands

HOUR = timedelta(hours=1).total_seconds()
MINUTE = 60.0
MOST = 2
"""Calls at rest a person hears in a round."""


async def all_ready_but(camp: Camp, seat: int) -> None:
    for each in range(len((await camp.sitting()).seats)):
        if each != seat and each not in (await camp.sitting()).view().ready:
            await camp.people[each].slash(camp.channel, "done", anyway=True)


async def edits(camp: Camp, seat: int) -> None:
    """A pawn is sent to rest, or comes back from there: whoever was ready is not any more."""
    before = await camp.sitting()
    mine = before.view().people[seat].character
    rests = [each.line.target for each in before.view().plan if mine in each.line.pawns]
    free = next(where for where in before.view().needs if where.startswith("rest")) if not rests else ""
    line = f"take-back {mine} {rests[0]}" if rests else f"assign {mine} {free}"
    await Commands(camp).say(seat, line)
    assert (await camp.table()).revision > before.row.revision


@pytest.fixture
async def planning(camp):
    await camp.begin(4)
    return camp


def calls(camp: Camp, since: int) -> list[list[int]]:
    """The seats that each new message called."""
    return [[camp.seat(user_id) for user_id in each] for each in camp.pings[since:] if each]


async def test_four_people_edit_for_a_day_and_hear_of_it_twice_at_most(planning, env) -> None:
    """Every three hours three agree, and the fourth changes the plan: one message calls them, never the fourth."""
    heard = Counter[int]()
    for hour in range(0, 24, 3):
        editor, before = hour // 3 % 4, len(planning.pings)
        await all_ready_but(planning, editor)
        for _ in range(3):
            await edits(planning, editor)
            await env.advance_time(5 * MINUTE)
        assert calls(planning, before) == []
        await env.advance_time(3 * HOUR - 15 * MINUTE)
        called = calls(planning, before)
        assert len(called) <= 1
        assert editor not in [seat for each in called for seat in each]
        heard.update(seat for each in called for seat in each)
    assert heard == dict.fromkeys(range(4), MOST)


async def test_a_plan_at_rest_calls_nobody_in_their_quiet_hours_but_at_their_end(planning, env) -> None:
    hours = {
        "quiet_from": f"{env.now().hour}:00",
        "quiet_until": f"{(env.now().hour + 4) % 24}:00",
        "time_zone": "Etc/UTC",
    }
    await planning.people[0].slash(planning.channel, "profile preferences", **hours)
    await all_ready_but(planning, 3)
    before = len(planning.pings)
    await edits(planning, 3)
    await env.advance_time(15 * MINUTE)
    assert calls(planning, before) == [[1, 2]]
    await env.advance_time(4 * HOUR)
    assert calls(planning, before) == [[1, 2], [0]]


async def test_a_restart_before_the_deadline_loses_no_call_and_doubles_none(planning, env, settings, restart) -> None:
    await all_ready_but(planning, 3)
    before = len(planning.pings)
    await edits(planning, 3)
    await env.advance_time(5 * MINUTE)
    await restart(make_bot(settings))
    assert calls(planning, before) == []
    await env.advance_time(6 * MINUTE)
    assert calls(planning, before) == [[0, 1, 2]]
    await restart(make_bot(settings))
    await env.advance_time(HOUR)
    assert calls(planning, before) == [[0, 1, 2]]
