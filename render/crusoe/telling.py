"""What the pictures show as clauses, for its description and for the whole position in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import ThreatAction
from engine.crusoe.land import distance, yields
from engine.crusoe.outlook import GRAVE, WORTH_TELLING, Outlook
from engine.crusoe.parts import CITY, SPACES, TILES, Goods, Space
from engine.crusoe.scenarios.volcano import lava_at_camp
from engine.crusoe.state import Cause, Kept, Lost, Person, Sky
from engine.crusoe.target import Target
from engine.crusoe.view import CrusoeView
from locales import listed, say
from render.crusoe.goals import Aim, aims
from render.crusoe.names import Namer
from render.crusoe.nearby import eaten, people_to_feed, sure_beside

GOODS = ("wood", "food", "preserved", "hide")
FIELD_TOKENS = ("hunt", "build", "gather", "explore", "arrange", "shelter", "roof", "palisade", "weapons")


class Teller(Namer):
    """One position, one language, names as they are to be written."""

    terrain = "crusoe-text-terrain"

    def __init__(self, view: CrusoeView, names: tuple[str, ...], lang: str) -> None:
        super().__init__(lang, view, names.__getitem__)
        self.names = names
        self.table: Any = view
        """The same to rules that read what a view shows."""

    def tell(self, key: str, **values: object) -> str:
        return say(self.lang, f"crusoe-text-{key}", **values)

    def listed(self, things: Iterable[str]) -> str:
        return listed(self.lang, list(things)) or self.word("nothing")

    def word(self, name: str) -> str:
        return self.tell(name)

    # Who

    def pawns(self, pawns: Iterable[str]) -> str:
        """`Ana with 2 pawns and Friday`."""
        many = (self.tell("with", name=self.pawn(pawn), count=n) for pawn, n in Counter(pawns).items() if n > 1)
        single = (self.pawn(pawn) for pawn, n in Counter(pawns).items() if n == 1)
        return self.listed([*many, *single])

    # What

    def goods(self, goods: Goods, between: str = "") -> str:
        """`2 wood and 1 hide`, or with a sign between them; empty if there are none."""
        told = [self.tell(f"good-{name}", count=n) for name in GOODS if (n := getattr(goods, name))]
        return between.join(told) if between else listed(self.lang, told)

    def dice(self, dice: Iterable[str]) -> str:
        return self.listed(self.word(f"die-{die}") for die in dice)

    # The day

    def asked(self) -> str:
        """What somebody is asked, once the plan is being carried out."""
        view = self.view
        if view.asked is None or view.waiting in ("planning", "over"):
            return ""
        fields = {name: getattr(view.asked, name) for name in view.asked.__struct_fields__}
        values = {f"asked_{name}": value for name, value in fields.items() if isinstance(value, int | str)}
        sky = view.sky or Sky()
        more = {"weapons": view.weapons, "roof": view.roof, "sky_rain": sky.rain, "sky_winter": sky.winter}
        cause, line = getattr(view.asked, "cause", Cause()), view.acting
        title = self.card(cause.card)
        values |= {
            "card": title if title != cause.card else "none",
            "actor": self.name_of(cause.actor) if cause.actor else "none",
            "action": self.target(line.target) if line is not None else "none",
            "options_scenario": view.options.scenario,
            "toll": self.goods(view.toll) or "none",
            "lava": lava_at_camp(self.table) or "none",
        }
        asked = say(self.lang, f"crusoe-asks-{view.waiting}", who="", **values, **more).strip()
        return f"{asked} {self._of_card(cause.card)}".strip()

    def _of_card(self, card: str) -> str:
        """What the card says that asks; of one that came back, its lower half."""
        if card not in LIBRARY.adventures and card not in LIBRARY.mysteries:
            return ""
        return say(self.lang, f"crusoe-{card}-half" if self.view.phase == "event" else f"crusoe-{card}")

    def why_it_ended(self) -> str:
        """Whose death, or what else ended it; won: what was done."""
        outcome = self.view.outcome
        if not isinstance(outcome, Lost):
            return say(self.lang, f"picture-crusoe-won-{self.view.options.scenario}")
        who = self.name_of(outcome.who) if outcome.who else ""
        return say(self.lang, f"picture-crusoe-lost-{outcome.reason}", name=who)

    def ended(self) -> str:
        """Won or lost, why, and what the points are for; nothing before."""
        outcome = self.view.outcome
        if outcome is None:
            return ""
        return self.tell(
            "ended",
            won="yes" if outcome.winners else "no",
            why=self.why_it_ended(),
            points=say(self.lang, "picture-crusoe-points", points=outcome.score),
            list=", ".join(say(self.lang, f"crusoe-points-{name}", n=n) for name, n in self.view.points.items()),
        )

    def goal(self) -> str:
        """What the scenario asks for, and how far one is."""
        told = {aim.name.rpartition("-")[2]: self._so_far(aim) for aim in aims(self.view)}
        scenario = self.view.options.scenario
        if scenario == "family":
            built = [aim for aim in aims(self.view) if aim.done]
            missing = [self._aim(aim.name) for aim in aims(self.view) if not aim.done]
            return self.tell("goal-family", done=len(built), count=len(aims(self.view)), missing=self.listed(missing))
        return say(self.lang, f"crusoe-text-goal-{scenario}", **told)

    def _so_far(self, aim: Aim) -> str:
        """`3 of 15`, another figure, or whether it's done."""
        done, slash, most = aim.words.partition("/")
        if slash:
            return self.tell("of", done=done, most=most)
        return done or ("yes" if aim.done else "no")

    def _aim(self, name: str) -> str:
        kind, _, rest = name.partition("-")
        return self.card(rest) if kind == "invention" else say(self.lang, f"picture-crusoe-to-{name}")

    def tonight(self, outlook: Outlook | None = None) -> str:
        """Dice and tokens, meals with those that are sure, shelter; nothing once the game has ended."""
        view = self.view
        if view.outcome:
            return ""
        sheltered = "yes" if view.sheltered else "no"
        eaters = len(people_to_feed(view)) + view.children
        if view.phase == "night":
            sheltered = "over" if view.slept and not view.sheltered else sheltered
            return self.tell("late", eaten=eaten(view), meals=view.free.meals, eaters=eaters, sheltered=sheltered)
        known = view.sky or view.forecast
        lying = Counter(each.kind for each in view.tokens if each.at == "weather")
        counted = {kind: lying.pop(kind, 0) for kind in ("rain", "winter")} if known else {}
        more = 0 if view.sky else 1  # in a sky that is in sight they are among the clouds already
        clouds = [self.tell(f"sky-{kind}", count=getattr(known, kind) + more * n) for kind, n in counted.items()]
        tokens = [self.token(kind) for kind in lying.elements()]
        dice = [] if known else [self.word(f"die-{die}") for die in view.weather_dice] or [self.word("no-dice")]
        return self.tell(
            "tonight",
            sky=self.listed([*clouds, *dice, *tokens]),
            roof=view.roof,
            meals=view.free.meals,
            eaters=eaters,
            more=sure_beside(view, outlook),
            sheltered=sheltered,
        )

    def dangers(self, outlook: Outlook | None) -> str:
        """Who may die tonight, and what may fall short; only where it is likely enough."""
        if outlook is None or self.view.outcome:
            return ""
        told = [
            self.tell("dies", name=self.name_of(who), chance=round(100 * chance))
            for who, chance in outlook.deaths.items()
            if chance >= GRAVE
        ]
        short = {what: chance for what, chance in outlook.short.items() if chance >= WORTH_TELLING}
        if short.get("meal", 0) >= short.get("food", 0):
            short.pop("food", None)  # whoever goes hungry is told of already
        told += [self.tell(f"short-{what}", chance=round(100 * chance)) for what, chance in short.items()]
        return " ".join(told)

    def stores(self) -> str:
        view = self.view
        coming = Goods()
        for haul in view.future:
            coming += haul.goods
        promised = Goods(*(getattr(view.stock, name) - getattr(view.free, name) for name in GOODS))
        told = [self.tell("stores", goods=self.goods(view.stock) or self.word("nothing"))]
        if promised:
            told.append(self.tell("promised", goods=self.goods(promised)))
        if coming:
            told.append(self.tell("coming", goods=self.goods(coming)))
        return " ".join(told)

    def levels(self) -> str:
        view = self.view
        built = "built" if view.shelter else "natural" if view.sheltered else "none"
        return self.tell("levels", shelter=built, roof=view.roof, palisade=view.palisade, weapons=view.weapons)

    def morale(self) -> str:
        n = self.view.morale
        return self.tell("morale", n=f"+{n}" if n > 0 else f"−{-n}" if n else "0")

    def ahead(self) -> str:
        """Weather dice by round, rounds alike put together: `5–6: rain die`."""
        spans: list[tuple[int, int, tuple[str, ...]]] = []
        for number, faces in self.view.ahead.items():
            if number == self.view.round or not faces or self.view.outcome:
                continue
            if spans and spans[-1][1:] == (number - 1, faces):
                spans[-1] = (spans[-1][0], number, faces)
            else:
                spans.append((number, number, faces))
        rounds = ((f"{begin}–{end}" if end > begin else str(begin), faces) for begin, end, faces in spans)
        return "; ".join(f"{span}: {self.dice(faces)}" for span, faces in rounds)

    def threats(self) -> Iterator[tuple[str, int]]:
        """Each card of the threat field and when it strikes; 0: never. None, once the game has ended."""
        for place, card in enumerate(self.view.threats):
            if card and not self.view.outcome:
                strikes = self.view.round + 1 + place
                yield card, strikes if card in LIBRARY.events and strikes <= self.view.rounds else 0

    def asked_for(self, card: str) -> str:
        """`2 pawns, weapons 2, 1 wood or 1 hide`: what sees to a threat."""
        action = LIBRARY.events[card].action if card in LIBRARY.events else ThreatAction()
        asked = [self.tell("pawns", count=action.pawns)]
        asked += [self.tell("weapons", n=action.weapons)] if action.weapons else []
        asked += [self.card(action.needs)] if action.needs else []
        asked += [f" {self.word('or')} ".join(map(self.goods, action.pays))] if action.pays else []
        return ", ".join(asked)

    # The island

    def spaces(self) -> tuple[Space, ...]:
        return (*SPACES, *([CITY] if CITY in self.view.island else []))

    def space(self, space: Space) -> str:
        """`A1 river: wood, fish exhausted; one more pawn`."""
        view, kinds = self.view, [token.kind for token in self.view.tokens if token.at == space]
        if "lava" in kinds:
            return f"{space} {self.word('land-lava')}"
        tokens = [self.token(kind) for kind in kinds]
        if space not in view.island:
            return f"{space} {self._unknown(space)}" + "".join(f", {token}" for token in tokens)
        if any(cover.space == space and cover.what == "tile" for cover in view.covers):
            shut = "land-volcano" if any(cover.card == "volcano" for cover in view.covers) else "land-face-down"
            return f"{space} {self.word(shut)}" + "".join(f", {token}" for token in tokens)
        return self._land(space, tokens)

    def _unknown(self, space: Space) -> str:
        target = Target.of("explore", space)
        planned = next((each.needed for each in self.view.plan if each.line.target == target), 0)
        n = planned or self.view.needs.get(target, 0)
        return self.tell("unknown", count=n)

    def _land(self, space: Space, tokens: list[str]) -> str:
        view, tile = self.view, TILES[self.view.island[space]]
        amounts = yields(self.table, space)
        told = [self._source(source, amounts[source]) for source in tile.sources if amounts.get(source)]
        told += [self._source(more, n) for more, n in amounts.items() if n and more not in tile.sources]
        gone = [self.tell("exhausted", source=self.thing(source)) for source in tile.sources if not amounts.get(source)]
        if tile.shelter:
            told.append(self.word("natural-shelter"))
        if tile.totem and view.options.scenario == "volcano":
            told.append(self.token("totem"))
        terrain = self.thing(tile.terrain)
        if any(cover.space == space and cover.what == "terrain" for cover in view.covers):
            terrain = self.tell("covered", what=terrain)
        camp = f" ({self.word('camp')})" if space == view.camp else ""
        spent = f" ({self.listed(gone)})" if gone else ""
        return f"{space}, {terrain}{camp}: {self.listed([*told, *tokens])}{spent}"

    def _source(self, source: str, amount: int) -> str:
        name = self.thing(source)
        return self.tell("several", what=name, n=amount) if amount > 1 else name

    def away(self, space: Space) -> int:
        """Steps from the camp; 9 where there is no way."""
        return distance(self.table, space)

    def fields(self) -> list[str]:
        """What lies on the action fields."""
        told = []
        for field in FIELD_TOKENS:
            kinds = [self.token(token.kind) for token in self.view.tokens if token.at == field]
            if kinds:
                told.append(f"{say(self.lang, f'crusoe-at-{field}')}: {', '.join(kinds)}")
        return told

    # The people

    def person(self, each: Person, seat: int) -> str:
        from render.crusoe.people import hearts_of  # noqa: PLC0415 — what people are painted from

        name, hearts = self.name_of(each.character), hearts_of(each.character)
        marks = [self.word("first")] if seat == self.view.first else []
        marks += [self.word("ready")] if seat in self.view.ready and self.view.waiting == "planning" else []
        marks += [self.word("outside")] if each.outside else []
        marks += [self.tell("injury", part=self.thing(injury.part)) for injury in each.injuries]
        return self.tell(
            "person",
            name=name,
            role="" if seat >= self.view.seats else say(self.lang, f"crusoe-{each.character}"),
            player="yes" if seat < self.view.seats else "no",
            wounds=each.wounds,
            hearts=hearts,
            state="dead" if each.wounds > hearts else "last" if each.wounds == hearts else "alive",
            tokens=each.determination,
        ) + "".join(f", {mark}" for mark in marks)

    def kept(self, kept: Kept) -> str:
        return self.tell("kept", name=self.card(kept.card), uses=kept.uses)
