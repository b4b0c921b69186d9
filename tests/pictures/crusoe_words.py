"""Robinson Crusoe painted with all the words it can have, for what is measured on every game's pictures."""

from collections.abc import Iterator
from typing import get_args

from msgspec import structs

import render
from engine.crusoe.cards import LIBRARY
from engine.crusoe.outlook import Outlook
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Lost, Won
from engine.crusoe.view import CrusoeView, Waiting, view
from render.crusoe.company import abilities
from render.crusoe.pictures import PAGES
from tools.gallery.crusoe import POSES
from tools.gallery.crusoe.posed import crowded, middle, table
from tools.gallery.people import LONGEST

SHAPES: tuple[render.Shape, ...] = get_args(render.Shape)
WAYS = get_args(Waiting)


def paint_crusoe(lang: str, names: tuple[str, ...] = LONGEST) -> None:
    """All that has words: each pose and page, every card in the threat field, every question, every end."""
    for pose in POSES.values():
        seen, people, outlook = pose.view, names[: pose.state.seats], pose.outlook
        for page in PAGES:
            upright(seen, lang, people, outlook, page)
        upright(seen, lang, people, outlook)
    for seen in (*asked(), *threatened()):
        upright(seen, lang, names[: seen.seats])
    for seen in inventive():
        upright(seen, lang, names[: seen.seats], page="workshop")
    for seats in (3, 4):
        for dog in ("yes", "no"):
            seen = view(table(seats, dog=dog), None)
            upright(seen, lang, names[:seats], page="people")
            used = tuple(structs.replace(each, used=tuple(abilities(each.character))) for each in seen.people)
            render.draw("crusoe", structs.replace(seen, people=used), names[:seats], lang, page="people")
    for seen in ended():
        for shape in SHAPES:
            render.final("crusoe", seen, names[: seen.seats], lang, shape=shape)
    for seated in range(5):
        render.banner("crusoe", seated, 4, lang)


def upright(
    seen: CrusoeView, lang: str, names: tuple[str, ...], outlook: Outlook | None = None, page: str = "board"
) -> None:
    """The board or a page both ways."""
    for shape in SHAPES:
        render.draw("crusoe", seen, names, lang, shape=shape, page=page, outlook=outlook)


def asked() -> Iterator[CrusoeView]:
    """Each thing the table may wait for."""
    for waiting in WAYS:
        yield structs.replace(view(middle(), None), waiting=waiting, waits_for=(0, 1), plan=(), phase="action")


def threatened() -> Iterator[CrusoeView]:
    """Each card once in the threat field."""
    cards = [*LIBRARY.events, *LIBRARY.wreckage]
    seen = view(middle(), None)
    for left, right in zip(cards[::2], cards[1::2], strict=False):
        yield structs.replace(seen, threats=(left, right))


def inventive() -> Iterator[CrusoeView]:
    """Each invention once in the workshop, each treasure and token once at hand."""
    seen = view(crowded(), None)
    names, kept = [*LIBRARY.inventions], [*LIBRARY.starting, *LIBRARY.mysteries]
    for begin in range(0, len(names), 12):
        some = tuple(names[begin : begin + 12])
        yield structs.replace(seen, items=(), inventions=some, next_invention=some[0])
    for begin in range(0, len(kept), 8):
        cards = tuple(structs.replace(seen.kept[0], card=card) for card in kept[begin : begin + 8])
        yield structs.replace(seen, kept=cards, discoveries=())


def ended() -> Iterator[CrusoeView]:
    for scenario in SCENARIOS:
        seen = view(table(4, scenario), None)
        points = dict.fromkeys(seen.points, 88)
        yield structs.replace(seen, outcome=Won(4, 199, points), points=points, waiting="over")
        for reason in ("death", "time", "lava", "children", "jenny"):
            yield structs.replace(seen, outcome=Lost(reason, 1, points, "cook"), waiting="over")
