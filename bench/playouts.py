"""Whole random games through the public contract, beside random plies of python-chess."""

from __future__ import annotations

import statistics
import time
from functools import partial
from random import Random
from typing import Any, NamedTuple

import chess

from bench import cpu, table
from engine import GAMES
from engine.contract import Event, Game
from engine.play import legal, play, start, waiting

GAMES_A_RUN = 300
LONGEST = 500
"""Choices; where one can take back, chance alone might go on for ever."""
MUST = {"crusoe": "≥ 0.4 ×"}
"""What every pawn may still do is asked before each choice."""
CARDS = {"drew", "flooded", "sank"}
"""Cards turned up: a step of their own where the driver chooses every draw, as in forbidden-island-kotlin."""


class Done(NamedTuple):
    actions: int
    told: list[Event]

    @property
    def cards(self) -> int:
        return sum(event.__struct_config__.tag in CARDS for event in self.told)


def main() -> None:
    """Actions a CPU-second, with and without the cards they turn up, and what legal and play cost."""
    plies, plies_spread = speed(lambda: random_plies(40))
    rows: list[tuple[object, ...]] = [
        ("python-chess, random plies", f"{plies:,.0f}", f"±{plies_spread:,.0f}", "1.0 ×", "")
    ]
    for name, game in GAMES.items():
        done = random_games(game)
        seconds, spread = cpu(partial(random_games, game))
        for what, count in (("actions", done.actions), ("actions and cards turned up", done.actions + done.cards)):
            rate = count / seconds
            told = (
                f"{rate:,.0f}",
                f"±{rate * spread / seconds:,.0f}",
                f"{rate / plies:.2f} ×",
                MUST.get(name, "≥ 3.5 ×"),
            )
            rows.append((f"{name}, {what}", *told))
    table("Random games, a CPU-second", ("what", "each second", "", "ratio", "must"), rows)
    questions = ("set-up", "waiting", "legal", "play")
    table("Microseconds of CPU", ("game", *questions), [costs(game) for game in GAMES.values()])


def speed(work: Any) -> tuple[float, float]:
    """Things done a CPU-second, and their spread."""
    count = work()
    seconds, spread = cpu(work)
    return count / seconds, count / seconds * spread / seconds


def random_plies(games: int) -> int:
    """The floor: all legal moves as a list, one of them pushed, up to 150 a game."""
    chance, plies = Random(1).random, 0
    for _ in range(games):
        board = chess.Board()
        for _ in range(150):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(chance() * len(moves))])
            plies += 1
    return plies


def random_games(game: Game[Any], games: int = GAMES_A_RUN) -> Done:
    """Whoever is first waited for does anything legal."""
    chance, actions = Random(1).random, 0
    told: list[Event] = []
    for seed in range(games):
        state, _ = start(game, game.players[seed % len(game.players)], {}, seed)
        last = actions + LONGEST
        while actions < last and (asked := waiting(state)):
            seat = asked[0]
            offered = legal(game, state, seat)
            state, events = play(game, state, seat, offered[int(chance() * len(offered))])
            actions += 1
            told += events
    return Done(actions, told)


def costs(game: Game[Any]) -> tuple[str, ...]:
    """The mean microseconds of each question of the promise, over the positions of some games."""
    chance = Random(2)
    taken: dict[str, list[float]] = {"set-up": [], "waiting": [], "legal": [], "play": []}

    def timed(what: str, work: Any) -> Any:
        began = time.process_time_ns()
        result = work()
        taken[what].append((time.process_time_ns() - began) / 1000)
        return result

    for seed in range(20):
        state = timed("set-up", lambda seed=seed: start(game, game.players[0], {}, seed)).state
        for _ in range(LONGEST):
            if not timed("waiting", lambda state=state: waiting(state)):
                break
            seat = waiting(state)[0]
            offered = timed("legal", lambda state=state, seat=seat: legal(game, state, seat))
            action = chance.choice(offered)
            state = timed("play", lambda state=state, seat=seat, action=action: play(game, state, seat, action)).state
    return (game.name, *(f"{statistics.fmean(each):.1f}" for each in taken.values()))


if __name__ == "__main__":
    main()
