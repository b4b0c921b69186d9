"""FI-40 to FI-60: shoring up, giving and capturing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import Capture, Give, ShoreUp, Square, one_each
from engine.island.events import Captured, Gave, ShoredUp
from engine.island.parts import CARDS_FOR_A_TREASURE, SPECIAL_CARDS, TREASURES, bits
from engine.island.reach import near
from engine.island.rules.refusals import no_such_seat, no_such_tile, not_now
from engine.island.rules.turn import spend
from engine.island.state import Discarding, Island

# Shore up


def shorable(state: Island, seat: Seat) -> int:
    """FI-40, FI-42: flooded tiles in reach."""
    player = state.players[seat]
    return state.flooded & (near(state.map, player.adventurer, player.pawn) | 1 << player.pawn)


def may_shore_up(state: Island, seat: Seat) -> Sequence[ShoreUp]:
    if seat != state.turn or not (places := shorable(state, seat)):
        return ()
    one = one_each(ShoreUp, state.map, places)
    if state.players[seat].adventurer != "engineer":
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
    if action.also is not None and state.players[seat].adventurer != "engineer":
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
    if not (near_by := shorable(state, seat)) & place:
        squares = state.map.squares
        reach = tuple(squares[each] for each in bits(near_by))
        return Illegal("too-far", to=tile, origin=squares[state.players[seat].pawn], reach=reach)
    return None


# Give a treasure card


def may_give(state: Island, seat: Seat) -> Sequence[Give]:
    if seat != state.turn or not (receivers := _in_reach(state, seat)):
        return ()
    hand = state.players[seat].hand
    return [Give(card, other) for card in TREASURES if card in hand for other in receivers]


def _in_reach(state: Island, seat: Seat) -> list[Seat]:
    """FI-50, FI-51: who stands on the same tile; for the Messenger anybody."""
    giver = state.players[seat]
    anywhere = giver.adventurer == "messenger"
    return [
        other for other, player in enumerate(state.players) if other != seat and (anywhere or player.pawn == giver.pawn)
    ]


def do_give(state: Island, seat: Seat, action: Give) -> Step[Island]:
    """FI-50, FI-53, FI-R10: one card; a receiver with six discards before the turn goes on."""
    agenda = (Discarding(action.to), *spend(state))
    given = replace(state, agenda=agenda, players=state.players_with(seat, state.players[seat].without(action.card)))
    received = given.players_with(action.to, given.players[action.to].having(action.card))
    return Step(replace(given, players=received), (Gave(seat, action.card, action.to),))


def why_not_give(state: Island, seat: Seat, action: Give) -> Illegal:
    if refusal := not_now(state, seat) or no_such_seat(state, action.to):
        return refusal
    if action.card in SPECIAL_CARDS:
        return Illegal("never-given", card=action.card)
    if action.card not in state.players[seat].hand:
        return Illegal("no-such-card", card=action.card)
    if action.to == seat:
        return Illegal("only-others")
    return Illegal(
        "not-same-tile",
        seat=action.to,
        at=state.map.squares[state.players[seat].pawn],
        other=state.map.squares[state.players[action.to].pawn],
    )


# Capture a treasure


def may_capture(state: Island, seat: Seat) -> tuple[Capture, ...]:
    if seat != state.turn:
        return ()
    player = state.players[seat]
    treasure = state.treasure_at(player.pawn)
    if treasure is None or state.has_captured(treasure):
        return ()
    return (Capture(),) if player.hand.count(treasure) >= CARDS_FOR_A_TREASURE else ()


def do_capture(state: Island, seat: Seat, action: Capture) -> Step[Island]:
    """FI-60: four cards for the figure."""
    player = state.players[seat]
    treasure = state.treasure_at(player.pawn)
    assert treasure is not None
    number = TREASURES.index(treasure)
    return Step(
        replace(
            state,
            agenda=spend(state),
            players=state.players_with(seat, player.without(treasure, CARDS_FOR_A_TREASURE)),
            treasure_discards=(*state.treasure_discards, *(treasure,) * CARDS_FOR_A_TREASURE),
            captured=(*state.captured[:number], seat, *state.captured[number + 1 :]),
        ),
        (Captured(seat, treasure, state.map.squares[player.pawn]),),
    )


def why_not_capture(state: Island, seat: Seat, action: Capture) -> Illegal:
    if refusal := not_now(state, seat):
        return refusal
    place = state.players[seat].pawn
    treasure = state.treasure_at(place)
    if treasure is None:
        return Illegal("no-treasure-here", tile=state.map.squares[place])
    if state.has_captured(treasure):
        return Illegal("captured-already", treasure=treasure)
    others = tuple(
        (other, count, state.map.squares[player.pawn])
        for other, player in enumerate(state.players)
        if other != seat and (count := player.hand.count(treasure))
    )
    held = state.players[seat].hand.count(treasure)
    return Illegal("cards-needed", treasure=treasure, needed=CARDS_FOR_A_TREASURE, held=held, others=others)


SHORE_UP = Choice(ShoreUp, may_shore_up, do_shore_up, why_not_shore_up)
GIVE = Choice(Give, may_give, do_give, why_not_give)
CAPTURE = Choice(Capture, may_capture, do_capture, why_not_capture)
