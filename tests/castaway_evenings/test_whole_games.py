"""Whole games of Robinson Crusoe: alone and together, by presses and by commands, in each language, with restarts."""

import pytest

from bot import make_bot
from tests.castaway_evenings.camp import Camp, Commands, Hands
from tests.evenings.people import items

LONGEST_GAME = 900


async def played(camp: Camp, way, restart=None) -> int:
    """Everybody does what the computer would; says how many lines were said."""
    for said in range(LONGEST_GAME):
        wanted = await camp.wanted()
        if wanted is None:
            return said
        seat, line = wanted
        before = (await camp.table()).revision
        result = await way.say(seat, line)
        assert (await camp.table()).revision > before, (seat, line, str(result)[:500])
        if restart is not None and said % 31 == 30:
            await restart()
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize(("way", "language"), [(Hands, "en"), (Commands, "pt-BR")])
async def test_a_whole_game_alone(camp, way, language) -> None:
    """RC-293: it is won or lost, and then nobody is waited for."""
    await camp.begin(1, language=language)
    assert await played(camp, way(camp)) > 20
    assert (await camp.table()).status == "over"
    offered = {item.custom_id.split(":")[2] for item in items(camp.last)}
    assert offered - {"further"} == {"rematch", "replay", "text"}


@pytest.mark.parametrize(("way", "language", "seats"), [(Hands, "es", 2), (Commands, "en", 2), (Hands, "en", 4)])
async def test_a_whole_game_together_with_restarts(camp, settings, restart, way, language, seats) -> None:
    """RC-070: one plan for all; whoever is asked answers; a restart changes nothing."""

    async def again() -> None:
        await restart(make_bot(settings))

    await camp.begin(seats, language=language)
    await played(camp, way(camp), again)
    assert (await camp.table()).status == "over"
