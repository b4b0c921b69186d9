"""PostgreSQL: the same layout as SQLite's, and what is wrong with a server in one sentence."""

import asyncio
import re
import sqlite3
import sys
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from db import facts, layout, migrate, server, tables
from db.driver import InUse, Unavailable, Unusable
from db.slots import Slots
from db.store import Store

SECRET = "tide%40pool"  # noqa: S105 — it guards nothing


@pytest.fixture
def address(one_postgres):
    """An empty store's database."""
    return one_postgres.empty()


def sqlite_columns(path):
    """Each column as PostgreSQL would say it: its kind of type, whether it may be missing, what it is by itself."""
    with closing(sqlite3.connect(path)) as rows:
        found = rows.execute(
            'SELECT m.name, c.name, c.type, c.pk OR c."notnull", c.dflt_value FROM sqlite_schema m'
            " JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
        ).fetchall()
    return {
        (table, name): (kind, bool(needed), default and default.strip("'"))
        for table, name, kind, needed, default in found
    }


KINDS = {"bigint": "INTEGER", "integer": "INTEGER", "text": "TEXT", "json": "TEXT", "bytea": "BLOB"}


def postgres_columns(address):
    with psycopg.connect(address) as rows:
        found = rows.execute(
            "SELECT table_name, column_name, data_type, is_nullable, column_default"
            " FROM information_schema.columns WHERE table_schema = 'public'"
        ).fetchall()
    return {
        (table, name): (KINDS[kind], nullable == "NO", default and re.sub(r"^\(?'?(.*?)'?\)?(::\w+)?$", r"\1", default))
        for table, name, kind, nullable, default in found
    }


def test_both_engines_have_the_same_columns(path, address):
    migrate.bring_up_to_date(path)
    ours = {
        key: (kind, needed, default and default.strip("'"))
        for key, (kind, needed, default) in sqlite_columns(path).items()
    }
    assert postgres_columns(address) == ours


def plain(sql):
    """What an index is made of, whichever engine tells it."""
    for pattern, instead in (
        (r"::\w+(\[\])?", ""),
        (r"public\.|USING btree|\s+", ""),
        (r"=ANY\(\(?ARRAY\[(.*?)\]\)?\)", r"IN(\1)"),
        (r"[()]", ""),
    ):
        sql = re.sub(pattern, instead, sql)
    return sql


