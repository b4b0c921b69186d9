"""What the table waits for, as the picture and its words ask it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat
from engine.island.parts import LAYOUTS
from engine.island.reach import swims
from engine.island.view import IslandView
from locales import listed, say


def question(
    view: IslandView, names: Sequence[str], language: str
) -> tuple[str, tuple[Seat, ...], dict[str, str], str]:
    """What the table waits for as a key, whom it waits for, the key's other values, and a line that says more."""
    if view.outcome:
        key = "picture-island-over-won" if view.outcome.winners else "picture-island-over-lost"
        return key, (), {}, say(language, "picture-island-the-end")
    lost, rescuers = stranded(view), _rescuers(view)
    if lost and rescuers:
        drowning = listed(language, [names[seat] for seat in lost])
        return "picture-island-rescue", rescuers, {"lost": drowning}, say(language, "picture-island-rescue-how")
    key, more = {
        "acting": ("picture-island-turn", say(language, "picture-island-actions", left=view.left)),
        "ending": ("picture-island-turn", say(language, "picture-island-ending")),
        "discarding": ("picture-island-discarding", say(language, "picture-island-hand-full")),
        "swimming": ("picture-island-swimming", say(language, "picture-island-sunk-under")),
        "considering": ("picture-island-considering", say(language, "picture-island-gate")),
    }[view.waiting]
    return key, view.waits_for or (view.turn,), {}, more


def _rescuers(view: IslandView) -> tuple[Seat, ...]:
    return tuple(seat for seat in view.waits_for if "helicopter-lift" in view.hands[seat])


def stranded(view: IslandView) -> tuple[Seat, ...]:
    """FI-95 who is in the water with nowhere to swim."""
    layout = LAYOUTS[view.layout]
    standing = sum(1 << layout.place[tile.square] for tile in view.tiles if tile.state != "sunk")
    in_water = (seat for seat, at in enumerate(view.pawns) if not standing >> layout.place[at] & 1)
    return tuple(
        seat for seat in in_water if not swims(layout, view.adventurers[seat], layout.place[view.pawns[seat]], standing)
    )
