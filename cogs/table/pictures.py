"""Pictures, drawn off the event loop, two at once; the words carry the game where one is late or fails."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import discord

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.beginning import set_up
from cogs.talk.limits import LONGEST_DESCRIPTION
from cogs.talk.times import PICTURE_WITHIN
from cogs.words.story import AND, one_line
from cogs.words.teller import Teller
from db import steps
from db.preferences import Preferences
from db.steps import Step
from engine.contract import Event
from engine.play import play_recorded, read
from render.day import Day, drawn

if TYPE_CHECKING:
    from cogs.bot import Atoll

AT_ONCE: Final = 2
FILMS_KEPT: Final = 16 * 2**20
"""Bytes of replays that are kept in memory, some thirty of them."""

log = logging.getLogger(__name__)


def files(picture: bytes | None, name: str, description: str) -> list[discord.File]:
    """The picture as Discord takes it, and its words; a fresh name each time, for clients keep what they know."""
    if picture is None:
        return []
    return [discord.File(io.BytesIO(picture), filename=name, description=description[:LONGEST_DESCRIPTION])]


def played_by_computers(table: Table) -> list[int]:
    """The seats that bear the computer's sign."""
    return [seat.seat for seat in table.seats if seat.computer]


class Pictures:
    """Draws what people see of a table."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._painters = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="painter")
        self._filming = asyncio.Semaphore(AT_ONCE - 1)
        """Replays never have the last painter: boards wait for none of them."""
        self._films: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """Replays of finished games, by table and revision, the one asked for last at the end."""

    def close(self) -> None:
        self._painters.shutdown(wait=False, cancel_futures=True)

    def board(
        self,
        table: Table,
        since: Sequence[Step],
        *,
        seat: int | None = None,
        own: Preferences | None = None,
        language: str | None = None,
        page: str | None = None,
    ) -> asyncio.Future[bytes] | None:
        """The board, or a page beside it, begun; a finished game's is its last picture. None where pictures are off."""
        row, view = table.row, table.view(seat)
        events = table.public_events(since)
        shape: render.Shape = "tall" if (own.tall if own is not None else table.is_tall) else "wide"
        shown = (
            row.game,
            view,
            table.names,
            language or row.language,
            own.palette if own is not None else row.theme,
            events,
        )
        computers = played_by_computers(table)
        if not table.state.agenda:
            return self._begin(row.game, lambda: render.final(*shown, shape=shape, computers=computers))
        more = behaviour_of(table).beside(table) | ({"page": page} if page else {})
        return self._begin(row.game, lambda: render.draw(*shown, shape=shape, computers=computers, **more))

    def banner(self, table: Table, room: int) -> asyncio.Future[bytes] | None:
        """The lobby's picture, begun."""
        row, seated = table.row, len(table.seats)
        return self._begin(row.game, lambda: render.banner(row.game, seated, room, row.language, row.theme))

    def planned(
        self, table: Table, events: Sequence[Event], own: Preferences | None = None, language: str | None = None
    ) -> asyncio.Future[bytes] | None:
        """A turn tried out, with arrows for the ways that pawns would go, begun."""
        row, theme = table.row, own.palette if own is not None else table.row.theme
        shown = (row.game, table.view(), table.names, language or row.language, theme, tuple(events))
        shape: render.Shape = "tall" if own is not None and own.tall else "wide"
        computers = played_by_computers(table)
        return self._begin(row.game, lambda: render.planned(*shown, shape=shape, computers=computers))

    def puzzle(
        self, table: Table, goal: str, events: Sequence[Event], own: Preferences, language: str
    ) -> asyncio.Future[bytes] | None:
        """A puzzle's position beneath what it asks for, begun."""
        shown = (table.row.game, table.view(), table.names, language, goal, own.palette, tuple(events))
        shape: render.Shape = "tall" if own.tall else "wide"
        return self._begin(table.row.game, lambda: render.puzzle(*shown, shape=shape))

    def day(self, day: Day, language: str) -> asyncio.Future[bytes] | None:
        """A day's deal of a server, begun."""
        return self._begin(day.game, lambda: drawn(day, language, self.bot.settings.theme))

    async def replay(self, table: Table) -> bytes | None:
        """The whole game as an animated picture, one at a time; that of a finished game is kept for a while.

        None where pictures are off. `Illegal` says that the rules have changed since.
        """
        row, asked = table.row, (table.id, table.row.revision)
        async with self._filming:
            if asked in self._films:
                self._films.move_to_end(asked)
                return self._films[asked]
            history = await steps.history(self.bot.store, table.id)
            computers = played_by_computers(table)

            def film() -> bytes:
                told = list(retold(table, set_up(table).state, history))
                return render.replay(row.game, told, table.names, row.language, row.theme, computers=computers)

            drawing = self._begin(row.game, film)
            made = await drawing if drawing is not None else None
            if made is not None and not table.state.agenda:
                self._keep(asked, made)
            return made

    def _keep(self, asked: tuple[str, int], film: bytes) -> None:
        self._films[asked] = film
        while sum(map(len, self._films.values())) > FILMS_KEPT:
            self._films.popitem(last=False)

    def _begin(self, game: str, draw: Callable[[], bytes]) -> asyncio.Future[bytes] | None:
        if not self.bot.settings.pictures or game not in render.PICTURES:
            return None
        return asyncio.get_running_loop().run_in_executor(self._painters, self.bot.measures.timed(draw))

    async def in_time(self, drawing: asyncio.Future[bytes] | None) -> bytes | None:
        """The picture, if it is done before patience ends."""
        if drawing is None:
            return None
        try:
            return await asyncio.wait_for(asyncio.shield(drawing), PICTURE_WITHIN)
        except TimeoutError:
            return None
        except Exception:
            log.exception("a picture failed")
            return None


def retold(table: Table, first: Any, history: Sequence[Step]) -> Iterator[tuple[Any, list[Event], str]]:
    """For each step that stands: the view after it, what happened, and a caption."""
    tell = Teller(table, table.row.language, plain=True)
    states = {1: first}
    state = first
    for step in history[1:]:
        if step.back_to is not None:
            state = states[step.back_to]
        else:
            for line in step.notation.split(AND):
                state = play_recorded(table.game, state, step.seat or 0, read(table.game, line)).state
        states[step.revision] = state
        events = table.public_events([step])
        if table.game.in_private and state.agenda and not any(event.opens_a_turn for event in events):
            continue  # somebody's own choice: the boards stand as they stood
        yield table.game.view(state, None), events, one_line(tell, [step])
