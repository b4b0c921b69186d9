"""The sums of the box: what the decks ask and do, counted over all their cards."""

from collections import Counter

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.loader import effects_of
from engine.crusoe.cards.words import Choose, Injure, Morale, Put


def asked_by(action):
    """What one threat asks for besides a pawn."""
    ways = "/".join("W" if way.wood else "H" if way.hide else "F" for way in action.pays)
    return (
        ("2 pawns",) * (action.pawns == 2)
        + ((f"weapons {action.weapons}",) if action.weapons else ())
        + ((action.needs,) if action.needs else ())
        + ((f"{ways} or {action.unless}" if action.unless else ways,) if action.pays else ())
    )


def test_what_the_threats_ask():
    """RC-073, RC-090, RC-091."""
    asked = Counter(asked_by(card.action) for card in LIBRARY.events.values())
    assert asked == {
        (): 21,
        ("shovel",): 16,
        ("weapons 2",): 8,
        ("W",): 6,
        ("fire",): 3,
        ("F",): 3,
        ("2 pawns",): 3,
        ("W or shovel",): 3,
        ("W/H",): 2,
        ("weapons 1",): 2,
        ("H",): 2,
        ("knife",): 1,
        ("rope",): 1,
        ("weapons 3",): 1,
        ("2 pawns", "weapons 2"): 1,
    }


def test_what_the_events_lay():
    """RC-110, RC-142, RC-302."""
    laid = Counter(
        (card.icon == "book", each.token)
        for card in LIBRARY.events.values()
        for each in card.event
        if isinstance(each, Put)
    )
    book = {token: n for (is_book, token), n in laid.items() if is_book}
    icon = {token: n for (is_book, token), n in laid.items() if not is_book}
    assert book == {"strength": 3, "reroll": 6, "minus-pawn": 4, "plus-wood": 1, "adventure": 1, "block": 1}
    assert icon == {"rain": 7, "storm": 2, "winter": 1, "animals": 1, "adventure": 1, "strength": 1}
    assert sum(isinstance(each, Morale) for card in LIBRARY.events.values() for each in card.event) == 4


def test_the_three_adventure_decks():
    """RC-017, RC-220, RC-051, GAP-33: those that come back, those that ask, one wound for each part of the body."""
    for field, halves, decisions in (("build", 23, 5), ("explore", 21, 10), ("gather", 20, 7)):
        cards = [card for card in LIBRARY.adventures.values() if card.field == field]
        injuries = [each.part for card in cards for each in effects_of(card.effects) if isinstance(each, Injure)]
        assert len(cards) == 30
        assert sum(bool(card.event) for card in cards) == halves
        assert sum(isinstance(e, Choose) and e.asks == "decide" for card in cards for e in card.effects) == decisions
        assert sorted(injuries) == ["arm", "belly", "head", "leg"]


def test_what_the_beasts_are_worth():
    """RC-018, RC-074."""
    beasts = LIBRARY.beasts.values()
    assert Counter(each.strength for each in beasts) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 3, 6: 4}
    assert sum(each.weapons for each in beasts) == 16
    assert (sum(each.food for each in beasts), sum(each.hide for each in beasts)) == (48, 17)


def test_abilities_four_each():
    """RC-040: and what each costs, RC-200 to RC-215."""
    costs: dict[str, list[int]] = {}
    for each in LIBRARY.abilities.values():
        costs.setdefault(each.character, []).append(each.use.determination)
    assert {name: sorted(prices) for name, prices in costs.items()} == {
        "carpenter": [2, 2, 3, 3],
        "cook": [2, 2, 3, 3],
        "explorer": [2, 2, 3, 3],
        "soldier": [2, 3, 3, 4],
    }
