"""Questions that take thought: asked of a process of its own, one after the other; or else the calm answer, at once."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Hashable, Sequence
from inspect import isfunction
from typing import Any, Final, TypeVar

from cogs.thought.process import Process
from engine.contract import Action, Game, MindName, Seat

T = TypeVar("T")

PATIENCE: Final = 8.0
"""Seconds that somebody waits for an answer, those in the queue among them."""
NEWEST: Final = 0.3
"""The weight of the last thought in how long one is expected to take."""
IDLE: Final = 120.0
"""Seconds without a question after which the process ends."""
REST: Final = 60.0
"""Seconds in which none is begun after one that could not be, or ended at once."""

log = logging.getLogger(__name__)


class Unanswered(Exception):  # noqa: N818 — the calm answer takes its place
    """Nothing will come."""


class Asked:
    """A question, and whoever waits for its answer."""

    def __init__(
        self, asker: Hashable, words: bytes, function: Callable[..., Any], *, is_awaited: bool, can_wait: bool
    ) -> None:
        self.asker, self.words, self.function = asker, words, function
        self.is_awaited = is_awaited
        """Somebody looks at the screen until the answer is there."""
        self.can_wait = can_wait
        """A part of something long, which lets every other question pass."""
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.listeners = 0
        self.begun_at = 0.0
        """By the loop's clock, when it was thought about."""

    @property
    def rank(self) -> tuple[bool, bool]:
        """Less for what is thought about first."""
        return self.can_wait, not self.is_awaited

    def fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(Unanswered())
            self.answer.exception()  # perhaps nobody listens any more


