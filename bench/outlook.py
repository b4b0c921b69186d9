"""Robinson Crusoe: the outlook beside playouts of the engine without its cards."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from bench import table
from engine.chance import Luck
from engine.crusoe import GAME
from engine.crusoe.actions import Assign
from engine.crusoe.cards import LIBRARY
from engine.crusoe.events import ActionBegan, ActionSucceeded, DemandUnmet, Died, PhaseBegan, WentHungry
from engine.crusoe.outlook import read
from engine.crusoe.parts import FRIDAY, SPACES, TILES, Goods, Spot, TokenKind
from engine.crusoe.phases.planning import line_fault
from engine.crusoe.state import (
    ActionsEnd,
    Choosing,
    Crusoe,
    NightPhase,
    Person,
    Planning,
    ResolveActions,
    Token,
    WeatherPhase,
)
from engine.play import legal, play, run, start, waiting
from engine.play import read as said

TABLES = 30
PLAYOUTS = 20_000
FAR = 3.0
"""Standard errors: chance alone goes beyond them once in 370 figures."""
SELDOM = 0.01
POSED = ("castaways", "castaways", "jenny", "family", "cursed")
EXTRAS: tuple[tuple[TokenKind, Spot], ...] = (
    ("reroll", "gather"),
    ("reroll", "explore"),
    ("adventure", "gather"),
    ("adventure", "build"),
    ("strength", "explore"),
    ("strength", "hunt"),
    ("storm", "weather"),
    ("rain", "weather"),
    ("animals", "weather"),
)


class Figure(NamedTuple):
    """Something the outlook says, and how often it came about."""

    what: str
    told: float
    seen: int
    of: int

    @property
    def error(self) -> float:
        """Between them, in standard errors; a certain thing allows none."""
        spread = math.sqrt(self.told * (1 - self.told) / self.of) if 0 < self.told < 1 else 0.0
        off = abs(self.seen / self.of - self.told)
        return off / spread if spread else 0.0 if off < 1e-9 else math.inf


def main(playouts: int = PLAYOUTS) -> None:
    """The figures of some tables and how far each is off; too many that are far off are a fault."""
    rows, told, far = [], 0, 0
    for number in range(TABLES):
        posed = pose(number)
        figures = list(compare(posed, playouts))
        worst = max(figures, key=lambda figure: figure.error)
        beyond = sum(figure.error > FAR for figure in figures)
        told, far = told + len(figures), far + beyond
        rows.append(
            (number, len(posed.plan), len(figures), beyond, worst.what, f"{worst.told:.4f}", f"{worst.error:.1f}")
        )
    header = ("table", "lines", "figures", "beyond 3 errors", "worst", "told", "off by errors")
    table(f"The outlook beside {playouts:,} playouts without cards", header, rows)
    print(f"{far} of {told} figures beyond {FAR:g} standard errors")
    assert far <= max(1, SELDOM * told), "more than chance brings"


def pose(number: int) -> Crusoe:
    """A table in the midst of planning, with people wounded, tokens about, and a plan of any lines."""
    chance = Random(number)
    state = start(GAME, number % 4 + 1, {"scenario": POSED[number % len(POSED)]}, number).state
    spaces = [space for space in SPACES if space not in state.island]
    tiles = [tile for tile in TILES if tile not in state.island.values()]
    chance.shuffle(tiles)
    level = chance.randrange
    state = replace(
        state,
        round=level(1, 9),
        people=tuple(hurt(each, chance) for each in state.people),
        stock=Goods(level(5), level(4), level(2), level(3)),
        shelter=chance.random() < 0.6,
        roof=level(3),
        palisade=level(2),
        weapons=level(4),
        island={**state.island, **dict(zip(spaces[:4], tiles, strict=False))},
        tokens=tuple(Token(kind, at) for kind, at in EXTRAS if chance.random() < 0.25),
        hunt=tuple(LIBRARY.beasts)[:1],
        items=tuple(name for name in ("shovel", "rope", "basket") if chance.random() < 0.4),
    )
    return planned(state, chance)


def hurt(person: Person, chance: Random) -> Person:
    most = 3 if person.character == FRIDAY else 12
    return replace(person, wounds=chance.randrange(most), cursed=chance.random() < 0.1)


def planned(state: Crusoe, chance: Random) -> Crusoe:
    """Any pawns on any lines, less those lines that cannot stand."""
    for _ in range(40):
        assigns = [action for action in legal(GAME, state, 0) if isinstance(action, Assign)]
        if not assigns or chance.random() < 0.05:
            break
        state = play(GAME, state, 0, chance.choice(assigns)).state
    while any(line_fault(state, line) for line in state.plan):
        state = replace(state, plan=tuple(line for line in state.plan if line_fault(state, line) is None))
    return state


def compare(state: Crusoe, playouts: int) -> Iterator[Figure]:
    """What the outlook says of tonight, and what comes of it."""
    told = read(state)
    seen = Counter(fact for number in range(playouts) for fact in tonight(state, number))
    figures = {
        **{f"death {who}": chance for who, chance in told.deaths.items()},
        "lost": told.lost,
    }
    for what, chance in figures.items():
        yield Figure(what, chance, seen[what], playouts)
    for what, chance in told.short.items():
        if lived := seen["night" if what == "meal" else "weather"]:
            yield Figure(f"short {what}", chance, seen[f"short {what}"], lived)
    for line in told.lines:
        if begun := seen[f"began {line.target}"]:
            yield Figure(line.target, line.success, seen[f"succeeded {line.target}"], begun)


def tonight(state: Crusoe, number: int) -> set[str]:
    """The plan carried out and the night slept through once, without adventures, mysteries, discoveries or tiles."""
    luck = Luck(Random(number).getrandbits(60))
    bare = replace(
        state,
        luck=luck,
        adventures=dict.fromkeys(state.adventures, ()),
        mysteries=(),
        pile=(),
        tiles=(),
        hunt=tuple(Random(number).sample(list(LIBRARY.beasts), len(state.hunt))),
        ready=tuple(range(state.seats)),
        agenda=(Planning(), ResolveActions(), ActionsEnd(), WeatherPhase(), NightPhase()),
    )
    table, events = run(GAME, bare)
    while asked := waiting(table):
        todo = table.agenda[0]
        line = f"answer {todo.offers[0].word}" if isinstance(todo, Choosing) else "pass"
        table, more = play(GAME, table, asked[0], said(GAME, line))
        events += more
    facts = {"lost"} if table.outcome is not None and not table.outcome.winners else set()
    for event in events:
        match event:
            case PhaseBegan(phase=phase):
                facts.add(phase)
            case Died(who=who):
                facts.add(f"death {who}")
            case DemandUnmet(kind=kind):
                facts.add(f"short {kind}")
            case WentHungry():
                facts |= {"short meal", "short food"}
            case ActionBegan(target=target):
                facts.add(f"began {target}")
            case ActionSucceeded(target=target):
                facts.add(f"succeeded {target}")
    return facts


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
