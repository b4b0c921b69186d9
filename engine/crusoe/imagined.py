"""A table that looks like another: what lies open as it lies, what nobody has seen yet shuffled anew."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from engine.chance import Luck
from engine.crusoe.cards import LIBRARY
from engine.crusoe.names import CardName
from engine.crusoe.state import Crusoe

PILES: Final = ("mysteries", "tiles", "pile", "box")
BEASTS: Final = ("beasts", "hunt", "ambush")
"""Whichever of them lies where is hidden, too."""


def imagined(state: Crusoe, seed: int = 0) -> Crusoe:
    """Whatever it waits for; the agenda is what everybody has seen begin, and stays."""
    shuffling = _Shuffling(seed)
    piles = {name: shuffling.mixed(getattr(state, name)) for name in PILES}
    beasts = iter(shuffling.mixed((*state.beasts, *state.hunt, *state.ambush)))
    piles |= {name: tuple(islice(beasts, len(getattr(state, name)))) for name in BEASTS}
    next_invention, others = state.invention_deck[:1], state.invention_deck[1:]
    return replace(
        state,
        **piles,
        adventures={field: shuffling.mixed(cards) for field, cards in state.adventures.items()},
        event_deck=shuffling.mixed(_events(state, shuffling)),
        invention_deck=(*next_invention, *shuffling.mixed(others)),
        luck=Luck(seed, shuffling.luck.asked),
    )


def _events(state: Crusoe, shuffling: _Shuffling) -> list[CardName]:
    """As many of each kind as the deck holds, among them some that stayed in the box; what came back stays."""
    seen = {*state.threats, *state.gone, *[getattr(todo, "card", "") for todo in state.agenda]}
    found = [card for card in state.event_deck if card not in LIBRARY.events]
    for is_book in (True, False):
        kind = [name for name, card in LIBRARY.events.items() if (card.icon == "book") == is_book]
        many = sum(card in kind for card in state.event_deck)
        found += shuffling.mixed([name for name in kind if name not in seen])[:many]
    return found


class _Shuffling:
    """One pile after the other by the same luck."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def mixed(self, cards: Iterable[Any]) -> tuple[Any, ...]:
        mixed, self.luck = self.luck.shuffled(cards)
        return mixed
