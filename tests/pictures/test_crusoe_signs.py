"""What Robinson Crusoe's cards do is told in signs on its pictures, none of them a mere question mark."""

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.parts import Goods
from engine.crusoe.view import view
from render.crusoe import symbols
from render.crusoe.bits import Sign
from render.crusoe.workshop import needs
from tests.crusoe.table import table


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


def test_of_a_price_only_what_is_missing_is_struck_through() -> None:
    """The mast's wood is in store, its hide is not; a sling is made of either, so of none where both are missing."""

    def struck(name: str, **stock: int) -> list[str]:
        seen = view(table(items=("rope",), stock=Goods(**stock)), None)
        return [bit.name for bit in needs(seen, LIBRARY.inventions[name]) if isinstance(bit, Sign) and bit.struck]

    assert struck("mast", wood=1) == ["good-hide"]
    assert struck("mast") == ["good-wood", "good-hide"]
    assert struck("lifeboat", wood=6, hide=3) == ["invention-knife", "good-hide"]
    assert struck("sling", hide=1) == []
    assert struck("sling") == ["good-wood", "good-hide"]
