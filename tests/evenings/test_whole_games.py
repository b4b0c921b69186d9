"""Whole evenings of Forbidden Island: won and lost, by commands and by presses, in each language, with restarts."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from db import steps
from engine import GAMES
from engine.play import unpack
from tests.evenings.captain import evening
from tests.evenings.people import Anybody, Presses, Words

LOCALES = {"en": "en-US", "es": "es-419", "pt-BR": "pt-BR"}
WON, LOST = ("won", 2, "novice"), ("lost", 3, "legendary")


@pytest.fixture
def game(request):
    return evening(*request.param)


@pytest.fixture
def settings(settings, request):
    seed = request.getfixturevalue("game").seed if "game" in request.fixturenames else 7
    return replace(settings, seed=seed)


async def played(place, game, way) -> None:
    """The whole evening again at this table; the board, one and the last thing said, calls whoever acts."""
    for seat, line in game.lines:
        before, said = set(place.called()), len(place.pings)
        assert seat in before
        assert place.board
        await way.say(seat, line)
        called = set(place.called())
        pinged = {place.seat(user) for users in place.pings[said:] for user in users}
        assert called - before - {seat} <= pinged <= called, "who is newly called is pinged, and nobody else"
    assert await place.lines() == list(game.lines)


def seats_of(game) -> int:
    return 1 + max(seat for seat, _ in game.lines)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("way", [Words, Presses])
@pytest.mark.parametrize("game", [WON, LOST], indirect=True, ids=lambda game: game[0])
async def test_a_whole_evening(place, game, way, language, locales) -> None:
    for person in place.people:
        locales[person.id] = LOCALES[language]
    await place.begin(seats_of(game), language=language, difficulty=game.options["difficulty"])
    await played(place, game, way(place))
    table = await place.table()
    assert (table.status, table.shown_revision) == ("over", table.revision)
    assert not [message for message in place.said[:-1] if message.components], "only the last board can be pressed"


@pytest.mark.parametrize("game", [LOST], indirect=True)
async def test_with_a_restart_after_every_press_the_evening_is_the_same(place, game, restart, settings) -> None:
    async def starting_anew():
        await restart(make_bot(settings))

    await place.begin(seats_of(game), difficulty=game.options["difficulty"])
    pings = len(place.pings)
    await played(place, game, Presses(place, between=starting_anew))
    assert (await place.table()).status == "over"
    assert len(place.pings) - pings == len(place.said) - 2, "nothing was posted twice"


@pytest.mark.parametrize("game", [WON], indirect=True)
async def test_a_move_is_two_presses_at_most(place, game) -> None:
    """To open a menu is one, to choose from it another; what is rarer may lead through a private panel.
    The end of a turn with actions left is asked about once more."""
    way = Presses(place)
    await place.begin(seats_of(game), difficulty=game.options["difficulty"])
    for seat, line in game.lines[:60]:
        way.most = 0
        await way.say(seat, line)
        most = {"move": 1, "fly": 1, "shore-up": 1, "capture": 1, "discard": 1, "end-turn": 2}
        assert way.most <= most.get(line.split()[0], 3)


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_is_on_the_screen_can_be_pressed(place, seed) -> None:
    """A driver that knows no rule presses what it sees until the island has sunk."""
    await place.begin(4, difficulty="legendary", special_cards="careful")
    await Anybody(place, seed).play(most=150)
    assert (await place.table()).status == "over"


@pytest.mark.parametrize("way", [Words, Presses])
@pytest.mark.parametrize("game", [WON, LOST], indirect=True, ids=lambda game: game[0])
async def test_how_much_an_evening_says(place, game, way) -> None:
    """What people feel: public messages and pings a turn, as few by commands as by presses."""
    await place.begin(seats_of(game), difficulty=game.options["difficulty"])
    said, pinged = len(place.said), sum(map(len, place.pings))
    await played(place, game, way(place))
    table = await place.table()
    events = [event for step in await steps.history(place.store, table.id) for event in told(step)]
    turns = 1 + sum(event.opens_a_turn for event in events)
    messages, pings = (len(place.said) - said) / turns, (sum(map(len, place.pings)) - pinged) / turns
    assert messages <= 2.2, f"{messages:.2f} messages, {pings:.2f} pings a turn"
    assert pings <= 1.6, f"{messages:.2f} messages, {pings:.2f} pings a turn"


def told(step) -> tuple:
    return unpack(GAMES["island"], step.events)
