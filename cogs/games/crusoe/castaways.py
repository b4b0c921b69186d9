"""What Robinson Crusoe's values are called: people by who plays them, cards by title, answers by their question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    Ate,
    CardDrawn,
    CoverLifted,
    DeterminationChanged,
    GoodsArrived,
    GoodsGained,
    GoodsLost,
    ItemBuilt,
    LandLost,
    SleptRough,
    ThreatStruck,
    TileFlipped,
    TotemFound,
    WentHungry,
    Wounded,
)
from engine.crusoe.outlook import outlook
from engine.crusoe.parts import CHARACTERS, CITY, COMPANIONS, TILES
from engine.crusoe.plan import threat_card
from engine.crusoe.scenarios.volcano import lava_at_camp
from engine.crusoe.state import Cause, Choosing, Dying
from engine.crusoe.target import Target
from locales import knows, listed, say

if TYPE_CHECKING:
    from cogs.words.teller import Teller
    from engine.contract import Event
    from engine.crusoe.outlook import Outlook, Warn

REPORT_BEGINS: Final = frozenset({"plan-settled"})
"""From here on a board tells: a round's actions, its night, and the next one's morning."""
BEGIN_A_LINE: Final = frozenset(
    {
        *("action-began", "card-drawn", "threat-struck", "weather-rolled", "weather-faced"),
        *("phase-began", "round-began", "production-gathered", "slept-rough", "cursed"),
        *("game-won", "game-lost"),
    }
)
"""An action with all that it brings, a card, the evening, the weather, the meal, the morning, a curse: a line each."""
TARGETS: Final = frozenset({"to", "target", "where", "about", "reserved"})
WARNED: Final = frozenset({"where"})
PAWNS: Final = frozenset({"pawn", "pawns", "idle", "yours"})
TILES_SHOWN: Final = frozenset({"tile", "tiles"})
ANSWERS: Final = frozenset({"word", "offers"})
TITLES: Final = ("", "invention-", "starting-", "discovery-", "ability-")
"""What may stand before a card's own word."""
PLACES: Final = {"token": "token", "at": "at", "deck": "deck", "measure": "measure"}
"""Fields whose words have a name of their own there."""


