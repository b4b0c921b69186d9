"""What is in the box: the island's spaces and tiles, the characters, the dice, and how goods are counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from engine.crusoe.names import AbilityName, Discovery, Item

Space: TypeAlias = Literal["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D1", ""]
"""A place on the island as people name it: B2. Columns are letters, rows are numbers; an empty one is nowhere."""

TileNumber: TypeAlias = Annotated[int, "tile"]
"""The number of an island tile."""
Word: TypeAlias = Annotated[str, "word"]
"""An answer to a question, or a standing order; its question says what it means."""
Terrain: TypeAlias = Literal["beach", "hills", "mountains", "river", "plains"]
Source: TypeAlias = Literal["wood", "parrot", "fish", "food", ""]
"""`food` is a token's, where the tile has no source of food; an empty one is none."""
Field: TypeAlias = Literal["threat", "hunt", "build", "gather", "explore", "arrange", "rest", "clear", ""]
SourceMeant: TypeAlias = Literal[Source, "any"]
"""What a card asks for: a source, any that gives food, or any at all."""
Phase: TypeAlias = Literal["", "event", "morale", "production", "planning", "action", "evening", "weather", "night"]
Name: TypeAlias = Literal[
    "carpenter",
    "cook",
    "explorer",
    "soldier",
    "friday",
    "jenny",
    "dog",
    "brown",
    "compass",
    "map",
    "belts",
    "lantern",
    "raft",
    "shield",
    "rope-ladder",
    "",
]
"""People, who have a name, and the additional pawns by their source; an empty one is nobody."""
TokenKind: TypeAlias = Literal[
    "adventure",
    "reroll",
    "minus-pawn",
    "plus-wood",
    "plus-food",
    "strength",
    "block",
    "rain",
    "winter",
    "storm",
    "animals",
    "totem",
    "fog",
    "ash",
    "lava",
    "temple",
    "village",
    "burnt",
    "cross",
    "shortcut",
    "wither",
]
Level: TypeAlias = Literal["roof", "palisade", "weapons"]
Spot: TypeAlias = Literal[Space, Field, Level, "shelter", "weather"]
"""Where a token lies: a space, a field, the weather, or beside a price on the board."""
Covered: TypeAlias = Literal[Source, "terrain", "tile"]
Part: TypeAlias = Literal["head", "arm", "belly", "leg"]
Die: TypeAlias = Literal["wound", "success", "adventure"]
Face: TypeAlias = Literal["wound", "blank", "success", "determination", "adventure"]
Animals: TypeAlias = Literal["", "palisade", "food", "beast", "blank"]
WeatherDie: TypeAlias = Literal["rain", "winter", "animals"]
Cloud: TypeAlias = Literal["rain", "winter"]
Good: TypeAlias = Literal["wood", "food", "hide"]
Owed: TypeAlias = Literal["determination", Good, Level]
Unmet: TypeAlias = Literal[Owed, "source", "item", "inventions"]
Gate: TypeAlias = Literal[
    "", "any", "plan", "roll", "fight", "weather", "night", "death", "determination", "wood", "food", "hide", Level
]
WaivedGate: TypeAlias = Literal["fight", "weather", "night", "demand"]
Forbidden: TypeAlias = Literal["together", "items"]
Deck: TypeAlias = Literal[
    Field,
    "event",
    "mystery",
    "beast",
    "hunt",
    "ambush",
    "tiles",
    "discovery",
    "invention",
    "mysteries",
    "mystery_discards",
    "beasts",
    "beast_discards",
    "event_deck",
]
"""As it is told of; or by its pile on the table."""
OrderedWhat: TypeAlias = Literal["camp", "hungry", "morale", "rolls", "arrange"]
Payment: TypeAlias = Literal["", "wood", "hide", "food", "mixed", "mixed-2"]
"""The way an action is paid, by its chief good."""
ScenarioName: TypeAlias = Literal["castaways", "cursed", "jenny", "volcano", "cannibals", "family"]
Reason: TypeAlias = Literal["death", "jenny", "lava", "time", "children", ""]
"""Why a game was lost."""

FIELDS: tuple[Field, ...] = ("threat", "hunt", "build", "gather", "explore", "arrange", "rest", "clear")
"""The action fields, in the order in which they are resolved; `clear` is one scenario's own."""

START: Space = "A2"
CITY: Space = "D1"
"""An extra space beside C1 and D2; only one scenario puts a tile there."""

NEIGHBOURS: dict[Space, tuple[Space, ...]] = {
    "A1": ("B1", "A2", "B2"),
    "B1": ("A1", "C1", "B2", "C2"),
    "C1": ("B1", "C2", "D2", "D1"),
    "A2": ("A1", "B2", "A3"),
    "B2": ("A1", "B1", "A2", "C2", "A3", "B3"),
    "C2": ("B1", "C1", "B2", "D2", "B3", "C3"),
    "D2": ("C1", "C2", "C3", "D1"),
    "A3": ("A2", "B2", "B3"),
    "B3": ("B2", "C2", "A3", "C3"),
    "C3": ("C2", "D2", "B3"),
    "D1": ("C1", "D2"),
}
SPACES: tuple[Space, ...] = tuple(space for space in NEIGHBOURS if space != CITY)


