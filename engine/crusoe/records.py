"""What a finished game leaves in the records."""

from __future__ import annotations

from engine.contract import Seat
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe, Options


def variant(state: Crusoe) -> str:
    """Games are compared with those of the same scenario, eased or hardened alike."""
    ease = easing(state.options, state.seats)
    return " ".join([state.options.scenario, *(["easier"] if ease > 0 else ["harder"] if ease < 0 else [])])


def easing(options: Options, seats: int) -> int:
    """RC-187, RC-188: how many adjustments ease the game, less those that harden it."""
    return sum(
        [
            (options.friday == "yes" and seats > 2) - (options.friday == "no" and seats <= 2),
            (options.dog == "yes" and seats > 1) - (options.dog == "no" and seats == 1),
            (options.starting_items > 2) - (options.starting_items < 2),
            easing_of_events(options),
        ]
    )


def easing_of_events(options: Options) -> int:
    """Fewer book events are easier; among the castaways, whose book does nothing, more of them are."""
    easier = "more-book" if options.scenario == "castaways" else "fewer-book"
    return 0 if options.events == "standard" else 1 if options.events == easier else -1


def score(state: Crusoe, seat: Seat) -> int:
    """RC-293: the scenario's victory points, the same for all, won or lost."""
    return state.outcome.score if state.outcome else sum(scenario(state).points(state).values())
