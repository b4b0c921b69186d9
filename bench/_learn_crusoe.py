"""How likely a scenario is won from a morning on, learned from games that the planner plays against itself.

    python -m bench._learn_crusoe anew 400 castaways

does all that `make minds` wants: what is learned stays only if it wins no fewer games than what was known. By parts:

    python -m bench._learn_crusoe gather jenny mornings.jsonl calm 500 1,2
    python -m bench._learn_crusoe learn jenny mornings.jsonl
    python -m bench._learn_crusoe accept jenny 200

The first adds 500 games each with one and two players to the file, by the mind that looks at no future (`ahead`: by one
that does); the second writes the net into engine/crusoe/planner/values/jenny.json; the third plays with it and writes
down there how many of so many games it wins, by which one may accept it.

A new net needs new figures for the chances that reviews show: `python -m bench.reviews fit`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from msgspec import Struct, json
from msgspec.structs import replace
from numpy.typing import NDArray

from bench._lessons import Stepped
from bench.planner import FIRST_SEED as JUDGED
from bench.planner import MUST, play_out
from engine.contract import Mind
from engine.crusoe import GAME
from engine.crusoe.planner import DEEP_ONE
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.planner.features import features
from engine.crusoe.planner.learned import VERSION, Net, file_of, known_of, read
from engine.crusoe.planner.search import CALM, Effort
from engine.crusoe.scenarios import scenario, weights_for
from engine.crusoe.state import Crusoe, Planning
from engine.crusoe.view import view
from engine.crusoe.weights import Weights, moved
from engine.play import legal, play, start, waiting

Numbers = NDArray[np.float32]

FIRST_SEED: Final = 3_000_000
"""The figures are made with seeds below a million."""
EFFORTS: Final = {"calm": CALM, "ahead": Effort(5, 0.4, 6, 1, ((2, 4), (6, 1)))}
SPREAD: Final = {"castaways": 0.1}
WIDE: Final = 0.3
"""Each game is played with somewhat other weights, so that there is more to be learned from; more so where hardly any
game is won."""
LASTED: Final = 0.25
CAME: Final = 0.45
"""Where wins are rare, a lost game is worth what it came to: so much for its rounds, so much for its goal."""
ONWARD: Final = 3
"""So often games are played with what was learned so far, each a fifth as many, and all is learned again."""
UNITS: Final = 16
SELDOM: Final = 100
"""A name seen more seldom is left out."""
JUDGES: Final = 50
"""Games of each number of players by which what is learned anew is judged."""
ROUNDS: Final = (12, 12, 8)
"""How often all mornings are gone through: by how the game ended, then twice by how the next morning looked too."""
TRUST: Final = 0.5
"""How much of a morning's worth is the next one's, as it was learned last."""
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 3e-4


class Played(Struct, frozen=True):
    """One game: what it was worth, and its mornings as the net sees them."""

    won: bool
    worth: float
    mornings: tuple[dict[str, float], ...]


# To gather


def gather(name: str, file: Path, effort: str, games: int, counts: Sequence[int], first: int) -> None:
    """Adds so many games for each number of players; on all cores."""
    beginnings = [(seats, FIRST_SEED + first + game) for game in range(games) for seats in counts]
    with ProcessPoolExecutor() as pool, file.open("ab") as out:
        for game in pool.map(partial(played, name, effort), beginnings, chunksize=4):
            out.write(json.encode(game) + b"\n")


def played(name: str, effort: str, beginning: tuple[int, int]) -> Played:
    seats, seed = beginning
    chance, spread = Random(seed), SPREAD.get(name, WIDE)
    state = start(GAME, seats, {"scenario": name}, seed).state
    known = weights_for(state.options, seats)
    shifts = {weight: chance.gauss(0, spread) for weight in Weights.__struct_fields__}
    planner = Planner(moved(known, shifts), EFFORTS[effort])
    mornings: dict[int, dict[str, float]] = {}
    while asked := waiting(state):
        seat = asked[0]
        if isinstance(state.agenda[0], Planning) and state.round not in mornings:
            mornings[state.round] = features(state)
        action = planner.choose(view(state, seat), seat, legal(GAME, state, seat))
        state = play(GAME, state, seat, action).state
    is_won = bool(state.outcome and state.outcome.winners)
    return Played(is_won, 1.0 if is_won else came_to(state, mornings.values()), tuple(mornings.values()))


def came_to(end: Crusoe, mornings: Iterable[dict[str, float]] = ()) -> float:
    """What a lost game was worth; of its goal, as near as it ever was."""
    if end.options.scenario == "castaways":
        return 0.0
    nearest = max([scenario(end).reached(end), *(morning.get("reached", 0.0) for morning in mornings)])
    return LASTED * end.round / scenario(end).rounds + CAME * nearest


# To learn


def learn(name: str, *files: Path) -> None:
    games = [json.decode(line, type=Played) for file in files for line in file.read_bytes().splitlines()]
    often = Counter(sign for game in games for morning in game.mornings for sign in morning)
    learner = Learner([sign for sign, n in sorted(often.items()) if n >= SELDOM], games)
    for number, times in enumerate(ROUNDS):
        worth = learner.worth(trust=TRUST if number else 0.0)
        for each in range(times):
            loss = learner.go_through(worth, RATE * (1 - each / times))
        print(f"{name}, {len(games)} games, {len(worth)} mornings: {number + 1}: {loss:.4f}", flush=True)
    known, net = read(file_of(name)), learner.net()
    keep(name, replace(net, shift=known.shift, slope=known.slope, fading=known.fading))


def accept(name: str, games: int, mind: Mind = DEEP_ONE.choose) -> None:
    """How many of a hundred are won with what lies in the file."""
    told = {"games": float(games)}
    for seats in MUST:
        ends = [play_out(mind, seats, seed, name)[0] for seed in range(JUDGED, JUDGED + games)]
        told[f"won-{seats}"] = round(100 * sum(bool(end.outcome and end.outcome.winners) for end in ends) / games, 1)
    keep(name, replace(read(file_of(name)), accepted=told))


def keep(name: str, net: Net) -> None:
    file_of(name).write_bytes(json.encode(net) + b"\n")
    known_of.cache_clear()  # from now on it is thought with


def anew(name: str, games: int, judges: int = JUDGES, mind: Mind = DEEP_ONE.choose) -> bool:
    """Gather, learn, and judge both; whether what was learned stays."""
    known = read(file_of(name))
    accept(name, judges, mind)
    before = read(file_of(name))
    with TemporaryDirectory() as folder:
        mornings = Path(folder) / "mornings.jsonl"
        gather(name, mornings, "calm", games, tuple(MUST), 0)
        learn(name, mornings)
        for number in range(0 if name == "castaways" else ONWARD):
            gather(name, mornings, "ahead", max(1, games // 5), tuple(MUST), (number + 1) * games)
            learn(name, mornings)
    accept(name, judges, mind)
    was, now = won(before), won(read(file_of(name)))
    print(f"{name}, won of a hundred, all numbers of players together: {was:.0f} before, {now:.0f} now")
    if now < was:
        keep(name, known)
    return now >= was


def won(net: Net) -> float:
    return sum(net.accepted[f"won-{seats}"] for seats in MUST)


class Learner:
    """One hidden layer, taught by small steps."""

    def __init__(self, names: Sequence[str], games: Sequence[Played]) -> None:
        self.names = names
        self.chance = np.random.default_rng(0)
        self.seen, self.ends, self.last = self.lessons(games)
        start = self.chance.normal
        self.rows = Stepped(start(0, 0.15, (len(names), UNITS)))
        self.bias, self.out, self.rest = Stepped(np.zeros(UNITS)), Stepped(start(0, 0.25, UNITS)), Stepped([-2.0])

    def lessons(self, games: Sequence[Played]) -> tuple[Numbers, Numbers, NDArray[Any]]:
        """The mornings of all games, a row each; how each one's game ended; which are their games' last."""
        places = {name: place for place, name in enumerate(self.names)}
        mornings = [(morning, game.worth) for game in games for morning in game.mornings]
        seen = np.zeros((len(mornings), len(places)), np.float32)
        for row, (morning, _) in zip(seen, mornings, strict=True):
            for name in morning.keys() & places.keys():
                row[places[name]] = morning[name]
        last = np.zeros(len(mornings), bool)
        last[np.cumsum([len(game.mornings) for game in games]) - 1] = True
        return seen, np.array([worth for _, worth in mornings], np.float32), last

    def net(self) -> Net:
        rows = {name: rounded(row) for name, row in zip(self.names, self.rows.values, strict=True)}
        return Net(VERSION, {}, rows, rounded(self.bias.values), rounded(self.out.values), float(self.rest.values[0]))

    def worth(self, trust: float) -> Numbers:
        """What each morning was worth: how its game ended, and how the mornings after it looked."""
        worth = self.ends.copy()
        guess = self.guesses(self.seen)[1]
        for place in range(len(worth) - 2, -1, -1):
            if not self.last[place]:
                worth[place] = trust * guess[place + 1] + (1 - trust) * worth[place + 1]
        return worth

    def guesses(self, seen: Numbers) -> tuple[Any, Any]:
        units = np.maximum(seen @ self.rows.values + self.bias.values, 0)
        return units, 1 / (1 + np.exp(-(units @ self.out.values + self.rest.values)))

    def go_through(self, worth: Numbers, rate: float) -> float:
        """All of them in any order; how far off it was."""
        order, loss = self.chance.permutation(len(worth)), 0.0
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            loss += self.look(self.seen[some], worth[some], rate)
        return loss / len(order)

    def look(self, seen: Numbers, worth: Numbers, rate: float) -> float:
        """What some lessons change."""
        units, guess = self.guesses(seen)
        off = (guess - worth) / len(worth)
        back = off[:, None] * self.out.values * (units > 0)
        steps = ((self.rows, seen.T @ back), (self.bias, back.sum(0)), (self.out, units.T @ off))
        for values, slope in steps:
            values.step(slope + DECAY * values.values * (values is not self.bias), rate)
        self.rest.step(off.sum(), rate)
        guess = np.clip(guess, 1e-6, 1 - 1e-6)
        return float(-np.sum(worth * np.log(guess) + (1 - worth) * np.log(1 - guess)))


def rounded(row: Any) -> tuple[float, ...]:
    return tuple(round(float(value), 4) for value in row)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["anew", games, *names]:
            for each in names:
                anew(each, int(games))
        case ["gather", each, file, effort, games, counts, *first]:
            gather(each, Path(file), effort, int(games), [*map(int, counts.split(","))], *map(int, first or ["0"]))
        case ["learn", each, *files]:
            learn(each, *map(Path, files))
        case ["accept", each, games]:
            accept(each, int(games))
