"""What a layer paints from: the view, who sits where, what is new, and what may come."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.bridges.events import BoardsPassed, Played, RaceScored
from engine.bridges.reach import drawable as open_lines
from engine.bridges.reach import writable
from engine.bridges.view import BoardSeen, BridgesView
from engine.contract import Event, Seat
from locales import say
from render.bridges.plan import STRIP, Plan, plan
from render.lettering import drawable
from render.theme import Theme


@dataclass(frozen=True)
class Look:
    """One board as it is to be painted: all that its picture depends on."""

    theme: str
    cell: int
    width: int
    height: int
    seen: BoardSeen
    numbers: frozenset[str] = frozenset()
    """Islands whose number is new."""
    bridges: tuple[str, ...] = ()
    """Bridges that are new, one entry each."""
    fresh: bool = False
    """New is one's own and can still be taken back."""
    islands: frozenset[str] = frozenset()
    """Where the number may go."""
    hopeless: frozenset[str] = frozenset()
    """Where it may go, and could then never be finished."""
    lines: frozenset[str] = frozenset()
    """Where the next bridge may run."""


@dataclass(frozen=True)
class Scene:
    """One picture to paint."""

    view: BridgesView
    names: tuple[str, ...]
    theme: Theme
    lang: str
    events: tuple[Event, ...]
    shape: str
    computers: frozenset[Seat] = frozenset()
    """The seats that computers play; a view does not tell."""

    @cached_property
    def own(self) -> Seat | None:
        """Whose private picture this is, while there is something to choose."""
        return self.view.seat if self.view.waiting != "over" else None

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.view.seats) if seat != self.own)

    @cached_property
    def plan(self) -> Plan:
        if self.own is None:
            return plan(self.view.side, self.view.seats, 0, self.shape)
        return plan(self.view.side, 1, self.view.seats - 1, self.shape)

    @cached_property
    def scored_now(self) -> frozenset[str]:
        """Races somebody just scored in."""
        return frozenset(event.race for event in self.events if isinstance(event, RaceScored))

    def say(self, key: str, **values: object) -> str:
        return say(self.lang, f"picture-{key}", **values)

    def boards(self) -> list[tuple[Seat, tuple[int, int], Look]]:
        """Every board of this picture: whose, where, and how it looks."""
        if self.own is not None:
            return [(self.own, self.plan.boards[0], self._own_look(self.own))]
        return [
            (seat, place, self._look(self.view.players[seat].seen, *self._changes(seat)))
            for seat, place in zip(range(self.view.seats), self.plan.boards, strict=False)
        ]

    def _look(self, seen: BoardSeen, numbers: frozenset[str], bridges: tuple[str, ...], **more: object) -> Look:
        width, height = self.plan.box
        looks = Look(self.theme.name, self.plan.cell, width, height - STRIP, seen, numbers, bridges)
        return looks if not more else Look(*_fields(looks), **more)  # type: ignore[arg-type]

    def _changes(self, seat: Seat) -> tuple[frozenset[str], tuple[str, ...]]:
        numbers: set[str] = set()
        bridges: list[str] = []
        for event in self.events:
            if isinstance(event, Played) and event.seat == seat:
                numbers |= {event.island} if event.island else set()
                bridges += event.bridges
            elif isinstance(event, BoardsPassed):
                numbers |= {board.island for board in event.boards if board.to == seat}
        return frozenset(numbers), tuple(sorted(bridges))

    def _own_look(self, seat: Seat) -> Look:
        """One's own board with what is staged, and what may come next."""
        own = self.view.own
        if own is None:
            return self._set_up_look(seat)
        board, card = own.seen.board, self.view.card
        islands = lines = 0
        if card and not own.done:
            islands = writable(board, card.number) if own.number_is_open else 0
            lines = open_lines(board, own.bridges_to_draw) if own.bridges_to_draw and not own.number_is_open else 0
        return self._look(
            own.seen,
            frozenset({own.written} if own.written else ()),
            tuple(sorted(own.drawn)),
            fresh=True,
            islands=frozenset(board.chart.letters(islands)),
            hopeless=frozenset(own.hopeless),
            lines=frozenset(board.chart.named(lines)),
        )

    def _set_up_look(self, seat: Seat) -> Look:
        """The board one writes a 3 or a 4 on, for the player on the left."""
        seen, chosen = self.view.players[seat].seen, self.view.prewritten
        chart = seen.board.chart
        if chosen is None:
            free = frozenset(island.letter for island in chart.islands if not island.flag)
            return self._look(seen, frozenset(), (), fresh=True, islands=free)
        place = next(here for here, island in enumerate(chart.islands) if island.letter == chosen.island)
        return self._look(replaced(seen, place, chosen.number), frozenset({chosen.island}), (), fresh=True)


def _fields(look: Look) -> tuple[object, ...]:
    return (look.theme, look.cell, look.width, look.height, look.seen, look.numbers, look.bridges)


def replaced(seen: BoardSeen, place: int, number: int) -> BoardSeen:
    """The board with a number that is only meant to be written."""
    written = seen.board.written(place, number)
    return BoardSeen(written, seen.finished, seen.red, seen.blue, seen.group, seen.unfinishable, seen.closed)


def scene(
    view: BridgesView,
    names: Sequence[str],
    theme: Theme,
    lang: str,
    events: Iterable[Event] = (),
    shape: str = "wide",
    computers: Collection[Seat] = (),
) -> Scene:
    """A name our fonts cannot draw becomes its seat's."""
    shown = tuple(drawable(name[:40]) or say(lang, "picture-player", seat=seat + 1) for seat, name in enumerate(names))
    return Scene(view, shown, theme, lang, tuple(events), shape, frozenset(computers))
