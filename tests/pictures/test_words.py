"""The picture in words has what the picture shows, within Discord's 1,024 characters."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import render
from engine.island import GAME
from engine.island.events import Cause
from engine.island.parts import TREASURE_CARDS
from engine.island.state import Lost
from locales import LANGUAGES, say
from render.island.text import MOST_BRIEF, board, in_deck
from render.theme import Undrawable
from tools.gallery.island import ENDINGS, POSES
from tools.gallery.island.film import played
from tools.gallery.people import LONGEST

Told = Callable[[str, Any, tuple[str, ...], str], str]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_description_is_never_too_long(lang: str) -> None:
    for pose in (*POSES.values(), *ENDINGS.values()):
        for names in (LONGEST, ("W" * 400,) * 4):
            words = render.alt("island", pose.view, names[: pose.state.seats], lang)
            assert len(words) <= 1024
            assert "picture-" not in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_description_of_a_whole_game_keeps_every_place(lang: str) -> None:
    for view, _, _ in played(4, 6, 50):
        words = render.alt("island", view, LONGEST, lang)
        assert len(words) <= 1024
        for tile in view.tiles:
            if tile.state != "dry":
                assert tile.square in words


def test_a_description_has_turn_water_treasures_pawns_hands_tiles_and_decks() -> None:
    pose = POSES["middle-standard"]
    words = render.alt("island", pose.view, pose.people, "en")
    for fact in (
        "Bartolomeu’s turn. 2 actions left.",
        "Water level 4 of 10: 3 flood cards per turn, 3 at the next level.",
        "Captured: Statue of the Wind.",
        "Ana (player 1), the Messenger, is on C3 with Sandbags, a Statue of the Wind, and 3 Earth Stones.",
        "Sunk tiles (2): A3, D6.",
        "Flood discards (4): B3, C5, D3, F3.",
    ):
        assert fact in words


def test_who_can_save_whom_is_the_headline_of_a_rescue() -> None:
    pose = POSES["rescue"]
    words = render.alt("island", pose.view, pose.people, "en")
    assert words.startswith("Ana: save Bea! Fly them off, or you lose.")


def test_what_can_sink_is_told_with_its_chance_the_likeliest_first() -> None:
    pose = POSES["middle-standard"]
    for told in (render.alt, render.text):
        words = re.findall(r"Could sink this turn (.*)\.", told("island", pose.view, pose.people, "en"))[0]
        chances = [int(chance) for chance in re.findall(r"(\d+)%", words)]
        assert chances == sorted({round(100 * peril.chance) for peril in pose.view.perils}, reverse=True)
        assert re.match(r"\(21% each\): D3( Crimson Forest)?, F3", words)
        assert {peril.square for peril in pose.view.perils} == set(re.findall(r"\b[A-F][1-6]\b", words))


def test_what_is_known_of_the_flood_deck_is_told() -> None:
    pose = POSES["middle-standard"]
    layers = (("C3", "D4"), ("A4",))
    view = replace(pose.view, flood_layers=layers)
    assert "Top of the flood deck, in unknown order (2): C3, D4." in render.text("island", view, pose.people, "en")
    assert "On top of the flood deck" not in render.text("island", pose.view, pose.people, "en")


def test_a_gate_is_before_the_next_cards_at_any_pace() -> None:
    pose = POSES["names"]
    for pace in ("swift", "careful"):
        assert "Before the flood cards" in render.alt("island", replace(pose.view, pace=pace), pose.people, "en")


def test_from_words_alone_one_knows_which_cards_are_gone_and_which_are_to_come() -> None:
    """FI-16: both discards may be looked through at any time."""
    pose = POSES["middle-standard"]
    words = render.text("island", pose.view, pose.people, "en")
    for fact in (
        "Treasure discards (7): a Helicopter Lift, 4 Statues of the Wind, and 2 Waters Rise!",
        "Treasure deck (7): 2 Ocean's Chalices, a Crystal of Fire, a Helicopter Lift, Sandbags, an Earth Stone, and Waters Rise!",  # noqa: E501 — as it is told
        "Capture the Earth Stone at A4 (dry) and E5 (dry). Cards for this treasure: Ana has 3 and Davi has 1; 1 in the deck and 0 discarded.",  # noqa: E501 — as it is told
        "Flood discards (4): B3, C5, D3, F3.",
    ):
        assert fact in words


@pytest.mark.parametrize("told", [render.alt, render.text])
def test_a_dry_tile_whose_flood_card_is_gone_is_told(told: Told) -> None:
    pose = POSES["middle-standard"]
    dry = [tile.square for tile in pose.view.tiles if tile.discarded and tile.state == "dry"]
    assert dry == ["B3"]
    gone = re.findall(r"Flood discards \(4\): (.*)\.", told("island", pose.view, pose.people, "en"))
    assert "B3" in gone[0].split(", ")


@pytest.mark.parametrize("told", [render.text, render.brief])
def test_the_drawing_in_letters_comes_last(told: Told) -> None:
    pose = POSES["middle-standard"]
    words = told("island", pose.view, pose.people, "en")
    assert words.endswith("```")
    assert words.count("```") == 2
    assert words.index("Columns are lettered from the left") > words.index("Water level")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_of_the_drawing_stand_apart_with_everyone_on_one_tile(language: str) -> None:
    view = POSES["middle-standard"].view
    crowded = next(tile.square for tile in view.tiles if tile.treasure)
    first, *rows = board(replace(view, pawns=(crowded,) * 4), language)
    assert {len(row.split()) for row in rows} == {1 + len(first.split())}
    assert sum("1234" in row for row in rows) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSES)
def test_what_stands_for_the_picture_is_whole_where_a_board_has_room_for_it(name: str, language: str) -> None:
    """The news tell what can sink; then people, water, as much as there is room for; the drawing is whole."""
    pose = POSES[name]
    words = render.brief("island", pose.view, pose.people, language)
    assert len(words) <= MOST_BRIEF
    assert words.endswith("\n```")
    assert all(person in words for person in pose.people)
    assert "%" not in words


@pytest.mark.parametrize("name", POSES)
def test_the_cards_told_are_all_there_are(name: str) -> None:
    view = POSES[name].view
    cards = in_deck(view) + Counter((*view.treasure_discards, *(card for hand in view.hands for card in hand)))
    assert cards == Counter(TREASURE_CARDS)
    assert in_deck(view).total() == view.treasure_deck


def test_the_skull_is_told_when_it_is_next() -> None:
    pose = POSES["middle-standard"]
    assert "If the water rises once more, you lose" in render.alt(
        "island", replace(pose.view, next_rate=None), pose.people, "en"
    )


def test_what_is_not_there_is_named() -> None:
    pose = POSES["first-turn"]
    with pytest.raises(Undrawable, match="no theme named 'sepia'"):
        render.draw("island", pose.view, pose.people, "en", "sepia")
    with pytest.raises(Undrawable, match="no layout named 'moon'"):
        render.draw("island", replace(pose.view, layout="moon"), pose.people, "en")
    with pytest.raises(Undrawable, match="no game to draw named 'chess'"):
        render.draw("chess", pose.view, pose.people, "en")
    tiles = (replace(pose.view.tiles[0], tile="volcano"), *pose.view.tiles[1:])
    with pytest.raises(Undrawable, match="no sprite named 'island/volcano-dry'"):
        render.draw("island", replace(pose.view, tiles=tiles), pose.people, "en")


@pytest.mark.parametrize("cause", get_args(Cause))
def test_the_last_picture_tells_a_loss_from_the_board_alone(cause: Cause) -> None:
    pose = ENDINGS["lost"]
    gone = {"temple-of-the-moon", "temple-of-the-sun", "fools-landing"}
    tiles = tuple(replace(tile, state="sunk") if tile.tile in gone else tile for tile in pose.view.tiles)
    view = replace(pose.view, outcome=Lost((cause,)), tiles=tiles)
    won = render.final("island", ENDINGS["won"].view, pose.people, "en")
    assert render.final("island", view, pose.people, "en") != won


def test_the_whole_position_says_what_its_reader_may_do_verb_by_verb() -> None:
    pose = POSES["middle-standard"]
    on_turn, other = pose.state.turn, (pose.state.turn + 1) % pose.state.seats
    mine, theirs = (render.text("island", GAME.view(pose.state, seat), pose.people, "en") for seat in (on_turn, other))
    line = next(line for line in mine.splitlines() if line.startswith("You can: "))
    for act in ("Move (B3, A4, C4, B5)", "Fly (", "End turn"):
        assert act in line
    assert "When to ask me" not in line
    assert mine.index(line) < mine.index("lettered from the left")
    assert "End turn" not in theirs.partition("You can: ")[2].partition("\n")[0]


def test_whoever_looks_on_is_told_of_nothing_to_do() -> None:
    pose = POSES["middle-standard"]
    assert "You can now" not in render.text("island", pose.view, pose.people, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSES)
def test_a_description_always_says_which_tile_is_the_way_home(name: str, lang: str) -> None:
    pose = POSES[name]
    square = next(tile.square for tile in pose.view.tiles if tile.tile == "fools-landing")
    landing = say(lang, "island-fools-landing")
    words = render.alt("island", pose.view, ("W" * 400,) * pose.view.seats, lang)
    assert f"{landing}: {square}" in words or f"{square} {landing}" in words


@pytest.mark.parametrize(
    ("lang", "lost", "won"),
    [
        (
            "en",
            "Lost. The game is over.\nFools' Landing sank.\nBoth tiles of the Earth Stone sank.",
            "All four treasures made it home.",
        ),
        ("es", "Se hundieron las dos losetas de la Piedra de la Tierra.", "Los cuatro tesoros vuelan a casa."),
        ("pt-BR", "As duas peças da Pedra da Terra afundaram.", "Os quatro tesouros voaram para casa."),
    ],
)
def test_a_description_of_the_end_says_why(lang: str, lost: str, won: str) -> None:
    for name, why in (("lost", lost), ("won", won)):
        assert why in render.alt("island", ENDINGS[name].view, ENDINGS[name].people, lang)


def test_a_computers_number_is_not_taken_for_its_cards() -> None:
    pose = POSES["middle-standard"]
    names = tuple(f"Computer {seat + 1}" for seat in range(len(pose.people)))
    assert "Computer 1 has 3" in render.text("island", pose.view, names, "en")
