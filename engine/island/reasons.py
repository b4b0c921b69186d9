"""Why something should be done: what differs between the table it leaves and the one that is left without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from engine.contract import Action, Seat
from engine.island.actions import Square
from engine.island.events import Captured, Gave, Sandbagged, ShoredUp
from engine.island.fate import Fate, fate
from engine.island.foresight.isle import isle
from engine.island.foresight.sea import Sea, sea
from engine.island.odds import odds
from engine.island.parts import CARDS_FOR_A_TREASURE, TREASURES, Card, Held, Treasure, bits, is_treasure
from engine.island.reach import dives, near, swims
from engine.island.state import Acting, Island, Won
from engine.island.turns import led_to, still_possible

Why: TypeAlias = Literal[
    "wins", "captures", "rescues", "saves-landing", "saves-treasure", "saves-pawn", "gives", "nears-home",
    "nears-site", "nears-giver", "dries-landing", "dries-treasure", "nears-flood", "saves-tile", "stands-safer",
    "gathers", "opens-ways", "dries-tile", "useless", "too-many", "lets-go", "swims", "keeps", "waits", "rises",
    "ready", "nothing",
]  # fmt: skip

OF_ONE_TILE: Final[frozenset[Why]] = frozenset(
    {"wins", "captures", "rescues", "dries-landing", "dries-treasure", "dries-tile", "saves-tile"}
)
"""Reasons that one step brings about, with one tile."""

TELLING: Final = 0.005
"""A difference of chances smaller than this is no reason."""
GRAVE: Final = 0.04
"""One as large as this comes before most others."""
FAR: Final = 99
"""Actions to a place that cannot be reached."""


class Facts(Struct, frozen=True, omit_defaults=True):
    """What a reason names: a tile, a card, a person, and figures. Chances are in hundreds."""

    tile: Square | None = None
    card: Card | None = None
    who: Seat | None = None
    mine: bool = False
    """Who is meant is who asked."""
    before: int = 0
    """Without the advice: a chance, actions on a way, cards in a hand."""
    after: int = 0
    """With it."""


class Reason(Struct, frozen=True):
    why: Why
    facts: Facts = Facts()


def hundreds(chance: float) -> int:
    """Never 0 for what can happen, nor 100 for what need not."""
    if chance < TELLING / 10 or chance > 1 - TELLING / 10:
        return round(chance) * 100
    return min(max(round(100 * chance), 1), 99)


def steps(state: Island, seat: Seat) -> dict[int, int]:
    """FI-30 to FI-34: the actions to each place, by one's own moves as tiles lie now."""
    player, layout, dry = state.players[seat], state.map, state.standing & ~state.flooded
    found, edge, taken = {player.pawn: 0}, [player.pawn], 0
    if player.adventurer == "pilot" and all(todo.flight for todo in state.agenda if isinstance(todo, Acting)):
        return dict.fromkeys(bits(state.standing), 1) | found
    while edge:
        taken += 1
        reached = 0
        for place in edge:
            reached |= near(layout, player.adventurer, place) & state.standing
            if player.adventurer == "diver":
                reached |= dives(layout, place, state.standing, dry)
        edge = [place for place in bits(reached) if place not in found]
        found |= dict.fromkeys(edge, taken)
    return found


class Side:
    """A table, read once."""

    def __init__(self, state: Island) -> None:
        self.state = state
        self.where = isle(state.tiles)

    @cached_property
    def fate(self) -> Fate:
        return fate(self.state)

    @cached_property
    def sea(self) -> Sea:
        return sea(self.state)

    @cached_property
    def ways(self) -> list[dict[int, int]]:
        """For each pawn the actions to every place it can get to."""
        return [steps(self.state, seat) for seat in range(self.state.seats)]

    def way(self, seat: Seat, *to: int) -> int:
        """The fewest actions to the nearest of these places."""
        return min((self.ways[seat].get(place, FAR) for place in to), default=FAR)

    def shoring(self, seat: Seat, place: int) -> int:
        """The fewest actions until a tile is shored up."""
        state = self.state
        from_there = near(state.map, state.players[seat].adventurer, place) & state.standing
        return 1 + self.way(seat, place, *bits(from_there))

    def square(self, place: int) -> Square:
        return self.state.map.squares[place]

    def sinks(self, place: int) -> float:
        return odds(self.state).of(place)

    def missing(self, treasure: Treasure) -> bool:
        return not self.state.has_captured(treasure)

    def sites(self, treasure: Treasure) -> list[int]:
        """Where it can still be captured."""
        return [place for place in self.where.sites[TREASURES.index(treasure)] if self.state.standing >> place & 1]

    def held(self, seat: Seat, card: Held) -> int:
        return self.state.players[seat].hand.count(card)

    def to_site(self, seat: Seat, treasure: Treasure) -> tuple[int, int]:
        """The fewest actions to one of its tiles, and which."""
        return min((self.way(seat, place), place) for place in self.sites(treasure))

    def dear(self) -> Iterator[tuple[int, Treasure | None]]:
        """The way home, and the tiles of the missing treasures."""
        yield self.where.landing, None
        for treasure in filter(self.missing, TREASURES):
            yield from ((place, treasure) for place in self.sites(treasure))


