"""How Forbidden Island differs at a table: turns, tiles at coordinates, and perils."""

# ruff: noqa: ARG002 — what the usual behaviour takes

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, get_args

from cogs.behaviour import Behaviour, GameOption, OwnPreference, Settled, Words
from cogs.games.island import icons
from cogs.games.island.daily import IslandDeal
from cogs.loaded import Table
from cogs.table.own import TOOLS_FOR_ODDS
from cogs.words.teller import Teller
from db.steps import Step
from engine.contract import Action
from engine.island.actions import When
from engine.island.daily import choose_for_the_day, score_of_the_day, turns_of
from engine.island.parts import LAYOUTS, Adventurer, Difficulty
from engine.island.review import Review
from engine.island.state import Pace
from engine.island.view import Peril
from locales import listed, say
from render.icons import Icon
from render.island.perils import percent_of, perils_by_chance

FATAL: Final = frozenset({"landing", "last"})
"""If such a tile sinks, everyone loses."""
GRAVE: Final = 40
"""From so many percent on a danger is in bold."""

GATES: Final = OwnPreference("gates", get_args(When), "matters", "ask_about_cards")

OPTIONS: Final = (
    GameOption("difficulty", get_args(Difficulty), ("novice",)),
    GameOption("layout", tuple(LAYOUTS), ("classic",)),
    GameOption("pace", get_args(Pace), ("swift",)),
    GameOption(
        "first",
        ("random", "host"),
        ("random",),
        read=lambda options: ("host",) if options.get("first") == 0 else ("random",),
        write=lambda chosen: {"first": 0 if chosen == ("host",) else None},
    ),
    GameOption(
        "adventurers",
        get_args(Adventurer),
        (),
        least=2,
        most=4,
        fixes_players=True,
        read=lambda options: tuple(options.get("adventurers") or ()),
        write=lambda chosen: {"adventurers": list(chosen) or None, "players": len(chosen) or None},
    ),
)
"""As `/play island` has them."""


class IslandWords(Words):
    """Tiles stand at coordinates, and the sea takes them."""

    goings = ("moved", "flew", "dived")
    MOST_PERILS: Final = 3
    """So many tiles are named in danger. The picture marks the others."""
    weights: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("captured", "sank", "waters-rose", "swam"), 3),
        **dict.fromkeys(("shored-up", "sandbagged", "lifted", "gave", "flooded"), 2),
        **dict.fromkeys(("moved", "flew", "dived", "navigated", "turn-ended", "drew"), 0),
        **dict.fromkeys(("treasure-deck-renewed", "flood-deck-renewed", "asked-for", "dealt"), 0),
    }

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        """Who has cards that somebody lacks, and where that pawn stands."""
        if field != "others" or not value:
            return None
        holders = (
            say(tell.language, "island-holds", who=tell.player(seat), count=count, place=tell.thing(at))
            for seat, count, at in value
        )
        return listed(tell.language, list(holders))

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        under = view.sunk_under
        return {
            "sunk_under": tell.named("tiles", under),
            "sunk_under_count": len(under),
            "gate": self._gate(tell, view),
        }

    @staticmethod
    def _gate(tell: Teller, view: Any) -> str:
        """Why a gate asks, and which cards could help; nothing where somebody wished it. The dangers say where."""
        reasons = dict.fromkeys((each.why, each.cards) for each in view.asking if each.why != "as-wished")
        told = (say(tell.language, f"island-gate-{why}", cards=tell.named("cards", cards)) for why, cards in reasons)
        return "".join(f" {words}" for words in told)

    def perils(self, tell: Teller, view: Any) -> list[str]:
        """What is likely to sink this turn: what would lose the game in a line of its own, then the rest."""
        asked = {square for each in view.asking if each.why == "to-save" for square in each.tiles}
        perils = [each for each in view.perils if each.square in asked or each.chance >= worth_reading(each)]
        perils.sort(key=lambda peril: (peril.why not in FATAL, peril.square not in asked, -peril.chance))
        fatal = [each for each in perils if each.why in FATAL]
        rest = [each for each in perils if each.why not in FATAL]
        lines = [self._fatal(tell, each) for each in fatal[:2]]
        if rest:
            named = [(percent_of(peril), self._peril(tell, peril)) for peril in rest[: self.MOST_PERILS - len(lines)]]
            others = len(view.perils) - len(lines) - len(named)
            too = [say(tell.language, "island-text-perils-others", count=others)] if others else []
            lines.append(" ".join([f"⚠️ {perils_by_chance(tell.language, named)}", *too]))
        return lines

    has_turning_points = True

    def with_facts(self, facts: Any) -> dict[str, Any]:
        return {"treasure": getattr(facts, "card", None)}

    def is_question(self, view: Any) -> bool:
        return bool(view.waiting != "acting")

    def turning_point(self, tell: Teller, review: Review) -> str:
        """The turn that changed the chance to win most."""
        if not review.points:
            return ""
        point = max(review.points, key=lambda each: abs(each.then - each.turn.chance))
        turn, before, after = point.turn.number, point.turn.chance, point.then
        if not point.instead:
            return say(tell.language, "island-turning-cards", turn=turn, before=before, after=after)
        said = listed(tell.language, tell.steps(point.instead, point.turn.seat))
        return say(tell.language, "island-turning-choice", turn=turn, said=said, worth=point.worth)

    @staticmethod
    def _fatal(tell: Teller, peril: Any) -> str:
        """A tile without which the game is lost."""
        percent = percent_of(peril)
        treasure = tell.thing(peril.treasure) if peril.treasure else ""
        words = say(
            tell.language,
            "island-text-fatal",
            tile=tell.thing(peril.square),
            percent=percent,
            why=peril.why,
            treasure=treasure,
        )
        return f"⚠️ **{words}**" if percent >= GRAVE and not tell.plain else f"⚠️ {words}"

    @staticmethod
    def _peril(tell: Teller, peril: Any) -> str:
        return say(
            tell.language,
            "island-text-peril",
            tile=tell.thing(peril.square),
            why=peril.why or "none",
            treasure=tell.thing(peril.treasure) if peril.treasure else "",
            who=listed(tell.language, [tell.cited(tell.table.names[seat]) for seat in peril.who]),
            count=len(peril.who),
        )


