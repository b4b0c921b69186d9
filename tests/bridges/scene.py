"""Boards as pictures in text, and a table to play them at.

An island is its letter and its number or a dot; `-` and `|` are one bridge, `=` and `"` two, a blank is none.
"""

from __future__ import annotations

import pytest

from engine.bridges import GAME
from engine.bridges.board import Board
from engine.bridges.draft import begun
from engine.bridges.parts import CARDS, CHARTS, INDEX, LETTERS, Card, Side
from engine.bridges.state import Bridges, ClosingRound, PlayingCard, Prewritten, Tally
from engine.chance import Luck
from engine.contract import Event, Illegal, Step
from engine.play import legal, play, read, write

SIDES: tuple[Side, ...] = ("A", "B")
ONE, TWO = {"H": "-", "V": "|"}, {"H": "=", "V": '"'}


def picture(board: Board) -> str:
    """The board as text."""
    chart = board.chart
    grid = [[" "] * (4 * chart.columns) for _ in range(2 * chart.rows)]
    for here, connection in enumerate(chart.connections):
        drawn = board.bridges_on(here)
        one, other = (chart.islands[end] for end in chart.ends[here])
        mark = (" ", ONE[connection.direction], TWO[connection.direction])[drawn]
        if drawn and connection.direction == "H":
            for column in range(4 * one.column, 4 * other.column):
                grid[2 * one.row][column] = mark
        elif drawn:
            for row in range(2 * one.row, 2 * other.row):
                grid[row][4 * one.column] = mark
    for island, number in zip(chart.islands, board.numbers, strict=True):
        grid[2 * island.row][4 * island.column : 4 * island.column + 2] = [island.letter, str(number or ".")]
    return "\n".join("".join(row).rstrip() for row in grid).rstrip()


def board(text: str, side: Side = "A") -> Board:
    """The board a picture shows; bridges first to numbered islands, as rules want it."""
    chart, made = CHARTS[side], Board(side)
    lines = [line.ljust(4 * chart.columns) for line in text.strip("\n").split("\n")]
    lines += [" " * 4 * chart.columns] * (2 * chart.rows - len(lines))
    for island in chart.islands:
        letter, number = list(lines[2 * island.row][4 * island.column : 4 * island.column + 2])
        assert letter == island.letter, f"{island.letter} is missing in the picture"
        if number != ".":
            made = made.written(INDEX[letter], int(number))
    for here, connection in enumerate(chart.connections):
        start = chart.islands[chart.ends[here][0]]
        right, below = (2, 0) if connection.direction == "H" else (0, 1)
        mark = lines[2 * start.row + below][4 * start.column + right]
        times = 1 if mark == ONE[connection.direction] else 2 if mark == TWO[connection.direction] else 0
        for _ in range(times):
            assert made.open >> here & 1, f"no bridge may be drawn on {connection.name}"
            made = made.drawn(here)
    return made


def cards(text: str) -> tuple[Card, ...]:
    """`5/3 2/1`: a 5 with three bridges, then a 2 with one."""
    pairs = (card.split("/") for card in text.split())
    return tuple(Card(int(number), int(bridges)) for number, bridges in pairs)


def table(*boards: Board, to_play: str = "5/3", in_round: int = 1) -> Bridges:
    """A table in this round; `to_play` is its card and all that follow."""
    now, *deck = cards(to_play)
    spare = [card for card in CARDS if card not in (now, *deck)]
    turned = (*spare[: in_round - 1], now)
    return Bridges(
        seats=len(boards),
        luck=Luck(1),
        side=boards[0].side,
        daily=None,
        hidden=spare[-1],
        deck=tuple(deck),
        turned=turned,
        prewritten=(Prewritten("B", 4),) * len(boards),
        boards=boards,
        drafts=tuple(begun(each, now) for each in boards),
        tallies=((Tally(False, False, 0),) * len(boards),) * (in_round - 1),
        agenda=(PlayingCard(), ClosingRound()),
    )


def say(state: Bridges, *lines: str) -> Step[Bridges]:
    """`0: write C; done`: what each seat says, one after the other, and all that happened."""
    events: tuple[Event, ...] = ()
    for line in lines:
        seat, said = line.split(":")
        for words in said.split(";"):
            state, more = play(GAME, state, int(seat), read(GAME, words))
            events += more
    return Step(state, events)


def refused(state: Bridges, line: str) -> Illegal:
    """The refusal of a line."""
    with pytest.raises(Illegal) as refusal:
        say(state, line)
    return refusal.value


def offered(state: Bridges, verb: str, seat: int = 0) -> set[str]:
    """What a seat may say after this verb."""
    lines = [write(action).split(" ", 1) for action in legal(GAME, state, seat)]
    return {line[1] if len(line) > 1 else "" for line in lines if line[0] == verb}


def circles(of: Board) -> str:
    """The letters of the finished islands."""
    return "".join(of.chart.letters(of.finished))


EMPTY: dict[Side, Board] = {side: Board(side) for side in SIDES}
UNFLAGGED = {side: {letter for letter in LETTERS if not CHARTS[side].islands[INDEX[letter]].flag} for side in CHARTS}
