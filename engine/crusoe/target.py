"""Where pawns go: one action of the plan, read from its notation."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias, cast, final, get_args

from engine.crusoe.names import Item
from engine.crusoe.parts import Covered, Field, Source, Space, Spot

Kind: TypeAlias = Literal[
    "threat",
    "hunt",
    "village",
    "city",
    "shelter",
    "roof",
    "palisade",
    "weapons",
    "build",
    "cross",
    "gather",
    "explore",
    "totem",
    "jenny",
    "chart",
    "clear",
    "arrange",
    "rest",
    "",
]
"""The verb of an action; an empty one is unknown."""
Side: TypeAlias = Literal["left", "right", ""]
"""A place of the threat field."""

FIELD_OF: dict[Kind, Field] = {
    "threat": "threat",
    "hunt": "hunt",
    "village": "hunt",
    "city": "hunt",
    "shelter": "build",
    "roof": "build",
    "palisade": "build",
    "weapons": "build",
    "build": "build",
    "cross": "build",
    "gather": "gather",
    "explore": "explore",
    "totem": "explore",
    "jenny": "explore",
    "chart": "explore",
    "clear": "clear",
    "arrange": "arrange",
    "rest": "rest",
}
KINDS: tuple[Kind, ...] = get_args(Kind)
OF_SCENARIOS: tuple[Kind, ...] = ("jenny", "cross", "totem", "city", "village")
"""Actions that serve the goal of one scenario or another."""
SOMEWHERE: tuple[Kind, ...] = ("gather", "explore", "totem", "village", "city", "cross", "clear")
"""Actions that take place on a space."""


@final
class Target(str):
    """An action to send pawns to: `hunt`, `shelter`, `build-knife`, `gather-B2-wood`, `explore-C3`, `rest.2`.

    It's saved as its text. Players can type anything, so unknown text is a target without a kind.
    """

    __slots__ = ("covered", "field", "item", "kind", "side", "source", "space", "stem")

    kind: Kind
    field: Field
    stem: Target
    """The target without its number: `rest` for `rest.2`."""
    space: Space
    """Where the action takes place, if anywhere."""
    source: Source
    """What it gathers."""
    item: Item
    """The invention it builds."""
    side: Side
    """Where the card lies that it meets."""
    covered: Covered | Literal[""]
    """What it uncovers."""

    def __new__(cls, text: str = "") -> Target:
        return _read(text) if text else NOWHERE

    def __reduce__(self) -> tuple[type[Target], tuple[str]]:
        return Target, (str(self),)

    @classmethod
    def of(cls, kind: Kind, *parts: Spot | Source | Item | Side | Covered) -> Target:
        """Return the target with these parts; a misspelled one fails the type check."""
        return cls("-".join((kind, *parts)))

    def again(self, number: int) -> Target:
        """Return the target of another line of the same action: `rest.2`."""
        return Target(f"{self.stem}.{number}")


@lru_cache(maxsize=4096)
def _read(text: str) -> Target:
    """Read each text once; targets are few."""
    stem = text.split(".", maxsplit=1)[0]
    verb, _, rest = stem.partition("-")
    first, _, last = rest.partition("-")
    read = str.__new__(Target, text)
    read.stem = read if stem == text else Target(stem)
    read.kind = kind = verb if verb in KINDS else ""
    read.field = FIELD_OF.get(kind, "")
    read.space = cast("Space", first) if kind in SOMEWHERE else ""
    read.source = cast("Source", last) if kind == "gather" else ""
    read.item = "cross" if kind == "cross" else cast("Item", rest) if kind == "build" else ""
    read.side = cast("Side", rest) if kind == "threat" else ""
    read.covered = cast("Covered", last) if kind == "clear" else ""
    return read


NOWHERE = _read("")
