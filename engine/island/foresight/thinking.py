"""The strong mind: whole turns by search, questions by what each answer leaves; it sees what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from engine.contract import Action, Choice, Chore, Seat
from engine.island.actions import Capture, Discard, EndTurn, Give, Pass, PassGame, PassTurn
from engine.island.foresight.search import Search
from engine.island.foresight.signs import Moment
from engine.island.foresight.value import Weights, learned
from engine.island.imagined import imagined
from engine.island.rules.acting import may_capture
from engine.island.rules.draws import DISCARD, SWIM, draw_flood, draw_treasure, leave_the_water, next_turn
from engine.island.rules.gates import PASS
from engine.island.rules.specials import LIFT, LIFT_OFF, SANDBAG
from engine.island.rules.turn import END_TURN
from engine.island.state import (
    Acting,
    Considering,
    Discarding,
    DrawFlood,
    DrawTreasure,
    Ending,
    Island,
    NextTurn,
    Swimming,
    Won,
)
from engine.island.turns import Turn, led_to
from engine.island.view import IslandView

ANSWERS: Final[dict[type[Action], Choice[Island, Any]]] = {
    choice.action: choice for choice in (LIFT_OFF, LIFT, SANDBAG, DISCARD, SWIM, PASS)
}
"""What is thought about where a question is asked; standing answers are for people to give."""
CHORES: Final[dict[type, Chore[Island]]] = {
    DrawTreasure: draw_treasure,
    DrawFlood: draw_flood,
    Swimming: leave_the_water,
    NextTurn: next_turn,
}
NO_ANSWERS: Final[dict[type, tuple[Choice[Island, Any], ...]]] = {
    Discarding: (SWIM, PASS),
    Considering: (SWIM, DISCARD),
    Swimming: (LIFT_OFF, DISCARD),
}
HABIT: Final = 0.003
"""What a card must bring, in chances to win, to be played at a gate."""
FEW: Final = 3
"""So many of the best turns are looked at once more, with a special card."""
MOST_ANSWERS: Final = 2500
"""After so many answers judged in the futures of one decision, no further order of the cards is tried: where somebody
may be flown to each tile at each gate, a future has hundreds."""


class Effort(NamedTuple):
    """How much is thought, counted in tables, and never in time."""

    keep: int
    """So many tables are followed further after each action."""
    futures: int
    """The few best are played on to the next turn over so many orders of the cards; without, the value alone counts."""


class Future(NamedTuple):
    """The chance to win when the next turn begins, and how many answers were judged on the way."""

    chance: float
    judged: int


class Thinker:
    """A value, an effort, and the orders of the hidden cards that are tried: always the same ones, told by a seed."""

    def __init__(self, effort: Effort, weights: Weights | None = None, seed: int = 0) -> None:
        self.effort = effort
        self.orders = range(seed, seed + effort.futures)
        self._weights = weights

    @property
    def weights(self) -> Weights:
        """Those it was given, or what was learned."""
        return self._weights or learned()

    def choose(self, view: IslandView, seat: Seat, actions: Sequence[Action]) -> Action:
        """What a turn's best plan begins with, or the best answer."""
        if view.waiting in {"acting", "ending"} and seat == view.turn:
            said = self.best_turn(view, seat).said
            return said[0][1] if said else EndTurn()
        return self.best_answer(view, seat, actions)

    def best_turn(self, view: IslandView, seat: Seat) -> Turn:
        """The whole of it."""
        state = imagined(view)
        found = Search(self.value, self.effort.keep).best(state, seat, FEW)
        best = found[self._best_of([judged.turn.state for judged in found], view)].turn
        return _with_the_treasure(state, best, seat)

    def best_without_cards(self, view: IslandView, seat: Seat) -> Turn:
        """The whole turn if special cards stay in hand."""
        state = imagined(view)
        return _with_the_treasure(state, Search(self.value, self.effort.keep).best_without_cards(state).turn, seat)

    def promise(self, view: IslandView) -> float:
        """The value of the best that can be done now."""
        state = imagined(view)
        if view.waiting in {"acting", "ending"}:
            return Search(self.value, self.effort.keep).best(state, view.turn, 1)[0].worth
        seat = view.waits_for[0]
        return max(self.worth(state, seat, action) for action in answers(state, seat))

    def best_answer(self, view: IslandView, seat: Seat, actions: Sequence[Action]) -> Action:
        """Of a question's answers; what is only said about the game is for people."""
        state = imagined(view)
        known = self._by_value(state, seat, actions)
        if not known:
            return next((action for action in actions if not isinstance(action, PassGame | PassTurn)), actions[0])
        few = known[:FEW]
        return few[self._best_of([after(state, seat, action) for action in few], view)]

    def _by_value(self, state: Island, seat: Seat, actions: Sequence[Action]) -> list[Action]:
        known = [action for action in actions if type(action) in ANSWERS]
        return sorted(known, key=lambda action: self.worth(state, seat, action), reverse=True)

    def worth(self, state: Island, seat: Seat, action: Action) -> float:
        """The value of what an answer leaves; a pass needs no reason."""
        left = after(state, seat, action)
        if not isinstance(action, Pass):
            return self.value(left)
        swim = left.agenda[0]
        is_left_to_the_sea = isinstance(swim, Swimming) and left.stranded and not swim.rescuers(left)
        return 0.0 if is_left_to_the_sea else self.value(left) + HABIT

    def _best_of(self, tables: Sequence[Island], view: IslandView) -> int:
        """The first, unless another comes out better over the same orders of what is hidden."""
        if len(tables) == 1 or not self.effort.futures or isinstance(tables[0].outcome, Won):
            return 0
        chances = [sum(futures) for futures in self.futures(tables, view)]
        return max(range(len(tables)), key=chances.__getitem__)

    def futures(self, tables: Sequence[Island], view: IslandView) -> list[list[float]]:
        """What each comes to by the next turn, over the same orders of what is hidden."""
        found, judged = list[list[Future]](), 0
        for seed in self.orders:
            order = imagined(view, seed)
            found.append([self._future(with_the_cards_of(table, order)) for table in tables])
            judged += sum(future.judged for future in found[-1])
            if judged > MOST_ANSWERS:
                break
        return [[future.chance for future in of_one] for of_one in zip(*found, strict=True)]

    def _future(self, state: Island) -> Future:
        """Questions until the next turn are answered by value."""
        turn, judged = state.turn, 0
        while state.agenda and state.turn == turn:
            todo = state.agenda[0]
            if isinstance(todo, Acting | Ending):
                state = END_TURN.do(state, turn, EndTurn()).state
            elif asked := todo.waits_for(state):
                seat = asked[0]
                possible = answers(state, seat)
                judged += len(possible)
                state = after(state, seat, self._by_value(state, seat, possible)[0])
            else:
                chore = CHORES.get(type(todo))
                state = chore(state, todo).state if chore else replace(state, agenda=state.agenda[1:])
        return Future(self.value(state, "acting"), judged)

    def value(self, state: Island, at: Moment | None = None) -> float:
        """Of a table with its turn's actions done, or in the midst of its cards."""
        if state.outcome:
            return float(isinstance(state.outcome, Won))
        return self.weights.chance(state, at or moment(state))


