"""Puzzles of any game: positions with a goal and a proved way there; how one is played, taken back and explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from engine.chance import Luck
from engine.contract import Action, Event, Game, Illegal, Seat, State, Step, Unreadable
from engine.play import read, write

S = TypeVar("S", bound=State)

VERSION: Final = 1
"""Of the files that puzzles are kept in."""

Verdict: TypeAlias = Literal["open", "solved", "failed"]
"""`failed`: no way leads to the goal any more."""
Level: TypeAlias = Literal["easy", "tricky", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "tricky", "hard")
"""A third of a file each, which has the puzzles in order: the share of the first actions that lead on falls."""

Kind: TypeAlias = Literal[
    "win",
    "capture",
    "capture-two",
    "save",
    "points",
    "survive",
    "feed",
    "unhurt",
    "build",
    "threat",
    "store",
    "raise",
]
Said: TypeAlias = tuple[Seat, str]
"""Who says what, in notation."""


class Puzzle(Struct, frozen=True):
    """Plain data: where it begins, what it asks for, how hard it is, and a way that solves it."""

    number: int
    goal: str
    leads: int
    """So many of the first actions still lead to a solution, or so many plans are one,"""
    among: int
    """of so many that are legal."""
    table: str
    solution: tuple[Said, ...]

    @property
    def share(self) -> float:
        return self.leads / self.among


class Asked(Struct, frozen=True):
    """What a puzzle asks for, as words can tell it."""

    kind: Kind
    tiles: tuple[tuple[str, str], ...] = ()
    """`save`: the coordinate and the name of each."""
    turns: tuple[Seat, ...] = ()
    """`capture-two`: who acts, one after the other."""
    treasure: str = ""
    """`capture`"""
    points: int = 0
    """How much of it, whatever is counted."""
    about: str = ""
    """The thing that is built, met or raised."""
    percent: int = 100
    """How likely it must be."""
    cards: tuple[tuple[int, int], ...] = ()
    """`points`: the number and the bridges of each card, in the order in which they come."""


Why: TypeAlias = Literal["sinks", "can-sink", "not-all", "no-treasure", "no-treasures", "no-lift", "too-far"]


class Reason(Struct, frozen=True):
    """Why no way leads to the goal any more: a word for it, and what it names."""

    why: Why
    places: tuple[tuple[str, str], ...] = ()
    """The coordinate and the name of each."""
    seats: tuple[Seat, ...] = ()
    treasure: str = ""


class Judged(Struct, frozen=True):
    """How good a plan is that was handed in, in whole percent."""

    percent: int
    best: int
    """What the best plan reaches."""
    cause: str = ""
    """What most often goes wrong,"""
    who: str = ""
    """with whom,"""
    share: int = 0
    """and how likely."""


class Attempt(Struct, frozen=True):
    """How far somebody has come with a puzzle."""

    puzzle: Puzzle
    said: tuple[Said, ...]
    state: Any
    events: tuple[Event, ...]
    """What the last thing said has led to."""
    verdict: Verdict


@dataclass(frozen=True, eq=False)
class Puzzling(Generic[S]):
    """What a game brings to be puzzled with."""

    game: Game[S]
    file: Path
    begin: Callable[[Puzzle], S]
    """The table a puzzle begins with; `Unreadable` where it is none."""
    offers: Callable[[Puzzle, S], list[tuple[Seat, Action]]]
    """All that can be said, by whom; no card nobody has seen ever comes."""
    do: Callable[[Puzzle, S, Seat, Action], Step[S]]
    verdict: Callable[[Puzzle, S], Verdict]
    asked: Callable[[Puzzle], Asked]
    has_special_cards: Callable[[S], bool] = lambda _: False
    """Tell if a player holds a card that can be played in anyone's turn."""
    why: Callable[[Puzzle, S], Reason | None] = lambda _, __: None
    """Of a table from which no way leads to the goal: why."""
    is_lessons: bool = False
    """Whether these teach, an idea each."""
    hands_in: Action | None = None
    """The act that hands in a whole plan, where nothing is judged before."""
    judged: Callable[[Puzzle, S], Judged | None] = lambda _, __: None
    """How good the plan is, once it's handed in."""
    counts: Literal["actions", "plans"] = "actions"
    """Of what the puzzles' shares are."""

    @property
    def name(self) -> str:
        """The game's name, and whether these are its lessons."""
        return f"{self.game.name}-lessons" if self.is_lessons else self.game.name

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """All of them, the first of them for who is new."""
        return load(self.game.name, self.file.read_text("utf-8"))

    def numbered(self, number: int) -> Puzzle:
        """A puzzle by its number; a refusal where there is none."""
        if not 1 <= number <= len(self.puzzles):
            raise Illegal("no-such-puzzle", number=number, most=len(self.puzzles))
        return self.puzzles[number - 1]

    def level(self, puzzle: Puzzle) -> Level:
        """How hard it is, among all of them."""
        return "easy" if self.is_lessons else LEVELS[3 * (puzzle.number - 1) // len(self.puzzles)]

    def of_the_day(self, day: int) -> Puzzle:
        """The same for everybody: days are counted from any one; none comes again before all have been."""
        cycle, place = divmod(day, len(self.puzzles))
        order, _ = Luck(abs(cycle)).shuffled(self.puzzles)
        return order[place]

    def start(self, puzzle: Puzzle) -> Attempt:
        """Nothing said yet."""
        return Attempt(puzzle, (), self.begin(puzzle), (), "open")

    def say(self, attempt: Attempt, seat: Seat, action: Action) -> Attempt:
        """One thing more; what is not offered is refused and changes nothing."""
        if (seat, action) not in self.offers(attempt.puzzle, attempt.state):
            raise Illegal("not-in-this-puzzle")
        return self._on(attempt, seat, action)

    def hand_in(self, attempt: Attempt) -> Attempt:
        """With the whole plan handed in; the rules refuse one that can't be carried out."""
        if self.hands_in is None or attempt.verdict != "open":
            raise Illegal("not-in-this-puzzle")
        return self._on(attempt, 0, self.hands_in)

    def undo(self, attempt: Attempt) -> Attempt:
        """Without the last thing said."""
        return self.again(attempt.puzzle, attempt.said[:-1])

    def again(self, puzzle: Puzzle, said: Sequence[Said]) -> Attempt:
        """From what was said so far: all that need be kept of an attempt."""
        attempt = self.start(puzzle)
        for seat, line in said:
            attempt = self.say(attempt, seat, read(self.game, line))
        return attempt

    def explained(self, puzzle: Puzzle) -> list[Attempt]:
        """The proved way, step by step: the table after each, and what happened."""
        steps = [self.start(puzzle)]
        for seat, line in puzzle.solution:
            steps.append(self._on(steps[-1], seat, read(self.game, line)))
        return steps[1:]

    def _on(self, attempt: Attempt, seat: Seat, action: Action) -> Attempt:
        puzzle = attempt.puzzle
        state, events = self.do(puzzle, attempt.state, seat, action)
        said = (*attempt.said, (seat, write(action)))
        return Attempt(puzzle, said, state, events, self.verdict(puzzle, state))


# Files: a line says what it holds and its version, then a line for each puzzle


def load(game: str, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; what is wrong with a bad one is told in a sentence."""
    first, *lines = text.splitlines() or [""]
    if first != _heading(game):
        raise Unreadable(f"{game} puzzles: the file begins with {first[:40]!r}; this version reads {_heading(game)!r}")
    return tuple(_parsed(game, number, line) for number, line in enumerate(lines, 1))


def _heading(game: str) -> str:
    return f"{game} puzzles, version {VERSION}"


def _parsed(game: str, number: int, line: str) -> Puzzle:
    try:
        goal, share, table, way = line.split("\t")
        leads, among = map(int, share.split("/"))
        said = tuple((int(seat), words) for seat, words in (each.split(" ", 1) for each in way.split("; ")))
    except ValueError:
        raise Unreadable(f"{game} puzzles: line {number} is no puzzle: {line[:40]!r}") from None
    return Puzzle(number, goal, leads, among, table, said)


def dump(game: str, puzzles: Sequence[Puzzle]) -> str:
    """The file's text."""
    return "\n".join((_heading(game), *map(_written, puzzles))) + "\n"


def _written(puzzle: Puzzle) -> str:
    way = "; ".join(f"{seat} {line}" for seat, line in puzzle.solution)
    return "\t".join((puzzle.goal, f"{puzzle.leads}/{puzzle.among}", puzzle.table, way))
