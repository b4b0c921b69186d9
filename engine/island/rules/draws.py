"""FI-70 to FI-95: treasure cards, full hands, flood cards, swimmers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import Discard, Swim, one_each
from engine.island.events import (
    Discarded,
    Drew,
    FloodDeckRenewed,
    Flooded,
    Sank,
    Swam,
    TreasureDeckRenewed,
    TurnBegan,
    WatersRose,
)
from engine.island.parts import HAND_LIMIT, SKULL, places
from engine.island.rules.ending import lose, lost_by_sinking, lost_by_water
from engine.island.rules.refusals import no_such_tile
from engine.island.state import Acting, Considering, Discarding, DrawFlood, DrawTreasure, Island, NextTurn, Swimming

# Treasure cards


def draw_treasure(state: Island, todo: DrawTreasure) -> Step[Island]:
    """FI-70: one card into the open hand, or the waters rise."""
    card, deck = state.treasure_deck[-1], state.treasure_deck[:-1]
    agenda = _and_again(state, todo.left, DrawTreasure(todo.seat, todo.left - 1))
    drew = Drew(todo.seat, card)
    if card == "waters-rise":
        return renew_treasure_deck(waters_rise(Step(replace(state, agenda=agenda, treasure_deck=deck), (drew,))))
    players = state.players_with(todo.seat, state.players[todo.seat].having(card))
    return renew_treasure_deck(Step(replace(state, agenda=agenda, treasure_deck=deck, players=players), (drew,)))


def _and_again(state: Island, left: int, again: DrawTreasure | DrawFlood) -> tuple[object, ...]:
    """The agenda after one card: the next of them, with `careful` behind a gate of its own (FI-R4)."""
    rest = state.agenda[1:]
    if left == 1:
        return rest
    return (Considering(), again, *rest) if state.pace == "careful" else (again, *rest)


def waters_rise(step: Step[Island]) -> Step[Island]:
    """FI-71 to FI-73: up one mark; the flood discards, shuffled, go on top; the card goes to its discards."""
    state, events = step
    returned, luck = state.flood_discards, state.luck
    if returned:
        returned, luck = luck.shuffled(returned)
    water = min(state.water + 1, SKULL)
    state = replace(
        state,
        luck=luck,
        water=water,
        flood_deck=(*state.flood_deck, *returned),
        flood_layers=(*state.flood_layers, places(returned)) if returned else state.flood_layers,
        flood_discards=(),
        treasure_discards=(*state.treasure_discards, "waters-rise"),
    )
    return lost_by_water(Step(state, (*events, WatersRose(water, state.rate, len(returned)))))


def renew_treasure_deck(step: Step[Island]) -> Step[Island]:
    """FI-74, FI-R2: the last card is drawn, its discards are shuffled at once into a new deck."""
    state, events = step
    if state.treasure_deck or state.outcome:
        return step
    deck, luck = state.luck.shuffled(state.treasure_discards)
    return Step(
        replace(state, luck=luck, treasure_deck=deck, treasure_discards=()), (*events, TreasureDeckRenewed(len(deck)))
    )


# Full hands


def may_discard(state: Island, seat: Seat) -> Sequence[Discard]:
    if seat not in state.agenda[0].waits_for(state):
        return ()
    return [Discard(card) for card in dict.fromkeys(state.players[seat].hand)]


def do_discard(state: Island, seat: Seat, action: Discard) -> Step[Island]:
    """FI-80: the holder chooses what goes."""
    return Step(
        replace(
            state,
            players=state.players_with(seat, state.players[seat].without(action.card)),
            treasure_discards=(*state.treasure_discards, action.card),
        ),
        (Discarded(seat, action.card),),
    )


def why_not_discard(state: Island, seat: Seat, action: Discard) -> Illegal:
    """FI-82: never by choice."""
    todo = state.agenda[0]
    if not isinstance(todo, Discarding) or todo.seat != seat:
        return Illegal("no-discarding-by-choice", held=len(state.players[seat].hand), limit=HAND_LIMIT)
    return Illegal("no-such-card", card=action.card)


# Flood cards


def draw_flood(state: Island, todo: DrawFlood) -> Step[Island]:
    """FI-90 to FI-93: one card; its tile floods, or sinks for good."""
    left = state.rate if todo.left is None else todo.left
    place, below = state.flood_deck[-1], state.flood_layers[:-1]
    layer = state.flood_layers[-1] & ~(1 << place)
    state = replace(
        state,
        agenda=_and_again(state, left, DrawFlood(left - 1)),
        flood_deck=state.flood_deck[:-1],
        flood_layers=(*below, layer) if layer else below,
    )
    return renew_flood_deck(sink(state, place) if state.flooded >> place & 1 else flood(state, place))


def flood(state: Island, place: int) -> Step[Island]:
    """FI-91: pawns stay."""
    return Step(
        replace(state, flooded=state.flooded | 1 << place, flood_discards=(*state.flood_discards, place)),
        (Flooded(state.map.squares[place]),),
    )


def sink(state: Island, place: int) -> Step[Island]:
    """FI-92, FI-94: tile and card leave the game; pawns there swim at once."""
    agenda = (Swimming(), *state.agenda) if place in state.pawns else state.agenda
    state = replace(state, agenda=agenda, flooded=state.flooded & ~(1 << place), sunk=state.sunk | 1 << place)
    return lost_by_sinking(Step(state, (Sank(state.map.squares[place]),)), place)


def renew_flood_deck(step: Step[Island]) -> Step[Island]:
    """FI-93: the deck is out, its discards are shuffled at once into a new one."""
    state, events = step
    if state.flood_deck or state.outcome:
        return step
    deck, luck = state.luck.shuffled(state.flood_discards)
    return Step(
        replace(state, luck=luck, flood_deck=deck, flood_layers=(places(deck),), flood_discards=()),
        (*events, FloodDeckRenewed(len(deck))),
    )


# Swimmers


def may_swim(state: Island, seat: Seat) -> Sequence[Swim]:
    return one_each(Swim, state.map, state.swims(seat)) if seat in state.swimmers else ()


def do_swim(state: Island, seat: Seat, action: Swim) -> Step[Island]:
    """FI-94, FI-95: each player chooses for their own pawn (FI-R11)."""
    layout, player = state.map, state.players[seat]
    players = state.players_with(seat, player.at(layout.place[action.to]))
    return Step(replace(state, players=players), (Swam(seat, layout.squares[player.pawn], action.to),))


def why_not_swim(state: Island, seat: Seat, action: Swim) -> Illegal:
    if seat not in state.swimmers:
        return Illegal("nothing-to-swim-from")
    if refusal := no_such_tile(state, action.to):
        return refusal
    reach = tuple(each.to for each in may_swim(state, seat))
    return Illegal("too-far", to=action.to, origin=state.map.squares[state.players[seat].pawn], reach=reach)


def leave_the_water(state: Island, todo: Swimming) -> Step[Island]:
    """FI-103, FI-R5: nowhere to swim and nobody to lift them off; or all are ashore."""
    if stranded := state.stranded:
        return lose(Step(state), ("drowned",), drowned=stranded)
    return Step(replace(state, agenda=state.agenda[1:]))


# The next player


def next_turn(state: Island, todo: NextTurn) -> Step[Island]:
    """FI-17, FI-20: clockwise, with fresh actions."""
    turn = (state.turn + 1) % state.seats
    players = state.players
    if any(player.passing for player in players):
        players = tuple(replace(player, passing=False) for player in players)
    return Step(replace(state, turn=turn, agenda=(Acting(turn),), players=players), (TurnBegan(turn),))


DISCARD = Choice(Discard, may_discard, do_discard, why_not_discard)
SWIM = Choice(Swim, may_swim, do_swim, why_not_swim)