def _with_the_treasure(state: Island, turn: Turn, seat: Seat) -> Turn:
    """FI-60: an action that is left over captures what can be captured; the value has seen too little of waiting."""
    if not any(isinstance(todo, Acting) for todo in turn.state.agenda):
        return turn
    if may_capture(state, seat) and all(not isinstance(action, Capture | Give | Discard) for _, action in turn.said):
        said = ((seat, Capture()), *turn.said)
        return Turn(said, led_to(state, said)[0])
    if may_capture(turn.state, seat):
        return Turn((*turn.said, (seat, Capture())), led_to(turn.state, ((seat, Capture()),))[0])
    return turn


def after(state: Island, seat: Seat, action: Action) -> Island:
    """What an answer leaves."""
    return ANSWERS[type(action)].do(state, seat, action).state


def answers(state: Island, seat: Seat) -> list[Action]:
    """What can be said to the question on top of the agenda."""
    not_now = NO_ANSWERS[type(state.agenda[0])]
    return [action for choice in ANSWERS.values() if choice not in not_now for action in choice.may(state, seat)]


def with_the_cards_of(state: Island, order: Island) -> Island:
    """The same to all eyes; what nobody sees lies as it does there."""
    return replace(state, treasure_deck=order.treasure_deck, flood_deck=order.flood_deck, luck=order.luck)


def moment(state: Island) -> Moment:
    """Before the treasure cards while they are to come."""
    if state.treasure_cards_to_come or any(isinstance(todo, Acting | Ending) for todo in state.agenda):
        return "drawing"
    return "flooding"


STRONG: Final = Thinker(Effort(keep=40, futures=24))


def choose_well(view: IslandView, seat: Seat, actions: Sequence[Action]) -> Action:
    """The same each time: nothing is left to luck, nor to the clock."""
    return STRONG.choose(view, seat, actions)
