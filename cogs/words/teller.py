"""From events, actions and refusals to sentences: the values get names, the words room has the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from msgspec import Struct

from cogs.loaded import Table
from cogs.words import castaways
from cogs.words.names import escaped
from engine.bridges.parts import CHARTS
from engine.contract import Action, Doubt, Event, Illegal, kebab
from locales import knows, listed, say

SEATS = frozenset({"seat", "who", "to", "by", "turn", "drowned", "absent", "winners", "still_out", "saved"})
"""Fields whose numbers are seats; every other number is a number."""

GROUPS = frozenset({"swimmers", "stranded", "rescuers", "sunk_under", "drawn", "given_up"})
"""Of a view, the fields that list seats, places or what was made of a card, and that a headline may name."""

MOST_PERILS = 4

LONGEST_TYPED = 40
"""Of what somebody typed that names nothing, so much is said again."""

ALSO_SEATS = {"seats": "seat"}
"""Alone, `seats` is how many; in a list, who."""

OWN_NAMES = {"crusoe": castaways.named}
"""Games whose values are called otherwise: what says so, or None where it is as anywhere."""

OWN_EVENTS = {"crusoe": castaways.happened}
"""Games in which some events have words of several families: what says one, or None where it is as anywhere."""

OWN_CLAUSES = {"crusoe": castaways.clause}
"""Games whose events may be told at more length: what follows their words after a colon."""

OWN_LINES = {"crusoe": castaways.paragraphs}
"""Games in which one act leads to many events: which of them stand in one line."""

OWN_COMPANY = {"crusoe": castaways.company}
"""Games in which others than the players act: what they are called."""

OWN_FACTS = {"crusoe": castaways.at_hand}
"""Games whose headlines name more than a view's own numbers and words."""

MOST_JOINED = 6

MORE = "…"
"""The last of several that are named, where there are more."""


def verb(action: Action) -> str:
    """`shore-up`: the word of an action."""
    return str(action.__struct_config__.tag)


def fields_of(thing: Struct) -> dict[str, Any]:
    return {field: getattr(thing, field) for field in thing.__struct_fields__}


def seat_in(thing: Struct) -> int | None:
    """Whose it is: by its own seat, or by that of a thing in it."""
    own = getattr(thing, "seat", None)
    inner = [seat_in(value) for value in fields_of(thing).values() if isinstance(value, Struct)]
    return own if own is not None else next((seat for seat in inner if seat is not None), None)


GOINGS = ("moved", "flew", "dived")
"""Events in which somebody goes where they choose."""

SHORT = 2
"""A word so short is no verb: `se mueve`."""
PARTICLE = 4
"""So short, and never a name, is what may follow it: `to`, `para`."""


def gone(event: Event) -> tuple[int, str] | None:
    """Who went where by themselves."""
    seat, to = getattr(event, "seat", None), getattr(event, "to", None)
    return (seat, to) if isinstance(seat, int) and isinstance(to, str) and not hasattr(event, "who") else None


def _acts(doing: Sequence[str]) -> int:
    """How many different things somebody does in a row: two cards drawn are one."""
    return sum(1 for _ in groupby(doing, lambda said: said.split()[0]))


