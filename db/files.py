"""SQLite's file: made for its owner alone, locked by the bot that has it, and what is wrong with it in words.

A database is opened by SQLite alone. As soon as a process closes any descriptor of a file, the system lets go of all
its locks on that file, SQLite's among them; then another process that ends takes the log away under a living bot.
"""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO

from db.driver import InUse, Unavailable

OWNERS_ALONE = 0o600
"""SQLite gives what it puts beside a file the same rights."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins transactions only where we say so."""
    return sqlite3.connect(path, isolation_level=None, timeout=30)


def make_durable(rows: sqlite3.Connection) -> None:
    """What is committed is on the disk, also after a power cut."""
    rows.execute("PRAGMA journal_mode = WAL")
    rows.execute("PRAGMA synchronous = FULL")
    rows.execute("PRAGMA foreign_keys = ON")
    # Sixteen megabytes of log before it is folded in: live tables write the same pages over and over.
    rows.execute("PRAGMA wal_autocheckpoint = 4000")


def make(path: Path) -> None:
    """The file is there, and may be written; one that is there already is not opened."""
    if path.exists():
        require(path, os.R_OK | os.W_OK)
    else:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNERS_ALONE))


def require(path: Path, rights: int) -> None:
    """The system says better than SQLite why a file may not be used."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not os.access(path, rights):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def log_of(path: Path) -> Path:
    """Where SQLite writes first what it will fold into the file later."""
    return path.with_name(f"{path.name}-wal")


def free_name(path: Path, what: str) -> Path:
    """A name beside a file that nothing has yet: `atoll.db-before-restore`, `atoll.db-before-restore-2`."""
    first = path.with_name(f"{path.name}-{what}")
    others = (first.with_name(f"{first.name}-{number}") for number in count(2))
    return next(each for each in chain([first], others) if not each.exists())


def lock(path: Path) -> BinaryIO:
    """Taken on a file beside the database, which may be copied meanwhile; closing it, or a crash, releases it."""
    beside = path.with_name(f"{path.name}-lock")
    make(beside)
    taken = beside.open("rb+")
    try:
        fcntl.flock(taken, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        taken.close()
        raise InUse(f"A running bot is using {path}. Stop that bot, or use another file for this one.") from None
    except OSError:  # a file system that has no locks
        pass
    return taken


def identity(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever it is called."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """What SQLite or the system has against a file, in words for who runs the bot."""
    try:
        yield
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Unavailable(f"Can't use {path}: the folder {Path(error.filename).parent} doesn't exist.") from error
    except FileExistsError as error:
        raise Unavailable(f"Can't use {path}: {error.filename} isn't a folder.") from error
    except OSError as error:
        raise Unavailable(f"Can't use {path}: {error.filename}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise Unavailable(f"Can't use {path}: {error}") from error
