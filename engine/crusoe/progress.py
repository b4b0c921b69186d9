"""What each scenario keeps count of."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.crusoe.names import Item


class CastawaysProgress(Struct, frozen=True, omit_defaults=True, tag="castaways", tag_field="of"):
    pile: int = 0
    """Wood on the signal pile."""
    stage: int | None = None
    """The stage that this round's wood went to."""


class CursedProgress(Struct, frozen=True, omit_defaults=True, tag="cursed", tag_field="of"):
    pass


class JennyProgress(Struct, frozen=True, omit_defaults=True, tag="jenny", tag_field="of"):
    rescued: bool = False


class VolcanoProgress(Struct, frozen=True, omit_defaults=True, tag="volcano", tag_field="of"):
    explored: int = 0
    """Further tiles."""
    temples_lost: int = 0
    """Explored before their tiles were turned over, or taken by the lava."""


class CannibalsProgress(Struct, frozen=True, omit_defaults=True, tag="cannibals", tag_field="of"):
    burnt: int = 0
    """Villages."""
    city: bool = False
    """The city has fallen."""


class FamilyProgress(Struct, frozen=True, omit_defaults=True, tag="family", tag_field="of"):
    wanted: tuple[Item, ...] = ()
    """The inventions that the home needs."""


Progress: TypeAlias = (
    CastawaysProgress | CursedProgress | JennyProgress | VolcanoProgress | CannibalsProgress | FamilyProgress
)


def rescued(progress: Progress) -> bool:
    """Whether Jenny is ashore."""
    return isinstance(progress, JennyProgress) and progress.rescued


def burnt(progress: Progress) -> int:
    """How many villages are."""
    return progress.burnt if isinstance(progress, CannibalsProgress) else 0


def wanted(progress: Progress) -> tuple[Item, ...]:
    """The inventions that must not be lost."""
    return progress.wanted if isinstance(progress, FamilyProgress) else ()
