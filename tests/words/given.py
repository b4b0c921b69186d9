"""For each key, the values the code hands over wherever it says it."""

from typing import Any, get_args, get_type_hints

from msgspec import Struct

from engine.contract import Game
from tests.words.expected import (
    SPOKEN,
    doubts,
    keys_of_shapes,
    reasons_of_hints,
    refusals,
    refusals_of_all,
    spent_by_hints,
    told_structs,
    view_values,
)
from tests.words.spoken import said

BESIDE = {
    "did": ("here", "card_number", "name", "points", "second", "next", "players"),
    "do": ("flag", "number", "tokens", "target"),
}
"""What the teller knows beside an event's or an action's own fields."""


def handed_over() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in said():
        if each.values is not None and each.speaker == "say":
            for key in keys_of_shapes().get(each.shape, {each.shape}):
                found[key] = found.get(key, set(each.values)) & each.values
    for game in SPOKEN.values():
        found |= told_by_itself(game)
    return found | {f"no-{reason}": with_twins(values) for reason, values in refusals_of_all().items()}


def told_by_itself(game: Game[Any]) -> dict[str, set[str]]:
    """What is told with all its fields: events, actions, refusals, headlines."""
    found = {key: with_twins(kind.__struct_fields__) for key, kind in told_structs(game).items()}
    for word, kinds in (("did", game.events), ("do", tuple(game.choice_for))):
        for kind in kinds:
            key = f"{game.name}-{word}-{kind.__struct_config__.tag}"
            found[key] = with_twins((*kind.__struct_fields__, *BESIDE[word]))
    asked = {key for key in keys_of_shapes()["{}-asks-{}"] if key.startswith(f"{game.name}-")}
    found |= {key: view_values(game) for key in asked}
    found |= {f"{game.name}-sure-{reason}": with_twins(values) for reason, values in doubts(game.name).items()}
    found |= {key.replace("-sure-", "-anyway-"): {*values, "label"} for key, values in found.items() if "-sure-" in key}
    found |= {f"{game.name}-tip-{why}": facts_of_hints(game) | {"moves"} for why in reasons_of_hints(game)}
    if game.hint is not None and (spent := spent_by_hints(game)):
        found[f"{game.name}-tip-spends"] = with_twins(spent)
    own = refusals(f"engine/{game.name}").items()
    return found | {f"{game.name}-no-{reason}": with_twins(values) for reason, values in own}


def with_twins(values: Any) -> set[str]:
    """Beside a value stand its key, to choose by, how many it is, and its name with an article."""
    named = {*values, "place"} if "at" in values else values
    return {f"{each}{twin}" for each in named for twin in ("", "_key", "_count", "_the")}


def facts_of_hints(game: Game[Any]) -> set[str]:
    """What the reason of a hint can name."""
    facts = get_type_hints(get_type_hints(game.hint)["return"])["facts"]
    kinds = [each for each in (facts, *get_args(facts)) if isinstance(each, type) and issubclass(each, Struct)]
    named = {"about", "what", "name", "item", "target", "treasure", "treasure_key", "tokens"}
    return named | {value for kind in kinds for value in with_twins(kind.__struct_fields__)}
