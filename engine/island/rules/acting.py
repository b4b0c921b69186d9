"""FI-40 to FI-60: shoring up, giving and capturing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import Capture, Give, ShoreUp, Square
from engine.island.events import Captured, Gave, ShoredUp
from engine.island.parts import CARDS_FOR_A_TREASURE, SPECIAL_CARDS, TREASURES, Layout, chosen
from engine.island.reach import near
from engine.island.rules.refusals import no_such_seat, no_such_tile, not_now
from engine.island.rules.turn import spend, without
from engine.island.state import Discarding, Island

# Shore up


@lru_cache
def _shorings(layout: Layout) -> tuple[ShoreUp, ...]:
    return tuple(map(ShoreUp, layout.squares))


def shorable(state: Island, seat: Seat) -> int:
    """FI-40, FI-42: flooded tiles in reach."""
    place = state.pawns[seat]
    return state.flooded & (near(state.map, state.adventurers[seat], place) | 1 << place)


def may_shore_up(state: Island, seat: Seat) -> Sequence[ShoreUp]:
    if seat != state.turn or not (places := shorable(state, seat)):
        return ()
    one = chosen(_shorings(state.map), places)
    if state.adventurers[seat] != "engineer":
        return one
    return [*one, *(ShoreUp(first.tile, second.tile) for first, second in combinations(one, 2))]


def do_shore_up(state: Island, seat: Seat, action: ShoreUp) -> Step[Island]:
    """FI-40, FI-41, FI-R9: one flooded tile is dry again, or the Engineer's two."""
    tiles = (action.tile,) if action.also is None else (action.tile, action.also)
    flooded = state.flooded
    for tile in tiles:
        flooded &= ~(1 << state.map.place[tile])
    return Step(
        replace(state, agenda=spend(state), flooded=flooded),
        (ShoredUp(seat, tiles),),
    )


def why_not_shore_up(state: Island, seat: Seat, action: ShoreUp) -> Illegal:
    if refusal := not_now(state, seat):
        return refusal
    if action.also is not None and state.adventurers[seat] != "engineer":
        return Illegal("not-your-gift", needs="engineer")
    for tile in (action.tile, action.also):
        if tile is not None and (refusal := _why_not_shore(state, seat, tile)):
            return refusal
    return Illegal("same-twice", tile=action.tile)


def _why_not_shore(state: Island, seat: Seat, tile: Square) -> Illegal | None:
    if refusal := no_such_tile(state, tile):
        return refusal
    place = 1 << state.map.place[tile]
    if not state.flooded & place:
        return Illegal("not-flooded", tile=tile)
    if not shorable(state, seat) & place:
        return Illegal("too-far", to=tile, origin=state.map.squares[state.pawns[seat]])
    return None


# Give a treasure card


def may_give(state: Island, seat: Seat) -> Sequence[Give]:
    if seat != state.turn or not (receivers := _in_reach(state, seat)):
        return ()
    hand = state.hands[seat]
    return [Give(card, other) for card in TREASURES if card in hand for other in receivers]


def _in_reach(state: Island, seat: Seat) -> list[Seat]:
    """FI-50, FI-51: who stands on the same tile; for the Messenger anybody."""
    if state.adventurers[seat] == "messenger":
        return [other for other in state.players if other != seat]
    here = state.pawns[seat]
    return [other for other, place in enumerate(state.pawns) if place == here and other != seat]


def do_give(state: Island, seat: Seat, action: Give) -> Step[Island]:
    """FI-50, FI-53, FI-R10: one card; a receiver with six discards before the turn goes on."""
    hands = without(state.hands, seat, action.card)
    given = (*hands[: action.to], (*hands[action.to], action.card), *hands[action.to + 1 :])
    agenda = spend(state)
    return Step(
        replace(state, agenda=(Discarding(action.to), *agenda), hands=given),
        (Gave(seat, action.card, action.to),),
    )


def why_not_give(state: Island, seat: Seat, action: Give) -> Illegal:
    if refusal := not_now(state, seat) or no_such_seat(state, action.to):
        return refusal
    if action.card in SPECIAL_CARDS:
        return Illegal("never-given", card=action.card)
    if action.card not in state.hands[seat]:
        return Illegal("no-such-card", card=action.card)
    if action.to == seat:
        return Illegal("only-others")
    return Illegal(
        "not-same-tile",
        seat=action.to,
        at=state.map.squares[state.pawns[seat]],
        other=state.map.squares[state.pawns[action.to]],
    )


# Capture a treasure


def may_capture(state: Island, seat: Seat) -> tuple[Capture, ...]:
    if seat != state.turn:
        return ()
    treasure = state.treasure_at(state.pawns[seat])
    if treasure is None or state.has_captured(treasure):
        return ()
    return (Capture(),) if state.hands[seat].count(treasure) >= CARDS_FOR_A_TREASURE else ()


def do_capture(state: Island, seat: Seat, action: Capture) -> Step[Island]:
    """FI-60: four cards for the figure."""
    place = state.pawns[seat]
    treasure = state.treasure_at(place)
    assert treasure is not None
    number = TREASURES.index(treasure)
    return Step(
        replace(
            state,
            agenda=spend(state),
            hands=without(state.hands, seat, treasure, CARDS_FOR_A_TREASURE),
            treasure_discards=(*state.treasure_discards, *(treasure,) * CARDS_FOR_A_TREASURE),
            captured=(*state.captured[:number], seat, *state.captured[number + 1 :]),
        ),
        (Captured(seat, treasure, state.map.squares[place]),),
    )


def why_not_capture(state: Island, seat: Seat, action: Capture) -> Illegal:
    if refusal := not_now(state, seat):
        return refusal
    place = state.pawns[seat]
    treasure = state.treasure_at(place)
    if treasure is None:
        return Illegal("no-treasure-here", tile=state.map.squares[place])
    if state.has_captured(treasure):
        return Illegal("captured-already", treasure=treasure)
    others = tuple(
        (other, count, state.map.squares[state.pawns[other]])
        for other in state.players
        if other != seat and (count := state.hands[other].count(treasure))
    )
    held = state.hands[seat].count(treasure)
    return Illegal("cards-needed", treasure=treasure, needed=CARDS_FOR_A_TREASURE, held=held, others=others)


SHORE_UP = Choice(ShoreUp, may_shore_up, do_shore_up, why_not_shore_up)
GIVE = Choice(Give, may_give, do_give, why_not_give)
CAPTURE = Choice(Capture, may_capture, do_capture, why_not_capture)
