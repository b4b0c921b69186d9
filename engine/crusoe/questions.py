"""Questions and answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from engine.contract import Choice, Illegal
from engine.crusoe.actions import Answer
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.ending import said
from engine.crusoe.events import Answered, OrderFollowed
from engine.crusoe.scene import Scene, seat_of
from engine.crusoe.state import Cause, Choosing, Crusoe, Do, Offer

Nth: TypeAlias = tuple[int, int]
"""Which one of several questions alike, and how many they are."""
ONLY: Final[Nth] = (0, 0)


def nth(left: int, total: int) -> Nth:
    """Of so many questions alike, the one before which so many are left."""
    return (total - left + 1, total) if total > 1 else ONLY


def ask(
    scene: Scene,
    asks: str,
    offers: Iterable[Offer],
    cause: Cause,
    *,
    group: bool | None = None,
    order: str = "",
    number: Nth = ONLY,
) -> None:
    """One offer needs no question, nor does what an order settles; to the group what concerns all, otherwise to whoever
    acts (RC-R18, RC-R27)."""
    different = {offer.word: offer for offer in offers}
    if len(different) == 1:
        scene.push(Do(next(iter(different.values())).effects, cause))
    elif order in different:
        scene.tell(OrderFollowed(asks, order))
        scene.push(Do(different[order].effects, cause))
    elif different:
        scene.push(question(scene.state, asks, tuple(different.values()), cause, group=group, number=number))


def question(
    state: Crusoe,
    asks: str,
    offers: tuple[Offer, ...],
    cause: Cause,
    *,
    group: bool | None = None,
    number: Nth = ONLY,
) -> Choosing:
    to_all = cause.suffers == "all" if group is None else group
    by = state.first if to_all else seat_of(state, cause.actor)
    return Choosing(asks, offers, cause, by, to_all, *number)


def offer(word: str, *effects: AnyEffect) -> Offer:
    return Offer(word, effects)


def may_answer(state: Crusoe, seat: int) -> Sequence[Answer]:
    """RC-028: to the group anybody answers; for whoever goes hungry only the first player, or whom it strikes."""
    todo = state.agenda[0]
    if not isinstance(todo, Choosing):
        return []
    if seat == todo.by or (todo.group and todo.asks != "hungry"):
        return [Answer(each.word) for each in todo.offers]
    mine = state.people[seat].character if todo.group else ""
    return [Answer(each.word) for each in todo.offers if each.word == mine]


def do_answer(scene: Scene, seat: int, action: Answer) -> None:
    """RC-220, RC-R18: what was offered under this word happens."""
    todo = scene.state.agenda[0]
    assert isinstance(todo, Choosing)
    scene.pop()
    scene.tell(Answered(seat, todo.asks, action.word))
    chosen = next(each for each in todo.offers if each.word == action.word)
    scene.push(Do(chosen.effects, todo.cause))


def why_not_answer(state: Crusoe, seat: int, action: Answer) -> Illegal:
    todo = state.agenda[0]
    if not isinstance(todo, Choosing):
        return Illegal("nothing-asked")
    if not may_answer(state, seat):
        return Illegal("asked-of-another", asks=todo.asks, seat=todo.by)
    return Illegal("not-offered", word=action.word, offers=[each.word for each in may_answer(state, seat)])


ANSWER = Choice(Answer, may_answer, said(do_answer), why_not_answer)