class Thought:
    """One process for all tables: niced, of bounded memory, begun when first needed and ended when idle."""

    def __init__(
        self,
        *,
        wanted: bool = True,
        patience: float = PATIENCE,
        idle: float = IDLE,
        rest: float = REST,
    ) -> None:
        self._is_open = wanted
        self._patience, self._idle, self._rest = patience, idle, rest
        self._waiting: dict[Hashable, Asked] = {}
        """One for each asker, in the order they came."""
        self._now: Asked | None = None
        """What is being thought about."""
        self._lasts: dict[Callable[..., Any], float] = {}
        """Seconds that each kind of question took lately."""
        self._process: Process | None = None
        self._alive: set[Process] = set()
        self._beginning: asyncio.Task[None] | None = None
        self._bell: asyncio.TimerHandle | None = None
        """Rings when the present thought, or the present idleness, has lasted too long."""
        self._rests_until = 0.0

    async def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: Seat,
        legal: Sequence[Action],
        *,
        asker: Hashable,
        kind: MindName = "strong",
    ) -> Action:
        """What a mind of the game does; always legal."""
        mind = game.minds[kind]
        if mind is game.mind:
            return mind(view, seat, legal)
        calm = lambda: game.mind(view, seat, legal)  # noqa: E731 — it is handed on
        action = await self.ask(asker, mind, view, seat, list(legal), calm=calm, is_awaited=False)
        return action if action in legal else game.mind(view, seat, legal)

    async def ask(
        self,
        asker: Hashable,
        function: Callable[..., T],
        *data: Any,
        calm: Callable[[], T],
        is_awaited: bool = True,
        can_wait: bool = False,
    ) -> T:
        """What a function of the engine says to plain data; the calm answer where that fails or does not come in time.

        An asker, such as a table and a person there, has one question: another one takes its place, the same one is
        thought about once. What somebody awaits comes before what computers think about, and what can wait comes last.
        """
        assert isfunction(function), f"{function} is not known by a name"
        words = pickle.dumps((function, data))
        asked = self._ask(Asked(asker, words, function, is_awaited=is_awaited, can_wait=can_wait))
        if asked is None:
            return calm()
        asked.listeners += 1
        try:
            async with asyncio.timeout(self._patience):
                answer: T = await asyncio.shield(asked.answer)
        except (TimeoutError, Unanswered):
            return calm()
        else:
            return answer
        finally:
            asked.listeners -= 1
            if not asked.listeners and self._waiting.get(asker) is asked:
                del self._waiting[asker]

    @property
    def alive(self) -> bool:
        """Whether there is a process now."""
        return bool(self._alive)

    async def close(self) -> None:
        """Everybody gets the calm answer, and no process is left."""
        self._is_open = False
        self._fail_all()
        if self._beginning is not None:
            await asyncio.wait([self._beginning])
        self._set_bell(None)
        for process in [*self._alive]:
            process.kill()
            await process.over.wait()

    def _ask(self, asked: Asked) -> Asked | None:
        """The question in its place; none where it would wait too long, or there is nobody to think."""
        if not self._is_open or asyncio.get_running_loop().time() < self._rests_until:
            return None
        for known in (self._now, self._waiting.get(asked.asker)):
            if known is not None and (known.asker, known.words) == (asked.asker, asked.words):
                return known
        if former := self._waiting.pop(asked.asker, None):
            former.fail()
        if self._wait_before(asked) >= self._patience:
            return None
        self._waiting[asked.asker] = asked
        self._go_on()
        return asked

    def _wait_before(self, asked: Asked) -> float:
        """Seconds until it would be thought about, by how long such questions took lately."""
        ahead = [each for each in self._waiting.values() if each.rank <= asked.rank]
        return sum(self._lasts.get(each.function, 0.0) for each in ahead)

    def _go_on(self) -> None:
        """With what has waited longest, if nothing is thought about; or else idly for a while."""
        if self._now is not None or self._beginning is not None:
            return
        if self._process is None:
            if self._waiting:
                self._beginning = asyncio.create_task(self._begin(), name="thought begins")
        elif self._waiting:
            self._now = self._waiting.pop(self._next())
            self._now.begun_at = asyncio.get_running_loop().time()
            self._process.tell(self._now.words)
            self._set_bell(self._patience, self._process.kill)
        else:
            self._set_bell(self._idle, self._doze)

    def _next(self) -> Hashable:
        """Whose question has waited longest: of those that somebody awaits, then of those that cannot wait."""
        return min(self._waiting, key=lambda asker: self._waiting[asker].rank)

    async def _begin(self) -> None:
        try:
            process = await Process.begin(self._hear, self._end)
        except OSError as fault:
            log.warning("no process can be begun to think in: %s", fault)
            self._take_a_rest()
        else:
            self._alive.add(process)
            self._process = process
        self._beginning = None
        self._go_on()

    def _hear(self, words: bytes) -> None:
        is_well, said = pickle.loads(words)  # noqa: S301 — from the process that this one began
        asked, self._now = self._now, None
        if asked is not None:
            self._note_how_long(asked)
        if asked is not None and not is_well:
            log.warning("a thought failed\n%s", said)
            asked.fail()
        elif asked is not None and not asked.answer.done():
            asked.answer.set_result(said)
        self._go_on()

    def _note_how_long(self, asked: Asked) -> None:
        lasted = asyncio.get_running_loop().time() - asked.begun_at
        before = self._lasts.get(asked.function, lasted)
        self._lasts[asked.function] = before + NEWEST * (lasted - before)

    def _doze(self) -> None:
        if self._process is not None:
            self._process.finish()
            self._process = None

    def _end(self, process: Process) -> None:
        """By itself, killed, or told to; only its own thought is lost."""
        self._alive.discard(process)
        if process is not self._process:
            return
        self._process = None
        self._set_bell(None)
        asked, self._now = self._now, None
        if asked is not None:
            self._note_how_long(asked)
            log.warning("the process that thinks ended in the midst of a thought")
            asked.fail()
        if not process.is_ready:
            self._take_a_rest()
        self._go_on()

    def _take_a_rest(self) -> None:
        self._rests_until = asyncio.get_running_loop().time() + self._rest
        self._fail_all()

    def _fail_all(self) -> None:
        for asked in (*self._waiting.values(), self._now):
            if asked is not None:
                asked.fail()
        self._waiting.clear()
        self._now = None

    def _set_bell(self, seconds: float | None, ring: Callable[[], object] = lambda: None) -> None:
        if self._bell is not None:
            self._bell.cancel()
        self._bell = asyncio.get_running_loop().call_later(seconds, ring) if seconds is not None else None
