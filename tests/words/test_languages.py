"""Each language by itself and beside English: whole, of the same values, and within Discord's limits."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine import GAMES
from locales import LANGUAGES, listed, say, vocabulary
from tests.words.expected import SPOKEN, keys_of_shapes
from tests.words.given import handed_over
from tests.words.sheets import entries, sheet
from tests.words.spoken import said

CONTENT, LABEL, PLACEHOLDER = 2_000, 80, 150
NAME = "W" * 24
SAMPLES = (0, 1, 2, 5, 21, "none", "C3", NAME)

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_every_file_is_read_without_a_slip(language) -> None:
    assert [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@languages
def test_no_key_is_written_twice(language) -> None:
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@languages
def test_a_translation_shows_what_the_english_shows(language) -> None:
    for key, words in sheet(language).items():
        english = sheet("en")[key]
        assert words.shown == english.shown, key
        assert {each.split(".")[0] for each in words.mentioned} == {each.split(".")[0] for each in english.mentioned}, (
            key
        )


COUNTED = {"zero", "one", "two", "few", "many", "other"}
"""The cases of grammar: how many of them a sentence needs is each language's own affair."""


@languages
def test_a_translation_tells_the_same_cases_apart(language) -> None:
    """Whose turn it is, or that the game is paused: what English says in words of its own, the others do too."""
    for key, words in sheet(language).items():
        english = sheet("en")[key].variants
        assert set(words.variants) == set(english), key
        for value, cases in words.variants.items():
            if COUNTED.isdisjoint(english[value]):
                assert cases == english[value], f"{key}: {value}"
            else:
                assert {each for each in english[value] if each.isdigit()} <= cases, f"{key}: {value}"


@languages
def test_a_number_of_things_is_counted_wherever_one_of_them_can_be(language) -> None:
    """Portuguese counts 0 with 1, so where it tells one apart it also says what none is."""
    for key, words in sheet(language).items():
        for value, cases in words.variants.items():
            if "one" in cases:
                assert "other" in cases, f"{key}: {value}"
                assert language != "pt-BR" or "0" in cases, f"{key}: {value}"


@languages
def test_no_words_need_a_value_they_are_not_given(language) -> None:
    given = handed_over()
    for key, words in sheet(language).items():
        english = sheet("en")[key]
        known = given.get(key, english.shown | english.chosen_by)
        assert words.shown | words.chosen_by <= known, key


def test_what_the_code_hands_over_is_seen() -> None:
    """The test above would be hollow if the code could not be read."""
    given = handed_over()
    assert given["cooldown"] == {"seconds"}
    assert given["island-no-cards-needed"] >= {"treasure", "needed", "held", "others_count"}
    assert given["island-asks-acting"] >= {"who", "left"}
    spoken = [key for key in sheet("en") if key.partition("-")[0] not in set(GAMES) - set(SPOKEN)]
    assert len(set(spoken) & set(given)) > len(spoken) / 2


@languages
@pytest.mark.parametrize("sample", SAMPLES)
def test_every_message_can_be_said(language, sample) -> None:
    for key, entry in sheet(language).items():
        text, lacking = vocabulary(language).say(key, dict.fromkeys(entry.shown | entry.chosen_by, sample))
        assert lacking == [], key
        assert text == text.strip(), key
        assert text, key
        assert "  " not in text, key
        assert ".." not in text.replace("…", ""), key
        assert len(text) <= CONTENT, key


def labels() -> set[str]:
    found: set[str] = set()
    for each in said():
        if each.is_label:
            fitting = re.compile(re.escape(each.shape).replace(r"\{\}", ".+"))
            found |= keys_of_shapes().get(each.shape) or {key for key in sheet("en") if fitting.fullmatch(key)}
    return found


@languages
def test_labels_fit_their_buttons(language) -> None:
    assert {"lobby-join", "island-open-lift", "vote-absent-computer"} <= labels()
    for key in labels():
        assert len(say(language, key, **dict.fromkeys(sheet(language)[key].shown, NAME))) <= LABEL, key


@languages
def test_what_a_menu_asks_fits(language) -> None:
    for key in keys_of_shapes()["{}-menu-{}"]:
        assert len(say(language, key)) <= PLACEHOLDER, key


@languages
def test_letters_on_the_board_in_words_are_all_different(language) -> None:
    letters = [say(language, key) for key in sorted(keys_of_shapes()["island-{}.letter"])]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


@languages
def test_no_places_cards_or_people_share_a_name(language) -> None:
    for keys in (keys_of_shapes()["island-{}"], keys_of_shapes()["island-layout-{}"]):
        names = [say(language, key) for key in keys]
        assert sorted({name for name in names if names.count(name) > 1}) == []


@languages
def test_nothing_says_please_or_invalid(language) -> None:
    rude = re.compile(r"\b(please|invalid|por favor|inválid[oa]s?)\b", re.IGNORECASE)
    values = {
        key: say(language, key, **dict.fromkeys(words.shown | words.chosen_by, 2))
        for key, words in sheet(language).items()
    }
    assert {key for key, text in values.items() if rude.search(text)} == set()


@pytest.mark.parametrize(
    ("last", "joined"),
    [("**Inés**", "Ana e **Inés**"), ("hilo", "Ana e hilo"), ("hielo", "Ana y hielo"), ("Yago", "Ana y Yago")],
)
def test_spanish_says_e_before_the_sound_of_y(last, joined) -> None:
    assert listed("es", ["Ana", last]) == joined
    assert listed("es", ["Bea", "Ana", last]) == f"Bea, {joined}"


HALVES = {"en": re.compile(r"[^\s(“]…"), "es": re.compile(r"\s…"), "pt-BR": re.compile(r"\s…")}
"""English leaves a space before what it leaves out; Spanish and Portuguese do not."""


@pytest.mark.parametrize("language", HALVES)
def test_an_ellipsis_stands_one_way(language) -> None:
    written = [(entry.id.name, entry) for _, entry in entries(language) if isinstance(entry, ast.Message)]
    texts = [(key, line) for key, entry in written for line in texts_of(entry)]
    assert [(key, text) for key, text in texts if HALVES[language].search(text)] == []


def texts_of(entry: ast.Message) -> list[str]:
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Texts().visit(entry)
    return found


@languages
@pytest.mark.parametrize("game", ["island-", "bridges-"])
def test_a_table_with_one_player_may_be_full(language, game) -> None:
    """A table for one, or one seat beside computers."""
    full = [say(language, f"picture-{game}invitation", seats=seats, free=0) for seats in (1, 2)]
    assert not any("0" in words for words in full)
    assert full[0].partition(".")[2] == full[1].partition(".")[2]


@languages
def test_alone_nobody_passes_a_board(language) -> None:
    """Who plays alone begins with a 3 or a 4 of their own."""
    for key in ("bridges-no-boards-are-passed", "bridges-no-boards-are-not-passed"):
        alone, together = (say(language, key, seats=seats) for seats in (1, 2))
        assert alone != together, key


@languages
def test_of_two_players_nobody_looks_for_the_one_on_the_left(language) -> None:
    """It is the other; of three it has to be said which."""
    left = {"en": "next player", "es": "siguiente jugador", "pt-BR": "próximo jogador"}[language]
    for key in ("bridges-no-boards-are-not-passed", "bridges-text-set-up", "alt-bridges-set-up"):
        two, three = (say(language, key, seats=seats, who="", name="Bea") for seats in (2, 3))
        assert (left in two, left in three) == (False, True), key
