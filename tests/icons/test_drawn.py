"""Which icons there are: each is baked, small enough, seen on dark and on light, and found for what it shows."""

import io
import json
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from PIL import Image

from cogs.games.bridges import icons as of_bridges
from cogs.games.crusoe import icons as of_crusoe
from cogs.games.island import icons as of_island
from engine.bridges.parts import CHARTS
from engine.crusoe.actions import Reroll
from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import CHARACTERS, COMPANIONS, DISCOVERIES, Die, Good, Name, Source, Terrain, TokenKind
from engine.crusoe.target import FIELD_OF, Target
from engine.island.parts import ADVENTURERS, TILES, TREASURE_CARDS
from render.icons import Icon, icon, known, picture
from tools.art import ART

MOST_BYTES = 256 * 1024
SIZE, SHOWN = 128, 22
DARK, LIGHT = (0x31, 0x33, 0x38), (0xFF, 0xFF, 0xFF)
STANDS_OUT = 2.0
"""Contrast with the background."""
ENOUGH = 0.15
"""Of the square."""
NOT_DRAWN = {"fog", "ash", "lava"}
"""Tokens whose drawings cover a whole tile."""


def test_every_drawing_that_is_listed_is_baked_and_nothing_else() -> None:
    listed = set()
    for manifest in ART.glob("*/art.json"):
        for entry in json.loads(manifest.read_text()).get("icons", ()):
            found = [each.stem for each in manifest.parent.glob(entry["from"])]
            assert found, entry
            listed |= {f"{manifest.parent.name}-{entry['name'].format(each)}" for each in found}
    assert known() == listed


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_an_icon_stands_out_at_the_size_that_discord_shows(ground) -> None:
    shares = {name: standing_out(Icon(name), ground) for name in known()}
    assert not {name: share for name, share in shares.items() if share < ENOUGH}


def standing_out(name: Icon, ground: tuple[int, ...]) -> float:
    """How much of the square is drawn and unlike the ground."""
    image = Image.open(io.BytesIO(picture(name))).convert("RGBA")
    assert image.size == (SIZE, SIZE)
    assert len(picture(name)) <= MOST_BYTES
    small = image.resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    shown = Image.new("RGBA", small.size, ground)
    shown.alpha_composite(small)
    pixels = [shown.getpixel((x, y)) for x in range(SHOWN) for y in range(SHOWN)]
    return sum(contrast(pixel, ground) >= STANDS_OUT for pixel in pixels) / len(pixels)


def contrast(one: Any, other: Any) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def brightness(colour: Any) -> float:
    """As WCAG has it."""
    parts = [each / 255 for each in colour[:3]]
    red, green, blue = (each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_everything_drawn_of_forbidden_island_is_found() -> None:
    table: Any = SimpleNamespace(places={})
    assert all(icon("island", each) for each in (*TILES, *ADVENTURERS))
    assert all(of_island.of_value(table, card) for card in TREASURE_CARDS if card != "waters-rise")


def test_everything_drawn_of_bridges_is_found() -> None:
    for side, chart in CHARTS.items():
        table: Any = SimpleNamespace(state=SimpleNamespace(side=side))
        found = {each.letter: of_bridges.of_island(table, each.letter) for each in chart.islands}
        assert all(found.values())
        assert {found[each.letter] for each in chart.islands if each.flag} == {"bridges-red", "bridges-blue"}


def test_everything_drawn_of_robinson_crusoe_is_found() -> None:
    words = [word for kind in (Source, Good, Terrain, TokenKind) for word in get_args(kind) if word]
    things = [*words, *CHARACTERS, *COMPANIONS, *DISCOVERIES, *LIBRARY.inventions, *LIBRARY.starting]
    assert {thing for thing in things if of_crusoe.of_thing(thing) is None} == NOT_DRAWN
    assert all(of_crusoe.of_pawn(pawn) for pawn in get_args(Name) if pawn)
    table: Any = SimpleNamespace(state=SimpleNamespace(threats=("", "")))
    for kind in FIELD_OF:
        parts = {"build": "build-knife", "gather": "gather-B2-fish", "threat": "threat-left", "clear": "clear-B2-wood"}
        assert of_crusoe.of_target(table, Target(parts.get(kind, kind))), kind
    assert all(of_crusoe.of_action(table, Reroll(die)) for die in get_args(Die))
