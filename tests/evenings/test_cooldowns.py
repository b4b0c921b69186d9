"""How often one person may ask for what costs much."""

from cogs.talk.cooldown import Cooldowns


def test_a_clock_that_was_set_back_locks_nobody_out() -> None:
    asked = Cooldowns()
    assert asked.left("board", 10, 100_000) == 0
    assert asked.left("board", 10, 100_004) == 6
    assert asked.left("board", 10, 13_600) == 0
    assert asked.left("board", 10, 13_604) == 6
