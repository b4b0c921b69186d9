"""Somebody stays away at any question, takes back the one who acts, or would like a roll undone."""

import pytest
from msgspec.structs import replace

from engine.play import legal, write
from tests.castaway_evenings.camp import Camp, Commands
from tests.castaway_evenings.found import GAME
from tests.castaway_evenings.questions import asked, until, ways
from tests.evenings.people import items
from tests.says import says

ROWS = (
    *("planning", "rolling", "resting", "eating", "weathering", "fighting"),
    *("move-camp", "decide", "mystery", "heal", "source", "tile", "cloud", "forget"),
)
"""At what somebody may be missing: by what the table waits for, or by what it asks."""


@pytest.fixture
def row() -> str:
    return "rolling"


@pytest.fixture
def settings(settings, row):
    return replace(settings, seed=ways()[row][0])


def ballots(camp: Camp) -> list:
    return [message for message in camp.said if any(each.kind == "vote" for each in items(message))]


async def voted(camp: Camp, seat: int, word: str) -> None:
    ballot = ballots(camp)[-1]
    await camp.people[seat].click(ballot, custom_id=camp.item(ballot, "vote", f":{word}").custom_id)


@pytest.mark.parametrize("row", ROWS)
async def test_who_stays_away_is_never_skipped_and_the_others_may_have_the_computer_answer(camp, env, row) -> None:
    """Time runs out, the others are asked, and then it answers what that person was asked, as it would for itself."""
    away = await until(camp, row, time_limit=24)
    if row == "planning":
        await camp.people[1 - away].slash(camp.channel, "crusoe adopt_plan")
    before = await camp.sitting()
    assert before.waits_for == (away,)
    action = GAME.mind(GAME.view(before.state, away), away, legal(GAME, before.state, away))
    await env.advance_time(25 * 3600)
    assert (await camp.sitting()).state == before.state
    await voted(camp, 1 - away, "computer")
    said = [step for step in (await camp.sitting()).history if step.revision > before.row.revision]
    assert (said[0].seat, said[0].notation) == (away, write(action))
    after = await camp.sitting()
    assert away not in after.waits_for or asked(after.view()) != row or after.view().round > before.view().round
    assert len([each for each in camp.boards if each.content.startswith("<@")]) <= 2


async def test_the_one_who_acts_is_taken_back_from_under_the_helpers(camp) -> None:
    """RC-083, RC-186: Friday takes over, until a player comes to lead him."""
    await camp.begin(2)
    ana, bea = (each.character for each in (await camp.sitting()).view().people[:2])
    for pawn in (ana, "friday"):
        await Commands(camp).say(0, f"assign {pawn} explore-A1")
    assert (await camp.sitting()).view().plan[0].line.pawns == (ana, "friday")
    await Commands(camp).say(1, f"take-back {ana} explore-A1")
    (line,) = (await camp.sitting()).view().plan
    assert line.line.pawns == ("friday",)
    await Commands(camp).say(1, f"assign {bea} explore-A1")
    assert (await camp.sitting()).view().plan[0].line.pawns == (bea, "friday")
    assert "A1" in camp.board.content


async def test_a_roll_is_undone_by_consent_alone(camp) -> None:
    """Dice reveal: while they lie on the table the others are asked, and the board goes back to what was before."""
    seat = await until(camp, "rolling")
    before = await camp.sitting()
    last = next(each for each, _ in reversed(ways()["rolling"][1]))
    await camp.people[last].slash(camp.channel, "undo")
    assert (await camp.sitting()).state == before.state
    await voted(camp, 1 - last, "yes")
    after = (await camp.sitting()).view()
    assert after.waiting == "planning"
    assert after.waits_for == (seat,) or last in after.waits_for
    told = (await camp.people[last].slash(camp.channel, "game story")).response.content
    assert says(told, "did-take-back")
