"""How Bridges differs at a table: everyone plays the same card at once, on islands with letters and flags."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, get_args

from cogs.behaviour import Behaviour, GameOption, Words
from cogs.games.bridges import icons
from cogs.games.bridges.daily import BridgesDeal
from cogs.loaded import Table
from cogs.words import story
from cogs.words.teller import Sat, Teller
from engine.bridges.actions import Bridge, Done, Skip, TakeBack, Write
from engine.bridges.events import GameEnded, Prewrote
from engine.bridges.parts import CHARTS, Side
from engine.bridges.review import Review, weight
from engine.bridges.state import Ranking, left_of
from engine.contract import Action, Event
from engine.play import legal
from locales import listed, say
from render.bridges.alt import by_line
from render.bridges.review_text import Telling
from render.icons import Icon


class BridgesWords(Words):
    """Islands are letters, some with a flag."""

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:  # noqa: ARG002
        """Several bridges: two along one line are a double one."""
        if field != "bridges" or not isinstance(value, tuple):
            return None
        return listed(tell.language, by_line(tell.language, map(tell.thing, value)))

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        """How much of the card its player has used; before the first card whose board they write on."""
        own, neighbour = view.own, {"name": self._named(tell, view.writes_for)}
        if own is None:
            return neighbour
        return neighbour | {"own_drawn_count": len(own.drawn), "own_given_up_count": len(own.given_up)}

    def with_event(self, tell: Teller, event: Event) -> dict[str, Any]:
        """The number of its card; for a number of the set-up whose board it is for; at the end the points."""
        if isinstance(event, GameEnded):
            return self._points(event)
        seats = len(tell.table.seats)
        whom = left_of(event.seat, seats) if isinstance(event, Prewrote) and seats > 1 else None
        return {
            "card_number": getattr(getattr(event, "card", None), "number", 0),
            "name": None if whom is None else Sat(whom),
            "bridges_count": len(set(getattr(event, "bridges", ()))),
        }

    @staticmethod
    def _named(tell: Teller, seat: int | None) -> str:
        return "none" if seat is None else tell.player(seat)

    @staticmethod
    def _points(event: GameEnded) -> dict[str, Any]:
        """The points of the winners, and of the best other players."""
        if not isinstance(event.outcome, Ranking):
            return {"points": event.outcome.total.points}
        totals = sorted(event.outcome.totals, key=lambda total: -total.points)
        others = [total for total in totals if total.seat not in event.winners]
        second = others[0].points if others else 0
        return {
            "points": totals[0].points,
            "second": second,
            "next": tuple(Sat(total.seat) for total in others if total.points == second),
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


class Bridges(BridgesWords, Behaviour):
    """Everybody at once, with the same card."""

    lobby_options = (GameOption("side", get_args(Side), ("A",)),)
    takes_computers = True
    first_game: ClassVar[Mapping[str, Any]] = {"players": 2, "computers": 1}
    alone_for_points = True
    deal = BridgesDeal()
    icons_of_kinds = icons.OF_KINDS
    has_turning_points = True

    def turning_point(self, tell: Teller, review: Review) -> str:
        """Return the card that changed a player's points most, through how it was played or through luck."""
        if not review.points:
            return ""
        point = max(review.points, key=weight)
        return Telling(review, tuple(tell.table.escaped_names), tell.language).decisive(point)

    def goal(self, tell: Teller) -> list[str]:
        """On the first board; alone also while the first card is played."""
        seen = tell.table.view()
        if seen.waiting != "prewriting":
            return []
        return [say(tell.language, "bridges-goal", players=len(tell.table.seats), count=seen.rounds)]

    def undo_reaches(self, table: Table) -> int:
        return story.since_turn_began(table)[0].revision

    def taking_back(self, table: Table, seat: int, done: Sequence[Action]) -> Sequence[Action]:
        """Each choice is private until the card is over, so it comes back alone."""
        possible = {each.what: each for each in _take_backs(table, seat)}
        return [possible[what] for each in done[-1:] for what in _names_of(each) if what in possible][:1]

    def can_take_back(self, table: Table, seat: int) -> list[tuple[str, Sequence[Action]]]:
        return [(each.what, (each,)) for each in _take_backs(table, seat)]

    def icon(self, table: Table, action: Action) -> Icon | None:
        return icons.of_action(table, action)

    def icon_of(self, table: Table, field: str, value: Any) -> Icon | None:
        return icons.of_value(table, field, value)

    def offered(self, tell: Teller, field: str, value: Any) -> str:
        """An island with its flag."""
        name, flag = super().offered(tell, field, value), self.flag(tell, value) if field == "island" else "none"
        return say(tell.language, "bridges-as-flagged", island=name, flag=flag) if flag != "none" else name


def _take_backs(table: Table, seat: int) -> list[TakeBack]:
    return [each for each in legal(table.game, table.state, seat) if isinstance(each, TakeBack)]


def _names_of(action: Action) -> tuple[str, ...]:
    """Return what takes this action back, the most fitting first."""
    match action:
        case Bridge(connection):
            return (connection,)
        case Write():
            return ("number",)
        case Skip("both"):
            return ("all",)
        case Skip(what):
            return (what,)
        case Done():
            return ("done",)
    return ()


BEHAVIOUR: Final = Bridges()
