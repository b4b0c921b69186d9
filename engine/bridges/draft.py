"""A player's round as it stands, nobody else's business until it closes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.bridges.board import Board
from engine.bridges.parts import INDEX, Card, Letter, Many
from engine.bridges.reach import drawable, writable

Part: TypeAlias = Literal["number", "bridges"]
"""The two actions of a round."""


class Draft(Struct, frozen=True, gc=False):
    """What was written, drawn and given up, on a copy of the board; and what may come next."""

    board: Board
    card: Card
    writable: Many
    """Islands that may take the card's number."""
    drawable: Many = 0
    """Connections that may take the next bridge, such that all can be drawn; none while the number is open."""
    written: Letter | None = None
    drawn: tuple[str, ...] = ()
    given_up: tuple[Part, ...] = ()
    done: bool = False

    @property
    def has_no_choice(self) -> bool:
        """Neither the number nor the bridges can be placed, so there's nothing to do and nothing to take back."""
        return not (self.writable or self.drawable or self.written or self.drawn or self.given_up)

    @property
    def number_is_open(self) -> bool:
        """Neither written nor given up, though it could be written."""
        return self.written is None and bool(self.writable) and "number" not in self.given_up

    @property
    def bridges_to_draw(self) -> int:
        """How many bridges are still asked for; none if they were given up or no complete set exists."""
        return self.card.bridges - len(self.drawn) if self.drawable and "bridges" not in self.given_up else 0

    def changed(
        self, board: Board, written: Letter | None, drawn: tuple[str, ...], given_up: tuple[Part, ...]
    ) -> Draft:
        """Another round on the same card, and what it leaves possible."""
        left = self.card.bridges - len(drawn)
        number_is_open = written is None and self.writable and "number" not in given_up
        ahead = drawable(board, left) if left and not number_is_open else 0
        return Draft(board, self.card, self.writable, ahead, written, drawn, given_up)

    def without(self, *parts: Part) -> tuple[Part, ...]:
        """What is given up beside these."""
        return tuple(part for part in self.given_up if part not in parts)


def begun(board: Board, card: Card) -> Draft:
    """A round in which nothing is done yet; it is done at once where the card leaves no choice (AMB-22)."""
    draft = Draft(board, card, writable(board, card.number)).changed(board, None, (), ())
    return replace(draft, done=draft.has_no_choice)


def staged(board: Board, number: int, written: Letter | None, drawn: tuple[str, ...]) -> Board:
    """What a round makes of the board it began with."""
    if written:
        board = board.written(INDEX[written], number)
    for connection in drawn:
        board = board.drawn(board.chart.index[connection])
    return board
