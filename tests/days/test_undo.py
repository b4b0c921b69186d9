"""What was revealed, or answered by others, is taken back by consent; it is told in the story."""

from cogs.words.teller import verb
from engine.play import legal, write
from tests.evenings.people import items, surely
from tests.says import says


async def turn_over(table, seats: int = 3):
    """A game in which one player ended the turn, and cards were turned up since: who, and the others."""
    await table.begin(seats)
    person, others = await table.absent()
    await surely(person, await person.slash(table.channel, "done"))
    while type((await table.sitting()).state.agenda[0]).__name__ != "Acting":
        await table.act()
    return person, others


async def test_a_step_back_across_what_was_revealed_asks_everybody(table) -> None:
    person, (one, two) = await turn_over(table)
    before = await table.sitting()
    await person.slash(table.channel, "undo")
    ballot = table.ballot
    assert says(ballot.content, "vote-undo", what="End turn")
    assert set(table.pings[-1]) == {one.id, two.id}
    await table.press(one, ballot, "yes")
    assert (await table.sitting()).state == before.state
    await table.press(two, ballot, "yes")
    assert (await table.absent())[0] is person
    told = (await one.slash(table.channel, "game story")).response.content
    assert " undid: " in told


async def test_one_who_does_not_agree_is_enough(table) -> None:
    person, (one, two) = await turn_over(table)
    before = await table.sitting()
    await person.slash(table.channel, "undo")
    ballot = table.ballot
    await table.press(one, ballot, "no")
    assert (await table.sitting()).state == before.state
    assert says(next(message for message in table.said if message.id == ballot.id).content, "vote-undo-no-carried")
    assert not items(next(message for message in table.said if message.id == ballot.id))
    assert two is not one


async def test_a_stranger_and_who_asks_have_no_voice(table) -> None:
    person, _ = await turn_over(table)
    await person.slash(table.channel, "undo")
    for other in (table.people[3], person):
        assert says((await table.press(other, table.ballot, "yes")).response.content, "vote-not-yours")


async def test_the_question_falls_when_the_table_goes_on(table) -> None:
    person, others = await turn_over(table)
    await person.slash(table.channel, "undo")
    ballot = table.ballot
    await table.act()
    revision = (await table.table()).revision
    for other in others:
        if items(next(message for message in table.said if message.id == ballot.id)):
            await table.press(other, ballot, "yes")
    assert (await table.table()).revision == revision
    assert says(next(message for message in table.said if message.id == ballot.id).content, "vote-over")


async def test_after_a_day_the_hosts_word_is_enough(table) -> None:
    host = table.people[0]
    person, _ = await turn_over(table)
    while person is host:
        person, _ = await table.absent()
        await surely(person, await person.slash(table.channel, "done"))
        while type((await table.sitting()).state.agenda[0]).__name__ != "Acting":
            await table.act()
    await person.slash(table.channel, "undo")
    ballot = table.ballot
    await table.pass_by(hours=25)
    await table.press(host, ballot, "yes")
    assert (await table.absent())[0] is person


async def test_alone_with_computers_nobody_is_asked(table) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    await away.slash(table.channel, "game hand_over")
    await table.press(away, table.offer, "computer")
    await surely(other, await other.slash(table.channel, "done"))
    while type((await table.sitting()).state.agenda[0]).__name__ != "Acting":
        await table.act()
    await other.slash(table.channel, "undo")
    assert " undid: " in (await other.slash(table.channel, "game story")).response.content


async def test_an_earlier_step_of_ones_own_turn_comes_back_with_the_later_ones(table) -> None:
    """No vote: nobody else has acted, and no card was turned up."""
    await table.begin(2)
    person, _ = await table.absent()
    before = await table.sitting()
    for _ in range(2):
        now = await table.sitting()
        line = next(write(each) for each in legal(now.game, now.state, now.waits_for[0]) if verb(each) == "move")
        await table.act(line)
    offered = await person.autocomplete(table.channel, "undo", "what", "")
    assert [each["name"].endswith("(and 1 more)") for each in offered] == [False, True]
    await person.slash(table.channel, "undo", what=offered[1]["value"])
    assert (await table.sitting()).state == before.state
    assert not table.ballots
