"""What a player of the island may do now, in words, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.contract import Action, Seat
from engine.island import GAME
from engine.island.actions import Lift
from engine.island.imagined import imagined
from engine.island.view import IslandView
from engine.play import legal
from locales import listed, say

FIELDS: Final = {
    "move": ("to",),
    "fly": ("to",),
    "dive": ("to",),
    "swim": ("to",),
    "shore-up": ("tile",),
    "sandbag": ("tile",),
    "discard": ("card",),
    "navigate": ("who", "to"),
    "give": ("to", "card"),
}
"""What is told beside a verb; of two fields, the second for each of the first. Others stand alone."""

Named = Callable[[str, Any], Any]
"""A field's value as it stands in a sentence."""


def choices(view: IslandView, language: str, named: Named) -> Iterator[str]:
    """For the player whose view it is: what may be done now, and what the adventurer can."""
    if view.seat is None or view.outcome:
        return
    told = [_told(language, verb, acts, named) for verb, acts in _by_verb(view, view.seat).items()]
    if told:
        yield say(language, "island-text-may", acts="; ".join(told))
    role = view.adventurers[view.seat]
    yield say(
        language, "island-text-power", role=say(language, f"island-{role}"), power=say(language, f"island-power-{role}")
    )


def _by_verb(view: IslandView, seat: Seat) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in legal(GAME, imagined(view), seat):
        if not action.is_aside:
            found.setdefault(str(action.__struct_config__.tag), []).append(action)
    return found


def _told(language: str, verb: str, acts: Sequence[Action], named: Named) -> str:
    """`Move (C2, B3)`, `Give (Bea: Earth Stone)`, `End turn`."""
    said = say(language, f"island-open-{verb}")
    if origins := dict.fromkeys(act.origin for act in acts if isinstance(act, Lift)):
        places = listed(language, [str(named("origin", each)) for each in origins])
        return say(language, "island-text-lift", what=said, tiles=places)
    first, *then = FIELDS.get(verb, ("",))
    if not first:
        return said
    things: dict[str, dict[str, None]] = {}
    for act in acts:
        things.setdefault(str(named(first, getattr(act, first))), {}).update(
            {str(named(field, getattr(act, field))): None for field in then}
        )
    lines = [f"{thing}: {', '.join(more)}" if more else thing for thing, more in things.items()]
    told = f"{said} ({('; ' if then else ', ').join(lines)})"
    is_for_two = any(getattr(act, "also", None) for act in acts)
    return say(language, "island-text-two-at-once", what=told) if is_for_two else told
