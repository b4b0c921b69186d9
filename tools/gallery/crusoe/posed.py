"""Tables of Robinson Crusoe as one would write them down: some rounds later, crowded, in the midst of a roll."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec import structs

from engine.crusoe import GAME
from engine.crusoe.names import Discovery
from engine.crusoe.parts import DISCOVERIES, TILES, Field, Goods, Part, Space
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.state import (
    ActionsEnd,
    Cause,
    Cover,
    Crusoe,
    Haul,
    Injury,
    Kept,
    Line,
    Planning,
    Rolling,
    Token,
)
from engine.crusoe.target import Target
from engine.play import play, read, start


def table(seats: int, scenario: str = "castaways", seed: int = 1, **chosen: Any) -> Crusoe:
    """A table in its first planning."""
    return start(GAME, seats, {"scenario": scenario, **chosen}, seed).state


def posed(
    state: Crusoe,
    *,
    round: int,  # noqa: A002 — the rulebook's word
    island: str = "",
    built: str = "",
    threats: tuple[str, str] = ("", ""),
    found: str = "",
    wounds: tuple[int, ...] = (),
    determination: tuple[int, ...] = (),
    **more: Any,
) -> Crusoe:
    """The same table some rounds later, as one would write it down; nothing lies in two places."""
    laid = {**state.island, **{cast("Space", each[:2]): int(each[3:]) for each in island.split()}}
    things, pile = cast("list[Discovery]", found.split()), list(DISCOVERIES)
    for thing in things:
        pile.remove(thing)
    items = tuple(built.split())
    people = tuple(
        structs.replace(each, wounds=_of(wounds, seat), determination=_of(determination, seat))
        for seat, each in enumerate(state.people)
    )
    changed = structs.replace(
        state,
        round=round,
        phase="planning",
        agenda=(Planning(),),
        island=laid,
        tiles=tuple(tile for tile in TILES if tile not in laid.values()),
        items=(*state.items, *items),
        **{deck: without(getattr(state, deck), items) for deck in ("inventions", "invention_deck")},
        threats=threats,
        event_deck=without(state.event_deck, threats)[: 2 * (14 - round)],
        pile=tuple(pile),
        discoveries=tuple(things),
        people=people,
    )
    return structs.replace(changed, **more)


def _of(numbers: tuple[int, ...], seat: int) -> int:
    return numbers[seat] if seat < len(numbers) else 0


def without(cards: tuple[str, ...], taken: Iterable[str]) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in taken)


def said(state: Crusoe, *lines: str) -> Crusoe:
    """The same table after these lines of notation, each behind the seat that says it."""
    for each in lines:
        seat, line = each.split(" ", 1)
        state, _events = play(GAME, state, int(seat), read(GAME, line))
    return state


def hurt(state: Crusoe, who: int, *injuries: str, **more: Any) -> Crusoe:
    """One of the people with wounds that come back: `arm-build`."""
    people = list(state.people)
    parts = tuple(Injury(cast("Part", each.split("-")[0]), cast("Field", each.split("-")[1])) for each in injuries)
    people[who] = structs.replace(people[who], injuries=parts, **more)
    return structs.replace(state, people=tuple(people))


def middle() -> Crusoe:
    """Two and Friday in round 5: a plan half made, rain ahead, too little food."""
    state = posed(
        table(2, seed=5),
        round=5,
        island="A1:3 B2:5 A3:1 B1:7",
        built="rope shovel",
        threats=("event-a5", "event-b14"),
        found="flint herb candle",
        wounds=(4, 5, 1),
        determination=(2, 1, 3),
        shelter=True,
        roof=1,
        weapons=1,
        morale=1,
        first=1,
        stock=Goods(wood=5, food=2, hide=1),
        covers=(Cover("A1", "fish"),),
        tokens=(
            Token("adventure", "gather"),
            Token("reroll", "build"),
            Token("rain", "weather"),
            Token("plus-wood", "A3"),
        ),
        hunt=(),
    )
    state = structs.replace(state, beasts=state.beasts[2:], hunt=state.beasts[:2])
    return said(
        state,
        "0 assign carpenter palisade",
        "0 assign carpenter palisade",
        "1 assign explorer gather-B2-parrot",
        "1 assign explorer explore-B3",
        "0 assign friday explore-B3",
        "0 ready",
    )


TOKENS = (
    *(Token("adventure", field) for field in ("build", "gather", "explore")),
    *(Token("reroll", field) for field in ("build", "gather")),
    Token("minus-pawn", "gather"),
    Token("strength", "hunt"),
    Token("minus-pawn", "B2"),
    Token("plus-food", "A2"),
    Token("plus-wood", "A2"),
    Token("strength", "C2"),
    Token("plus-wood", "weapons"),
    *(Token(kind, "weather") for kind in ("rain", "winter", "storm")),
)


def crowded() -> Crusoe:
    """Four in round 9, the island known, everything in use."""
    state = posed(
        table(4, seed=5),
        round=9,
        island="A1:3 B1:5 C1:2 B2:7 C2:10 D2:9 A3:1 B3:6 C3:11",
        built="rope shovel knife fire map pot basket shield raft lantern",
        threats=("event-b12", "event-a8"),
        found="fruit goat poison thorns leaves sign-1 sign-3 chest",
        wounds=(9, 8, 6, 10),
        determination=(3, 5, 2, 4),
        shelter=True,
        roof=3,
        palisade=4,
        weapons=6,
        morale=-2,
        first=2,
        stock=Goods(wood=9, food=3, preserved=2, hide=3),
        covers=(Cover("A1", "fish"), Cover("B1", "parrot"), Cover("B1", "wood"), Cover("C1", "terrain")),
        tokens=TOKENS,
        progress=CastawaysProgress(pile=7),
    )
    state = structs.replace(state, beasts=state.beasts[4:], hunt=state.beasts[:4])
    state = hurt(hurt(state, 0, "arm-build", "leg-gather"), 3, "head-explore")
    state = structs.replace(
        state,
        kept=(*state.kept, Kept("mystery-176", 1), Kept("mystery-172", 1)),
        mysteries=without(state.mysteries, ("mystery-176", "mystery-172")),
    )
    return said(state, *CROWD)


CROWD = (
    "2 assign soldier hunt",
    "2 assign shield hunt",
    "0 assign carpenter roof",
    "0 assign lantern roof",
    "0 assign carpenter threat-left",
    "3 assign explorer threat-left",
    "1 assign cook gather-A3-wood",
    "1 assign raft gather-A3-wood",
    "3 assign explorer weapons",
    "1 assign cook rest",
    "2 assign soldier arrange",
    "0 ready",
    "1 ready",
)


def rolling() -> Crusoe:
    """A roll lies on the table: the plan is half carried out, and the Carpenter could pay for another roll."""
    state = middle()
    cause = Cause(actor="carpenter", suffers="actor", field="build")
    return structs.replace(
        state,
        phase="action",
        plan=tuple(line for line in state.plan if line.target != "palisade"),
        acting=Line(Target("roof"), ("carpenter",), cost=Goods(wood=2)),
        ready=(0, 1),
        palisade=1,
        stock=Goods(wood=3, food=2, hide=1),
        future=(Haul("carpenter", Goods(wood=1)),),
        agenda=(Rolling(cause, "wound", "determination", "adventure"), ActionsEnd()),
    )
