"""The end of a step: death, victory and loss are looked for, and what comes out is what the contract wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.contract import Step
from engine.crusoe.events import Died, GameLost, GameWon
from engine.crusoe.parts import CHARACTERS, COMPANIONS, JENNY, Name, Reason
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene
from engine.crusoe.state import Crusoe, Lost, Won


def chore(rule: Callable[[Scene, Any], None]) -> Callable[[Crusoe, Any], Step[Crusoe]]:
    """A rule as the contract wants it: its line is off the agenda when it begins."""

    def carried_out(state: Crusoe, todo: Any) -> Step[Crusoe]:
        scene = Scene(state)
        scene.pop()
        rule(scene, todo)
        return ended(scene)

    return carried_out


def said(rule: Callable[[Scene, int, Any], None]) -> Callable[[Crusoe, int, Any], Step[Crusoe]]:
    """What a choice does, as the contract wants it."""

    def carried_out(state: Crusoe, seat: int, action: Any) -> Step[Crusoe]:
        scene = Scene(state)
        rule(scene, seat, action)
        return ended(scene)

    return carried_out


def ended(scene: Scene) -> Step[Crusoe]:
    """RC-R08: the step, after death and victory have been looked for."""
    judge(scene)
    if scene.verdict is not None:
        lose(scene, *scene.verdict)
    return Step(scene.state, tuple(scene.events))


HEARTS = {name: who.hearts for name, who in {**CHARACTERS, **COMPANIONS}.items()}


def judge(scene: Scene) -> None:
    """RC-031, RC-032, RC-042: death first, then victory."""
    if scene.verdict is not None:
        return
    for each in scene.state.people:
        if each.wounds > HEARTS[each.character]:
            scene.tell(Died(each.character))
            bury(scene, each.character)
            if scene.verdict is not None:
                return
    if scenario(scene.state).is_won(scene.state):
        win(scene)


def bury(scene: Scene, who: Name) -> None:
    """RC-185: Friday's death ends nothing but Friday."""
    if who in [each.character for each in scene.state.people[: scene.state.seats]]:
        scene.lose("death", who)
    elif who == JENNY:
        scene.lose("jenny", JENNY)
    else:
        scene.alter(people=tuple(each for each in scene.state.people if each.character != who))


def win(scene: Scene) -> None:
    points = scenario(scene.state).points(scene.state)
    score = sum(points.values())
    scene.alter(outcome=Won(scene.state.seats, score, points), agenda=())
    scene.tell(GameWon(score))


def lose(scene: Scene, reason: Reason, who: Name) -> None:
    points = scenario(scene.state).points(scene.state)
    score = sum(points.values())
    scene.alter(outcome=Lost(reason, score, points, who), agenda=())
    scene.tell(GameLost(reason, who, score))
