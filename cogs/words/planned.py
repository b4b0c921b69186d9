"""What became of turns that were lodged, and why a plan stands no more."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.words.teller import Teller
from engine.play import read
from locales import say


def told_of_lodged(tell: Teller) -> list[str]:
    """A line for each turn that was played as lodged just now, or not, and why."""
    lines = []
    for plan in tell.table.plans:
        if plan.kind == "played":
            lines.append(say(tell.language, "plan-was-played", who=tell.player(plan.seat)))
        elif plan.kind == "dropped":
            why = what_changed(tell, plan.basis)
            lines.append(say(tell.language, "plan-was-dropped", who=tell.player(plan.seat), why=why))
    return lines


def what_changed(tell: Teller, changed: Mapping[str, str]) -> str:
    """What is otherwise than when the plan was made; empty where nothing is."""
    told = []
    for word, there in changed.items():
        match word:
            case "line":
                told.append(say(tell.language, "plan-why-line", what=action_called(tell, there)))
            case "hand":
                told.append(say(tell.language, "plan-why-hand"))
            case "pawn":
                told.append(say(tell.language, "plan-why-pawn"))
            case tile:
                told.append(say(tell.language, "plan-why-tile", tile=tell.thing(tile), now=there))
    return " ".join(told)


def action_called(tell: Teller, line: str) -> str:
    """A line of notation as its button calls it."""
    return tell.label(read(tell.table.game, line))
