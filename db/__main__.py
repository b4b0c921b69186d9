"""`python -m db backup PATH`, `python -m db restore PATH`, `python -m db check`: for who runs the bot."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from pathlib import Path

from dotenv import dotenv_values

from db import backup
from db.driver import Unusable
from db.files import in_words


def main(arguments: list[str] | None = None) -> int:
    """Do what was asked and say so; 1 if it could not be done."""
    settings = {**dotenv_values(".env"), **os.environ}
    parser = ArgumentParser(prog="python -m db", description="Copies of the store; the bot may be running meanwhile.")
    parser.add_argument(
        "--database",
        type=Path,
        default=Path(settings.get("DATABASE_PATH") or "atoll.db"),
        help="default: DATABASE_PATH, in the environment or in .env",
    )
    orders = parser.add_subparsers(dest="order", required=True)
    orders.add_parser("backup", help="copy the store into a file").add_argument("path", type=Path)
    orders.add_parser("restore", help="bring a copy back").add_argument("path", type=Path)
    orders.add_parser("check", help="say whether the store is sound")
    asked = parser.parse_args(arguments)
    path: Path | None = getattr(asked, "path", None)
    try:
        with in_words(path or asked.database):
            faults, said = _obey(asked.order, asked.database, path)
    except Unusable as error:
        faults, said = True, str(error)
    print(said, file=sys.stderr if faults else sys.stdout)
    return int(faults)


def _obey(order: str, database: Path, path: Path | None) -> tuple[bool, str]:
    if path is None:
        faults = backup.check(database)
        return bool(faults), "\n".join(faults) or f"{database} is sound"
    if order == "backup":
        backup.save_now(database, path)
        return False, f"{database} is copied into {path}"
    before = backup.restore(database, path)
    return False, f"{path} is restored" + (f"; what was there is in {before}" if before else "")


if __name__ == "__main__":
    sys.exit(main())
