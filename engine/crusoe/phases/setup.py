"""Setting the table."""

from __future__ import annotations

from typing import cast

from engine.chance import Luck
from engine.contract import Step
from engine.crusoe.cards import LIBRARY
from engine.crusoe.ending import ended
from engine.crusoe.events import GameSet
from engine.crusoe.names import CardName
from engine.crusoe.parts import CHARACTERS, DISCOVERIES, FRIDAY, TILES, USES, Name
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.scenarios.sheet import Scenario
from engine.crusoe.scene import Scene
from engine.crusoe.state import Crusoe, Kept, Options, Person, RoundBegins

SHIFT = 2
"""How many event cards of one kind give way to the other."""


def set_up(seats: int, options: Options, luck: Luck) -> Step[Crusoe]:
    """RC-010 to RC-030, step by step."""
    sheet = SCENARIOS[options.scenario]
    scene = Scene(Crusoe(seats=seats, luck=luck, options=options, progress=sheet.progress))
    gather_people(scene)
    lay_inventions(scene, sheet)
    shuffle_decks(scene)
    lay_island(scene, sheet)
    deal_starting_items(scene)
    deal_events(scene, sheet)
    wash_ashore(scene)
    sheet.set_up(scene)
    tell_set_up(scene)
    scene.push(RoundBegins())
    return ended(scene)


def gather_people(scene: Scene) -> None:
    """RC-011, RC-013, RC-030, RC-181, RC-187, RC-190."""
    options, seats = scene.state.options, scene.state.seats
    names = [cast("Name", name) for name in CHARACTERS if seats > 2 or name != "soldier"]
    people = [Person(name) for name in scene.shuffled(names)[:seats]]
    if options.friday == "yes" or (options.friday == "standard" and seats <= 2):
        people.append(Person(FRIDAY, pawns=1))
    dog = options.dog == "yes" or (options.dog == "standard" and seats == 1)
    scene.alter(people=tuple(people), dog=dog)


def lay_inventions(scene: Scene, sheet: Scenario) -> None:
    """RC-012, RC-016, GAP-29: the nine, some others; unused characters' own ones are among the rest."""
    own = {CHARACTERS[each.character].own for each in scene.state.people[: scene.state.seats]}
    basic = [name for name, card in LIBRARY.inventions.items() if card.kind == "basic"]
    others = [
        name for name, card in LIBRARY.inventions.items() if card.kind in ("general", "personal") and name not in own
    ]
    deck = scene.shuffled(others)
    n = sheet.general_inventions
    scene.alter(inventions=(*basic, *deck[:n]), invention_deck=deck[n:])


def shuffle_decks(scene: Scene) -> None:
    """RC-017 to RC-019, RC-024."""
    adventures = {}
    for field in ("build", "gather", "explore"):
        adventures[field] = scene.shuffled(name for name, card in LIBRARY.adventures.items() if card.field == field)
    scene.alter(adventures=adventures, adventure_discards=dict.fromkeys(adventures, ()))
    scene.alter(beasts=scene.shuffled(LIBRARY.beasts), mysteries=scene.shuffled(LIBRARY.mysteries))
    scene.alter(pile=scene.shuffled(DISCOVERIES))


def lay_island(scene: Scene, sheet: Scenario) -> None:
    """RC-020, RC-022."""
    scene.alter(
        island={sheet.start: sheet.start_tile},
        camp=sheet.start,
        tiles=scene.shuffled(tile for tile in TILES if tile != sheet.start_tile),
    )


def deal_starting_items(scene: Scene) -> None:
    """RC-023."""
    box = scene.shuffled(cast("list[CardName]", [*LIBRARY.starting]))
    n = scene.state.options.starting_items
    scene.alter(kept=tuple(Kept(card, USES) for card in box[:n]), box=box[n:])


def deal_events(scene: Scene, sheet: Scenario) -> None:
    """RC-026, RC-187, RC-188."""
    half = (sheet.rounds + 1) // 2
    shift = {"standard": 0, "fewer-book": -SHIFT, "more-book": SHIFT}[scene.state.options.events]
    book = scene.shuffled(name for name, card in LIBRARY.events.items() if card.icon == "book")
    icon = scene.shuffled(name for name, card in LIBRARY.events.items() if card.icon != "book")
    scene.alter(event_deck=scene.shuffled((*book[: half + shift], *icon[: half - shift])))


def wash_ashore(scene: Scene) -> None:
    """RC-027, RC-189."""
    card = "wreckage-food-crates"
    if scene.state.options.wreckage == "random":
        card = scene.shuffled(LIBRARY.wreckage)[0]
    scene.alter(threats=("", card))


def tell_set_up(scene: Scene) -> None:
    state = scene.state
    names = [each.character for each in state.people]
    scene.tell(
        GameSet(
            state.options.scenario,
            tuple(names[: state.seats]),
            tuple(names[state.seats :]),
            tuple(kept.card for kept in state.kept),
            state.inventions,
        )
    )
