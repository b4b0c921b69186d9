"""From events, actions and refusals to sentences: the values get names, the words room has the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from msgspec import Struct

from cogs.behaviour import Behaviour, behaviour_of_game
from cogs.loaded import Table
from cogs.words.joining import in_sentences
from cogs.words.names import escaped
from engine.contract import Action, Doubt, Event, Illegal, View, kebab, seats_in
from locales import knows, listed, say
from render.icons import Icon, icon

LONGEST_TYPED = 40
"""Of what somebody typed that names nothing, so much is said again."""

MORE = "…"
"""The last of several that are named, where there are more."""


def verb(action: Action) -> str:
    """`shore-up`: the word of an action."""
    return str(action.__struct_config__.tag)


class Sat(int):
    """A number that is a seat: it is told as the name of who sits there."""


def fields_of(thing: Struct) -> dict[str, Any]:
    """A thing's values by their names; its seats told from its numbers."""
    own = seats_in(type(thing))
    return {
        field: _as_seats(value) if field in own else value
        for field in thing.__struct_fields__
        for value in (getattr(thing, field),)
    }


def value_of(thing: Struct, field: str) -> Any:
    """One of them."""
    return fields_of(thing)[field]


def _as_seats(value: Any) -> Any:
    if isinstance(value, int):
        return Sat(value)
    return tuple(map(Sat, value)) if isinstance(value, tuple) else value


