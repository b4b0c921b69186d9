"""Computers that think: nobody waits for an answer, one story tells all they do, and nothing is played twice."""

import asyncio

import pytest

from bot import make_bot
from cogs.loaded import find
from cogs.table.act import LATE_THOUGHT, computer_moves
from cogs.thought import process
from db import steps
from engine.play import legal, read, write
from locales import say
from tests.evenings.people import Presses, items, press, surely
from tests.says import says


async def sitting(place):
    found = await find(place.store, (await place.table()).id)
    assert found is not None
    return found


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    """Other programs may run beside the thoughts."""
    env.settle_timeout = 30.0


@pytest.fixture
def held(env, monkeypatch):
    """Thoughts that end only when they are let go."""
    go = asyncio.Event()
    choose = env.bot.thinking._choose

    async def when_let_go(*what):
        await env.external_wait(go.wait(), reason="it thinks")
        return await choose(*what)

    monkeypatch.setattr(env.bot.thinking, "_choose", when_let_go)
    return go


async def with_a_strong_one(place, computers=1) -> None:
    """At a table where the person begins."""
    options = {"computers": computers, "players": computers + 1, "strength": "strong", "starting_player": "host"}
    await place.people[0].slash(place.channel, "play island", **options)


async def end_turn(place) -> None:
    await surely(place.people[0], await place.people[0].slash(place.channel, "done"))


async def test_a_strong_computer_is_called_so(place) -> None:
    await with_a_strong_one(place, computers=2)
    assert (await sitting(place)).names[1:] == tuple(
        say("en", "computer-name-strong", number=number) for number in (2, 3)
    )


async def test_who_ends_a_turn_is_answered_before_the_computer_has_thought(place, held) -> None:
    await with_a_strong_one(place)
    await end_turn(place)
    assert says(place.board.content, "computers-think", who="**Strong computer 2**")
    assert not [each for each in items(place.board) if each.kind in {"act", "choose", "ask"}]
    held.set()
    await place.env.bot.thinking.rest()
    assert (await sitting(place)).waits_for == (0,)


async def test_all_that_computers_do_is_one_message_and_calls_nobody_who_is_there(place) -> None:
    await with_a_strong_one(place, computers=2)
    before = len(place.said)
    await end_turn(place)
    await place.env.bot.thinking.rest()
    assert len(place.said) <= before + 1
    assert not any(place.pings)
    assert says(place.board.content, "computer-name-strong", number=2)
    assert says(place.board.content, "computer-name-strong", number=3)


async def test_they_play_what_the_strong_mind_chooses(place) -> None:
    await with_a_strong_one(place)
    former = await sitting(place)
    await end_turn(place)
    await place.env.bot.thinking.rest()
    after = await sitting(place)
    turn = [step for step in after.history if step.revision > former.row.revision + 1]
    table = await find(place.store, after.id, asked_at=turn[0].revision - 1)
    state = table.state_at(turn[0].revision - 1)
    mind, game = table.game.minds["strong"], table.game

    chosen = mind(game.view(state, turn[0].seat), turn[0].seat, legal(game, state, turn[0].seat))
    assert read(game, turn[0].notation) == chosen


async def test_what_a_kill_cut_off_is_taken_up_again(place, held, restart, settings) -> None:
    """By the deadline it left behind, when the time for a thought is over."""

    await with_a_strong_one(place)
    await end_turn(place)
    await restart(make_bot(settings))
    assert (await sitting(place)).waits_for == (1,)
    await place.env.advance_time(LATE_THOUGHT.total_seconds() + 1)
    await place.env.bot.thinking.rest()
    assert (await sitting(place)).waits_for == (0,)


async def test_a_thought_that_takes_too_long_is_the_calm_ones(place, held) -> None:
    """The table goes on; what is thought out afterwards is not played."""
    await with_a_strong_one(place)
    await end_turn(place)
    await place.env.advance_time(LATE_THOUGHT.total_seconds() + 1)
    after = await sitting(place)
    assert after.waits_for == (0,)
    held.set()
    await place.env.bot.thinking.rest()
    assert (await sitting(place)).row.revision == after.row.revision


async def test_it_thinks_in_a_process_that_ends_with_the_bot(place, restart, settings) -> None:
    await with_a_strong_one(place)
    await end_turn(place)
    former = place.env.bot
    await former.thinking.rest()
    assert former.thought.alive
    await restart(make_bot(settings))
    assert not former.thought.alive


async def test_where_nobody_can_think_the_calm_one_plays(place, monkeypatch) -> None:
    """The process ends at once, each time."""
    monkeypatch.setattr(process, "CHILD", "cogs.thought.nowhere")
    await with_a_strong_one(place)
    former = await sitting(place)
    await end_turn(place)
    await place.env.bot.thinking.rest()
    after = await sitting(place)
    assert after.waits_for == (0,)
    table = await find(place.store, after.id, asked_at=former.row.revision + 1)
    assert table is not None
    state = table.state_at(former.row.revision + 1)
    calm = list(computer_moves(table, state, (1,)))
    assert [step.notation for step in after.history[-len(calm) :]] == [each.line for each in calm]


async def test_who_acts_meanwhile_is_not_lost(place, held) -> None:
    """Everybody writes at once in Bridges: a person has chosen while the computer still thinks."""
    await place.people[0].slash(place.channel, "play bridges", computers=1, players=2, strength="strong")
    table = await sitting(place)
    assert table.waits_for == (0, 1)
    _, island, number = write(legal(table.game, table.state, 0)[0]).split()
    await place.people[0].slash(place.channel, "bridges write", island=island, number=int(number))
    held.set()
    await place.env.bot.thinking.rest()
    history = await steps.history(place.store, table.id)
    assert {step.seat for step in history[1:]} == {0, 1}
    assert len({step.revision for step in history}) == len(history)


async def test_a_table_that_ends_while_it_thinks_stays_ended(place, held) -> None:
    await with_a_strong_one(place)
    await end_turn(place)
    asked = await place.people[0].slash(place.channel, "leave")
    await press(place.people[0], items(asked.response)[0])
    held.set()
    await place.env.bot.thinking.rest()
    assert (await place.table()).status == "abandoned"


async def test_a_whole_game_beside_a_strong_one(place) -> None:
    """Some turns of it: whatever is asked of it, it answers."""
    await with_a_strong_one(place)
    way = Presses(place)
    for _ in range(12):
        table = await sitting(place)
        if not table.waits_for:
            break
        view = table.view(0)

        await way.say(0, write(table.game.mind(view, 0, legal(table.game, table.state, 0))))
        await place.env.bot.thinking.rest()
