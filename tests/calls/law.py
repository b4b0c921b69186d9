"""Count the pings in the bot's requests, and compare them with the players the game waits for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from cogs.loaded import Table, find

EPHEMERAL, SILENT = 1 << 6, 1 << 12
WITH_MESSAGE = 4
"""The type of an interaction's callback that posts a message."""


def pinged_by(request: Any) -> list[int]:
    """The users that Discord pings for a request: mentioned in the text of a new public message, and allowed."""
    message = posted_message(request)
    if message is None or message.get("flags", 0) & (EPHEMERAL | SILENT):
        return []
    mentioned = dict.fromkeys(map(int, re.findall(r"<@!?(\d+)>", message.get("content") or "")))
    allowed = message.get("allowed_mentions")
    if allowed is None or "users" in allowed.get("parse", ()):
        return list(mentioned)
    return [user_id for user_id in mentioned if user_id in set(map(int, allowed.get("users", ())))]


def posted_message(request: Any) -> dict[str, Any] | None:
    """The new message in a request, or None: an edit posts nothing."""
    body = request.json or {}
    if request.method != "POST":
        return None
    if request.path.endswith("/callback"):
        return body.get("data", {}) if body.get("type") == WITH_MESSAGE else None
    return body if request.path.endswith("/messages") or request.path.startswith("/webhooks/") else None


class Law:
    """Watches one game. Call `check` after each act: it raises where a call is missing, doubled or pointless."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.seen = len(env.http_requests)
        self.table: Table | None = None
        self.called: set[int] = set()
        """Users who were called for the wait they are in."""
        self.pings = self.acts = 0

    async def begin(self) -> None:
        """Take the game as it is now: everyone it waits for has heard of it."""
        self.table = await self._find()
        self.called = waited_for(self.table)
        self.seen = len(self.env.http_requests)

    async def check(self, actor_id: int) -> None:
        """After one act by this user."""
        assert self.table is not None
        before, self.table = self.table, await self._find()
        pinged = [user_id for each in self.env.http_requests[self.seen :] for user_id in pinged_by(each)]
        self.seen = len(self.env.http_requests)
        self.acts += 1
        self.pings += len(pinged)
        assert len(pinged) == len(set(pinged)), f"pinged twice for one act: {pinged}"
        assert actor_id not in pinged, "the player who just acted is pinged"
        if not self.table.state.agenda:
            others = people(self.table, self.table.humans) - {actor_id}
            assert set(pinged) == others, f"the end calls {pinged}, not {others}"
            return
        self._check_waits(before, set(pinged), actor_id)

    def _check_waits(self, before: Table, pinged: set[int], actor_id: int) -> None:
        assert self.table is not None
        waited = waited_for(self.table)
        if opened_a_turn(before, self.table):
            self.called.clear()
        missing = newly_waited_for(before, self.table) - pinged - {actor_id}
        assert not missing, f"{missing} are waited for from now on, and no message mentions them"
        assert pinged <= waited, f"{pinged - waited} are called, and the game doesn't wait for them"
        assert not pinged & self.called, f"{pinged & self.called} are called twice for the same wait"
        self.called = (self.called & waited) | pinged | ({actor_id} & waited)

    async def _find(self) -> Table:
        ((table_id,),) = await self.env.bot.store.rows("SELECT id FROM tables ORDER BY created_at DESC LIMIT 1")
        found = await find(self.env.bot.store, table_id)
        assert found is not None
        return found


def people(table: Table, seats: Iterable[int]) -> set[int]:
    return {user_id for seat in seats if (user_id := table.person(seat)) is not None}


def waited_for(table: Table) -> set[int]:
    """The people who have to decide; about a seat that nobody has, that is everyone."""
    vacant = any(table.is_vacant(seat) for seat in table.waits_for)
    return people(table, table.humans if vacant else table.waits_for)


def newly_waited_for(before: Table, after: Table) -> set[int]:
    """Who has to decide now and didn't before. A shared plan calls everyone as it opens; later edits call nobody."""
    if is_planning(before) and is_planning(after) and before.state.round == after.state.round:
        return set()
    return waited_for(after) if opened_a_turn(before, after) else waited_for(after) - waited_for(before)


def is_planning(table: Table) -> bool:
    return table.row.game == "crusoe" and table.view().waiting == "planning"


def opened_a_turn(before: Table, after: Table) -> bool:
    """Whether a turn, a round or a card began between the two."""
    steps = [step for step in after.history if step.revision > before.row.revision]
    return any(event.opens_a_turn for step in steps for event in after.events(step))
