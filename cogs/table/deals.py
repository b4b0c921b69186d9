"""A game that is dealt each day: its seed, its options, and how a result is put into words."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cogs.loaded import Table
from db.steps import Step

if TYPE_CHECKING:
    from cogs.bot import Settings

SEED_BYTES: Final = 7


def keyed(settings: Settings, words: str) -> bytes:
    """What nobody can know who does not know the host's secret."""
    secret = settings.daily_secret or hashlib.sha256(f"daily {settings.token}".encode()).hexdigest()
    return hmac.new(secret.encode(), words.encode(), hashlib.sha256).digest()


def seed_of(settings: Settings, words: str) -> int:
    return int.from_bytes(keyed(settings, words)[:SEED_BYTES], "big")


def who(settings: Settings, day: str, game: str, user_id: int) -> str:
    """As somebody who began a day's deal is noted, so that nobody can read who it was."""
    return keyed(settings, f"{day} {game} {user_id}").hex()


class Deal:
    """A game that is dealt each day."""

    game: str

    def seed(self, settings: Settings, day: str) -> int:
        """Of the table of a day."""
        return seed_of(settings, f"{day} {self.game}")

    def options(self, settings: Settings, day: str) -> dict[str, Any]:
        """Of the table of a day, beside the day."""
        raise NotImplementedError

    def result(self, table: Table, history: Sequence[Step], language: str, streak: int) -> str:
        """How it went, and nothing of the deal."""
        raise NotImplementedError

    def computers_score(self, settings: Settings, day: str) -> int:
        """What the calm computer makes of the same."""
        raise NotImplementedError
