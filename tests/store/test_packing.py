"""The steps of a whole game in one row: all of them come out again, and it is small."""

import zlib
from random import Random

import pytest
from msgspec import msgpack

from db.packing import Line, pack, unpack
from engine import GAMES
from engine.play import pack as told
from engine.play import play, start, waiting, write
from tests.stories.story import by_mind

SMALL = 3_400
BEGAN = 1_780_000_000_000


def lines_of(name: str, seats: int, seed: int):
    """A game of the computer's, with the hours that people let pass."""
    game, luck, now = GAMES[name], Random(seed), BEGAN
    state, events = start(game, seats, {}, seed)
    lines: list[Line] = [(1, None, "", told(events), None, now)]
    while asked := waiting(state):
        action = by_mind(game, state, asked[0])
        state, events = play(game, state, asked[0], action)
        now += int(luck.expovariate(1 / 3e6))
        lines.append((len(lines) + 1, asked[0], write(action), told(events), None, now))
    return lines


@pytest.mark.parametrize(("name", "seats"), [("island", 3), ("bridges", 3)])
def test_a_whole_game_is_small_and_comes_out_as_it_was(name, seats):
    lines = lines_of(name, seats, 7)
    packed = pack(lines)
    assert unpack([(packed,)]) == lines
    assert unpack([(packed,)], after=len(lines) - 2) == lines[-2:]
    assert len(packed) <= SMALL
    assert len(packed) < sum(len(events) + len(notation) for _, _, notation, events, _, _ in lines) / 5


def test_undone_steps_words_in_every_script_and_a_clock_that_went_back_come_out_too():
    lines: list[Line] = [(1, None, "", b"[]", None, BEGAN), (2, 0, "say ação 島", b'["\xc3\xa9"]', None, BEGAN - 5)]
    lines += [(3, 1, "", b"", 1, BEGAN + 2**40), (4, None, "", b"[]", 2, BEGAN)]
    assert unpack([(pack(lines),)]) == lines
    assert unpack([(pack(lines[2:]),)]) == lines[2:]
    assert unpack([(pack([]),)]) == []


def test_a_row_that_was_packed_by_the_first_release_is_read_for_ever():
    """It is deflated, column by column."""
    lines = [(1, None, "", b"[]", None, BEGAN), (2, 0, "move C3", b"[1]", 1, BEGAN + 5)]
    first = zlib.compress(msgpack.encode(list(zip(*lines, strict=True))), 9)
    assert unpack([(first,)]) == lines
