"""Forbidden Island's commands and behaviour."""

from cogs.games.island.behaviour import BEHAVIOUR as BEHAVIOUR
