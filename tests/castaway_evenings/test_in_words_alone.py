"""A game by `/board text` and commands alone: whatever is said was named there before."""

import pytest
from msgspec.structs import replace

from cogs.games.crusoe.drafting import bare
from cogs.words.teller import Teller
from engine.crusoe.actions import Answer, Assign, Hasten, Lead, Pay, Reroll, TakeBack, Use
from engine.play import read
from tests.castaway_evenings.camp import Camp, Commands
from tests.castaway_evenings.found import GAME, game
from tests.evenings.people import items

A_WHILE = 6.0
"""Seconds after which one may look again."""


@pytest.fixture
def settings(settings, end, seats):
    return replace(settings, seed=game(end, seats).seed)


async def read_out(camp: Camp, seat: int) -> str:
    """All that one hears: what was said last to everybody, and the pages of `/board text`."""
    result = await camp.people[seat].slash(camp.channel, "board", text=True)
    leaves = [result.response, *result.followups]
    return "\n".join(["" if not camp.boards else camp.boards[-1].content, *(each.content for each in leaves if each)])


async def named(camp: Camp, line: str) -> str:
    """What one must have heard of to say this line; empty where that goes without saying."""
    action = read(GAME, line)
    table = await camp.sitting()
    tell = Teller(table, table.row.language, plain=True)
    match action:
        case Assign() | TakeBack() | Lead() | Pay() | Hasten():
            return str(tell.named("to", action.to))
        case Answer() | Use():
            return bare(tell, action)
        case Reroll():
            return tell.label(action)
    return ""


@pytest.mark.parametrize(("seats", "end"), [(1, "won"), (2, "lost")])
async def test_whatever_is_said_was_named_before(camp, env, seats, end) -> None:
    await camp.begin(seats)
    missing = []
    for seat, line in game(end, seats).lines:
        heard = await read_out(camp, seat)
        name = await named(camp, line)
        if name.casefold() not in heard.casefold():
            missing.append((line, name))
        await Commands(camp).say(seat, line)
        await env.advance_time(A_WHILE)
    assert not missing
    assert type((await camp.sitting()).state.outcome).__name__.lower() == end
    assert {item.custom_id.split(":")[2] for item in items(camp.last)} >= {"rematch"}
