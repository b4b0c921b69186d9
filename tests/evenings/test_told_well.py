"""The story as people tell it: sentences joined, the past with the names of then, an undo by what it took back."""

from dataclasses import replace as other
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from cogs.loaded import find
from cogs.table.sections import headline
from cogs.words import story
from cogs.words.highlights import highlights, recap
from cogs.words.teller import MORE, Teller
from db.seats import SatBefore
from db.steps import Step
from engine import GAMES
from engine.contract import Illegal
from engine.island.events import (
    Captured,
    Discarded,
    Drew,
    Lifted,
    Moved,
    Navigated,
    Sank,
    ShoredUp,
    TurnBegan,
    TurnEnded,
)
from engine.island.state import Considering, DrawFlood, Ending, NextTurn
from engine.play import pack, start
from locales import LANGUAGES, say
from tests.says import says
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


@pytest.mark.parametrize(
    ("language", "there"),
    [("en", ", then to D3"), ("es", ", luego a D3"), ("pt-BR", ", depois para D3")],
)
def test_one_place_after_the_other_is_no_list(language, there) -> None:
    """Nobody moves `to C3 and D3` at once, and who comes back to a place is not `2 ×` there."""
    tell = Teller(island(), language)
    (line,) = tell.events([Moved(0, "C4", "C3"), Moved(0, "C3", "D3"), Moved(0, "D3", "C3"), ShoredUp(0, ("C4",))])
    assert there in line
    assert "×" not in line


def test_equal_amounts_stay_amounts_and_equal_cards_are_counted() -> None:
    tell = Teller(island(), "en")
    assert tell.joined(["**Ana** brings 1 wood.", "**Ana** brings 1 wood."]) == ["**Ana** brings 1 wood and 1 wood."]
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
        await person.slash(place.channel, "profile preferences", tell_when_next=True, boards_in_words=True)
    await place.begin(3)
    called = place.called()[0]
    following = (called + 1) % 3
    wishes = following in (1, 2)
    assert (f"Next: <@{place.people[following].id}>." in place.board.content) == wishes


async def test_adventurers_may_be_chosen_at_the_table(place) -> None:
    """FI-R16: one for each player, by name or in notation; what is no adventurer is named."""
    host, guest = place.people[:2]
    refused = await host.slash(place.channel, "play island", adventurers="diver+captain")
    assert says(refused.response.content, "island-diver")
    await host.slash(place.channel, "play island", adventurers="Pilot + diver")
    await guest.click(place.lobby, custom_id=place.item(place.lobby, "lobby", "join").custom_id)
    await host.click(place.lobby, custom_id=place.item(place.lobby, "lobby", "start").custom_id)
    found = await find(place.store, (await place.table()).id)
    assert found is not None
    assert [each.adventurer for each in found.state.players] == ["pilot", "diver"]


@pytest.mark.parametrize(
    ("language", "alone", "saved"),
    [
        (
            "en",
            "**Ana** plays Helicopter Lift and flies to C1",
            "**Ana** **saves** **Bea** with a ",
        ),
        ("es", "**Ana** juega un Ascenso en Helicóptero y vuela a C1", "**Ana** **salva** a **Bea** con un "),
        ("pt-BR", "**Ana** joga Fuga de Helicóptero e voa para C1", "**Ana** **salva** **Bea** com uma "),
    ],
)
def test_a_lift_says_who_is_saved_and_nobody_lifts_themselves_by_name(language, alone, saved) -> None:
    tell = Teller(island(), language)
    assert tell.event(Lifted(0, "C3", "C1", (0,))).startswith(alone)
    assert tell.event(Lifted(0, "C3", "C1", (0,), saved=(0,))).startswith(alone)
    assert tell.event(Lifted(0, "C3", "C1", (0, 1), saved=(1,))).startswith(saved)
    assert "saves" not in tell.event(Lifted(0, "C3", "C1", (1,)))


def test_in_spanish_each_of_two_people_has_a_preposition() -> None:
    tell = Teller(island(), "es")
    (line,) = tell.events([Navigated(0, 1, "B3", "C3"), Navigated(0, 0, "B3", "C4")])
    assert line.startswith("**Ana** lleva a **Bea** hasta C3")
    assert " y a **Ana** hasta C4" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_where_somebody_has_just_gone_does_not_name_the_place_again(language) -> None:
    tell = Teller(island(), language)
    (line,) = tell.events([Moved(0, "B3", "C3"), ShoredUp(0, ("C3",))])
    assert line.count("C3") == 1
    (line,) = tell.events([Moved(0, "B3", "C3"), Captured(0, "stone", "C3")])
    assert line.count("C3") == 1
    (line,) = tell.events([Moved(0, "B3", "C3"), ShoredUp(0, ("C4",))])
    assert "C4" in line
    table = island(step(2, 0, "move C3", Moved(0, "B3", "C3")), step(3, 0, "shore-up C3", ShoredUp(0, ("C3",))))
    assert story.told(Teller(table, language), table.history, 900).count("C3") == 1


def test_a_whole_turn_is_one_sentence_and_two_cards_drawn_are_one_thing() -> None:
    tell = Teller(island(), "en")
    acts = [Moved(0, "B3", "C3"), ShoredUp(0, ("C4",)), Discarded(0, "stone"), Moved(0, "C3", "B3")]
    (line,) = tell.events([*acts, TurnEnded(0, 0), Drew(0, "stone"), Drew(0, "chalice")])
    assert " ends the turn, and draws " in line


