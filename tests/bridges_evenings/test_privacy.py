"""What is staged is private until the round closes (AMB-08): nobody else sees a trace of it."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.table.beginning import set_up
from cogs.table.pictures import retold
from db import steps
from tests.bridges_evenings.boards import Buttons, Commands, lines
from tests.evenings.people import items, private
from tests.says import says


def channel_as_seen(boards) -> list[Any]:
    """All that is public: words, buttons, pictures' descriptions."""
    return [
        (
            message.id,
            message.content,
            [(item.custom_id.split(":")[0], item.label) for item in items(message)],
            [attachment.description for attachment in message.attachments],
        )
        for message in boards.channel.history()
    ]


async def as_seen_by(boards, seat: int) -> list[str]:
    """What another player can ask for."""
    person, channel = boards.people[seat], boards.channel
    told = [private(await person.slash(channel, "game story")), await boards.own(seat)]
    await boards.env.advance_time(10)  # /board rests a while
    whole = await person.slash(channel, "board", text=True)
    told += [whole.response, *whole.followups]
    return [message.content for message in told]


@pytest.mark.parametrize("way", [Buttons, Commands])
async def test_nothing_staged_shows_until_the_round_closes(boards, way) -> None:
    """AMB-08: two cards long, everything Ana does but being done changes nothing that others see."""
    await boards.begin(3)
    acts = way(boards)
    for _ in range(3):
        before, others = channel_as_seen(boards), await as_seen_by(boards, 1)
        while (line := await boards.wanted(0)) != "done" and 0 in await boards.waits():
            await acts.say(0, line)
            if line.startswith("prewrite"):
                break
            assert channel_as_seen(boards) == before
            assert await as_seen_by(boards, 1) == others
        for seat in await boards.waits():
            while seat in await boards.waits():
                line = await boards.wanted(seat)
                await acts.say(seat, line)
                if line == "done" or line.startswith("prewrite"):
                    break


async def test_the_board_is_not_moved_by_what_is_private(boards) -> None:
    """Being done edits the waiting list in place and pings nobody; the last one opens a new board and pings all."""
    board = await boards.begin(2)
    acts = Commands(boards)
    await acts.say(0, await boards.wanted(0))
    assert boards.board.id == board.id
    assert boards.called() == [1]
    await acts.say(1, await boards.wanted(1))
    ana, bea = (person.id for person in boards.people[:2])
    assert boards.board.id != board.id
    assert [pinged for pinged in boards.pings if pinged] == [(bea,), (ana,)], "who starts, or is last, is here"


