"""A finished game of Bridges looked at again by whoever asks, in their own language."""

import pytest
from msgspec.structs import replace

from cogs.thought.thought import Thought
from locales import say
from tests.bridges_evenings.boards import Commands
from tests.evenings.people import items, press, private
from tests.says import says


@pytest.fixture
def settings(settings):
    return replace(settings, pictures=True)


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    """Other programs may run beside the thought."""
    env.settle_timeout = 60.0
    env.bot.thought._patience = 60.0


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_finished_game_is_looked_at_again(boards, env, locales, language, turning_points) -> None:
    """Its last board soon names the card that decided, and an edit of it calls nobody."""
    ana = boards.people[0]
    locales[ana.id] = language
    await boards.begin(1, players=1)
    acts = Commands(boards)
    await acts.say(0, await boards.wanted(0))
    while await boards.waits():
        for line in await boards.wanted_for_the_card(0):
            await acts.say(0, line)
    button = next(each for each in items(boards.last) if each.custom_id.split(":")[2] == "review")
    seen = private(await press(ana, button))
    assert say(language, "bridges-review-title") in seen.content
    assert [file.filename.split("-")[0] for file in seen.attachments] == ["review"]
    pings = len(boards.pings)
    await env.settle()
    assert says(boards.last, "bridges-turning-choice") or says(boards.last, "bridges-turning-cards")
    assert len(boards.pings) == pings


async def finish(boards):
    """A game for one in which everything is given up; its review's button."""
    await boards.begin(1, players=1)
    acts = Commands(boards)
    await acts.say(0, "prewrite B 3")
    while await boards.waits():
        for line in ("skip both", "done"):
            await acts.say(0, line)
    return next(each for each in items(boards.last) if each.custom_id.split(":")[2] == "review")


def private_messages(boards) -> list[str]:
    history = boards.channel.history(viewer=boards.people[0])
    return [each.content for each in history if each.flags.ephemeral]


@pytest.fixture
def judged(boards):
    """The parts of reviews that are thought about, and what Ana reads meanwhile."""
    judged, shown = [], list[str]()

    class Noting(Thought):
        async def ask(self, asker, *question, **more):
            judged.append(asker)
            shown.append(private_messages(boards)[-1])
            return await super().ask(asker, *question, **more)

    return Noting, judged, shown


async def test_a_person_has_one_review_at_a_time_that_is_thought_about_in_parts_once_and_kept(boards, judged) -> None:
    kind, asked, shown = judged
    boards.env.bot.thought.__class__ = kind
    button, ana = await finish(boards), boards.people[0]
    with boards.env.bot.reviews.asked_by(ana.id, "another"):
        assert "still working on a review for you" in private(await press(ana, button)).content
    assert asked == []
    before = len(private_messages(boards))
    await press(ana, button)
    assert set(shown) == {say("en", "working-on-review", count=17)}, "it says at once what it looks through"
    assert len(private_messages(boards)) == before + 1, "and the review takes that message"
    assert say("en", "bridges-review-title") in private_messages(boards)[-1]
    assert say("en", "bridges-review-title") in private(await press(ana, button)).content
    assert asked == [("review", (await boards.table()).id, card) for card in range(17)]
