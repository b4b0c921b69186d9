"""Whether a goal can be reached from a table: an exact search of all that can help, and a shortest way there.

What is left out cannot help before a card is turned up: drying a tile opens no way, for pawns walk on flooded ones and
the Diver through them; a gift serves only whom it lets capture; and who has nothing to do may stand anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.contract import Action, Choice, Seat
from engine.island.actions import EndTurn, Give, Lift, Navigate, Sandbag, ShoreUp
from engine.island.foresight.isle import isle
from engine.island.foresight.ways import ways
from engine.island.parts import ACTIONS as ACTIONS_A_TURN
from engine.island.parts import TREASURES, Held
from engine.island.puzzles.goals import Capture, CaptureTwo, Goal, Save, Win, captured, is_reached, turns_of
from engine.island.rules.acting import CAPTURE, GIVE, SHORE_UP
from engine.island.rules.draws import DISCARD, next_turn
from engine.island.rules.moving import MOVING
from engine.island.rules.specials import LIFT, LIFT_OFF, SANDBAG
from engine.island.state import Acting, Discarding, Ending, Island, NextTurn

Key: TypeAlias = tuple[object, ...]
Rule: TypeAlias = Choice[Island, Any]


MOST: Final = 700
"""So many tables are looked at; where it takes more, nobody would look through it within two minutes."""


class TooMany(Exception):  # noqa: N818 — a search that was given up, no error
    """A table from which so much can be said that nobody would look through it."""


class Said(NamedTuple):
    """One thing that can be said, and the table it leaves."""

    seat: Seat
    action: Action
    state: Island


Way: TypeAlias = tuple[Said, ...]

ACTIONS: Final[dict[type[Goal], tuple[Rule, ...]]] = {
    Win: (*MOVING, CAPTURE),
    CaptureTwo: (*MOVING, GIVE, CAPTURE),
    Capture: (*MOVING, GIVE, CAPTURE),
    Save: (*MOVING, SHORE_UP, CAPTURE),
}
"""What of one's own actions can help."""
CARDS: Final[dict[type[Goal], tuple[Rule, ...]]] = {
    Win: (LIFT_OFF, LIFT),
    CaptureTwo: (LIFT,),
    Capture: (LIFT,),
    Save: (LIFT, SANDBAG),
}


def passed_on(state: Island) -> Island:
    """The next player's turn, without a card between."""
    todo = NextTurn()
    return next_turn(replace(state, agenda=(todo,)), todo).state


def may_pass_on(goal: Goal, before: Island, state: Island) -> bool:
    """Whether the turn is ended to let the next player act; the last of a puzzle's turns never is."""
    is_a_turn = bool(state.agenda) and isinstance(state.agenda[0], Acting | Ending)
    return is_a_turn and (state.turn - before.turn) % state.seats < turns_of(goal) - 1


