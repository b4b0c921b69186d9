"""FI-04, FI-10: the box and its 29 islands."""

import pytest

from engine.island.parts import LAYOUTS, START_OF, TREASURE_ON

EDGES = {
    "classic": 36,
    "treasure": 29,
    "shadows": 38,
    "volcano": 36,
    "death": 35,
    "gulls": 32,
    "bone": 34,
    "reef": 35,
    "skull": 33,
    "bridge": 33,
    "atoll": 24,
    "arch": 31,
    "shipwreck": 29,
    "harpoon": 32,
    "davy": 29,
    "palm": 29,
    "mutiny": 31,
    "tombstone": 36,
    "shockking": 28,
    "barbary": 31,
    "hangman": 31,
    "anchorbay": 31,
    "anchorisle": 31,
    "invader": 27,
    "peaks": 30,
    "parlay": 36,
    "roasted": 29,
    "plank": 33,
    "shuriken": 28,
}


def test_there_are_29_layouts():
    """FI-10: the standard island and 28 others."""
    assert set(LAYOUTS) == set(EDGES)


@pytest.mark.parametrize("name", EDGES)
def test_every_layout_has_24_places_and_its_shores(name):
    """FI-01, FI-04, FI-10: 24 tiles, and as many pairs of neighbours as the layout's data says."""
    layout = LAYOUTS[name]
    assert len(layout.squares) == len(set(layout.squares)) == 24
    assert sum(places.bit_count() for places in layout.beside) == 2 * EDGES[name]
    assert {len(row) for row in layout.rows} == {len(layout.rows[0])}


@pytest.mark.parametrize("name", EDGES)
def test_being_beside_and_around_are_mutual(name):
    """FI-30, FI-31: who can step there can step back."""
    layout = LAYOUTS[name]
    for near in (layout.beside, layout.around):
        for place, others in enumerate(near):
            assert not others >> place & 1
            assert all(near[other] >> place & 1 for other in range(24) if others >> other & 1)


def test_the_standard_island_is_a_square_with_two_tiles_on_each_side():
    """FI-10: rows of 2, 4, 6, 6, 4, 2; columns are letters from the left, rows numbers from the top."""
    layout = LAYOUTS["classic"]
    assert " ".join(layout.squares) == ("C1 D1 B2 C2 D2 E2 A3 B3 C3 D3 E3 F3 A4 B4 C4 D4 E4 F4 B5 C5 D5 E5 C6 D6")
    assert [row.count("#") for row in layout.rows] == [2, 4, 6, 6, 4, 2]


def test_each_adventurer_has_a_starting_tile_and_each_treasure_two_tiles():
    """FI-04, FI-11, FI-13."""
    assert START_OF == {
        "pilot": "fools-landing",
        "engineer": "bronze-gate",
        "explorer": "copper-gate",
        "navigator": "gold-gate",
        "diver": "iron-gate",
        "messenger": "silver-gate",
    }
    assert TREASURE_ON == {
        "temple-of-the-moon": "stone",
        "temple-of-the-sun": "stone",
        "whispering-garden": "statue",
        "howling-garden": "statue",
        "cave-of-embers": "crystal",
        "cave-of-shadows": "crystal",
        "coral-palace": "chalice",
        "tidal-palace": "chalice",
    }
