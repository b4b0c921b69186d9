"""A second solver, as plain as can be: breadth first over whatever the engine calls legal, every table once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.bridges import GAME as BRIDGES
from engine.bridges.actions import Bridge, Skip, TakeBack, Write
from engine.chance import Luck
from engine.crusoe import GAME as CRUSOE
from engine.crusoe.actions import Assign, Pay
from engine.crusoe.events import WentHungry
from engine.crusoe.phases.planning import ready_refusal
from engine.crusoe.state import Lost, RoundEnds
from engine.island import GAME as ISLAND
from engine.island.actions import AskMe, EndTurn, Give, Lift, Navigate, Sandbag, ShoreUp
from engine.island.state import Acting, Ending, NextTurn, Won
from engine.play import legal, play, run, save
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


# Robinson Crusoe: every plan that can be said, and every roll by the rules themselves


class Unrolled(Exception):  # noqa: N818 — a roll that is still open, no error
    """A roll with so many faces is asked for, and it isn't said yet what falls."""

    def __init__(self, faces: int) -> None:
        super().__init__(faces)
        self.faces = faces


class Dice(Luck, frozen=True, gc=True):
    """Luck whose falls are said in advance."""

    falls: tuple[int, ...] = ()

    def below(self, limit: int) -> tuple[int, Luck]:
        if not self.falls:
            raise Unrolled(limit)
        return self.falls[0], Dice(0, falls=self.falls[1:])


class Told(NamedTuple):
    """A table, and whether anyone has gone hungry on the way there."""

    state: Any
    hungry: bool = False

    @property
    def key(self) -> Hashable:
        return save(self.state), self.hungry


def falls_of(told: Told, said: tuple[int, ...] = ()) -> Iterator[tuple[Fraction, Told]]:
    """What the next chore makes of a table, for every way its dice can fall."""
    state, todo = told.state, told.state.agenda[0]
    try:
        after, events = CRUSOE.chores[type(todo)](replace(state, luck=Dice(0, falls=said)), todo)
    except Unrolled as roll:
        for fall in range(roll.faces):
            for chance, table in falls_of(told, (*said, fall)):
                yield chance / roll.faces, table
    else:
        hungry = told.hungry or any(isinstance(event, WentHungry) for event in events)
        yield Fraction(1), Told(replace(after, luck=Luck(0)), hungry)


class Rounds:
    """The rest of a round from a table, by the rules' own chores; after a roll no table is looked at twice."""

    def __init__(self) -> None:
        self.known: dict[Hashable, dict[Hashable, Fraction]] = {}
        self.tables: dict[Hashable, Told] = {}

    def ends(self, told: Told) -> dict[Hashable, Fraction]:
        """The mornings this can come to, before the next round begins, with their chances."""
        while told.state.agenda and not isinstance(told.state.agenda[0], RoundEnds):
            todo = told.state.agenda[0]
            if todo.is_settled(told.state):
                told = told._replace(state=replace(told.state, agenda=told.state.agenda[1:]))
                continue
            assert type(todo) not in CRUSOE.choices or not todo.waits_for(told.state), f"a puzzle never asks: {todo}"
            after = list(falls_of(told))
            if len(after) > 1:
                return self.branched(told.key, after)
            told = after[0][1]
        self.tables[told.key] = told
        return {told.key: Fraction(1)}

    def branched(self, here: Hashable, after: list[tuple[Fraction, Told]]) -> dict[Hashable, Fraction]:
        if here not in self.known:
            merged: dict[Hashable, Fraction] = defaultdict(Fraction)
            tables = {}
            for chance, told in after:
                merged[told.key] += chance
                tables[told.key] = told
            found: dict[Hashable, Fraction] = defaultdict(Fraction)
            for key, chance in merged.items():
                for end, share in self.ends(tables[key]).items():
                    found[end] += chance * share
            self.known[here] = dict(found)
        return self.known[here]


def crusoe_plans(state: Any) -> dict[Hashable, Any]:
    """RC-070: every plan that pawns can come to one by one, by what each line is, who leads it and how many help."""
    seen = {crusoe_key(state, whole=True)}
    edge, found = [state], {}
    while edge:
        now = edge.pop()
        if all(ready_refusal(now, seat) is None for seat in range(now.seats)):
            found.setdefault(crusoe_key(now, whole=False), now)
        for action in legal(CRUSOE, now, 0):
            if isinstance(action, Assign | Pay):
                after = play(CRUSOE, now, 0, action).state
                key = crusoe_key(after, whole=True)
                if key not in seen:
                    seen.add(key)
                    edge.append(after)
    return found


def crusoe_key(state: Any, *, whole: bool) -> Hashable:
    """A plan as it's told from others; whole: with each helper's name."""
    lines = [
        (str(line.target.stem), line.pawns[0], tuple(sorted(line.pawns[1:])) if whole else len(line.pawns), line.pays)
        for line in state.plan
    ]
    return tuple(sorted(lines))


def crusoe_works(puzzle: Puzzle, begun: Any, planned: Any, rounds: Rounds) -> Fraction:
    """The chance that a plan reaches the goal, in words of this file's own."""
    ready = replace(planned, ready=tuple(range(planned.seats)))
    ends = rounds.ends(Told(ready))
    return sum((chance for key, chance in ends.items() if crusoe_goal(puzzle, begun, rounds.tables[key])), Fraction(0))


def crusoe_goal(puzzle: Puzzle, begun: Any, told: Told) -> bool:
    """RC-031: nobody has died, and what was asked is there."""
    morning, (kind, *about, _) = told.state, puzzle.goal.split(" ")
    if isinstance(morning.outcome, Lost) or len(morning.people) < len(begun.people):
        return False
    wounds = {each.character: each.wounds for each in begun.people}
    match kind, *about:
        case ("survive",):
            is_reached = True
        case ("feed",):
            is_reached = not told.hungry
        case ("unhurt",):
            is_reached = all(each.wounds <= wounds[each.character] for each in morning.people)
        case ("build", item):
            is_reached = item in morning.items
        case ("threat", side):
            is_reached = begun.threats[side == "right"] in morning.gone
        case ("store", _, n):
            is_reached = morning.stock.wood >= int(n)
        case ("raise", level, n):
            is_reached = getattr(morning, level) >= int(n)
    return is_reached
