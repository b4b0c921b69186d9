"""FI-10 to FI-17: setting the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.chance import Luck
from engine.contract import Illegal, Seat, Step
from engine.island.actions import When
from engine.island.events import Dealt, Flooded, TurnBegan
from engine.island.parts import (
    ADVENTURERS,
    LAYOUTS,
    START_MARK,
    START_OF,
    TILES,
    TREASURE_CARDS,
    Adventurer,
    Card,
    Difficulty,
    Held,
    places,
)
from engine.island.state import Acting, Island, Pace, Player

if TYPE_CHECKING:
    LayoutName: TypeAlias = str
else:
    LayoutName = Literal[tuple(LAYOUTS)]


WHERE_IT_MATTERS: tuple[When, ...] = ("matters",) * 4


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; adventurers named here are dealt instead of random ones (FI-R16)."""

    difficulty: Difficulty = "novice"
    layout: LayoutName = "classic"
    pace: Pace = "swift"
    first: Annotated[int, Meta(ge=0, le=3)] | None = None
    adventurers: tuple[Adventurer, ...] = ()
    asked: tuple[When, ...] = ()
    """How each seat wants to be asked at gates; where it matters, unless they said otherwise (FI-R4)."""


def set_up(seats: int, options: Options, luck: Luck) -> Step[Island]:
    """The island is laid, begins to sink, and the adventurers land."""
    layout = LAYOUTS[options.layout]
    tiles, luck = luck.shuffled(TILES)
    flood_deck, luck = luck.shuffled(range(len(TILES)))
    adventurers, luck = deal_adventurers(seats, options.adventurers, luck)
    hands, treasure_deck, luck = deal_cards(seats, luck)
    first, luck = first_player(seats, options.first, luck)
    flood_deck, flooded = flood_deck[:-6], flood_deck[:-7:-1]
    players = tuple(
        Player(adventurer, tiles.index(START_OF[adventurer]), hand, asked)
        for adventurer, hand, asked in zip(adventurers, hands, (*options.asked, *WHERE_IT_MATTERS), strict=False)
    )
    state = Island(
        seats=seats,
        luck=luck,
        agenda=(Acting(first),),
        difficulty=options.difficulty,
        pace=options.pace,
        layout=options.layout,
        tiles=tiles,
        flooded=places(flooded),
        sunk=0,
        turn=first,
        players=players,
        treasure_deck=treasure_deck,
        flood_deck=flood_deck,
        flood_layers=(places(flood_deck),),
        flood_discards=flooded,
        water=START_MARK[options.difficulty],
    )
    squares = layout.squares
    return Step(
        state,
        (
            *(Flooded(squares[place]) for place in flooded),
            *(Dealt(seat, each.adventurer, squares[each.pawn], each.hand) for seat, each in enumerate(players)),
            TurnBegan(first),
        ),
    )


def deal_adventurers(seats: int, chosen: tuple[Adventurer, ...], luck: Luck) -> tuple[tuple[Adventurer, ...], Luck]:
    """FI-13: one each, the rest leave the game."""
    if not chosen:
        shuffled, luck = luck.shuffled(ADVENTURERS)
        return shuffled[:seats], luck
    if len(chosen) != seats or len(set(chosen)) != seats:
        raise Illegal("adventurers-for-each", seats=seats, chosen=chosen)
    return chosen, luck


def deal_cards(seats: int, luck: Luck) -> tuple[tuple[tuple[Held, ...], ...], tuple[Card, ...], Luck]:
    """FI-14: two each; a Waters Rise! is replaced, and shuffled back when all hands are dealt."""
    shuffled, luck = luck.shuffled(TREASURE_CARDS)
    deck = list(shuffled)
    aside: list[Card] = []
    hands: list[tuple[Held, ...]] = []
    for _ in range(seats):
        hand: list[Held] = []
        while len(hand) < 2:
            card = deck.pop()
            if card == "waters-rise":
                aside.append(card)
            else:
                hand.append(card)
        hands.append(tuple(hand))
    treasure_deck, luck = luck.shuffled((*deck, *aside)) if aside else (tuple(deck), luck)
    return tuple(hands), treasure_deck, luck


def first_player(seats: int, chosen: int | None, luck: Luck) -> tuple[Seat, Luck]:
    """FI-17: the host's choice, or random."""
    if chosen is None:
        return luck.below(seats)
    if chosen >= seats:
        raise Illegal("no-such-seat", seat=chosen)
    return chosen, luck
