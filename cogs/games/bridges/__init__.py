"""Bridges' commands and behaviour."""

from cogs.games.bridges.behaviour import BEHAVIOUR as BEHAVIOUR
