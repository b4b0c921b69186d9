"""What tells a good table from a bad one: some ninety numbers, read from what everybody sees."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.contract import Seat
from engine.island.foresight.gathering import hands, homes, treasures
from engine.island.foresight.isle import Isle, isle
from engine.island.foresight.sea import Sea, sea
from engine.island.foresight.ways import Ways, ways
from engine.island.parts import ACTIONS, ADVENTURERS, Adventurer
from engine.island.reach import swims
from engine.island.state import Island

Steps: TypeAlias = tuple[int, ...]
Moment: TypeAlias = Literal["acting", "drawing", "flooding"]
"""At the start of a turn's actions; just before its treasure cards; just before its flood cards."""
MOMENTS: Final[tuple[Moment, ...]] = ("acting", "drawing", "flooding")

MOST_CERTAIN: Final = 0.97


def signs(state: Island, moment: Moment) -> list[float]:
    """All of them, in the order of NAMES."""
    where, waves = isle(state.tiles), sea(state)
    seats, standing, layout = state.seats, state.standing, state.map
    up = state.turn if moment == "acting" else (state.turn + 1) % seats
    pawns = [ways(layout, player.adventurer, player.pawn, standing) for player in state.players]
    order = [(seat - up) % seats for seat in range(seats)]
    return [
        1.0,
        *_perils(state, where, waves, pawns, up, is_first=moment == "acting"),
        *_tides(state, waves),
        *_grounds(state, waves),
        *treasures(state, where, pawns, order),
        *hands(state),
        *homes(state, where, pawns, order),
        *_people(tuple([player.adventurer for player in state.players]), up),
    ]


# What can be lost


def _logs(chance: float) -> float:
    return -log(1.0 - min(chance, MOST_CERTAIN)) if chance else 0.0


class Threat(NamedTuple):
    """Something that can be lost, soon or after that; whether those who act first, or next, can come to it."""

    soon: float
    after: float
    first: bool
    next: bool


def _perils(state: Island, where: Isle, waves: Sea, pawns: list[Ways], up: Seat, *, is_first: bool) -> list[float]:
    """Fools' Landing and the treasures: what who acts before the flood can see to counts apart."""
    near, further = pawns[up].shoring, pawns[(up + 1) % state.seats].shoring
    landing = where.landing
    home = Threat(waves.first[landing], waves.second[landing], near[landing] < ACTIONS, further[landing] < ACTIONS)
    threats, shapes = _treasures_at_risk(state, where, waves, near, further)
    threats.insert(0, home)
    open_now = [each for each in threats if not (is_first and each.first)]
    soon = sum([_logs(each.soon) for each in open_now])
    held = sum([_logs(each.soon) for each in threats]) - soon
    after = held_after = 0.0
    for each in threats:
        if each.next if is_first else each.first:
            held_after += _logs(each.after)
        else:
            after += _logs(each.after)
    wet = state.flooded >> landing & 1
    bagged = float(any(["sandbags" in player.hand for player in state.players]))  # noqa: C419 — a list is quicker
    return [
        soon * bagged,
        after * bagged,
        home.soon if open_now and open_now[0] is home else 0.0,
        sum([each.soon for each in open_now]),
        soon,
        held,
        after,
        held_after,
        float(wet),
        float(wet and landing in state.flood_discards),
        *shapes,
        _logs(waves.skull),
    ]


def _treasures_at_risk(
    state: Island, where: Isle, waves: Sea, near: Steps, further: Steps
) -> tuple[list[Threat], tuple[float, ...]]:
    """Each missing treasure by its tiles; and how many have one left, both flooded, one flooded, a flooded last one."""
    threats: list[Threat] = []
    single = both = damp = last = 0.0
    first, second, flooded = waves.first, waves.second, state.flooded
    for number, (one, other) in enumerate(where.sites):
        if state.captured[number] is not None:
            continue
        if state.sunk >> one & 1 or state.sunk >> other & 1:
            left = other if state.sunk >> one & 1 else one
            single += 1.0
            last += float(flooded >> left & 1)
            threats.append(Threat(first[left], second[left], near[left] < ACTIONS, further[left] < ACTIONS))
            continue
        both += float(flooded >> one & flooded >> other & 1)
        damp += float((flooded >> one ^ flooded >> other) & 1)
        soon = first[one] * first[other]
        after = (first[one] + second[one]) * (first[other] + second[other]) - soon
        comes = near[one] < ACTIONS or near[other] < ACTIONS
        threats.append(Threat(soon, after, comes, further[one] < ACTIONS or further[other] < ACTIONS))
    return threats, (single, both, damp, last)


def _tides(state: Island, waves: Sea) -> list[float]:
    """The meter, the decks, what has gone."""
    sunk, wet = state.sunk.bit_count() / 10, state.flooded.bit_count() / 10
    gone = sum([state.flooded >> place & 1 for place in state.flood_discards]) / 10
    coming = sum(waves.first)
    rate = state.rate
    return [
        state.water / 10,
        float(state.water >= 8),
        float(rate == 3),
        float(rate == 4),
        float(rate == 5),
        waves.rise,
        waves.rise_after,
        len(state.treasure_deck) / 20,
        sunk,
        sunk * sunk,
        wet,
        wet * sunk,
        gone,
        coming,
        sum(waves.second),
    ]


def _grounds(state: Island, waves: Sea) -> list[float]:
    """Where pawns stand: ways on, and who could drown."""
    drowning = swimming = few = none = most = 0.0
    standing, layout = state.standing, state.map
    for player in state.players:
        place = player.pawn
        if state.sunk >> place & 1:
            continue
        ways_on = swims(layout, player.adventurer, place, standing & ~(1 << place))
        chance = waves.first[place]
        if not ways_on:
            none += 1.0
            drowning += _logs(chance)
        else:
            swimming += chance
            few += float(not ways_on & (ways_on - 1))
            most += min(ways_on.bit_count(), 4)
    return [drowning, swimming, few, none, most / 10]


# Who plays


@lru_cache(maxsize=1 << 12)
def _people(adventurers: tuple[Adventurer, ...], up: Seat) -> tuple[float, ...]:
    """Who plays, who acts next, how many they are."""
    return (
        *[float(each in adventurers) for each in ADVENTURERS],
        *[float(each == adventurers[up]) for each in ADVENTURERS],
        *[float(len(adventurers) == number) for number in (2, 3, 4)],
    )
