"""How often one person may ask for what costs much."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeVar

from discord import app_commands

from cogs.talk.answer import Answer, Interaction, Refused

KEPT: Final = 10_000
T = TypeVar("T")


class Cooldowns:
    """When somebody last asked for something; of one bot."""

    def __init__(self) -> None:
        self._last: dict[Hashable, float] = {}

    def left(self, asked: Hashable, seconds: float, now: float) -> float:
        """Seconds until it may be asked for again; none, and it counts from now."""
        left = self._last.get(asked, now - seconds) + seconds - now
        if 0 < left <= seconds:  # more is left only where the clock was set back
            return left
        if len(self._last) >= KEPT:
            self._last.clear()
        self._last[asked] = now
        return 0.0


def wait_between(answer: Answer, what: str, seconds: float) -> None:
    """Refuse what this person asked for in the same server less than so many seconds ago."""
    asked = (what, answer.interaction.guild_id, answer.user_id)
    left = answer.bot.cooldowns.left(asked, seconds, answer.bot.now().timestamp())
    if left:
        raise Refused("cooldown", seconds=max(1, round(left)))


def once_in(seconds: float, *, unless: str = "") -> Callable[[T], T]:
    """Checks a command: the same person in the same server, after so many seconds again; with one option, at once."""

    def check(interaction: Interaction) -> bool:
        bot, command = interaction.client, interaction.command
        if unless and getattr(interaction.namespace, unless, None):
            return True
        asked = (command.qualified_name if command else "", interaction.guild_id, interaction.user.id)
        left = bot.cooldowns.left(asked, seconds, bot.now().timestamp())
        if left:
            raise app_commands.CommandOnCooldown(app_commands.Cooldown(1, seconds), left)
        return True

    return app_commands.check(check)
