"""What happened, from the rows of the store: whole, since somebody last acted, or one turn's line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cogs.loaded import Table
from cogs.words.teller import Teller
from db.steps import Step
from engine.contract import Event
from engine.play import read
from locales import listed, say

LONGEST_LINE = 1200
"""Letters of a former board: it keeps the whole story of what was played on it, which the next board sums up."""
AND: Final = " & "
"""Between actions that are said in one go."""
MOST_UNDONE: Final = 3


def standing(history: Sequence[Step]) -> list[Step]:
    """The steps that were not taken back; a step back stays where it shows in the story, as a line of its own."""
    kept: list[Step] = []
    for step in history:
        if step.back_to is not None:
            kept = [other for other in kept if other.revision <= step.back_to or other.back_to is not None]
        kept.append(step)
    return kept


def last_standing(history: Sequence[Step]) -> Step | None:
    """The step that brought the table to where it stands: an undo brings back the one before."""
    by_revision = {step.revision: step for step in history}
    step = history[-1] if history else None
    while step is not None and step.back_to is not None:
        step = by_revision.get(step.back_to)
    return step


def last_own(history: Sequence[Step], seat: int) -> Step | None:
    """A seat's last step that still stands."""
    last = last_standing(history)
    if last is None:
        return None
    stands = [step for step in standing(history) if step.revision <= last.revision and step.back_to is None]
    return next((step for step in reversed(stands) if step.seat == seat), None)


def lines_of(tell: Teller, step: Step, *, since_turn: bool = False, is_past: bool = False) -> list[str]:
    """One step as sentences, as the channel may know it, with the names of those who sat there then."""
    tell = replace(tell, revision=step.revision)
    if step.back_to is not None:
        if step.seat is None:
            return [say(tell.language, "did-bring-back")]
        what = undone(tell, step)
        return [say(tell.language, "did-take-back", who=tell.player(step.seat), what=what, count=len(what))]
    public = (event for event in tell.table.events(step) if event.seen_by(None) and not event.is_quiet)
    parts: list[list[Event]] = [[]]
    for each in public:
        if since_turn and (each.opens_a_turn or each.ends_the_game):
            parts.append([])  # the headline says it; what it parted stays apart
        elif not (is_past and each.passes):
            parts[-1].append(each)
    return [line for part in parts for line in tell.lines(part)]


def undone(tell: Teller, back: Step) -> str:
    """What a step back took back, as its buttons called it; empty where that is not known any more."""
    return taken_back(tell, [step for step in tell.table.history if step.revision < back.revision], back.back_to or 0)


def taken_back(tell: Teller, former: Sequence[Step], back_to: int) -> str:
    """What going back so far takes back."""
    table = tell.table
    taken = [step for step in standing(former) if step.back_to is None and step.revision > back_to]
    lines = [line for step in taken for line in step.notation.split(AND)]
    plain = replace(tell, plain=True)
    return listed(tell.language, [plain.label(read(table.game, line)) for line in lines[:MOST_UNDONE]])


def run_of(history: Sequence[Step], seat: int | None) -> list[Step]:
    """The last steps in a row that are one seat's own."""
    run: list[Step] = []
    for step in reversed(history):
        if step.seat != seat:
            break
        run.insert(0, step)
    return run


def since_last_act(history: Sequence[Step], seat: int) -> list[Step]:
    """What this player has not seen: the steps after their own last one, or their own while they go on."""
    if history and history[-1].seat == seat:
        return run_of(history, seat)
    own = [place for place, step in enumerate(history) if step.seat == seat]
    return list(history[own[-1] :] if own else history)


def told_to(tell: Teller, steps: Sequence[Step], seat: int) -> str:
    """Sentences for one seat, which may know what the channel may not; without the words that say whose turn began."""
    lines = [
        line
        for step in steps
        for line in tell.events(
            [event for event in tell.table.events(step) if event.seen_by(seat) and not event.opens_a_turn]
        )
    ]
    return "\n".join(lines)


def since_turn_began(table: Table) -> list[Step]:
    """What everybody may have missed: the step that opened the turn, or the round, and what came after it."""
    kept: list[Step] = []
    for step in reversed(table.history):
        kept.insert(0, step)
        if any(event.opens_a_turn for event in table.events(step)):
            break
    return kept


def since_any(table: Table, words: frozenset[str]) -> list[Step]:
    """The last step in which one of these happened, and what came after it; all there is where none is known."""
    kept: list[Step] = []
    for step in reversed(table.history):
        kept.insert(0, step)
        if any(event.__struct_config__.tag in words for event in table.events(step)):
            break
    return kept


def _sentences(tell: Teller, steps: Sequence[Step], *, since_turn: bool, is_past: bool = False) -> list[str]:
    """What stands of these steps; `since_turn`: without the words that say whose turn began."""
    lines: list[str] = []
    for step in standing(steps):
        lines += lines_of(tell, step, since_turn=since_turn, is_past=is_past)
        events = tell.table.events(step)
        tell = replace(tell, arrival=events[-1].arrival if events else None)
    return tell.joined(lines)


def told(tell: Teller, steps: Sequence[Step], most: int, *, since_turn: bool = False) -> str:
    """Sentences, a line each; where there are too many the newest stay. A board's headline tells whose turn began."""
    lines = _sentences(tell, steps, since_turn=since_turn)
    kept: list[str] = []
    length = 0
    for line in reversed(lines):
        length += len(line) + 1
        if length > most:
            kept.insert(0, "…")
            break
        kept.insert(0, line)
    return "\n".join(kept)


def can_be_taken_back(table: Table) -> bool:
    """Whether the last step is of who is called, and showed nothing that was hidden: one press takes it back."""
    last = last_standing(table.history)
    return last is not None and last.seat in table.waits_for and not any(each.reveals for each in table.events(last))


def one_line(tell: Teller, steps: Sequence[Step]) -> str:
    """What a former board shrinks to: what was played on it, of much the newest."""
    kept: list[str] = []
    length = 0
    for line in reversed(_sentences(tell, steps, since_turn=True, is_past=True)):
        length += len(line) + 1
        if length > LONGEST_LINE:
            kept.insert(0, "…")
            break
        kept.insert(0, line)
    return " ".join(kept) or say(tell.language, "board-moved-on")
