"""Pictures of any game, as bytes ready to post, and their text twins. Safe to call from several threads."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from engine.contract import Event
from locales import say
from render.theme import STANDARD, NothingToShow, Undrawable, dressed

__all__ = [
    "NothingToShow",
    "Undrawable",
    "alt",
    "banner",
    "brief",
    "chosen",
    "draw",
    "final",
    "planned",
    "puzzle",
    "replay",
    "review",
    "reviewed",
    "text",
]

_ROOM: Final = Path(__file__).parent

TEXTS: Final = frozenset(file.parent.name for file in _ROOM.glob("*/text.py"))
"""The games that are told in words."""
PICTURES: Final = frozenset(game for game in TEXTS if (_ROOM / game / "pictures.py").exists())
"""Those that have pictures, too; the others are played from words."""

REVIEWS: Final = frozenset(game for game in TEXTS if (_ROOM / game / "review.py").exists())
"""Those whose finished games can be looked at again."""

Told: TypeAlias = tuple[Any, Iterable[Event], str]
"""A step of a replay: a view, what happened, a caption."""
Shape: TypeAlias = Literal["wide", "tall"]
"""Wide for a channel; tall for a telephone held upright, where a wide board is too small to read."""
MOST: Final = 36
"""The pictures of a replay: of an island's turns each costs some 45 KB."""
A_LETTER, AT_A_GLANCE, SHORTEST, LONGEST = 35, 500, 1200, 6000
"""So many milliseconds a picture of a replay stays: for each letter of its caption, for itself, at least, at most."""


def draw(
    game: str,
    view: Any,
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
    events: Iterable[Event] = (),
    shape: Shape = "wide",
    computers: Collection[int] = (),
    **more: Any,
) -> bytes:
    """The board as a PNG; the events are what happened since the player now waited for last acted.

    `computers` are the seats that bear the computer's sign, for a view does not tell who plays them.
    What a game's pictures take beside that is its own: crusoe's a `page` and an `outlook`.
    """
    board = _pictures(game).draw(view, names, language, dressed(theme), events, shape, computers, **more)
    picture: bytes = _printing().png(board)
    return picture


def planned(
    game: str,
    view: Any,
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
    events: Iterable[Event] = (),
    shape: Shape = "wide",
    computers: Collection[int] = (),
) -> bytes:
    """The board as a turn would leave it, as a PNG, with arrows for the ways that pawns would go."""
    board = _pictures(game).planned(view, names, language, dressed(theme), events, shape, computers)
    picture: bytes = _printing().png(board)
    return picture


def puzzle(
    game: str,
    view: Any,
    names: Sequence[str],
    language: str,
    goal: str,
    theme: str = STANDARD.name,
    events: Iterable[Event] = (),
    shape: Shape = "wide",
    **more: Any,
) -> bytes:
    """The board as a PNG beneath a banner with the goal."""
    board = _pictures(game).draw(view, names, language, dressed(theme), events, shape, **more)
    headed = import_module("render.caption").headed
    picture: bytes = _printing().png(headed(board, goal, dressed(theme)))
    return picture


def final(
    game: str,
    view: Any,
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
    story: Sequence[Event] = (),
    shape: Shape = "wide",
    computers: Collection[int] = (),
) -> bytes:
    """The last PNG of a game, from its last view and everything that happened."""
    board = _pictures(game).final(view, names, language, dressed(theme), story, shape, computers)
    picture: bytes = _printing().png(board)
    return picture


def review(game: str, told: Any, names: Sequence[str], language: str, theme: str = STANDARD.name) -> bytes:
    """A finished game looked at again, as a PNG; `reviewed` is its twin in words."""
    picture: bytes = _printing().png(_reviewing(game).draw(told, names, language, dressed(theme)))
    return picture


def reviewed(game: str, told: Any, names: Sequence[str], language: str, *, is_short: bool = False) -> str:
    """All that the review's picture shows; short, for its description: 1,024 characters at most."""
    telling = import_module(f"render.{game}.review_text")
    words: str = (telling.alt if is_short else telling.text)(told, names, language)
    return words


