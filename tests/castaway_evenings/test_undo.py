"""/undo in Robinson Crusoe: your own last step goes, what the others planned since stays."""

from tests.castaway_evenings.camp import Commands
from tests.evenings.people import items, private
from tests.says import says


async def pawns(camp) -> list[str]:
    seen = (await camp.sitting()).view()
    return [each.character for each in seen.people[: seen.seats]]


async def planned(camp) -> dict[str, tuple[str, ...]]:
    return {each.line.target: each.line.pawns for each in (await camp.sitting()).view().plan}


def ballots(camp) -> list:
    return [message for message in camp.said if any(each.kind == "vote" for each in items(message))]


async def test_the_last_step_comes_back_whole(camp) -> None:
    await camp.begin(2)
    ana, bea = await pawns(camp)
    await Commands(camp).say(1, f"assign {bea} rest")
    await Commands(camp).say(1, "ready")
    ready = (await camp.sitting()).view().ready
    await Commands(camp).say(0, f"assign {ana} explore-A1")
    assert (await camp.sitting()).view().ready == ()
    await camp.people[0].slash(camp.channel, "undo")
    assert await planned(camp) == {"rest": (bea,)}
    assert (await camp.sitting()).view().ready == ready, "it's the plan that Bea agreed to"
    assert not ballots(camp)


async def test_what_others_planned_since_stays_and_nobody_votes(camp) -> None:
    await camp.begin(2)
    ana, bea = await pawns(camp)
    await Commands(camp).say(0, f"assign {ana} explore-A1")
    await Commands(camp).say(1, f"assign {bea} rest")
    await camp.people[0].slash(camp.channel, "undo")
    assert await planned(camp) == {"rest": (bea,)}
    assert (await camp.lines())[-1] == (0, f"take-back {ana} explore-A1")
    assert not ballots(camp)


async def test_undo_goes_further_back_and_puts_nothing_back(camp) -> None:
    """The third one would be the round before, where there is nothing of Ana's."""
    await camp.begin(2)
    ana, bea = await pawns(camp)
    await Commands(camp).say(0, f"assign {ana} explore-A1")
    await Commands(camp).say(0, f"assign {ana} rest")
    await Commands(camp).say(1, f"assign {bea} rest.2")
    for left in ({"explore-A1": (ana,)}, {}, {}):
        told = private(await camp.people[0].slash(camp.channel, "undo"))
        plan = await planned(camp)
        assert {where: who for where, who in plan.items() if ana in who} == left
    assert says(told.content, "undo-nothing")
    assert not ballots(camp)


async def test_undo_after_done_takes_back_that_you_accept_the_plan(camp) -> None:
    await camp.begin(2)
    await camp.people[0].slash(camp.channel, "done", anyway=True)
    await Commands(camp).say(1, "order rolls always")
    assert (await camp.sitting()).view().ready == (0,)
    await camp.people[0].slash(camp.channel, "undo")
    assert (await camp.sitting()).view().ready == ()
    assert (await camp.lines())[-1] == (0, "not-ready")


async def test_an_earlier_step_is_named_and_the_others_vote_if_they_acted_since(camp) -> None:
    await camp.begin(2)
    _, bea = await pawns(camp)
    ana = camp.people[0]
    await Commands(camp).say(0, "order rolls always")
    await Commands(camp).say(1, f"assign {bea} rest")
    offered = await ana.autocomplete(camp.channel, "undo", "what", "")
    (step,) = [each for each in offered if each["value"].isdigit()]
    assert step["name"].endswith("(and 1 more)")
    await ana.slash(camp.channel, "undo", what=step["value"])
    (ballot,) = ballots(camp)
    assert says(ballot.content, "vote-undo")
    assert await planned(camp) == {"rest": (bea,)}
    refused = private(await ana.slash(camp.channel, "undo", what="the moon"))
    assert says(refused.content, "no-not-a-name")
