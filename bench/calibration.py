"""Whether the chances to win that are told are so: strong players play on, and won games are counted.

`python -m bench.minds told 4`: so many games for each number of players and each difficulty.
"""

from __future__ import annotations

from bench import table
from engine.island import GAME
from engine.island.prospects import winning
from engine.island.view import view
from engine.play import legal, play, start, waiting

FIRST_SEED = 7_000_000
GAMES_EACH = 2
DIFFICULTIES = ("novice", "normal", "elite", "legendary")


def main(games: int = GAMES_EACH) -> None:
    """Of the positions told 30 %, so many were won; a turn is asked once, when it begins."""
    told: dict[int, list[tuple[bool, tuple]]] = {}
    for difficulty in DIFFICULTIES:
        for seats in GAME.players:
            for seed in range(FIRST_SEED, FIRST_SEED + games):
                asked, won = told_in_a_game(seats, difficulty, seed)
                for chance in asked:
                    told.setdefault(chance, []).append((won, (seats, difficulty, seed)))
    rows = []
    for chance, found in sorted(told.items()):
        share = sum(won for won, _ in found) / len(found)
        of = len({game for _, game in found})
        rows.append((chance, f"{100 * share:.0f}", f"{100 * (share * (1 - share) / of) ** 0.5:.0f}", len(found), of))
    table("chances to win told when a turn begins", ("told, %", "won, %", "± by games", "positions", "games"), rows)


def told_in_a_game(seats: int, difficulty: str, seed: int) -> tuple[list[int], bool]:
    """At the beginning of each turn; and whether it was won."""
    state, asked = start(GAME, seats, {"difficulty": difficulty}, seed).state, []
    while waits := waiting(state):
        seen = view(state, waits[0])
        if seen.waiting == "acting" and seen.left == 3:
            asked.append(round(10 * winning(seen)) * 10)
        action = GAME.minds["strong"](seen, waits[0], legal(GAME, state, waits[0]))
        state = play(GAME, state, waits[0], action).state
    return asked, bool(state.outcome.winners)


if __name__ == "__main__":
    main()
