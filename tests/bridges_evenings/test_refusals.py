"""What cannot be is refused privately, says why, and leaves one's board under it."""

import pytest
from msgspec.structs import replace

from cogs.words.story import AND
from tests.bridges_evenings.boards import Buttons, Commands, lines
from tests.evenings.people import items, private
from tests.says import says

HUGE = "A" * 4000


@pytest.fixture
def settings(settings):
    """Hints answer calmly: what they say when thought over is for the engine's tests."""
    return replace(settings, minds=False)


@pytest.fixture
async def table(boards):
    """Two players before their first card; on side A, B to E need no flag."""
    await boards.begin(2)
    acts = Commands(boards)
    for seat in (0, 1):
        await acts.say(seat, await boards.wanted(seat))
    return boards


@pytest.mark.parametrize(
    ("command", "options", "key"),
    [
        ("bridges write", {"island": "Z"}, "no-not-a-name"),
        ("bridges write", {"island": HUGE}, "no-not-a-name"),
        ("bridges write", {"island": ""}, "no-unreadable"),
        ("bridges write", {"island": "A B C"}, "bridges-no-flag-needs-bridge"),
        ("bridges write", {"island": "B", "number": 3}, "bridges-no-boards-are-passed"),
        ("bridges draw", {"from": "A", "to": "R"}, ""),
        ("bridges draw", {"from": HUGE, "to": "`@everyone`"}, ""),
        ("bridges draw", {"from": "", "to": ""}, ""),
        ("bridges skip", {"what": "everything"}, ""),
        ("bridges skip", {"what": HUGE}, ""),
        ("undo", {"what": HUGE}, "undo-nothing"),
        ("undo", {}, "undo-nothing"),
        ("done", {}, "bridges-no-write-first"),
    ],
)
async def test_bad_words_are_refused(table, command, options, key) -> None:
    number = (await table.table()).revision
    told = private(await table.people[0].slash(table.channel, command, **options))
    assert not key or says(told, key)
    assert len(told.content) <= 2000
    assert lines(told), "one's own board stands under the refusal"
    assert (await table.table()).revision == number


async def test_who_does_not_play_has_no_board(table) -> None:
    stranger = table.people[3]
    told = await stranger.click(table.board, custom_id=table.item_of(table.board, "mine").custom_id)
    assert says(private(told).content, "not-seated")
    assert says(private(await stranger.slash(table.channel, "done")).content, "not-seated")


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
async def test_a_hint_in_three_levels(boards, people, locales, language) -> None:
    """Where to look, why, and what, which can be done at once; never a dead end."""
    locales[people[0].id] = {"en": "en-GB", "es": "es-419", "pt-BR": "pt-BR"}[language]
    await boards.begin(1, players=1)
    while await boards.waits():
        told = private(await people[0].slash(boards.channel, "hint"))
        why, what = [item for item in items(told) if item.kind == "page"]
        told = private(await people[0].click(told, custom_id=why.custom_id))
        assert [item.label for item in items(told) if item.kind == "page"] == [what.label]
        told = private(await people[0].click(told, custom_id=what.custom_id))
        (act,) = [item for item in items(told) if item.kind == "advised"]
        number = (await boards.table()).revision
        await people[0].click(told, custom_id=act.custom_id)  # also to give something up: it isn't asked about
        assert (await boards.table()).revision == number + 1
        if number > 9:
            break


async def test_a_hint_for_who_is_done_says_to_wait(table) -> None:
    ana, acts = table.people[0], Commands(table)
    await acts.say(0, "skip both")
    await acts.say(0, "done")
    told = private(await ana.slash(table.channel, "hint"))
    assert says(told.content, "bridges-tip-wait")
    assert [item for item in items(told) if item.kind == "page"] == []


async def begun_bridges(table):
    """Ana's board with the number written, and the menu of its bridges."""
    panel = await Buttons(table).on(0, await table.own(0), await table.wanted(0))
    return panel, next(item for item in lines(panel).values() if item.value == "done" and item.kind == "choose")


async def test_done_alone_in_the_menu_asks_whether_the_bridges_are_given_up(table) -> None:
    """What a menu offers is accepted."""
    panel, done = await begun_bridges(table)
    asked = private(await table.people[0].select(panel, ["done"], custom_id=done.custom_id))
    assert "Skip that?" in asked.content
    (sure,) = [item for item in items(asked) if item.kind == "sure"]
    left = private(await table.people[0].click(asked, custom_id=sure.custom_id))
    assert "done" in lines(left)


async def test_done_with_too_few_bridges_draws_those_and_waits_for_the_others(table) -> None:
    ana = table.people[0]
    while (await table.sitting()).state.card.bridges == 1:
        for seat in (0, 1):
            await Commands(table).say(seat, "skip both")
            await Commands(table).say(seat, "done")
    panel, done = await begun_bridges(table)
    bridge = next(line for line in lines(panel) if line.startswith("bridge") and "&" not in line)
    answer = await ana.select(panel, [bridge, "done"], custom_id=done.custom_id)
    left = private(answer) or answer.edited
    assert "more bridge" in left.content
    assert 0 in await table.waits()
    (menu,) = {item.custom_id for item in lines(left).values() if item.kind == "choose" and "bridge" in item.custom_id}
    assert "done" not in [item.value for item in items(left) if item.custom_id == menu]


async def test_more_bridges_than_fit_are_left_out(table) -> None:
    """A menu's lines can mean two bridges each: what fits is drawn, and the rest is named."""
    while (await table.sitting()).state.card.bridges == 1:
        for seat in (0, 1):
            await Commands(table).say(seat, "skip both")
            await Commands(table).say(seat, "done")
    panel, done = await begun_bridges(table)
    most = (await table.sitting()).state.card.bridges
    first, second, *_ = (line for line in lines(panel) if AND in line)
    answer = await table.people[0].select(panel, [first, second, "done"][: most + 1], custom_id=done.custom_id)
    assert says(private(answer) or answer.edited, "left-out")
    assert len((await table.sitting()).state.drafts[0].drawn) == most
    assert 0 in await table.waits(), "nobody is done with a card by a choice that didn't fit"