def worth_reading(peril: Peril) -> float:
    """From which chance on a player needs to know that a tile can sink."""
    if peril.why in FATAL:
        return 0.1
    return 0.2 if peril.why is not None else 0.5


class Island(IslandWords, Behaviour):
    """One after the other, and harder after a victory."""

    tools_for_one = TOOLS_FOR_ODDS
    takes_computers = True
    first_game: ClassVar[Mapping[str, Any]] = {"players": 2, "computers": 1, "difficulty": "novice"}
    finishing = "end-turn"
    two_hands = True
    preferences = (GATES,)
    lobby_options = OPTIONS
    deal = IslandDeal()
    icons_of_kinds = icons.OF_KINDS

    def wished(self, table: Table) -> dict[str, Any]:
        """Return when each player wants to be asked at the gates."""
        return {"asked": [self.preferred(table, seat.user_id, GATES) for seat in table.seats]}

    def settled(self, table: Table) -> Settled | None:
        """On the island of a day they think by the day's own seed."""
        return (choose_for_the_day, (table.row.options["thought"],)) if table.day is not None else None

    def points(self, table: Table, seat: int, whole: Sequence[Step]) -> int | None:
        """The island of a day is ranked by treasures, marks and turns."""
        if table.day is None:
            return super().points(table, seat, whole)
        turns = turns_of(event for step in whole for event in table.events(step))
        return score_of_the_day(table.state, turns)

    def hand_name(self, table: Table, seat: int) -> str:
        return say(table.row.language, f"island-{table.view().adventurers[seat]}")

    def offered(self, tell: Teller, field: str, value: Any) -> str:
        called = super().offered(tell, field, value)
        there = [seat for seat, at in enumerate(tell.table.view().pawns) if field == "origin" and at == value]
        return f"{called} ({listed(tell.language, map(tell.player, there))})" if there else called

    def goal(self, tell: Teller) -> list[str]:
        return [] if tell.table.was_shown else [say(tell.language, "island-goal", tile=self._landing(tell))]

    def powers(self, tell: Teller) -> list[str]:
        """In each player's first turn."""
        table, seen = tell.table, tell.table.view()
        if seen.waiting != "acting" or len(table.waits_for) != 1 or has_acted(table, table.waits_for[0]):
            return []
        adventurer = seen.characters[table.waits_for[0]]
        power = say(tell.language, f"island-power-{adventurer}")
        return [say(tell.language, "island-you-are", adventurer=tell.thing(adventurer), power=power)]

    @staticmethod
    def _landing(tell: Teller) -> str:
        return next(tell.thing(square) for square, tile in tell.places.items() if tile == "fools-landing")

    def icon(self, table: Table, action: Action) -> Icon | None:
        return icons.of_action(table, action)

    def icon_of(self, table: Table, field: str, value: Any) -> Icon | None:
        return icons.of_value(table, value)

    def next_seat(self, table: Table) -> int | None:
        seen = table.view()
        return (seen.turn + 1) % len(table.seats) if seen.waiting == "acting" else None

    def next_game(self, table: Table) -> tuple[str, dict[str, Any]] | None:
        levels = get_args(Difficulty)
        level = levels.index(table.row.options.get("difficulty", levels[0])) + 1
        return (f"island-difficulty-{levels[level]}", {"difficulty": levels[level]}) if level < len(levels) else None


def has_acted(table: Table, seat: int) -> bool:
    """Tell if a player has played anything. The history a table carries may begin after a long game's first turns."""
    return table.history[0].revision > 1 or any(step.seat == seat for step in table.history)


BEHAVIOUR: Final = Island()
