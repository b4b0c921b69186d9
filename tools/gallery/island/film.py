"""A game of Forbidden Island by computers, and what stands beneath its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import render
from engine.contract import Event
from engine.island import GAME
from engine.island.events import (
    Captured,
    Dived,
    Flew,
    GameWon,
    Gave,
    Lifted,
    Moved,
    Navigated,
    Sandbagged,
    Sank,
    ShoredUp,
    Swam,
    WatersRose,
)
from engine.island.view import IslandView, view
from engine.play import legal, play, start, waiting
from locales import listed, say
from tools.gallery.people import PEOPLE

Told = tuple[IslandView, tuple[Event, ...], str]


def played(seats: int, seed: int, steps: int, layout: str = "classic") -> list[Told]:
    """A game by computer teammates: views, what happened, captions."""
    state, events = start(GAME, seats, {"layout": layout}, seed)
    told: list[Told] = [(view(state, None), events, "")]
    while state.agenda and len(told) < steps:
        seat = waiting(state)[0]
        action = GAME.mind(view(state, seat), seat, legal(GAME, state, seat))
        state, events = play(GAME, state, seat, action)
        told.append((view(state, None), events, caption(view(state, None), events)))
    return told


TELLING = (GameWon, Captured, WatersRose, Sank, Swam, Lifted, Sandbagged, Gave, ShoredUp, Flew, Dived, Navigated, Moved)


def caption(seen: IslandView, events: Sequence[Event]) -> str:
    """The sentence of the most telling event."""
    told = next((event for kind in TELLING for event in events if isinstance(event, kind)), None)
    if told is None:
        return ""
    places = {tile.square: f"{tile.square} {say('en', f'island-{tile.tile}')}" for tile in seen.tiles}
    values: dict[str, Any] = {"here": "none"}
    for name in told.__struct_fields__:
        value = getattr(told, name)
        if isinstance(value, tuple):
            values[name] = listed("en", [PEOPLE[each] if isinstance(each, int) else places[each] for each in value])
            values[f"{name}_count"] = len(value)
            values[f"{name}_key"] = "self" if value == (getattr(told, "seat", None),) else "others"
        elif isinstance(value, int):
            values[name] = PEOPLE[value] if name in ("seat", "who", "to") else value
        else:
            values[name] = places.get(value) or say("en", f"island-{value}")
            if name == "card":
                values["card_the"] = say("en", f"island-{value}.the")
    return say("en", f"island-did-{told.__struct_config__.tag}", **values).replace("*", "")


def film() -> bytes:
    """A whole game of three computers."""
    return render.replay("island", played(3, 4, 500), PEOPLE[:3], "en")
