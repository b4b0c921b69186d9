"""What only a file has: its layouts one after the other, and whatever else may stand at its path."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from db import backup, migrate, steps, tables
from db.__main__ import main
from db.driver import Unusable
from db.store import Store


@pytest.fixture
def database(path):
    """A file of SQLite's alone."""
    return path


def ask(path, sql):
    with closing(sqlite3.connect(path)) as rows:
        return rows.execute(sql).fetchall()


@pytest.fixture
def folder(tmp_path):
    """Migrations of our own making."""
    scripts = tmp_path / "migrations"
    scripts.mkdir()
    (scripts / "0001_start.sql").write_text("CREATE TABLE shells (name TEXT); INSERT INTO shells VALUES ('conch');")
    return scripts


def test_the_numbers_of_the_migrations_have_no_gap():
    numbers = list(migrate.migrations())
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) == len(list(migrate.MIGRATIONS.glob("*.sql")))
    assert list(migrate.migrations(migrate.MIGRATIONS / "postgres")) == numbers[7:]


def test_a_new_store_starts_at_the_latest_version_without_a_backup(path):
    migrate.bring_up_to_date(path)
    assert ask(path, "PRAGMA user_version") == [(max(migrate.migrations()),)]
    assert list(path.parent.glob("*before*")) == []


def test_what_was_there_is_copied_once_before_an_update(path, folder):
    migrate.bring_up_to_date(path, folder)
    (folder / "0002_more.sql").write_text("INSERT INTO shells VALUES ('cowrie');")
    (folder / "0003_size.sql").write_text("ALTER TABLE shells ADD COLUMN size INTEGER;")
    migrate.bring_up_to_date(path, folder)
    assert ask(path, "SELECT * FROM shells") == [("conch", None), ("cowrie", None)]
    assert ask(f"{path}-before-0002", "SELECT * FROM shells") == [("conch",)]
    assert len(list(path.parent.glob("*before*"))) == 1
    migrate.bring_up_to_date(path, folder)
    assert ask(path, "PRAGMA user_version") == [(3,)]


def test_a_migration_that_leaves_loose_keys_changes_nothing(path, folder):
    migrate.bring_up_to_date(path, folder)
    (folder / "0002_loose.sql").write_text(
        "CREATE TABLE owners (id INTEGER PRIMARY KEY); CREATE TABLE pets (owner INTEGER REFERENCES owners (id));"
        "INSERT INTO pets VALUES (1);"
    )
    with pytest.raises(Unusable, match="refer to missing rows"):
        migrate.bring_up_to_date(path, folder)
    assert ask(path, "PRAGMA user_version") == [(1,)]


async def test_a_backup_replaces_a_store_that_cannot_be_read(store, path, lobby, tmp_path):
    table_id = await lobby()
    await backup.save(path, tmp_path / "copy.db")
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database" * 1000)
    before = backup.restore(broken, tmp_path / "copy.db")
    assert before.read_bytes().startswith(b"no database")
    assert ask(broken, "SELECT id FROM tables") == [(table_id,)]


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("/proc/atoll.db", "/proc"),
        ("/dev/null/atoll.db", "Can't use /dev/null/atoll.db: /dev/null isn't a folder"),
        (".", "Can't use .: .: Is a directory"),
    ],
)
async def test_a_place_where_nothing_can_be_written_is_named(where, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Unusable, match=words) as refused:
        await Store.open(where)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("orders", "words"),
    [
        (["backup", "missing/copy.db"], "the folder missing doesn't exist"),
        (["backup", "/dev/null/copy.db"], "the folder /dev/null doesn't exist"),
        (["restore", "missing/copy.db"], "missing/copy.db doesn't exist"),
        (["restore", "noise.db"], "Can't read noise.db as a database"),
        (["--database=noise.db", "check"], "Can't read noise.db as a database"),
        (["--database=newer.db", "check"], "version 99, this code knows"),
        (["--database=newer.db", "restore", "newer.db"], "version 99, this code knows"),
        (["--database=.", "check"], ". doesn't exist"),
        (["backup", "atoll.db"], "atoll.db is the database itself"),
        (["--database=none.db", "backup", "noise.db"], "none.db doesn't exist"),
    ],
)
async def test_what_cannot_be_done_is_said_in_one_sentence(store, orders, words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "noise.db").write_bytes(b"no database" * 1000)
    migrate.bring_up_to_date(tmp_path / "newer.db")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as rows:
        rows.execute("PRAGMA user_version = 99")
    assert main(orders) == 1
    said = capsys.readouterr()
    assert words in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


async def test_a_store_of_the_first_layouts_is_brought_up_to_date_with_what_is_in_it(path, tmp_path, now):
    early = tmp_path / "early"
    early.mkdir()
    for number, script in migrate.migrations().items():
        if number < 8:
            (early / script.name).write_text(script.read_text())
    migrate.bring_up_to_date(path, early)
    with closing(sqlite3.connect(path)) as rows:
        rows.execute(
            """
            INSERT INTO tables
            (id, game, guild_id, channel_id, host_id, options, language, theme, seed, status, created_at)
            VALUES ('old', 'bridges', 1, 7, 50, '{"date": "2026-05-04"}', 'en', 'standard', 1, 'over', 1)
            """
        )
        rows.commit()
    store = await Store.open(path)
    old = await tables.daily_of(store, 50, "2026-05-04", "bridges")
    assert (old.id, old.in_our_server) == ("old", True)
    facts: dict[str, Any] = {"game": "bridges", "guild_id": 1, "host_id": 50, "language": "en", "seed": 1}
    with pytest.raises(tables.ChannelTaken):
        await tables.create(store, now, channel_id=8, options={"date": "2026-05-04"}, **facts)
    await tables.create(store, now, channel_id=8, options={"date": "2026-05-05"}, **facts)
    await store.close()


async def test_a_file_cut_short_under_the_bot_is_trouble(store, path, lobby, play):
    table_id = await lobby()
    for revision in range(1, 200):
        await play(table_id, revision, b"state" * 1000)
    await store.rows("SELECT 1")
    with closing(sqlite3.connect(path)) as rows:
        rows.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("rb+") as file:
        file.truncate(8192)
    with pytest.raises(sqlite3.DatabaseError):
        await steps.history(store, table_id)
    assert "malformed" in await store.trouble()
