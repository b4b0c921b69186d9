"""Robinson Crusoe in words, in four pages: state and plan, the island, the workshop, the people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.crusoe.cards import LIBRARY
from engine.crusoe.outlook import Outlook
from engine.crusoe.parts import CHARACTERS, NEIGHBOURS
from engine.crusoe.pile import may_pile, room
from engine.crusoe.plan import price
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.scenarios.cannibals import strength
from engine.crusoe.view import CrusoeView
from locales import knows, say
from render.crusoe.scene import Scene, scene
from render.crusoe.targets import lacks, odds
from render.crusoe.telling import Teller
from render.crusoe.words import likely, told
from render.crusoe.workshop import inventions, state_of
from render.theme import STANDARD

FAR = 9
"""What the rules call out of reach."""


def alt(view: CrusoeView, names: Sequence[str], language: str, outlook: Outlook | None = None) -> str:
    """What the picture shows, for its description."""
    return told(scene(view, names, STANDARD, language, (), outlook))


def text(view: CrusoeView, names: Sequence[str], language: str, outlook: Outlook | None = None) -> str:
    """The whole position."""
    return "\n\n".join(pages(view, names, language, outlook))


def pages(view: CrusoeView, names: Sequence[str], language: str, outlook: Outlook | None = None) -> tuple[str, ...]:
    """The same leaf by leaf."""
    what = scene(view, names, STANDARD, language, (), outlook)
    teller = Teller(view, tuple(names), language)
    leaves = (_state(what, teller), _island(teller), _workshop(what, teller), _people(teller))
    titles = [teller.word(f"page-{name}") for name in ("state", "island", "workshop", "people")]
    return tuple("\n".join((f"**{title}**", *lines)) for title, lines in zip(titles, leaves, strict=True))


def planned(view: CrusoeView, names: Sequence[str], language: str, outlook: Outlook | None = None) -> tuple[str, ...]:
    """The plan line by line, then the night it leads to: what stands under a table's news while it plans."""
    what = scene(view, names, STANDARD, language, (), outlook)
    teller = Teller(view, tuple(names), language)
    return (*_plan(what, teller), teller.tonight(outlook))


def brief(view: CrusoeView, names: Sequence[str], language: str, outlook: Outlook | None = None) -> str:
    """What stands in for the picture under a table's news: the goal, threats, stores, who is how well; tonight and the
    plan where the news do not tell them."""
    what = scene(view, names, STANDARD, language, (), outlook)
    teller = Teller(view, tuple(names), language)
    is_told = view.waiting == "planning"
    people = "; ".join(teller.person(each, seat) for seat, each in enumerate(view.people))
    lines = (
        f"{_round(teller)} {teller.goal()}",
        teller.ended(),
        *(() if is_told else (teller.tonight(outlook), *_plan(what, teller))),
        *_threats_in_brief(teller),
        f"{teller.stores()} {teller.levels()} {teller.morale()}",
        f"{people}.",
    )
    return "\n".join(filter(None, lines))


def posed(view: CrusoeView, names: Sequence[str], language: str) -> str:
    """Everything that a plan needs, for a puzzle without its picture."""
    what = scene(view, names, STANDARD, language, (), None)
    teller = Teller(view, tuple(names), language)
    people = "; ".join(teller.person(each, seat) for seat, each in enumerate(view.people))
    buildable = [target.item for target in view.needs if target.kind == "build"]
    lines = (
        *_plan(what, teller),
        f"{teller.stores()} {teller.levels()}",
        f"{people}.",
        *_threats(teller),
        *_possible(teller),
        *(_invention(teller, name, with_needs=False) for name in buildable),
    )
    return "\n".join(filter(None, lines))


def _round(teller: Teller) -> str:
    view = teller.view
    asked = say(teller.lang, f"picture-crusoe-waiting-{view.waiting}")
    waits = ", ".join(teller.names[seat] for seat in view.waits_for)
    return teller.tell("round", round=view.round, rounds=view.rounds, asked=asked) + (f" ({waits})." if waits else ".")