def named(tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
    """A value as it stands in a sentence, or None where it is told as in any other game."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int):
        if field in TILES_SHOWN:
            return tile(tell, value)
        return value
    if isinstance(value, str):
        if field in ANSWERS:
            return answered(tell, value, facts)
        met = facts.get("card") if field == "target" and Target(value).kind == "threat" else None
        told = thing(tell, "card", met) if met else thing(tell, field, value)
        return priced(tell, value, told) if facts.keys() == {"thing"} else told
    return None


def thing(tell: Teller, field: str, value: str) -> str:
    """A person, a place to go, a card, a token, a space."""
    if value in CHARACTERS or value in COMPANIONS:
        return person(tell, value)
    if field in WARNED and (words := [each for each in table_warnings(tell) if each[0] == value]):
        return words[0][1].lstrip("‼⚠ ").removesuffix(".")
    if field in TARGETS and Target(value).kind:
        return target(tell, Target(value))
    for key in keys(field, value):
        if value and knows("en", key):
            return say(tell.language, key)
    return tell.cited(value)


def keys(field: str, value: str) -> list[str]:
    """Where the words of a value may lie, the likeliest first."""
    own = [f"crusoe-{PLACES[field]}-{value}"] if field in PLACES else []
    pawn = [f"crusoe-pawn-{value}"] if field in PAWNS else []
    return [*own, *pawn, *title_keys(value), f"crusoe-{value}"]


def title_keys(card: str) -> list[str]:
    return [f"crusoe-{kind}{card}-title" for kind in TITLES]


def effect(tell: Teller, used: str) -> str:
    """What using it does, by its card or by the scenario; empty where neither says."""
    cards = [f"{kind}{used}" for kind in TITLES if kind]
    words = (f"crusoe-{each}" for each in (f"{tell.table.view().options.scenario}-{used}", *cards, used) if used)
    return next((say(tell.language, key) for key in words if knows("en", key)), "")


def priced(tell: Teller, used: str, told: str) -> str:
    """`Economical (2 tokens)`, where one may use it."""
    if used not in LIBRARY.abilities:
        return told
    price = say(tell.language, "crusoe-text-price", count=LIBRARY.abilities[used].use.determination)
    return f"{told} ({price})"


def person(tell: Teller, who: str) -> str:
    """Whoever plays this character, or the companion."""
    seat = seat_of(tell, who)
    return say(tell.language, f"crusoe-{who}") if seat is None else tell.player(seat)


def company(tell: Teller) -> list[str]:
    """Whoever else acts there."""
    return [say(tell.language, f"crusoe-{who}") for who in COMPANIONS]


def seat_of(tell: Teller, who: str) -> int | None:
    """Whose character it is; in a lobby nobody's yet."""
    if tell.table.state is None:
        return None
    view = tell.table.view()
    return next((seat for seat, each in enumerate(view.people[: view.seats]) if each.character == who), None)


def happened(tell: Teller, event: Event) -> str | None:
    """How an action ended, by what it was: `Ana builds the shelter.`; tokens that are lost."""
    match event:
        case DeterminationChanged(who, by) if by < 0:
            return say(tell.language, "crusoe-did-determination-lost", who=person(tell, who), n=-by)
        case TotemFound() if tell.table.view().options.scenario == "castaways":
            return "-"  # it means nothing there
        case CoverLifted(space, "tile") if space == CITY:
            return say(tell.language, "crusoe-city-found", space=space)
        case ActionSucceeded(where, who, card):
            key, met = f"crusoe-done-{where.kind}", card
        case ActionFailed(where, who):
            key, met = f"crusoe-failed-{where.kind}", ""
        case _:
            return None
    return say(tell.language, key, who=person(tell, who), **facts(tell, where, met)) if knows("en", key) else None


def clause(tell: Teller, event: Event) -> str:
    """What a card does that was drawn, or strikes; empty where that goes without saying."""
    match event:
        case CardDrawn(card=card, half=half):
            key = f"crusoe-{card}-half" if half else f"crusoe-{card}"
        case ThreatStruck(card):
            key = f"crusoe-{card}-threat"
        case _:
            return ""
    return say(tell.language, key) if knows("en", key) else ""


def paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    """Each event that begins a line, with all that it led to; what one person brings in it is one heap."""
    told: list[list[Event]] = [[]]
    for event in events:
        if event.__struct_config__.tag in BEGIN_A_LINE:
            told.append([])
        told[-1] = heaped(told[-1], event) if told[-1] else [event]
    return [each for each in told if each]


def heaped(line: list[Event], event: Event) -> list[Event]:
    """A line with one event more: beside the others, or one with the last of them."""
    if isinstance(event, GoodsArrived):
        return arrived(line, event)
    if is_told(line, event):
        return line
    together = None if is_hunger(line) else one_heap(line[-1], event)
    return [*line, event] if together is None else [*line[:-1], together]


def one_heap(last: Event, event: Event) -> Event | None:
    """What two events that follow one another come to; None where they are two things."""
    match last, event:
        case GoodsLost(), Ate():
            return event  # what is eaten is not told as spent, too
        case GoodsGained(who=who, goods=goods), GoodsGained(who=again) if who == again:
            return replace(last, goods=goods + event.goods)
        case GoodsLost(goods), GoodsLost(more):
            return GoodsLost(goods + more)  # for winter clouds, and for those above the roof
        case Wounded(who, n), Wounded(again, more) if who == again:
            return Wounded(who, n + more)
        case Ate(meals), Ate(more):
            return Ate(meals + more)  # in the camp, and outside of it
    return None


def is_hunger(line: list[Event]) -> bool:
    """Whether the last wounds are those of a meal that was missing."""
    return isinstance(line[-2:][0], WentHungry)


def is_told(line: list[Event], event: Event) -> bool:
    """Whether this line has said it already: that one is wounded without a shelter, that lava has taken a tile."""
    match line[0], line[-1], event:
        case SleptRough(who), _, Wounded(hurt):
            return hurt in who
        case _, LandLost(space), TileFlipped(again):
            return space == again
    return False


def arrived(line: list[Event], more: GoodsArrived) -> list[Event]:
    """What arrives is one heap, and comes before what is in use from now on."""
    for place, each in enumerate(line):
        if isinstance(each, GoodsArrived):
            goods, found = each.goods + more.goods, each.discoveries + more.discoveries
            return [*line[:place], GoodsArrived(goods, found, each.cards + more.cards), *line[place + 1 :]]
        if isinstance(each, ItemBuilt):
            return [*line[:place], more, *line[place:]]
    return [*line, more]


def at_hand(tell: Teller) -> dict[str, Any]:
    """What a headline may name: how many pawns are free, whose card or action it is about, and what that is."""
    view = tell.table.view()
    cause, line = getattr(view.asked, "cause", Cause()), view.acting
    is_a_choice_of_theirs = view.waiting == "choosing" and tell.table.waits_for == (seat_of(tell, cause.actor),)
    return {
        "pawns": len(view.pawns),
        "lacking": sum(len(each.line.pawns) < each.needed for each in view.plan),
        "dying": listed(tell.language, [thing(tell, "who", each) for each in view.dying]),
        "wounds": max(view.asked.wounds.values()) if isinstance(view.asked, Dying) else 0,
        "card": next((say(tell.language, key) for key in title_keys(cause.card) if knows("en", key)), "none"),
        "actor": person(tell, cause.actor) if cause.actor and not is_a_choice_of_theirs else "none",
        "action": target(tell, line.target) if line is not None else "none",
        "lava": lava_at_camp(tell.table.state) or "none",
        "toll": tell.named("goods", view.toll) or say(tell.language, "crusoe-text-nothing"),
    }


def target(tell: Teller, where: Target) -> str:
    """`Gather fish on B2`."""
    return say(tell.language, f"crusoe-to-{where.kind}", **facts(tell, where))


def facts(tell: Teller, where: Target, met: str = "") -> dict[str, str]:
    """What its words may name; `met` is the card that lay there, where it has left."""
    card = met or threat_card(tell.table.view(), where) if where.kind == "threat" else where.item
    source = where.source or where.covered
    return {
        "thing": thing(tell, "card", card) if card else "",
        "space": where.space,
        "source": thing(tell, "source", source) if source else "",
    }


def tile(tell: Teller, number: int) -> str:
    """What a tile of the island holds."""
    shown = TILES[number]
    return say(
        tell.language,
        "crusoe-tile-holds",
        terrain=thing(tell, "terrain", shown.terrain),
        sources=", ".join(thing(tell, "source", each) for each in shown.sources),
        discoveries=shown.discoveries,
        beast="yes" if shown.beast else "none",
        shelter="yes" if shown.shelter else "none",
        totem="yes" if shown.totem else "none",
    )


# Answers and orders


def answered(tell: Teller, word: str, facts: Mapping[str, Any]) -> str:
    """An answer in the words of its card, of its question, or of what it names; an order's word in its own."""
    if "what" in facts:
        key = f"crusoe-order-{facts['what']}-{word}"
        return say(tell.language, key) if knows("en", key) else thing(tell, "who", word)
    asked = tell.table.view().asked
    asks = str(facts.get("asks") or (asked.asks if isinstance(asked, Choosing) else ""))
    cards = [asked.cause.card] if isinstance(asked, Choosing) and "asks" not in facts else []
    for key in (*(f"crusoe-{card}-{word}" for card in cards), f"crusoe-answer-{asks}-{word}"):
        if knows("en", key):
            return say(tell.language, key)
    return composed(tell, asks, word)


def composed(tell: Teller, asks: str, word: str) -> str:  # noqa: PLR0911 — one a question
    """An answer that names several things at once, or a place to go."""
    first, _, last = word.partition("-")
    match asks:
        case "source" | "corral" if last:
            return say(tell.language, "crusoe-answer-source", source=thing(tell, "source", last), space=first)
        case "cover" if last:
            return say(tell.language, "crusoe-answer-cover", what=thing(tell, "source", last), space=first)
        case "token":
            token, _, at = word.rpartition("-")
            where = thing(tell, "at", at)
            return say(tell.language, "crusoe-answer-token", token=thing(tell, "token", token), at=where)
        case "soothe" if last.isdigit():
            return say(tell.language, "crusoe-answer-soothe", who=person(tell, first), wound=int(last))
        case "halved" if first.isdigit() and last.isdigit():
            return say(tell.language, "crusoe-answer-halved", wood=int(first), food=int(last))
        case "tile-to-lay" | "tiles" if word.replace("-", "").isdigit():
            return " · ".join(tile(tell, int(each)) for each in word.split("-"))
        case "thrift" if word not in [each.line.target for each in tell.table.view().plan]:
            return say(tell.language, "crusoe-plan-not-yet", to=target(tell, Target(word)))
        case "thrift" | "arrange" | "build" if Target(word).kind:
            return target(tell, Target(word))
    return thing(tell, "word", word)


# Warnings


NIGHT: Final = frozenset({"short-meal"})
"""Warnings that the sentence on the night replaces."""
LIKELY_ENOUGH: Final = {"death": 0.03, "children": 0.03}
USUALLY: Final = 0.25
"""How likely something must be before a board speaks of it."""
BOLD: Final = 0.25
"""A death as likely as this is in bold."""


def worth_reading(tell: Teller, seen: Outlook) -> list[str]:
    """What to know before one is ready, the gravest first."""
    kept = [each for each in seen.warnings if each.chance >= LIKELY_ENOUGH.get(each.what, USUALLY)]
    if not tell.table.view().ready:  # until then the headline says how many pawns are free
        kept = [each for each in kept if each.what != "idle"]
    grave = [bold(warning(tell, each), each) for each in kept if each.grave]
    rest = [warning(tell, each) for each in kept if not each.grave and each.what not in NIGHT]
    return [*grave, *tonight(tell, seen), *rest]


def bold(words: str, warn: Warn) -> str:
    """The same in bold letters, if a death is likely."""
    return f"**{words.replace('**', '')}**" if warn.what == "death" and warn.chance >= BOLD else words


def tonight(tell: Teller, seen: Outlook) -> list[str]:
    """Say who goes hungry and who sleeps outside, and what that costs."""
    view = tell.table.view()
    short, outside = seen.short["meal"], 1 - seen.sheltered
    sure = sum(chance >= 1 for chance in seen.meals)
    hungry = "sure" if short >= 1 else "maybe" if short >= USUALLY else "no"
    if hungry == "no" and outside < USUALLY:
        return []
    values = {"meals": sure, "eaters": seen.eaters, "chance": max(1, round(100 * short)), "people": view.seats}
    return [
        say(
            tell.language,
            "crusoe-lacks-tonight",
            hungry=hungry,
            outside="yes" if outside >= USUALLY else "no",
            **values,
        )
    ]


def table_warnings(tell: Teller) -> list[tuple[str, str]]:
    """The same of the table as it stands, each with its key."""
    view = tell.table.view()
    return [(each.what, warning(tell, each)) for each in outlook(view).warnings] if view.waiting == "planning" else []


def warning(tell: Teller, warn: Warn) -> str:
    """One of them, as a sentence."""
    first, last = (*warn.about, "", "")[:2]
    values = {
        "who": listed(tell.language, [thing(tell, "pawn", each) for each in dict.fromkeys(warn.about)]),
        "to": thing(tell, "to", first),
        "card": thing(tell, "card", first),
        "token": thing(tell, "token", first),
        "token_key": first,
        "at": thing(tell, "at", last),
        "at_key": last,
        "n": int(first) if first.isdecimal() else 0,
        "chance": max(1, round(100 * warn.chance)),
    }
    return say(tell.language, f"crusoe-warn-{warn.what}", **values)
