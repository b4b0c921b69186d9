"""What a morning shows of a scenario's goal, to the learned value: how much is reached, and what stands in its way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import explored, is_accessible
from engine.crusoe.parts import CITY, JENNY, NEIGHBOURS, Space
from engine.crusoe.planner.goals import LONELY, is_lonely, missing, refuge, steps_left, way
from engine.crusoe.progress import burnt, rescued, wanted
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.cannibals import CITY_ROUND, CITY_STRENGTH, RAIDERS, is_linked, strength
from engine.crusoe.scenarios.cursed import CROSSES, marks
from engine.crusoe.scenarios.family import CHILDREN
from engine.crusoe.scenarios.volcano import GOALS, LAVA, so_far, temples
from engine.crusoe.scene import person, players, track
from engine.crusoe.state import Crusoe

Seen = Iterator[tuple[str, float]]

HOME = ("shelter", "roof", "palisade", "weapons")
FAR, BARRED = 4, 9
"""So many tiles to explore are a long way; a tile that cannot be entered is no way at all."""
HOPELESS = 9
"""So many wounds more than anybody could bear."""


def quest(table: Crusoe) -> Seen:
    """Of any scenario but Castaways, whose pile is told apart."""
    done, rounds = reached(table), scenario(table).rounds
    left = rounds - table.round
    needed, there = way(table)
    yield "time", left / rounds
    yield "reached", done
    yield "pace-asked", (1 - done) / (left + 1)
    yield "steps", steps_left(table) / 5
    yield "rounds-short", max(0.0, needed + 1 - there) / 5
    yield "too-late", float(needed > there)
    for name in missing(table):
        yield f"missing-{name}", 1.0
        yield f"missing-late-{name}", table.round / rounds
        if name not in table.inventions:
            yield "lost-for-good", 1.0
    yield from QUESTS[table.options.scenario](table)


def reached(table: Crusoe) -> float:
    """The share of the goal that is."""
    return REACHED[table.options.scenario](table)


# Cursed island


def crosses(table: Crusoe) -> float:
    return marks(table, "cross") / CROSSES


def of_crosses(table: Crusoe) -> Seen:
    stand, tiles = marks(table, "cross"), len(table.island)
    yield "fog", marks(table, "fog") / 8
    yield "crosses", stand / CROSSES
    yield "crosses-a-round", max(0, CROSSES - stand) / (scenario(table).rounds - table.round + 1)
    yield "room-for-crosses", min(CROSSES, tiles - stand) / CROSSES
    yield "tiles-short", max(0, CROSSES - tiles) / CROSSES


# Jenny


def rescue(table: Crusoe) -> float:
    """Raft and rope, Jenny ashore, knife, and the boat or some of its goods."""
    items, stock, price = table.items, table.stock, LIBRARY.inventions["lifeboat"].pays[0]
    goods = min(1.0, stock.wood / price.wood) / 2 + min(1.0, stock.hide / price.hide) / 2
    boat = 1.0 if "lifeboat" in items else 0.6 * goods
    built = 0.1 * ("rope" in items) + 0.15 * ("rescue-raft" in items) + 0.1 * ("knife" in items)
    return built + 0.3 * rescued(table.progress) + 0.35 * boat


def of_rescue(table: Crusoe) -> Seen:
    hearts = track(JENNY).hearts - person(table, JENNY).wounds
    yield "ashore", float(rescued(table.progress))
    yield f"jenny-hearts-{min(hearts, 4)}", 1.0
    if is_lonely(table):
        nights = int(way(table)[0]) - 1
        yield f"nights-alone-{max(0, min(6, nights))}", 1.0
        yield "hearts-short", max(0, LONELY * nights - hearts) / 4
        yield "raft-stands", float("rescue-raft" in table.items)
    yield "boat-wood", min(1.0, table.stock.wood / 8)
    yield "boat-hide", min(4, table.stock.hide) / 4
    for n in (1, 2, 3, 4):
        yield f"hide-{n}", float(table.stock.hide >= n)


# Volcano


def flight(table: Crusoe) -> float:
    """Tiles, temples, rope and boat."""
    tiles, holy = GOALS[table.seats]
    seen = min(1.0, so_far(table).explored / tiles) + min(1.0, temples(table) / holy)
    return 0.35 * seen + 0.1 * ("rope" in table.items) + 0.2 * ("jolly-boat" in table.items)


def of_flight(table: Crusoe) -> Seen:
    (tiles, holy), sheet = GOALS[table.seats], scenario(table)
    rounds = sheet.rounds - table.round + 1
    lands, searches = max(0, tiles - so_far(table).explored), max(0, holy - temples(table))
    yield "lands-short", lands / tiles
    yield "temples-short", searches / holy
    yield "lands-a-round", lands / rounds
    yield "temples-a-round", searches / rounds
    safe = sheet.rounds - refuge(table, table.camp)
    yield "refuge-short", safe / 4
    yield "no-refuge", float(safe > 0)
    yield "lava-next", float(table.camp in LAVA.get(table.round + 1, ()))
    known = len(sheet.targets(table)) - marks(table, "temple")
    for n in (1, 2, 3, 4):
        yield f"temples-known-{n}", float(known >= n)
    for space in table.island:
        yield f"tile-{space}", 1.0
    yield f"camp-{table.camp}", 1.0


# Cannibals


def conquest(table: Crusoe) -> float:
    """Wounds that the city would still cost too many, and the way to it."""
    bearable = 1 - unbearable(table) / HOPELESS
    return 0.7 * max(0.0, min(1.0, bearable)) + 0.3 * max(0.0, 1 - way_to_city(table) / FAR)


def unbearable(table: Crusoe) -> int:
    """Wounds by which the city would kill the healthiest; none where it would fall."""
    most = max(track(each.character).hearts - each.wounds for each in players(table))
    return strength(table, "city") - table.weapons - most


def way_to_city(table: Crusoe) -> int:
    """How many tiles must still be explored on the shortest way from the camp."""
    asked: dict[Space, int] = {table.camp: 0}
    edge = [table.camp]
    while edge:
        at = edge.pop(0)
        for to in NEIGHBOURS[at]:
            far = asked[at] + tiles_before(table, to)
            if far < asked.get(to, BARRED):
                asked[to] = far
                edge.append(to)
    return asked.get(CITY, BARRED)


def tiles_before(table: Crusoe, space: Space) -> int:
    if space not in table.island:
        return 1
    return 0 if space == CITY or is_accessible(table, space) else BARRED


def of_conquest(table: Crusoe) -> Seen:
    burned, villages = burnt(table.progress), marks(table, "village")
    over, far = unbearable(table), way_to_city(table)
    for n in (1, 2, 3, 4):
        yield f"burnt-{n}", float(burned >= n)
    yield "raid", float(max(0, RAIDERS - burned))
    yield "villages", villages / 4
    yield "some-village", float(villages > 0)
    yield "village-wounds", max(0, strength(table, "village") - table.weapons) / 8
    yield "city-weapons", (strength(table, "city") - table.weapons) / CITY_STRENGTH
    yield "city-linked", float(is_linked(table, CITY))
    yield "city-far", far / 3
    yield "unbearable", over / HOPELESS
    yield "unbearable-far", max(0, over) * far / 20
    yield "bearable", float(over <= 0)
    yield "city-now", float(over <= 0 and far == 0 and table.round >= CITY_ROUND)
    for space in table.island:
        yield f"tile-{space}", 1.0


# Family


def household(table: Crusoe) -> float:
    asked = wanted(table.progress)
    home = sum(bool(getattr(table, part)) for part in HOME) / len(HOME)
    return 0.2 * home + 0.8 * sum(name in table.items for name in asked) / len(asked)


def of_household(table: Crusoe) -> Seen:
    asked, rounds, lands = wanted(table.progress), scenario(table).rounds, explored(table)
    cards = {name: LIBRARY.inventions[name] for name in asked if name not in table.items}
    yield "items-short", len(cards) / len(asked)
    yield "items-a-round", len(cards) / (rounds - table.round + 1)
    yield "items-open", sum(not card.terrain or card.terrain in lands for card in cards.values()) / len(asked)
    yield "items-wood", sum(card.pays[0].wood for card in cards.values() if card.pays) / 20
    yield "children", sum(CHILDREN.get(number, 0) for number in range(table.round, rounds + 1)) / 12
    yield "children-tonight", CHILDREN.get(table.round, 0) / 3
    for part in HOME:
        yield f"home-{part}", float(bool(getattr(table, part)))
    for name in asked:
        yield f"wanted-{name}", float(name in cards)


REACHED: dict[str, Callable[[Crusoe], float]] = {
    "cursed": crosses, "jenny": rescue, "volcano": flight, "cannibals": conquest, "family": household,
}  # fmt: skip
QUESTS: dict[str, Callable[[Crusoe], Seen]] = {
    "cursed": of_crosses, "jenny": of_rescue, "volcano": of_flight, "cannibals": of_conquest, "family": of_household,
}  # fmt: skip
