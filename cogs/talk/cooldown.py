"""How often one person may ask for what costs much."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil
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


def wait_between(answer: Answer, what: str, seconds: float, *, times: int = 1, key: str = "cooldown") -> None:
    """Refuse what this person has asked for so many times in the same server within so many seconds.

    `key`: the refusal's words, which are told the seconds and minutes left.
    """
    now, left = answer.bot.now().timestamp(), list[float]()
    for place in range(times):
        asked = (what, answer.interaction.guild_id, answer.user_id, place)
        left.append(answer.bot.cooldowns.left(asked, seconds, now))
        if not left[-1]:
            return
    raise Refused(key, seconds=max(1, round(min(left))), minutes=max(1, ceil(min(left) / 60)))


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
