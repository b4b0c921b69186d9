"""The picture told in words, for who cannot see it: its description on Discord, at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator

from render.crusoe.scene import Scene
from render.crusoe.targets import Odds, lacks, odds
from render.crusoe.telling import Teller

MOST = 1024
FORMS = ((40, True, True), (16, True, True), (16, False, True), (8, False, True), (6, False, False))
"""Longest name; whether the plan, and whether every space is told."""


def told(scene: Scene) -> str:
    """Round, goal, tonight, spaces, levels, goods, people; briefer where there is much."""
    words = ""
    for longest, with_plan, with_spaces in FORMS:
        words = "\n".join(_lines(scene, longest, with_plan=with_plan, with_spaces=with_spaces))
        if len(words) <= MOST:
            return words
    return words[: MOST - 1] + "…"


def _lines(scene: Scene, longest: int, *, with_plan: bool, with_spaces: bool) -> Iterator[str]:
    view = scene.view
    names = tuple(name if len(name) <= longest else name[: longest - 1] + "…" for name in scene.names)
    teller = Teller(view, names, scene.lang)
    waits = ", ".join(names[seat] for seat in view.waits_for)
    asked = scene.say(f"crusoe-waiting-{view.waiting}")
    yield (
        teller.tell("round", round=view.round, rounds=view.rounds, asked=asked) + (f" ({waits})" if waits else "") + "."
    )
    yield teller.goal()
    yield f"{teller.tonight()} {teller.dangers(scene.outlook)}".strip()
    threats = [teller.tell("threat-short", name=teller.card(card), round=strikes) for card, strikes in teller.threats()]
    if threats and with_spaces:
        yield teller.tell("threats", list="; ".join(threats))
    if with_plan and view.plan:
        yield teller.tell("plan", list="; ".join(planned(scene, teller)))
    if with_spaces:
        yield "; ".join(teller.space(space) for space in teller.spaces() if space in view.island) + "."
    yield f"{teller.stores()} {teller.levels()} {teller.morale()}"
    for seat, person in enumerate(view.people):
        yield teller.person(person, seat, longest) + "."


def planned(scene: Scene, teller: Teller) -> Iterator[str]:
    """`Ana ×2: Shelter, sure`."""
    for each in scene.view.plan:
        chances = odds(scene, each)
        brief = teller.tell("odds-short", success=chances.success) if chances else teller.word("sure")
        tail = teller.tell("lacks", count=lacks(each)) if lacks(each) else brief
        yield f"{teller.pawns(each.line.pawns)}: {teller.target(each.line.target)}, {tail}"


def likely(teller: Teller, chances: Odds | None) -> str:
    return teller.tell("odds", **chances._asdict()) if chances else teller.word("sure")
