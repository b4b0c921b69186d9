"""What computers ask a scenario: how far its goal is, what brings it nearer, and what there's to fear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal, Protocol, TypeAlias

from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import explored, steps
from engine.crusoe.names import Item
from engine.crusoe.parts import Level, Name, Space
from engine.crusoe.progress import wanted
from engine.crusoe.state import Crusoe, Person
from engine.crusoe.target import Target
from engine.crusoe.weights import WEIGHTS, Weights

Seen: TypeAlias = Iterator[tuple[str, float]]
"""Numbers that the learned values know, by name."""
Brings: TypeAlias = dict[str, float]
"""What an action brings: the fields of the planner's option that differ from nothing."""
Timing: TypeAlias = Literal["always", "building", "housed", "piling"]
"""When the planner uses a thing before it sends pawns."""

PACE = 0.5
"""The share of everyone's work in a round that brings the goal nearer; the rest keeps them alive."""
UNKNOWN = 3.0
"""What an action is worth of which nothing more is known, in wounds."""
BOOK = -0.8
"""What the book's event is worth, in wounds."""
KNOWN = 0.5
"""How much nearer an explored space counts when a marker has to be placed, in steps."""


class Reading(Protocol):
    """A table as the planner has read it; its worths are in wounds."""

    table: Crusoe
    weights: Weights
    left: int
    """Rounds after this one."""
    hearts: list[int]
    """Hearts left to each of the group."""

    @property
    def group(self) -> Sequence[Person]: ...

    @property
    def pressure(self) -> float: ...

    def wound(self, who: Name, n: int = 1) -> float: ...


class Aims:
    """The answers of a scenario whose goal costs no steps and whose land is safe."""

    rounds: ClassVar[int]
    required: ClassVar[tuple[Item, ...]] = ()
    """Items without which it can't be won."""
    patient: ClassVar[bool] = False
    """Whether haste kills here, so the planner looks at every night to come."""
    signs_used: ClassVar[dict[str, Timing]] = {}
    """When each of the four symbols is used; those that aren't named wait for their gate."""
    book_worth: ClassVar[float] = BOOK
    arms: ClassVar[float] = 0.0
    """What each weapon level is worth beyond hunts and threats."""
    new_land: ClassVar[float] = 0.0
    """Steps towards the goal that any newly explored tile brings."""

    def weights(self, seats: int) -> Weights:
        """Return the weights that win most games here."""
        return WEIGHTS

    # The way to the goal. A step is what two pawns do.

    def steps(self, state: Crusoe) -> float:
        """Return the steps that the goal still takes."""
        return 0.0

    def rounds_left(self, state: Crusoe) -> int:
        """Return the rounds left, this one among them."""
        return self.rounds - state.round + 1

    def way(self, state: Crusoe) -> tuple[float, int]:
        """Return the rounds that the goal still takes, and the rounds there are for them."""
        return 0, self.rounds_left(state)

    def paced(self, state: Crusoe) -> float:
        """Return the rounds for the steps left; a helper does half of what a player does."""
        helpers = len(state.people) - state.seats
        return self.steps(state) / (PACE * (state.seats + helpers / 2))

    def may_hurry(self, state: Crusoe) -> bool:
        """Whether it's safe to hurry when the rounds get few."""
        return not self.patient

    def missing(self, state: Crusoe) -> list[str]:
        """Return what must still be built, and what those items need."""
        names: list[str] = []
        asked: list[Item] = [*self.required, *wanted(state.progress)]
        while asked:
            name = asked.pop()
            if name not in state.items and name not in names:
                names.append(name)
                asked.extend(LIBRARY.inventions[name].needs)
        return names

    def lands_wanted(self, state: Crusoe) -> set[str]:
        """Return the unexplored terrains without which something needed can't be built."""
        terrains = (LIBRARY.inventions[name].terrain for name in self.missing(state))
        return {str(terrain) for terrain in terrains if terrain} - set(explored(state))

    def goods_short(self, state: Crusoe, wood: int, hide: int) -> float:
        """Return the steps that the goods of the goal still take, with so many in the stores."""
        return 0.0

    def nearer(self, state: Crusoe) -> float:
        """Return the steps that a tile explored now brings."""
        return 0.0

    def wants_level(self, state: Crusoe, what: Level) -> bool:
        """Whether the goal asks for one more of this level."""
        return False

    def brings(self, ground: Reading, target: Target) -> Brings:
        """Return what one of its own actions brings."""
        return {"worth": UNKNOWN}

    # What there's to fear

    def refuge(self, state: Crusoe, camp: Space, more: tuple[Space, ...] = ()) -> int:
        """Return the last round that the camp can live to see; `more` spaces can be entered too."""
        return self.rounds

    def refuge_after(self, state: Crusoe, camp: Space) -> int:
        """Return the same for a camp that spends this night there."""
        return self.rounds

    def is_camp_taken(self, state: Crusoe) -> bool:
        """Whether the camp is lost where it is when the next round begins."""
        return False

    def left_alone(self, state: Crusoe) -> tuple[int, int] | None:
        """Return the hearts of someone who waits for help, and their wounds by the time it comes."""
        return None

    def spares(self, state: Crusoe, space: Space) -> float:
        """Return how little a marker hurts on this space."""
        return steps(state.camp, space) - KNOWN * (space in state.island)

    # What the learned values see

    def reached(self, state: Crusoe) -> float:
        """Return the share of the goal that's reached."""
        raise NotImplementedError

    def seen(self, state: Crusoe) -> Seen:
        """Yield how much of the goal is reached, and what's in its way."""
        done = self.reached(state)
        left = self.rounds - state.round
        needed, there = self.way(state)
        yield "time", left / self.rounds
        yield "reached", done
        yield "pace-asked", (1 - done) / (left + 1)
        yield "steps", self.steps(state) / 5
        yield "rounds-short", max(0.0, needed + 1 - there) / 5
        yield "too-late", float(needed > there)
        for name in self.missing(state):
            yield f"missing-{name}", 1.0
            yield f"missing-late-{name}", state.round / self.rounds
            if name not in state.inventions:
                yield "lost-for-good", 1.0
        yield from self.own_seen(state)

    def own_seen(self, state: Crusoe) -> Seen:
        """Yield what only this scenario has to show."""
        yield from ()
