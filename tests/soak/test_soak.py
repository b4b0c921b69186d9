"""The long run in small: what was acknowledged is looked for, and something that is not so would be found."""

from dataclasses import replace
from random import Random

import pytest

from tests.soak import minds, reasons
from tests.soak.faults import faults_in
from tests.soak.flat import FEWEST, Flat
from tests.soak.kept import nothing_is_lost
from tests.soak.people import Room, rooms

SETTINGS = {"PICTURES": "no", "LOG_LEVEL": "WARNING"}
ACTS = 10


@pytest.fixture
def database(tmp_path):
    return tmp_path / "atoll.db"


async def played(wire, database) -> list[Room]:
    """Some acts of each game."""
    async with wire.process("bot.py", DATABASE_PATH=str(database), **SETTINGS):
        await wire.until(lambda: wire.world.commands)
        people = rooms(wire, database, 3, Random(1))
        for room in people:
            for _ in range(ACTS):
                await room.act()
    return people


async def test_acts_of_every_game_are_looked_for_pressed_or_typed(wire, database) -> None:
    people = await played(wire, database)
    found = {room.game: len(room.kept) for room in people}
    assert all(found.values()), found
    assert await nothing_is_lost(database, people) == sum(found.values())


@pytest.mark.parametrize("place", [0, 1, 2], ids=["island", "bridges", "crusoe"])
async def test_an_act_that_was_acknowledged_and_is_not_kept_is_told(wire, database, place) -> None:
    people = await played(wire, database)
    people[place].kept[-1] = replace(people[place].kept[-1], line="something else")
    with pytest.raises(AssertionError, match=r"acknowledged and not kept: .*something else"):
        await nothing_is_lost(database, people)


async def test_what_is_refused_is_not_looked_for(wire, database) -> None:
    """Bridges: nobody is done before the first card; Robinson Crusoe: no question waits for an answer."""
    async with wire.process("bot.py", DATABASE_PATH=str(database), **SETTINGS):
        await wire.until(lambda: wire.world.commands)
        for room, line in zip(rooms(wire, database, 3, Random(1))[1:], ("done", "answer cook"), strict=True):
            while (wish := room.wish()) is None:
                await room.act()
            person, wished = wish
            await room.type(person, replace(wished, line=line))
            assert room.kept == []


def test_the_strong_minds_play_a_game_of_each_kind():
    said = minds.watched(range(1))
    assert min(said[name] for name in minds.LITTLE) > 10


def test_hints_of_each_game_are_worked_out_again():
    assert {each.split()[0] for each in reasons.watched(range(5))} == {*reasons.CHECKED}


def test_a_mind_that_looks_at_what_lies_hidden_is_found(monkeypatch):
    """One that thinks otherwise each time stands for it."""
    luck = Random(1)
    monkeypatch.setitem(minds.LITTLE, "island", lambda: lambda *seen: luck.choice(seen[-1]))
    with pytest.raises(AssertionError, match="it peeks"):
        minds.watched(range(3))


def test_memory_that_grows_is_told_and_a_short_run_says_that_it_is_short():
    calm, growing, short = Flat(), Flat(), Flat()
    for number in range(FEWEST):
        calm.memory.append(100 << 20)
        growing.memory.append((100 + 10 * number) << 20)
        for each in (calm, growing):
            each.handles.append(9)
    short.memory, short.handles = growing.memory[:4], growing.handles[:4]
    assert str(calm) == "memory 100 → 100 MB, open files 9 → 9"
    assert "too short" in str(short)
    with pytest.raises(AssertionError, match="memory grew from"):
        str(growing)


def test_every_trace_in_the_log_is_a_fault_also_where_no_frame_is_ours(tmp_path):
    """The last frame of ours is told, where there is one."""
    log = tmp_path / "log"
    frames = '  File "/a/discord/http.py", line 7, in request\n    raise Gone\n'
    ours = '  File "/a/cogs/table.py", line 3, in show\n    await send()\n' + frames
    log.write_text(
        f"well\nit failed\nTraceback (most recent call last):\n{frames}Gone: 503\nwell\n"
        f"table 1 failed\nTraceback (most recent call last):\n{ours}Gone: 502\n"
    )
    assert faults_in(log) == {
        ("it failed", "Gone: 503"): 1,
        ("table 1 failed", ("/a/cogs/table.py", "3", "show"), "Gone: 502"): 1,
    }
