"""What a person prefers, and whose first turn came with help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from db.rows import Row, read
from db.statements import Statement, put
from db.store import Store, Writing


class Preferences(Row, frozen=True):
    """None: as the table, the server or the bot has it. Quiet hours are minutes after midnight in the zone."""

    language: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str | None = None
    reminders: bool = True
    reminder_hours: tuple[int, ...] | None = None
    ping_by_dm: bool = False
    palette: str = "standard"
    of_games: dict[str, str] | None = None
    """Values of games' own preferences, by name."""
    stats_opt_out: bool = False
    in_words: bool = False
    """The position in words stands on each board that calls."""
    when_next: bool = False
    """To hear that one is next."""
    tall: bool = False
    """One's own picture is a tall one, for a telephone."""


async def of(store: Store, user_id: int) -> Preferences:
    """A person's preferences, perhaps never touched."""
    return (await of_all(store, [user_id]))[user_id]


async def of_all(store: Store, user_ids: Sequence[int]) -> dict[int, Preferences]:
    """Those of several people at once."""
    places = ", ".join("?" * len(user_ids))
    sql = f"SELECT user_id, {Preferences.columns()} FROM preferences WHERE user_id IN ({places})"
    found = {user_id: read(Preferences, row) for user_id, *row in await store.rows(sql, *user_ids)}
    return {user_id: found.get(user_id, Preferences()) for user_id in user_ids}


async def change(writing: Writing, user_id: int, **changes: Any) -> None:
    """Prefer some things otherwise, by their names in `Preferences`."""
    Preferences(**changes)  # refuses names that there are not
    await writing.write(put("preferences", {"user_id": user_id}, changes))


async def had_first_turn(writing: Writing, user_ids: Sequence[int], game: str) -> None:
    """These people had their first turn of the game, or met something of it (`crusoe-rolling`) for the first time."""
    sql = "INSERT INTO first_turns (user_id, game) VALUES (?, ?) ON CONFLICT DO NOTHING"
    await writing.write(*(Statement(sql, [user_id, game]) for user_id in user_ids))
