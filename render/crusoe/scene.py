"""What a layer paints from: the view, who sits where, what changed, and where things lie on the picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.contract import Event, Seat
from engine.crusoe.cards import LIBRARY
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    Burnt,
    CampMoved,
    CoverLifted,
    LandLost,
    SourceExhausted,
    TerrainCovered,
    TileFlipped,
    TilePlaced,
    TokenPlaced,
    TokenRemoved,
)
from engine.crusoe.names import CardName
from engine.crusoe.outlook import Outlook
from engine.crusoe.parts import CHARACTERS, NEIGHBOURS, Name, Space
from engine.crusoe.view import CrusoeView
from locales import say
from render.crusoe.names import card_title
from render.crusoe.places import Places, places
from render.initials import initials
from render.lettering import drawable
from render.theme import Theme


@dataclass(frozen=True)
class Scene:
    """One picture to paint."""

    view: CrusoeView
    names: tuple[str, ...]
    theme: Theme
    lang: str
    events: tuple[Event, ...]
    outlook: Outlook | None = None
    """What the plan and the night hold, where somebody has worked it out."""
    shape: str = "wide"
    computers: frozenset[Seat] = frozenset()
    """The seats that computers play; a view does not tell."""

    @cached_property
    def places(self) -> Places:
        return places(self.view, self.shape)

    @cached_property
    def initials(self) -> tuple[str, ...]:
        return initials(self.names)

    @cached_property
    def seat_of(self) -> dict[str, Seat]:
        """Which seat plays which character."""
        return {each.character: seat for seat, each in enumerate(self.view.people[: self.view.seats])}

    @cached_property
    def changed(self) -> frozenset[Space]:
        return frozenset(space for event in self.events if (space := place(event)) in NEIGHBOURS)

    @cached_property
    def results(self) -> tuple[tuple[str, CardName, Name, bool], ...]:
        """What was carried out, with its card in the threat field, by whom, and whether it succeeded."""
        return tuple(
            (event.target, event.card, event.who, True)
            if isinstance(event, ActionSucceeded)
            else (event.target, "", event.who, False)
            for event in self.events
            if isinstance(event, ActionSucceeded | ActionFailed)
        )

    def risk(self, who: Name) -> float:
        """How likely this one dies tonight."""
        return self.outlook.deaths.get(who, 0.0) if self.outlook else 0.0

    def shortfall(self, what: str) -> float:
        """How likely food, wood or palisade, or somebody's meal, falls short tonight."""
        return self.outlook.short.get(what, 0.0) if self.outlook else 0.0

    def initial(self, pawn: str) -> str:
        """The letter on a pawn: of whoever plays it."""
        return self.initials[self.seat_of[pawn]] if pawn in self.seat_of else ""

    def name_of(self, who: str) -> str:
        """Who somebody is: the player's name, or the companion's."""
        return self.names[self.seat_of[who]] if who in self.seat_of else say(self.lang, f"crusoe-{who}")

    def say(self, key: str, **values: object) -> str:
        return say(self.lang, f"picture-{key}", **values)

    def card(self, card: str) -> str:
        return card_title(self.lang, card)


def place(event: Event) -> str:
    """Where something happened, if on the island."""
    match event:
        case TokenPlaced(at=at) | TokenRemoved(at=at):
            return at
        case CampMoved(to=to):
            return to
        case (
            SourceExhausted(space=space)
            | TerrainCovered(space=space)
            | TileFlipped(space=space)
            | CoverLifted(space=space)
            | TilePlaced(space=space)
            | LandLost(space=space)
            | Burnt(space=space)
        ):
            return space
        case _:
            return ""


def pawn_sprite(pawn: str, field: str = "") -> str:
    """How a pawn looks: a person's own shape, a helper's the colour of its field."""
    if pawn in CHARACTERS or pawn in ("friday", "jenny", "dog"):
        return f"pawn-{pawn}"
    fields = ("build",) if pawn == "brown" else ("explore",) if pawn == "compass" else LIBRARY.inventions[pawn].pawn
    kind = field if field in fields else fields[0]
    return f"pawn-helper-{kind if kind in ('build', 'gather', 'explore', 'hunt') else 'explore'}"


def scene(
    view: CrusoeView,
    names: Sequence[str],
    theme: Theme,
    lang: str,
    events: Iterable[Event] = (),
    outlook: Outlook | None = None,
    shape: str = "wide",
    computers: Collection[Seat] = (),
) -> Scene:
    """A name our fonts cannot draw becomes its seat's."""
    shown = tuple(drawable(name[:40]) or say(lang, "picture-player", seat=seat + 1) for seat, name in enumerate(names))
    return Scene(view, shown, theme, lang, tuple(events), outlook, shape, frozenset(computers))
