"""What is physically impossible about a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import CHARACTERS, COMPANIONS, DISCOVERIES, NEIGHBOURS, TILES
from engine.crusoe.pawns import all_pawns
from engine.crusoe.state import Crusoe
from engine.crusoe.stores import held

CARDS = {
    *LIBRARY.events,
    *LIBRARY.adventures,
    *LIBRARY.mysteries,
    *LIBRARY.beasts,
    *LIBRARY.wreckage,
    *LIBRARY.starting,
}


def faults(state: Crusoe) -> list[str]:
    """A card twice, goods below nothing, a pawn too many, a tile on no space."""
    found = [*people(state), *cards(state), *island(state), *numbers(state)]
    return found or list(plan(state))


def people(state: Crusoe) -> Iterator[str]:
    names = [each.character for each in state.people]
    if len(state.people) < state.seats:
        yield f"{state.seats} seats, {len(state.people)} characters"
    yield from (f"{name} is no character" for name in names if name not in CHARACTERS and name not in COMPANIONS)
    yield from twice("character", names)
    if not 0 <= state.first < state.seats:
        yield f"first player {state.first} of {state.seats}"
    yield from (f"{each.character} has {each.determination} tokens" for each in state.people if each.determination < 0)
    yield from (f"{each.character} has {each.wounds} wounds" for each in state.people if each.wounds < 0)


def cards(state: Crusoe) -> Iterator[str]:
    lying = [
        *state.event_deck,
        *(card for card in state.threats if card),
        *state.ambush,
        *(card for deck in (state.adventures, state.adventure_discards) for pile in deck.values() for card in pile),
        *state.mysteries,
        *state.mystery_discards,
        *state.beasts,
        *state.beast_discards,
        *state.hunt,
        *state.box,
        *(kept.card for kept in held(state)),
        *(card for card in state.gone if card not in DISCOVERIES),
    ]
    yield from twice("card", lying)
    yield from (f"unknown card {card}" for card in lying if card not in CARDS)
    inventions = [*state.inventions, *state.invention_deck, *state.invention_discards]
    yield from twice("invention", inventions)
    yield from twice("item", state.items)
    yield from (f"unknown invention {name}" for name in (*inventions, *state.items) if name not in LIBRARY.inventions)
    yield from discoveries(state)


def discoveries(state: Crusoe) -> Iterator[str]:
    """Never more of a token than the box holds."""
    lying = Counter(
        [
            *state.pile,
            *state.discoveries,
            *(name for haul in (*state.future, *state.away) for name in haul.discoveries),
            *(name for name in state.gone if name in DISCOVERIES),
        ]
    )
    box = Counter(DISCOVERIES)
    yield from (f"discovery {name} {n} times" for name, n in lying.items() if n > box[name])


def twice(what: str, names: Iterable[str]) -> Iterator[str]:
    yield from (f"{what} {name} {n} times" for name, n in Counter(names).items() if n > 1)


def island(state: Crusoe) -> Iterator[str]:
    tiles = [*state.island.values(), *state.tiles]
    if sorted(tiles) != sorted(TILES):
        yield f"the tiles are {sorted(tiles)}"
    yield from (f"a tile on {space}" for space in state.island if space not in NEIGHBOURS)
    if state.camp not in state.island:
        yield f"the camp on {state.camp}"
    laid = [(token.kind, token.at) for token in state.tokens if token.kind != "plus-food"]
    yield from (f"token {kind} at {at} {n} times" for (kind, at), n in Counter(laid).items() if n > 1)


def numbers(state: Crusoe) -> Iterator[str]:
    counted = {
        "wood": state.stock.wood,
        "food": state.stock.food,
        "preserved food": state.stock.preserved,
        "hide": state.stock.hide,
        "roof": state.roof,
        "palisade": state.palisade,
        "weapons": state.weapons,
        "brown pawns": state.brown,
    }
    yield from (f"{name} {n}" for name, n in counted.items() if n < 0)
    if not -3 <= state.morale <= 3:
        yield f"morale {state.morale}"


def plan(state: Crusoe) -> Iterator[str]:
    """No pawn stands in two places while the plan is made."""
    if state.phase == "planning":
        placed = Counter(pawn for line in state.plan for pawn in line.pawns)
        there = Counter(all_pawns(state))
        yield from (f"pawn {pawn} {n} times" for pawn, n in placed.items() if n > there[pawn])