def _reasoned(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a refusal or a doubt, where names say what is a seat."""
    return {field: _as_seats(value) if field in {"seat", "who"} else value for field, value in values.items()}


def seat_in(thing: Struct) -> int | None:
    """Whose it is: by its own seat, or by that of a thing in it."""
    if (own := getattr(thing, "seat", None)) is not None:
        return int(own)
    values = (getattr(thing, field) for field in thing.__struct_fields__)
    return next((seat for each in values if isinstance(each, Struct) and (seat := seat_in(each)) is not None), None)


@dataclass(frozen=True)
class Teller:
    """Speaks of one table in one language. Plain: for labels, where Discord formats nothing."""

    table: Table
    language: str
    plain: bool = False
    revision: int | None = None
    """Of the step that is told: its people are called as those who sat there at that time."""
    arrival: tuple[int, str] | None = None
    """Who has just gone where, as the words before these say."""

    @property
    def game(self) -> str:
        return self.table.row.game

    @property
    def behaviour(self) -> Behaviour:
        return behaviour_of_game(self.game)

    @property
    def places(self) -> Mapping[str, str]:
        """The thing each coordinate is: C3 is the Watchtower."""
        return self.table.places

    @cached_property
    def goings(self) -> frozenset[str]:
        """How it begins that somebody goes somewhere: one place after the other, never both at once."""
        keys = (f"{self.game}-did-{word}" for word in self.behaviour.goings)
        return frozenset(say(self.language, key, seat="", to="").strip(" .") for key in keys)

    def player(self, seat: int) -> str:
        names = self.table.names if self.revision is None else self.table.names_when(self.revision)
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

    def _with_article(self, value: str) -> str:
        """Return a card as a sentence calls it, such as "an Earth Stone"; empty if it has no such name."""
        key = f"{self.game}-{value}.the"
        return say(self.language, key) if knows("en", key) else ""

    def cited(self, value: str) -> str:
        """A word that has no name: as it was typed, not too much of it."""
        shown = value[:LONGEST_TYPED]
        return shown if self.plain else escaped(shown)

    def named(self, field: str, value: Any, facts: Mapping[str, Any] | None = None) -> Any:
        """A value as it stands in a sentence, beside its other facts."""
        if isinstance(value, Sat):
            return self.player(value)
        if field == "possible" and isinstance(value, str) and " " in value:
            return value if self.plain else escaped(value)  # a label, whole
        told = self.behaviour.named(self, field, value, facts or {})
        if told is not None:
            return told
        if isinstance(value, bool) or value is None:
            return "yes" if value else "none"
        if isinstance(value, (int, float)):
            return value
        return self._told(field, value, facts)

    def _told(self, field: str, value: Any, facts: Mapping[str, Any] | None) -> str:
        match value:
            case str():
                return self.thing(value)
            case Struct():
                return self._say("as", kebab(type(value).__name__), fields_of(value))
            case Iterable():
                counted = Counter(str(self.named(field, each, facts)) for each in value)
                alike = [name if count == 1 else f"{count} × {name}" for name, count in counted.items()]
                return ", ".join(alike) if MORE in counted else listed(self.language, alike)
        return str(value)

    def pointed(self, field: str, values: Sequence[str]) -> list[str]:
        """What a hint points at, by its names."""
        return [str(self.named(field, each)) for each in values]

    def advised(self, about: Sequence[str]) -> dict[str, str]:
        """Return the name of the thing that a hint is about, and the same name inside a sentence: "explore A1"."""
        named = listed(self.language, self.pointed("about", about))
        return dict.fromkeys(("about", "name", "item", "target"), named) | {"what": named[:1].lower() + named[1:]}

    def named_in(self, facts: Struct | None) -> dict[str, Any]:
        """What a hint's reason names, and its figures."""
        return self._values(fields_of(facts) | self.behaviour.with_facts(facts)) if facts is not None else {}

    def facts(self, view: Struct) -> dict[str, Any]:
        """What a headline may tell of a view: its numbers, words and people, and those in a thing as `card_number`."""
        told: dict[str, Any] = {}
        for field, value in fields_of(view).items():
            if isinstance(value, Struct):
                told |= {f"{field}_{inner}": fact for inner, fact in self.facts(value).items()}
            elif isinstance(value, bool):
                told[field] = "yes" if value else "none"
            elif isinstance(value, (int, str)):
                told[field] = value
            elif isinstance(value, tuple) and field in seats_in(type(view)):
                told |= {field: self.named(field, value), f"{field}_count": len(value)}
        return told

    def headline(self, view: Struct) -> dict[str, Any]:
        """The same, and what the game itself has to name there."""
        return self.facts(view) | self.behaviour.in_headlines(self, view)

    def perils(self, view: View) -> list[str]:
        """What can be lost now, a line each."""
        return self.behaviour.perils(self, view)

    def _values(self, facts: dict[str, Any]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field, value in facts.items():
            values[field] = self.named(field, value, facts)
            if isinstance(value, str):
                values[f"{field}_key"] = value or "none"
                values[f"{field}_the"] = self._with_article(value) or values[field]
            elif isinstance(value, Struct):
                values[f"{field}_key"] = kebab(type(value).__name__)
                values[f"{field}_count"] = sum(map(bool, fields_of(value).values()))
            elif isinstance(value, (tuple, list)):
                values[f"{field}_count"] = len(value)
                values[f"{field}_key"] = "self" if tuple(value) == (facts.get("seat"),) else "others"
        if "at" in facts:  # translators know it as a place
            values |= {f"place{name[2:]}": value for name, value in values.items() if name.split("_")[0] == "at"}
        return values

    def _say(self, kind: str, word: str, facts: dict[str, Any]) -> str:
        return say(self.language, f"{self.game}-{kind}-{word}", **self._values(facts))

    def event(self, event: Event) -> str:
        """One thing that happened, as a sentence."""
        words = self.behaviour.event(self, event)
        if words is None:
            facts = fields_of(event)
            beside = {"here": self._is_here(event), **self.behaviour.with_event(self, event)}
            words = self._say("did", str(event.__struct_config__.tag), facts | beside)
        if clause := self.behaviour.clause(self, event):
            words = f"{words.removesuffix('.')}: {clause}"
        return words[:1].upper() + words[1:]

    def _is_here(self, event: Event) -> bool:
        """Whether something is done where its player has just gone."""
        return self.arrival is not None and event.only_place == self.arrival[1]

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
        if self.behaviour.one_act_a_line:
            every = (self._each_or_all(each) for each in self.behaviour.paragraphs(events))
            told_in = ([line for line in lines if line != "-"] for lines in every)
            paragraphs = [" ".join(self._in_sentences(lines)) for lines in told_in]
            return [each for each in paragraphs if each and not each.endswith(":")]  # what only announces is left out
        lines: list[str] = []
        arrival = self.arrival
        for (_, seat), alike in groupby(events, lambda event: (type(event), seat_in(event))):
            several, told = [*alike], []
            for event in several:
                told.append(replace(self, arrival=arrival if arrival and arrival[0] == seat else None).event(event))
                arrival = event.arrival
            told = [line for line in told if line != "-"]
            if seat is None and told:
                told = [self._of_all(several) or " ".join(told)]
            lines += told
        return lines

    def _each_or_all(self, events: Sequence[Event]) -> list[str]:
        """A sentence each, but one for several in a row that have such a one."""
        told: list[str] = []
        for _, group in groupby(events, type):
            alike = list(group)
            together = self._of_all(alike)
            told += [together] if together else [self.event(event) for event in alike]
        return told

    def _of_all(self, alike: Sequence[Event]) -> str:
        """What happened to several things at once, in one sentence; empty where its game has none for it."""
        word = str(alike[0].__struct_config__.tag)
        if len(alike) == 1 or not knows("en", f"{self.game}-all-{word}"):
            return ""
        each_told = [fields_of(each) for each in alike]
        words = self._say("all", word, {field: tuple(told[field] for told in each_told) for field in each_told[0]})
        return words[:1].upper() + words[1:]

    def joined(self, lines: Sequence[str]) -> list[str]:
        """What one player did in a row as one sentence; where an act is a line of its own, lines stay as they are."""
        return list(lines) if self.behaviour.one_act_a_line else self._in_sentences(lines)

    def _in_sentences(self, lines: Sequence[str]) -> list[str]:
        names = [*map(self.player, range(len(self.table.seats))), *self.behaviour.company(self)]
        return in_sentences(self.language, names, lines, self.goings)

    def label(self, action: Action) -> str:
        """What a button or a menu calls this action, whole."""
        words = self.behaviour.label(self, action) or self._say(
            "do", verb(action), self.behaviour.with_action(self, action) | fields_of(action)
        )
        return words[:1].upper() + words[1:]

    def icon(self, action: Action) -> Icon | None:
        """The drawing of what an action's label names, if it names one."""
        return self.behaviour.icon(self.table, action)

    def icon_of_kind(self, word: str) -> Icon | None:
        """The drawing of what all actions with this verb use, if there is one."""
        return icon(self.game, self.behaviour.icons_of_kinds.get(word, ""))

    def steps(self, said: Sequence[tuple[int, Action]], own: int) -> list[str]:
        """Return the labels of several actions. From the first one that another player does, each says who does it."""
        told, is_theirs = list[str](), False
        for seat, action in said:
            label = self.label(action)
            is_theirs = is_theirs or seat != own
            you = say(self.language, "steps-you", what=label) if is_theirs else label
            told.append(you if seat == own else f"{self.player(seat)}: {label}")
        return told

    def doubt(self, doubt: Doubt) -> str:
        """What is asked once more before an act."""
        return say(self.language, f"{self.game}-sure-{doubt.reason}", **self._values(_reasoned(doubt.values)))

    def insisted(self, doubt: Doubt, action: Action) -> str:
        """The button that does it in spite of the question; it repeats the verb where the game has words for that."""
        key, label = f"{self.game}-anyway-{doubt.reason}", self.label(action)
        values = self._values(_reasoned(doubt.values)) | {"label": label}
        return say(self.language, key, **values) if knows("en", key) else label

    def refusal(self, refusal: Illegal) -> str:
        """Why not, what is missing and what is possible."""
        key = f"{self.game}-no-{refusal.reason}"
        if not knows("en", key):
            key = f"no-{refusal.reason}"
        words = say(self.language, key, **self._values(_reasoned(refusal.values)))
        return words[:1].upper() + words[1:]