def test_points_for_two_things_are_scored_once() -> None:
    tell = Teller(island(), "en")
    lines = ["**Ana** scores 5 points for the red flags.", "**Ana** scores 4 points for six connected."]
    assert tell.joined(lines) == ["**Ana** scores 5 points for the red flags and 4 points for six connected."]


def perils_of(language: str, **places: str) -> str:
    """What is told of a table where these places are sunk or flooded, and all that is flooded can sink."""
    state = start(GAMES["island"], 2, {}, 1).state
    where = {state.tiles[place]: place for place in range(len(state.tiles))}
    wet, gone = ([where[tile] for tile in places.get(word, "").split()] for word in ("flooded", "sunk"))
    bits = [sum(1 << place for place in each) for each in (wet, gone)]
    state = replace(state, flooded=bits[0], sunk=bits[1], flood_layers=(bits[0],), flood_deck=tuple(wet))
    return "\n".join(Teller(sitting("island", 2, state), language).perils(GAMES["island"].view(state, None)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_without_which_the_game_is_lost_has_a_line_of_its_own(language) -> None:
    told = perils_of(language, flooded="fools-landing coral-palace misty-marsh", sunk="tidal-palace").split("\n")
    assert [line.count("**") for line in told] == [2, 2, 0]
    assert any(says(line, "island-text-fatal", language=language, why="landing") for line in told[:2])
    assert any(say(language, "island-chalice") in line for line in told[:2])


def at_a_gate(language: str, hand: str, wet: str) -> Teller:
    """Somebody may play this card; these places are flooded and lie on top."""
    state = start(GAMES["island"], 2, {}, 1).state
    flooded = [place for place in range(len(state.tiles)) if state.tiles[place] in wet.split()]
    bits = sum(1 << place for place in flooded)
    players = tuple(replace(each, hand=(hand,), asked="matters") for each in state.players)
    laid = replace(
        state, players=players, agenda=(Considering(), DrawFlood(), NextTurn()), flooded=bits, flood_layers=(bits,)
    )
    return Teller(sitting("island", 2, replace(laid, flood_deck=tuple(flooded))), language)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Sandbags can help."),
        ("es", "Puede ayudar: Sacos Terreros."),
        ("pt-BR", "Saco de Areia pode ajudar."),
    ],
)
def test_a_gate_says_which_card_could_help_and_where(language, why) -> None:
    """First of all that can sink stands what it asks about."""
    tell = at_a_gate(
        language, "sandbags", "coral-palace crimson-forest lost-lagoon misty-marsh observatory phantom-rock"
    )
    palace = tell.thing(next(each.square for each in tell.table.view().tiles if each.tile == "coral-palace"))
    assert headline(tell).endswith(why)
    (listed,) = tell.perils(tell.table.view())
    assert palace in listed


def test_tiles_in_danger_that_are_not_named_are_counted() -> None:
    """Without this, a reader takes the list for complete."""
    wet = "coral-palace crimson-forest lost-lagoon misty-marsh observatory phantom-rock"
    tell = at_a_gate("en", "sandbags", wet)
    (listed,) = tell.perils(tell.table.view())
    named = [each for each in tell.table.view().perils if each.square in listed]
    assert says(listed, "island-text-perils-others", count=len(wet.split()) - len(named))


def test_nobody_is_told_to_take_back_what_one_press_cannot() -> None:
    """The end of a turn whose last act was somebody else's, or showed what was hidden."""
    state = start(GAMES["island"], 2, {}, 1).state
    ending = replace(state, agenda=(Ending(state.turn), *state.agenda[1:]))
    own = Step(1, state.turn, "move A1", pack(()), None, datetime(2026, 1, 1, tzinfo=UTC))
    table = sitting("island", 2, ending)
    assert headline(Teller(table, "en")).endswith("You have no actions left. End your turn.")
    acted = other(table, history=(own,))
    assert headline(Teller(acted, "en")).endswith("You have no actions left. End your turn, or undo your last action.")


def test_a_treasures_tile_whose_other_one_is_dry_has_no_weight() -> None:
    assert "Ocean's Chalice" not in perils_of("en", flooded="coral-palace")
    assert perils_of("en", flooded="coral-palace tidal-palace").count("(Ocean's Chalice)") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_more_is_possible_than_is_named_it_says_so(language) -> None:
    tell = Teller(island(), language)
    many = tell.refusal(Illegal("not-a-name", said="X", possible=["a", "b", "c", MORE]))
    few = tell.refusal(Illegal("not-a-name", said="X", possible=["a", "b"]))
    assert many.endswith("a, b, c, …")
    assert few.endswith(".")


def test_feats_are_told_of_who_sat_there_then() -> None:
    """Cai took the first seat after the second step; captures come first."""
    did = (ShoredUp(0, ("C3",)), Captured(0, "stone", "A4"))
    table = other(island(step(2, 0, "-", *did), step(3, 0, "-", ShoredUp(0, ("C4",)))), sat=(SatBefore(0, 2, "Dora"),))
    dora, ana, bea = highlights(Teller(table, "en"), table.history)
    assert dora == "**Dora**: one treasure captured and one tile shored up."
    assert ana == "**Ana**: one tile shored up."
    assert bea.startswith("**Bea**")


async def test_whoever_lacks_a_card_is_told_so(place) -> None:
    """Not that nothing of the kind can be done."""
    await place.begin(4)  # there are three such cards
    table = await find(place.store, (await place.table()).id)
    assert table is not None
    seat = next(seat for seat in range(4) if "helicopter-lift" not in table.state.players[seat].hand)
    done = await place.people[seat].slash(place.channel, "helicopter", **{"from": "C3", "to": "D4"})
    assert done.response.content.startswith("You don't have a Helicopter Lift.")
