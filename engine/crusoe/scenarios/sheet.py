"""What a scenario may change; the rulebook's plain game is the default of each."""

from __future__ import annotations

from typing import ClassVar

from engine.contract import Illegal
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.names import Item
from engine.crusoe.parts import START, START_TILE, Gate, Goods, Payment, ScenarioName, Space, WeatherDie
from engine.crusoe.progress import CastawaysProgress, Progress
from engine.crusoe.scenarios.aims import Aims
from engine.crusoe.scene import Scene, track
from engine.crusoe.state import Cause, Crusoe
from engine.crusoe.target import Target

Effects = tuple[AnyEffect, ...]


class Scenario(Aims):
    """One scenario's sheet: its rules, and what computers ask of it."""

    name: ClassVar[ScenarioName]
    dice: ClassVar[dict[int, tuple[WeatherDie, ...]]]
    """Which weather dice are rolled in which round."""
    inventions: ClassVar[tuple[Item, ...]]
    signs: ClassVar[dict[str, Usage]]
    """What the four symbols among the discoveries mean."""
    general_inventions: ClassVar[int] = 5
    needs: ClassVar[dict[str, Item]] = {}
    """Items that its own actions ask for."""
    book: ClassVar[Effects] = ()
    progress: ClassVar[Progress] = CastawaysProgress()
    """What it counts, at the start."""
    start: ClassVar[Space] = START
    start_tile: ClassVar[int] = START_TILE

    def set_up(self, scene: Scene) -> None:
        """Changes to the set-up."""

    def round_begins(self, state: Crusoe) -> Effects:
        """Before the Event phase, and before anything else of the round."""
        return ()

    def read_book(self, state: Crusoe) -> Effects:
        return self.book

    def totem(self, state: Crusoe, space: Space, number: int) -> Effects:
        """What the totem found as such a number means for the one who found it."""
        return ()

    def explored(self, state: Crusoe, space: Space) -> Effects:
        return ()

    def targets(self, state: Crusoe) -> tuple[Target, ...]:
        """Actions of its own."""
        return ()

    def refusal(self, state: Crusoe, target: Target) -> Illegal | None:
        """Why an action cannot be planned here."""
        return None

    def more_pawns(self, state: Crusoe, target: Target) -> int:
        return 0

    def mixed(self, wood: int, hide: int) -> dict[Payment, Goods]:
        """Other ways to pay for shelter, roof and palisade."""
        return {}

    def succeeds(self, state: Crusoe, target: Target, cause: Cause) -> Effects:
        """What one of its own actions does."""
        return ()

    def night(self, state: Crusoe) -> Effects:
        """Before the meal."""
        return ()

    def no_camp(self, state: Crusoe, space: Space) -> bool:
        """Whether the camp may not move there."""
        return False

    def is_won(self, state: Crusoe) -> bool:
        raise NotImplementedError

    def points(self, state: Crusoe) -> dict[str, int]:
        raise NotImplementedError


def hearts(state: Crusoe) -> int:
    """Hearts left to the players."""
    return sum(max(0, track(each.character).hearts - each.wounds) for each in state.people[: state.seats])


def use(*effects: AnyEffect, gates: tuple[Gate, ...] = ("plan",), lasting: bool = False) -> Usage:
    return Usage(gates=gates, effects=effects, lasting=lasting)


def weather(*spans: tuple[int, int, tuple[WeatherDie, ...]]) -> dict[int, tuple[WeatherDie, ...]]:
    """Dice by round, from spans of rounds."""
    return {number: dice for begin, end, dice in spans for number in range(begin, end + 1)}
