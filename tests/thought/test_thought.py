"""A process of its own thinks; whatever becomes of it, who asked is answered."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.thought import process
from cogs.thought.thought import Thought
from engine import GAMES
from engine.crusoe.planner import suggest
from engine.play import legal, play, start, waiting
from tests.thought import tasks

CALM = "calm"
PATIENT = 60.0
"""Other programs may run beside this."""
SLOW = 0.5
"""Seconds that a question takes at the least."""


@pytest.fixture
async def thought():
    thinking = Thought(patience=PATIENT)
    yield thinking
    await thinking.close()


@pytest.fixture
def gate(tmp_path):
    """A thought that dwells ends when this is there."""
    return tmp_path / "gate"


def ask(thinking, function, *data, asker="ana"):
    return thinking.ask(asker, function, *data, calm=lambda: CALM)


async def until(is_so):
    async with asyncio.timeout(PATIENT):
        while not is_so():  # noqa: ASYNC110 — it is another process that makes it so
            await asyncio.sleep(0.01)


def read(place):
    """What stands in a file, if it is there."""
    return Path(place).read_text(encoding="utf-8") if Path(place).exists() else ""


async def begun(gate):
    """The process, once it thinks."""
    await until(lambda: read(f"{gate}-begun"))
    return int(read(f"{gate}-begun"))


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in read(f"/proc/{pid}/status")


# What it says


def positions(name, seats, moves):
    """Somewhere in a game, reached by chance."""
    game, chance = GAMES[name], random.Random(seats)
    state = start(game, seats, {}, seats).state
    for _ in range(moves):
        seat = waiting(state)[0]
        state = play(game, state, seat, chance.choice(legal(game, state, seat))).state
    seat = waiting(state)[0]
    return game, game.view(state, seat), seat, legal(game, state, seat)


@pytest.mark.parametrize(("name", "seats", "moves"), [("island", 3, 7), ("bridges", 2, 9), ("crusoe", 2, 2)])
async def test_a_mind_chooses_there_as_it_would_here(thought, name, seats, moves):
    game, view, seat, actions = positions(name, seats, moves)
    here = game.minds["strong"](view, seat, actions)
    assert await thought.choose(game, view, seat, actions, asker="table") == here


@pytest.mark.parametrize(("name", "seats", "moves"), [("bridges", 2, 9), ("crusoe", 2, 2)])
async def test_a_hint_comes_as_it_is(thought, name, seats, moves):
    game, view, seat, actions = positions(name, seats, moves)
    assert await ask(thought, game.hint, view, seat, actions, 3) == game.hint(view, seat, actions, 3)


async def test_a_whole_plan_comes_as_it_is(thought):
    _, view, seat, _ = positions("crusoe", 2, 0)
    assert await ask(thought, suggest, view, seat, 1) == suggest(view, seat, 1)


async def test_the_calm_mind_needs_no_process(thought):
    game, view, seat, actions = positions("island", 3, 7)
    action = await thought.choose(game, view, seat, actions, asker="table", kind="calm")
    assert action == game.mind(view, seat, actions)
    assert not thought.alive


async def test_where_minds_are_not_wanted_the_calm_one_moves():
    game, view, seat, actions = positions("island", 3, 7)
    thinking = Thought(wanted=False)
    assert await thinking.choose(game, view, seat, actions, asker="table") == game.mind(view, seat, actions)
    assert not thinking.alive
    await thinking.close()


# Where it is said


async def test_one_process_thinks_for_everybody(thought):
    pids = await asyncio.gather(*(ask(thought, tasks.whoami, asker=number) for number in range(5)))
    assert len(set(pids)) == 1
    assert pids[0] != os.getpid()


async def test_it_gives_way_to_the_bot_and_knows_the_engine_alone(thought, monkeypatch):
    monkeypatch.setattr(process, "CHILD", "cogs.thought.child")  # in the other tests it doesn't give way
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    game, *position = positions("island", 2, 0)
    await thought.choose(game, *position, asker="table")
    assert await ask(thought, tasks.niceness) == min(os.nice(0) + 10, 19)
    imported = await ask(thought, tasks.what_is_imported)
    assert "engine" in imported
    assert not {"discord", "aiohttp", "PIL", "db", "render", "locales"} & set(imported)
    assert "DISCORD_TOKEN" not in await ask(thought, tasks.environment)


async def test_what_a_thought_prints_is_no_answer(thought):
    assert await ask(thought, tasks.tell, "tide") == "tide"
    assert await ask(thought, tasks.tell, "flood") == "flood"


async def test_only_what_has_a_name_can_be_asked(thought):
    with pytest.raises(AssertionError, match="not known by a name"):
        await ask(thought, [].append, 1)


# What goes wrong


async def test_a_fault_is_logged_and_the_calm_answer_given(thought, caplog):
    assert await ask(thought, tasks.stumble) == CALM
    assert "no such weights" in caplog.text
    assert await ask(thought, tasks.tell, "well again") == "well again"


@pytest.mark.parametrize("weights", [None, '{"version": 99, "lines": {}, "net": {}}', "{}", "no JSON"])
async def test_weights_that_are_missing_or_of_another_version_leave_the_calm_answer(thought, tmp_path, weights):
    file = tmp_path / "weights.json"
    if weights is not None:
        file.write_text(weights, encoding="utf-8")
    _, *position = positions("island", 3, 7)
    assert await ask(thought, tasks.choose_with_weights_of, str(file), *position) == CALM


async def test_a_thought_that_takes_all_memory_fails_alone(thought):
    assert await ask(thought, tasks.devour) == CALM
    assert await ask(thought, tasks.tell, "well again") == "well again"


async def test_killed_in_the_midst_of_a_thought_the_next_one_is_thought_by_another(thought, gate):
    here = asyncio.create_task(ask(thought, tasks.dwell, str(gate), asker="here"))
    there = asyncio.create_task(ask(thought, tasks.whoami, asker="there"))
    pid = await begun(gate)
    os.kill(pid, signal.SIGKILL)
    assert await here == CALM
    assert await there not in {CALM, pid}
    assert not is_alive(pid)


async def test_what_lasts_too_long_is_ended(thought, gate, monkeypatch):
    pid = await ask(thought, tasks.whoami)
    with monkeypatch.context() as hurried:
        hurried.setattr(thought, "_patience", 0.2)
        assert await ask(thought, tasks.dwell, str(gate)) == CALM
    await until(lambda: not is_alive(pid))
    assert await ask(thought, tasks.whoami) not in {CALM, pid}


async def test_fifty_quick_questions_at_once_are_all_thought_about(thought, gate):
    """The queue is limited by time, not by places."""
    slow = asyncio.create_task(ask(thought, tasks.dwell, str(gate), asker="first"))
    await begun(gate)
    queued = [asyncio.create_task(ask(thought, tasks.tell, number, asker=number)) for number in range(50)]
    await asyncio.sleep(0)
    gate.touch()
    assert await slow == "at last"
    assert await asyncio.gather(*queued) == [*range(50)]


async def test_who_would_wait_too_long_gets_the_calm_answer_at_once(gate):
    """How long such questions took lately tells how long it would be."""
    thinking, second = Thought(patience=PATIENT), str(gate.with_name("second"))
    first = asyncio.create_task(ask(thinking, tasks.dwell, str(gate), asker=0))
    await begun(gate)
    await asyncio.sleep(SLOW)
    gate.touch()
    await first
    queued = [
        asyncio.create_task(ask(thinking, tasks.dwell, second, asker=number)) for number in range(int(PATIENT / SLOW))
    ]
    await begun(second)
    assert await ask(thinking, tasks.whoami, asker="late") == CALM
    gate.with_name("second").touch()
    await asyncio.gather(*queued)
    await thinking.close()


async def test_another_question_of_the_same_asker_takes_the_first_ones_place(thought, gate, tmp_path):
    slow = asyncio.create_task(ask(thought, tasks.dwell, str(gate), asker="bea"))
    await begun(gate)
    notes = str(tmp_path / "notes")
    first, second = (asyncio.create_task(ask(thought, tasks.noted, notes, word)) for word in ("first", "second"))
    assert await first == CALM
    gate.touch()
    assert [await slow, await second] == ["at last", "second"]
    assert read(notes) == "second\n"


async def test_the_same_question_is_thought_about_once(thought, gate, tmp_path):
    slow = asyncio.create_task(ask(thought, tasks.dwell, str(gate), asker="bea"))
    await begun(gate)
    notes = str(tmp_path / "notes")
    twice = [asyncio.create_task(ask(thought, tasks.noted, notes, "once")) for _ in range(2)]
    await asyncio.sleep(0)
    gate.touch()
    assert [await slow, *await asyncio.gather(*twice)] == ["at last", "once", "once"]
    assert read(notes) == "once\n"


async def test_who_is_gone_before_its_turn_is_not_thought_about(thought, gate, tmp_path):
    """A table that was abandoned in the meantime."""
    slow = asyncio.create_task(ask(thought, tasks.dwell, str(gate), asker="bea"))
    await begun(gate)
    notes = tmp_path / "notes"
    gone = asyncio.create_task(ask(thought, tasks.noted, str(notes), "gone"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    gate.touch()
    assert await slow == "at last"
    assert await ask(thought, tasks.tell, "next") == "next"
    assert not read(notes)


async def test_who_is_gone_in_the_midst_of_its_thought_holds_up_nobody(thought, gate):
    gone = asyncio.create_task(ask(thought, tasks.dwell, str(gate)))
    pid = await begun(gate)
    gone.cancel()
    await asyncio.wait([gone])
    gate.touch()
    assert await ask(thought, tasks.whoami) == pid


async def test_a_process_that_cannot_be_begun_is_not_tried_at_every_question(monkeypatch):
    thinking = Thought(patience=PATIENT)
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/nowhere/python")
        assert await ask(thinking, tasks.whoami) == CALM
    assert await ask(thinking, tasks.whoami) == CALM
    assert not thinking.alive
    await thinking.close()


async def test_a_process_that_ends_at_once_is_not_tried_at_every_question(monkeypatch):
    thinking = Thought(patience=PATIENT)
    with monkeypatch.context() as broken:
        broken.setattr(process, "CHILD", "cogs.thought.nowhere")
        assert await ask(thinking, tasks.whoami) == CALM
    assert await ask(thinking, tasks.whoami) == CALM
    await thinking.close()


# Its end


async def test_idle_it_ends_and_is_begun_anew_when_needed():
    thinking = Thought(patience=PATIENT, idle=0.05)
    pid = await ask(thinking, tasks.whoami)
    await until(lambda: not thinking.alive)
    assert not is_alive(pid)
    assert await ask(thinking, tasks.whoami) not in {CALM, pid}
    await thinking.close()


async def test_closed_in_the_midst_of_a_thought_nothing_is_left(gate):
    thinking = Thought(patience=PATIENT)
    here = asyncio.create_task(ask(thinking, tasks.dwell, str(gate), asker="here"))
    there = asyncio.create_task(ask(thinking, tasks.whoami, asker="there"))
    pid = await begun(gate)
    await thinking.close()
    assert not is_alive(pid)
    assert [await here, await there] == [CALM, CALM]
    assert await ask(thinking, tasks.whoami) == CALM


async def test_closed_while_it_begins_nothing_is_left():
    thinking = Thought(patience=PATIENT)
    here = asyncio.create_task(ask(thinking, tasks.whoami))
    await asyncio.sleep(0)
    await thinking.close()
    assert await here == CALM
    assert not thinking.alive


BOT = """
import asyncio, sys
from cogs.thought import process
from cogs.thought.thought import Thought
from tests.thought import tasks