def banner(game: str, seated: int, room: int, language: str, theme: str = STANDARD.name) -> bytes:
    """The lobby's PNG: so many are in, the table has room for so many."""
    name = say(language, f"picture-{game}-name")
    invitation = say(language, f"picture-{game}-invitation", seats=seated, free=room - seated)
    ending = _room(PICTURES, game, "render.{}.ending")
    picture: bytes = _printing().png(ending.banner(dressed(theme), name, invitation))
    return picture


def replay(
    game: str,
    steps: Iterable[Told],
    names: Sequence[str],
    language: str,
    theme: str = STANDARD.name,
    computers: Collection[int] = (),
) -> bytes:
    """A game as an animated GIF: the steps that are worth a picture, each long enough to read its caption.

    Without any step there is nothing to show, and `NothingToShow` is raised.
    """
    pictures = chosen(game, steps)
    frames = _pictures(game).frames(pictures, names, language, dressed(theme), computers)
    moving: bytes = _printing().gif(frames, [time_to_read(caption) for *_, caption in pictures])
    return moving


def time_to_read(caption: str) -> int:
    """In milliseconds."""
    return max(SHORTEST, min(LONGEST, AT_A_GLANCE + A_LETTER * len(caption)))


def chosen(game: str, steps: Iterable[Told], most: int = MOST) -> list[Told]:
    """Of a game's steps those worth a picture of a replay, no more than so many; what the others bring is told there.

    A game may choose by itself; otherwise it is a picture for each turn.
    """
    own = getattr(_pictures(game), "chosen", by_turns)
    worth: list[Told] = own(list(steps))
    if len(worth) <= most:
        return worth
    cuts = [place * len(worth) // most for place in range(most + 1)]
    return [_as_one(worth[first:last]) for first, last in pairwise(cuts)]


def by_turns(steps: Iterable[Told]) -> list[Told]:
    """A picture for each turn, when the next one begins; what follows the last beginning is the end."""
    turns: list[list[Told]] = [[]]
    for view, events, caption in steps:
        now = tuple(events)
        turns[-1].append((view, now, caption))
        if any(event.opens_a_turn for event in now):
            turns.append([])
    return [_as_one(turn) for turn in turns if turn]


def _as_one(steps: Sequence[Told]) -> Told:
    """The last view, all that happened, every caption."""
    happened = tuple(event for _, events, _ in steps for event in events)
    return steps[-1][0], happened, " ".join(filter(None, (caption for *_, caption in steps)))


def alt(game: str, view: Any, names: Sequence[str], language: str, **more: Any) -> str:
    """What the board shows in words, for the picture's description: 1,024 characters at most."""
    words: str = _texts(game).alt(view, names, language, **more)
    return words


def text(game: str, view: Any, names: Sequence[str], language: str, **more: Any) -> str:
    """The whole position in words and a monospaced board: all that the picture shows."""
    words: str = _texts(game).text(view, names, language, **more)
    return words


def brief(game: str, view: Any, names: Sequence[str], language: str, **more: Any) -> str:
    """The board and what is around it, short enough to stand under a table's news."""
    words: str = _texts(game).brief(view, names, language, **more)
    return words


def telling(game: str) -> Any:
    """A game's own words beside these three, such as crusoe's `planned` and `pages`."""
    return _texts(game)


# Imported when first drawn: a bot that only waits does without Pillow, a tenth of its memory.


def _printing() -> Any:
    return import_module("render.printing")


def _pictures(game: str) -> Any:
    return _room(PICTURES, game, "render.{}.pictures")


def _reviewing(game: str) -> Any:
    return _room(REVIEWS, game, "render.{}.review")


def _texts(game: str) -> Any:
    return _room(TEXTS, game, "render.{}.text")


def _room(games: Collection[str], game: str, name: str) -> Any:
    if game not in games:
        raise Undrawable("game to draw", game)
    return import_module(name.format(game))
