"""What Robinson Crusoe's cards do is told in signs on its pictures, none of them a mere question mark."""

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import AnyEffect
from render.crusoe import symbols


def unknown(effects: tuple[AnyEffect, ...]) -> list[AnyEffect]:
    return [each for each in effects if symbols.effect(each) == (symbols.UNKNOWN,)]


def test_every_reward_and_every_blow_of_a_threat_has_a_sign() -> None:
    for card in LIBRARY.events.values():
        assert unknown(card.threat) == [], card.id
        assert unknown(card.action.reward) == [], card.id


def test_what_a_wreck_gives_has_a_sign() -> None:
    for wreck in LIBRARY.wreckage.values():
        assert unknown((*wreck.one, *wreck.two)) == [], wreck.id


def test_a_price_names_pawns_weapons_items_and_each_way_to_pay() -> None:
    raid, storm = LIBRARY.events["event-a18"].action, LIBRARY.events["event-a2"].action
    assert [bit if isinstance(bit, str) else bit.name for bit in symbols.price(raid)] == [
        "pawn",
        "pawn",
        "2",
        "weapons",
    ]
    told = [bit if isinstance(bit, str) else bit.name for bit in symbols.price(storm)]
    assert told == ["pawn", "1", "good-wood", "/", "invention-shovel"]
