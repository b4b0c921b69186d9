"""A finished game of the island looked at again, in words: the picture asks here what it says, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.island.events import Sank, WatersRose
from engine.island.review import Review, Said, TurningPoint
from locales import listed, say, signed
from render.island.text import MOST, act


def text(review: Review, names: Sequence[str], language: str) -> str:
    """Everything that the picture shows."""
    return "\n".join(Telling(review, tuple(names), language).everything())


def alt(review: Review, names: Sequence[str], language: str) -> str:
    """The same for the picture's description, as far as there is room."""
    words = text(review, names, language)
    return words if len(words) <= MOST else words[: MOST - 1] + "…"


@dataclass(frozen=True)
class Telling:
    """Sentence by sentence; with less detail a place is its coordinate alone."""

    review: Review
    names: tuple[str, ...]
    language: str
    detail: int = 3

    def everything(self) -> Iterator[str]:
        yield self.title()
        yield self.summary()
        yield self.chances()
        if not self.review.points:
            yield say(self.language, "island-review-none")
        for point in self.review.points:
            yield f"**{self.heading(point)}**"
            yield from self.told(point)

    def title(self) -> str:
        return say(self.language, "island-review-title")

    def summary(self) -> str:
        turns = self.review.turns
        return say(
            self.language,
            "island-review-won" if self.review.won else "island-review-lost",
            turns=len(turns),
            luck=signed(sum(turn.luck for turn in turns)),
            choices=signed(sum(turn.choices for turn in turns)),
        )

    def chances(self) -> str:
        told = [
            say(self.language, "island-review-turn", turn=turn.number, percent=turn.chance)
            for turn in self.review.turns
        ]
        return say(self.language, "island-review-turns", turns=", ".join(told))

    def heading(self, point: TurningPoint) -> str:
        before, after = point.turn.chance, point.then
        return say(self.language, "island-review-point", turn=point.turn.number, before=before, after=after)

    def told(self, point: TurningPoint) -> Iterator[str]:
        """Luck and choices, what the cards brought, what was done, what else could have been."""
        turn = point.turn
        yield say(self.language, "island-review-parts", luck=signed(turn.luck), choices=signed(turn.choices))
        if cards := self._cards(point):
            yield say(self.language, "island-review-cards", cards=cards)
        yield say(self.language, "island-review-done", said=self._said(point, point.done))
        if point.instead:
            said = self._said(point, point.instead)
            yield say(self.language, "island-review-instead", said=said, worth=point.worth)
            if point.others:
                yield say(self.language, "island-review-others", worth=signed(point.others))
        else:
            yield say(self.language, "island-review-as-good")

    def _cards(self, point: TurningPoint) -> str:
        """Only what is bad news: what rose, what sank."""
        rises = sum(isinstance(event, WatersRose) for event in point.brought)
        sunk = [event.tile for event in point.brought if isinstance(event, Sank)]
        tiles = {tile.square: tile.tile for tile in point.view.tiles}
        places = [f"{square} {say(self.language, f'island-{tiles[square]}')}" for square in sunk]
        told = [say(self.language, "island-review-rose", count=rises)] if rises else []
        shown = places if self.detail > 2 else sunk
        if shown:
            told.append(say(self.language, "island-review-sunk", count=len(shown), tiles=listed(self.language, shown)))
        return "; ".join(told)

    def _said(self, point: TurningPoint, said: Said) -> str:
        """An act after the other, alike ones in one; nothing at all is ending the turn."""
        acts = [act(point.view, self.names, self.language, action, self.detail) for _, action in said]
        counted = [(words, len([*alike])) for words, alike in groupby(acts)]
        told = [words if many == 1 else f"{many} × {words}" for words, many in counted]
        return "; ".join(told) or say(self.language, "island-do-end-turn")
