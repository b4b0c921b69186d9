"""Tables saved by former versions load for ever: each game, each kind of waiting, and how it ended."""

import json
import lzma
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cogs.people.about import VERSION
from db import days, feats, loading, mornings, move, preferences, privacy, settings
from db.store import Store
from engine import GAMES
from engine.contract import kebab
from engine.play import legal, load, play, save, waiting
from tests.store.everything import ANA, DAY, THE_DAY_BEFORE, empty_tables

HERE = Path(__file__).parent

KEPT = {
    "0.1": {
        "island": """acting ending discarding discarding-a-gift considering considering-careful considering-passed
            swimming swimming-stranded won lost""",
        "bridges": "prewriting playing-card over",
        "crusoe": "planning rolling demanding fighting weathering eating resting choosing lost",
    },
    "0.2": {
        "island": "acting ending discarding considering swimming lost won",
        "bridges": "prewriting playing-card over",
        "crusoe": """planning-castaways planning-cursed planning-jenny planning-volcano planning-cannibals
            planning-family rolling demanding fighting weathering eating resting choosing lost won""",
    },
    "0.3": {"crusoe": "dying"},  # so far; its release adds the others
}
"""Real tables, as that version wrote them. None is ever taken away or changed; `python -m tests.saves` writes them."""
STORES = sorted(HERE.glob("*/store-*.db.xz"))
"""A whole store of a version and a layout, each of the version's saves a table in it."""
SPARSE = {"store-11.db.xz"}
"""Written before a store was filled with everything that it can keep."""

SAVES = [
    pytest.param(game, HERE / version / game / f"{name}.json", id=f"{version}/{game}/{name}")
    for version, games in KEPT.items()
    for game, names in games.items()
    for name in names.split()
]
EVERY_SAVE = pytest.mark.parametrize(("name", "file"), SAVES)

LEADS_BACK = {"take-back", "prewrite", "lead", "hasten", "pay", "waive", "not-ready", "order"}
LONGEST = 5000


@EVERY_SAVE
def test_a_former_save_is_a_table(name, file):
    """It has no faults, and waits as it did: whoever is waited for has something to do."""
    game = GAMES[name]
    state = load(game, file.read_bytes())
    assert game.faults(state) == []
    if not state.agenda:
        assert state.outcome
        assert file.stem in {"over", kebab(type(state.outcome).__name__)}
        return
    assert file.stem.startswith(kebab(type(state.agenda[0]).__name__))
    assert waiting(state)
    for seat in waiting(state):
        assert legal(game, state, seat)
    for seat in (None, *range(state.seats)):
        assert game.view(state, seat)


@EVERY_SAVE
def test_a_former_save_is_played_to_its_end(name, file):
    """By chance and the computer in turns; saved on the way it is the same table."""
    game, chance = GAMES[name], Random(1)
    state = load(game, file.read_bytes())
    for _ in range(LONGEST):
        assert load(game, save(state)) == state
        if not state.agenda:
            break
        seat = chance.choice(waiting(state))
        offered = legal(game, state, seat)
        onward = [action for action in offered if action.__struct_config__.tag not in LEADS_BACK] or offered
        by_chance = chance.random() < 0.5
        action = chance.choice(onward) if by_chance else game.mind(game.view(state, seat), seat, offered)
        state = play(game, state, seat, action).state
    assert state.outcome


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_save_of_every_kind_of_waiting(name):
    """Every line of the agenda at which something can be said, each written by the code's own version or the next."""
    game, own = GAMES[name], ".".join(VERSION.split(".")[:2])
    files = [file for version in KEPT if version >= own for file in (HERE / version / name).glob("*.json")]
    saved = [load(game, file.read_bytes()) for file in files]
    assert {type(table.agenda[0]) for table in saved if table.agenda} == set(game.choices)


def laid(former: Path, place: Path) -> Path:
    place.write_bytes(lzma.decompress(former.read_bytes()))
    return place


@pytest.mark.parametrize("former", [each for each in STORES if each.name not in SPARSE], ids=lambda path: path.name)
def test_a_former_store_has_rows_in_every_table_of_its_layout(former, tmp_path):
    place = laid(former, tmp_path / "atoll.db")
    assert empty_tables(place) == []
    with closing(sqlite3.connect(place)) as rows:
        assert rows.execute("PRAGMA user_version").fetchone() == (int(former.name[6:8]),)


@pytest.mark.parametrize("former", STORES, ids=lambda path: path.name)
@pytest.mark.parametrize("where", ["file", "server"])
async def test_a_former_store_is_brought_up_to_date_with_every_table_in_it(former, where, tmp_path, request):
    """Where it lies, or moved to a server; each table is what its save says."""
    place = laid(former, tmp_path / "atoll.db")
    if where == "server":
        move.move(place, place := request.getfixturevalue("postgres").empty())
    store = await Store.open(place)
    kept = await store.rows("SELECT id, options FROM tables WHERE options ->> 'kept as' IS NOT NULL")
    for table_id, options in kept:
        loaded = await loading.load(store, table_id=table_id)
        assert loaded is not None
        assert loaded.state is not None
        game = GAMES[loaded.table.game]
        file = former.parent / game.name / f"{json.loads(options)['kept as']}.json"
        assert load(game, loaded.state) == load(game, file.read_bytes())
        assert loaded.table.status == ("running" if load(game, loaded.state).agenda else "over")
    assert len(kept) == len(list(former.parent.glob("*/*.json")))
    assert (await settings.of(store, 1)).language == "pt-BR"
    assert (await preferences.of(store, 50)).zone == "Europe/Madrid"
    if former.name not in SPARSE:
        await everything_is_there(store)
    await store.close()


async def everything_is_there(store):
    """What `fill` wrote is read as it was."""
    others = await store.rows("SELECT id FROM tables WHERE options ->> 'kept as' IS NULL ORDER BY channel_id")
    waiting, running, paused, elsewhere, over = [await loading.load(store, table_id=each) for (each,) in others]
    lives = [each.table.status for each in (waiting, running, paused, elsewhere, over)]
    assert lives == ["lobby", "running", "paused", "running", "over"]
    assert [len(each.history) for each in (running, elsewhere, over)] == [3] * 3
    assert [seat.computer for seat in running.seats] == [False, False, True]
    assert (running.sat, running.plans, running.deadlines, running.formers) > ((), (), (), ())
    assert not elsewhere.table.in_our_server
    assert load(GAMES["island"], running.state or b"").agenda
    exported = await privacy.export(store, ANA)
    assert [subject for subject, rows in exported.items() if not rows] == ["former_seats"]
    assert await days.daily_days(store, ANA, "island") == [THE_DAY_BEFORE, DAY]
    assert [feat.user_ids for feat in await feats.of_guild(store, 1)] == [(ANA,)]
    assert (await mornings.of(store, 1)).told_day == DAY
    assert await settings.left(store) == {2}


def test_the_version_of_the_code_has_saves():
    """A release adds its own."""
    assert ".".join(VERSION.split(".")[:2]) in KEPT
    assert tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]["version"] == VERSION


def test_every_file_is_loaded():
    """None lies beside the list."""
    assert set(HERE.glob("*/*/*.json")) == {save.values[1] for save in SAVES}
