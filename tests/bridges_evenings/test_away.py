"""Who is away (AMB-17): the computer plays the round for one seat alone, in every question."""

import pytest

from tests.bridges_evenings.boards import Commands, lines
from tests.evenings.people import items, private
from tests.says import says


async def vote_for_the_computer(boards) -> None:
    """The others decide, once time is up."""
    ballot = next(each for each in reversed(boards.said) if any(item.kind == "vote" for item in items(each)))
    button = next(item for item in items(ballot) if item.custom_id.endswith(":computer"))
    for person in boards.people[:2]:
        await person.click(ballot, custom_id=button.custom_id)


@pytest.mark.parametrize("question", ["prewriting", "playing-card"])
async def test_the_computer_plays_for_one_seat_alone(env, boards, question) -> None:
    await boards.begin(3, time_limit=8)
    acts = Commands(boards)
    if question == "playing-card":
        for seat in (0, 1, 2):
            await acts.say(seat, await boards.wanted(seat))
        for seat in (0, 1):
            await acts.say(seat, "skip both")
        await acts.say(0, "done")
    else:
        await acts.say(0, await boards.wanted(0))
    assert 2 in await boards.waits()
    await env.advance_time(8 * 3600 + 60)
    before = (await boards.sitting()).state
    await vote_for_the_computer(boards)
    after = (await boards.sitting()).state
    assert await boards.waits() == (1,)
    if question == "playing-card":
        assert after.drafts[1] == before.drafts[1]
        assert after.drafts[2].done
    else:
        assert after.prewritten[2] is not None
        assert after.prewritten[1] is None
    assert after.round == before.round


async def test_the_last_one_still_thinking_is_told(env, boards) -> None:
    """Everybody else is done: one reminder says so to the one who is left."""
    await boards.begin(2)
    await Commands(boards).say(0, await boards.wanted(0))
    await env.advance_time(8 * 3600 + 60)
    assert boards.pings[-1] == (boards.people[1].id,)
    assert says(boards.last.content, "reminder-waiting", count=1)


async def test_a_press_on_yesterdays_panel_shows_todays(env, boards) -> None:
    await boards.begin(2)
    acts = Commands(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    yesterday = await boards.own(0)
    for seat in (0, 1):
        await acts.say(seat, "skip both")
        await acts.say(seat, "done")
    await env.advance_time(86_400)
    old = next(item for line, item in lines(yesterday).items() if line.startswith("write"))
    shown = private(await boards.people[0].select(yesterday, [old.value], custom_id=old.custom_id))
    assert says(shown, "stale")
    assert says(shown.content, "bridges-own-playing-card-asked", round=2)
    assert any(line.startswith("write") for line in lines(shown))
    assert (await boards.lines())[-1] == (1, "done")
