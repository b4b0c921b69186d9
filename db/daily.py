"""One copy of the store a day, found sound before it counts; the last seven stay."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Final

from db import backup
from db.driver import Unusable
from db.files import in_words
from db.store import is_address, need_psycopg

KEPT: Final = 7
NAMED: Final = "atoll-????-??-??.db"


def keep(place: Path | str, folder: Path, day: date) -> Path | None:
    """This day's copy, or None where it is there already; the oldest makes room only for one that is sound."""
    today = folder / f"atoll-{day}.db"
    with in_words(folder):
        if today.exists():
            return None
        folder.mkdir(mode=0o700, exist_ok=True)
        fresh = folder / f"{today.name}-{os.getpid()}"
        try:
            _copy(place, fresh)
            if faults := backup.check(fresh):
                raise Unusable(f"The copy of {day} is damaged: {faults[0]}")
            fresh.replace(today)
        finally:
            fresh.unlink(missing_ok=True)
        for old in sorted(folder.glob(NAMED))[:-KEPT]:
            old.unlink()
    return today


def _copy(place: Path | str, target: Path) -> None:
    if not is_address(place):
        backup.save_now(Path(place), target)
        return
    need_psycopg()
    from db import move  # noqa: PLC0415 — only where it is installed

    move.save(str(place), target)
