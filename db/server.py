"""The PostgreSQL server: how it is reached, and what is wrong with it in words that never tell the password."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

import psycopg
from psycopg import conninfo
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import StrDumperUnknown

from db.driver import InUse, Unavailable, Unusable

Rows: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"

OLDEST: Final = 14
ALONE: Final = 0x41746F6C00000001
"""The lock of a bot that shares its database with nobody."""
UNTIL_IT_IS_NOTICED = 3000
"""Milliseconds."""
LIKE_THIS: Final = "postgresql://user:password@host:5432/database"
PATIENCE: Final = {
    "application_name": "atoll",
    "connect_timeout": 10,
    # A server that is gone without a word is noticed within a minute.
    "keepalives_idle": 20,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 40_000,
}
DURABLE: Final = "-c synchronous_commit=on -c lock_timeout=5s"
REFUSED: Final = ("password authentication failed", "no password supplied", "does not exist", "no pg_hba.conf entry")
"""What starting again does not mend."""


class Text(psycopg.adapt.Loader):
    """JSON as it stands: rows know what to make of it."""

    format = psycopg.pq.Format.BINARY

    def load(self, data: psycopg.abc.Buffer) -> bytes:
        return bytes(data)


def connect(url: str, **options: Any) -> Rows:
    """A connection that begins transactions only where we say so; `Unusable` says why there is none."""
    said = parsed(url)
    own = said.pop("options", "")
    try:
        rows = psycopg.connect(
            **{**PATIENCE, **said, **options},
            options=f"{DURABLE} {own}".strip(),
            autocommit=True,
            cursor_factory=psycopg.RawCursor,
        )
    except psycopg.Error as error:
        raise _why(error, said) from None  # what it says may hold the password
    rows.adapters.register_dumper(int, Int8BinaryDumper)
    rows.adapters.register_dumper(str, StrDumperUnknown)
    rows.adapters.register_loader("json", Text)
    _refuse_unfit(rows, where(url))
    return rows


def parsed(url: str) -> dict[str, Any]:
    """The parts of an address."""
    try:
        said: dict[str, Any] = dict(conninfo.conninfo_to_dict(url))
    except psycopg.Error:
        said = {}
    # What a password with an unescaped @ or / leaves in the other parts must not be told as one of them.
    split = "@" in f"{said.get('host')}{said.get('dbname')}" or not re.fullmatch(r"[\d,]*", said.get("port") or "")
    if not said or split:
        raise Unusable(f"DATABASE_URL isn't an address like {LIKE_THIS}. In a password, write %40 for @ and %2F for /.")
    return said


def where(url: str) -> str:
    """The address as it may be told: without the password."""
    said = parsed(url)
    host, port = said.get("host") or said.get("hostaddr") or "this machine", said.get("port")
    return f"{said.get('dbname') or said.get('user') or 'PostgreSQL'} on {host}{f':{port}' if port else ''}"


def _why(error: psycopg.Error, said: dict[str, Any]) -> Unusable:
    """What the server, or the way to it, said last, in one line."""
    lines = [line.strip(" -\t") for line in str(error).splitlines()]
    telling = [line for line in lines if "failed" in line or "FATAL" in line]
    told = (telling or lines)[-1]
    for beginning in "FATAL:", "failed:":
        told = told.rpartition(beginning)[2].strip() or told
    for secret in filter(None, (said.get("password"), said.get("sslpassword"))):
        told = told.replace(secret, "…")
    passes = isinstance(error, psycopg.OperationalError) and not any(refused in told for refused in REFUSED)
    place = said.get("host") or said.get("hostaddr") or "this machine"
    return (Unavailable if passes else Unusable)(f"PostgreSQL on {place} cannot be reached: {told}")


def lock_alone(rows: Rows, place: str) -> None:
    """One bot, with all shards, has the database as long as this connection lives."""
    _lock(rows, "pg_advisory_lock", f"A running bot is using {place}. Stop that bot, or use another database.")


def refuse_read_only(rows: Rows, place: str) -> None:
    """A game cannot be kept there."""
    if rows.execute(b"SHOW transaction_read_only").fetchall() == [("on",)]:
        raise Unavailable(f"{place} is read-only. It may be a replica.")


def lock_together(rows: Rows, place: str) -> None:
    """Of several processes each has its slot; none of them is there beside one that has everything."""
    _lock(rows, "pg_advisory_lock_shared", f"{place} belongs to a bot that has all shards: stop that one first")


def _lock(rows: Rows, how: str, refusal: str) -> None:
    """A server notices that a process died a moment later, so the next one waits for that."""
    try:
        with rows.transaction():
            rows.execute(f"SET LOCAL lock_timeout = {UNTIL_IT_IS_NOTICED}".encode())
            rows.execute(f"SELECT {how}({ALONE})".encode())
    except psycopg.errors.LockNotAvailable:
        raise InUse(refusal) from None


def _refuse_unfit(rows: Rows, place: str) -> None:
    version = rows.info.server_version // 10_000
    encoding = rows.info.parameter_status("server_encoding")
    if version >= OLDEST and encoding == "UTF8":
        return
    rows.close()
    if version < OLDEST:
        raise Unusable(f"{place} runs PostgreSQL {version}, which is too old. The bot needs {OLDEST}.")
    raise Unusable(f"{place} uses the encoding {encoding}, but the bot needs UTF8.")
