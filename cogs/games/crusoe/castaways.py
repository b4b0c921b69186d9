"""What Robinson Crusoe's values are called: people by who plays them, cards by title, answers by their question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from engine.crusoe import GAME
from engine.crusoe.actions import Pass, Use
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
from engine.crusoe.outlook import Warn, outlook
from engine.crusoe.parts import CITY, COMPANIONS, Deck, Name, Spot, TileNumber, TokenKind, Word
from engine.crusoe.planner.reasons import Facts, Measured
from engine.crusoe.scenarios.volcano import lava_at_camp
from engine.crusoe.state import Cause, Choosing, Dying
from engine.crusoe.target import Target
from locales import knows, listed, say
from render.crusoe.names import TITLES, Namer, title_of

if TYPE_CHECKING:
    from cogs.words.teller import Teller
    from engine.contract import Action, Event
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
NAMED: Final[Mapping[Any, Callable[[Namer, Any], str]]] = {
    Name: Namer.pawn,
    TokenKind: Namer.token,
    Spot: Namer.spot,
    Deck: Namer.deck,
    TileNumber: Namer.tile,
}
"""How a thing of each type is named; all other types by their own word."""
UNTYPED: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("pawns", "yours", "idle"), Name),
    "offers": Word,
    "where": Warn,
}
"""The types of what refusals and hints hold, as those have none of their own."""


@cache
def types() -> Mapping[str, Any]:
    """The types that decide how a value is named, by the fields of actions, events and a hint's facts."""
    found = dict(UNTYPED)
    for kind in (*GAME.choice_for, *GAME.events, Facts):
        for field, hint in get_type_hints(kind, include_extras=True).items():
            item = one_of(hint)
            if item in NAMED or item in (Word, Measured):
                found[field] = item
    return found


def one_of(hint: Any) -> Any:
    """Return the type of each of several."""
    return get_args(hint)[0] if get_origin(hint) is tuple else hint


def namer(tell: Teller) -> Namer:
    """The names of this table's things; in a lobby nobody plays a character yet."""
    view = tell.table.view() if tell.table.state is not None else None
    return Namer(tell.language, view, tell.player, tell.cited)


