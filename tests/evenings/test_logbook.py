"""A server's logbook: one quiet line under a last picture, and all of it for whoever asks."""

from typing import Any

import pytest
from msgspec.structs import replace

from db import preferences
from engine import GAMES
from locales import LANGUAGES, knows, say
from tests.days.daily import forget
from tests.evenings.captain import evening
from tests.evenings.people import Words, private
from tests.says import says

WON = evening("won", 2)


@pytest.fixture
def settings(settings):
    return replace(settings, seed=WON.seed)


async def won(place, **more) -> None:
    await place.begin(2, difficulty="novice", **more)
    for seat, line in WON.lines:
        await Words(place).say(seat, line)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_win_is_told_in_a_line_and_kept(place, language) -> None:
    await won(place, language=language)
    line = next(each for each in place.last.content.splitlines() if "📖" in each)
    assert line.startswith("-# ")
    assert say(language, "logbook-island-won-novice") in line
    ana, bea, cai = place.people[:3]
    kept = private(await cai.slash(place.channel, "leaderboard", show="records")).content
    assert "First win at Novice" in kept
    assert f"<@{ana.id}>" in kept
    assert f"<@{bea.id}>" in kept


async def test_the_first_win_is_still_told_next_to_the_turn_that_decided(place, turning_points) -> None:
    """In Spanish, whose sentences are long."""
    await won(place, language="es")
    await place.env.settle()
    assert say("es", "logbook-island-won-novice") in place.last.content, place.last.content


async def test_whoever_keeps_no_record_or_was_forgotten_is_not_named(place, env) -> None:
    ana, bea, cai = place.people[:3]
    await won(place)
    await preferences.change(place.store, ana.id, stats_opt_out=True)
    kept = private(await cai.slash(place.channel, "leaderboard", show="records")).content
    assert f"<@{ana.id}>" not in kept
    assert f"<@{bea.id}>" in kept
    await forget(env, place.channel, bea)
    kept = private(await cai.slash(place.channel, "leaderboard", show="records")).content
    assert f"<@{bea.id}>" not in kept
    assert "First win at Novice" in kept


async def test_an_empty_logbook_says_so(place) -> None:
    kept = private(await place.people[0].slash(place.channel, "leaderboard", show="records")).content
    assert says(kept, "logbook-empty")


def names() -> set[str]:
    """All that any game can be remembered for: as its page writes them, choices of its options filled in."""
    chosen = {
        "island": [f"won-{each}" for each in ("novice", "normal", "elite", "legendary")],
        "bridges": ["most-points-a", "most-points-b"],
        "crusoe": [f"won-{each}" for each in ("castaways", "cursed", "jenny", "volcano", "cannibals", "family")],
    }
    return {f"{game}-{name}" for game, found in chosen.items() for name in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_choice_of_a_game_has_words(language) -> None:
    assert sorted(each for each in names() if not knows(language, f"logbook-{each}")) == []


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.logbook is not None])
def test_all_that_a_logbook_may_say_has_words(game) -> None:
    """Read from the page itself: a name without words would be kept and never told."""
    logbook: Any = GAMES[game].logbook
    said = {constant for constant in logbook.__code__.co_consts if isinstance(constant, str)}
    said = {each for each in said if each and not each.endswith("-") and " " not in each}
    assert said
    assert sorted(each for each in said if not knows("en", f"logbook-{game}-{each}")) == []
