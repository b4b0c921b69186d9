"""What every test of the Discord side shares: a simulated Discord, one over real sockets, and what both check."""

import asyncio
import contextlib
import gc
import logging
import os
from collections import Counter
from typing import Any

import pytest
from discord import http
from discord.webhook import async_
from simcord import interactions
from simcord.http import router

from bot import make_bot
from cogs.bot import Settings
from cogs.table import unshown
from cogs.table.showing import Boards
from cogs.waiting import clock
from locales import call_things
from render.canvas import forget
from tests import leftovers, long, quicker
from tests.openapi import Request, path_of, violations
from tests.wire.wire import Wire

SQLITE_ALONE = {
    "test_a_new_store_starts_at_the_latest_version_without_a_backup": "copies before a migration are a file's",
    "test_what_was_there_is_copied_once_before_an_update": "the same",
    "test_a_migration_that_leaves_loose_keys_changes_nothing": "PostgreSQL looks after its keys by itself",
    "test_a_store_of_the_first_layouts_is_brought_up_to_date_with_what_is_in_it": "there were files alone then",
    "test_a_backup_replaces_a_store_that_cannot_be_read": "noise in a file",
    "test_a_place_where_nothing_can_be_written_is_named": "the same of folders",
    "test_what_cannot_be_done_is_said_in_one_sentence": "paths where there is no file of ours",
    "test_a_full_disk_is_told_to_everybody_in_the_group_and_nothing_is_kept": "max_page_count plays the full disk",
    "test_a_file_that_was_deleted_or_replaced_under_the_bot_is_trouble": "a server's database cannot be",
    "test_a_file_cut_short_under_the_bot_is_trouble": "the same",
    "test_a_killed_writer_leaves_every_acknowledged_step_and_no_half_one": "of PostgreSQL tests/cluster does it",
}
"""Whatever of the store, of days and of evenings PostgreSQL cannot pass, and why; everything else runs on both."""
BOTH = ("store", "days", "evenings", "bridges_evenings", "castaway_evenings")
STORES = {"database", "path", "store", "settings", "simcord_bot", "env"}
"""Who has one of these has a store, wherever it lies."""

ON_BOTH = {
    "test_with_a_restart_after_every_press_the_evening_is_the_same": "a whole game of Forbidden Island, with restarts",
    "test_a_whole_game_alone": "a whole game of Bridges",
    "test_a_restart_after_every_press_changes_nothing": "Robinson Crusoe, with restarts",
    "test_a_game_by_agreement_asks_little": "a whole game of Robinson Crusoe",
}
"""Whole games that `make test` plays on PostgreSQL too. The other evenings do so in `make test-long`."""

SAY_MORE_SQL = {
    "test_a_servers_settings_are_shown_and_changed",
    "test_who_wishes_is_told_once_a_day_and_the_host_is_not",
    "test_too_many_requests_are_counted",
    "test_who_hands_a_seat_over_takes_the_plans_along",
    "test_quiet_hours_without_a_zone_say_what_is_missing",
    "test_the_leaderboard_tells_streaks_and_the_closest_win",
    "test_a_role_is_called_no_more_when_that_was_said",
    "test_who_has_solved_it_may_see_the_solution_and_has_solved_it",
    "test_a_reminder_by_direct_message",
    "test_the_servers_limit",
    "test_the_servers_rhythm",
    "test_a_rhythm_of_ones_own",
    "test_who_wants_no_reminders_gets_none_from_now_on",
    "test_who_wishes_it_has_the_position_in_words_with_each_call_and_hears_that_they_are_next",
    "test_a_reminder_by_message_is_in_the_readers_language_and_can_be_silenced_there",
    "test_the_computer_plays_for_one_seat_alone",
    "test_yesterday_is_told_at_the_hour_with_a_button_for_today",
}
"""Evenings that run on both engines too: they send statements that neither tests/store nor a whole game sends."""

TIMED = {*BOTH, "browser", "cluster", "host", "soak", "test_playground", "thought", "wire"}
"""Here sockets, processes and clocks play, and a machine in use may come late: what fails is tried once more, and told.
The rules, the words and the pictures have one try."""


FIRST = {"cluster", "soak", "toy", "browser", "test_faults", "test_whole_games"}
"""The slowest begin first: at the end no worker waits for another one."""


