"""Who may have the store, its version, and copies of it: the same of a file as of a server."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from db import attempts, backup, days, layout, loading, migrate, move, results, server, tables
from db.__main__ import main
from db.driver import InUse, Unusable
from db.store import Store

NEWER = 99


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Who has a database has it: nobody waits for a death to be noticed."""
    monkeypatch.setattr(server, "UNTIL_IT_IS_NOTICED", 20)


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request, path):
    """A place of this test's alone, where nothing is yet."""
    return path if request.param == "sqlite" else request.getfixturevalue("postgres").empty()


def of_version(place, version: int | None) -> int:
    """The layout's version as it is noted there; noted anew, if one is given."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as rows:
            if version is not None:
                rows.execute(f"PRAGMA user_version = {version}")
            return int(rows.execute("PRAGMA user_version").fetchone()[0])
    with psycopg.connect(place) as rows:
        if version is not None:
            rows.execute("UPDATE facts SET value = %s WHERE name IN ('layout', 'readable from')", [str(version)])
        ((said,),) = rows.execute("SELECT value FROM facts WHERE name = 'layout'").fetchall()
        return int(said)


def bring_up_to_date(place, folder) -> None:
    if isinstance(place, Path):
        migrate.bring_up_to_date(place, folder)
        return
    with server.connect(place) as rows:
        layout.bring_up_to_date(rows, "here", folder)


def copied(place, folder: Path, until: int) -> Path:
    """The migrations of this engine, up to and with that version, in a folder that may be written."""
    scripts = folder / "migrations"
    scripts.mkdir()
    theirs = migrate.MIGRATIONS if isinstance(place, Path) else layout.MIGRATIONS
    for number, script in migrate.migrations(theirs).items():
        if number <= until:
            (scripts / script.name).write_bytes(script.read_bytes())
    return scripts


def run(place, *orders) -> int:
    return main([f"--database={place}", *map(str, orders)])


def in_copy(copy, sql):
    with closing(sqlite3.connect(copy)) as rows:
        return rows.execute(sql).fetchall()


async def test_of_a_newer_version_it_is_refused_and_left_to_a_newer_bot(fresh):
    await (await Store.open(fresh)).close()
    ours = of_version(fresh, None)
    of_version(fresh, NEWER)
    with pytest.raises(Unusable, match=r"version 99, this code knows versions up to .*update the bot"):
        await Store.open(fresh)
    of_version(fresh, ours)
    await (await Store.open(fresh)).close()


async def test_a_migration_that_fails_changes_nothing(fresh, tmp_path):
    await (await Store.open(fresh)).close()
    ours = of_version(fresh, None)
    scripts = copied(fresh, tmp_path, until=ours)
    (scripts / f"{ours + 1:04}_wrong.sql").write_text(
        "INSERT INTO facts (name, value) VALUES ('shell', 'conch'); INSERT INTO nowhere VALUES (1);"
    )
    with pytest.raises((Unusable, sqlite3.OperationalError), match="nowhere"):
        bring_up_to_date(fresh, scripts)
    assert of_version(fresh, None) == ours
    store = await Store.open(fresh)
    assert await store.rows("SELECT value FROM facts WHERE name = 'shell'") == []
    await store.close()


def write_there(place, *lines: str) -> None:
    """Past the store."""
    with closing(sqlite3.connect(place)) if isinstance(place, Path) else psycopg.connect(place) as rows:
        for line in lines:
            rows.execute(line)
        rows.commit()


async def test_the_days_of_former_deals_and_puzzles_are_remembered_when_the_layout_learns_to(fresh, tmp_path):
    bring_up_to_date(fresh, copied(fresh, tmp_path, until=14))
    write_there(
        fresh,
        """
        INSERT INTO tables
        (id, game, guild_id, channel_id, host_id, options, language, theme, seed, status, created_at)
        VALUES ('old', 'bridges', 1, 7, 50, '{"date": "2026-05-04"}', 'en', 'standard', 1, 'over', 1)
        """,
        "INSERT INTO results VALUES ('old', 0, 50, 1, 'bridges', 'A', 1, 1, 30, 1)",
        "INSERT INTO results VALUES ('purged', 0, 50, 1, 'bridges', 'A', 1, 1, 30, 1)",
        "INSERT INTO attempts VALUES (50, 'island', 7, '[]', 1, 1, '2026-05-05', 0)",
        "INSERT INTO attempts VALUES (50, 'island', 8, '[]', 1, 1, NULL, 0)",
    )
    store = await Store.open(fresh)
    assert await days.daily_days(store, 50) == ["2026-05-04"]
    assert await attempts.days(store, 50, "island") == ["2026-05-05"]
    await store.close()


async def test_a_former_result_of_a_game_outside_our_servers_is_known_as_one(fresh, tmp_path):
    bring_up_to_date(fresh, copied(fresh, tmp_path, until=14))
    write_there(
        fresh,
        """
        INSERT INTO tables
        (id, game, guild_id, channel_id, host_id, options, language, theme, seed, status, created_at, in_our_server)
        VALUES ('ours', 'island', 1, 7, 50, '{}', 'en', 'standard', 1, 'over', 1, 1),
        ('elsewhere', 'island', 1, 8, 50, '{}', 'en', 'standard', 1, 'over', 1, 0)
        """,
        "INSERT INTO results VALUES ('ours', 0, 50, 1, 'island', 'novice', 1, 1, 4, 1)",
        "INSERT INTO results VALUES ('elsewhere', 0, 50, 1, 'island', 'novice', 1, 1, 4, 1)",
    )
    store = await Store.open(fresh)
    kept = await results.of_user(store, 50)
    assert {result.table_id: result.in_our_server for result in kept} == {"ours": True, "elsewhere": False}
    await store.close()


async def test_another_programs_is_refused_and_not_touched(fresh):
    if isinstance(fresh, Path):
        with closing(sqlite3.connect(fresh)) as rows:
            rows.execute("CREATE TABLE theirs (x INTEGER)")
    else:
        with psycopg.connect(fresh) as rows:
            rows.execute("CREATE TABLE theirs (x INTEGER)")
    with pytest.raises(Unusable, match="other program"):
        await Store.open(fresh)
    with pytest.raises(Unusable, match="other program"):
        await Store.open(fresh)


async def test_a_second_bot_is_refused_in_words_and_copies_are_made_beside_the_first(store, database, lobby, tmp_path):
    table_id = await lobby()
    with pytest.raises(InUse, match="is using"):
        await Store.open(database)
    assert run(database, "check") == 0
    assert run(database, "backup", tmp_path / "copy.db") == 0
    assert (await tables.find(store, table_id)).id == table_id


async def test_a_copy_is_made_while_games_go_on(store, database, lobby, play, tmp_path):
    table_id = await lobby()
    await play(table_id, 1)
    copy = tmp_path / "copy.db"
    made, *_ = await asyncio.gather(
        asyncio.to_thread(run, database, "backup", copy), play(table_id, 2), play(table_id, 3)
    )
    assert made == 0
    assert backup.check(copy) == []
    assert in_copy(copy, "SELECT id FROM tables") == [(table_id,)]
    assert in_copy(copy, "SELECT revision FROM tables")[0][0] >= 1


async def test_a_copy_is_brought_back_under_a_running_store(store, database, lobby, play, tmp_path, capsys):
    table_id = await lobby()
    await play(table_id, 1, b"then")
    assert await asyncio.to_thread(run, database, "backup", tmp_path / "copy.db") == 0
    await play(table_id, 2, b"later")
    other = await lobby(channel_id=8)
    assert await asyncio.to_thread(run, database, "restore", tmp_path / "copy.db") == 0
    loaded = await loading.load(store, table_id=table_id)
    assert (loaded.table.revision, loaded.state) == (2 + backup.AHEAD, b"then")
    assert await tables.find(store, other) is None
    await play(table_id, 2 + backup.AHEAD + 1, b"otherwise")
    assert (await loading.load(store, table_id=table_id)).state == b"otherwise"
    before = capsys.readouterr().out.strip().rpartition(" ")[2]
    assert in_copy(before, "SELECT revision FROM tables ORDER BY created_at, revision") == [(0,), (2,)]
    assert (backup.check if isinstance(database, Path) else move.check)(database) == []


async def test_each_restore_puts_aside_what_was_there_and_leaves_what_another_did(store, database, lobby, tmp_path):
    await lobby()
    copy = tmp_path / "copy.db"
    for order in "backup", "restore", "restore":
        assert await asyncio.to_thread(run, database, order, copy) == 0
    named = "atoll.db" if isinstance(database, Path) else "copy.db"
    beside = {f"{named}-before-restore", f"{named}-before-restore-2"}
    assert {each.name for each in tmp_path.glob("*-before-restore*")} == beside


async def test_a_damaged_copy_is_not_brought_back(store, database, lobby, tmp_path, capsys):
    table_id = await lobby()
    copy = tmp_path / "copy.db"
    assert await asyncio.to_thread(run, database, "backup", copy) == 0
    pages = bytearray(copy.read_bytes())
    pages[8192:40960] = b"?" * (40960 - 8192)
    copy.write_bytes(pages)
    assert backup.check(copy) != []
    assert await asyncio.to_thread(run, database, "restore", copy) == 1
    assert "damaged" in capsys.readouterr().err
    assert (await tables.find(store, table_id)).id == table_id


async def test_who_runs_the_bot_has_commands_and_may_name_the_place_in_the_settings(
    store, database, lobby, tmp_path, monkeypatch, capsys
):
    await lobby()
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    name = "DATABASE_PATH" if isinstance(database, Path) else "DATABASE_URL"
    (tmp_path / ".env").write_text(f"{name}={database}\n")
    for orders in ["backup", "copy.db"], ["check"], ["restore", "copy.db"]:
        assert await asyncio.to_thread(main, orders) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("copy.db")
    assert said[1].endswith("is sound")
    assert said[2].endswith("before-restore")
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("DATABASE_PATH", "elsewhere.db")
    assert main(["check"]) == 1
    assert capsys.readouterr().err == "elsewhere.db doesn't exist.\n"


async def test_only_who_runs_the_bot_may_read_what_is_kept(store, database, lobby, tmp_path):
    await lobby()
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    assert await asyncio.to_thread(run, database, "backup", copy) == 0
    assert await asyncio.to_thread(run, database, "restore", copy) == 0
    files = [file for file in (*tmp_path.iterdir(), *copy.parent.iterdir()) if file.is_file()]
    beside = {"atoll.db", "atoll.db-wal", "atoll.db-before-restore"} if isinstance(database, Path) else set()
    assert {file.name for file in files} >= {"copy.db", *beside}
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in files} == {file.name: "0o600" for file in files}
