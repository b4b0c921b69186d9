"""Tables of former versions: what a scenario had counted is still counted."""

import json

import pytest

from engine import play
from engine.crusoe import GAME
from engine.crusoe.progress import (
    CannibalsProgress,
    CastawaysProgress,
    CursedProgress,
    FamilyProgress,
    JennyProgress,
    VolcanoProgress,
)
from tests.crusoe.table import table


@pytest.mark.parametrize(
    ("scenario", "bag", "progress"),
    [
        ("castaways", {"pile": 4, "piled-stage": 2}, CastawaysProgress(4, 2)),
        ("cursed", {}, CursedProgress()),
        ("jenny", {"rescued": 1}, JennyProgress(rescued=True)),
        ("volcano", {"explored": 3, "temples-lost": 1}, VolcanoProgress(3, 1)),
        ("cannibals", {"burnt": 2}, CannibalsProgress(2)),
        ("family", {"wanted-bow": 1, "wanted-bed": 1}, FamilyProgress(("bow", "bed"))),
    ],
)
def test_the_bag_of_numbers_becomes_the_scenarios_own(scenario, bag, progress):
    """RC-006."""
    raw = json.loads(play.save(table(scenario=scenario)))
    bag = {**bag, "totems": 2, "lost-roof": 1, "lost-palisade": 3}
    for name in ("totems", "lost_roof", "lost_palisade"):
        del raw[name]
    old = json.dumps({**raw, "version": 1, "progress": bag}).encode()
    state = play.load(GAME, old)
    assert state.progress == progress
    assert (state.totems, state.lost_roof, state.lost_palisade, state.version) == (2, 1, 3, 2)
