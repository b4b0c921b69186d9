"""A copy a day, of a file as of a server."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from db import backup, daily, tables
from db.driver import Unusable
from db.store import Store

DAY = date(2026, 11, 18)


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def test_there_is_one_a_day_and_seven_stay(store, database, tmp_path) -> None:
    """Whatever else lies in the folder is somebody else's."""
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "mine.db").touch()
    days = [DAY + timedelta(days=number) for number in range(9)]
    for day in days:
        assert daily.keep(database, folder, day) == folder / f"atoll-{day}.db"
        assert daily.keep(database, folder, day) is None
    assert names(folder) == [*(f"atoll-{day}.db" for day in days[-daily.KEPT :]), "mine.db"]


async def test_a_copy_can_be_brought_back(store, database, tmp_path, lobby) -> None:
    table_id = await lobby()
    copy = daily.keep(database, tmp_path / "copies", DAY)
    assert copy is not None
    elsewhere = tmp_path / "elsewhere.db"
    backup.restore(elsewhere, copy)
    brought = await Store.open(elsewhere)
    assert (await tables.find(brought, table_id)).game == "island"
    await brought.close()


async def test_one_that_is_damaged_drives_no_other_out(store, database, tmp_path, monkeypatch) -> None:
    """The seven that are there stay, and the next try is free to succeed."""
    folder = tmp_path / "copies"
    for number in range(daily.KEPT):
        daily.keep(database, folder, DAY + timedelta(days=number))
    before = names(folder)
    monkeypatch.setattr(backup, "check", lambda _: ["page 7 is never used"])
    with pytest.raises(Unusable, match="page 7"):
        daily.keep(database, folder, DAY + timedelta(days=9))
    assert names(folder) == before
    monkeypatch.undo()
    assert daily.keep(database, folder, DAY + timedelta(days=9))


async def test_where_none_can_be_put_the_place_is_named(store, database, tmp_path) -> None:
    (tmp_path / "a file").touch()
    for folder in (tmp_path / "a file", tmp_path / "no" / "folder"):
        with pytest.raises(Unusable, match=str(folder)):
            daily.keep(database, folder, DAY)
