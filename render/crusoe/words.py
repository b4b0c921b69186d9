"""The picture told in words, for who cannot see it: its description on Discord, at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.crusoe.scene import Scene
from render.crusoe.targets import Odds, lacks, odds
from render.crusoe.telling import Teller

MOST = 1024


class Form(NamedTuple):
    """How much is told."""

    longest: int
    """So long may a name be."""
    plan: str
    """With its `odds`, only who goes `where`, or nothing."""
    spaces: bool


FORMS = (
    Form(40, "odds", True),
    Form(16, "odds", True),
    Form(8, "where", True),
    Form(8, "odds", False),
    Form(6, "where", False),
    Form(6, "", False),
)


def told(scene: Scene) -> str:
    """Round, goal, tonight, spaces, levels, goods, people; briefer where there is much."""
    words = ""
    for form in FORMS:
        words = "\n".join(_lines(scene, form))
        if len(words) <= MOST:
            return words
    return words[: MOST - 1] + "…"


def _lines(scene: Scene, form: Form) -> Iterator[str]:
    view = scene.view
    names = tuple(name if len(name) <= form.longest else name[: form.longest - 1] + "…" for name in scene.names)
    teller = Teller(view, names, scene.lang)
    waits = ", ".join(names[seat] for seat in view.waits_for)
    asked = scene.say(f"crusoe-waiting-{view.waiting}")
    yield (
        teller.tell("round", round=view.round, rounds=view.rounds, asked=asked) + (f" ({waits})" if waits else "") + "."
    )
    if ended := teller.ended():
        yield ended
    yield teller.goal()
    if tonight := f"{teller.tonight(scene.outlook)} {teller.dangers(scene.outlook)}".strip():
        yield tonight
    threats = [teller.tell("threat-short", name=teller.card(card), round=strikes) for card, strikes in teller.threats()]
    if threats:
        yield teller.tell("threats", list=teller.listed(threats))
    if form.plan and view.plan and not view.outcome:
        yield teller.tell("plan", list=teller.listed(planned(scene, teller, with_odds=form.plan == "odds")))
    if form.spaces:
        yield " ".join(f"{teller.space(space)}." for space in teller.spaces() if space in view.island)
    yield f"{teller.stores()} {teller.levels()} {teller.morale()}"
    for seat, person in enumerate(view.people):
        yield teller.person(person, seat) + "."


def planned(scene: Scene, teller: Teller, *, with_odds: bool) -> Iterator[str]:
    """`Build the shelter (Ana with 2 pawns, guaranteed)`."""
    for each in scene.view.plan:
        facts, chances = [teller.pawns(each.line.pawns)], odds(scene, each)
        if lacks(each):
            facts.append(teller.tell("lacks", count=lacks(each)))
        elif with_odds:
            facts.append(teller.tell("odds-short", success=chances.success) if chances else teller.word("sure"))
        yield f"{teller.target(each.line.target)} ({', '.join(facts)})"


def likely(teller: Teller, chances: Odds | None) -> str:
    return teller.tell("odds", **chances._asdict()) if chances else teller.word("sure")
