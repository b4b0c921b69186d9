"""Robinson Crusoe on a picture: the board, and beside it the workshop and the people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.contract import Event
from engine.crusoe.events import RoundBegan
from engine.crusoe.outlook import Outlook
from engine.crusoe.view import View
from locales import say
from render.canvas import Picture
from render.caption import captioned
from render.crusoe import board, company, ending, nearby, people, plan, stores, threats, track, workshop
from render.crusoe.scene import HEIGHT, Scene, scene
from render.printing import Collage
from render.theme import STANDARD, WIDTH, Theme, Undrawable

Layer: TypeAlias = Callable[[Picture, Scene], None]

LAYERS: tuple[Layer, ...] = (
    board.sea,
    board.tiles,
    board.changes,
    board.pawns,
    nearby.decks,
    nearby.fields,
    nearby.tonight,
    track.track,
    threats.threats,
    plan.plan,
    stores.stores,
    people.people,
)
PAGES: dict[str, tuple[Layer, ...]] = {
    "board": LAYERS,
    "workshop": (workshop.title, workshop.cards, workshop.shelf),
    "people": (company.sheets, company.others),
}
"""What one picture shows: the table, or one thing at length."""


def draw(
    view: View,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    events: Iterable[Event] = (),
    page: str = "board",
    outlook: Outlook | None = None,
) -> Picture:
    """The table as it lies, with rings where these events happened; or the workshop, or the people."""
    return _painted(scene(view, names, theme, language, events, outlook), page)


def _painted(what: Scene, page: str = "board") -> Picture:
    if page not in PAGES:
        raise Undrawable("page", page)
    picture = Picture.blank(WIDTH, HEIGHT, what.theme.panel)
    for layer in PAGES[page]:
        layer(picture, what)
    return picture


def final(
    view: View, names: Sequence[str], language: str, theme: Theme = STANDARD, story: Sequence[Event] = ()
) -> Picture:
    """The last picture: the board, won or lost, the points and the numbers of the game."""
    what = scene(view, names, theme, language)
    picture = _painted(what)
    ending.plaque(picture, what, story)
    return picture


def banner(seated: int, room: int, language: str, theme: Theme = STANDARD) -> Picture:
    """The lobby's picture: so many are in, the table has room for so many."""
    invitation = say(language, "picture-crusoe-invitation", seats=seated, free=room - seated)
    return ending.banner(theme, say(language, "picture-crusoe-name"), invitation)


def frames(
    steps: Iterable[tuple[View, Iterable[Event], str]],
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
) -> Iterator[Collage]:
    """A replay's pictures: each a view, what happened, and its caption; a finished game ends with its last picture."""
    story: list[Event] = []
    for view, events, caption in steps:
        happened = tuple(events)
        story += happened
        yield captioned(draw(view, names, language, theme, happened), caption, theme)
        if view.outcome:
            yield captioned(final(view, names, language, theme, story), caption, theme)


def chosen(steps: Sequence[tuple[View, Iterable[Event], str]]) -> list[tuple[View, Iterable[Event], str]]:
    """Of each round the plan, the evening and the dawn; what happened in between is told with the next of them."""
    kept: list[tuple[View, Iterable[Event], str]] = []
    waiting: list[Event] = []
    for number, (view, events, caption) in enumerate(steps):
        waiting += events
        after = steps[number + 1] if number + 1 < len(steps) else None
        if after is None or _is_told(view, waiting, after):
            kept.append((view, tuple(waiting), caption))
            waiting = []
    return kept


def _is_told(view: View, events: Sequence[Event], after: tuple[View, Iterable[Event], str]) -> bool:
    """A round begins here, or the plan is about to be carried out, or the next round to begin."""
    begins = any(isinstance(event, RoundBegan) for event in events) and view.phase == "planning"
    ends = after[0].round != view.round or (view.phase == "planning" and after[0].phase != "planning")
    return begins or ends
