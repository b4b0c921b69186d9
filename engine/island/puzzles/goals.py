"""What a puzzle asks for, and when it is reached."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.contract import Unreadable, kebab
from engine.island.actions import Square
from engine.island.asking import matter
from engine.island.odds import odds
from engine.island.state import Island, Won


class Win(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-100: fly home before another card is turned up."""


class CaptureTwo(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-60: two treasures in this turn and the next player's, no card between them; five cards make one a turn."""


class Save(Struct, frozen=True, tag=kebab, tag_field="goal"):
    """FI-101, FI-102: whatever cards this turn brings, none of these tiles sinks, or its treasure is captured."""

    tiles: tuple[Square, ...]


Goal: TypeAlias = Win | CaptureTwo | Save


def write_goal(goal: Goal) -> str:
    """`save C1+D3`: in a line."""
    tiles = "+".join(goal.tiles) if isinstance(goal, Save) else ""
    return f"{goal.__struct_config__.tag} {tiles}".strip()


def read_goal(line: str, before: Island) -> Goal:
    """The goal of a line, for a table that has its tiles."""
    match line.split(" "):
        case ["win"]:
            return Win()
        case ["capture-two"]:
            return CaptureTwo()
        case ["save", tiles] if before.map.place.keys() >= {*tiles.split("+")}:
            return Save(tuple(tiles.split("+")))
    raise Unreadable(f"no goal of the island: {line[:40]!r}")


def turns_of(goal: Goal) -> int:
    """How many turns it takes."""
    return 2 if isinstance(goal, CaptureTwo) else 1


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
        case Save(tiles=tiles):
            return all(_is_safe(state, state.map.place[tile]) for tile in tiles)


def _is_safe(state: Island, place: int) -> bool:
    treasure = state.treasure_at(place)
    return not state.flooded >> place & 1 or (treasure is not None and state.has_captured(treasure))
