"""How likely each tile sinks this turn: told exactly, against every order of the cards and the engine's own draws."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from engine.chance import Luck
from engine.island import GAME
from engine.island.actions import EndTurn
from engine.island.odds import odds, sinking
from engine.island.parts import LAYOUTS, SKULL, START_MARK, bits, flood_cards_at, places
from engine.island.state import Acting, Island
from engine.island.view import IslandView, view
from engine.play import legal, play, start, waiting
from tests.island.table import Table

WORN = """
        .  .
     .  .  ~  .
  .  ~s .  .  .  .
  .  ~  .  .  .l .
     .  .P .  .X
        .  .
"""


def seen(table: Table) -> IslandView:
    return view(table.state, None)


def told(table: Table) -> dict[str, tuple[float, float, float]]:
    return {
        peril.square: (round(peril.chance, 4), round(peril.anyway, 4), round(peril.risen, 4))
        for peril in seen(table).perils
    }


# What is told of a drawn table


def test_of_a_deck_in_one_layer_each_card_is_as_likely_as_another():
    """FI-90, FI-92: two of 23 cards; the third flooded tile's card lies in the discards."""
    table = Table("PX", WORN, flood_discards="D2", treasure="stone statue", X="lift").end_turn()
    assert told(table) == {"B3": (0.087, 0.087, 0), "B4": (0.087, 0.087, 0)}
    assert (seen(table).flood_cards, seen(table).rise) == (2, 0)


def test_what_only_a_rise_can_sink_is_told_apart():
    """FI-70, FI-71: three of 28 cards, two of them drawn; then the one discard is the first flood card."""
    table = Table("PX", WORN, flood_discards="D2")
    none, twice = (25 / 28) * (24 / 27), (3 / 28) * (2 / 27)
    once = 1 - none - twice
    assert seen(table).rise == pytest.approx(1 - none)
    only, other, _ = seen(table).perils
    assert (only.square, only.anyway, only.risen) == ("D2", 0, 1)
    assert only.chance == pytest.approx(1 - none)
    assert (other.square, other.anyway) == ("B3", pytest.approx(2 / 23))
    assert other.chance == pytest.approx(none * 2 / 23 + once * 1 / 23 + twice * 2 / 23), "at mark 3 three cards come"


def test_after_waters_rise_the_cards_that_came_back_lie_on_top():
    """FI-71: of three that came back two come now, so nothing below them can sink."""
    table = Table("PX", WORN, flood_discards="B3 D2 A4", treasure="rise stone", X="lift").end_turn()
    assert told(table) == {"D2": (0.6667, 0.6667, 0), "B3": (0.6667, 0.6667, 0)}
    layers = seen(table).flood_layers
    assert (layers[0], len(layers), len(layers[1])) == (("D2", "B3", "A4"), 2, 21)


def test_a_layer_is_used_up_before_the_next_begins():
    """FI-71, FI-90: the one card that came back is certain, the second flood card any of the rest."""
    table = Table("PX", WORN, flood_discards="B3", treasure="rise stone", X="lift").end_turn()
    assert told(table) == {"B3": (1, 1, 0), "D2": (0.0435, 0.0435, 0), "B4": (0.0435, 0.0435, 0)}


def test_a_deck_that_will_not_last_begins_anew_with_its_discards():
    """FI-93: one card is left, then one of 23, among them the tile that card has flooded or not sunk."""
    table = Table("PX", WORN, flood="B3|", treasure="stone statue", X="lift").end_turn()
    assert told(table) == {"B3": (1, 1, 0), "D2": (0.0435, 0.0435, 0), "B4": (0.0435, 0.0435, 0)}
    dry = Table("PX", WORN, flood="A3|", treasure="stone statue", X="lift").end_turn()
    assert told(dry)["A3"] == (0.0417, 0.0417, 0), "a dry tile floods, and its card comes again"


def test_at_the_skull_nothing_sinks_any_more():
    """FI-104, FI-105: a rise ends the game before the flood cards."""
    table = Table("PX", WORN, flood_discards="D2", water=9)
    assert "D2" not in told(table)
    assert all(peril.risen == 0 for peril in seen(table).perils)