def _is_an_evening_on_postgres(item):
    is_evening = item.path.parent.name in {*BOTH, "browser"} - {"store"} or item.path.stem == "test_elsewhere"
    return is_evening and _is_on_postgres(item) and item.originalname not in {*ON_BOTH, *SAY_MORE_SQL}


CLEANER = pytest.StashKey()

quicker.begin()


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    """A run has a folder of its own, made before pytest looks for a place for its temporary files."""
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        config.stash[CLEANER] = leftovers.begin()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config):
    if CLEANER in config.stash:
        leftovers.end(config.stash[CLEANER])


def pytest_collection_finish(session):
    """Spare the garbage collector what lives as long as the run: it would look through all of it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def pytest_terminal_summary(terminalreporter):
    """Print the seconds that each folder took, of all workers together."""
    spent = Counter()
    for report in (each for kind in terminalreporter.stats.values() for each in kind if hasattr(each, "duration")):
        spent[report.nodeid.partition("::")[0].split("/")[1].removesuffix(".py")] += report.duration
    told = ", ".join(f"{folder} {seconds:.0f}" for folder, seconds in spent.most_common() if seconds >= 1)
    terminalreporter.write_line(f"Seconds: {told or 'less than 1 everywhere'}.")


def _is_on_postgres(item):
    given = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return bool({"postgres", "one_postgres"} & {*item.fixturenames}) or "postgres" in given


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Mark what is long and what may be tried twice. Nobody leaves PostgreSQL out unseen."""
    for item in items:
        if config.pluginmanager.hasplugin("rerunfailures") and {item.path.parent.name, item.path.stem} & TIMED:
            item.add_marker(pytest.mark.flaky(reruns=1))
        if _is_an_evening_on_postgres(item) or long.is_long(item.nodeid):
            item.add_marker(pytest.mark.long)
    items.sort(key=lambda item: not {item.path.parent.name, item.path.stem} & FIRST)
    is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if is_whole and (unknown := long.unknown([item.nodeid for item in items])):
        raise pytest.UsageError(f"tests/long.py names tests that there are not: {unknown}")
    assert len(SQLITE_ALONE) <= 11
    here = [item for item in items if item.path.parent.name in BOTH and STORES & {*item.fixturenames}]
    on_postgres = {item.nodeid.partition("[")[0] for item in here if _is_on_postgres(item)}
    left_out = {item.originalname for item in here if item.nodeid.partition("[")[0] not in on_postgres}
    if unnamed := left_out - SQLITE_ALONE.keys():
        raise pytest.UsageError(f"these run on SQLite alone, and are not named: {sorted(unnamed)}")


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Twice as many as there are cores: tests wait for sockets, timers and other processes. Asked by xdist alone."""
    return 2 * (os.cpu_count() or 1)


class Hasty:
    """Asyncio, but for sleeps: they take a tenth of the time."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


@pytest.fixture
def tried_again_soon(monkeypatch):
    """A settled world waits for what the bot and discord.py try again: half a minute and some seconds, otherwise."""
    for module in (http, async_):
        monkeypatch.setattr(module, "asyncio", Hasty())
    monkeypatch.setattr(unshown, "TRIED_AGAIN", (0.4, 0.8, 1.5, 3.0, 3.0))


@pytest.fixture(autouse=True)
def naps(monkeypatch):
    """Let the clock look up once a day. A simulated day with a look each minute takes a minute of ours."""
    monkeypatch.setattr(clock, "NAP", 86_400.0)


@pytest.fixture
def turning_points():
    """Finished games on the island are reviewed at once, as they are outside of tests."""


@pytest.fixture(autouse=True)
def no_turning_points(request, monkeypatch):
    """Leave out the review of each finished game, two seconds of thought, but where a test asks for it."""
    if "turning_points" not in request.fixturenames:
        monkeypatch.setattr(Boards, "_may_look_back", lambda *_: False)


@pytest.fixture(autouse=True)
def refused(monkeypatch):
    """Every request a bot makes in SimCord is one that the real Discord would take, or the test fails."""
    found: list[str] = []
    dispatch = router.dispatch

    def checked(backend: Any, method: str, path: str, *, files: Any = None, **sent: Any) -> Any:
        sizes = tuple(file.fp.seek(0, 2) for file in files or ())
        for file in files or ():
            file.fp.seek(0)
        found.extend(violations(Request(method, path_of(path), sent.get("json"), sent.get("params") or {}, sizes)))
        return dispatch(backend, method, path, files=files, **sent)

    monkeypatch.setattr(router, "dispatch", checked)
    yield found
    assert not found, "Discord would refuse:\n" + "\n".join(found)


