"""/undo: take back your own last step, or the one you name; the others vote if they acted since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord.app_commands import Choice

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import tool
from cogs.talk.limits import LONGEST_OPTION, MOST_OPTIONS, cut
from cogs.words import story
from cogs.words.story import AND
from cogs.words.teller import LONGEST_TYPED, Teller
from cogs.words.understood import MOST_NAMED, folded, tellers
from db import steps
from db.steps import Step
from engine.contract import Action, Illegal
from engine.play import read, write
from locales import say


@dataclass(frozen=True)
class Undoable:
    """Something a player can take back."""

    value: str
    """What `/undo what:` sends for it."""
    actions: tuple[Action, ...] = ()
    """The actions that take it back and leave what others did; none: the game goes back to before this step."""
    step: Step | None = None

    def label(self, tell: Teller) -> str:
        """Return its name in a list; a step says how many later ones go with it."""
        if self.step is None:
            return " · ".join(tell.label(each) for each in self.actions)
        what = story.taken_back(tell, [self.step], self.step.revision - 1)
        later = 0 if self.actions else len(_steps_after(tell.table, self.step.revision))
        return say(tell.language, "undo-and-later", what=what, later=later) if later else what


@tool("undo")
async def undo_from_button(answer: Answer, table_id: str) -> None:
    await undo(answer, await answer.bot.acting.running(table_id))


async def undo(answer: Answer, table: Table, what: str | None = None) -> None:
    """Take back the player's last step, or the one that `what` names."""
    seat = answer.bot.acting.seat(answer, table)
    own = table.seats_of(answer.user_id)
    try:
        found = last_undoable(table, own) if what is None else named_undoable(table, own, what)
    except Illegal as refusal:
        words = Teller(table, answer.language).refusal(refusal)
        await answer.bot.acting.show_present_panel(answer, table, seat, words)
        return
    if found.actions:
        taking_back = found.actions
        await answer.bot.acting.press(
            answer, table.id, table.row.revision, write(taking_back[0]), wish=lambda *_: taking_back, is_sure=True
        )
    elif found.step is not None:
        await _go_back(answer, table, found.step)
    else:
        await answer.bot.acting.show_present_panel(answer, table, seat, say(answer.language, "undo-nothing"))


async def _go_back(answer: Answer, table: Table, step: Step) -> None:
    """Bring back the game as it was before this step: at once, or by vote."""
    bot, back_to = answer.bot, step.revision - 1
    if step.revision <= _oldest(table):
        raise Refused("undo-too-far")
    seat = step.seat
    assert seat is not None
    gone = [step, *_steps_after(table, step.revision)]
    own = set(table.seats_of(answer.user_id))
    if all(each.seat in own and not reveals(table, each) for each in gone):
        if not await bot.acting.take_back(table.id, seat, back_to, table.row.revision, answer.interaction.id):
            raise Refused("undo-nothing")
        await bot.boards.show_id(table.id, answer)
    elif table.day is not None:
        raise Refused("undo-daily")
    else:
        await bot.votes.ask_undo(answer, table, seat, back_to)


def _oldest(table: Table) -> int:
    """Return the last revision that can't be taken back, as the state before it isn't saved any more."""
    return table.row.revision - steps.STATES_KEPT + 1


def reveals(table: Table, step: Step) -> bool:
    return any(event.reveals for event in table.events(step))


def _steps_after(table: Table, revision: int) -> list[Step]:
    """Return the later steps that still stand."""
    return [each for each in standing(table) if each.revision > revision]


def standing(table: Table) -> list[Step]:
    """Return the steps that led to the present state, the oldest first."""
    last = story.last_standing(table.history)
    if last is None:
        return []
    kept = story.standing(table.history)
    return [each for each in kept if each.back_to is None and each.revision <= last.revision]


def own_steps(table: Table, seats: Sequence[int]) -> list[Step]:
    """Return a person's steps that still stand, the newest first, without those that only took something back."""
    return [
        each
        for each in reversed(standing(table))
        if each.seat in seats and not all(line.split()[0] in TAKES_BACK for line in each.notation.split(AND))
    ]


TAKES_BACK = frozenset({"take-back", "not-ready"})
"""Verbs of actions that take something back. /undo goes further back; it puts nothing back."""


def last_undoable(table: Table, seats: Sequence[int]) -> Undoable:
    """Return what a player did last, if anything can be taken back; they don't say what they mean."""
    behaviour = behaviour_of(table)
    floor, last = behaviour.undo_reaches(table), story.last_standing(table.history)
    for step in own_steps(table, seats):
        if step.revision <= floor:
            break
        assert step.seat is not None
        if step is last and not table.game.in_private and not reveals(table, step):
            return Undoable(str(step.revision), (), step)
        actions = behaviour.taking_back(table, step.seat, actions_of(table, step))
        if actions:
            return Undoable(str(step.revision), tuple(actions), step)
        if actions is None and not table.game.in_private:
            return Undoable(str(step.revision), (), step)
    return Undoable("")


def actions_of(table: Table, step: Step) -> list[Action]:
    return [read(table.game, line) for line in step.notation.split(AND)]


def undoables(table: Table, seats: Sequence[int]) -> list[Undoable]:
    """Return everything a person can name: what the game itself lets them take back, then their steps, newest first."""
    behaviour = behaviour_of(table)
    offered = [(value, each) for seat in seats for value, each in behaviour.can_take_back(table, seat)]
    found = [Undoable(value, tuple(actions)) for value, actions in offered]
    if table.game.in_private:
        return found
    floor = behaviour.undo_reaches(table)
    for step in own_steps(table, seats):
        assert step.seat is not None
        is_offered = (
            step.revision > floor and behaviour.taking_back(table, step.seat, actions_of(table, step)) is not None
        )
        if step.revision > _oldest(table) and not is_offered:
            found.append(Undoable(str(step.revision), (), step))
    return found


def named_undoable(table: Table, seats: Sequence[int], what: str) -> Undoable:
    """Return what was chosen from the list, or typed as its label in any language."""
    found, wanted = undoables(table, seats), folded(what)
    for each in found:
        if folded(each.value) == wanted:
            return each
    for tell in tellers(table):
        for each in found:
            if folded(each.label(tell)) == wanted:
                return each
    if not found:
        return Undoable("")
    tell = Teller(table, table.row.language, plain=True)
    raise Illegal("not-a-name", said=what[:LONGEST_TYPED], possible=[each.label(tell) for each in found[:MOST_NAMED]])


def choices(tell: Teller, user_id: int, typed: str) -> list[Choice[str]]:
    """Return the choices of `/undo what:` that fit what was typed."""
    shown: dict[str, str] = {}
    for each in undoables(tell.table, tell.table.seats_of(user_id)):
        shown.setdefault(cut(each.label(tell), LONGEST_OPTION), each.value)
    fitting = [(label, value) for label, value in shown.items() if folded(typed) in folded(f"{value} {label}")]
    return [Choice(name=label, value=value) for label, value in fitting[:MOST_OPTIONS]]