class Futures:
    """The table as it is left without the advice, and as it is left with it."""

    def __init__(self, without: Island, said: Sequence[tuple[Seat, Action]], asker: Seat) -> None:
        state, self.events = led_to(without, said)
        self.without, self.with_it = Side(without), Side(state)
        self.said = said
        self.asker = asker

    def why(self) -> Reason | None:
        """The weightiest that there is."""
        return next(self.all(), None)

    def all(self) -> Iterator[Reason]:
        """The weightiest first."""
        for tell in TELLERS:
            yield from tell(self)

    def facts(self, who: Seat | None = None, **more: Any) -> Facts:
        return Facts(who=who, mine=who == self.asker, **more)

    def spared(self, without: float, with_it: float) -> dict[str, int]:
        return {"before": hundreds(without), "after": hundreds(with_it)}

    def dried(self) -> list[int]:
        """The tiles that are made dry."""
        place, found = self.without.state.map.place, list[int]()
        for event in self.events:
            if isinstance(event, ShoredUp):
                found += [place[tile] for tile in event.tiles]
            elif isinstance(event, Sandbagged):
                found.append(place[event.tile])
        return found


def why_first(state: Island, said: Sequence[tuple[Seat, Action]], asker: Seat) -> Reason | None:
    """The weightiest reason of a whole turn in which its first step has a part.

    What would come about without that step too is no reason for it.
    """
    later = Futures(state, still_possible(state, said[1:]), asker)
    anyhow = {_about(each): each.facts for each in later.all()}
    for reason in Futures(state, said, asker).all():
        facts = anyhow.get(_about(reason))
        if facts is None or _is_better(reason.why, reason.facts, facts):
            return reason
    return Futures(state, said[:1], asker).why()


def _about(reason: Reason) -> tuple[object, ...]:
    """What tells one reason from another, whatever its figures."""
    facts = reason.facts
    return (reason.why, facts.card, facts.who, facts.tile if reason.why in OF_ONE_TILE else None)


def _is_better(why: Why, now: Facts, then: Facts) -> bool:
    """Whether the figure of a reason is better than another one's."""
    if why in OF_ONE_TILE:
        return False
    return now.after > then.after if why in ("gives", "opens-ways") else now.after < then.after


Teller: TypeAlias = Callable[[Futures], Iterator[Reason]]

# What ends the game, or is its aim


def wins(two: Futures) -> Iterator[Reason]:
    """FI-100."""
    if isinstance(two.with_it.state.outcome, Won):
        holder = two.said[-1][0]
        yield Reason("wins", two.facts(holder, tile=two.without.square(two.without.where.landing)))


def captures(two: Futures) -> Iterator[Reason]:
    """FI-60."""
    for event in two.events:
        if isinstance(event, Captured):
            many = 4 - two.with_it.state.captured.count(None)
            yield Reason("captures", two.facts(event.seat, tile=event.at, card=event.treasure, after=many))


def rescues(two: Futures) -> Iterator[Reason]:
    """FI-95, FI-R5."""
    for seat in two.without.state.stranded:
        if seat not in two.with_it.state.stranded:
            square = two.with_it.square(two.with_it.state.players[seat].pawn)
            yield Reason("rescues", two.facts(seat, tile=square))


def spares_a_loss(two: Futures) -> Iterator[Reason]:
    """FI-101 to FI-103: the loss that becomes less likely by most, where that is much."""
    yield from _spared(two, GRAVE)


def spares_a_little(two: Futures) -> Iterator[Reason]:
    """The same where it is little."""
    yield from _spared(two, TELLING)


def _spared(two: Futures, least: float) -> Iterator[Reason]:
    gained, reason = max([*_landing(two), *_treasures(two), *_pawns(two)], key=itemgetter(0), default=(0.0, None))
    if reason is not None and gained > least:
        yield reason


