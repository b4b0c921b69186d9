"""The review of a finished game of Robinson Crusoe in words. The picture takes its words from here too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.crusoe.review import Planned, Review, TurningPoint
from locales import listed, say, signed
from render.crusoe.telling import Teller

LONGEST = 1024
"""The most characters of a picture's description."""


def text(review: Review, names: Sequence[str], language: str) -> str:
    """Return everything that the picture shows."""
    return "\n".join(Telling(review, tuple(names), language).everything())


def alt(review: Review, names: Sequence[str], language: str) -> str:
    """Return the same for the picture's description, without what happened, as far as there is room."""
    words = "\n".join(Telling(review, tuple(names), language).in_short())
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


@dataclass(frozen=True)
class Telling:
    """A review, sentence by sentence."""

    review: Review
    names: tuple[str, ...]
    language: str

    def everything(self) -> Iterator[str]:
        yield self.title()
        yield self.summary()
        yield self.chances()
        if not self.review.points:
            yield say(self.language, "crusoe-review-none")
        for point in self.review.points:
            yield f"**{self.heading(point)}**"
            yield from self.told(point)
            yield from self.plans(point)

    def in_short(self) -> Iterator[str]:
        yield self.title()
        yield self.summary()
        yield self.chances()
        if not self.review.points:
            yield say(self.language, "crusoe-review-none")
        for point in self.review.points:
            yield self.heading(point)
            yield say(
                self.language, "crusoe-review-parts", luck=signed(point.told.luck), choices=signed(point.told.choices)
            )
            yield list(self.plans(point))[-1]

    def title(self) -> str:
        return say(self.language, "crusoe-review-title")

    def summary(self) -> str:
        rounds = self.review.rounds
        return say(
            self.language,
            "crusoe-review-won" if self.review.won else "crusoe-review-lost",
            rounds=rounds[-1].number if rounds else 0,
            luck=signed(sum(each.luck for each in rounds)),
            choices=signed(sum(each.choices for each in rounds)),
        )

    def chances(self) -> str:
        told = [
            say(self.language, "crusoe-review-round", round=each.number, percent=each.chance)
            for each in self.review.rounds
        ]
        return say(
            self.language, "crusoe-review-rounds", rounds=", ".join(told) or say(self.language, "crusoe-review-nothing")
        )

    def heading(self, point: TurningPoint) -> str:
        told = point.told
        return say(self.language, "crusoe-review-point", round=told.number, before=told.chance, after=told.then)

    def told(self, point: TurningPoint) -> Iterator[str]:
        """Yield the decisive night, luck and decisions, and the bad news."""
        if point.is_decisive:
            yield say(self.language, "crusoe-review-night")
        yield say(
            self.language, "crusoe-review-parts", luck=signed(point.told.luck), choices=signed(point.told.choices)
        )
        if news := "; ".join(self._news(point)):
            yield say(self.language, "crusoe-review-happened", news=news)
        if point.later:
            yield say(self.language, "crusoe-review-later", worth=signed(point.later))

    def plans(self, point: TurningPoint) -> Iterator[str]:
        """Yield the plan that was made, then the better one."""
        yield say(self.language, "crusoe-review-done", plan=self.plan(point, point.done), others=point.shared)
        if point.instead is None:
            yield say(self.language, "crusoe-review-as-good")
        else:
            plan = self.plan(point, point.instead)
            yield say(self.language, "crusoe-review-instead", plan=plan, others=point.shared, worth=point.worth)

    def decisive(self, point: TurningPoint) -> str:
        """Return the decisive night in a sentence."""
        values = {"round": point.told.number, "before": point.told.chance, "after": point.told.then}
        if point.instead is None:
            return say(self.language, "crusoe-turning-night", **values)
        plan = self.plan(point, point.instead)
        return say(self.language, "crusoe-turning-plan", **values, worth=point.worth, plan=plan)

    def plan(self, point: TurningPoint, planned: Planned) -> str:
        """Return what's used first, each action with its pawns, and the wood for the pile."""
        teller = self.teller(point)
        told = list(self.beside(point, planned))
        told[len(planned.uses) : len(planned.uses)] = [
            say(self.language, "crusoe-review-line", target=teller.target(line.target), pawns=teller.pawns(line.pawns))
            for line in planned.lines
        ]
        return "; ".join(told) or say(self.language, "crusoe-review-nothing")

    def beside(self, point: TurningPoint, planned: Planned) -> Iterator[str]:
        """Yield the things used first, then the wood for the pile."""
        teller = self.teller(point)
        for use in planned.uses:
            yield say(self.language, "crusoe-review-use", thing=teller.thing(use.thing))
        if planned.wood:
            yield say(self.language, "crusoe-review-wood", wood=planned.wood)

    def teller(self, point: TurningPoint) -> Teller:
        return Teller(point.view, self.names, self.language)

    def _news(self, point: TurningPoint) -> Iterator[str]:
        teller, brought = self.teller(point), point.brought
        for who in brought.died:
            yield say(self.language, "crusoe-review-died", who=teller.name_of(who))
        for who, n in brought.wounds:
            yield say(self.language, "crusoe-review-wounds", who=teller.name_of(who), n=n)
        for card in brought.struck:
            yield say(self.language, "crusoe-review-struck", card=teller.card(card))
        failed = [teller.target(target) for _, target in brought.failed]
        if failed:
            yield say(self.language, "crusoe-review-failed", count=len(failed), targets=listed(self.language, failed))
