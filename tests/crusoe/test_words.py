"""Every card has its title and its sentence in three languages."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.interpreter import MEANINGS
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.scenarios import SCENARIOS
from locales import LANGUAGES

ROOM = Path(__file__).parent.parent.parent / "locales"
PREFIXED = {"starting": "starting-", "discoveries": "discovery-", "abilities": "ability-", "inventions": "invention-"}
LONGEST_TITLE = 40
LONGEST_SENTENCE = 320

languages = pytest.mark.parametrize("language", LANGUAGES)


def words(language):
    lines = (ROOM / language / "crusoe-cards.ftl").read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if re.match(r"[a-z].* = ", line))


def keys():
    """Of every card, in every deck."""
    for deck, cards in vars(LIBRARY).items():
        for card in cards:
            yield f"crusoe-{PREFIXED.get(deck, '')}{card}"


@languages
def test_each_card_has_its_title_and_its_sentence(language):
    said = words(language)
    assert [key for key in keys() if not said.get(f"{key}-title") or not said.get(key)] == []


@languages
def test_each_part_of_a_card_has_its_sentence(language):
    said = words(language)
    for card in LIBRARY.events:
        assert said[f"crusoe-{card}-action"]
        assert said[f"crusoe-{card}-threat"]
    halves: list[tuple[str, Any]] = [*LIBRARY.adventures.items(), *LIBRARY.mysteries.items()]
    for card, data in halves:
        assert bool(data.event) == (f"crusoe-{card}-half" in said)
    for name in SCENARIOS:
        assert all(said[f"crusoe-{name}-sign-{number}"] for number in (1, 2, 3, 4))


@languages
def test_no_words_for_cards_that_are_not_there(language):
    known = {*keys(), *(f"crusoe-{name}-sign-{number}" for name in SCENARIOS for number in (1, 2, 3, 4))}
    stems = {re.sub(r"-(title|action|threat|half)$", "", key) for key in words(language)}
    assert sorted(stems - known) == []


def test_every_language_says_the_same_things():
    assert len({frozenset(words(language)) for language in LANGUAGES}) == 1


@languages
def test_titles_and_sentences_are_short_and_clean(language):
    for key, text in words(language).items():
        assert len(text) <= (LONGEST_TITLE if key.endswith("-title") else LONGEST_SENTENCE), key
        assert text == text.strip()
        assert "  " not in text
        assert key.endswith("-title") or text[-1] == "."


@languages
def test_no_two_cards_of_a_deck_share_a_title(language):
    said = words(language)
    for deck, cards in vars(LIBRARY).items():
        titles = [said[f"crusoe-{PREFIXED.get(deck, '')}{card}-title"] for card in cards]
        assert len(set(titles)) == len(titles), deck


@languages
def test_the_figures_are_the_cards_own(language):
    """A sentence names the strength of its beast and the wounds of its card."""
    said = words(language)
    for card, beast in LIBRARY.beasts.items():
        assert str(beast.strength) in said[f"crusoe-{card}"]
        assert str(beast.food) in said[f"crusoe-{card}"]


def test_each_word_of_the_cards_has_a_meaning_that_takes_it():
    """The table is written by hand, so a row could lack, or lead to another word's rule."""
    assert set(MEANINGS) == set(get_args(AnyEffect))
    for word, meaning in MEANINGS.items():
        taken = get_type_hints(meaning)["effect"]
        assert word in (get_args(taken) or (taken,)), word
