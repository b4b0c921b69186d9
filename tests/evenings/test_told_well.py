"""The story as people tell it: sentences joined, the past with the names of then, an undo by what it took back."""

from dataclasses import replace as other
from datetime import UTC, datetime

import pytest

from cogs.loaded import find
from cogs.words import story
from cogs.words.highlights import recap
from cogs.words.teller import Teller
from db.seats import SatBefore
from db.steps import Step
from engine import GAMES
from engine.island.events import Captured, Drew, Moved, Sank, ShoredUp, TurnBegan, TurnEnded
from engine.play import pack, start
from locales import LANGUAGES, say
from tests.words.test_tables import sitting


def island(*steps: Step):
    state = start(GAMES["island"], 2, {}, 1).state
    return other(sitting("island", 2, state), history=steps)


def step(revision: int, seat: int, line: str, *events, back_to: int | None = None) -> Step:
    return Step(revision, seat, line, pack(events), back_to, datetime.now(UTC))


def test_what_one_player_does_in_a_row_is_one_sentence() -> None:
    tell = Teller(island(), "en")
    events = [Moved(0, "B3", "C3"), ShoredUp(0, ("C3",)), TurnEnded(0, 0), Drew(0, "stone"), Moved(1, "B3", "D3")]
    first, second = tell.events(events)
    assert first.startswith("**Ana** moves to C3")
    assert first.count("**Ana**") == 1
    assert " and draws " in first
    assert second.startswith("**Bea** moves")


def test_equal_amounts_stay_amounts_and_equal_cards_are_counted() -> None:
    tell = Teller(island(), "en")
    assert tell.joined(["**Ana** brings 1 wood.", "**Ana** brings 1 wood."]) == [
        "**Ana** brings 1 wood and brings 1 wood."
    ]
    assert tell.joined(["**Ana** draws Earth Stone.", "**Ana** draws Earth Stone."]) == [
        "**Ana** draws 2 × Earth Stone."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_past_is_told_with_the_names_of_then(language) -> None:
    """Cai took the first seat after the second step; a person who was forgotten is someone there too."""
    table = island(step(2, 0, "move C3", Moved(0, "B3", "C3")), step(3, 0, "move D3", Moved(0, "B3", "D3")))
    for name, told in (("Dora", "Dora"), ("someone", say(table.row.language or "en", "someone"))):
        then = other(table, sat=(SatBefore(0, 2, name),))
        lines = story.told(Teller(then, language), then.history, 900).split("\n")
        assert lines[0].startswith(f"**{told}**")
        assert lines[1].startswith("**Ana**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_undo_is_told_by_what_it_took_back(language) -> None:
    back = step(3, 0, "undo", back_to=1)
    table = island(step(2, 0, "move C3", Moved(0, "B3", "C3")), back)
    plain = Teller(table, language, plain=True)
    assert plain.label(GAMES["island"].action_named["move"]("C3")) in story.lines_of(Teller(table, language), back)[0]


def test_a_finished_game_has_a_recap() -> None:
    tell = Teller(island(), "en")
    (line,) = recap(tell, [TurnBegan(0), TurnBegan(1), Captured(0, "stone", "A4"), Sank("C3")])
    assert line == "In this game: 2 turns, 1 treasure captured, and 1 tile lost."


async def test_who_wishes_it_has_the_position_in_words_with_each_call_and_hears_that_they_are_next(place) -> None:
    """Two preferences: nobody else's boards change."""
    for person in place.people[1:3]:
        await person.slash(place.channel, "preferences", when_next=True, in_words=True)
    await place.begin(3)
    called = place.called()[0]
    following = (called + 1) % 3
    wishes = following in (1, 2)
    assert (f"Next: <@{place.people[following].id}>." in place.board.content) == wishes


async def test_adventurers_may_be_chosen_at_the_table(place) -> None:
    """FI-R16: one for each player, by name or in notation; what is no adventurer is named."""
    host, guest = place.people[:2]
    refused = await host.slash(place.channel, "play island", adventurers="diver+captain")
    assert "Diver" in refused.response.content
    await host.slash(place.channel, "play island", adventurers="Pilot + diver")
    await guest.click(place.lobby, custom_id=place.item(place.lobby, "lobby", "join").custom_id)
    await host.click(place.lobby, custom_id=place.item(place.lobby, "lobby", "start").custom_id)
    found = await find(place.store, (await place.table()).id)
    assert found is not None
    assert [each.adventurer for each in found.state.players] == ["pilot", "diver"]
