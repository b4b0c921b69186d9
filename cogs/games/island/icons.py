"""Which drawing stands beside a choice on Forbidden Island: a tile, a card or an adventurer."""

from __future__ import annotations

from typing import Any

from cogs.loaded import Table
from cogs.words.teller import Sat
from engine.contract import Action
from engine.island.actions import (
    Capture,
    Discard,
    Dive,
    Fly,
    Give,
    Lift,
    LiftOff,
    Move,
    Navigate,
    Sandbag,
    ShoreUp,
    Swim,
)
from engine.island.parts import TREASURE_ON
from render.icons import Icon, icon

OF_KINDS = {"sandbag": "sandbags", "lift": "helicopter-lift"}
"""Kinds of actions that use one card."""


def of_action(table: Table, action: Action) -> Icon | None:
    """Return the tile where it leads, or the card that it is about."""
    match action:
        case Move(to=at) | Fly(to=at) | Dive(to=at) | Swim(to=at) | Navigate(to=at) | Lift(to=at):
            return of_tile(table, at)
        case ShoreUp(tile=at) | Sandbag(tile=at):
            return of_tile(table, at)
        case Give(card=card) | Discard(card=card):
            return icon("island", card)
        case LiftOff():
            return icon("island", "helicopter-lift")
        case Capture():
            view = table.view()
            at = view.pawns[view.turn]
            return icon("island", TREASURE_ON.get(table.places.get(at, ""), ""))
    return None


def of_tile(table: Table, at: str) -> Icon | None:
    return icon("island", table.places[at]) if at in table.places else None


def of_value(table: Table, value: Any) -> Icon | None:
    """Return a tile, a card or a player's adventurer."""
    if isinstance(value, Sat):
        return icon("island", table.view().adventurers[value])
    return of_tile(table, value) or icon("island", value) if isinstance(value, str) else None
