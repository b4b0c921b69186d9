"""A second solver, as plain as can be: breadth first over whatever the engine calls legal, every table once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.bridges import GAME as BRIDGES
from engine.bridges.actions import Bridge, Skip, TakeBack, Write
from engine.island import GAME as ISLAND
from engine.island.actions import AskMe, EndTurn, Give, Lift, Navigate, Sandbag, ShoreUp
from engine.island.state import Acting, Ending, NextTurn, Won
from engine.play import legal, play, run
from engine.puzzles import Puzzle

Spoken = tuple[int, Any]
"""A seat and an action."""


MOST = 60_000
"""So many tables are looked at with everything that can be said; some turns with two lifts leave millions."""
MOST_LIMITED = 600_000
"""So many, where what cannot help is left out after the first action."""


class TooLarge(Exception):  # noqa: N818 — a search that was given up, no error
    """A puzzle that a plain search does not come to the end of."""


class Solved(NamedTuple):
    """What looking at everything brings."""

    shortest: int | None
    leading: set[Spoken]
    """The first actions that lead to the goal."""
    tables: int


def search(
    begin: Any,
    on: Callable[[Any], Iterator[tuple[Spoken, Any]]],
    is_goal: Callable[[Any], bool],
    key: Any,
    most: int = MOST,
) -> Solved:
    """Forward to every table there is, then back from those where the goal is reached."""
    known: dict[Hashable, int] = {key(begin): 0}
    edge, depth, shortest = [begin], 0, None
    before: dict[int, set[int]] = defaultdict(set)
    firsts: list[tuple[Spoken, int]] = []
    reached: set[int] = set()
    while edge:
        further = []
        for state in edge:
            here = known[key(state)]
            if len(known) > most:
                raise TooLarge
            for spoken, after in on(state):
                there = known.setdefault(key(after), len(known))
                before[there].add(here)
                if not depth:
                    firsts.append((spoken, there))
                if there == len(known) - 1 and there not in reached and len(before[there]) == 1:
                    if is_goal(after):
                        reached.add(there)
                        shortest = depth + 1 if shortest is None else shortest
                    else:
                        further.append(after)
        edge, depth = further, depth + 1
    leads, back = set(reached), list(reached)
    while back:
        for table in before[back.pop()] - leads:
            leads.add(table)
            back.append(table)
    return Solved(shortest, {spoken for spoken, there in firsts if there in leads}, len(known))


def island(puzzle: Puzzle, state: Any, *, limited: bool = False, most: int = MOST) -> Solved:
    """FI-20: everything that everybody may say; the goals in words of this file's own."""
    first, pair = state.turn, (state.turn, (state.turn + 1) % state.seats)
    kind, _, said = puzzle.goal.partition(" ")
    tiles = said.split("+")

    def on(now: Any) -> Iterator[tuple[Spoken, Any]]:
        for seat in range(now.seats):
            for action in legal(ISLAND, now, seat):
                if isinstance(action, AskMe | EndTurn) or (
                    limited and now is not state and is_idle(action, kind, tiles, pair)
                ):
                    continue
                yield (seat, action), play(ISLAND, now, seat, action).state
        is_first_turn = now.agenda and isinstance(now.agenda[0], Acting | Ending) and now.turn == first
        if kind == "capture-two" and is_first_turn:
            yield (now.turn, EndTurn()), run(ISLAND, replace(now, agenda=(NextTurn(),))).state

    def is_goal(now: Any) -> bool:
        if kind == "win":
            return isinstance(now.outcome, Won)
        if kind == "capture-two":
            return now.captured.count(None) == state.captured.count(None) - 2
        return not any(is_at_risk(now, now.map.place[tile]) for tile in tiles)

    solved = search(state, on, is_goal, told, MOST_LIMITED if limited else most)
    return solved._replace(leading={each for each in solved.leading if not isinstance(each[1], EndTurn)})


def is_idle(action: Any, kind: str, tiles: list[str], pair: tuple[int, int]) -> bool:
    """Drying a tile, or a gift, helps nobody to win. Two captures need only the two pawns, and gifts to the second; to
    save a tile only who acts need move."""
    match action:
        case ShoreUp(tile=tile, also=also):
            return kind != "save" or tile not in tiles or (also is not None and also not in tiles)
        case Sandbag(tile=tile):
            return kind != "save" or tile not in tiles
        case Lift(who=who):
            return (kind == "save" and who != pair[:1]) or (kind == "capture-two" and not {*who} <= {*pair})
        case Give(to=to):
            return kind != "capture-two" or to != pair[1]
        case Navigate(who=who):
            return kind == "save" or (kind == "capture-two" and who not in pair)
        case _:
            return False


def is_at_risk(state: Any, place: int) -> bool:
    """A flooded tile, unless it held a treasure that is captured."""
    treasure = state.treasure_at(place)
    return bool(state.flooded >> place & 1) and not (treasure and state.has_captured(treasure))


def told(state: Any) -> Hashable:
    """All that can matter before a card is turned up."""
    players = tuple((player.pawn, tuple(sorted(player.hand))) for player in state.players)
    return (state.turn, state.agenda, players, state.flooded, state.captured, state.outcome)


def is_taken_back(draft: Any, action: Any) -> bool:
    """What changes something that was said on this card."""
    match action:
        case TakeBack():
            return True
        case Write():
            return draft.written is not None or "number" in draft.given_up
        case Bridge():
            return "bridges" in draft.given_up
        case Skip(what=what):
            return bool(draft.given_up) and what != "bridges"
        case _:
            return False


def bridges(puzzle: Puzzle, state: Any) -> Solved:
    """The last cards, each action after the other; nothing is taken back."""
    least = int(puzzle.goal.split()[1])

    def on(now: Any) -> Iterator[tuple[Spoken, Any]]:
        for action in legal(BRIDGES, now, 0):
            if not is_taken_back(now.drafts[0], action):
                yield (0, action), play(BRIDGES, now, 0, action).state

    def is_goal(now: Any) -> bool:
        most = now.outcome.total.points if now.outcome else 0
        assert most <= least, "more than the most there can be"
        return most == least

    def key(now: Any) -> Hashable:
        drafts = tuple((each.board, each.written, len(each.drawn), each.given_up, each.done) for each in now.drafts)
        return (now.boards, drafts, len(now.deck), now.outcome)

    return search(state, on, is_goal, key)