def test_while_a_gift_is_discarded_the_turn_still_lies_ahead():
    """FI-R10: nothing has been drawn yet."""
    drawing = WORN.replace("~s", "~sPX").replace(".P", ".").replace(".X", ".")
    table = Table("PX", drawing, flood_discards="D2", P="stone", X="chalice chalice statue lift sandbags")
    before = told(table)
    assert told(table.play("P give stone X")) == before


def test_in_a_swim_only_the_flood_cards_still_to_come_count():
    """FI-R3: of two cards one has come; and none after the last."""
    table = Table("PX", WORN.replace("~s", "~sP").replace(".P", "."), treasure="stone statue", flood="B3 A3").end_turn()
    assert (seen(table).waiting, seen(table).flood_cards) == ("swimming", 1)
    assert told(table) == {"D2": (0.0435, 0.0435, 0), "B4": (0.0435, 0.0435, 0)}
    last = Table("PX", WORN.replace("~s", "~sP").replace(".P", "."), treasure="stone statue", flood="A3 B3").end_turn()
    assert (seen(last).waiting, seen(last).flood_cards, told(last)) == ("swimming", 0, {})


def test_when_it_is_over_nothing_is_in_peril():
    """FI-102."""
    table = Table("PX", WORN.replace(".l", "~l"), treasure="stone statue", flood="E4").end_turn()
    assert (seen(table).waiting, seen(table).perils, seen(table).rise) == ("over", (), 0)


# Against every order of the flood cards


def every_order(layers: tuple[int, ...]) -> Iterator[list[int]]:
    """Each deck, bottom first, that lies in these layers."""
    for piles in product(*(permutations(bits(layer)) for layer in layers)):
        yield [card for pile in piles for card in pile]


def sunk_by(deck: list[int], discards: frozenset[int], flooded: int, cards: int) -> Iterator[tuple[Fraction, set[int]]]:
    """What sinks, turning cards up as the rulebook says; a renewed deck in every order again."""
    sunk: set[int] = set()
    lying, deck = set(discards), list(deck)
    for turned in range(cards):
        if not deck:
            orders = list(permutations(sorted(lying)))
            for order in orders:
                for share, more in sunk_by(list(order), frozenset(), flooded, cards - turned):
                    yield share / len(orders), sunk | more
            return
        place = deck.pop()
        if flooded >> place & 1:
            sunk.add(place)
        else:
            lying.add(place)
        flooded ^= 1 << place
    yield Fraction(1), sunk


def counted(layers: tuple[int, ...], discards: int, flooded: int, cards: int) -> dict[int, Fraction]:
    chances: Counter[int] = Counter()
    orders = list(every_order(layers))
    for deck in orders:
        for share, sunk in sunk_by(deck, frozenset(bits(discards)), flooded, cards):
            for place in sunk:
                chances[place] += share / len(orders)  # type: ignore[assignment]
    return dict(chances)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(120))