process.CHILD = "tests.awake"

asyncio.run(Thought().ask("ana", tasks.dwell, sys.argv[1], calm=str))
"""


async def test_a_bot_that_is_killed_leaves_no_orphan(gate):
    bot = subprocess.Popen([sys.executable, "-c", BOT, str(gate)], cwd=process.HOUSE)  # noqa: ASYNC220, S603 — our own
    pid = await begun(gate)
    assert is_alive(pid)
    bot.kill()
    bot.wait()
    await until(lambda: not is_alive(pid))


async def test_what_can_wait_lets_every_other_question_pass(thought, gate, tmp_path):
    """A part of something long is thought about when nobody else asks."""
    notes = tmp_path / "notes"
    first = asyncio.create_task(ask(thought, tasks.dwell, str(gate)))
    await begun(gate)
    later = [
        asyncio.create_task(
            thought.ask(word, tasks.noted, str(notes), word, calm=lambda: CALM, is_awaited=False, can_wait=can_wait)
        )
        for word, can_wait in (("part", True), ("computer", False))
    ]
    await asyncio.sleep(0)
    later.append(asyncio.create_task(ask(thought, tasks.noted, str(notes), "hint", asker="bea")))
    await asyncio.sleep(0)
    gate.touch()
    await asyncio.gather(first, *later)
    assert read(notes).split() == ["hint", "computer", "part"]


async def test_parts_that_wait_take_no_room_from_others(gate):
    thinking = Thought(patience=PATIENT)
    first = asyncio.create_task(ask(thinking, tasks.dwell, str(gate)))
    await begun(gate)
    part = asyncio.create_task(thinking.ask("part", tasks.whoami, calm=lambda: CALM, is_awaited=False, can_wait=True))
    hint = asyncio.create_task(ask(thinking, tasks.whoami, asker="bea"))
    await asyncio.sleep(0)
    gate.touch()
    assert CALM not in await asyncio.gather(first, part, hint)
    await thinking.close()
