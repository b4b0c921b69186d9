"""What Discord tells this process: taken, held until it takes over, or left to the one that follows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from cogs.bot import Atoll

INTERACTION: Final = "INTERACTION_CREATE"
RECENT: Final = timedelta(seconds=10)
"""What came longer ago was done by who was there before."""
BEGINNINGS: Final = frozenset({"ready", "shard_ready"})
"""At these it is looked for what came while nobody was there; so they are never too long ago."""

Parsers = dict[str, Callable[[Any], None]]


class Door:
    """Two processes may be connected for the same shards at once: one of them has its door open."""

    def __init__(self, bot: Atoll, parsers: Parsers) -> None:
        self._bot = bot
        self._take = parsers[INTERACTION]
        parsers[INTERACTION] = self._interaction
        self._stands: Literal["open", "held", "shut"] = "open"
        self._held: deque[tuple[Any, str, Callable[[], None]]] = deque()
        self._elsewhere: frozenset[int] = frozenset()
        """Interactions that the process before answered, and that may still arrive here."""
        self._noted: set[int] | None = None

    @property
    def is_open(self) -> bool:
        return self._stands == "open"

    @property
    def noted(self) -> list[int]:
        """The interactions taken since `note`."""
        return sorted(self._noted or ())

    def note(self) -> None:
        """Somebody may follow, and will have to know what was taken here."""
        self._noted = set() if self._noted is None else self._noted

    def hold(self) -> None:
        """Take nothing yet: somebody else still does."""
        self._stands = "held"

    def open(self, elsewhere: Iterable[int]) -> None:
        """From now on all is taken; first what was held, but for what was answered elsewhere."""
        self._stands, self._elsewhere = "open", frozenset(elsewhere)
        held, self._held = self._held, deque()
        since = self._bot.now() - RECENT
        for came, event, take in held:
            if came >= since or event in BEGINNINGS:
                take()

    def shut(self) -> None:
        """Take nothing any more: another process does."""
        self._stands = "shut"

    def lets_in(self, event: str, *args: Any, **kwargs: Any) -> bool:
        """Whether those who listen are told now; where they are to be told later it is kept."""
        if self._stands == "held" and f"on_{event}" in self._bot.extra_events:
            self._keep(event, partial(self._bot.dispatch, event, *args, **kwargs))
        return self.is_open

    def _interaction(self, data: Any) -> None:
        if self._stands == "held":
            self._keep(INTERACTION, partial(self._interaction, data))
        elif self.is_open and int(data["id"]) not in self._elsewhere:
            if self._noted is not None:
                self._noted.add(int(data["id"]))
            self._take(data)

    def _keep(self, event: str, take: Callable[[], None]) -> None:
        self._held.append((self._bot.now(), event, take))