def test_both_engines_have_the_same_keys(path, address):
    migrate.bring_up_to_date(path)
    with closing(sqlite3.connect(path)) as rows:
        ours = dict(rows.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"))
    with psycopg.connect(address) as rows:
        theirs = dict(rows.execute("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'").fetchall())
    primary = {name for name in theirs if name.endswith("_pkey")}
    assert {name: plain(theirs[name]) for name in theirs.keys() - primary} == {name: plain(ours[name]) for name in ours}


def sqlite_keys(path):
    """What tells the rows of each table apart, and which rows of others they refer to."""
    with closing(sqlite3.connect(path)) as rows:
        names = [name for (name,) in rows.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        columns = {name: rows.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
        references = {
            (name, key[2], key[3], key[4], key[6])
            for name in names
            for key in rows.execute(f"PRAGMA foreign_key_list({name})")
        }
    in_order = {name: sorted((line[5], line[1]) for line in lines if line[5]) for name, lines in columns.items()}
    return {name: [column for _, column in key] for name, key in in_order.items()}, references


def postgres_keys(address):
    with psycopg.connect(address) as rows:
        found = rows.execute(
            "SELECT conrelid::regclass::text, contype, pg_get_constraintdef(oid) FROM pg_constraint"
            " WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f')"
        ).fetchall()
    keys, references = {}, set()
    for name, kind, line in found:
        if kind == "p":
            keys[name] = re.findall(r"\w+", line.partition("(")[2])
        else:
            pattern = r"FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\) ON DELETE (\w+)"
            column, table, key, deleted = re.fullmatch(pattern, line).groups()
            references.add((name, table, column, key, deleted))
    return keys, references


def test_both_engines_have_the_same_first_keys_and_references(path, address):
    migrate.bring_up_to_date(path)
    assert postgres_keys(address) == sqlite_keys(path)


async def said(address):
    """The one sentence that whoever runs the bot is told."""
    with pytest.raises(Unusable) as refused:
        await Store.open(address)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert "tide" not in sentence
    assert "pool" not in sentence
    return sentence, isinstance(refused.value, Unavailable)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://",
        "postgresql://ana:tide@pool@localhost/atoll",
        "postgresql://ana:tide/pool@localhost/atoll",
        "postgresql://ana:tide@localhost/atoll?colour=pool",
        "postgresql://[::1/atoll",
    ],
)
async def test_what_is_no_address_is_not_repeated(address):
    sentence, passes = await said(address)
    assert sentence.startswith(f"DATABASE_URL isn't an address like {server.LIKE_THIS}")
    assert not passes


@pytest.mark.parametrize(
    ("address", "words", "passes"),
    [
        (f"postgresql://ana:{SECRET}@127.0.0.1:9/atoll", "127.0.0.1 cannot be reached: Connection refused", True),
        (f"postgresql://ana:{SECRET}@nowhere.invalid/atoll", "nowhere.invalid cannot be reached", True),
        (f"postgresql://ana:{SECRET}@/atoll?host=/nowhere", "/nowhere cannot be reached: No such file", True),
        (f"postgresql://ana:{SECRET}@127.0.0.1/atoll?sslmode=loud", 'invalid sslmode value: "loud"', True),
    ],
)
async def test_a_server_that_is_not_there_is_named(address, words, passes):
    sentence, may_pass = await said(address)
    assert words in sentence
    assert may_pass == passes


async def test_a_database_that_is_not_there_is_named(postgres):
    sentence, passes = await said(postgres.address("nothing"))
    assert 'database "nothing" does not exist' in sentence
    assert not passes


async def test_a_wrong_password_is_told_and_not_repeated(postgres):
    postgres.rows.execute("DROP ROLE IF EXISTS guarded")
    postgres.rows.execute("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    right, wrong = (
        urlunsplit(parts._replace(netloc=f"guarded:{password}@{parts.netloc.rpartition('@')[2]}"))
        for parts, password in ((urlsplit(postgres.url), "right"), (urlsplit(postgres.url), SECRET))
    )
    server.connect(right).close()
    sentence, passes = await said(wrong)
    assert 'password authentication failed for user "guarded"' in sentence
    assert not passes


async def test_a_server_that_is_too_old_is_named(address, monkeypatch):
    monkeypatch.setattr(server, "OLDEST", 99)
    sentence, passes = await said(address)
    assert re.search(r"runs PostgreSQL \d+, which is too old. The bot needs 99", sentence)
    assert not passes


async def test_a_database_in_another_encoding_is_named(postgres):
    postgres.rows.execute("CREATE DATABASE latin ENCODING LATIN1 LOCALE 'C' TEMPLATE template0")
    try:
        assert "uses the encoding LATIN1, but the bot needs UTF8" in (await said(postgres.address("latin")))[0]
    finally:
        postgres.rows.execute("DROP DATABASE latin WITH (FORCE)")


async def test_a_database_of_a_newer_bot_or_of_another_program_is_named_and_not_touched(postgres):
    newer, theirs = postgres.empty(), postgres.empty()
    await (await Store.open(newer)).close()
    with psycopg.connect(newer) as rows:
        rows.execute("UPDATE facts SET value = '99' WHERE name IN ('layout', 'readable from')")
    sentence, passes = await said(newer)
    assert "is at version 99, this code knows versions up to" in sentence
    assert not passes
    with psycopg.connect(theirs) as rows:
        rows.execute("CREATE TABLE songs (name TEXT)")
    assert "belongs to another program" in (await said(theirs))[0]
    with psycopg.connect(theirs) as rows:
        assert rows.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == [("songs",)]


async def test_code_of_the_release_before_may_start_on_a_layout_that_says_so(postgres, now):
    """As while processes are updated one after the other."""
    newer = postgres.empty()
    await (await Store.open(newer)).close()
    known = max(migrate.migrations())
    with psycopg.connect(newer) as rows:
        rows.execute("ALTER TABLE tables ADD COLUMN lantern INTEGER NOT NULL DEFAULT 0")
        rows.execute("UPDATE facts SET value = %s WHERE name = 'layout'", [str(known + 1)])
    store = await Store.open(newer)
    facts_of: dict[str, Any] = {
        "game": "island",
        "guild_id": 1,
        "host_id": 50,
        "language": "en",
        "options": {},
        "seed": 1,
    }
    table_id = await tables.create(store, now, channel_id=7, **facts_of)
    assert (await tables.find(store, table_id)).id == table_id
    assert await facts.of(store, "layout") == str(known + 1), "nobody goes back"
    await store.close()
    with psycopg.connect(newer) as rows:
        rows.execute("UPDATE facts SET value = %s WHERE name = 'readable from'", [str(known + 1)])
    assert f"is at version {known + 1}, this code knows versions up to {known}" in (await said(newer))[0]


def test_the_newest_layout_is_read_by_its_own_code():
    assert max(migrate.migrations()) >= layout.READABLE_FROM


async def test_of_processes_that_start_at_once_one_makes_the_layout(postgres, now):
    place = postgres.empty()
    stores = await asyncio.gather(*(Store.open(place, shared=True) for _ in range(3)))
    assert [await tables.lobbies(store) for store in stores] == [[]] * 3
    for store in stores:
        await store.close()


@pytest.fixture
def at_once(monkeypatch):
    """Who has a database has it: nobody waits for a death to be noticed."""
    monkeypatch.setattr(server, "UNTIL_IT_IS_NOTICED", 20)


async def test_a_second_bot_on_one_database_is_refused_in_words(address, one_postgres, at_once):
    store = await Store.open(address)
    sentence, passes = await said(address)
    assert "is using" in sentence
    assert passes
    with pytest.raises(InUse, match="has all shards: stop that one first"):
        await Slots.open(address, heard=print, lost=print)
    one_postgres.cut()  # it was killed
    next_one = await Store.open(address)
    for each in store, next_one:
        await each.close()


async def test_beside_processes_that_share_a_database_nobody_takes_it_all(address, at_once):
    slots = await Slots.open(address, heard=print, lost=print)
    beside = await Store.open(address, shared=True)
    assert "is using" in (await said(address))[0]
    for each in slots, beside:
        await each.close()


async def test_without_psycopg_it_says_what_to_install(monkeypatch):
    for name in [name for name in sys.modules if name.startswith(("psycopg", "db.postgres", "db.server", "db.layout"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "make postgres" in (await said("postgresql://ana@localhost/atoll"))[0]