# State and plan


def _state(what: Scene, teller: Teller) -> Iterator[str]:
    yield _round(teller)
    if asked := teller.asked():
        yield asked
    if ended := teller.ended():
        yield ended
    yield teller.goal()
    yield from _story(teller)
    if tonight := f"{teller.tonight(what.outlook)} {teller.dangers(what.outlook)}".strip():
        yield tonight
    yield from _ahead(teller)
    yield teller.stores()
    yield f"{teller.levels()} {teller.morale()}"
    yield from _threats(teller)
    if fields := teller.fields():
        yield teller.tell("fields", list="; ".join(fields))
    yield from _plan(what, teller)
    yield from _possible(teller)


def _story(teller: Teller) -> Iterator[str]:
    """What the scenario is about, and its figures of now."""
    view, table = teller.view, teller.table
    if view.outcome:
        return
    yield say(teller.lang, f"crusoe-goal-{view.options.scenario}")
    if view.options.scenario == "castaways":
        yield teller.tell("stage", room=room(table) if may_pile(table) else 0)
    if view.options.scenario == "cannibals":
        yield teller.tell("villages", n=strength(table, "village"))


def _ahead(teller: Teller) -> Iterator[str]:
    """The weather of the rounds to come, and what cards have put off."""
    view = teller.view
    if dice := teller.ahead():
        yield teller.tell("ahead", list=dice)
    if cards := [teller.card(each.cause.card) for each in view.later if each.cause.card]:
        yield teller.tell("later", list=teller.listed(cards))


def _threats(teller: Teller) -> Iterator[str]:
    """Each card with what it asks for and what it does."""
    lang = teller.lang
    for card, strikes in teller.threats():
        name = teller.tell("threat", card=teller.card(card), round=strikes)
        if card in LIBRARY.events:
            asks, does = say(lang, f"crusoe-{card}-action"), say(lang, f"crusoe-{card}-threat")
            yield f"{name} {teller.tell('against', words=asks)} {teller.tell('strikes', words=does)}"
        else:
            yield f"{name} {say(lang, f'crusoe-{card}')}"


def _threats_in_brief(teller: Teller) -> Iterator[str]:
    """When each may strike, and what sees to it."""
    told = [
        f"{teller.tell('threat-short', name=teller.card(card), round=strikes)}: {teller.asked_for(card)}"
        for card, strikes in teller.threats()
    ]
    if told:
        yield teller.tell("threats", list="; ".join(told))


def _plan(what: Scene, teller: Teller) -> Iterator[str]:
    """Line by line: who, where, the price, how likely; then who is idle."""
    view = teller.view
    for each in view.plan if not view.outcome else ():
        hope = teller.tell("lacks", count=lacks(each)) if lacks(each) else likely(teller, odds(what, each))
        facts = ", ".join(filter(None, (teller.pawns(each.line.pawns), teller.goods(each.cost), hope)))
        yield f"- {teller.target(each.line.target)} ({facts})"
    if view.waiting == "planning":
        if not view.plan:
            yield say(teller.lang, "picture-crusoe-nothing-planned")
        if view.pawns:
            yield teller.tell("idle", list=teller.pawns(view.pawns))


def _possible(teller: Teller) -> Iterator[str]:
    """New lines one may begin, by field, each with the pawns and the goods it asks for."""
    fields: dict[str, list[str]] = {}
    for target, n in teller.view.needs.items():
        paid = [teller.goods(way, " + ") for way in price(teller.table, target).values()]
        ways = f" {teller.word('or')} ".join(paid)
        cost = f", {ways}" if ways else ""
        fields.setdefault(target.field, []).append(f"{teller.target(target)} ({n}{cost})")
    if fields:
        yield teller.word("possible")
        for targets in fields.values():
            yield f"- {', '.join(targets)}"


# The island


