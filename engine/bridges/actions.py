"""What players can say."""

from typing import ClassVar, Literal

from engine.bridges.parts import Letter
from engine.contract import Action


class Prewrite(Action, frozen=True):
    """During set-up: a 3 or a 4 for the player on the left."""

    island: Letter
    number: Literal[3, 4]


class Write(Action, frozen=True):
    """The card's number, on an island."""

    island: Letter


class Bridge(Action, frozen=True):
    """One bridge along a connection, named as the board names it: `A-B`."""

    said_together: ClassVar[bool] = True
    connection: str


class Skip(Action, frozen=True):
    """Give up the number, the bridges, or both."""

    what: Literal["number", "bridges", "both"]


class TakeBack(Action, frozen=True):
    """`number`, `bridges`, `all`, `done`, or one bridge by its connection."""

    what: str


class Done(Action, frozen=True):
    """My round is played."""

    said_last: ClassVar[bool] = True
