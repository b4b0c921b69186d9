"""The name of each card: an unknown one fails the type check, and in a save it is refused."""

from __future__ import annotations

from typing import Literal, TypeAlias

# fmt: off
EventName: TypeAlias = Literal[
    "event-b1", "event-b2", "event-b3", "event-b4", "event-b5", "event-b6", "event-b7", "event-b8", "event-b9",
    "event-b10", "event-b11", "event-b12", "event-b13", "event-b14", "event-b15", "event-b16", "event-b17",
    "event-b18", "event-b19", "event-b20", "event-b21", "event-b22", "event-b23", "event-b24", "event-b25",
    "event-b26", "event-b27", "event-b28", "event-b29", "event-b30", "event-b31", "event-b32", "event-b33",
    "event-b34", "event-b35", "event-b36", "event-b37", "event-b38", "event-b39", "event-a1", "event-a2",
    "event-a3", "event-a4", "event-a5", "event-a6", "event-a7", "event-a8", "event-a9", "event-a10", "event-a11",
    "event-a12", "event-a13", "event-a14", "event-a15", "event-a16", "event-a17", "event-a18", "event-a19",
    "event-a20", "event-a21", "event-a22", "event-a23", "event-a24", "event-a25", "event-a26", "event-a27",
    "event-a28", "event-a29", "event-a30", "event-a31", "event-a32", "event-a33", "event-a34",
]
AdventureName: TypeAlias = Literal[
    "adventure-006", "adventure-007", "adventure-008", "adventure-009", "adventure-010", "adventure-011",
    "adventure-012", "adventure-013", "adventure-014", "adventure-015", "adventure-016", "adventure-017",
    "adventure-018", "adventure-019", "adventure-020", "adventure-021", "adventure-022", "adventure-023",
    "adventure-024", "adventure-025", "adventure-026", "adventure-027", "adventure-028", "adventure-029",
    "adventure-030", "adventure-031", "adventure-032", "adventure-033", "adventure-034", "adventure-035",
    "adventure-036", "adventure-037", "adventure-038", "adventure-039", "adventure-040", "adventure-041",
    "adventure-042", "adventure-043", "adventure-044", "adventure-045", "adventure-046", "adventure-047",
    "adventure-048", "adventure-049", "adventure-050", "adventure-051", "adventure-052", "adventure-053",
    "adventure-054", "adventure-055", "adventure-056", "adventure-057", "adventure-058", "adventure-059",
    "adventure-060", "adventure-061", "adventure-062", "adventure-063", "adventure-064", "adventure-065",
    "adventure-066", "adventure-067", "adventure-068", "adventure-069", "adventure-070", "adventure-071",
    "adventure-072", "adventure-073", "adventure-074", "adventure-075", "adventure-076", "adventure-077",
    "adventure-078", "adventure-079", "adventure-080", "adventure-081", "adventure-082", "adventure-083",
    "adventure-084", "adventure-085", "adventure-086", "adventure-087", "adventure-088", "adventure-089",
    "adventure-090", "adventure-091", "adventure-092", "adventure-093", "adventure-094", "adventure-095",
]
MysteryName: TypeAlias = Literal[
    "mystery-169", "mystery-170", "mystery-171", "mystery-172", "mystery-173", "mystery-174", "mystery-175",
    "mystery-176", "mystery-177", "mystery-178", "mystery-179", "mystery-180", "mystery-181", "mystery-182",
    "mystery-183", "mystery-184", "mystery-185", "mystery-186", "mystery-187", "mystery-188", "mystery-189",
    "mystery-190", "mystery-191", "mystery-192", "mystery-193", "mystery-194", "mystery-195", "mystery-196",
    "mystery-197", "mystery-198", "mystery-199", "mystery-200", "mystery-201", "mystery-202", "mystery-203",
    "mystery-204", "mystery-205", "mystery-206", "mystery-207", "mystery-208", "mystery-209", "mystery-210",
    "mystery-211", "mystery-212", "mystery-213", "mystery-214", "mystery-215", "mystery-216", "mystery-217",
    "mystery-218", "mystery-219", "mystery-220",
]
BeastName: TypeAlias = Literal[
    "beast-alligator", "beast-bear", "beast-birds", "beast-boa", "beast-wild-dog", "beast-fox", "beast-cheetah",
    "beast-goats", "beast-gorilla", "beast-jaguar", "beast-chamois", "beast-iguana", "beast-puma", "beast-tapir",
    "beast-tiger", "beast-wild-pig",
]
WreckageName: TypeAlias = Literal[
    "wreckage-food-crates", "wreckage-lifeboat", "wreckage-chest",
]
StartingName: TypeAlias = Literal[
    "pipe", "bible", "storm-glass", "pistol", "bottle", "hammer", "biscuits", "rum",
]
Discovery: TypeAlias = Literal[
    "candle", "branch", "fruit", "goat", "chest", "thorns", "flint", "song", "leaves", "balm", "poison", "herb",
    "spice", "sign-1", "sign-2", "sign-3", "sign-4",
]
AbilityName: TypeAlias = Literal[
    "thrift", "craftsmanship", "new-idea", "handyman", "recipe", "knack", "soup", "hooch", "second-look",
    "reconnaissance", "speech", "scouting", "tracking", "defence", "frenzy", "lure",
]
Item: TypeAlias = Literal[
    "shovel", "bricks", "cure", "dam", "fire", "knife", "map", "pot", "rope", "spear", "snare", "shortcut",
    "fireplace", "basket", "bed", "belts", "bow", "cellar", "corral", "diary", "drums", "furnace", "lantern",
    "moat", "pit", "raft", "sack", "shield", "sling", "wall", "hatchet", "mast", "cross", "bell", "rescue-raft",
    "lifeboat", "rope-ladder", "jolly-boat", "ballista", "canoe", "fence", "garden", "",
]
# fmt: on

CardName: TypeAlias = Literal[
    EventName,
    AdventureName,
    MysteryName,
    BeastName,
    WreckageName,
    StartingName,
    Discovery,
    AbilityName,
    Item,
    "city",
    "lava",
    "volcano",
    "",
]
"""Any of them; what a scenario itself covers bears its name; or none."""
