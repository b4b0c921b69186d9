"""One player's board: numbers, bridges, circles, and where another bridge may run."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.bridges.parts import CHARTS, GROUP, HIGHEST, Chart, Many, Race, Side, each, many


class Board(Struct, frozen=True, gc=False):
    """What is written and drawn. What follows from it is kept beside it, because it only ever grows."""

    side: Side
    numbers: tuple[int, ...] = (0,) * 18
    """By island; 0 while it is free."""
    once: Many = 0
    """Connections with at least one bridge."""
    twice: Many = 0
    started: Many = 0
    """Connections with a number at one end or at both."""
    closed: Many = 0
    """Connections that can take no further bridge: two stand there, one crosses, or an end is full."""
    finished: Many = 0
    """Islands with a circle."""

    @property
    def chart(self) -> Chart:
        return CHARTS[self.side]

    @property
    def open(self) -> Many:
        """Connections where a bridge may be drawn now."""
        return self.started & ~self.closed

    def degree(self, island: int) -> int:
        """How many bridges reach an island."""
        at = CHARTS[self.side].at[island]
        return (self.once & at).bit_count() + (self.twice & at).bit_count()

    def bridges_on(self, connection: int) -> int:
        return (self.once >> connection & 1) + (self.twice >> connection & 1)

    def room(self, island: int) -> int:
        """How many more bridges an island bears."""
        return (self.numbers[island] or HIGHEST) - self.degree(island)

    def written(self, island: int, number: int) -> Board:
        """With a number on a free island; it is finished at once if just as many bridges are there."""
        at = self.chart.at[island]
        numbers = (*self.numbers[:island], number, *self.numbers[island + 1 :])
        closed, finished = self.closed, self.finished
        if self.degree(island) == number:
            closed |= at
            finished |= 1 << island
        return Board(self.side, numbers, self.once, self.twice, self.started | at, closed, finished)

    def drawn(self, connection: int) -> Board:
        """With one more bridge on an open connection; a full island closes all of its own."""
        chart, bridge = CHARTS[self.side], 1 << connection
        twice = self.twice | self.once & bridge
        once = self.once | bridge
        closed, finished = self.closed | chart.crossing[connection] | twice & bridge, self.finished
        for island in chart.ends[connection]:
            at, number = chart.at[island], self.numbers[island]
            if (once & at).bit_count() + (twice & at).bit_count() == (number or HIGHEST):
                closed |= at
                if number:
                    finished |= 1 << island
        return Board(self.side, self.numbers, once, twice, self.started, closed, finished)

    def bearable(self) -> list[int]:
        """How many more bridges may reach each island at most, by the lines not closed and the room at both ends."""
        chart, bearable = self.chart, [0] * 18
        rooms = [self.room(island) for island in range(18)]
        for here in each((1 << len(chart.ends)) - 1 & ~self.closed):
            one, other = chart.ends[here]
            more = min(2 - (self.once >> here & 1), rooms[one], rooms[other])
            bearable[one] += more
            bearable[other] += more
        return bearable

    def is_lost(self, island: int) -> bool:
        """Whether an island can never get as many bridges as its number says."""
        number, bridges, ends = self.numbers[island], self.degree(island), CHARTS[self.side].ends
        for here in each(CHARTS[self.side].at[island] & ~self.closed):
            if bridges >= number:
                break
            other = sum(ends[here]) - island
            bridges += min(2 - (self.once >> here & 1), self.room(other))
        return bridges < number

    def groups(self, among: Many) -> Iterator[Many]:
        """These islands, as far as bridges join them to one another with none of the others in between."""
        while among:
            group = edge = among & -among
            while edge:
                edge = self._joined_to(edge) & among & ~group
                group |= edge
            yield group
            among &= ~group

    def _joined_to(self, islands: Many) -> Many:
        chart, joined = self.chart, 0
        for island in each(islands):
            for connection in each(self.once & chart.at[island]):
                joined |= chart.joins[connection]
        return joined

    def largest_group(self) -> int:
        """How many finished islands are connected at most."""
        return max((group.bit_count() for group in self.groups(self.finished)), default=0)

    def has_won(self) -> dict[Race, bool]:
        """Which of the three categories this board fulfils."""
        finished, chart = self.finished, self.chart
        return {
            "red": finished & chart.red == chart.red,
            "blue": finished & chart.blue == chart.blue,
            "six": finished.bit_count() >= GROUP and self.largest_group() >= GROUP,
        }


def writable(board: Board, number: int) -> Many:
    """Free islands that may take this number; flags need a bridge, and no number is below the bridges there."""
    islands = 0
    flagged = board.chart.flagged
    for island, written in enumerate(board.numbers):
        if not written and (flagged >> island & 1) <= board.degree(island) <= number:
            islands |= 1 << island
    return islands


def drawable(board: Board, bridges: int) -> Many:
    """Where the next of so many bridges may run such that all the others can follow: a dead end is not offered."""
    if bridges == 1 or _stays_open(board, bridges):
        return board.open
    return many(here for here in each(board.open) if can_draw(board.drawn(here), bridges - 1))


def can_draw(board: Board, bridges: int) -> bool:
    """Whether so many bridges can be drawn here one after the other."""
    if bridges <= 1:
        return not bridges or bool(board.open)
    return any(can_draw(board.drawn(here), bridges - 1) for here in each(board.open))


def _stays_open(board: Board, bridges: int) -> bool:
    # Lines that nothing crosses, with room at both ends for all the bridges, stay open wherever the others run.
    # Where these lines bear all the bridges, no first one is a dead end, and nothing need be tried.
    chart, bearable = board.chart, 0
    for here in each(board.open):
        one, other = chart.ends[here]
        if not board.open & chart.crossing[here] and min(board.room(one), board.room(other)) >= bridges:
            bearable += 2 - (board.once >> here & 1)
            if bearable >= bridges:
                return True
    return False


def left_to_draw(board: Board, at_most: int) -> int:
    """How many bridges can still be drawn here, counted no further than asked."""
    return next(bridges for bridges in range(at_most, -1, -1) if can_draw(board, bridges))


def unfinishable(board: Board, numbers: tuple[int, ...]) -> Many:
    """Islands that can never be finished any more, whatever happens, of the numbers that may still come up."""
    flagged, bearable, islands = board.chart.flagged, board.bearable(), 0
    for island, written in enumerate(board.numbers):
        there, most = board.degree(island), board.degree(island) + bearable[island]
        if written:
            lost = most < written
        else:
            is_reachable = most or not flagged >> island & 1
            lost = not is_reachable or not any(there <= number <= most for number in numbers)
        islands |= lost << island
    return islands
