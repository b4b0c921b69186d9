"""What a layer paints from: the view, who sits where, what has just happened, and where things lie on the picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from engine.contract import Event
from engine.island.events import (
    Captured,
    Dived,
    Flew,
    Flooded,
    Lifted,
    Moved,
    Navigated,
    Sandbagged,
    Sank,
    ShoredUp,
    Swam,
)
from engine.island.view import IslandView
from locales import say
from render.initials import initials
from render.island.plan import Plan, open_sea, plan
from render.lettering import drawable
from render.theme import Theme

Change = Literal["shored-up", "flooded", "sank", "came"]


@dataclass(frozen=True)
class Scene:
    """One picture to paint."""

    view: IslandView
    names: tuple[str, ...]
    theme: Theme
    lang: str
    changed: dict[str, Change]
    """What has just happened to a place."""
    shape: str
    computers: frozenset[int] = frozenset()
    """The seats that computers play; a view does not tell."""

    @cached_property
    def plan(self) -> Plan:
        return plan(self.view.layout, self.shape, self.view.seats)

    @cached_property
    def initials(self) -> tuple[str, ...]:
        return initials(self.names)

    @cached_property
    def has_flown(self) -> bool:
        """The game is won, and there's room for the helicopter: everybody is in it."""
        return bool(self.view.outcome and self.view.outcome.winners and open_sea(self.plan))

    @cached_property
    def standing(self) -> dict[str, list[int]]:
        """Whose pawns stand where."""
        pawns: dict[str, list[int]] = {}
        if self.has_flown:
            return pawns
        for seat, square in enumerate(self.view.pawns):
            pawns.setdefault(square, []).append(seat)
        return pawns

    def say(self, key: str, **values: object) -> str:
        return say(self.lang, f"picture-{key}", **values)


def scene(
    view: IslandView,
    names: Sequence[str],
    theme: Theme,
    lang: str,
    events: Iterable[Event] = (),
    shape: str = "wide",
    computers: Collection[int] = (),
) -> Scene:
    """A name our fonts cannot draw becomes its seat's."""
    shown = tuple(drawable(name[:40]) or say(lang, "picture-player", seat=seat + 1) for seat, name in enumerate(names))
    return Scene(view, shown, theme, lang, changes(events), shape, frozenset(computers))


def changes(events: Iterable[Event]) -> dict[str, Change]:
    """What happened to each place last; that somebody came there tells least."""
    places: dict[str, Change] = {}
    for event in events:
        match event:
            case Moved() | Flew() | Dived() | Navigated() | Swam() | Lifted():
                places.setdefault(event.to, "came")
            case Captured(at=at):
                places.setdefault(at, "came")
            case ShoredUp(tiles=tiles):
                places |= dict.fromkeys(tiles, "shored-up")
            case Sandbagged(tile=tile):
                places[tile] = "shored-up"
            case Flooded(tile=tile):
                places[tile] = "flooded"
            case Sank(tile=tile):
                places[tile] = "sank"
            case _:
                pass
    return places
