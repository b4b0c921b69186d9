"""One player's board: numbers, bridges and circles."""

from __future__ import annotations

from msgspec import Struct

from engine.bridges.parts import CHARTS, GROUP, HIGHEST, Chart, Many, Race, Side, each


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

    def degrees(self) -> list[int]:
        """The same for all of them."""
        once, twice = self.once, self.twice
        return [(once & at).bit_count() + (twice & at).bit_count() for at in CHARTS[self.side].at]

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
        rooms = [(number or HIGHEST) - degree for number, degree in zip(self.numbers, self.degrees(), strict=True)]
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

    def groups(self, among: Many) -> list[Many]:
        """These islands, as far as bridges join them to one another with none of the others in between."""
        joins, groups, lonely = CHARTS[self.side].joins, list[Many](), among
        for connection in each(self.once):
            joined = joins[connection]
            if joined & ~among:
                continue
            lonely &= ~joined
            apart = []
            for group in groups:
                if group & joined:
                    joined |= group
                else:
                    apart.append(group)
            groups = [*apart, joined]
        return [*groups, *[1 << island for island in each(lonely)]]

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
