"""Robinson Crusoe on a picture: the board, and beside it the workshop and the people."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

from engine.contract import Event
from engine.crusoe.events import RoundBegan
from engine.crusoe.outlook import Outlook
from engine.crusoe.view import CrusoeView
from render.canvas import Picture, kept
from render.crusoe import board, buildable, company, ending, headline, people, plan, stores, threats, track, workshop
from render.crusoe.scene import Scene, scene
from render.frames import replay_frames
from render.printing import Collage, Piece
from render.theme import STANDARD, TALL_WIDTH, WIDTH, Theme, Undrawable, dressed

BOARD: tuple[Callable[[Collage, Scene], None], ...] = (
    track.track,
    headline.headline,
    board.island,
    threats.threats,
    plan.plan,
    stores.stores,
    buildable.buildable,
    people.people,
)
PAGES: dict[str, tuple[Callable[[Picture, Scene], None], ...]] = {
    "workshop": (workshop.title, workshop.cards, workshop.shelf),
    "people": (company.sheets, company.others),
}
"""What is shown at length, each on a picture of its own."""
PAGE_HEIGHTS: dict[str, Callable[[Scene], int]] = {"workshop": workshop.page_height, "people": company.page_height}


def draw(
    view: CrusoeView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    events: Iterable[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
    page: str = "board",
    outlook: Outlook | None = None,
) -> Collage:
    """The table as it lies, with rings where these events happened; or the workshop, or the people."""
    what = scene(view, names, theme, language, events, outlook, shape, computers)
    return _board(what) if page == "board" else _page(what, page)


def _board(what: Scene) -> Collage:
    collage = Collage(what.places.width, what.places.height)
    collage.lay(ground(what.theme.name, collage.width, collage.height), 0, 0)
    for layer in BOARD:
        layer(collage, what)
    return collage


@kept(6)
def ground(theme: str, width: int, height: int) -> Piece:
    """What lies beneath all pieces."""
    return Piece(Picture.blank(width, height, dressed(theme).panel))


def _page(what: Scene, page: str) -> Collage:
    if page not in PAGES:
        raise Undrawable("page", page)
    width = WIDTH if what.shape == "wide" else TALL_WIDTH
    picture = Picture.blank(width, PAGE_HEIGHTS[page](what), what.theme.panel)
    for layer in PAGES[page]:
        layer(picture, what)
    return Collage.of(picture)


def final(
    view: CrusoeView,
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    story: Sequence[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Collage:
    """The last picture: the board, won or lost, the points and the numbers of the game."""
    what = scene(view, names, theme, language, shape=shape, computers=computers)
    collage = _board(what)
    ending.plaque(collage, what, story)
    return collage


frames = partial(replay_frames, draw, final)


def chosen(steps: Sequence[tuple[CrusoeView, Iterable[Event], str]]) -> list[tuple[CrusoeView, Iterable[Event], str]]:
    """Choose each round's whole plan, then the end. A picture's caption tells what came of the plan before it."""
    worth: list[tuple[CrusoeView, Iterable[Event], str]] = []
    waiting: list[Event] = []
    told: list[str] = []
    for number, (view, events, caption) in enumerate(steps):
        now = tuple(events)
        waiting += now
        if caption and (view.phase != "planning" or any(isinstance(event, RoundBegan) for event in now)):
            told.append(caption)
        after = steps[number + 1][0] if number + 1 < len(steps) else None
        if after is None or (
            view.phase == "planning" and (after.phase != "planning" or after.round != view.round or after.outcome)
        ):
            worth.append((view, tuple(waiting), " ".join(told)))
            waiting, told = [], []
    return worth
