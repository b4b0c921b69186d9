"""The boards in words for a picture's description on Discord: at most 1,024 characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.bridges.state import Rank
from engine.bridges.view import BoardSeen, BridgesView
from engine.contract import Seat
from locales import listed, say

MOST = 1024


def alt(view: BridgesView, names: Sequence[str], language: str) -> str:
    """The card, who thinks, the races, every player's count and board; briefer where there is much."""
    for detail, longest in ((2, 40), (1, 40), (1, 16), (0, 16), (0, 6)):
        shown = tuple(name if len(name) <= longest else name[: longest - 1] + "…" for name in names)
        words = "\n".join(Description(view, shown, language, detail).lines())
        if len(words) <= MOST:
            return words
    return words[: MOST - 1] + "…"


def points_of(view: BridgesView, seat: Seat, seen: BoardSeen) -> int:
    """Two for each finished island, and the races; on one's own board with what is staged."""
    total = view.players[seat].total
    return 2 * len(seen.finished) + total.red + total.blue + total.six


def by_line(language: str, bridges: Iterable[str]) -> list[str]:
    """Return each line once: two bridges along it are `A-B (double)`."""
    drawn = Counter(bridges).items()
    return [name if n == 1 else say(language, "alt-bridges-twice", name=name) for name, n in drawn]


@dataclass(frozen=True)
class Description:
    view: BridgesView
    names: tuple[str, ...]
    language: str
    detail: int

    @property
    def own(self) -> Seat | None:
        """Whose private picture this is, while there is something to choose."""
        return self.view.seat if self.view.waiting != "over" else None

    def lines(self) -> Iterator[str]:
        view = self.view
        yield self._opening()
        if view.waits_for:
            yield say(
                self.language, "alt-bridges-thinking", names=", ".join(self.names[seat] for seat in view.waits_for)
            )
        if self.own is not None:
            yield from self._own(self.own)
        yield from map(self._player, range(view.seats))
        for race in view.races:
            if race.scored:
                scored = ", ".join(f"{self.names[each.seat]} {each.points}" for each in race.scored)
                yield say(
                    self.language,
                    "alt-bridges-race",
                    race=say(self.language, f"picture-bridges-race-{race.race}"),
                    scored=scored,
                )
        if self.detail == 2:
            yield from (self._board(seat, view.players[seat].seen) for seat in range(view.seats) if seat != self.own)
        if view.turned and view.waiting != "over":
            yield say(
                self.language,
                "alt-bridges-gone",
                cards=", ".join(f"{card.number}/{card.bridges}" for card in view.turned),
            )

    def _opening(self) -> str:
        view, lang = self.view, self.language
        if isinstance(view.outcome, Rank):
            rank = say(lang, f"bridges-{view.outcome.rank}")
            return say(self.language, "alt-bridges-alone", points=view.outcome.total.points, rank=rank)
        if view.outcome:
            winners = [self.names[seat] for seat in view.outcome.winners]
            won = say(lang, "picture-bridges-won", count=len(winners), names=listed(lang, winners))
            return say(self.language, "alt-bridges-over", won=won)
        if view.card is None:
            return say(self.language, "alt-bridges-set-up", seats=view.seats)
        card = view.card
        return say(
            self.language,
            "alt-bridges-card",
            round=view.round,
            rounds=view.rounds,
            number=card.number,
            bridges=card.bridges,
        )

    def _player(self, seat: Seat) -> str:
        own = self.view.own
        seen = own.seen if own and seat == self.own else self.view.players[seat].seen
        return say(
            self.language,
            "alt-bridges-player" if self.detail else "alt-bridges-brief",
            name=self.names[seat],
            points=points_of(self.view, seat, seen),
            red=seen.red,
            blue=seen.blue,
            group=seen.group,
            finished=", ".join(seen.finished) or say(self.language, "alt-bridges-none"),
        )

    def _own(self, seat: Seat) -> Iterator[str]:
        """One's own board, and what is staged on it."""
        view, own, lang = self.view, self.view.own, self.language
        yield self._board(seat, own.seen if own else view.players[seat].seen)
        staged = []
        if own and own.written and view.card:
            staged.append(say(lang, "picture-bridges-written", number=view.card.number, island=own.written))
        if own and own.drawn:
            drawn = by_line(lang, own.drawn)
            staged.append(say(lang, "alt-bridges-drawn", count=len(drawn), bridges=listed(lang, drawn)))
        if not own and (chosen := view.prewritten):
            name = "none" if view.writes_for is None else self.names[view.writes_for]
            staged = [say(lang, "picture-bridges-prewrote", number=chosen.number, island=chosen.island, name=name)]
        if staged:
            yield say(self.language, "alt-bridges-staged", what=listed(lang, staged))

    def _board(self, seat: Seat, seen: BoardSeen) -> str:
        """`A3, C5 …` and `A-B, B-I (double) …`."""
        board = seen.board
        numbers = [
            f"{island.letter}{number}"
            for island, number in zip(board.chart.islands, board.numbers, strict=True)
            if number
        ]
        lines = enumerate(board.chart.names)
        bridges = by_line(self.language, (name for here, name in lines for _ in range(board.bridges_on(here))))
        return say(
            self.language,
            "alt-bridges-numbers",
            name=self.names[seat],
            numbers=", ".join(numbers) or say(self.language, "alt-bridges-no-numbers"),
            bridges=", ".join(bridges) or say(self.language, "alt-bridges-no-bridges"),
        )
