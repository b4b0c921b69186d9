"""How often one person may ask for what costs much."""

from cogs.talk.cooldown import Cooldowns
from tests.says import says


def test_a_clock_that_was_set_back_locks_nobody_out() -> None:
    asked = Cooldowns()
    assert asked.left("board", 10, 100_000) == 0
    assert asked.left("board", 10, 100_004) == 6
    assert asked.left("board", 10, 13_600) == 0
    assert asked.left("board", 10, 13_604) == 6


async def test_what_one_player_just_asked_for_another_gets_at_once(place) -> None:
    await place.begin(2)
    ana, bea = place.people[:2]
    await ana.slash(place.channel, "board")
    assert says(await ana.slash(place.channel, "board"), "cooldown")
    shown = await bea.slash(place.channel, "board")
    assert not says(shown, "cooldown")
    assert "```" in "".join(each.content for each in (shown.response, *shown.followups))
