"""Whoever still has their own board before them sees the next card on it, without opening it anew."""

from typing import Any

import pytest

from tests.bridges_evenings.boards import Buttons, lines


async def finished(boards, seat: int) -> Any:
    """This player's card, done; the board that they see then."""
    acts = Buttons(boards)
    if seat not in await boards.waits():
        return None
    panel = await boards.own(seat)
    for line in await boards.wanted_for_the_card(seat):
        panel = await acts.on(seat, panel, line)
    return panel


async def a_first_card(boards) -> Any:
    """Ana is done and looks at her board; Bea has still to choose."""
    await boards.begin(2)
    for seat in (0, 1):  # what each writes for the other
        await Buttons(boards).say(seat, await boards.wanted(seat))
    return await finished(boards, 0)


async def test_the_next_card_comes_by_itself(boards) -> None:
    panel = await a_first_card(boards)
    assert [*lines(panel)] == ["take-back done"]
    await finished(boards, 1)
    offered = lines(panel)
    assert (await boards.wanted(0)) in offered
    shown = await Buttons(boards).on(0, panel, await boards.wanted(0))
    assert shown.ephemeral


@pytest.mark.parametrize("minutes", [15, 120])
async def test_later_it_is_opened_anew(boards, minutes) -> None:
    """Discord takes no change of a private message after a quarter of an hour; nothing is asked of it then."""
    panel = await a_first_card(boards)
    before = panel.content
    await boards.env.advance_time(minutes * 60)
    await finished(boards, 1)
    assert panel.content == before
    assert await boards.wanted(0) in lines(await boards.own(0))
