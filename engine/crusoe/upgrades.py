"""Tables that a former version saved, brought to the present layout."""

from __future__ import annotations

from typing import Any

Raw = dict[str, Any]


def from_1(raw: Raw) -> Raw:
    """What a scenario counts was one bag of numbers; now it is a struct of its own."""
    bag = raw.get("progress", {})
    moved = {"totems": bag.get("totems", 0), "lost_roof": bag.get("lost-roof", 0)}
    progress = progress_of(raw["options"].get("scenario", "castaways"), bag)
    return {**raw, **moved, "lost_palisade": bag.get("lost-palisade", 0), "progress": progress, "version": 2}


def progress_of(scenario: str, bag: dict[str, int]) -> Raw:
    counted: dict[str, Raw] = {
        "castaways": {"pile": bag.get("pile", 0), "stage": bag.get("piled-stage")},
        "jenny": {"rescued": bool(bag.get("rescued"))},
        "volcano": {"explored": bag.get("explored", 0), "temples_lost": bag.get("temples-lost", 0)},
        "cannibals": {"burnt": bag.get("burnt", 0), "city": bool(bag.get("city"))},
        "family": {"wanted": [name.removeprefix("wanted-") for name in bag if name.startswith("wanted-")]},
    }
    return {"of": scenario, **counted.get(scenario, {})}


UPGRADES = {1: from_1}