@dataclass(frozen=True)
class Teller:
    """Speaks of one table in one language. Plain: for labels, where Discord formats nothing."""

    table: Table
    language: str
    plain: bool = False
    then: int | None = None
    """Of the step with this revision: its people are called as those who sat there then."""
    there: tuple[int, str] | None = None
    """Who has just gone where, as the words before these say."""

    @property
    def game(self) -> str:
        return self.table.row.game

    @cached_property
    def places(self) -> dict[str, str]:
        """The thing each coordinate is: C3 is the Watchtower."""
        tiles = getattr(self.table.view(), "tiles", ()) if self.table.state is not None else ()
        return {tile.square: tile.tile for tile in tiles}

    @cached_property
    def flags(self) -> dict[str, str]:
        """The islands of Bridges with a flag, and its colour."""
        chart = CHARTS.get(getattr(self.table.state, "side", ""))
        return {each.letter: each.flag for each in chart.islands if each.flag} if chart else {}

    @cached_property
    def number(self) -> int:
        """The number of Bridges' card that is played; 0 where there is none."""
        turned = getattr(self.table.state, "turned", ())
        return turned[-1].number if turned else 0

    @cached_property
    def goings(self) -> frozenset[str]:
        """How it begins that somebody goes somewhere: one place after the other, never both at once."""
        keys = [f"{self.game}-did-{word}" for word in GOINGS]
        return frozenset(say(self.language, key, seat="", to="").strip(" .") for key in keys if knows("en", key))

    def player(self, seat: int) -> str:
        names = self.table.names if self.then is None else self.table.names_when(self.then)
        name = names[seat] if 0 <= seat < len(names) else str(seat + 1)
        return name if self.plain else f"**{escaped(name)}**"

    def thing(self, value: str) -> str:
        """A card, an adventurer, a place: by its name in this language."""
        if value in self.places:
            return f"{value} {say(self.language, f'{self.game}-{self.places[value]}')}"
        key = f"{self.game}-{value}"
        if knows("en", key):
            return say(self.language, key)
        return self.cited(value)

    def cited(self, value: str) -> str:
        """A word that has no name: as it was typed, not too much of it."""
        shown = value[:LONGEST_TYPED]
        return shown if self.plain else escaped(shown)

    def named(self, field: str, value: Any, facts: Mapping[str, Any] | None = None) -> Any:
        """A value as it stands in a sentence, beside its other facts."""
        own = OWN_NAMES.get(self.game)
        if own is not None and (told := own(self, field, value, facts or {})) is not None:
            return told
        if isinstance(value, bool) or value is None:
            return "yes" if value else "none"
        if isinstance(value, int):
            return self.player(value) if field in SEATS else value
        return value if isinstance(value, float) else self._told(field, value, facts)

    def _told(self, field: str, value: Any, facts: Mapping[str, Any] | None) -> str:
        match value:
            case str():
                return self.thing(value)
            case Struct():
                return self._say("as", kebab(type(value).__name__), fields_of(value))
            case [(_, _, _), *_] if field == "others":
                return listed(self.language, [self._holds(*each) for each in value])
            case Iterable():
                field = ALSO_SEATS.get(field, field)
                counted = Counter(str(self.named(field, each, facts)) for each in value)
                alike = [name if count == 1 else f"{count} × {name}" for name, count in counted.items()]
                return ", ".join(alike) if MORE in counted else listed(self.language, alike)
        return str(value)

    def pointed(self, field: str, values: Sequence[str]) -> list[str]:
        """What a hint points at, by its names."""
        return [str(self.named(field, each)) for each in values]

    def named_in(self, facts: Struct | None) -> dict[str, Any]:
        """What a hint's reason names, and its figures."""
        return self._values(fields_of(facts)) if facts is not None else {}

    def facts(self, view: Struct) -> dict[str, Any]:
        """What a headline may tell of a view: its numbers and words, and those of a thing in it as `card_number`."""
        told: dict[str, Any] = {}
        for field, value in fields_of(view).items():
            if isinstance(value, Struct):
                told |= {f"{field}_{inner}": fact for inner, fact in self.facts(value).items()}
            elif isinstance(value, bool):
                told[field] = "yes" if value else "none"
            elif isinstance(value, (int, str)):
                told[field] = value
            elif field in GROUPS:
                told |= {field: self.named("seats", value), f"{field}_count": len(value)}
        return told

    def headline(self, view: Struct) -> dict[str, Any]:
        """The same, and what the game itself has to name there."""
        own = OWN_FACTS.get(self.game)
        return self.facts(view) | (own(self) if own is not None else {})

    def perils(self, view: Any) -> str:
        """What can be lost now and how likely, what matters first; empty where a game's view names nothing."""
        perils = sorted(getattr(view, "perils", ()), key=lambda peril: (peril.why is None, -peril.chance))
        if not perils:
            return ""
        named = [self._peril(peril) for peril in perils[:MOST_PERILS]]
        tiles = listed(self.language, named) if len(perils) <= MOST_PERILS else ", ".join([*named, "…"])
        return say(self.language, f"{self.game}-text-perils", tiles=tiles).replace("….", "…")

    def _peril(self, peril: Any) -> str:
        percent = max(1, round(100 * peril.chance))
        words = say(
            self.language,
            f"{self.game}-text-peril",
            tile=self.thing(peril.square),
            percent=percent,
            why=peril.why or "none",
            treasure=self.thing(peril.treasure) if peril.treasure else "",
            who=listed(self.language, [self.cited(self.table.names[seat]) for seat in peril.who]),
        )
        return f"**{words}**" if peril.why is not None and not self.plain else words

    def _holds(self, seat: int, count: int, at: str) -> str:
        """Who has cards that somebody lacks, and where that pawn stands."""
        return say(self.language, f"{self.game}-holds", who=self.player(seat), count=count, at=self.thing(at))

    def _values(self, facts: dict[str, Any]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field, value in facts.items():
            values[field] = self.named(field, value, facts)
            if isinstance(value, str):
                values[f"{field}_key"] = value or "none"
            elif isinstance(value, Struct):
                values[f"{field}_key"] = kebab(type(value).__name__)
                values[f"{field}_count"] = sum(map(bool, fields_of(value).values()))
            elif isinstance(value, (tuple, list)):
                values[f"{field}_count"] = len(value)
                values[f"{field}_key"] = "self" if tuple(value) == (facts.get("seat"),) else "others"
        return values

    def _say(self, kind: str, word: str, facts: dict[str, Any]) -> str:
        return say(self.language, f"{self.game}-{kind}-{word}", **self._values(facts))

    def event(self, event: Event) -> str:
        """One thing that happened, as a sentence."""
        own = OWN_EVENTS.get(self.game)
        words = own(self, event) if own else None
        if words is None:
            facts = fields_of(event)
            beside = {"here": self._is_here(facts), "card_number": getattr(facts.get("card"), "number", 0)}
            words = self._say("did", str(event.__struct_config__.tag), facts | beside)
        clause = OWN_CLAUSES[self.game](self, event) if self.game in OWN_CLAUSES else ""
        if clause:
            words = f"{words.removesuffix('.')}: {clause}"
        return words[:1].upper() + words[1:]

    def _is_here(self, facts: Mapping[str, Any]) -> bool:
        """Whether something is done where its player has just gone."""
        places = (facts.get("at"), *facts.get("tiles", ())[:2])
        return self.there is not None and [each for each in places if each] == [self.there[1]]

    def foreseen(self, event: Event) -> str:
        """What a choice would lead to, in a few words; empty where there is nothing to tell."""
        key = f"{self.game}-foreseen-{event.__struct_config__.tag}"
        words = say(self.language, key, **self._values(fields_of(event))) if knows("en", key) else "-"
        return "" if words == "-" else words

    def events(self, events: Sequence[Event]) -> list[str]:
        """What happened, a line each: what one player did in a row is one sentence; what has no words is left out."""
        return self.joined(self.lines(events))

    def lines(self, events: Sequence[Event]) -> list[str]:
        """The same before sentences are joined; what happens several times to nobody is one line."""
        own = OWN_LINES.get(self.game)
        if own is not None:
            every = ([line for event in each if (line := self.event(event)) != "-"] for each in own(events))
            return [" ".join(self._in_sentences(line)) for line in every if line]
        lines: list[str] = []
        there = self.there
        for (_, seat), alike in groupby(events, lambda event: (type(event), seat_in(event))):
            several, told = [*alike], []
            for event in several:
                told.append(replace(self, there=there if there and there[0] == seat else None).event(event))
                there = gone(event)
            told = [line for line in told if line != "-"]
            if seat is None and told:
                told = [self._of_all(several) or " ".join(told)]
            lines += told
        return lines

    def _of_all(self, alike: Sequence[Event]) -> str:
        """What happened to several things at once, in one sentence; empty where its game has none for it."""
        word = str(alike[0].__struct_config__.tag)
        if len(alike) == 1 or not knows("en", f"{self.game}-all-{word}"):
            return ""
        fields = {field: tuple(getattr(each, field) for each in alike) for field in alike[0].__struct_fields__}
        words = self._say("all", word, fields)
        return words[:1].upper() + words[1:]

    def joined(self, lines: Sequence[str]) -> list[str]:
        """What one player did in a row as one sentence; where an act is a line of its own, lines stay as they are."""
        return list(lines) if self.game in OWN_LINES else self._in_sentences(lines)

    def _in_sentences(self, lines: Sequence[str]) -> list[str]:
        """`Ana moves to C3. Ana shores up C4.` as one sentence: Ana moves to C3 and shores up C4."""
        told: list[str] = []
        for subject, group in groupby(lines, self._subject):
            alike = list(group)
            told += alike if subject is None else self._in_one(subject, alike)
        return told

    def _subject(self, line: str) -> str | None:
        """Whoever this short sentence begins with, a player or a companion; longer ones stand alone."""
        company = OWN_COMPANY[self.game](self) if self.game in OWN_COMPANY else []
        names = [*map(self.player, range(len(self.table.seats))), *company]
        found = next((name for name in names if line.startswith(f"{name} ")), None)
        is_short = line.endswith((".", "!", "!**")) and ". " not in line and "\n" not in line
        return found if is_short else None

    def _in_one(self, subject: str, lines: Sequence[str]) -> list[str]:
        """So many sentences as it takes: one that names something after a colon ends one."""
        told: list[str] = []
        doing: list[str] = []
        for line in lines:
            said = line.removeprefix(f"{subject} ")
            if _acts([*doing, said]) > MOST_JOINED:
                told.append(self._sentence(subject, doing))
                doing = []
            is_last = ":" in said or not said.endswith(".")
            doing.append(said if is_last else said.removesuffix("."))
            if is_last:
                told.append(self._sentence(subject, doing, is_last=True))
                doing = []
        return [*told, self._sentence(subject, doing)] if doing else told

    def _alike(self, doing: Sequence[str]) -> str:
        """`draws Sandbags`, `draws the Crystal of Fire`: draws both; what does not begin alike is listed whole."""
        if len(doing) > 1 and (way := self._one_then_another(doing)):
            return way
        words = [said.split() for said in doing]
        verb_ends = 2 if len(words[0][0]) <= SHORT else 1
        following = {*(each[verb_ends] for each in words if len(each) > verb_ends + 1)}
        is_particle = len(following) == 1 and all(
            each.isalpha() and each.islower() and len(each) <= PARTICLE for each in following
        )
        same = verb_ends + is_particle
        begins = words[0][:same]
        if len(doing) == 1 or any(len(each) <= same or each[:same] != begins for each in words):
            return listed(self.language, doing)
        named = [" ".join(each[same:]) for each in words]
        counted = Counter(named)
        is_amount = any(name[0].isdigit() for name in named)  # amounts are not counted once more
        things = named if is_amount else [name if n == 1 else f"{n} × {name}" for name, n in counted.items()]
        if is_particle and self.language != "en":  # `se mueve a C2 y a C3`
            begins, things = begins[:-1], [f"{begins[-1]} {thing}" for thing in things]
        return " ".join((*begins, listed(self.language, things)))

    def _one_then_another(self, doing: Sequence[str]) -> str:
        """`moves to C3, then to C4`; empty where it is something else than going somewhere."""
        going = next((each for each in self.goings if all(said.startswith(f"{each} ") for said in doing)), "")
        if not going:
            return ""
        goes, told = going.rpartition(" ")[0], doing[0]
        for said in doing[1:]:
            told = say(self.language, "one-then-another", first=told, then=said.removeprefix(f"{goes} "))
        return told

    def _sentence(self, subject: str, doing: Sequence[str], *, is_last: bool = False) -> str:
        alike = [self._alike([*group]) for _, group in groupby(doing, lambda said: said.split()[0])]
        words = f"{subject} {listed(self.language, alike)}"
        return words if is_last else f"{words}."

    def label(self, action: Action) -> str:
        """What a button or a menu calls this action, whole."""
        facts = fields_of(action)
        known = {"flag": self.flags.get(facts["island"], "none"), "number": self.number} if "island" in facts else {}
        words = self._say("do", verb(action), known | facts)
        return words[:1].upper() + words[1:]

    def steps(self, said: Sequence[tuple[int, Action]], own: int) -> list[str]:
        """Several acts; those of others than this player with who does them."""
        labels = [(seat, self.label(action)) for seat, action in said]
        return [label if seat == own else f"{self.player(seat)}: {label}" for seat, label in labels]

    def doubt(self, doubt: Doubt) -> str:
        """What is asked once more before an act."""
        return say(self.language, f"{self.game}-sure-{doubt.reason}", **self._values(doubt.values))

    def refusal(self, refusal: Illegal) -> str:
        """Why not, what is missing and what is possible."""
        key = f"{self.game}-no-{refusal.reason}"
        if not knows("en", key):
            key = f"no-{refusal.reason}"
        words = say(self.language, key, **self._values(refusal.values)).replace("….", "…")
        return words[:1].upper() + words[1:]
