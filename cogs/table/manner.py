"""What a game does its own way at a table, where the rooms have one way for all."""

# ruff: noqa: ARG002 — a game's own way may need what the usual one does not

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, TypeAlias

from cogs.loaded import Table
from cogs.talk.controls import Controls
from cogs.words.teller import Teller
from db.steps import Step
from db.store import Store
from engine.contract import Event

Settled: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function of the engine that chooses among a seat's actions, and what it takes beside its view and them."""


class Manner:
    """As most games do; a game that does something otherwise says what, and is registered in `MANNERS`."""

    pages: tuple[str, ...] = ()
    """Pictures beside the board, each for whoever asks."""

    tools_for_one: tuple[str, ...] = ()
    """Buttons beneath one's own board, beside what can be done."""
    takes_computers: bool = False
    """Whether its host may give seats to the computer; a game that is played alone as well needs none."""
    alone_for_points: bool = False
    """Whether who plays it alone beats nobody, wins nothing, and plays for points."""
    two_hands: bool = False
    """Whether one person may play two seats, alone."""

    def wished(self, table: Table) -> dict[str, Any]:
        """Options that its people bring along when a game begins: what they settled in their preferences."""
        return {}

    def settled(self, table: Table) -> Settled | None:
        """In a deal of a day all its players meet the same computers: the engine's function that chooses, and what it
        takes beside a view and the legal actions. None: each computer uses its own mind."""
        return None

    def points(self, table: Table, seat: int, whole: Sequence[Step]) -> int | None:
        """What a finished game is remembered by, of all the steps that stand."""
        return table.game.score(table.state, seat)

    def hand_name(self, table: Table, seat: int) -> str:
        """As a seat is called whose person plays another one, too."""
        return table.names[seat]

    def offered(self, tell: Teller, field: str, value: Any) -> str:
        """As a value is called where it is one of several to choose from."""
        return str(tell.named(field, value))

    def beside(self, table: Table) -> dict[str, Any]:
        """What pictures and words take beside the view."""
        return {}

    def since(self, table: Table) -> Sequence[Step] | None:
        """The steps that a board tells of; None: since whoever is waited for last acted."""
        return None

    def standing(self, tell: Teller) -> list[str]:
        """Lines beneath the news: how things stand, where the headline does not say it."""
        return []

    def sayable(self, tell: Teller) -> list[str]:
        """Lines for who reads the position in words: what may be said now, where that names it not."""
        return []

    def resting(self, tell: Teller) -> list[str]:
        """Lines of a board that calls because nobody has done anything for some minutes: why it does."""
        return []

    def chapters(self, tell: Teller, history: Sequence[Step], told: str) -> list[str]:
        """The whole story in parts that each begin a page."""
        return [told]

    def introduced(self, tell: Teller, newcomers: Collection[int]) -> list[str]:
        """Lines for people whose first turn of this game it is: what each of them can do that others cannot."""
        return []

    def in_lobby(self, table: Table) -> list[str]:
        """Lines of its lobby beneath the options: what they come to."""
        return []

    async def at_the_end(self, store: Store, tell: Teller, events: Sequence[Event]) -> list[str]:
        """Lines of the last board: how it came to that, and how it compares."""
        return []

    def situation(self, table: Table) -> str:
        """What one meets here for the first time: the game."""
        return table.row.game

    def answered(self, tell: Teller) -> str:
        """What one hears after an act, besides what happened: how things stand where no sentence tells it."""
        return ""

    def is_stale(self, former: Any, state: Any, line: str) -> bool:
        """Whether a line that is still legal means something else than it did at a former state, by others' acts."""
        return False

    def panel(self, tell: Teller, seat: int | None, tools: Sequence[str]) -> Controls | None:
        """What is offered, for one seat or for all; None: a menu or a button for each verb."""
        return None

    def next_seat(self, table: Table) -> int | None:
        """Whose turn follows this one, where turns follow one another."""
        return None

    def next_game(self, table: Table) -> tuple[str, dict[str, Any]] | None:
        """What one may try after a victory: its name as a key of words, and the options it changes."""
        return None

    def called(self, table: Table, seats: Iterable[int]) -> tuple[int, ...]:
        """Who of those that have just begun to be waited for is called at once."""
        return tuple(seats)

    def called_at_rest(self, before: Table, after: Table, actors: Collection[int | None]) -> tuple[int, ...]:
        """Who is called when nobody has done anything for some minutes."""
        return ()


MANNERS: Final[dict[str, Manner]] = {}
USUAL: Final = Manner()


def manner_of(table: Table) -> Manner:
    return MANNERS.get(table.row.game, USUAL)
