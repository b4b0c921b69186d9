"""Bridges: whole random games beside random chess, what legal and play cost, and how well the computer plays alone."""

import statistics
from functools import partial
from random import Random

import chess

from bench import cpu, table
from engine.bridges import GAME
from engine.play import legal, play, start, waiting

GAMES = 40
DEALS = 1000


def main():
    playouts()
    pieces()
    strength()


def random_chess():
    luck, plies = Random(1), 0
    for _ in range(4):
        board = chess.Board()
        while plies < 4_000 and not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            plies += 1
    return plies


def random_games(seats, side):
    """The first who is waited for says anything legal, changes of mind included."""
    luck, actions = Random(1), 0
    for seed in range(GAMES):
        state = start(GAME, seats, {"side": side}, seed).state
        while state.agenda:
            seat = waiting(state)[0]
            state = play(GAME, state, seat, luck.choice(legal(GAME, state, seat))).state
            actions += 1
    return actions


def playouts():
    counted = {}

    def measured(name, work):
        def run():
            counted[name] = work()

        seconds, spread = cpu(run)
        return counted[name] / seconds, counted[name] / seconds * spread / seconds

    floor, floor_spread = measured("chess", random_chess)
    rows = [("python-chess, random plies", f"{floor:,.0f}", f"± {floor_spread:,.0f}", "1.0 ×", "")]
    for seats in (1, 4):
        for side in "AB":
            name = f"bridges, {seats} seats, side {side}"
            speed, spread = measured(name, lambda seats=seats, side=side: random_games(seats, side))
            games = GAMES * speed / counted[name]
            rows.append((name, f"{speed:,.0f}", f"± {spread:,.0f}", f"{speed / floor:.1f} ×", f"{games:,.0f}"))
    table("whole random games: actions a CPU-second", ("", "actions", "", "of the floor", "games"), rows)


def pieces():
    """Along one random game, every position met once."""
    luck, state, met = Random(2), start(GAME, 1, {}, 2).state, []
    while state.agenda:
        actions = legal(GAME, state, 0)
        action = luck.choice(actions)
        met.append((state, action))
        state = play(GAME, state, 0, action).state
    rows = []
    for name, work in (
        ("legal", lambda: [legal(GAME, state, 0) for state, _ in met]),
        ("play", lambda: [play(GAME, state, 0, action) for state, action in met]),
        ("view", lambda: [GAME.view(state, 0) for state, _ in met]),
        ("faults", lambda: [GAME.faults(state) for state, _ in met]),
    ):
        seconds, spread = cpu(work)
        rows.append((name, f"{seconds / len(met) * 1e6:.1f}", f"± {spread / len(met) * 1e6:.1f}"))
    table("one of each, CPU µs (positions seen before: what was looked up is remembered)", ("", "µs", ""), rows)


def solo(side, seed):
    """The points of the computer alone."""
    state = start(GAME, 1, {"side": side}, seed).state
    while state.agenda:
        state = play(GAME, state, 0, GAME.mind(GAME.view(state, 0), 0, legal(GAME, state, 0))).state
    return state.outcome.total.points


def played(side, points):
    points.extend(solo(side, seed) for seed in range(DEALS))


def strength():
    rows = []
    for side in "AB":
        points: list[int] = []
        seconds, _ = cpu(partial(played, side, points), 1)
        error = statistics.stdev(points) / len(points) ** 0.5
        best = f"{min(points)} to {max(points)}"
        rows.append((side, f"{statistics.mean(points):.2f}", f"± {error:.2f}", best, f"{seconds / DEALS * 1e3:.0f}"))
    table(f"the computer alone, {DEALS} deals", ("side", "mean", "", "range", "CPU ms a game"), rows)
