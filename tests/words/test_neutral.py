"""The overlay of neutral names: it calls everything otherwise, in each language, and nothing slips through."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from engine.island.parts import ADVENTURERS, TILES, TREASURES
from locales import LANGUAGES, call_things, edition, say, vocabulary
from locales.__main__ import sentences
from tests.words.sheets import FOLDER, sheet

TITLES = {"island-title", "crusoe-title"}
CALLED = TITLES | {f"island-{each}" for each in (*TILES, *TREASURES, *ADVENTURERS)}
BESIDE = {"island-layout-classic"}


def overlay(language: str) -> dict[str, ast.Message]:
    written = Path(FOLDER, "neutral", f"{language}.ftl").read_text("utf-8")
    return {each.id.name: each for each in parse(written).body if isinstance(each, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_has_a_name_of_its_own_and_no_other_words_are_touched(language) -> None:
    """With the attributes that it has otherwise."""
    found = overlay(language)
    assert set(found) == CALLED | BESIDE | {f"picture-island-of-{each}" for each in TREASURES}
    for key, message in found.items():
        attributes = {f"{key}.{each.id.name}" for each in message.attributes}
        assert attributes == {each for each in sheet(language) if each.startswith(f"{key}.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_new_and_differ(neutral, language) -> None:
    here = {key: say(language, key) for key in CALLED}
    call_things("rulebook")
    former = {say(language, key) for key in CALLED}
    assert len(set(here.values())) == len(CALLED)
    assert not former & set(here.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_differ(neutral, language) -> None:
    signs = [say(language, f"island-{each}.letter") for each in ("fools-landing", *TREASURES)]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_a_former_name(language, request) -> None:
    """Every key with samples of its values, in each of its cases; Robinson Crusoe has an Explorer of its own."""
    former = {say(language, key) for key in CALLED}
    titles = {say(language, key) for key in TITLES}
    request.getfixturevalue("neutral")
    for key, sentence in sentences(language)[0].items():
        names = titles if key.startswith(("crusoe", "picture-crusoe")) else former
        for sample in sentence.samples():
            said, _ = vocabulary(language).say(key, sample)
            assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", said)] == [], key


def test_discord_is_told_the_commands_anew(request) -> None:
    """Their descriptions name the games."""
    before = edition()
    request.getfixturevalue("neutral")
    assert edition() != before
