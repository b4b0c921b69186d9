"""Posed tables of Robinson Crusoe, painted for docs/ and to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

import render
from engine.contract import Event
from engine.crusoe import GAME
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    Healed,
    ItemBuilt,
    RoundBegan,
    ThreatPlaced,
    TilePlaced,
    Wounded,
)
from engine.crusoe.outlook import Outlook, outlook
from engine.crusoe.parts import DISCOVERIES, TILES, Goods
from engine.crusoe.progress import CannibalsProgress, CastawaysProgress, VolcanoProgress
from engine.crusoe.state import (
    ActionsEnd,
    Cause,
    Cover,
    Crusoe,
    Haul,
    Injury,
    Kept,
    Line,
    Lost,
    Planning,
    Rolling,
    Token,
    Won,
)
from engine.crusoe.view import CrusoeView, view
from engine.play import legal, play, read, start, waiting
from locales import say
from render import Shape, crusoe
from render.crusoe.telling import Teller
from render.printing import Collage
from render.theme import THEMES

PEOPLE = ("Ana", "Bartolomeu", "Chloé", "Davi")
LONGEST = (
    "Maximiliana Esperanza de la Cruz",
    "Wolfeschlegelsteinhausenbergerdo",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ana",
)


@dataclass(frozen=True)
class Pose:
    """A table to look at; which page of it."""

    state: Crusoe
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = PEOPLE
    theme: str = "standard"
    lang: str = "en"
    page: str = "board"
    shape: Shape = "wide"
    computers: tuple[int, ...] = ()
    story: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def view(self) -> CrusoeView:
        return view(self.state, None)

    @property
    def people(self) -> tuple[str, ...]:
        return self.names[: self.state.seats]

    @property
    def outlook(self) -> Outlook | None:
        return outlook(self.view) if self.view.waiting == "planning" else None


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
    laid = {**state.island, **{each[:2]: int(each[3:]) for each in island.split()}}
    things, pile = found.split(), list(DISCOVERIES)
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
        **{deck: _without(getattr(state, deck), items) for deck in ("inventions", "invention_deck")},
        threats=threats,
        event_deck=_without(state.event_deck, threats)[: 2 * (14 - round)],
        pile=tuple(pile),
        discoveries=tuple(things),
        people=people,
    )
    return structs.replace(changed, **more)


def _of(numbers: tuple[int, ...], seat: int) -> int:
    return numbers[seat] if seat < len(numbers) else 0


def _without(cards: tuple[str, ...], taken: Iterable[str]) -> tuple[str, ...]:
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
    parts = tuple(Injury(*each.split("-")) for each in injuries)
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
        tokens=(
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
        ),
        progress=CastawaysProgress(pile=7),
    )
    state = structs.replace(state, beasts=state.beasts[4:], hunt=state.beasts[:4])
    state = hurt(hurt(state, 0, "arm-build", "leg-gather"), 3, "head-explore")
    state = structs.replace(
        state,
        kept=(*state.kept, Kept("mystery-176", 1), Kept("mystery-172", 1)),
        mysteries=_without(state.mysteries, ("mystery-176", "mystery-172")),
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


def _scenarios() -> Iterator[tuple[str, Pose]]:
    """Each with what is its own on the table."""
    common: dict[str, Any] = {"shelter": True, "roof": 1, "palisade": 1, "weapons": 2}
    yield (
        "cursed",
        Pose(
            posed(
                table(3, "cursed", 1),
                round=6,
                island="A1:6 B2:2 A3:3 B1:10 B3:7",
                built="rope knife",
                threats=("event-b7", "event-a11"),
                wounds=(3, 4, 6),
                determination=(1, 0, 2),
                stock=Goods(wood=4, food=3),
                tokens=(
                    *(Token("fog", at) for at in ("B1", "B3", "C1")),
                    *(Token("cross", at) for at in ("A1", "A2")),
                    Token("totem", "B2"),
                ),
                **common,
            ),
            lang="es",
        ),
    )
    yield (
        "jenny",
        Pose(
            posed(
                table(2, "jenny", 4),
                round=4,
                island="A1:4 B2:1 A3:10",
                built="rope rescue-raft",
                threats=("", "event-b2"),
                found="sign-2 branch",
                wounds=(2, 3, 0, 5),
                determination=(2, 2, 1),
                stock=Goods(wood=3, food=1, hide=2),
                **common,
            )
        ),
    )
    yield (
        "volcano",
        Pose(
            posed(
                table(3, "volcano", 2),
                round=5,
                island="C1:4 C3:6 B2:3 B1:2",
                built="rope",
                threats=("event-a17", "event-b37"),
                found="sign-2 sign-4",
                wounds=(5, 2, 4),
                determination=(1, 3, 0),
                stock=Goods(wood=4, food=2, hide=1),
                camp="B1",
                covers=(Cover("C2", "tile", "volcano"), Cover("D2", "tile", "lava"), Cover("C1", "tile", "lava")),
                tokens=(
                    *(Token("lava", at) for at in ("D2", "C1", "C3")),
                    Token("ash", "A2"),
                    Token("ash", "B2"),
                    Token("temple", "B1"),
                ),
                progress=VolcanoProgress(explored=4, temples_lost=1),
                **common,
            ),
            lang="pt-BR",
        ),
    )
    yield (
        "cannibals",
        Pose(
            posed(
                table(4, "cannibals", 1),
                round=5,
                island="A1:5 B1:6 B2:2 A3:7 C2:9",
                built="rope map",
                threats=("event-a32", "event-b19"),
                wounds=(3, 3, 5, 2),
                determination=(0, 1, 0, 2),
                stock=Goods(wood=2, food=4, hide=1),
                covers=(),
                tokens=(
                    Token("village", "B1"),
                    Token("village", "B2"),
                    Token("burnt", "A1"),
                    Token("minus-pawn", "build"),
                    Token("adventure", "build"),
                ),
                progress=CannibalsProgress(burnt=1),
                **{**common, "weapons": 7},
            )
        ),
    )
    family = table(2, "family", 2)
    yield (
        "family",
        Pose(
            posed(
                family,
                round=8,
                island="A1:7 B1:9 B2:3 A3:4",
                built="shovel rope cellar basket",
                threats=("event-b35", "event-a27"),
                found="thorns song",
                wounds=(6, 5, 2),
                determination=(4, 0, 1),
                stock=Goods(wood=3, food=2, preserved=1),
                tokens=(Token("block", "arrange"),),
                **common,
            ),
            lang="pt-BR",
        ),
    )


def rolling() -> Crusoe:
    """A roll lies on the table: the plan is half carried out, and the Carpenter could pay for another roll."""
    state = middle()
    cause = Cause(actor="carpenter", suffers="actor", field="build")
    return structs.replace(
        state,
        phase="action",
        plan=tuple(line for line in state.plan if line.target != "palisade"),
        acting=Line("roof", ("carpenter",), cost=Goods(wood=2)),
        ready=(0, 1),
        palisade=1,
        stock=Goods(wood=3, food=2, hide=1),
        future=(Haul("carpenter", Goods(wood=1)),),
        agenda=(Rolling(cause, "wound", "determination", "adventure"), ActionsEnd()),
    )


def _poses() -> Iterator[tuple[str, Pose]]:
    yield "first-round", Pose(table(4, seed=1))
    fresh = (ThreatPlaced("event-b14"), TilePlaced("B1", 7))
    for theme in THEMES:
        yield f"middle-{theme}", Pose(middle(), fresh, theme=theme)
    yield "middle-spanish", Pose(middle(), fresh, lang="es")
    yield "middle-portuguese", Pose(middle(), fresh, lang="pt-BR")
    yield "crowded", Pose(crowded(), names=LONGEST, lang="pt-BR")
    yield "crowded-high-contrast", Pose(crowded(), theme="high-contrast", lang="es")
    alone = posed(
        table(1, seed=3), round=2, island="A1:6", threats=("", "event-b1"), wounds=(2, 1), stock=Goods(wood=2)
    )
    yield "alone", Pose(alone, theme="colour-blind")
    yield "names", Pose(table(4, seed=4), names=("😀" * 32, "שלום עולם", "Анна Каренина", "山田太郎"))
    done = (ActionSucceeded("palisade", "carpenter"), ActionFailed("gather-A3-wood", "carpenter"))
    yield "computers", Pose(middle(), fresh, names=("Ana", "Strong computer 2"), computers=(1,))
    yield "tall", Pose(middle(), fresh, shape="tall")
    yield "tall-crowded", Pose(crowded(), names=LONGEST, lang="pt-BR", shape="tall")
    yield "rolling", Pose(rolling(), done)
    yield from _scenarios()
    yield "workshop", Pose(crowded(), page="workshop")
    yield "workshop-spanish", Pose(table(2, "family", 2), page="workshop", lang="es", theme="high-contrast")
    yield "people", Pose(crowded(), page="people")
    yield "people-portuguese", Pose(middle(), page="people", lang="pt-BR", theme="colour-blind")


def _endings() -> Iterator[tuple[str, Pose]]:
    story = (
        *(Wounded("cook", 2),) * 11,
        *(Healed("cook", 1),) * 9,
        *(ActionFailed("roof", "cook"),) * 4,
        *(TilePlaced("B2", 3),) * 8,
        *(ItemBuilt("rope"),) * 9,
    )
    done = structs.replace(crowded(), plan=(), agenda=(), phase="action", round=10, items=(*crowded().items, "mast"))
    done = structs.replace(done, progress=CastawaysProgress(pile=15), inventions=_without(done.inventions, ("mast",)))
    points = {"hearts": 13, "weapons": 12, "roof": 9, "palisade": 8, "pile": 20}
    yield "won", Pose(structs.replace(done, outcome=Won(4, sum(points.values()), points)), story=story)
    dead = structs.replace(middle(), plan=(), agenda=(), phase="night")
    dead = hurt(dead, 1, wounds=12)
    few = {"hearts": 8, "weapons": 2, "roof": 3, "palisade": 0, "pile": 0}
    lost = structs.replace(dead, outcome=Lost("death", 13, few, "explorer"))
    yield "lost", Pose(lost, story=story)
    yield "lost-tall", Pose(lost, lang="es", story=story, shape="tall")
    yield "lost-high-contrast", Pose(lost, theme="high-contrast", lang="pt-BR", story=story)


POSES: dict[str, Pose] = dict(_poses())
ENDINGS: dict[str, Pose] = dict(_endings())


def painted(pose: Pose) -> Collage:
    """A pose before it becomes bytes; the palette is chosen from some of these."""
    return crusoe.draw(
        pose.view,
        pose.people,
        pose.lang,
        THEMES[pose.theme],
        pose.events,
        shape=pose.shape,
        computers=pose.computers,
        page=pose.page,
        outlook=pose.outlook,
    )


def drawn(pose: Pose) -> bytes:
    """A pose as it is posted: a page of it, or the last picture of a game that is over."""
    told = (pose.view, pose.people, pose.lang, pose.theme)
    if pose.state.outcome:
        return render.final("crusoe", *told, pose.story, pose.shape, pose.computers)
    shown = (pose.events, pose.shape, pose.computers)
    return render.draw("crusoe", *told, *shown, page=pose.page, outlook=pose.outlook)


def played(seats: int, seed: int, steps: int, scenario: str = "castaways") -> list[render.Told]:
    """A game by computer players: views, what happened, captions."""
    state, events = start(GAME, seats, {"scenario": scenario}, seed)
    told: list[render.Told] = [(view(state, None), events, "")]
    while state.agenda and len(told) < steps:
        seat = waiting(state)[0]
        action = GAME.mind(view(state, seat), seat, legal(GAME, state, seat))
        state, events = play(GAME, state, seat, action)
        told.append((view(state, None), events, caption(view(state, None), events)))
    return told


def running(state: Crusoe, seed: int = 1, steps: int = 400) -> list[tuple[CrusoeView, tuple[Event, ...]]]:
    """A game from here on by people who choose at random: what is seen after each step, what just happened."""
    luck = Random(seed)
    seen: list[tuple[CrusoeView, tuple[Event, ...]]] = [(view(state, None), ())]
    while state.agenda and len(seen) < steps:
        seat = waiting(state)[0]
        state, events = play(GAME, state, seat, luck.choice(legal(GAME, state, seat)))
        seen.append((view(state, None), events))
    return seen


def caption(seen: CrusoeView, events: Sequence[Event]) -> str:
    """At dawn the round and its event; then who goes where; afterwards what came of it, or what is asked."""
    teller = Teller(seen, PEOPLE[: seen.seats], "en")
    drawn = next((event.card for event in reversed(events) if isinstance(event, ThreatPlaced)), "")
    if any(isinstance(event, RoundBegan) for event in events):
        return teller.tell("round", round=seen.round, rounds=seen.rounds, asked=teller.card(drawn) if drawn else "")
    if seen.waiting == "planning":
        return "; ".join(f"{teller.pawns(each.line.pawns)}: {teller.target(each.line.target)}" for each in seen.plan)
    done = [event for event in events if isinstance(event, ActionSucceeded)]
    told = [(event.who, teller.card(event.card) if event.card else teller.target(event.target)) for event in done]
    succeeded = (say("en", "crusoe-did-action-succeeded", who=teller.pawn(who), target=target) for who, target in told)
    return " ".join(succeeded) or say("en", f"picture-crusoe-waiting-{seen.waiting}")


def film() -> bytes:
    """A game of two computers, a picture a round."""
    worth = render.chosen("crusoe", played(2, 5, 2000))
    told = [(seen, events, caption(seen, tuple(events))) for seen, events, _ in worth]
    return render.replay("crusoe", told, PEOPLE[:2], "en")


def paint(folder: Path) -> None:
    """Every pose, each with its words, and the lobby."""
    for name, pose in {**POSES, **ENDINGS}.items():
        (folder / f"crusoe-{name}.png").write_bytes(drawn(pose))
        words = render.alt("crusoe", pose.view, pose.people, pose.lang, outlook=pose.outlook)
        (folder / f"crusoe-{name}.txt").write_text(words + "\n", "utf-8")
    (folder / "crusoe-lobby.png").write_bytes(render.banner("crusoe", 2, 4, "en"))
