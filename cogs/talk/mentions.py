"""Allowed mentions: who a message may ping. Without any, Discord would ping everyone whom the text mentions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import AllowedMentions, Object

NOBODY: Final = AllowedMentions.none()


def only(user_ids: Iterable[int]) -> AllowedMentions:
    """Ping these users and nobody else."""
    return AllowedMentions(everyone=False, roles=False, users=[Object(user_id) for user_id in user_ids])


def only_role(role_id: int) -> AllowedMentions:
    """Ping this role and nobody else."""
    return AllowedMentions(everyone=False, users=False, roles=[Object(role_id)])
