"""What players can say."""

from __future__ import annotations

from typing import Literal

from engine.contract import Action
from engine.crusoe.parts import Die, OrderedWhat, WaivedGate, Word
from engine.crusoe.target import Target


class Assign(Action, frozen=True):
    """A pawn on an action: the first player's pawn there acts, the others support."""

    pawn: str
    to: Target


class TakeBack(Action, frozen=True):
    """One pawn back from an action."""

    pawn: str
    to: Target


class Lead(Action, frozen=True):
    """Who of those on an action acts."""

    pawn: str
    to: Target


class Hasten(Action, frozen=True):
    """This one before the others of its kind."""

    to: Target


class Pay(Action, frozen=True):
    """With which goods an action is paid."""

    to: Target
    goods: Literal["wood", "hide", "food", "mixed", "mixed-2"]


class Ready(Action, frozen=True):
    """The plan stands, as far as this seat goes."""


class NotReady(Action, frozen=True):
    """The plan does not stand yet, as far as this seat goes."""


class Use(Action, frozen=True):
    """An ability, a starting item, a treasure, a token, an item: whatever works now."""

    thing: str


class Pass(Action, frozen=True):
    """Nothing (more) to use at this gate, or the roll stands."""


class Waive(Action, frozen=True):
    """Do not ask again at this gate, or ask again."""

    gate: WaivedGate


class Order(Action, frozen=True):
    """A standing order: what is to be answered when it comes to that."""

    what: OrderedWhat
    word: Word


class Reroll(Action, frozen=True):
    """Another roll of one of the three dice, paid with one's own tokens or Friday's."""

    die: Die
    by: Literal["friday"] | None = None


class Answer(Action, frozen=True):
    """One of the offers of a question."""

    word: Word


class Stack(Action, frozen=True):
    """Wood on the signal pile."""

    wood: int