def test_the_chances_are_those_of_every_order_of_the_flood_cards(seed):
    """FI-71, FI-90 to FI-93: up to six cards in layers and discards, whatever is flooded."""
    chance = Random(seed)
    cards = chance.sample(range(24), chance.randint(2, 6))
    lying = cards[: chance.randint(0, len(cards) - 1)]
    deck, layers = cards[len(lying) :], list[int]()
    while deck:
        size = chance.randint(1, len(deck))
        layers.append(places(deck[:size]))
        deck = deck[size:]
    flooded = places(card for card in cards if chance.random() < 0.6)
    number = chance.randint(0, min(5, len(cards) - 1 - (flooded & places(cards)).bit_count() // 2))
    found = dict(sinking(tuple(layers), places(lying), flooded, number))
    exact = counted(tuple(layers), places(lying), flooded, number)
    assert found.keys() == exact.keys()
    for place, share in exact.items():
        assert found[place] == pytest.approx(float(share))


# Against every order of the treasure cards


def rises_counted(deck: tuple[str, ...], discards: tuple[str, ...], cards: int) -> Iterator[tuple[Fraction, int]]:
    """How many rise, for every card that may come next; a deck that has run out begins anew."""
    if not cards:
        yield Fraction(1), 0
        return
    if not deck:
        deck, discards = discards, ()
    for place, card in enumerate(deck):
        rest = (*deck[:place], *deck[place + 1 :])
        lying = (*discards, card) if card == "waters-rise" else discards
        for share, rises in rises_counted(rest, lying, cards - 1):
            yield share / len(deck), rises + (card == "waters-rise")


@pytest.mark.parametrize("seed", range(60))
def test_a_rise_is_as_likely_as_every_order_of_the_treasure_cards_has_it(seed):
    """FI-70 to FI-74, FI-R2: also where one card is left, and where the water would reach the skull."""
    chance = Random(seed)
    state = some_table(seed, chance)
    pool = [*state.treasure_deck, *state.treasure_discards]
    chance.shuffle(pool)
    size = chance.choice([1, 2, 3, 8, len(pool)])
    state = replace(state, treasure_deck=tuple(pool[:size]), treasure_discards=tuple(pool[size:]))
    exact: Counter[int] = Counter()
    for share, rises in rises_counted(state.treasure_deck, state.treasure_discards, 2):
        exact[rises] += share  # type: ignore[assignment]
    found = odds(state)
    assert found.rise == pytest.approx(float(exact[1] + exact[2]))
    discards = places(state.flood_discards)
    layers = (*state.flood_layers, discards) if discards else state.flood_layers
    for place in range(24):
        expected = Fraction(0)
        for rises in (1, 2):
            if exact[rises] and state.water + rises < SKULL:
                chances = dict(sinking(layers, 0, state.flooded, flood_cards_at(state.water + rises)))
                expected += exact[rises] * Fraction(chances.get(place, 0.0))
        assert found.rise * found.risen.get(place, 0.0) == pytest.approx(float(expected))


def some_table(seed: int, chance: Random) -> Island:
    """A table of computers at the beginning of somebody's turn."""
    options = {"difficulty": chance.choice(list(START_MARK)), "layout": chance.choice(list(LAYOUTS))}
    state = start(GAME, 2 + seed % 3, options, seed).state
    former = state
    for _ in range(chance.randint(5, 90)):
        if not state.agenda:
            break
        seat = waiting(state)[0]
        state = play(GAME, state, seat, GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))).state
        if state.agenda and isinstance(state.agenda[0], Acting):
            former = state
    return former


# Against the engine's own draws

DRAWS = 150


@pytest.mark.parametrize("seed", range(24))
def test_what_the_engine_draws_is_as_likely_as_told(seed):
    """FI-92, FI-93: in any order the cards can lie, what sinks was told, and about as often as told."""
    chance = Random(seed)
    state = harmless(some_table(seed, chance))
    expected = odds(state)
    sank: Counter[int] = Counter()
    for _ in range(DRAWS):
        sank.update(bits(drawn(state, chance).sunk & ~state.sunk))
    possible = {place: expected.of(place) for place in range(24) if expected.of(place)}
    assert sank.keys() <= possible.keys()
    for place, share in possible.items():
        assert abs(sank[place] / DRAWS - share) <= 5 * sqrt(share * (1 - share) / DRAWS) + 1e-9


def harmless(state: Island) -> Island:
    """The same table where no card ends the game or asks anything: all is captured, everybody stands at home."""
    captured = (0, 0, 0, 0)
    players = tuple(replace(player, pawn=state.landing, hand=(), asked="never") for player in state.players)
    held = tuple(card for player in state.players for card in player.hand)
    return replace(
        state,
        players=players,
        captured=captured,
        treasure_discards=(*state.treasure_discards, *held),
        flooded=state.flooded & ~(1 << state.landing),
        water=5,
    )


def drawn(state: Island, chance: Random) -> Island:
    """The turn's cards turned up by the engine itself, the hidden ones in some order they can lie in."""
    deck = [card for layer in state.flood_layers for card in chance.sample(bits(layer), layer.bit_count())]
    treasure = chance.sample(state.treasure_deck, len(state.treasure_deck))
    luck = Luck(chance.getrandbits(60))
    shuffled = replace(state, flood_deck=tuple(deck), treasure_deck=tuple(treasure), luck=luck)
    return play(GAME, shuffled, state.turn, EndTurn()).state