def _island(teller: Teller) -> Iterator[str]:
    view = teller.view
    yield teller.word("how-spaces-lie")
    for space in teller.spaces():
        far = teller.away(space)
        beside = ", ".join(each for each in NEIGHBOURS[space] if each in teller.spaces())
        steps = "" if far in (0, FAR) else " " + teller.tell("steps", count=far)
        yield f"- {teller.space(space)}.{steps} {teller.tell('beside', list=beside)}"
    terrains = teller.listed(teller.thing(each) for each in view.terrains)
    yield teller.tell("terrains", list=terrains)
    decks = view.decks
    yield teller.tell("decks", hunt=decks["hunt"], left=decks["tiles"], events=decks["event"], beasts=decks["beast"])


# The workshop


def _workshop(what: Scene, teller: Teller) -> Iterator[str]:
    """What is built, what may be, what lacks something; then what is at hand."""
    view = teller.view
    states: dict[str, list[str]] = {"built": [], "planned": [], "possible": [], "blocked": []}
    for made in inventions(what):
        states[state_of(view, made.name)].append(made.name)
    for state, names in states.items():
        if names:
            yield teller.word(f"inventions-{state}")
            yield from (f"- {_invention(teller, name, with_needs=state != 'built')}" for name in names)
    if view.next_invention:
        yield teller.tell("next-invention", name=teller.card(view.next_invention))
    things = [*_tokens(teller), *(f"{teller.kept(kept)} {_does(teller, kept.card)}" for kept in view.kept)]
    yield teller.word("at-hand" if things else "nothing-at-hand")
    yield from (f"- {each}" for each in things)


def _invention(teller: Teller, name: str, *, with_needs: bool) -> str:
    card, lang = LIBRARY.inventions[name], teller.lang
    asked = [teller.thing(card.terrain)] if card.terrain else []
    asked += [teller.card(each) for each in card.needs]
    ways = [teller.goods(way) for way in card.pays]
    if ways:
        asked.append(f" {teller.word('or')} ".join(ways))
    owner = next((each.character for each in teller.view.people if _own(each.character) == name), "")
    if owner:
        asked.append(teller.tell("led-by", name=teller.name_of(owner)))
    told = f" ({', '.join(asked)})" if asked and with_needs else ""
    return f"{teller.card(name)}{told}: {say(lang, f'crusoe-invention-{name}')}"


def _own(character: str) -> str:
    return CHARACTERS[character].own if character in CHARACTERS else ""


def _tokens(teller: Teller) -> Iterator[str]:
    view, lang = teller.view, teller.lang
    for name in dict.fromkeys(view.discoveries):
        sign = f"crusoe-{view.options.scenario}-{name}"
        does = say(lang, sign) if name in SCENARIOS[view.options.scenario].signs or knows(lang, sign) else ""
        many = view.discoveries.count(name)
        yield f"{many} × {teller.card(name)}: {does or say(lang, f'crusoe-discovery-{name}')}"


def _does(teller: Teller, card: str) -> str:
    """What a card says."""
    key = next((key for key in (f"crusoe-{card}", f"crusoe-starting-{card}") if knows(teller.lang, key)), "")
    return say(teller.lang, key) if key else ""


# The people


def _people(teller: Teller) -> Iterator[str]:
    view, lang = teller.view, teller.lang
    for seat, each in enumerate(view.people):
        yield f"**{teller.person(each, seat)}.**"
        if seat >= view.seats:
            continue
        drops = [
            str(drop) for drop in CHARACTERS[each.character].drops if drop > each.wounds and drop not in each.soothed
        ]
        if drops:
            yield teller.tell("drops", list=teller.listed(drops))
        yield teller.tell("own", name=teller.card(_own(each.character)))
        for name, card in LIBRARY.abilities.items():
            if card.character == each.character:
                used = " " + teller.word("used") if name in each.used else ""
                title = say(lang, f"crusoe-ability-{name}-title")
                price = teller.tell("price", count=card.use.determination)
                yield f"- {title} ({price}){used}: {say(lang, f'crusoe-ability-{name}')}"
    if view.dog:
        yield teller.word("dog-helps")
