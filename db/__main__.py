"""`python -m db backup PATH`, `restore PATH`, `check` and `move postgresql://…`: for who runs the bot."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from dotenv import dotenv_values

from db import backup
from db.driver import Unusable
from db.files import in_words
from db.store import is_address, need_psycopg

DEFAULT = "atoll.db"


def main(arguments: list[str] | None = None) -> int:
    """Do what was asked and say so; 1 if it could not be done."""
    settings = {**dotenv_values(".env"), **os.environ}
    asked = _parser().parse_args(arguments)
    file = settings.get("DATABASE_PATH") or DEFAULT
    url = settings.get("DATABASE_URL") or ""
    try:
        if asked.order == "move":
            said = _move(asked.database or file, asked.address or url)
        else:
            said = _obey(asked, asked.database or url or file)
    except Unusable as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{said}\n")
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m db", description="Copies of the store; the bot may be running meanwhile.")
    where = "a file, or postgresql://…; default: DATABASE_URL, else DATABASE_PATH, also from .env"
    parser.add_argument("--database", help=where)
    orders = parser.add_subparsers(dest="order", required=True)
    orders.add_parser("backup", help="copy the store into a file").add_argument("path", type=Path)
    orders.add_parser("restore", help="bring a copy back").add_argument("path", type=Path)
    orders.add_parser("check", help="say whether the store is sound")
    move = orders.add_parser("move", help="from the file to PostgreSQL; the bot must be stopped")
    move.add_argument("address", nargs="?", help="postgresql://…; better: set DATABASE_URL, which hides the password")
    return parser


def _move(place: str, url: str) -> str:
    if not is_address(url):
        raise Unusable(
            "Where should the games go? Set DATABASE_URL=postgresql://user:password@host/database, e.g. in .env."
        )
    if is_address(place):
        raise Unusable("You can only move a file. Name it with --database or DATABASE_PATH.")
    need_psycopg()
    from db import move  # noqa: PLC0415

    with in_words(Path(place)):
        return move.move(Path(place), url)


def _obey(asked: Namespace, place: str) -> str:
    if is_address(place):
        return _obey_server(asked, place)
    database = Path(place)
    with in_words(getattr(asked, "path", database)):
        if asked.order == "check":
            return _sound(backup.check(database) or unreadable(backup.games(database)), place)
        if asked.order == "backup":
            backup.save_now(database, asked.path)
            return f"{database} is copied into {asked.path}"
        return _restored(asked.path, backup.restore(database, asked.path))


def _obey_server(asked: Namespace, url: str) -> str:
    need_psycopg()
    from db import move, server  # noqa: PLC0415

    place = server.where(url)
    with in_words(getattr(asked, "path", Path(DEFAULT))):
        if asked.order == "check":
            return _sound(move.check(url) or unreadable(move.games(url)), place)
        if asked.order == "backup":
            move.save(url, asked.path)
            return f"{place} is copied into {asked.path}"
        return _restored(asked.path, move.restore(url, asked.path))


def unreadable(games: Iterable[backup.Saved]) -> list[str]:
    """Say which of these games the bot couldn't go on with."""
    from engine import GAMES  # noqa: PLC0415 — all games with all they have learned, for this one order
    from engine.contract import Unreadable  # noqa: PLC0415
    from engine.play import load  # noqa: PLC0415

    faults = []
    for table_id, game, state in games:
        why = "" if game in GAMES else f"this version has no game {game}"
        try:
            if not why:
                load(GAMES[game], state or b"")
        except Unreadable as fault:
            why = str(fault)
        if why:
            faults.append(f"game {table_id} can't be read: {why}; a moderator can end it with /game end")
    return faults


def _sound(faults: list[str], place: str) -> str:
    if faults:
        raise Unusable("\n".join(faults))
    return f"{place} is sound"


def _restored(path: Path, before: Path | None) -> str:
    return f"{path} is restored" + (f"; what was there is in {before}" if before else "")


if __name__ == "__main__":
    sys.exit(main())