def _landing(two: Futures) -> Iterator[tuple[float, Reason]]:
    without, with_it = two.without.fate.landing, two.with_it.fate.landing
    if without - with_it > TELLING:
        tile = two.without.square(two.without.where.landing)
        facts = two.facts(tile=tile, **two.spared(without, with_it))
        yield without - with_it, Reason("saves-landing", facts)


def _treasures(two: Futures) -> Iterator[tuple[float, Reason]]:
    for treasure, without in two.without.fate.treasures.items():
        with_it = two.with_it.fate.treasures.get(treasure, 0.0)
        dried = [place for place in two.dried() if two.without.state.treasure_at(place) == treasure]
        if without - with_it > TELLING and dried:
            tile = two.without.square(dried[0])
            facts = two.facts(tile=tile, card=treasure, **two.spared(without, with_it))
            yield without - with_it, Reason("saves-treasure", facts)


def _pawns(two: Futures) -> Iterator[tuple[float, Reason]]:
    for seat, without in two.without.fate.drowned.items():
        with_it = two.with_it.fate.drowned.get(seat, 0.0)
        if without - with_it > TELLING:
            tile = two.without.square(two.without.state.players[seat].pawn)
            yield without - with_it, Reason("saves-pawn", two.facts(seat, tile=tile, **two.spared(without, with_it)))


# What brings a treasure, or the way home, nearer


def gives(two: Futures) -> Iterator[Reason]:
    """FI-50, FI-60: what the hand then has of it."""
    for event in reversed(two.events):
        if isinstance(event, Gave) and is_treasure(event.card) and two.with_it.missing(event.card):
            before, after = two.without.held(event.to, event.card), two.with_it.held(event.to, event.card)
            if before < after:
                yield Reason("gives", two.facts(event.to, card=event.card, before=before, after=after))


def nears_home(two: Futures) -> Iterator[Reason]:
    """FI-100: the one who is brought furthest on the way."""
    if None in two.with_it.state.captured:
        return
    landing = two.without.where.landing
    home = [(two.without.way(seat, landing), two.with_it.way(seat, landing)) for seat in range(two.without.state.seats)]
    before, after = max(home, key=lambda way: (way[0] - way[1]) * (way[0] < FAR))
    seat = home.index((before, after))
    if after < before < FAR:
        facts = two.facts(seat, tile=two.without.square(landing), before=before, after=after)
        yield Reason("nears-home", facts)


def nears_site(two: Futures) -> Iterator[Reason]:
    """FI-60: who holds four comes nearer to where it counts."""
    for treasure in filter(two.with_it.missing, TREASURES):
        for seat in range(two.without.state.seats):
            if two.with_it.held(seat, treasure) >= CARDS_FOR_A_TREASURE:
                yield from _nearer(two, "nears-site", seat, treasure)


def gathers(two: Futures) -> Iterator[Reason]:
    """Who holds most of a treasure comes nearer to it."""
    for treasure in sorted(filter(two.with_it.missing, TREASURES), key=lambda each: -_most(two, each)):
        held = [two.with_it.held(seat, treasure) for seat in range(two.without.state.seats)]
        if max(held):
            yield from _nearer(two, "gathers", held.index(max(held)), treasure)


def _most(two: Futures, treasure: Treasure) -> int:
    return max(two.with_it.held(seat, treasure) for seat in range(two.without.state.seats))


def _nearer(two: Futures, why: Why, seat: Seat, treasure: Treasure) -> Iterator[Reason]:
    before, _ = two.without.to_site(seat, treasure)
    after, place = two.with_it.to_site(seat, treasure)
    if after < before < FAR:
        facts = two.facts(seat, tile=two.with_it.square(place), card=treasure, before=before, after=after)
        yield Reason(why, facts)


def nears_giver(two: Futures) -> Iterator[Reason]:
    """FI-50: two who hold cards of one treasure come nearer to one another."""
    for treasure in sorted(filter(two.with_it.missing, TREASURES), key=lambda each: -_most(two, each)):
        holders = [seat for seat in range(two.without.state.seats) if two.with_it.held(seat, treasure)]
        for place, one in enumerate(holders):
            for other in holders[place + 1 :]:
                before, after = _apart(two.without, one, other), _apart(two.with_it, one, other)
                if after < before < FAR:
                    seat = other if one == two.asker else one
                    facts = two.facts(seat, card=treasure, tile=_at(two.with_it, seat), before=before, after=after)
                    yield Reason("nears-giver", facts)


