"""Whole games of Robinson Crusoe by presses and commands, won and lost, in each language, with restarts and kills."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from engine.crusoe.scenarios import SCENARIOS
from tests.castaway_evenings import evening
from tests.castaway_evenings.camp import Camp, Commands, Hands
from tests.castaway_evenings.found import game, whole
from tests.evenings.people import items

LANGUAGES = ("en", "es", "pt-BR")
COUNTS = (1, 2, 4)
WAYS = (Hands, Commands)
ENDS = ("won", "lost")
OTHERS = [name for name in SCENARIOS if name != "castaways"]
BY_COMMANDS = "volcano"


def spoken(seats: int, way: type, end: str) -> str:
    """A language for each game, so that each count, each way and each end meets all of them."""
    return LANGUAGES[(COUNTS.index(seats) + WAYS.index(way) + ENDS.index(end)) % len(LANGUAGES)]


@pytest.fixture
def end() -> str:
    return "lost"


@pytest.fixture
def seats() -> int:
    return 2


@pytest.fixture
def settings(settings, end, seats):
    return replace(settings, seed=game(end, seats).seed)


async def played(camp: Camp, way, lines) -> None:
    """Everybody says these lines."""
    for seat, line in lines:
        before = (await camp.table()).revision
        result = await way.say(seat, line)
        assert (await camp.table()).revision > before, (seat, line, str(result)[:500])


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("way", WAYS)
async def test_a_game_is_won_and_lost_by_presses_and_by_commands(camp, end, seats, way) -> None:
    """RC-290, RC-293: from `/play crusoe` with the options nobody had to say; then nobody is waited for."""
    await camp.begin(seats, language=spoken(seats, way, end))
    await played(camp, way(camp), game(end, seats).lines)
    assert (await camp.table()).status == "over"
    assert type((await camp.sitting()).state.outcome).__name__.lower() == end
    offered = {item.custom_id.split(":")[2] for item in items(camp.last)}
    assert offered == {"rematch", "from-here", "replay", "review", "text"} | ({"further"} if end == "won" else set())


async def test_a_restart_after_every_press_changes_nothing(camp, settings, restart) -> None:
    """Two rounds of it, also between opening a panel and pressing in it: menus and crews of before are answered."""
    await camp.begin(2)
    lines = game("lost", 2).lines
    hands = Hands(camp, between=lambda: restart(make_bot(settings)))
    await played(camp, hands, lines[: len(lines) // 4])
    assert hands.most > 1
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


@pytest.mark.parametrize(("scenario", "language"), [*zip(OTHERS, LANGUAGES * 2, strict=False)])
async def test_every_scenario_is_played_to_its_end(camp, scenario, language) -> None:
    await camp.begin(2, scenario=scenario, language=language)
    found = await evening.played(camp, 2)
    assert found.outcome in {"won", "lost"}
    assert found.rounds >= 3


@pytest.mark.parametrize("scenario", [BY_COMMANDS])
async def test_another_scenario_is_played_to_its_end_by_commands(camp, settings, scenario) -> None:
    found, outcome = whole(settings.seed, 2, scenario=scenario)
    await camp.begin(2, scenario=scenario, language="es")
    await played(camp, Commands(camp), found.lines)
    assert (await camp.sitting()).state.outcome == outcome
