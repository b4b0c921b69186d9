"""How often a table of computers waits for somebody else: questions, hand-overs and pings.

By the standing answer; and with the turns that half of the players lodge ahead, as soon as the one before them plays.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple, get_args

from bench import table
from engine.contract import Action, Event, Illegal, Plans, Seat, Step
from engine.island import GAME
from engine.island.actions import Pass, When
from engine.play import legal, play, start, waiting

assert GAME.plans is not None
PLANS: Plans[Any] = GAME.plans
SEEDS = 200
MUST = {2: (1.25, 1.3), 3: (1.4, 1.45), 4: (1.5, 1.6)}
"""Hand-overs and pings a turn, with the answer everybody has who gave none."""
PASSES = 0.04


class Counts(NamedTuple):
    """Of one game, or of many."""

    acts: int = 0
    passes: int = 0
    turns: int = 0
    hand_overs: int = 0
    """Steps after which somebody else begins to be waited for."""
    pings: int = 0
    """Those who begin to be waited for by somebody else's step."""
    won: int = 0
    lodged: int = 0
    """Turns that were played as they had been lodged."""

    def and_also(self, other: Counts) -> Counts:
        return Counts(*map(sum, zip(self, other, strict=True)))


def main(games: int = SEEDS) -> None:
    """The calm player in every seat, Novice, swift."""
    rows = []
    for seats in GAME.players:
        for when in get_args(When):
            found = played(seats, when, games)
            rows.append((seats, when, *told(found, games), must(seats, when)))
    header = ("players", "asked", "passes", "hand-overs a turn", "pings a turn", "won", "±", "must")
    table(f"Waits at a table of computers, Novice, {games} games each", header, rows)
    rows = []
    for seats in GAME.players:
        for who in (frozenset[Seat](), frozenset(range(1, seats, 2))):
            found = played(seats, "matters", games, who)
            rows.append((seats, len(who), *told(found, games), f"{found.lodged / found.turns:.2f}"))
    header = (
        "players",
        "who lodge",
        "passes",
        "hand-overs a turn",
        "pings a turn",
        "won",
        "±",
        "turns lodged and played",
    )
    table(f"The same where some lodge their turns, {games} games each", header, rows)


def told(found: Counts, games: int) -> tuple[str, ...]:
    won = found.won / games
    return (
        f"{found.passes / found.acts:.1%}",
        f"{found.hand_overs / found.turns:.2f}",
        f"{found.pings / found.turns:.2f}",
        f"{won:.1%}",
        f"{math.sqrt(won * (1 - won) / games):.1%}",
    )


def must(seats: int, when: When) -> str:
    hand_overs, pings = MUST[seats]
    return f"≤ {PASSES:.0%}, ≤ {hand_overs}, ≤ {pings}" if when == "matters" else ""


def played(seats: int, when: When, games: int, who: frozenset[Seat] = frozenset()) -> Counts:
    """What was counted in so many games; these players lodge their turns."""
    found = Counts()
    for seed in range(games):
        found = found.and_also(game(seats, when, seed, who))
    return found


def game(seats: int, when: When, seed: int, who: frozenset[Seat] = frozenset()) -> Counts:
    """One whole game."""
    state: Any = start(GAME, seats, {"asked": [when] * seats}, seed).state
    found = Counts(turns=1)
    lodged = plan_for_the_next(state, who)
    while asked := waiting(state):
        seat = asked[0]
        action = GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))
        state, events = play(GAME, state, seat, action)
        while lodged is not None and PLANS.begins(state, lodged.seat):
            after = carried_out(state, lodged)
            if after is None:
                break
            state, events = after.state, (*events, *after.events)
            found = found.and_also(Counts(lodged=1))
            lodged = plan_for_the_next(state, who)
        if any(event.opens_a_turn for event in events):
            lodged = plan_for_the_next(state, who)
        called = called_by(seat, asked, waiting(state))
        turns = sum(event.opens_a_turn for event in events)
        is_pass = isinstance(action, Pass)
        found = found.and_also(Counts(1, is_pass, turns, bool(called), called))
    return found._replace(won=bool(state.outcome.winners))


# Turns lodged ahead


class Lodged(NamedTuple):
    """What somebody wants to do, and what it stands on."""

    seat: Seat
    actions: tuple[Action, ...]
    basis: Mapping[str, str]


def plan_for_the_next(state: Any, who: frozenset[Seat]) -> Lodged | None:
    """What the calm player would do now if it were their turn, for whoever plays next, if they lodge turns."""
    seat = (state.turn + 1) % state.seats
    if seat not in who or not state.agenda:
        return None
    begin, actions = PLANS.on_turn(state, seat), list[Action]()
    now = begin
    while further := PLANS.further(now, seat):
        action = GAME.mind(GAME.view(now, seat), seat, further)
        actions.append(action)
        tried = PLANS.tried(begin, seat, actions)
        if tried.ends:
            break
        now = tried.state
    return Lodged(seat, tuple(actions), PLANS.basis(state, seat, actions)) if actions else None


def carried_out(state: Any, lodged: Lodged) -> Step[Any] | None:
    """Played when the turn begins; nothing where what it stood on has changed."""
    if PLANS.basis(state, lodged.seat, lodged.actions) != lodged.basis:
        return None
    events: tuple[Event, ...] = ()
    for action in lodged.actions:
        try:
            state, more = play(GAME, state, lodged.seat, action)
        except Illegal:
            return None
        events += more
    return Step(state, events)


def called_by(seat: Seat, before: tuple[Seat, ...], after: tuple[Seat, ...]) -> int:
    """How many others begin to be waited for."""
    return len({*after} - {*before, seat})


if __name__ == "__main__":
    main(int(sys.argv[1])) if len(sys.argv) > 1 else main()
