"""How likely Castaways is won from a morning on, learned from games that the planner plays against itself; no package
but the standard library's is needed.

    python -m bench._learn_crusoe anew 400

does all that `make minds` wants: what is learned stays only if it wins no fewer games than what was known. By parts:

    python -m bench._learn_crusoe gather mornings.jsonl calm 500 1,2
    python -m bench._learn_crusoe learn mornings.jsonl
    python -m bench._learn_crusoe accept 200

The first adds 500 games each with one and two players to the file, by the mind that looks at no future (`ahead`: by one
that does); the second writes the net into engine/crusoe/planner/castaways.json; the third plays with it and writes down
there how many of so many games it wins, by which one may accept it.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct, json
from msgspec.structs import replace

from bench.planner import FIRST_SEED as JUDGED
from bench.planner import MUST, play_out
from engine.contract import Mind
from engine.crusoe import GAME
from engine.crusoe.planner import DEEP_ONE
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.planner.features import features
from engine.crusoe.planner.learned import FILE, VERSION, Net, castaways, read
from engine.crusoe.planner.search import CALM, Effort
from engine.crusoe.planner.weights import shifted, weights_for
from engine.crusoe.state import Options, Planning
from engine.crusoe.view import view
from engine.play import legal, play, start, waiting

FIRST_SEED = 3_000_000
"""The figures are made with seeds below a million."""
EFFORTS = {"calm": CALM, "ahead": Effort(3, 0.4, 4, 1, ((2, 3), (6, 1)))}
SPREAD = 0.1
"""Each game is played with somewhat other weights, so that there is more to be learned from."""
UNITS = 16
SELDOM = 100
"""A name seen more seldom is left out."""
JUDGES = 50
"""Games of each number of players by which what is learned anew is judged."""
ROUNDS = (8, 8, 5)
"""How often all mornings are gone through: by how the game ended, then twice by how the next morning looked too."""
TRUST = 0.5
"""How much of a morning's worth is the next one's, as it was learned last."""
BATCH = 256
RATE = 2e-3
DECAY = 3e-4


class Played(Struct, frozen=True):
    """One game: its mornings as the net sees them."""

    won: bool
    mornings: tuple[dict[str, float], ...]


# To gather


def gather(file: Path, effort: str, games: int, counts: Sequence[int], first: int) -> None:
    with file.open("ab") as out:
        for seed in range(FIRST_SEED + first, FIRST_SEED + first + games):
            for seats in counts:
                out.write(json.encode(played(seats, seed, EFFORTS[effort])) + b"\n")


def played(seats: int, seed: int, effort: Effort) -> Played:
    chance = Random(seed)
    known = weights_for(Options(), seats)
    planner = Planner({name: shifted(name, weight, chance.gauss(0, SPREAD)) for name, weight in known.items()}, effort)
    state = start(GAME, seats, {}, seed).state
    mornings: dict[int, dict[str, float]] = {}
    while asked := waiting(state):
        seat = asked[0]
        if isinstance(state.agenda[0], Planning) and state.round not in mornings:
            mornings[state.round] = features(state)
        action = planner.choose(view(state, seat), seat, legal(GAME, state, seat))
        state = play(GAME, state, seat, action).state
    return Played(bool(state.outcome and state.outcome.winners), tuple(mornings.values()))


# To learn


def learn(*files: Path) -> None:
    games = [json.decode(line, type=Played) for file in files for line in file.read_bytes().splitlines()]
    often = Counter(name for game in games for morning in game.mornings for name in morning)
    learner = Learner([name for name, n in sorted(often.items()) if n >= SELDOM])
    for number, times in enumerate(ROUNDS):
        net = learner.net() if number else None
        lessons = [lesson for game in games for lesson in taught(game, net)]
        for each in range(times):
            loss = learner.go_through(lessons, RATE * (1 - each / times))
            print(f"{len(games)} games, {len(lessons)} mornings: {number + 1}.{each + 1}: {loss:.4f}", flush=True)
    keep(learner.net())


def accept(games: int, mind: Mind = DEEP_ONE.choose) -> None:
    """How many of a hundred are won with what lies in the file."""
    told = {"games": float(games)}
    for seats in MUST:
        ends = [play_out(mind, seats, seed)[0] for seed in range(JUDGED, JUDGED + games)]
        told[f"won-{seats}"] = round(100 * sum(bool(end.outcome and end.outcome.winners) for end in ends) / games, 1)
    keep(replace(read(FILE), accepted=told))


def keep(net: Net) -> None:
    FILE.write_bytes(json.encode(net) + b"\n")
    castaways.cache_clear()  # from now on it is thought with


def anew(games: int, judges: int = JUDGES, mind: Mind = DEEP_ONE.choose) -> bool:
    """Gather, learn, and judge both; whether what was learned stays."""
    known = read(FILE)
    accept(judges, mind)
    before = read(FILE)
    with TemporaryDirectory() as folder:
        mornings = Path(folder) / "mornings.jsonl"
        gather(mornings, "calm", games, tuple(MUST), 0)
        learn(mornings)
    accept(judges, mind)
    is_kept = won(read(FILE)) >= won(before)
    print(f"won of a hundred, all numbers of players together: {won(before):.0f} before, {won(read(FILE)):.0f} now")
    if not is_kept:
        keep(known)
    return is_kept


def won(net: Net) -> float:
    return sum(net.accepted[f"won-{seats}"] for seats in MUST)


Lesson = tuple[dict[str, float], float]


def taught(game: Played, net: Net | None) -> Iterator[Lesson]:
    """Each morning with what it was worth: how the game ended, and how the mornings after it looked."""
    worth = float(game.won)
    for place, morning in reversed(list(enumerate(game.mornings))):
        if net is not None and place + 1 < len(game.mornings):
            worth += TRUST * (net.chance(game.mornings[place + 1]) - worth)
        yield morning, worth


class Learner:
    """One hidden layer, taught by small steps (Kingma and Ba's rule)."""

    def __init__(self, names: Sequence[str]) -> None:
        self.chance = Random(0)
        self.places = {name: place for place, name in enumerate(names)}
        some = self.chance.gauss
        self.values = [[some(0, 0.15) for _ in range(UNITS)] for _ in names]
        self.values += [[0.0] * UNITS, [some(0, 0.25) for _ in range(UNITS)], [-2.0]]
        self.means = [[0.0] * len(row) for row in self.values]
        self.squares = [[0.0] * len(row) for row in self.values]
        self.steps = 0

    def net(self) -> Net:
        rounded = [tuple(round(value, 4) for value in row) for row in self.values]
        rows = {name: rounded[place] for name, place in self.places.items()}
        return Net(VERSION, {}, rows, rounded[-3], rounded[-2], rounded[-1][0])

    def go_through(self, lessons: list[Lesson], rate: float) -> float:
        """All of them in any order; how far off it was."""
        self.chance.shuffle(lessons)
        loss = 0.0
        for begin in range(0, len(lessons), BATCH):
            batch = lessons[begin : begin + BATCH]
            slopes = [[0.0] * len(row) for row in self.values]
            loss += sum(self.look(seen, worth, slopes) for seen, worth in batch)
            self.step(slopes, len(batch), rate)
        return loss / len(lessons)

    def look(self, seen: dict[str, float], worth: float, slopes: list[list[float]]) -> float:
        """What one lesson would change."""
        values = self.values
        known = [(self.places[name], value) for name, value in seen.items() if name in self.places]
        units = values[-3]
        for place, value in known:
            units = [unit + value * weight for unit, weight in zip(units, values[place], strict=True)]
        out = values[-2]
        guess = 1 / (
            1 + math.exp(-sum(max(0.0, unit) * weight for unit, weight in zip(units, out, strict=True)) - values[-1][0])
        )
        off = guess - worth
        back = [off * weight if unit > 0 else 0.0 for unit, weight in zip(units, out, strict=True)]
        for place, value in known:
            slopes[place] = [slope + value * each for slope, each in zip(slopes[place], back, strict=True)]
        slopes[-3] = [slope + each for slope, each in zip(slopes[-3], back, strict=True)]
        slopes[-2] = [slope + off * max(0.0, unit) for slope, unit in zip(slopes[-2], units, strict=True)]
        slopes[-1][0] += off
        guess = min(max(guess, 1e-6), 1 - 1e-6)
        return -worth * math.log(guess) - (1 - worth) * math.log(1 - guess)

    def step(self, slopes: list[list[float]], n: int, rate: float) -> None:
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, row in enumerate(self.values):
            decay = DECAY if place != len(self.places) and len(row) > 1 else 0.0
            mean, square = self.means[place], self.squares[place]
            for at, value in enumerate(row):
                slope = slopes[place][at] / n + decay * value
                mean[at] += 0.1 * (slope - mean[at])
                square[at] += 0.001 * (slope * slope - square[at])
                row[at] = value - rate * (mean[at] / first) / (math.sqrt(square[at] / second) + 1e-8)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["anew", games]:
            anew(int(games))
        case ["gather", file, effort, games, counts, *first]:
            gather(Path(file), effort, int(games), [*map(int, counts.split(","))], *map(int, first or ["0"]))
        case ["learn", *files]:
            learn(*map(Path, files))
        case ["accept", games]:
            accept(int(games))
