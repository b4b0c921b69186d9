"""The strong mind: legal to the end, the same each time, and blind to what it may not see."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.island import GAME
from engine.island.actions import Capture, EndTurn
from engine.island.foresight.signs import signs
from engine.island.foresight.thinking import Effort, Thinker, moment
from engine.island.foresight.value import learned, read
from engine.island.foresight.ways import FAR, ways
from engine.island.imagined import imagined
from engine.island.parts import LAYOUTS, bits
from engine.island.state import Island
from engine.island.view import view
from engine.play import legal, play, start, waiting, write
from tests.island.table import Table
from tests.island.test_mind import CALM

QUICK = Thinker(Effort(keep=4, futures=2))


def played(seats: int, seed: int, **options: Any) -> list[tuple[Island, int, Any]]:
    """Every table of a whole game at which a seat is asked, and what it says."""
    state, met = start(GAME, seats, options, seed).state, []
    while asked := waiting(state):
        seat, actions = asked[0], legal(GAME, state, asked[0])
        action = QUICK.choose(view(state, seat), seat, actions)
        assert action in actions
        met.append((state, seat, action))
        state = play(GAME, state, seat, action).state
    assert state.outcome is not None
    return met


def says(table: Table, letter: str) -> str:
    seat = table.team.index(letter)
    return write(GAME.minds["strong"](view(table.state, seat), seat, legal(GAME, table.state, seat)))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"difficulty": "legendary"}),
        (3, {"layout": "atoll"}),
        (4, {"pace": "careful", "asked": ("always",) * 4}),
        (3, {"asked": ("saving",) * 3, "difficulty": "elite"}),
    ],
)
def test_its_games_end_and_are_the_same_again(seats, options):
    """Thought is counted in tables, never in time."""
    first = [action for _, _, action in played(seats, 11, **options)]
    assert first == [action for _, _, action in played(seats, 11, **options)]


def test_it_chooses_the_same_whatever_it_may_not_see():
    """Decks in another order that looks the same: the same view, so the same choice."""
    for state, seat, action in played(3, 4, asked=("saving",) * 3)[::4]:
        other = replace(state, treasure_deck=state.treasure_deck[::-1], flood_deck=turned_within_layers(state))
        assert view(other, seat) == view(state, seat)
        assert QUICK.choose(view(other, seat), seat, legal(GAME, other, seat)) == action


def turned_within_layers(state: Island) -> tuple[int, ...]:
    deck, found = list(state.flood_deck), []
    for layer in state.flood_layers:
        size = layer.bit_count()
        found += deck[:size][::-1]
        deck = deck[size:]
    return tuple(found)


def test_what_it_imagines_looks_like_the_view():
    """At every kind of waiting: what is imagined shows the same view, but for who passed already."""
    kinds = set()
    for pace, seed in (("swift", 9), ("careful", 9), ("swift", 12), ("swift", 13)):
        for state, seat, _ in played(4, seed, pace=pace, asked=("always",) * 4):
            seen = view(state, seat)
            kinds.add(seen.waiting)
            for luck in (0, 1):
                assert view(imagined(seen, luck), seat) == seen
    assert kinds == {"acting", "ending", "considering", "discarding", "swimming"}


def test_all_signs_are_numbers_of_a_learned_line():
    """A sign more or fewer would make nonsense of the weights."""
    for state, _, _ in played(2, 3)[::7]:
        assert all(len(line) == len(signs(state, "drawing")) for lines in learned().lines.values() for line in lines)
        assert 0 < learned().chance(state, moment(state)) < 1


def test_weights_of_another_version_are_refused(tmp_path):
    other = tmp_path / "weights.json"
    other.write_text('{"version": 99, "lines": {}, "net": {}}')
    with pytest.raises(ValueError, match="version 99"):
        read(other)


def test_ways_are_those_of_the_adventurers():
    """FI-30 to FI-34: steps by the rules' own reach; one step less shores up what lies beside the way."""
    layout = LAYOUTS["classic"]
    standing = layout.everywhere & ~(1 << layout.place["C3"])
    explorer = ways(layout, "explorer", layout.place["C1"], standing)
    assert [explorer.steps[layout.place[square]] for square in ("C1", "B2", "D2", "D3", "C4", "C3")] == [
        0,
        1,
        1,
        2,
        3,
        FAR,
    ]
    walker = ways(layout, "engineer", layout.place["C1"], standing)
    assert [walker.steps[layout.place[square]] for square in ("C2", "B2", "B3", "C4")] == [1, 2, 3, 5]
    assert walker.shoring[layout.place["B3"]] == 2
    pilot = ways(layout, "pilot", layout.place["C1"], standing)
    assert {pilot.steps[place] for place in bits(standing & ~1)} == {1}
    gap = standing & ~(1 << layout.place["C2"] | 1 << layout.place["D1"])
    assert ways(layout, "diver", layout.place["C1"], gap).steps[layout.place["C4"]] == 1


def test_it_wins_when_it_can():
    """FI-100."""
    home = CALM.replace("sP", "s").replace(".X", ".").replace(".l", ".lPX")
    assert says(Table("PX", home, P="lift", captured="stone statue crystal chalice"), "P") == "lift-off"


def test_no_turn_ends_where_a_treasure_could_have_been_captured():
    """FI-60: over whole games."""
    met = [each for seed in (60, 61, 62) for each in played(3, seed)]
    ready = [action for state, seat, action in met if Capture() in legal(GAME, state, seat)]
    assert len(ready) > 3
    assert EndTurn() not in ready


def test_it_saves_the_landing():
    """FI-102, FI-85: Sandbags where all would be lost; a tile that can sink without loss is let go."""
    wet = Table("MX", CALM.replace("sP", "sM").replace(".l", "~l"), treasure="stone statue", X="sandbags").end_turn()
    assert says(wet, "X") == "sandbag D6"


def test_nobody_is_left_to_the_sea():
    """FI-R5."""
    rock = """
        .  .
     x  x  x  .
  .  x  ~M x  .  .X
  .  x  x  x  .  .
     .  .  .  .
        .  .l
"""
    table = Table("MX", rock, treasure="stone statue", flood="C3", X="lift", asked="never").end_turn()
    assert says(table, "X").startswith("lift C3 ")