def named(tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
    """Return a value as it's called in a sentence, by its type; None where it's called as in any other game."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    kind = types().get(field)
    if isinstance(value, int):
        return namer(tell).tile(value) if kind == TileNumber else value
    if kind == Word:
        return answered(tell, value, facts)
    if isinstance(value, Target) and value.kind:
        return namer(tell).target(value)
    if kind == Measured:
        return measured(tell, value, facts)
    return (warned(tell, value) if kind is Warn else None) or NAMED.get(kind, Namer.thing)(namer(tell), value)


def warned(tell: Teller, value: str) -> str:
    """Return what a warning says as a clause, without its sign; empty where the table warns of nothing like it."""
    said = next((words for what, words in table_warnings(tell) if what == value), "")
    return said.lstrip("‼⚠\ufe0f ").removesuffix(".")


def measured(tell: Teller, value: str, facts: Mapping[str, Any]) -> str:
    """Return what advice would change, as a clause with both figures; the bare word where a message has its own."""
    key = f"crusoe-measure-{value}"
    if not knows("en", key):
        return value
    return say(tell.language, key, before=facts.get("before", 0), after=facts.get("after", 0))


PASSED: Final = ("rolling", "demanding", "dying", "fighting", "weathering", "eating", "resting")
"""Questions for which a pass has its own label."""


def label(tell: Teller, action: Action) -> str | None:
    """Return what a pass means here."""
    waiting = tell.table.view().waiting
    return say(tell.language, f"crusoe-pass-{waiting}") if isinstance(action, Pass) and waiting in PASSED else None


def with_action(action: Action) -> dict[str, Any]:
    """Return where an action sends a pawn, and the determination tokens that a use costs."""
    if not isinstance(action, Use):
        return {"target": action.to} if isinstance(getattr(action, "to", None), Target) else {}  # type: ignore[attr-defined]
    used = LIBRARY.abilities.get(action.thing)
    return {"tokens": used.use.determination if used else 0}


def effect(tell: Teller, used: str) -> str:
    """What using it does, by its card or by the scenario; empty where neither says."""
    cards = [f"{kind}{used}" for kind in TITLES if kind]
    words = (f"crusoe-{each}" for each in (f"{tell.table.view().options.scenario}-{used}", *cards, used) if used)
    return next((say(tell.language, key) for key in words if knows("en", key)), "")


def person(tell: Teller, who: str) -> str:
    """Whoever plays this character, or the companion."""
    return namer(tell).name_of(who)


def company(tell: Teller) -> list[str]:
    """Whoever else acts there."""
    return [say(tell.language, f"crusoe-{who}") for who in COMPANIONS]


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
    return say(tell.language, key, who=person(tell, who), **namer(tell).parts(where, met)) if knows("en", key) else None


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
    is_a_choice_of_theirs = view.waiting == "choosing" and tell.table.waits_for == (namer(tell).seats.get(cause.actor),)
    return {
        "pawns": len(view.pawns),
        "lacking": sum(len(each.line.pawns) < each.needed for each in view.plan),
        "dying": listed(tell.language, [person(tell, each) for each in view.dying]),
        "wounds": max(view.asked.wounds.values()) if isinstance(view.asked, Dying) else 0,
        "card": title_of(tell.language, cause.card) or "none",
        "actor": person(tell, cause.actor) if cause.actor and not is_a_choice_of_theirs else "none",
        "action": namer(tell).target(line.target) if line is not None else "none",
        "lava": lava_at_camp(tell.table.state) or "none",
        "toll": tell.named("goods", view.toll) or "none",
    }


# Answers and orders


def answered(tell: Teller, word: str, facts: Mapping[str, Any]) -> str:
    """An answer in the words of its card, of its question, or of what it names; an order's word in its own."""
    if "what" in facts:
        key = f"crusoe-order-{facts['what']}-{word}"
        return say(tell.language, key) if knows("en", key) else namer(tell).thing(word)
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
    names = namer(tell)
    match asks:
        case "source" | "corral" if last:
            return say(tell.language, "crusoe-answer-source", source=names.thing(last), space=first)
        case "cover" if last:
            return say(tell.language, "crusoe-answer-cover", source=names.thing(last), space=first)
        case "token":
            token, _, at = word.rpartition("-")
            return say(tell.language, "crusoe-answer-token", token=names.token(token), at=names.spot(at))
        case "soothe" if last.isdigit():
            return say(tell.language, "crusoe-answer-soothe", who=names.name_of(first), wound=int(last))
        case "halved" if first.isdigit() and last.isdigit():
            return say(tell.language, "crusoe-answer-halved", wood=int(first), food=int(last))
        case "tile-to-lay" | "tiles" if word.replace("-", "").isdigit():
            return " · ".join(names.tile(int(each)) for each in word.split("-"))
        case "thrift" if word not in [each.line.target for each in tell.table.view().plan]:
            return say(tell.language, "crusoe-plan-not-yet", target=names.target(Target(word)))
        case "thrift" | "arrange" | "build" if Target(word).kind:
            return names.target(Target(word))
    return title_of(names.lang, word) or names.thing(word)


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
    people, short = tell.table.view().seats, seen.short["meal"]
    lacks = []
    if short >= 1:
        sure = sum(chance >= 1 for chance in seen.meals)
        lacks.append(say(tell.language, "crusoe-lacks-food", meals=sure, eaters=seen.eaters, people=people))
    elif short >= USUALLY:
        lacks.append(say(tell.language, "crusoe-may-lack-food", chance=round(100 * short)))
    if 1 - seen.sheltered >= USUALLY:
        lacks.append(say(tell.language, "crusoe-lacks-shelter", people=people))
    return [f"⚠️ {' '.join(lacks)}"] if lacks else []


def table_warnings(tell: Teller) -> list[tuple[str, str]]:
    """The same of the table as it stands, each with its key."""
    view = tell.table.view()
    return [(each.what, warning(tell, each)) for each in outlook(view).warnings] if view.waiting == "planning" else []


def warning(tell: Teller, warn: Warn) -> str:
    """One of them, as a sentence."""
    first, last = (*warn.about, "", "")[:2]
    names = namer(tell)
    values = {
        "who": listed(tell.language, [names.pawn(each) for each in dict.fromkeys(warn.about)]),
        **dict.fromkeys(("to", "target"), names.target(first) if isinstance(first, Target) else first),
        "card": names.thing(first),
        "token": names.token(first),
        "token_key": first,
        "at": names.spot(last),
        "at_key": last,
        "n": int(first) if first.isdecimal() else 0,
        "chance": max(1, round(100 * warn.chance)),
    }
    return say(tell.language, f"crusoe-warn-{warn.what}", **values)
