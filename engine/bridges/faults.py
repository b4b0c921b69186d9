"""What is physically impossible about a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.bridges.board import Board
from engine.bridges.draft import Draft, begun, staged
from engine.bridges.parts import CARDS, HIGHEST, INDEX, PRIZES, ROUNDS, Card, each
from engine.bridges.reach import writable
from engine.bridges.rules.scoring import total_of
from engine.bridges.state import Bridges, PlayingCard


def faults(state: Bridges) -> list[str]:
    """Everything wrong with a table; nothing, for any real one. What others take for granted is asked first."""
    if found := [*_lengths(state)] or [*_cards(state)] or _of_each_seat(state, _board):
        return found
    return _of_each_seat(state, _history) or _of_each_seat(state, _points) or _of_each_seat(state, _draft)


def _of_each_seat(state: Bridges, question: Callable[[Bridges, int], Iterator[str]]) -> list[str]:
    return [f"seat {seat}: {fault}" for seat in range(state.seats) for fault in question(state, seat)]


def _lengths(state: Bridges) -> Iterator[str]:
    """Whatever the other questions take for granted."""
    seats = {len(state.boards), len(state.prewritten), *map(len, state.tallies)}
    if seats != {state.seats} or len(state.drafts) not in (0, state.seats):
        yield "not one of everything for each seat"
    if bool(state.outcome) == bool(state.agenda) or bool(state.drafts) != isinstance(_on_top(state), PlayingCard):
        yield "the agenda does not fit the table"
    if len(state.tallies) != len(state.turned) - bool(state.drafts):
        yield "a round without its tally"
    for board in (*state.boards, *(draft.board for draft in state.drafts)):
        lines = 1 << len(board.chart.ends)
        if board.side != state.side or len(board.numbers) != 18 or not 0 <= board.once | board.twice < lines:
            yield "a board of another side"


def _on_top(state: Bridges) -> object:
    return state.agenda[0] if state.agenda else None


def _cards(state: Bridges) -> Iterator[str]:
    if Counter((state.hidden, *state.deck, *state.turned)) != Counter(CARDS):
        yield "not every card exactly once"
    if len(state.turned) + len(state.deck) != ROUNDS:
        yield "not one card in the box"


def _board(state: Bridges, seat: int) -> Iterator[str]:
    """BR-006, BR-009, BR-010, BR-022, BR-025, BR-030, BR-034."""
    return iter(_board_alone(state.boards[seat]))


@lru_cache(maxsize=256)
def _board_alone(board: Board) -> tuple[str, ...]:
    return tuple(_wrong_on(board))


def _wrong_on(board: Board) -> Iterator[str]:
    chart = board.chart
    if board.twice & ~board.once:
        yield "a second bridge without the first"
    for island, number in enumerate(board.numbers):
        letter = chart.islands[island].letter
        if not 0 <= number <= HIGHEST or board.degree(island) > (number or HIGHEST):
            yield f"too many bridges, or no such number, on {letter}"
        if number and chart.flagged >> island & 1 and not board.degree(island):
            yield f"a number under the flag of {letter} without a bridge"
    for connection in each(board.once):
        if board.once & chart.crossing[connection]:
            yield f"{chart.names[connection]} is crossed"
        if not any(board.numbers[end] for end in chart.ends[connection]):
            yield f"{chart.names[connection]} begins at no number"
    if board != _drawn_anew(board):
        yield "started, closed or finished do not follow from numbers and bridges"


def _drawn_anew(board: Board) -> Board:
    anew = Board(board.side)
    for island, number in enumerate(board.numbers):
        if number:
            anew = anew.written(island, number)
    for connection in (*each(board.once), *each(board.twice)):
        anew = anew.drawn(connection)
    return anew


def _history(state: Bridges, seat: int) -> Iterator[str]:
    """BR-024, BR-027: numbers and bridges are those of the cards that were not given up."""
    board, by = state.boards[seat], state.prewritten[seat - 1]
    cards = list(zip(state.turned, [each[seat] for each in state.tallies], strict=False))
    bridges = sum(card.bridges for card, tally in cards if tally.built)
    if board.once.bit_count() + board.twice.bit_count() != bridges:
        yield f"not {bridges} bridges"
    numbers = Counter(card.number for card, tally in cards if tally.wrote)
    if by is not None and (cards or state.drafts or any(board.numbers)):
        numbers[by.number] += 1
        if board.numbers[INDEX[by.island]] != by.number:
            yield "the number of the set-up is not there"
    if Counter(filter(None, board.numbers)) != numbers:
        yield "not the numbers of the cards"
    if cards and cards[-1][1].finished != board.finished.bit_count():
        yield "not as many circles as were told"


def _points(state: Bridges, seat: int) -> Iterator[str]:
    """BR-038 to BR-041, BR-052."""
    own = [scored for scored in state.scored if scored.seat == seat]
    if len({scored.race for scored in own}) != len(own):
        yield "one race scored twice"
    if any(scored.points not in (PRIZES[scored.race].first, PRIZES[scored.race].later) for scored in own):
        yield "a prize that does not exist"
    won = {race for race, is_won in state.boards[seat].has_won().items() if is_won}
    if won != {scored.race for scored in own}:
        yield "not the races that were won"
    if total_of(state, seat).points > 60:
        yield "more than 60 points"


def _draft(state: Bridges, seat: int) -> Iterator[str]:
    if not state.drafts:
        return
    before, draft = state.boards[seat], state.drafts[seat]
    if draft.written and not writable(before, state.card.number) >> INDEX[draft.written] & 1:
        yield f"{draft.written} cannot take a {state.card.number}"
    elif any(name not in before.chart.index for name in draft.drawn):
        yield "a bridge where no line is"
    elif len(draft.drawn) > state.card.bridges or draft != _drafted_anew(before, draft, state.card):
        yield "the round is not what was written and drawn"


@lru_cache(maxsize=256)
def _drafted_anew(before: Board, draft: Draft, card: Card) -> Draft:
    board = staged(before, card.number, draft.written, draft.drawn)
    anew = begun(before, card).changed(board, draft.written, draft.drawn, draft.given_up)
    return replace(anew, done=draft.done)
