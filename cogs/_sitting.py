"""A table as a cog needs it: its row, who sits where, its game and its state."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from discord.utils import escape_markdown, escape_mentions
from msgspec.structs import replace

from db import steps, tables
from db.seats import Seat
from db.store import Store
from engine import GAMES
from engine.contract import Game
from engine.play import load, waiting

LONGEST_NAME = 24


def clean(name: str) -> str:
    """A person's name as it can stand in a line: one line, no marks that turn or hide text, nothing that pings."""
    shown = "".join(sign for sign in name if unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"})
    return " ".join(shown.split())[:LONGEST_NAME].strip() or "?"


def unlike(names: Sequence[str], name: str) -> str:
    """The name, or one that tells two people of one name apart."""
    number, shown_as = 2, name
    while shown_as in names:
        shown_as = f"{name[: LONGEST_NAME - 2]} {number}"
        number += 1
    return shown_as


def escaped(name: str) -> str:
    """A clean name with nothing in it that Discord would format."""
    return escape_mentions(escape_markdown(name))


@dataclass(frozen=True)
class Sitting:
    """A running or finished game; all of it was read at one moment."""

    row: tables.Table
    seats: tuple[Seat, ...]
    state: Any
    """None in a lobby."""

    @cached_property
    def game(self) -> Game[Any]:
        return GAMES[self.row.game]

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @cached_property
    def escaped_names(self) -> tuple[str, ...]:
        return tuple(map(escaped, self.names))

    @property
    def link(self) -> str:
        """Where it plays, at its board."""
        row = self.row
        place = f"https://discord.com/channels/{row.guild_id}/{row.board_channel_id or row.channel_id}"
        return f"{place}/{row.board_message_id}" if row.board_message_id else place

    @property
    def waits_for(self) -> tuple[int, ...]:
        return waiting(self.state) if self.state is not None and self.row.status == "running" else ()

    def seat_of(self, user_id: int) -> int | None:
        """Where this person sits, if here at all."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id and seat.left_at is None), None)

    @property
    def humans(self) -> list[int]:
        """Seats with a person on them."""
        return [seat.seat for seat in self.seats if self.person(seat.seat) is not None]

    def person(self, seat: int) -> int | None:
        """Who sits here, if it is a person, and still here."""
        return self.seats[seat].user_id if self.seats[seat].left_at is None else None

    def with_computer(self, seat: int, name: str) -> Sitting:
        """The same table where the computer has a seat."""
        return self._with(replace(self.seats[seat], user_id=None, name=name, computer=True, left_at=None))

    def with_stand_in(self, seat: int) -> Sitting:
        """The same table where the computer plays for who is away."""
        return self._with(replace(self.seats[seat], stand_in=True))

    def _with(self, other: Seat) -> Sitting:
        seats = tuple(other if seat.seat == other.seat else seat for seat in self.seats)
        return Sitting(self.row, seats, self.state)

    @cached_property
    def _views(self) -> dict[int | None, Any]:
        return {}

    def view(self, seat: int | None = None) -> Any:
        """What this seat, or the channel, may see; one table's words, buttons and picture ask again and again."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def mention(self, seat: int) -> str:
        """A ping for a person; the name of a computer, or of somebody who is gone."""
        who = self.seats[seat]
        return f"<@{who.user_id}>" if who.user_id and who.left_at is None else f"**{escaped(who.name)}**"


def sitting(found: tables.Loaded) -> Sitting:
    """What was loaded, with its state read."""
    state = load(GAMES[found.table.game], found.state) if found.state is not None else None
    return Sitting(found.table, found.seats, state)


async def sit(store: Store, table_id: str) -> Sitting | None:
    """The table with this id as it stands now."""
    found = await tables.load(store, table_id)
    return sitting(found) if found else None


async def state_at(store: Store, table: Sitting, revision: int) -> Any:
    """The table's state after a former step, if it is still kept."""
    data = await steps.state_at(store, table.row.id, revision)
    return load(table.game, data) if data is not None else None
