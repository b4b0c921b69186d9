"""Tables that a former version saved, brought to the present layout."""

from __future__ import annotations

from typing import Any

Raw = dict[str, Any]


def from_1(raw: Raw) -> Raw:
    """What a scenario counts was one bag of numbers; now it is a struct of its own."""
    bag = raw.get("progress", {})
    moved: Raw = {"totems": bag.get("totems", 0), "lost_roof": bag.get("lost-roof", 0)}
    progress = progress_of(raw["options"].get("scenario", "castaways"), bag)
    thrift = [line["target"] for line in raw.get("plan", ()) if line.get("thrifty")]
    moved["thrift"] = thrift[0] if thrift and raw["phase"] == "planning" else ""
    moved["agenda"] = [line for each in raw["agenda"] for line in at_night(each)]
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


def at_night(line: Raw) -> list[Raw]:
    """Food rotted in one with the cold; now one may still eat of it in between."""
    if line["todo"] == "sleep":
        return [line, {"todo": "resting", "late": True}, {"todo": "rot"}]
    return [{**line, "late": True}] if line["todo"] == "resting" else [line]


UPGRADES = {1: from_1}
