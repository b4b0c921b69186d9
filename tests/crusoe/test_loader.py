"""A card that cannot be is refused with its name."""

import pytest

from engine.crusoe.cards.card import AdventureCard, BeastCard
from engine.crusoe.cards.loader import BadCard, cards_from

GOOD = {"id": "adventure-006", "field": "build", "effects": [{"do": "wound"}]}
RESHUFFLE = {"do": "reshuffle"}


def test_a_good_card_is_read():
    assert cards_from([GOOD], AdventureCard)["adventure-006"].effects[0].n == 1


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ({**GOOD, "effects": [{"do": "sing"}]}, "adventure-006: Invalid value 'sing'"),
        ({**GOOD, "effects": [{"do": "wound", "much": 1}]}, "adventure-006: .*much"),
        ({**GOOD, "effects": [{"do": "choose", "options": [{"word": "only"}]}]}, r"adventure-006: DECIDE .* 1 option"),
        ({**GOOD, "effects": [RESHUFFLE]}, "adventure-006: it is shuffled .* no event half"),
        ({**GOOD, "event": [{"do": "wound"}]}, "adventure-006: it has an event half but"),
        ({**GOOD, "colour": "red"}, "adventure-006: .*colour"),
        ({"field": "build"}, "a card without an id: .*id"),
    ],
)
def test_a_bad_card_is_named(row, wrong):
    with pytest.raises(BadCard, match=wrong):
        cards_from([row], AdventureCard)


def test_a_card_may_not_be_there_twice():
    with pytest.raises(BadCard, match="adventure-006: this id is there twice"):
        cards_from([GOOD, GOOD], AdventureCard)


def test_what_is_within_a_choice_counts():
    inner = {"do": "choose", "options": [{"word": "a"}, {"word": "b", "effects": [RESHUFFLE]}]}
    with pytest.raises(BadCard, match="no event half"):
        cards_from([{**GOOD, "effects": [inner]}], AdventureCard)


def test_figures_must_be_figures():
    with pytest.raises(BadCard, match="beast-fox: Expected `int`"):
        cards_from([{"id": "beast-fox", "strength": "strong"}], BeastCard)