def _apart(side: Side, one: Seat, other: Seat) -> int:
    """Actions until they stand on one tile, whoever goes."""
    first, second = side.state.players[one].pawn, side.state.players[other].pawn
    return min(side.way(one, second), side.way(other, first))


def _at(side: Side, seat: Seat) -> Square:
    return side.square(side.state.players[seat].pawn)


# What the sea could take later


def dries(two: Futures) -> Iterator[Reason]:
    """What matters is dry again, though nothing of it can sink this turn."""
    for place in two.dried():
        for dear, treasure in two.without.dear():
            if dear != place:
                continue
            tile = two.without.square(place)
            if treasure is None:
                yield Reason("dries-landing", two.facts(tile=tile))
            else:
                before, after = (_flooded(side, treasure) for side in (two.without, two.with_it))
                facts = two.facts(tile=tile, card=treasure, before=before, after=after)
                yield Reason("dries-treasure", facts)


def _flooded(side: Side, treasure: Treasure) -> int:
    """How many of a treasure's tiles are flooded or sunk."""
    pair = side.where.sites[TREASURES.index(treasure)]
    return sum((side.state.flooded | side.state.sunk) >> place & 1 for place in pair)


def nears_flood(two: Futures) -> Iterator[Reason]:
    """Who acts comes nearer to shoring up what matters, the likeliest to sink first."""
    seat, waves = two.without.state.turn, two.with_it.sea
    wet = {place: treasure for place, treasure in two.with_it.dear() if two.with_it.state.flooded >> place & 1}
    for place in sorted(wet, key=lambda each: -(waves.first[each] + waves.second[each])):
        before, after = (side.shoring(seat, place) for side in (two.without, two.with_it))
        if after < before < FAR:
            tile, treasure = two.with_it.square(place), wet[place]
            yield Reason("nears-flood", two.facts(seat, tile=tile, card=treasure, before=before, after=after))


def saves_tile(two: Futures) -> Iterator[Reason]:
    """A tile that nothing hangs on, but a way leads over it."""
    dried = [(two.without.sinks(place) - two.with_it.sinks(place), place) for place in two.dried()]
    if dried and max(dried)[0] > TELLING:
        place = max(dried)[1]
        chances = two.spared(two.without.sinks(place), two.with_it.sinks(place))
        yield Reason("saves-tile", two.facts(tile=two.without.square(place), **chances))


def stands_safer(two: Futures) -> Iterator[Reason]:
    """Nobody likes to swim."""
    for seat, (player, then) in enumerate(zip(two.without.state.players, two.with_it.state.players, strict=True)):
        before, after = two.without.sinks(player.pawn), two.with_it.sinks(then.pawn)
        if player.pawn != then.pawn and before - after > TELLING:
            facts = two.facts(seat, tile=_at(two.without, seat), **two.spared(before, after))
            yield Reason("stands-safer", facts)


def opens_ways(two: Futures) -> Iterator[Reason]:
    """More tiles that a pawn can step or swim to."""
    for seat in range(two.without.state.seats):
        before, after = (_ways_on(side, seat) for side in (two.without, two.with_it))
        if after > before:
            yield Reason("opens-ways", two.facts(seat, tile=_at(two.with_it, seat), before=before, after=after))


def _ways_on(side: Side, seat: Seat) -> int:
    player, state = side.state.players[seat], side.state
    return swims(state.map, player.adventurer, player.pawn, state.standing & ~(1 << player.pawn)).bit_count()


def dries_tile(two: Futures) -> Iterator[Reason]:
    """Of all flooded tiles one fewer."""
    for place in two.dried():
        before, after = (side.state.flooded.bit_count() for side in (two.without, two.with_it))
        yield Reason("dries-tile", two.facts(tile=two.without.square(place), before=before, after=after))


TELLERS: Final[tuple[Teller, ...]] = (
    wins, rescues, captures, spares_a_loss, gives, nears_home, nears_site, spares_a_little, dries, nears_giver,
    nears_flood, saves_tile, gathers, stands_safer, opens_ways, dries_tile,
)  # fmt: skip
"""The weightiest first."""


# What is no comparison


def greatest_risk(state: Island, among: Sequence[int] | None = None) -> tuple[int, float] | None:
    """The tile that is likeliest to sink this turn, and how likely; what matters comes first."""
    side = Side(state)
    dear = {place for place, _ in side.dear()}
    chances = odds(state)
    wet = [(place, chances.of(place)) for place in bits(state.flooded) if among is None or place in among]
    can_sink = [each for each in wet if each[1] > TELLING]
    return max(can_sink, key=lambda each: (each[0] in dear, each[1]), default=None)
