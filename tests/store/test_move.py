"""From a file to a server, copies of a server, and bringing them back."""

import sqlite3
from contextlib import closing
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from db import backup, copying, facts, loading, migrate, move, packing, privacy, steps, tables
from db.__main__ import main
from db.driver import Unusable
from db.store import Store
from tests.store.everything import ANA, empty_tables, fill


@pytest.fixture
def url(one_postgres):
    """An empty store's database."""
    return one_postgres.empty()


@pytest.fixture
async def place(request, path, url):
    """Where the games are at first."""
    return {"file": path, "server": url}[getattr(request, "param", "file")]


@pytest.fixture
async def games(place, now):
    """Rows in every table, with what a careless copy would spoil; the store is closed."""
    store = await Store.open(place)
    running = (await fill(store, now)).running
    assert empty_tables(place) == []
    told = await everything(store, running)
    await store.close()
    return running, told


async def everything(store, table_id):
    return (
        await loading.load(store, table_id=table_id),
        await privacy.export(store, ANA),
        await facts.of(store, "commands"),
    )


def brought_back(told, reached=0):
    """Return the same games, a step past all that the channels may show, so that all of it is shown anew."""
    loaded, *others = told
    was = loaded.table.revision
    further = max(was, reached) + backup.AHEAD
    step = steps.Step(further, None, steps.BROUGHT_BACK, b"[]", was, loaded.history[-1].played_at)
    table = replace(loaded.table, revision=further, shown_revision=-1)
    return replace(loaded, table=table, states={further: loaded.state}, history=(step,)), *others


def run(*orders):
    return main(list(map(str, orders)))


async def there(place, table_id):
    store = await Store.open(place)
    told = await everything(store, table_id)
    await store.close()
    return told


async def test_all_that_was_in_the_file_is_on_the_server_and_the_file_is_refused(games, path, url, capsys):
    table_id, told = games
    assert run(f"--database={path}", "move", url) == 0
    assert "is moved to" in capsys.readouterr().out
    assert await there(url, table_id) == told
    with pytest.raises(Unusable, match="Set DATABASE_URL"):
        await Store.open(path)
    assert backup.check(path) == []