class Tile(NamedTuple):
    """One side of an island tile."""

    terrain: Terrain
    sources: tuple[Source, ...]
    discoveries: int
    beast: bool = False
    shelter: bool = False
    totem: bool = False


TILES: dict[int, Tile] = {
    1: Tile("plains", ("wood",), 2, beast=True),
    2: Tile("mountains", ("parrot",), 1, beast=True, shelter=True, totem=True),
    3: Tile("river", ("fish",), 3, beast=True),
    4: Tile("hills", ("wood", "fish"), 1, totem=True),
    5: Tile("mountains", ("parrot", "wood"), 1, totem=True),
    6: Tile("plains", ("parrot", "wood"), 1, totem=True),
    7: Tile("hills", ("wood",), 2, beast=True, totem=True),
    8: Tile("beach", ("wood", "fish"), 0),
    9: Tile("plains", ("parrot",), 3, beast=True),
    10: Tile("river", ("fish", "wood"), 1, totem=True),
    11: Tile("mountains", ("wood",), 1, beast=True, shelter=True),
}
START_TILE = 8


class Character(NamedTuple):
    """A life track of hearts and a skull, the wounds on which morale falls, the invention of one's own."""

    hearts: int
    drops: tuple[int, ...]
    own: Item = ""


CHARACTERS: Mapping[str, Character] = {
    "carpenter": Character(12, (5, 8, 10), "snare"),
    "cook": Character(12, (4, 7, 9, 11), "fireplace"),
    "explorer": Character(11, (6, 11), "shortcut"),
    "soldier": Character(11, (5, 9), "spear"),
}
FRIDAY: Final = "friday"
JENNY: Final = "jenny"
DOG: Final = "dog"
COMPANIONS: Mapping[str, Character] = {FRIDAY: Character(3, ()), JENNY: Character(10, ())}

MORALE = (-3, -2, -1, 0, 1, 2, 3)
"""What the first player loses or gains; the top level is two tokens or a healed wound."""

COST_BY_PLAYERS: dict[int, tuple[int, int]] = {1: (2, 1), 2: (2, 1), 3: (3, 2), 4: (4, 3)}
"""Wood, or instead of it hide, for shelter, roof and palisade."""

REROLLED_BY: dict[Field, AbilityName] = {"build": "craftsmanship", "gather": "knack", "explore": "second-look"}
DICE: dict[Field, dict[Die, tuple[Face, ...]]] = {
    "build": {
        "wound": ("wound",) * 4 + ("blank",) * 2,
        "success": ("success",) * 4 + ("determination",) * 2,
        "adventure": ("adventure",) * 3 + ("blank",) * 3,
    },
    "gather": {
        "wound": ("wound",) + ("blank",) * 5,
        "success": ("success",) * 5 + ("determination",),
        "adventure": ("adventure",) * 3 + ("blank",) * 3,
    },
    "explore": {
        "wound": ("wound",) * 3 + ("blank",) * 3,
        "success": ("success",) * 5 + ("determination",),
        "adventure": ("adventure",) * 5 + ("blank",),
    },
}
RAIN_DIE: tuple[tuple[int, int], ...] = ((1, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1))
WINTER_DIE: tuple[tuple[int, int], ...] = ((0, 1), (0, 1), (0, 2), (0, 2), (2, 0), (2, 0))
"""Faces as (rain clouds, winter clouds)."""
ANIMALS_DIE: tuple[Animals, ...] = ("palisade", "palisade", "food", "beast", "blank", "blank")
ANIMALS_BEAST = 3
"""How strong its beast is."""

USES = 2
"""Of each starting item (RC-035)."""
TWICE: tuple[Discovery, ...] = ("candle", "branch", "fruit", "goat", "chest")
DISCOVERIES: tuple[Discovery, ...] = (
    *TWICE * 2,
    *("thorns", "flint", "song", "leaves", "balm", "poison", "herb", "spice"),
    *("sign-1", "sign-2", "sign-3", "sign-4"),
)


class Goods(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """So much of each resource; food that keeps is counted apart."""

    wood: int = 0
    food: int = 0
    preserved: int = 0
    hide: int = 0

    def __add__(self, other: Goods) -> Goods:
        return Goods(
            self.wood + other.wood,
            self.food + other.food,
            self.preserved + other.preserved,
            self.hide + other.hide,
        )

    def __bool__(self) -> bool:
        return bool(self.wood or self.food or self.preserved or self.hide)

    @property
    def meals(self) -> int:
        """Food of either kind."""
        return self.food + self.preserved

    def covers(self, cost: Goods) -> bool:
        """Whether this pays a cost; food that keeps pays any food."""
        return (
            self.wood >= cost.wood
            and self.hide >= cost.hide
            and self.preserved >= cost.preserved
            and self.meals >= cost.meals
        )

    def less(self, cost: Goods) -> Goods:
        """What is left after a cost; food that rots goes first (RC-R16)."""
        fresh = min(self.food, cost.food)
        return Goods(
            self.wood - cost.wood,
            self.food - fresh,
            self.preserved - cost.preserved - (cost.food - fresh),
            self.hide - cost.hide,
        )
