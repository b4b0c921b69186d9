"""A finished game of Bridges looked at again, in words: the picture asks here what it says, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.bridges.parts import Card
from engine.bridges.review import BoardTold, CardTold, Made, Review, Tenths, TurningPoint
from locales import say

LONGEST = 1024
"""Of a picture's description."""


def text(review: Review, names: Sequence[str], language: str) -> str:
    """Everything that the picture shows."""
    return "\n".join(Telling(review, tuple(names), language).everything())


def alt(review: Review, names: Sequence[str], language: str) -> str:
    """The same for the picture's description, without the curves, as far as there is room."""
    words = "\n".join(Telling(review, tuple(names), language).in_short())
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


@dataclass(frozen=True)
class Telling:
    """Sentence by sentence."""

    review: Review
    names: tuple[str, ...]
    language: str

    def everything(self) -> Iterator[str]:
        yield self.title()
        yield self.about()
        for board in self.review.boards:
            yield self.whole(board)
            yield self.course(board)
        yield from self.turned()

    def in_short(self) -> Iterator[str]:
        yield self.title()
        yield from map(self.whole, self.review.boards)
        yield from self.turned()

    def title(self) -> str:
        return say(self.language, "bridges-review-title")

    def about(self) -> str:
        return say(self.language, "bridges-review-about")

    def whole(self, board: BoardTold) -> str:
        """Where it began, what came of it, and by what."""
        return say(
            self.language,
            "bridges-review-board",
            seats=len(self.review.boards),
            name=self.names[board.seat],
            points=board.points,
            start=board.cards[0].expected / 10 if board.cards else board.points,
            parts=self._parts(board),
        )

    def course(self, board: BoardTold) -> str:
        """The curve in figures."""
        told = [
            say(self.language, "bridges-review-card", round=card.round, points=card.expected / 10)
            for card in board.cards
        ]
        return say(self.language, "bridges-review-course", cards="; ".join(told))

    def turned(self) -> Iterator[str]:
        if not self.review.points:
            yield say(self.language, "bridges-review-none")
        for point in self.review.points:
            yield f"**{self.heading(point)}**"
            yield from self.told(point)

    def heading(self, point: TurningPoint) -> str:
        return say(
            self.language,
            "bridges-review-point",
            seats=len(self.review.boards),
            name=self.names[point.seat],
            round=point.told.round,
        )

    def shown(self, point: TurningPoint) -> str:
        """Which board the picture has of it."""
        return say(self.language, "bridges-review-shown-instead" if point.instead else "bridges-review-shown-done")

    def told(self, point: TurningPoint) -> Iterator[str]:
        """The card, luck and choices, what was made of it, what else could have been."""
        card, told = point.told.card, point.told
        yield say(self.language, "bridges-review-turned", number=card.number, bridges=card.bridges)
        way = say(self.language, "bridges-review-way", before=told.expected / 10, after=told.then / 10)
        yield f"{way} {self._parts(told)}"
        yield say(self.language, "bridges-review-done", made=self._made(card, point.done))
        if point.instead is None:
            yield say(self.language, "bridges-review-as-good")
        else:
            made, worth = self._made(card, point.instead), -point.told.choices / 10
            yield say(self.language, "bridges-review-instead", made=made, worth=worth)

    def decisive(self, point: TurningPoint) -> str:
        """The card that decided most, in a sentence."""
        seats, name, told = len(self.review.boards), self.names[point.seat], point.told
        if point.instead is None:
            return say(
                self.language,
                "bridges-turning-cards",
                round=told.round,
                seats=seats,
                name=name,
                before=told.expected / 10,
                after=told.then / 10,
            )
        return say(
            self.language,
            "bridges-turning-choice",
            round=told.round,
            seats=seats,
            name=name,
            made=self._made(told.card, point.instead),
            worth=-told.choices / 10,
        )

    def _parts(self, told: CardTold | BoardTold) -> str:
        """Luck and choices; what others took away, where they did."""
        luck, choices, others = (self.changed(part) for part in (told.luck, told.choices, told.others))
        key = "bridges-review-parts-with-others" if told.others else "bridges-review-parts"
        return say(self.language, key, luck=luck, choices=choices, others=others)

    def changed(self, tenths: Tenths) -> str:
        """+1.2, 0, −0.7."""
        way = "more" if tenths > 0 else "less"
        return say(self.language, "bridges-review-change", way=way, points=tenths / 10 if tenths % 10 else tenths // 10)

    def _made(self, card: Card, made: Made) -> str:
        bridges = ", ".join(made.bridges)
        return say(
            self.language,
            "bridges-review-made",
            number=card.number,
            island=made.island or "none",
            bridges_count=len(made.bridges),
            bridges=bridges,
        )
