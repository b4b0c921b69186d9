"""What a reminder may cost the store."""

from db import loading
from tests.evenings.spent import Spent


async def test_a_reminder_reads_its_game_once(table, env, monkeypatch) -> None:
    await table.begin(2)
    await table.pass_by(hours=7)
    loads: list[str] = []
    load = loading.load

    async def counting(store, **which):
        loads.append(which["table_id"])
        return await load(store, **which)

    monkeypatch.setattr(loading, "load", counting)
    spent = Spent(env, monkeypatch)
    reminders = await table.pass_by(hours=2)
    asked, committed, decoded = spent.since()
    assert len(reminders) == 1
    assert (len(loads), decoded) == (1, 1)
    assert asked <= 6, "beside the game: what is due and when, for games and for servers, and restored copies"
    assert committed <= 2, "one claims what is due, one notes the next reminder"
