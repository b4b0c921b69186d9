"""Single facts about this installation, by name."""

from __future__ import annotations

from db.statements import put
from db.store import Store, Writing

RESTORED = "restored"
"""The fact that a running bot watches: each restored copy writes another value."""


async def of(store: Store, name: str) -> str | None:
    """The fact, if it was ever noted."""
    found = await store.rows("SELECT value FROM facts WHERE name = ?", name)
    return str(found[0][0]) if found else None


async def note(writing: Writing, name: str, value: str) -> None:
    """From now on it is so."""
    await writing.write(put("facts", {"name": name}, {"value": value}))