async def test_where_to_may_stand_in_the_settings(games, path, url, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    (tmp_path / ".env").write_text(f"DATABASE_URL={url}\nDATABASE_PATH={path}\n")
    assert run("move") == 0
    assert await there(url, games[0]) == games[1]
    assert move.check(url) == []


async def test_a_move_that_fails_half_way_is_nothing(games, path, url, monkeypatch, capsys):
    into = copying.into_server

    def stumble(rows, table, lines):
        if table.name == "steps":
            raise psycopg.errors.DiskFull("could not extend file: No space left on device")
        into(rows, table, lines)

    monkeypatch.setattr(copying, "into_server", stumble)
    assert run(f"--database={path}", "move", url) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert await there(path, games[0]) == games[1]
    store = await Store.open(url)
    assert await store.rows("SELECT count(*) FROM tables") == [(0,)]
    await store.close()


@pytest.mark.parametrize("spoilt", [None, b"\\x00\\x01"])
async def test_a_copy_that_is_not_the_same_is_nothing(games, path, url, monkeypatch, spoilt, capsys):
    into = copying.into_server

    def spoil(rows, table, lines):
        found = list(lines)
        into(rows, table, [(*line[:-1], spoilt) for line in found] if table.name == "packed_steps" else found)

    with closing(sqlite3.connect(path)) as rows:
        rows.execute("INSERT INTO packed_steps VALUES (?, ?)", (games[0], packing.pack([])))
        rows.commit()
    monkeypatch.setattr(copying, "into_server", spoil)
    assert run(f"--database={path}", "move", url) == 1
    assert "packed_steps" in capsys.readouterr().err
    assert await there(path, games[0]) == games[1]


async def test_a_move_that_was_killed_between_its_two_commits_is_finished_by_the_next_one(games, path, url):
    assert run(f"--database={path}", "move", url) == 0
    with closing(sqlite3.connect(path)) as rows:
        rows.execute("DELETE FROM facts WHERE name = 'moved'")
        rows.commit()
    assert run(f"--database={path}", "move", url) == 0
    with pytest.raises(Unusable, match="was moved to"):
        await Store.open(path)
    assert await there(url, games[0]) == games[1]


async def test_a_database_with_games_of_its_own_is_left_as_it_is(games, path, url, now, capsys):
    store = await Store.open(url)
    mine: dict[str, Any] = {"game": "bridges", "guild_id": 9, "host_id": 9, "language": "es", "options": {}, "seed": 1}
    table_id = await tables.create(store, now, channel_id=9, **mine)
    assert run(f"--database={path}", "move", url) == 1
    assert "already has games" in capsys.readouterr().err
    assert [row.id for row in await tables.lobbies(store)] == [table_id]
    await store.close()
    assert await there(path, games[0]) == games[1]


async def test_nothing_is_moved_under_a_running_bot_or_to_nowhere(games, path, url, capsys):
    store = await Store.open(path)
    assert run(f"--database={path}", "move", url) == 1
    assert "is using" in capsys.readouterr().err
    await store.close()
    for orders, words in (
        (["move"], "Where should the games go"),
        (["move", "atoll.db"], "Where should the games go"),
        (["--database=none.db", "move", url], "none.db doesn't exist"),
        ([f"--database={url}", "move", url], "You can only move a file"),
        ([f"--database={path}", "move", "postgresql://ana:tide@127.0.0.1:9/atoll"], "cannot be reached"),
    ):
        assert run(*orders) == 1
        said = capsys.readouterr().err
        assert words in said
        assert said.count("\n") == 1
        assert "tide" not in said


@pytest.mark.parametrize("place", ["file", "server"], indirect=True)
async def test_a_copy_of_either_is_brought_back_to_either(games, place, path, url, tmp_path, capsys):
    table_id, told = games
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    assert run(f"--database={place}", "backup", copy) == 0
    assert backup.check(copy) == []
    for back in path, url:
        assert run(f"--database={back}", "restore", copy) == 0
        assert await there(back, table_id) == brought_back(told)
    assert [file.stat().st_mode & 0o077 for file in copy.parent.iterdir()] == [0] * len(list(copy.parent.iterdir()))


@pytest.mark.parametrize("place", ["server"], indirect=True)
async def test_a_copy_is_brought_back_under_running_bots_and_what_was_there_is_kept(games, url, now, tmp_path, capsys):
    copy = tmp_path / "copy.db"
    assert run(f"--database={url}", "backup", copy) == 0
    store = await Store.open(url)
    await steps.append(store, games[0], 4, seat=0, notation="later", events=b"", state=b"later", now=now)
    assert run(f"--database={url}", "restore", copy) == 0
    before = tmp_path / "copy.db-before-restore"
    assert f"what was there is in {before}" in capsys.readouterr().out
    assert await everything(store, games[0]) == brought_back(games[1], reached=4)
    await steps.append(
        store, games[0], 4 + backup.AHEAD + 1, seat=0, notation="otherwise", events=b"", state=b"x", now=now
    )
    await store.close()
    assert (await there(before, games[0]))[0].state == b"later"


@pytest.mark.parametrize("place", ["server"], indirect=True)
async def test_what_is_wrong_with_a_server_is_said_to_who_runs_the_bot(games, url, tmp_path, capsys):
    assert move.check(url) == []
    for orders, words in (
        (["backup", tmp_path / "missing" / "copy.db"], "the folder"),
        (["restore", tmp_path / "none.db"], "none.db doesn't exist"),
    ):
        assert run(f"--database={url}", *orders) == 1
        assert words in capsys.readouterr().err
    with psycopg.connect(url) as rows:
        rows.execute("UPDATE facts SET value = '1' WHERE name = 'layout'")
    try:
        assert run(f"--database={url}", "check") == 1
        assert "start the bot, which brings it up to date" in capsys.readouterr().err
    finally:
        with psycopg.connect(url) as rows:
            rows.execute("UPDATE facts SET value = %s WHERE name = 'layout'", [str(max(migrate.migrations()))])


async def test_of_a_file_that_was_moved_a_copy_can_still_be_brought_back(games, path, url, tmp_path):
    table_id, told = games
    copy = tmp_path / "copy.db"
    assert run(f"--database={path}", "backup", copy) == 0
    assert run(f"--database={path}", "move", url) == 0
    assert run(f"--database={path}", "restore", copy) == 0
    assert await there(path, table_id) == brought_back(told)
