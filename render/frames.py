"""The pictures of a replay, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

from engine.contract import Event
from render.caption import captioned
from render.printing import Collage
from render.theme import STANDARD, Theme


def replay_frames(
    draw: Callable[..., Collage],
    final: Callable[..., Collage] | None,
    steps: Iterable[tuple[Any, Iterable[Event], str]],
    names: Sequence[str],
    language: str,
    theme: Theme = STANDARD,
    computers: Collection[int] = (),
) -> Iterator[Collage]:
    """Draw each view with what happened and its caption; a finished game ends with its `final` picture."""
    story: list[Event] = []
    for view, events, caption in steps:
        happened = tuple(events)
        story += happened
        yield captioned(draw(view, names, language, theme, happened, computers=computers), caption, theme)
        if final is not None and view.outcome:
            yield captioned(final(view, names, language, theme, story, computers=computers), caption, theme)
