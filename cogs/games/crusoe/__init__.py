"""Robinson Crusoe's commands, plan and behaviour."""

from cogs.games.crusoe.behaviour import BEHAVIOUR as BEHAVIOUR
