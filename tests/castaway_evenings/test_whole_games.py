"""Whole games of Robinson Crusoe by presses and commands, won and lost, in each language, with restarts and kills."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from engine.crusoe.scenarios import SCENARIOS
from tests.castaway_evenings import evening
from tests.castaway_evenings.camp import Camp, Commands, Hands
from tests.castaway_evenings.found import game
from tests.evenings.people import items

LANGUAGES = {1: "en", 2: "es", 4: "pt-BR"}
OTHERS = [name for name in SCENARIOS if name != "castaways"]


@pytest.fixture
def end() -> str:
    return "lost"


@pytest.fixture
def seats() -> int:
    return 2


@pytest.fixture
def settings(settings, end, seats):
    return replace(settings, seed=game(end, seats).seed)


async def played(camp: Camp, way, lines, restart=None, every: int = 1) -> None:
    """Everybody says these lines; after so many of them the bot is started anew."""
    for said, (seat, line) in enumerate(lines, 1):
        before = (await camp.table()).revision
        result = await way.say(seat, line)
        assert (await camp.table()).revision > before, (seat, line, str(result)[:500])
        if restart is not None and said % every == 0:
            await restart()


@pytest.mark.parametrize("end", ["won", "lost"])
@pytest.mark.parametrize("seats", LANGUAGES)
@pytest.mark.parametrize("way", [Hands, Commands])
async def test_a_game_is_won_and_lost_by_presses_and_by_commands(camp, end, seats, way) -> None:
    """RC-290, RC-293: from `/play crusoe` with the options nobody had to say; then nobody is waited for."""
    language = LANGUAGES[seats] if way is Hands else LANGUAGES[{1: 2, 2: 4, 4: 1}[seats]]
    await camp.begin(seats, language=language)
    await played(camp, way(camp), game(end, seats).lines)
    assert (await camp.table()).status == "over"
    assert type((await camp.sitting()).state.outcome).__name__.lower() == end
    offered = {item.custom_id.split(":")[2] for item in items(camp.last)}
    assert offered == {"rematch", "replay", "text"} | ({"further"} if end == "won" else set())


async def test_a_restart_after_every_press_changes_nothing(camp, settings, restart) -> None:
    """Two rounds of it: panels, menus and crews of before the restart are answered."""
    await camp.begin(2)
    lines = game("lost", 2).lines
    await played(camp, Hands(camp), lines[: len(lines) // 4], lambda: restart(make_bot(settings)))
    assert (await camp.table()).status == "running"


async def test_what_was_kept_and_not_shown_is_shown_at_the_next_start(camp, settings, restart, monkeypatch) -> None:
    """Killed between save and show: one live board, which tells the newest plan."""
    await camp.begin(2)
    lines = game("lost", 2).lines
    monkeypatch.setattr(type(camp.env.bot.boards), "show", _nothing)
    seat, line = lines[0]
    await Commands(camp).say(seat, line)
    monkeypatch.undo()
    kept = (await camp.table()).revision
    assert (await camp.table()).shown_revision < kept
    await restart(make_bot(settings))
    assert (await camp.table()).shown_revision == kept
    await played(camp, Hands(camp), lines[1:6])


async def _nothing(*_args, **_more) -> None:
    """As if the process ended here."""


@pytest.mark.parametrize("scenario", OTHERS)
async def test_every_scenario_is_played_to_its_end(camp, scenario) -> None:
    await camp.begin(2, scenario=scenario)
    found = await evening.played(camp, 2)
    assert found.outcome in {"won", "lost"}
    assert found.rounds >= 3