class Solver:
    """One puzzle: no table is looked at twice."""

    def __init__(self, goal: Goal, before: Island, most: int = MOST) -> None:
        self.goal = goal
        self.before = before
        self.most = most
        self.people = self._people()
        self.tiles = {*goal.tiles} if isinstance(goal, Save) else set()
        self._leads: dict[Key, int] = {}
        """The fewest actions left with which a table is known to lead to the goal."""
        self._fails: dict[Key, int] = {}
        """The most actions left with which it is known not to."""

    def _people(self) -> frozenset[Seat]:
        """Those whose pawns matter."""
        seats, turn = self.before.seats, self.before.turn
        if isinstance(self.goal, Win):
            return frozenset(range(seats))
        return frozenset((turn + place) % seats for place in range(turns_of(self.goal)))

    def leads(self, state: Island) -> bool:
        """Whether the goal can be reached from here."""
        if is_reached(self.goal, self.before, state):
            return True
        if self._is_beyond(state):
            return False
        key, left = self._key(state), actions_left(state)
        if left <= self._fails.get(key, -1):
            return False
        if key in self._leads and left >= self._leads[key]:
            return True
        if len(self._leads) + len(self._fails) >= self.most:
            raise TooMany
        found = any(self.leads(said.state) for said in self.on(state))
        (self._leads if found else self._fails)[key] = left
        return found

    def shortest(self) -> Way:
        """The first of the shortest ways; there must be one."""
        edge: list[tuple[Way, Island]] = [((), self.before)]
        seen: dict[Key, int] = {}
        while edge:
            further: list[tuple[Way, Island]] = []
            for way, state in edge:
                for said in self.on(state):
                    if is_reached(self.goal, self.before, said.state):
                        return (*way, said)
                    key, left = self._key(said.state), actions_left(said.state)
                    if seen.get(key, -1) < left and self.leads(said.state):
                        seen[key] = left
                        further.append(((*way, said), said.state))
            edge = further
        raise LookupError("no way leads there")

    def on(self, state: Island) -> Iterator[Said]:
        """All that can be said here and can help."""
        if not state.agenda:
            return
        todo = state.agenda[0]
        if isinstance(todo, Discarding):
            yield from self._said(state, todo.seat, (DISCARD,))
        if isinstance(todo, Acting):
            yield from self._said(state, todo.seat, ACTIONS[type(self.goal)])
        for holder in range(state.seats):
            if "helicopter-lift" in state.players[holder].hand or "sandbags" in state.players[holder].hand:
                yield from self._said(state, holder, self._cards(state))
        if may_pass_on(self.goal, self.before, state):
            yield Said(state.turn, EndTurn(), passed_on(state))

    def _cards(self, state: Island) -> tuple[Rule, ...]:
        """The last lift is for the flight home."""
        is_last = isinstance(self.goal, Win) and _lifts(state) == 1
        return (LIFT_OFF,) if is_last else CARDS[type(self.goal)]

    def _said(self, state: Island, seat: Seat, rules: tuple[Rule, ...]) -> Iterator[Said]:
        for rule in rules:
            for action in rule.may(state, seat):
                if self._helps(action):
                    yield Said(seat, action, _without_idle_questions(rule.do(state, seat, action).state))

    def _helps(self, action: Action) -> bool:
        match action:
            case Navigate(who=who) | Give(to=who):
                return who in self.people
            case Lift(who=passengers):
                return self.people.issuperset(passengers)
            case ShoreUp(tile=tile, also=also):
                return tile in self.tiles and (also is None or also in self.tiles)
            case Sandbag(tile=tile):
                return tile in self.tiles
            case _:
                return True

    def _is_beyond(self, state: Island) -> bool:
        """What cannot be made good any more, seen at once."""
        if not state.agenda:
            return True
        lifts = _lifts(state)
        match self.goal:
            case Win():
                others = {pawn for seat, pawn in enumerate(state.pawns) if seat != state.turn} - {state.landing}
                led = actions_left(state) if state.players[state.turn].adventurer == "navigator" else 0
                return not lifts or state.captured.count(None) > 1 or len(others) > lifts - 1 + led
            case CaptureTwo():
                return self._captures_are_beyond(state, lifts)
            case Capture() | Save():
                return False

    def _captures_are_beyond(self, state: Island, lifts: int) -> bool:
        """Five cards are one treasure: each of the two captures once, in their own turn, and has to get there."""
        first, second = self.before.turn, (self.before.turn + 1) % state.seats
        more = captured(state) - captured(self.before)
        if state.turn == second:
            return not more or self._is_out_of_reach(state, second, (), lifts, actions_left(state))
        if not more and self._is_out_of_reach(state, first, (), lifts, actions_left(state)):
            return True
        gifts = state.players[first].hand
        is_led = state.players[first].adventurer == "navigator"
        return self._is_out_of_reach(state, second, gifts, lifts + is_led, ACTIONS_A_TURN)

    def _is_out_of_reach(self, state: Island, seat: Seat, gifts: tuple[Held, ...], helped: int, left: int) -> bool:
        """Whether a seat can capture nothing: four cards at most with all that may be given, and the way on foot."""
        player = state.players[seat]
        helped += player.adventurer == "diver"  # its ways under flooded tiles are not counted here
        steps = ways(state.map, player.adventurer, player.pawn, state.standing).steps
        for number, treasure in enumerate(TREASURES):
            if state.captured[number] is None and player.hand.count(treasure) + gifts.count(treasure) >= 4:
                sites = [site for site in isle(state.tiles).sites[number] if state.standing >> site & 1]
                if helped or any(steps[site] < left for site in sites):
                    return False
        return True

    def _key(self, state: Island) -> Key:
        """What tells one table from another as far as it matters here."""
        todo = state.agenda[0]
        pawns = tuple([state.players[seat].pawn for seat in self.people])
        hands = [tuple(sorted(player.hand)) for player in state.players]
        flight = isinstance(todo, Acting) and todo.flight
        return (state.turn, pawns, *hands, state.flooded, state.captured, flight, type(todo))


def _lifts(state: Island) -> int:
    return sum([player.hand.count("helicopter-lift") for player in state.players])


def actions_left(state: Island) -> int:
    """Actions left; the same table with more of them leads wherever it leads with fewer."""
    return next((todo.left for todo in state.agenda if isinstance(todo, Acting)), 0)


def _without_idle_questions(state: Island) -> Island:
    """FI-80: a hand that is not too full asks nothing."""
    todo = state.agenda[0] if state.agenda else None
    is_idle = isinstance(todo, Discarding) and not todo.waits_for(state)
    return replace(state, agenda=state.agenda[1:]) if is_idle else state
