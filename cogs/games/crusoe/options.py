"""The options of Robinson Crusoe, as `/play crusoe` and its lobby have them."""

from __future__ import annotations

from typing import Any, Final, get_args

from cogs.behaviour import GameOption
from engine.crusoe.parts import ScenarioName

LATER_PRINTING: Final[dict[str, Any]] = {"printed_cards": True, "all_pawns": True, "token_on_exhausted": False}
"""What the later printing decides otherwise."""

OPTIONS: Final = (
    GameOption("scenario", get_args(ScenarioName), ("castaways",)),
    GameOption("friday", ("standard", "yes", "no"), ("standard",)),
    GameOption("dog", ("standard", "yes", "no"), ("standard",)),
    GameOption("starting_items", tuple("01234"), ("2",), write=lambda chosen: {"starting_items": int(chosen[0])}),
    GameOption("events", ("standard", "fewer-book", "more-book"), ("standard",)),
    GameOption("wreckage", ("food-crates", "random"), ("food-crates",)),
    GameOption(
        "rulings",
        ("first", "later"),
        ("first",),
        read=lambda options: ("later",) if LATER_PRINTING.items() <= options.items() else ("first",),
        write=lambda chosen: LATER_PRINTING if chosen == ("later",) else dict.fromkeys(LATER_PRINTING),
    ),
    GameOption("draft", ("together", "own"), ("together",)),
)
