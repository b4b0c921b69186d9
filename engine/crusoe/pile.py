"""The signal pile: how much wood it holds, and how much may still go on it."""

from __future__ import annotations

from bisect import bisect

from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.state import Crusoe

STAGES = (1, 3, 6, 10, 15)
"""How much wood the pile holds when each stage is complete."""


def wood_piled(state: Crusoe) -> int:
    return state.progress.pile if isinstance(state.progress, CastawaysProgress) else 0


def wood_short(state: Crusoe) -> int:
    """Return how much wood the whole pile still lacks; nothing where no pile is asked for."""
    return STAGES[-1] - state.progress.pile if isinstance(state.progress, CastawaysProgress) else 0


def stages(state: Crusoe) -> int:
    """Complete ones."""
    return bisect(STAGES, wood_piled(state))


def stages_short(state: Crusoe) -> int:
    """Return how many stages aren't complete."""
    return len(STAGES) - stages(state)


def room(state: Crusoe) -> int:
    """How much wood the stage at hand still takes."""
    wood = wood_piled(state)
    return STAGES[bisect(STAGES, wood)] - wood if wood < STAGES[-1] else 0


def may_pile(state: Crusoe) -> bool:
    """One stage a round: wood may go on only where it went before this round."""
    progress = state.progress
    return isinstance(progress, CastawaysProgress) and room(state) > 0 and progress.stage in (None, stages(state))
