"""What a hint claims, worked out again: by drawing cards, by walking, by counting.

Nothing here asks the hints' own figures: cards are shuffled and turned up, pawns go step by step as the rules let them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from math import comb
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.contract import Event, Seat
from engine.island import GAME
from engine.island.actions import Dive, Fly, Move, ShoreUp
from engine.island.events import Captured, Swam
from engine.island.foresight.thinking import Effort, Thinker
from engine.island.hints import Hint, hint
from engine.island.parts import SKULL, TREASURE_CARDS, flood_cards_at
from engine.island.reasons import Facts
from engine.island.state import Acting, Discarding, Island, Won
from engine.island.view import IslandView, view
from engine.play import legal, play, start, waiting

SAMPLES, CLOSE = 800, 7
"""So many draws tell a chance to so many hundredths."""
QUICK = Thinker(Effort(keep=4, futures=0))


class Asked:
    """A table, who asked, and what the hint was."""

    def __init__(self, state: Island, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.seen = view(state, seat)
        self.hint = hint(self.seen, seat, legal(GAME, state, seat), 3)
        self.by = seat if self.hint.to is None else self.hint.to


def positions(many: int, seed: int) -> Iterator[Asked]:
    """Of games in which three acts of four are sensible; a third of them asked by somebody it is not the turn of."""
    luck = random.Random(seed)
    while True:
        seats = luck.choice((2, 3, 4))
        options = {
            "difficulty": luck.choice(("novice", "normal", "elite", "legendary")),
            "pace": luck.choice(("swift", "swift", "careful")),
            "layout": luck.choice(("classic", "classic", "atoll", "skull")),
            "asked": (luck.choice(("saving", "always", "matters")),) * seats,
        }
        state = start(GAME, seats, options, luck.randrange(1 << 30)).state
        while asked := waiting(state):
            if luck.random() < 0.1:
                yield Asked(state, asked[0] if luck.random() < 0.67 else luck.randrange(seats))
                many -= 1
                if not many:
                    return
            seat = asked[0]
            actions = [each for each in legal(GAME, state, seat) if not each.is_aside]
            sensible = luck.random() < 0.75
            action = QUICK.choose(view(state, seat), seat, actions) if sensible else luck.choice(actions)
            state = play(GAME, state, seat, action).state


# What the cards take


def drawn(seen: IslandView, luck: random.Random) -> list[str] | None:
    """FI-70 to FI-93 once, as it could be: the tiles that sink in turn; None: the skull."""
    treasure = Counter(TREASURE_CARDS) - Counter(seen.treasure_discards) - Counter(sum(seen.hands, ()))
    deck, spent = list(treasure.elements()), list(seen.treasure_discards)
    luck.shuffle(deck)
    flood = [square for layer in seen.flood_layers for square in luck.sample(layer, len(layer))]
    discards, water = list(seen.flood_discards), seen.water
    wet = {tile.square for tile in seen.tiles if tile.state == "flooded"}
    cards, sunk = seen.flood_cards, []
    for _ in range(seen.treasure_cards):
        card = deck.pop()
        if card == "waters-rise":
            water, flood, discards = water + 1, luck.sample(discards, len(discards)) + flood, []
            cards = flood_cards_at(water)
            spent.append(card)
        if not deck:
            deck, spent = luck.sample(spent, len(spent)), []
        if water >= SKULL:
            return None
    for _ in range(cards):
        square = flood.pop(0)
        if square in wet:
            wet.remove(square)
            sunk.append(square)
        else:
            wet.add(square)
            discards.append(square)
        if not flood:
            flood, discards = luck.sample(discards, len(discards)), []
        if not flood:
            break
    return sunk


class Draws:
    """Many draws from one table."""

    def __init__(self, state: Island) -> None:
        self.state = state
        self.seen = view(state, None)
        luck = random.Random(1)
        self.all = [drawn(self.seen, luck) for _ in range(SAMPLES)]

    def share(self, holds) -> float:
        """In hundreds, of the draws that leave the table below the skull; all draws count."""
        return 100 * sum(sunk is not None and holds(sunk) for sunk in self.all) / SAMPLES

    def sinks(self, square: str) -> float:
        return self.share(lambda sunk: square in sunk)

    def lost(self, treasure: str) -> float:
        gone = {tile.square for tile in self.seen.tiles if tile.state == "sunk"}
        sites = {tile.square for tile in self.seen.tiles if tile.treasure == treasure}
        return self.share(lambda sunk: sites <= gone | set(sunk))

    def drowned(self, seat: Seat) -> float:
        return self.share(lambda sunk: self.drowns(sunk)(seat))

    def drowns(self, sunk: list[str]) -> Callable[[Seat], bool]:
        """FI-95: when the tile goes, nothing to swim to is left."""
        place = self.state.map.place

        def does(seat: Seat) -> bool:
            if self.seen.pawns[seat] not in sunk:
                return False
            before = sunk[: sunk.index(self.seen.pawns[seat]) + 1]
            gone = self.state.sunk | sum(1 << place[square] for square in before)
            return not replace(self.state, sunk=gone).swims(seat)

        return does


# How far it is


def way(state: Island, seat: Seat, to: str, *, shoring: bool = False) -> int | None:
    """Step by step, as the rules let this pawn go; to stand there, or until the tile can be shored up."""
    flight = all(todo.flight for todo in state.agenda if isinstance(todo, Acting))
    edge, been, taken = [(state.players[seat].pawn, flight)], set(), 0
    while edge:
        further = []
        for place, flies in edge:
            there = replace(
                state,
                turn=seat,
                agenda=(Acting(seat, 1, flies),),
                players=state.players_with(seat, state.players[seat].at(place)),
            )
            said = legal(GAME, there, seat)
            if shoring and any(isinstance(act, ShoreUp) and to in (act.tile, act.also) for act in said):
                return taken + 1
            if not shoring and state.map.squares[place] == to:
                return taken
            been.add((place, flies))
            further += [
                (state.map.place[act.to], flies and not isinstance(act, Fly))
                for act in said
                if isinstance(act, Move | Fly | Dive)
            ]
        edge = [each for each in dict.fromkeys(further) if each not in been]
        taken += 1
    return None


# Each claim


class Case(NamedTuple):
    """A hint, the table it was asked at, the one it leads to, and what happens on the way."""

    told: Hint
    asker: Seat
    before: Island
    after: Island
    events: tuple[Event, ...]

    @property
    def facts(self) -> Any:
        return self.told.facts

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def case_of(asked: Asked) -> Case:
    told, state, events = asked.hint, asked.state, list[Event]()
    said = () if told.what is None else ((asked.by, told.what), *told.then)
    for seat, action in said:
        assert action in legal(GAME, state, seat), f"{told} is not legal"
        state, more = GAME.choice_for[type(action)].do(state, seat, action)
        events += more
        while state.agenda and isinstance(state.agenda[0], Discarding) and not waiting(state):
            state = replace(state, agenda=state.agenda[1:])
    return Case(told, asked.seat, asked.state, state, tuple(events))


def false_claims(asked: Asked) -> list[str]:
    """What the reason says and is not so; empty for a true one."""
    case = case_of(asked)
    wrong = [*CLAIMS[case.told.why or "nothing"](case)]
    if case.facts.who is not None:
        wrong += same("mine", case.facts.mine, case.facts.who == asked.seat)
    return [f"{case.told.why}: {each}" for each in wrong]


def close(name: str, told: int, found: float) -> Iterator[str]:
    if abs(told - found) > CLOSE or (told == 0 and found > 1):
        yield f"{name}: told {told}, found {found}"


def same(name: str, told: object, found: object) -> Iterator[str]:
    if told != found:
        yield f"{name}: told {told}, found {found}"


def chances(case: Case, chance: Callable[[Draws], float]) -> Iterator[str]:
    """Before and after; and it is less."""
    yield from close("before", case.facts.before, chance(Draws(case.before)))
    yield from close("after", case.facts.after, chance(Draws(case.after)))
    yield from same("less", True, case.facts.after < case.facts.before)


def figures(case: Case, figure: Callable[[Island], object]) -> Iterator[str]:
    yield from same("before", case.facts.before, figure(case.before))
    yield from same("after", case.facts.after, figure(case.after))
    yield from same("changed", True, case.facts.after != case.facts.before)


def tile_of(state: Island, square: str | None) -> Any:
    return next(tile for tile in view(state, None).tiles if tile.square == square)


def held(state: Island, seat: Any, card: str | None) -> int:
    return state.players[seat].hand.count(card)


def is_missing(case: Case) -> Iterator[str]:
    yield from same("missing", False, case.after.has_captured(case.facts.card))


def is_its_tile(case: Case) -> Iterator[str]:
    yield from same("its tile", case.facts.card, tile_of(case.before, case.facts.tile).treasure)


def wins(case: Case) -> Iterator[str]:
    yield from same("won", True, isinstance(case.after.outcome, Won))
    yield from same("landing", "fools-landing", tile_of(case.before, case.facts.tile).tile)


def captures(case: Case) -> Iterator[str]:
    first = case.happened(Captured)[0]
    yield from same("captured", (case.facts.card, case.facts.tile), (first.treasure, first.at))
    yield from same("number", case.facts.after, 4 - case.after.captured.count(None))


def rescues(case: Case) -> Iterator[str]:
    yield from same("stranded", True, case.facts.who in case.before.stranded)
    yield from same("ashore", False, case.facts.who in case.after.swimmers)
    yield from same("tile", case.facts.tile, view(case.after, None).pawns[case.facts.who])


def saves_landing(case: Case) -> Iterator[str]:
    yield from same("landing", "fools-landing", tile_of(case.before, case.facts.tile).tile)
    yield from chances(case, lambda draws: draws.sinks(case.facts.tile))


def saves_treasure(case: Case) -> Iterator[str]:
    yield from is_its_tile(case)
    yield from is_missing(case)
    yield from same("dry", "dry", tile_of(case.after, case.facts.tile).state)
    yield from chances(case, lambda draws: draws.lost(case.facts.card))


def saves_pawn(case: Case) -> Iterator[str]:
    yield from same("stands there", case.facts.tile, view(case.before, None).pawns[case.facts.who])
    yield from chances(case, lambda draws: draws.drowned(case.facts.who))


def gives(case: Case) -> Iterator[str]:
    yield from is_missing(case)
    yield from figures(case, lambda state: held(state, case.facts.who, case.facts.card))


def nears_home(case: Case) -> Iterator[str]:
    yield from same("all captured", False, None in case.after.captured)
    yield from figures(case, lambda state: way(state, case.facts.who, case.facts.tile))


def nears_site(case: Case) -> Iterator[str]:
    yield from same("four", True, held(case.after, case.facts.who, case.facts.card) >= 4)
    yield from gathers(case)


def gathers(case: Case) -> Iterator[str]:
    most = max(held(case.after, seat, case.facts.card) for seat in range(case.after.seats))
    yield from same("most", most, held(case.after, case.facts.who, case.facts.card))
    yield from is_its_tile(case)
    yield from is_missing(case)
    yield from figures(case, lambda state: nearest(state, case.facts.who, case.facts.card))


def nearest(state: Island, seat: Seat, treasure: str) -> int:
    sites = [tile.square for tile in view(state, None).tiles if tile.treasure == treasure and tile.state != "sunk"]
    return min(found for site in sites if (found := way(state, seat, site)) is not None)


def nears_giver(case: Case) -> Iterator[str]:
    who, card = case.facts.who, case.facts.card
    others = [seat for seat in range(case.after.seats) if seat != who and held(case.after, seat, card)]
    yield from same("holds some", True, bool(held(case.after, who, card)))
    yield from same("stands there", case.facts.tile, view(case.after, None).pawns[who])
    yield from same(
        "apart",
        True,
        (case.facts.before, case.facts.after)
        in [(apart(case.before, who, other), apart(case.after, who, other)) for other in others],
    )


def apart(state: Island, one: Seat, other: Seat) -> int | None:
    pawns = view(state, None).pawns
    ways = [way(state, one, pawns[other]), way(state, other, pawns[one])]
    return min((each for each in ways if each is not None), default=None)


def nears_flood(case: Case) -> Iterator[str]:
    seen = tile_of(case.after, case.facts.tile)
    matters = seen.tile == "fools-landing" or (seen.treasure and not case.after.has_captured(seen.treasure))
    yield from same("matters", (True, "flooded"), (bool(matters), seen.state))
    yield from figures(case, lambda state: way(state, case.facts.who, case.facts.tile, shoring=True))


def becomes_dry(case: Case) -> Iterator[str]:
    states = [tile_of(state, case.facts.tile).state for state in (case.before, case.after)]
    yield from same("dry again", ["flooded", "dry"], states)


def dries_landing(case: Case) -> Iterator[str]:
    yield from same("landing", "fools-landing", tile_of(case.before, case.facts.tile).tile)
    yield from becomes_dry(case)


def dries_treasure(case: Case) -> Iterator[str]:
    yield from becomes_dry(case)
    yield from is_its_tile(case)
    yield from is_missing(case)
    yield from figures(
        case,
        lambda state: sum(tile.treasure == case.facts.card and tile.state != "dry" for tile in view(state, None).tiles),
    )


def dries_tile(case: Case) -> Iterator[str]:
    yield from becomes_dry(case)
    yield from figures(case, lambda state: sum(tile.state == "flooded" for tile in view(state, None).tiles))


def saves_tile(case: Case) -> Iterator[str]:
    yield from becomes_dry(case)
    yield from chances(case, lambda draws: draws.sinks(case.facts.tile))


def stands_safer(case: Case) -> Iterator[str]:
    yield from same("stands there", case.facts.tile, view(case.before, None).pawns[case.facts.who])
    yield from chances(case, lambda draws: draws.sinks(draws.seen.pawns[case.facts.who]))


def opens_ways(case: Case) -> Iterator[str]:
    yield from same("stands there", case.facts.tile, view(case.after, None).pawns[case.facts.who])
    yield from figures(case, lambda state: ways_off(state, case.facts.who))


def ways_off(state: Island, seat: Seat) -> int:
    """FI-94: were the tile under this pawn to sink."""
    sinking = replace(state, sunk=state.sunk | 1 << state.players[seat].pawn)
    return sinking.swims(seat).bit_count()


def useless(case: Case) -> Iterator[str]:
    yield from same("captured", True, case.before.has_captured(case.facts.card))


def too_many(case: Case) -> Iterator[str]:
    hand = view(case.before, None).hands[case.before.agenda[0].seat]
    yield from same("held", case.facts.before, hand.count(case.facts.card))
    yield from same("more than four", True, case.facts.before > 4)


def lets_go(case: Case) -> Iterator[str]:
    seen = view(case.before, None)
    team = sum(hand.count(case.facts.card) for hand in seen.hands)
    left = TREASURE_CARDS.count(case.facts.card) - team - seen.treasure_discards.count(case.facts.card)
    yield from same("held, left", (case.facts.before, case.facts.after), (team, left))


def swims(case: Case) -> Iterator[str]:
    swam = case.happened(Swam)[0]
    on = [way(case.after, swam.seat, square) for square in case.after.map.squares]
    yield from same("tile, ways on", (case.facts.tile, case.facts.before), (swam.to, on.count(1)))
    yield from close("sinks", case.facts.after, Draws(case.after).sinks(swam.to))


def keeps(case: Case) -> Iterator[str]:
    yield from same("held", True, any(case.facts.card in player.hand for player in case.before.players))
    yield from at_risk(case)


def at_risk(case: Case) -> Iterator[str]:
    """The tile it names sinks so often; where it names none, none of the flooded ones can."""
    draws = Draws(case.before)
    if case.facts.tile is not None:
        yield from close("sinks", case.facts.before, draws.sinks(case.facts.tile))
    else:
        wet = {tile.square for tile in draws.seen.tiles if tile.state == "flooded"}
        yield from same("at risk", 0, draws.share(lambda sunk: bool(wet & {*sunk})))


def rises(case: Case) -> Iterator[str]:
    yield from same("card", "waters-rise", case.facts.card)
    deck = Counter(case.before.treasure_deck)
    others = deck.total() - deck["waters-rise"]
    none = comb(others, 2) / comb(deck.total(), 2)
    yield from close("rises", case.facts.before, 100 * (1 - none))


def ready(case: Case) -> Iterator[str]:
    yield from same("held", True, case.facts.card in case.before.players[case.asker].hand)
    yield from same("flooded", "flooded", tile_of(case.before, case.facts.tile).state)


def nothing(case: Case) -> Iterator[str]:
    yield from same("names nothing", Facts(), case.facts)


CLAIMS: dict[str, Callable[[Case], Iterator[str]]] = {
    "wins": wins,
    "captures": captures,
    "rescues": rescues,
    "saves-landing": saves_landing,
    "saves-treasure": saves_treasure,
    "saves-pawn": saves_pawn,
    "gives": gives,
    "nears-home": nears_home,
    "nears-site": nears_site,
    "nears-giver": nears_giver,
    "nears-flood": nears_flood,
    "gathers": gathers,
    "dries-landing": dries_landing,
    "dries-treasure": dries_treasure,
    "dries-tile": dries_tile,
    "saves-tile": saves_tile,
    "stands-safer": stands_safer,
    "opens-ways": opens_ways,
    "useless": useless,
    "too-many": too_many,
    "lets-go": lets_go,
    "swims": swims,
    "keeps": keeps,
    "waits": at_risk,
    "rises": rises,
    "ready": ready,
    "nothing": nothing,
}


def checked(many: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often each reason is given, and every false claim."""
    given, wrong = Counter[str](), list[str]()
    for asked in positions(many, seed):
        given[asked.hint.why or ""] += 1
        wrong += false_claims(asked)
    return given, wrong
