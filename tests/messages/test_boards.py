"""A board can be read in ten seconds on a phone: few lines, little text, and next to nothing that was there before."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from cogs.table.fitting import MOST_LINES, MOST_ROWS, MOST_ROWS_AT_FIRST, rows
from tests.bridges_evenings import boards as bridges
from tests.calls.law import posted_message
from tests.castaway_evenings import camp as crusoe
from tests.castaway_evenings.evening import agreed
from tests.evenings import captain
from tests.evenings.people import Place, Presses

LANGUAGES = ("en", "es", "pt-BR")
PLAYED = (captain.evening("won", 2), captain.evening("lost", 3, "legendary"), captain.evening("won", 4))
MOST_REPEATED = 0.05
FIRST_BOARDS = 2
"""For each player: their first turn may bring a question, too."""
LONG = ("Bartolomeu Albuquerque X", "Wilhelmina Oosterhuisen", "Maximiliano Etcheverria", "Guadalupe Montenegro Paz")
WORTH_COUNTING = 12
"""Letters of a sentence that reports something."""


@dataclass
class Posted:
    """The boards that a game posted, as they were when they were new."""

    env: Any
    seen: int = 0
    texts: list[str] = field(default_factory=list)

    def look(self) -> None:
        for request in self.env.http_requests[self.seen :]:
            message = posted_message(request)
            if message and message.get("attachments") and not message.get("flags", 0) & 64:
                self.texts.append(message["content"])
        self.seen = len(self.env.http_requests)

    def check(self, seats: int) -> None:
        """`seats`: so many boards, or a few more, are somebody's first."""
        lobby, *boards = self.texts
        assert lobby.startswith("## ")
        assert len(boards) > 2
        for place, text in enumerate(boards):
            check_room(text, is_first=place < FIRST_BOARDS * seats)
        assert repeated(boards) <= MOST_REPEATED


def check_room(text: str, *, is_first: bool) -> None:
    lines = text.split("\n")
    assert len(lines) <= MOST_LINES, text
    assert sum(map(rows, lines)) <= (MOST_ROWS_AT_FIRST if is_first or "-# " in text else MOST_ROWS), text


def repeated(boards: list[str]) -> float:
    """The share of sentences about what happened that the board before had, too."""
    again = total = 0
    for before, after in pairwise(boards):
        told = happenings(after)
        total += len(told)
        again += len(told & happenings(before))
    return again / max(1, total)


def happenings(text: str) -> set[str]:
    """The sentences on what happened, without the headline, the dangers and the help."""
    lines = [line for line in text.split("\n")[1:] if not line.startswith(("-# ", "⚠", "‼", "**⚠", "**Goal", "**Obj"))]
    told = re.split(r"(?<=[.!])\s+", re.sub(r"\*\*", "", " ".join(lines)))
    return {each for each in told if len(each) > WORTH_COUNTING}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seed"), [(each, each.seed) for each in PLAYED], ids=["2", "3", "4"])
async def test_forbidden_island(env, channel, people, game, seed, language) -> None:
    posted, place = Posted(env), Place(env, channel, people)
    seats = len({seat for seat, _ in game.lines})
    await place.begin(seats, difficulty=game.options["difficulty"], language=language)
    said = Presses(place)
    for seat, line in game.lines:
        await said.say(seat, line)
    posted.look()
    posted.check(seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
async def test_bridges(env, channel, people, seats, language) -> None:
    posted, place = Posted(env), bridges.Boards(env, channel, people)
    await place.begin(seats, language=language)
    said, luck = bridges.Buttons(place), random.Random(seats)
    while waits := await place.waits():
        seat = luck.choice(waits)
        await said.say(seat, await place.wanted(seat))
    posted.look()
    posted.check(seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "scenario"), [(2, "castaways"), (4, "castaways"), (3, "volcano"), (2, "family")])
async def test_robinson_crusoe(env, channel, people, seats, scenario, language) -> None:
    posted, camp = Posted(env), crusoe.Camp(env, channel, people)
    await camp.begin(seats, scenario=scenario, language=language)
    luck, hands = random.Random(0), crusoe.Hands(camp)
    while waits := (await camp.sitting()).waits_for:
        if (await camp.sitting()).view().waiting == "planning":
            await agreed(camp, luck.choice(waits))
        else:
            wanted = await camp.wanted()
            assert wanted is not None
            await hands.say(*wanted)
    posted.look()
    posted.check(seats)


@pytest.fixture
def long_named(env, guild):
    return [guild.add_member(env.create_user(f"p{seat}", global_name=name)) for seat, name in enumerate(LONG)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["family", "cannibals"])
async def test_the_longest_names_and_eight_pawns_still_fit(env, channel, long_named, scenario, language) -> None:
    """Each act changes the board; every version of it fits, whatever stands in the plan."""
    camp = crusoe.Camp(env, channel, long_named)
    await camp.begin(4, scenario=scenario, language=language)
    luck, hands = random.Random(1), crusoe.Hands(camp)
    for place in range(40):
        waits = (await camp.sitting()).waits_for
        if not waits:
            break
        if (await camp.sitting()).view().waiting == "planning":
            await agreed(camp, luck.choice(waits))
        else:
            wanted = await camp.wanted()
            assert wanted is not None
            await hands.say(*wanted)
        check_room(camp.board.content, is_first=place < 2 * FIRST_BOARDS)
