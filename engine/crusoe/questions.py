"""Questions and answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import Choice, Illegal
from engine.crusoe.actions import Answer
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.events import Answered
from engine.crusoe.scene import Scene, said, seat_of
from engine.crusoe.state import Cause, Choosing, Crusoe, Do, Offer


def ask(scene: Scene, asks: str, offers: Iterable[Offer], cause: Cause, *, group: bool | None = None) -> None:
    """One offer needs no question; to the group what concerns all, otherwise to whoever acts (RC-R18, RC-R27)."""
    different = {offer.word: offer for offer in offers}
    if len(different) == 1:
        scene.push(Do(next(iter(different.values())).effects, cause))
    elif different:
        scene.push(question(scene.state, asks, tuple(different.values()), cause, group=group))


def question(
    state: Crusoe, asks: str, offers: tuple[Offer, ...], cause: Cause, *, group: bool | None = None
) -> Choosing:
    to_all = cause.suffers == "all" if group is None else group
    by = state.first if to_all else seat_of(state, cause.actor)
    return Choosing(asks, offers, cause, by, to_all)


def offer(word: str, *effects: AnyEffect) -> Offer:
    return Offer(word, effects)


def may_answer(state: Crusoe, seat: int) -> Sequence[Answer]:
    todo = state.agenda[0]
    if isinstance(todo, Choosing) and (todo.group or seat == todo.by):
        return [Answer(each.word) for each in todo.offers]
    return []


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
    if not todo.group and seat != todo.by:
        return Illegal("asked-of-another", asks=todo.asks, seat=todo.by)
    return Illegal("not-offered", word=action.word, offers=[each.word for each in todo.offers])


ANSWER = Choice(Answer, may_answer, said(do_answer), why_not_answer)
