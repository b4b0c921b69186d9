"""Whatever is wrong is named, and nothing has changed."""

import json

import pytest

from engine import play
from engine.contract import Illegal, Unreadable
from engine.crusoe import GAME
from tests.crusoe.table import table


def refused(call):
    with pytest.raises(Illegal) as reason:
        call()
    return reason.value.reason, reason.value.values


def test_an_unknown_word():
    assert refused(lambda: play.read(GAME, "sing loudly"))[0] == "unknown-word"
    assert refused(lambda: play.read(GAME, "waive everything"))[0] == "unreadable"
    assert refused(lambda: play.read(GAME, "ready now"))[0] == "unknown-word"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("assign cook dance", "unknown-target"),
        ("assign cook shelter.2", "unknown-target"),
        ("assign cook gather-Z9-wood", "no-tile-there"),
        ("assign cook explore-Z9", "nothing-to-explore"),
        ("assign cook build-castle", "not-an-invention-here"),
        ("assign cook threat-middle", "no-card-there"),
        ("assign nobody rest", "no-such-pawn"),
        ("take-back cook rest", "no-such-pawn-there"),
        ("take-back nobody rest", "no-such-pawn"),
        ("not-ready", "not-ready-yet"),
        ("lead cook rest", "nobody-there"),
        ("hasten rest", "nothing-to-hasten"),
        ("pay shelter hide", "cannot-pay-so"),
        ("use magic", "not-yours-to-use"),
        ("stack 99", "too-much-wood"),
        ("pass", "unknown-word"),
        ("answer yes", "nothing-asked"),
        ("reroll wound", "no-roll-on-the-table"),
        ("order camp Z9", "cannot-order"),
        ("order camp stay", "already-ordered"),
        ("order arrange morale", "not-now"),
    ],
)
def test_an_illegal_action_changes_nothing(line, reason):
    state = table()
    before = play.save(state)
    found = refused(lambda: play.play(GAME, state, 0, play.read(GAME, line)))[0]
    assert found in (reason, "not-asked") if line == "pass" else found == reason
    assert play.save(state) == before


def test_a_seat_that_is_not_there():
    assert refused(lambda: play.play(GAME, table(), 7, play.read(GAME, "ready"))) == ("no-such-seat", {"seat": 7})


def test_a_wrong_number_of_seats():
    reason = ("wrong-number-of-seats", {"seats": 5, "least": 1, "most": 4})
    assert refused(lambda: play.start(GAME, 5, {}, 1)) == reason
    assert refused(lambda: play.start(GAME, 0, {}, 1))[0] == "wrong-number-of-seats"


def test_an_unknown_option():
    assert refused(lambda: play.start(GAME, 2, {"cheat": 1}, 1))[1]["option"] == "cheat"
    assert refused(lambda: play.start(GAME, 2, {"scenario": "moon"}, 1))[0] == "unknown-value"
    assert refused(lambda: play.start(GAME, 2, {"starting_items": 9}, 1))[0] == "unknown-value"


def saved(**changes):
    raw = json.loads(play.save(table()))
    raw.update(changes)
    return json.dumps(raw).encode()


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (saved()[:200], "crusoe: "),
        (b"", "crusoe: "),
        (saved(version=99), "version 99 is unknown"),
        (saved(morale=7), "morale 7"),
        (saved(camp="Z9"), "Z9"),
        (saved(hunt=["beast-bear", "beast-bear"]), "card beast-bear"),
        (saved(hunt=["beast-unicorn"]), "beast-unicorn"),
        (saved(items=["castle"]), "castle"),
        (saved(island={"A2": 9}), "the tiles are"),
        (saved(people=[]), "2 seats, 0 characters"),
        (saved(first=5), "first player 5 of 2"),
        (saved(agenda=[{"todo": "dancing"}]), "dancing"),
        (saved(stock={"wood": -1}), "wood -1"),
        (saved(discoveries=["song", "song"]), "discovery song"),
        (saved(plan=[{"target": "rest", "pawns": ["cook", "cook", "cook"]}]), "pawn cook 3 times"),
    ],
)
def test_a_spoilt_save_is_named(data, named):
    with pytest.raises(Unreadable, match=named):
        play.load(GAME, data)
