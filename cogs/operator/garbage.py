"""Python looks for garbage seldom, and never among what is there for good."""

from __future__ import annotations

import gc
import logging
from typing import Final

SELDOM: Final = (20_000, 20, 20)
"""So many new objects before the youngest are looked through; Python's own 700 come together in a part of an answer.
An answer costs 5 to 9 % less so, and the bot at work holds up to 7 MB more (docs/speed.md)."""

log = logging.getLogger(__name__)


def look_seldom() -> None:
    """Before the bot connects: modules, commands and words that are there now stay to the end; servers come and go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    log.debug("%d objects stay for good: no garbage is looked for among them", gc.get_freeze_count())
