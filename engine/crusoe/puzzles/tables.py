"""A table at the beginning of a round's plan, in one short line: all that lies open, and no hidden card.

`castaways 5 carpenter:4 cook:7 friday:1 / wood:2 roof:1 shelter:1 / A2:8 B2:5 / shovel knife / rope / rain@weather /
event-a5 -`: scenario, round, and everyone with their wounds, the first player first; goods and levels; the tiles, the
camp's first; the inventions that can be built, beside the characters' and the scenario's own; the items; the tokens;
the two threats.

Nobody can use an ability. The decks are empty and no tile is left, so an adventure brings nothing and nobody explores
or hunts. No token lies on a field, so the order of a plan's lines decides nothing.
"""

from __future__ import annotations

from typing import Final, cast

from msgspec.structs import replace

from engine.chance import Luck
from engine.contract import Illegal, Unreadable
from engine.crusoe.names import CardName, Item
from engine.crusoe.parts import CHARACTERS, FIELDS, TILES, Goods, Name, Space, Spot, TokenKind
from engine.crusoe.phases.rounds import PHASES
from engine.crusoe.plan import ROLLED
from engine.crusoe.rulebook import RULES
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import BeginPlanning, Crusoe, Person, Planning, Token
from engine.play import load, read_options, save

NONE: Final = "-"
GOODS: Final = ("wood", "food", "hide")
LEVELS: Final = ("roof", "palisade", "weapons", "shelter")
AFTER_PLANNING: Final = PHASES[PHASES.index(BeginPlanning()) + 1 :]


def write_table(state: Crusoe) -> str:
    """The line of a table whose plan is empty."""
    people = " ".join(f"{each.character}:{each.wounds}" for each in state.people)
    counted = [(name, getattr(state.stock, name)) for name in GOODS] + [
        (name, int(getattr(state, name))) for name in LEVELS
    ]
    return " / ".join(
        (
            f"{state.options.scenario} {state.round} {people}",
            " ".join(f"{name}:{n}" for name, n in counted if n) or NONE,
            " ".join(f"{space}:{tile}" for space, tile in state.island.items()),
            " ".join(state.inventions) or NONE,
            " ".join(state.items) or NONE,
            " ".join(f"{token.kind}@{token.at}" for token in state.tokens) or NONE,
            " ".join(card or NONE for card in state.threats),
        )
    )


def read_table(line: str) -> Crusoe:
    """The table of a line."""
    try:
        # It's read as a save is: that refuses a misspelt card, a space that isn't there, a card twice.
        state = load(RULES, save(_laid_out(line)))
    except (ValueError, TypeError, LookupError, Illegal, Unreadable) as fault:
        raise Unreadable(f"no table of crusoe: {line[:60]!r} ({fault})") from None
    return replace(state, tiles=())


def _laid_out(line: str) -> Crusoe:
    begun, counted, island, inventions, items, tokens, threats = line.split(" / ")
    scenario, number, *people = begun.split(" ")
    numbers = {name: int(n) for name, n in _pairs(counted, ":")}
    laid = {cast("Space", space): int(tile) for space, tile in _pairs(island, ":")}
    persons = tuple(_person(name, wounds) for name, wounds in _pairs(" ".join(people), ":"))
    left, right = ("" if card == NONE else card for card in threats.split(" "))
    state = Crusoe(
        seats=sum(each.character in CHARACTERS for each in persons),
        luck=Luck(0),
        options=read_options(RULES, {"scenario": scenario}),
        agenda=(Planning(), *AFTER_PLANNING),
        round=int(number),
        phase="planning",
        people=persons,
        camp=next(iter(laid)),
        island=laid,
        stock=Goods(**{name: numbers.pop(name) for name in GOODS if name in numbers}),
        shelter=bool(numbers.pop("shelter", 0)),
        roof=numbers.pop("roof", 0),
        palisade=numbers.pop("palisade", 0),
        weapons=numbers.pop("weapons", 0),
        inventions=cast("tuple[Item, ...]", _words(inventions)),
        items=cast("tuple[Item, ...]", _words(items)),
        tokens=tuple(Token(cast("TokenKind", kind), cast("Spot", at)) for kind, at in _pairs(tokens, "@")),
        threats=(cast("CardName", left), cast("CardName", right)),
        tiles=tuple(tile for tile in TILES if tile not in laid.values()),
        adventures=dict.fromkeys(ROLLED, ()),
        adventure_discards=dict.fromkeys(ROLLED, ()),
        progress=SCENARIOS[scenario].progress,
    )
    if numbers:
        raise ValueError(f"unknown goods {sorted(numbers)}")
    if not 1 <= state.round <= SCENARIOS[scenario].rounds:
        raise ValueError(f"round {number}")
    if any(token.at in FIELDS or token.at in LEVELS for token in state.tokens):
        raise ValueError("with a token on a field, the order of its lines would matter")
    return state


def _person(name: str, wounds: str) -> Person:
    """Nobody can use an ability in this round."""
    return Person(cast("Name", name), wounds=int(wounds), pawns=1 + (name in CHARACTERS), mute=name in CHARACTERS)


def _words(said: str) -> tuple[str, ...]:
    return () if said == NONE else tuple(said.split(" "))


def _pairs(said: str, between: str) -> list[tuple[str, str]]:
    found = [tuple(each.split(between)) for each in _words(said)]
    if any(len(each) != 2 for each in found):
        raise ValueError(f"no pairs: {said[:40]!r}")
    return cast("list[tuple[str, str]]", found)