BUSY = 25.0
"""Seconds that a bot on a busy machine has to settle. SimCord waits for shorter sleeps in real time, so these are fewer
than the thirty after which a board is tried again."""


@pytest.fixture
async def env(simcord_env):
    """The simulated Discord around `simcord_bot`, which is closed before its world ends: a store has threads."""
    simcord_env.settle_timeout = BUSY
    yield simcord_env
    await simcord_env.bot.close()


@pytest.fixture
def restart(env):
    """Stops the bot as a signal would and starts another in the same world."""

    async def stop_and_start(bot: Any) -> None:
        await env.bot.close()
        await env.restart_bot(bot)
        env.settle_timeout = BUSY

    return stop_and_start


@pytest.fixture
def locales(monkeypatch):
    """The languages of readers and guilds by their ids; SimCord by itself knows English alone."""
    known: dict[int, str] = {}
    english = interactions.base_payload

    def spoken(*what: Any, user_id: int, **more: Any) -> Any:
        record, payload = english(*what, user_id=user_id, **more)
        guild_id = int(payload.get("guild_id", 0))
        of_guild = {"guild_locale": known[guild_id]} if guild_id in known else {}
        return record, {**payload, "locale": known.get(user_id, "en-US"), **of_guild}

    monkeypatch.setattr(interactions, "base_payload", spoken)
    return known


@pytest.fixture
async def wire():
    """Discord over real sockets, for a real client or a process of its own."""
    async with Wire() as played:
        yield played


@pytest.fixture
def neutral():
    """Titles, places, treasures and people are called otherwise, and nothing keeps its former name."""
    call_things("neutral")
    forget()
    yield
    call_things("rulebook")
    forget()


@pytest.fixture(autouse=True)
def slips_of_the_tongue():
    """Words that are missing, or lack a value, stop no game; they fail the test in which they were said."""
    heard: list[str] = []
    listener = Listener(heard)
    logging.getLogger("locales").addHandler(listener)
    yield heard
    logging.getLogger("locales").removeHandler(listener)
    assert not heard, "slips in the words:\n" + "\n".join(heard)


class Listener(logging.Handler):
    """Notes what the words room complains of."""

    def __init__(self, heard: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@pytest.fixture
def faults(caplog):
    """What an error in the log says: the test fails with it, unless it looked for it here and cleared it.

    What the played Discord logs of a caller that hung up is no fault of the bot's.
    """
    found: list[str] = []
    yield found
    logged = [record for record in caplog.get_records("call") if record.name != "aiohttp.server"]
    found += [record.getMessage() for record in logged if record.levelno >= logging.ERROR]
    assert not found, "logged:\n" + "\n".join(found)


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL; where there is none the test is skipped, but in the gate it fails."""
    try:
        from tests.postgres import Server, from_wheel  # noqa: PLC0415

        named = os.environ.get("DATABASE_URL")
        started = contextlib.nullcontext(named) if named else from_wheel()
        with started as url:
            server = Server(url)
            yield server
            server.close()
    except ImportError as missing:
        absent = pytest.fail if "CI" in os.environ else pytest.skip
        absent(f"there is no PostgreSQL: {missing}")


@pytest.fixture(scope="session")
def one_postgres(postgres):
    """The database that this worker's tests find empty, one after the other."""
    from tests.postgres import Emptied  # noqa: PLC0415

    database = Emptied(postgres.empty())
    yield database
    database.rows.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """An empty store's place, once a file and once on a server."""
    if request.param == "sqlite":
        return tmp_path / "atoll.db"
    return request.getfixturevalue("one_postgres").empty()


# The bot in a server of four friends; a folder of tests that needs it otherwise says so itself.

NAMES = ("Ana", "Bea", "Cai", "Dov")


@pytest.fixture
def settings(database):
    """What the bot is made with: always the same luck, and no pictures but where they are what is looked at."""
    return Settings(database=database, shards=1, seed=7, pictures=False)


@pytest.fixture
def simcord_bot(settings):
    return make_bot(settings)


@pytest.fixture
def guild(env):
    return env.create_guild()


@pytest.fixture
def channel(guild):
    return guild.create_text_channel("games")


@pytest.fixture
def people(env, guild):
    return [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in NAMES]