async def test_taking_back_being_done_pings_nobody(boards) -> None:
    """AMB-09: a submission may be withdrawn until the round closes; who is still thinking is told in place."""
    await boards.begin(2)
    acts = Buttons(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    board, pings = boards.board, list(filter(None, boards.pings))
    while (line := await boards.wanted(0)) != "done":
        await acts.say(0, line)
    await acts.say(0, "done")
    assert boards.called() == [1]
    await acts.say(0, "take-back done")
    assert boards.called() == [0, 1]
    assert (boards.board.id, list(filter(None, boards.pings))) == (board.id, pings)


async def test_another_mind_until_the_last_is_done(boards) -> None:
    """AMB-09: the number, the bridges, everything can be taken back, by its own name or just the last thing."""
    await boards.begin(2)
    acts = Commands(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    ana, channel = boards.people[0], boards.channel
    await acts.say(0, await boards.wanted(0))
    await acts.say(0, await boards.wanted(0))
    drafts = [(await boards.sitting()).state.drafts[0]]
    assert drafts[0].drawn
    await ana.slash(channel, "undo")
    assert len((await boards.sitting()).state.drafts[0].drawn) == len(drafts[0].drawn) - 1
    await acts.say(0, "take-back all")
    assert (await boards.sitting()).state.drafts[0].written is None
    assert (await boards.lines())[-1] == (0, "take-back all")


async def test_undo_takes_back_one_thing_after_the_other_and_never_the_card_before(boards) -> None:
    """What the others have on their boards stays, unseen, and nobody votes."""
    await boards.begin(2)
    acts = Commands(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    for seat in (0, 1):
        while (line := await boards.wanted(seat)) != "done":
            await acts.say(seat, line)
    await acts.say(0, "done")
    theirs, turned = (await boards.sitting()).state.drafts[1], (await boards.sitting()).state.turned
    channel = boards.channel
    while not says(told := private(await boards.people[0].slash(channel, "undo")), "undo-nothing"):
        assert told.ephemeral
    state = (await boards.sitting()).state
    assert (state.drafts[0].written, state.drafts[0].drawn, state.drafts[0].done) == (None, (), False)
    assert (state.drafts[1], state.turned) == (theirs, turned)
    assert not [message for message in boards.said if any(each.kind == "vote" for each in items(message))]


async def test_giving_up_asks_once_more(boards) -> None:
    """AMB-03 (iii): one explicit button with a confirmation; two presses."""
    await boards.begin(1, players=1)
    acts = Buttons(boards)
    panel = await acts.say(0, await boards.wanted(0))
    number = (await boards.table()).revision
    item = lines(panel)["skip number"]
    asked = private(await boards.people[0].select(panel, [item.value], custom_id=item.custom_id))
    assert says(asked, "bridges-sure-skip")
    assert (await boards.table()).revision == number
    (sure,) = [each for each in items(asked) if each.kind == "sure"]
    after = private(await boards.people[0].click(asked, custom_id=sure.custom_id))
    assert (await boards.lines())[-1] == (0, "skip number")
    assert says(after.content, "bridges-own-playing-card-asked")


async def test_a_replay_shows_boards_and_not_how_they_came_to_be(boards) -> None:
    """A picture a card, with what everybody did with it."""
    await boards.begin(2)
    acts = Commands(boards)
    for _ in range(3):
        for seat in await boards.waits():
            while seat in await boards.waits():
                line = await boards.wanted(seat)
                await acts.say(seat, line)
                if line == "done" or line.startswith("prewrite"):
                    break
    table = await boards.sitting()
    history = await steps.history(boards.store, table.row.id)
    told = list(retold(table, set_up(table).state, history))
    assert [view.round for view, _, _ in told] == [1, 2, 3]
    assert all(name in caption for _, _, caption in told[1:] for name in ("Ana", "Bea")), [each[2] for each in told]


@pytest.mark.parametrize("settings", [True], indirect=True)
async def test_pictures_and_their_descriptions_keep_the_secret_too(boards) -> None:
    """One's own board is in one's own picture alone."""
    await boards.begin(2)
    acts = Commands(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    before = channel_as_seen(boards)
    line = await boards.wanted(0)
    shown = await acts.say(0, line)
    (own,) = shown.attachments
    number = (await boards.sitting()).state.card.number
    assert f"Chosen so far: a {number} on {line.split()[1]}" in own.description
    assert channel_as_seen(boards) == before
    assert not says((await boards.own(1)).attachments[0].description, "alt-bridges-staged")


@pytest.fixture
def settings(settings, request):
    """With pictures, where a test wishes so."""
    return replace(settings, pictures=getattr(request, "param", False))


async def test_the_last_one_still_thinking_reads_so(boards) -> None:
    """On the table's board, in place, and on their own; not while others think too."""
    await boards.begin(2)
    acts = Commands(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    assert not says(boards.board.content, "bridges-asks-playing-card", waits=1, seats=2)
    await acts.say(0, "skip both")
    await acts.say(0, "done")
    assert boards.board.content.startswith(f"<@{boards.people[1].id}>")
    assert says(boards.board.content, "bridges-asks-playing-card", waits=1, seats=2)
    assert says((await boards.own(1)).content, "bridges-own-playing-card-asked", waits=1, seats=2)
