"""How each game is told where it is told otherwise than others; registered in `VOICES`."""

# ruff: noqa: ARG002 — a game's own voice may need what the usual one does not

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec.structs import replace

from cogs.words import castaways
from engine.bridges.events import GameEnded, Prewrote
from engine.bridges.parts import CHARTS
from engine.bridges.state import Ranking, left_of
from locales import listed, say

if TYPE_CHECKING:
    from cogs.words.teller import Teller
    from engine.contract import Action, Event


class Voice:
    """As most games are told."""

    one_act_a_line: ClassVar[bool] = False
    """What follows from one act is told together; what one player did in a row is not joined."""

    goings: ClassVar[tuple[str, ...]] = ()
    """Events in which somebody goes where they choose."""

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        """A value as it stands in a sentence, where it is called otherwise here."""
        return None

    def event(self, tell: Teller, event: Event) -> str | None:
        """What happened, where its words are chosen otherwise here."""
        return None

    def with_event(self, tell: Teller, event: Event) -> dict[str, Any]:
        """What the words of an event name beside its own fields."""
        return {}

    def clause(self, tell: Teller, event: Event) -> str:
        """What is told of an event after a colon."""
        return ""

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        """Which events stand in one line, where each act has its own."""
        return [[event] for event in events]

    def company(self, tell: Teller) -> list[str]:
        """Others than the players who act, as they are called."""
        return []

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        """What headlines name beside a view's own numbers, words and people."""
        return {}

    def with_action(self, tell: Teller, action: Action) -> dict[str, Any]:
        """What the label of an action names beside its own fields."""
        return {}

    def perils(self, tell: Teller, view: Any) -> str:
        """What can be lost now."""
        return ""


class Island(Voice):
    """Tiles stand at coordinates, and the sea takes them."""

    goings = ("moved", "flew", "dived")
    MOST_PERILS: Final = 4

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        """Who has cards that somebody lacks, and where that pawn stands."""
        if field != "others" or not value:
            return None
        holders = (
            say(tell.language, "island-holds", who=tell.player(seat), count=count, at=tell.thing(at))
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
        """Why a gate asks: which cards could help, and where; nothing where somebody wished it."""
        reasons = dict.fromkeys((each.why, each.cards, each.tiles) for each in view.asking if each.why != "as-wished")
        told = (
            say(tell.language, f"island-gate-{why}", cards=tell.named("cards", cards), tiles=tell.named("tiles", tiles))
            for why, cards, tiles in reasons
        )
        return "".join(f" {words}" for words in told)

    def perils(self, tell: Teller, view: Any) -> str:
        """What can sink now and how likely: first what a gate asks about, then what else matters."""
        asked = {square for each in view.asking if each.why == "to-save" for square in each.tiles}
        perils = [replace(each, why=each.why or each.matter) if each.square in asked else each for each in view.perils]
        perils.sort(key=lambda peril: (peril.square not in asked, peril.why is None, -peril.chance))
        if not perils:
            return ""
        named = [self._peril(tell, peril) for peril in perils[: self.MOST_PERILS]]
        tiles = listed(tell.language, named) if len(perils) <= self.MOST_PERILS else ", ".join([*named, "…"])
        return say(tell.language, "island-text-perils", tiles=tiles)

    @staticmethod
    def _peril(tell: Teller, peril: Any) -> str:
        words = say(
            tell.language,
            "island-text-peril",
            tile=tell.thing(peril.square),
            percent=max(1, round(100 * peril.chance)),
            why=peril.why or "none",
            treasure=tell.thing(peril.treasure) if peril.treasure else "",
            who=listed(tell.language, [tell.cited(tell.table.names[seat]) for seat in peril.who]),
        )
        return f"**{words}**" if peril.why is not None and not tell.plain else words


class Bridges(Voice):
    """Islands are letters, some with a flag."""

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        """How much of the card its player has used; before the first card whose board they write on."""
        own, neighbour = view.own, {"neighbour": self._named(tell, view.writes_for)}
        if own is None:
            return neighbour
        return neighbour | {"own_drawn_count": len(own.drawn), "own_given_up_count": len(own.given_up)}

    def with_event(self, tell: Teller, event: Event) -> dict[str, Any]:
        """The number of its card; for a number of the set-up whose board it is for; at the end the points."""
        if isinstance(event, GameEnded):
            return self._points(tell, event)
        seats = len(tell.table.seats)
        whom = left_of(event.seat, seats) if isinstance(event, Prewrote) and seats > 1 else None
        return {
            "card_number": getattr(getattr(event, "card", None), "number", 0),
            "neighbour": self._named(tell, whom),
        }

    @staticmethod
    def _named(tell: Teller, seat: int | None) -> str:
        return "none" if seat is None else tell.player(seat)

    @staticmethod
    def _points(tell: Teller, event: GameEnded) -> dict[str, Any]:
        """The points of the winners, and of the best other players."""
        if not isinstance(event.outcome, Ranking):
            return {"points": event.outcome.total.points}
        totals = sorted(event.outcome.totals, key=lambda total: -total.points)
        others = [total for total in totals if total.seat not in event.winners]
        second = others[0].points if others else 0
        return {
            "points": totals[0].points,
            "second": second,
            "next": listed(tell.language, [tell.player(total.seat) for total in others if total.points == second]),
            "players": len(totals),
        }

    @staticmethod
    def flag(tell: Teller, letter: str) -> str:
        """The colour of an island's flag, or none."""
        chart = CHARTS[tell.table.state.side]
        return next((each.flag for each in chart.islands if each.letter == letter and each.flag), "none")

    def with_action(self, tell: Teller, action: Action) -> dict[str, Any]:
        """The flag of the island that it is about, and the number of the card."""
        letter, turned = getattr(action, "island", None), tell.table.state.turned
        return {"flag": self.flag(tell, letter), "number": turned[-1].number if turned else 0} if letter else {}


class Castaways(Voice):
    """One act leads to much; people are their characters, cards their titles."""

    one_act_a_line = True

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        return castaways.named(tell, field, value, facts)

    def event(self, tell: Teller, event: Event) -> str | None:
        return castaways.happened(tell, event)

    def clause(self, tell: Teller, event: Event) -> str:
        return castaways.clause(tell, event)

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        return castaways.paragraphs(events)

    def company(self, tell: Teller) -> list[str]:
        return castaways.company(tell)

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        return castaways.at_hand(tell)


VOICES: Final[dict[str, Voice]] = {"island": Island(), "bridges": Bridges(), "crusoe": Castaways()}
USUAL: Final = Voice()
