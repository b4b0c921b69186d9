"""What is wrong is named, and nothing has changed."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engine import GAMES
from engine.contract import Illegal, Unreadable
from engine.island.parts import places
from engine.island.state import Island
from engine.play import load, play, read, save, start

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
ISLAND = GAMES["island"]


def island(**options):
    return start(ISLAND, 3, {"first": 0, **options}, 5).state


# Words


@EVERY
@pytest.mark.parametrize("line", ["", "   ", "sing", "sing C3", "__class__", "Move C3", "\N{SNOWMAN}", "x" * 5000])
def test_an_unknown_word_is_named(game, line):
    """With the words that are known."""
    with pytest.raises(Illegal) as refusal:
        read(game, line)
    assert refusal.value.reason == "unknown-word"
    assert refusal.value.values["word"] == (line.split() or [""])[0][:40]
    assert refusal.value.values["known"] == sorted(game.action_named)


@pytest.mark.parametrize(
    "line", ["move", "navigate C3", "navigate one C3", "give crown 1", "ask-me sometimes", "lift C3"]
)
def test_a_line_that_lacks_something_is_unreadable(line):
    """The line and the fault in it are named."""
    with pytest.raises(Illegal) as refusal:
        read(ISLAND, line)
    assert refusal.value.reason == "unreadable"
    assert refusal.value.values["line"] == line
    assert refusal.value.values["fault"]


def test_a_word_too_many_is_named():
    """`move C3 D3` is not understood as `move C3`."""
    with pytest.raises(Illegal) as refusal:
        read(ISLAND, "move C3 D3")
    assert (refusal.value.reason, refusal.value.values["word"]) == ("unknown-word", "D3")


def test_an_illegal_action_changes_nothing():
    """The refusal says why."""
    state = island()
    before = save(state)
    with pytest.raises(Illegal) as refusal:
        play(ISLAND, state, state.turn, read(ISLAND, "move Z99"))
    assert str(refusal.value) == "no-such-place to='Z99'"
    assert save(state) == before


# Beginnings


@EVERY
@pytest.mark.parametrize("off", [-1, 0, 1])
def test_a_wrong_number_of_seats_is_named(game, off):
    """With how many there may be."""
    seats = {-1: game.players[0] - 1, 0: 0, 1: game.players[-1] + 1}[off]
    with pytest.raises(Illegal) as refusal:
        start(game, seats, {}, 1)
    assert refusal.value.reason == "wrong-number-of-seats"
    assert refusal.value.values == {"seats": seats, "least": game.players[0], "most": game.players[-1]}


@EVERY
def test_an_unknown_option_is_named(game):
    """With the options there are."""
    with pytest.raises(Illegal) as refusal:
        start(game, game.players[0], {"wind": "north"}, 1)
    assert (refusal.value.reason, refusal.value.values["option"]) == ("unknown-option", "wind")
    assert refusal.value.values["known"] == sorted(game.options.__struct_fields__)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("layout", "nowhere"),
        ("difficulty", "easy"),
        ("pace", 3),
        ("first", 4),
        ("first", -1),
        ("first", "somebody"),
        ("adventurers", ["cook", "diver"]),
        ("adventurers", "diver"),
        ("asked", None),
    ],
)
def test_an_unknown_value_of_an_option_is_named(option, value):
    """Both the option and the value."""
    with pytest.raises(Illegal) as refusal:
        start(ISLAND, 3, {"difficulty": "elite", option: value}, 1)
    assert refusal.value.reason == "unknown-value"
    assert (refusal.value.values["option"], refusal.value.values["value"]) == (option, str(value))


def test_a_first_player_without_a_seat_is_named():
    """Seat 3 of three players."""
    with pytest.raises(Illegal, match="no-such-seat seat=3"):
        start(ISLAND, 3, {"first": 3}, 1)


# Saves


def test_a_truncated_save_is_unreadable():
    """Wherever it breaks off."""
    data = save(island())
    for length in range(0, len(data), 7):
        with pytest.raises(Unreadable, match="island: "):
            load(ISLAND, data[:length])


@pytest.mark.parametrize(
    "data", [b"null", b"[]", b"7", b"\xff\xfe\x00", b'{"version":1}', b'{"game":"island","version":"1"}']
)
def test_something_else_is_no_save(data):
    """Nor is any other JSON."""
    with pytest.raises(Unreadable, match="island: "):
        load(ISLAND, data)


@pytest.mark.parametrize("version", [0, 3, 99, -1])
def test_a_save_of_an_unknown_version_is_named(version):
    """Also where nothing else in it is known."""
    raw = {**msgspec.json.decode(save(island())), "version": version}
    for known in (raw, {"version": version, "tides": []}):
        with pytest.raises(Unreadable, match=f"version {version} is unknown here; the newest is 2"):
            load(ISLAND, msgspec.json.encode(known))


def test_a_save_of_an_older_version_is_upgraded_also_when_it_could_be_read_as_it_is():
    """Its version decides."""
    older = {**msgspec.json.decode(save(island())), "version": 1, "water": 0}
    upgrading = replace(ISLAND, upgrades={1: lambda raw: {**raw, "version": 2, "water": 3}})
    assert load(upgrading, msgspec.json.encode(older)).water == 3


def player(pawn):
    adventurer = {0: "diver", 1: "pilot", 24: "engineer"}[pawn]
    return {"adventurer": adventurer, "pawn": pawn, "hand": [], "asked": "always"}


TAMPERED = {
    "layout": ("nowhere", "unknown layout 'nowhere'"),
    "seats": (4, "differ in number"),
    "sunk": (-1, "off the island"),
    "flooded": (1 << 24, "off the island"),
    "treasure_deck": ([], "the treasure cards are not the 28 of the box"),
    "flood_deck": ([1, 2, 3], "the flood cards are not those of the 24 tiles"),
    "tiles": (["watchtower"] * 24, "the tiles are not the 24 of the box"),
    "water": (11, "the water stands at mark 11"),
    "players": ([player(0), player(1), player(24)], "a pawn is nowhere"),
    "turn": (3, "the turn or a treasure is nobody's"),
    "captured": ([9, None, None, None], "the turn or a treasure is nobody's"),
    "agenda": ([], "the agenda does not fit the outcome"),
    "flood_layers": ([1], "the flood deck does not lie in its layers"),
    "difficulty": ("easy", "Invalid enum value 'easy'"),
    "luck": ({"seed": "x"}, r"\$.luck.seed"),
}


def test_a_running_game_that_is_lost_is_named():
    """FI-101, FI-102, FI-104: no card could have been turned up since."""
    state = island()
    sites = [place for place in range(24) if state.treasure_at(place) == "stone"]
    for lost, fault in (
        ({"water": 10}, "the water is at the skull, and the game goes on"),
        (without(state, [state.landing]), "Fools' Landing has sunk, and the game goes on"),
        (without(state, sites), "a treasure is out of reach, and the game goes on"),
    ):
        with pytest.raises(Unreadable, match=fault):
            load(ISLAND, save(msgspec.structs.replace(state, **lost)))
    captured = msgspec.structs.replace(state, captured=(0, None, None, None), **without(state, sites))
    assert load(ISLAND, save(captured)) == captured


def without(state: Island, sunk: list[int]) -> dict[str, Any]:
    """These tiles gone, with their flood cards."""
    deck = tuple(place for place in state.flood_deck if place not in sunk)
    return {
        "sunk": places(sunk),
        "flooded": state.flooded & ~places(sunk),
        "flood_deck": deck,
        "flood_layers": (places(deck),),
        "flood_discards": tuple(place for place in state.flood_discards if place not in sunk),
    }


def test_an_adventurer_who_plays_twice_is_named():
    """FI-13: one each."""
    raw = msgspec.json.decode(save(island()))
    raw["players"][1]["adventurer"] = raw["players"][0]["adventurer"]
    with pytest.raises(Unreadable, match="an adventurer plays twice"):
        load(ISLAND, msgspec.json.encode(raw))


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_tampered_with_is_named(name):
    """No impossible table is loaded."""
    value, fault = TAMPERED[name]
    raw = {**msgspec.json.decode(save(island())), name: value}
    with pytest.raises(Unreadable, match=fault):
        load(ISLAND, msgspec.json.encode(raw))


@pytest.mark.parametrize(
    ("todo", "fault"),
    [
        ({"todo": "acting", "seat": 7}, "the agenda names nobody's seat"),
        ({"todo": "considering", "passed": [3]}, "the agenda names nobody's seat"),
        ({"todo": "acting", "seat": 0, "left": 9}, "9 actions are left"),
        ({"todo": "ending", "seat": 2}, "somebody acts whose turn it is not"),
        ({"todo": "dancing"}, "Invalid value 'dancing'"),
    ],
)
def test_an_agenda_tampered_with_is_named(todo, fault):
    """It would break later, far from its cause."""
    raw = {**msgspec.json.decode(save(island())), "agenda": [todo]}
    with pytest.raises(Unreadable, match=fault):
        load(ISLAND, msgspec.json.encode(raw))


def test_a_card_changed_for_another_is_noticed():
    """FI-02: 28 cards, and these."""
    state = island()
    with pytest.raises(Unreadable, match="28 of the box"):
        load(ISLAND, save(state).replace(b'"stone"', b'"statue"', 1))
    player, deck = state.players[0], list(state.treasure_deck)
    deck[deck.index("waters-rise")] = player.hand[0]
    holder = msgspec.structs.replace(player, hand=("waters-rise", *player.hand[1:]))
    swapped = msgspec.structs.replace(state, players=state.players_with(0, holder), treasure_deck=tuple(deck))
    with pytest.raises(Unreadable, match="waters-rise"):
        load(ISLAND, save(swapped))


def test_a_former_save_that_lacks_something_is_unreadable():
    """What an upgrade cannot read is named, and no error of ours."""
    for raw in ({"version": 1, "game": "island"}, {"version": 1, "game": "island", "adventurers": 3}):
        with pytest.raises(Unreadable, match="version 1"):
            load(ISLAND, msgspec.json.encode(raw))
