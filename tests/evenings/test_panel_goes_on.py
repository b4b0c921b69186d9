"""A private panel goes on: after a hint's move it offers the next one, and it is the same message all the time."""

import asyncio
import itertools
from typing import ClassVar

import pytest
from msgspec.structs import replace

from cogs.talk.times import PROGRESS_AFTER
from cogs.thought.thought import Thought
from cogs.words.story import AND
from engine.island import GAME
from engine.play import read
from locales import say
from tests.evenings.captain import evening
from tests.evenings.people import Item, Place, Private, Words, is_asked_first, items, private, surely
from tests.evenings.trying import sitting
from tests.says import says

PRESSES, MESSAGES = 5, 1
"""A hint, which move, and three actions."""
ENDS_EARLY = 146
"""With this luck the calm mind ends the first turn with actions left, soon."""


@pytest.fixture
def seed() -> int:
    return 7


@pytest.fixture
def settings(settings, seed):
    return replace(settings, seed=seed, minds=seed != ENDS_EARLY)


def advised(found: list[Item]) -> Item:
    """What the hint says to do; or else the way to what it says."""
    wanted = (
        lambda each: each.kind == "advised",
        lambda each: each.kind == "page" and each.custom_id.endswith(":tip:3"),
        lambda each: each.kind == "tool" and ":hint" in each.custom_id,
    )
    return next(each for wish in wanted for each in found if wish(each))


async def follow(place: Place, acts: int) -> Private:
    """Play what the hint says, so many actions."""
    await place.begin(2, starting_player="host")
    ana = Private(place, place.people[0])
    while len(await place.lines()) < acts:
        await ana.press(advised)
    return ana


async def test_a_hint_followed_for_three_actions_asks_five_presses_in_one_message(place) -> None:
    ana = await follow(place, 3)
    assert {seat for seat, _ in await place.lines()} == {0}
    assert (ana.presses, ana.messages) == (PRESSES, MESSAGES)


async def test_after_advice_the_next_action_stands_first_and_can_be_played(place) -> None:
    ana = await follow(place, 1)
    first = items(ana.shown[-1])[0]
    assert says(first.label, "tip-next")
    await ana.press(lambda _: first)
    assert (await place.lines())[-1][1] == first.said.split(AND)[0]


@pytest.mark.parametrize("seed", [ENDS_EARLY])
async def test_the_bot_does_not_question_its_own_advice_to_end_the_turn(place) -> None:
    """FI-20: with actions left. The same button on the board is asked about."""
    await place.begin(2, starting_player="host")
    ana = Private(place, place.people[0])
    while not any(line == "end-turn" for _, line in await place.lines()):
        table = await sitting(place)
        told = private(await ana.press(advised))
        assert not is_asked_first(told)
    assert GAME.asks_first(table.state, 0, read(GAME, "end-turn")) is not None


async def test_a_question_before_an_act_leads_back(place) -> None:
    """Whoever doesn't mean it has all else that can be done there."""
    await place.begin(2, starting_player="host")
    ana = Private(place, place.people[0])
    await ana.press(lambda found: next(each for each in found if each.said == "end-turn"))
    assert is_asked_first(ana.shown[-1])
    await ana.press(lambda found: next(each for each in found if each.custom_id.endswith(":back")))
    assert any(each.said.startswith("move ") for each in items(ana.shown[-1]))
    assert ana.messages == 1


@pytest.mark.parametrize("seed", [evening("lost", 3).seed])
async def test_a_full_hand_offers_the_discard_in_the_private_reply(place) -> None:
    """FI-80: whoever typed the end of their turn goes on there."""
    seat, number = full_hand()
    await place.begin(3)
    for who, line in evening("lost", 3).lines[:number]:
        await Words(place).say(who, line)
    told = private(await surely(place.people[seat], await place.people[seat].slash(place.channel, "done")))
    assert any(each.said.startswith("discard ") for each in items(told))


def full_hand() -> tuple[int, int]:
    """Who ends a turn and has to discard then, and after how many lines."""
    lines = evening("lost", 3).lines
    return next(
        (seat, number)
        for number, ((seat, line), (other, answer)) in enumerate(itertools.pairwise(lines))
        if line == "end-turn" and other == seat and answer.startswith("discard")
    )


class Slow(Thought):
    """A mind that takes a while, and what Ana sees meanwhile."""

    seen: ClassVar[list[str]] = []
    ana: ClassVar[Private]

    async def ask(self, *question, **more):
        await asyncio.sleep(2 * PROGRESS_AFTER)
        self.seen.append(self.ana.shown[-1].content)
        return await super().ask(*question, **more)


async def test_a_hint_that_takes_a_while_says_so_in_the_message_that_becomes_the_hint(place, monkeypatch) -> None:
    """Asked on the board, and then on the hint itself."""
    await place.begin(2, starting_player="host")
    Slow.ana = Private(place, place.people[0])
    monkeypatch.setattr(Slow, "seen", [])
    place.env.bot.thought.__class__ = Slow
    for _ in range(2):
        await Slow.ana.press(advised)
    assert [say("en", "working-on-hint")] * 2 == Slow.seen
    assert Slow.ana.messages == 1
    assert any(each.kind == "advised" for each in items(Slow.ana.shown[-1]))
