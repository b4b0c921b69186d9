"""What a puzzle asks for, and when it is reached."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from engine.contract import Unreadable, kebab
from engine.island.actions import Square
from engine.island.asking import matter
from engine.island.odds import odds
from engine.island.parts import TREASURES, Treasure
from engine.island.state import Island, Won


class Win(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-100: fly home before another card is turned up."""


class CaptureTwo(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-60: two treasures in this turn and the next player's, no card between them; five cards make one a turn."""


class Capture(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-60: capture this treasure within so many turns, with no card between them."""

    treasure: Treasure
    turns: int


class Save(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-101, FI-102: whatever cards this turn brings, none of these tiles sinks, or its treasure is captured."""

    tiles: tuple[Square, ...]


Goal: TypeAlias = Win | CaptureTwo | Capture | Save


def write_goal(goal: Goal) -> str:
    """`save C1+D3`: in a line."""
    tag = str(goal.__struct_config__.tag)
    match goal:
        case Save(tiles=tiles):
            return f"{tag} {'+'.join(tiles)}"
        case Capture(treasure=treasure, turns=turns):
            return f"{tag} {treasure} {turns}"
        case _:
            return tag


def read_goal(line: str, before: Island) -> Goal:
    """The goal of a line, for a table that has its tiles."""
    match line.split(" "):
        case ["win"]:
            return Win()
        case ["capture-two"]:
            return CaptureTwo()
        case ["capture", treasure, turns] if treasure in TREASURES and turns in ("1", "2"):
            return Capture(msgspec.convert(treasure, Treasure), int(turns))
        case ["save", tiles] if before.map.place.keys() >= {*tiles.split("+")}:
            return Save(tuple(tiles.split("+")))
    raise Unreadable(f"no goal of the island: {line[:40]!r}")


def turns_of(goal: Goal) -> int:
    """How many turns it takes."""
    match goal:
        case CaptureTwo():
            return 2
        case Capture(turns=turns):
            return turns
        case _:
            return 1


def captured(state: Island) -> int:
    """How many treasures the team has."""
    return sum([seat is not None for seat in state.captured])


def at_stake(state: Island) -> tuple[int, ...]:
    """FI-101, FI-102: the places whose loss ends the game, where this turn's cards can take them."""
    chances = odds(state)
    gone = {state.treasure_at(place) for place in range(len(state.tiles)) if state.sunk >> place & 1}
    perils = sorted(chances.anyway.keys() | chances.risen.keys())
    return tuple(
        [
            place
            for place in perils
            if matter(state, place) == "landing"
            or (matter(state, place) == "treasure" and state.treasure_at(place) in gone)
        ]
    )


def is_reached(goal: Goal, before: Island, state: Island) -> bool:
    """From the table that a puzzle began with."""
    match goal:
        case Win():
            return isinstance(state.outcome, Won)
        case CaptureTwo():
            return captured(state) >= captured(before) + 2
        case Capture(treasure=treasure):
            return state.has_captured(treasure)
        case Save(tiles=tiles):
            return all(_is_safe(state, state.map.place[tile]) for tile in tiles)


def _is_safe(state: Island, place: int) -> bool:
    treasure = state.treasure_at(place)
    return not state.flooded >> place & 1 or (treasure is not None and state.has_captured(treasure))
