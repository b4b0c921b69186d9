"""What a puzzle asks for, how hard it is, what it teaches and how an attempt stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import render
from engine.puzzles import Asked, Attempt, Puzzle, Puzzling, Reason
from locales import knows, listed, say

_OWN: Final = frozenset(file.parent.name for file in Path(__file__).parent.glob("*/puzzles.py"))
"""The games that have their own words for their goals."""


def people(game: str, view: Any, language: str) -> tuple[str, ...]:
    """A puzzle's seats have no people; the characters stand for themselves."""
    characters: Sequence[str] = view.characters
    return tuple(say(language, f"{game}-{each}") for each in characters) or (say(language, "puzzle-you"),)


def heading(puzzling: Puzzling[Any], puzzle: Puzzle, language: str) -> str:
    """Which of how many, of what game; of a lesson what it's about, of a puzzle how hard it is."""
    game, number, of = puzzling.game.name, puzzle.number, len(puzzling.puzzles)
    title = say(language, f"{game}-title")
    if puzzling.is_lessons:
        about = say(language, f"lesson-{game}-{number}-title")
        return say(language, "lesson-heading", game=title, number=number, of=of, title=about)
    return say(language, "puzzle-heading", game=title, number=number, of=of, level=level(puzzling, puzzle, language))


def level(puzzling: Puzzling[Any], puzzle: Puzzle, language: str) -> str:
    """Easy, tricky, hard."""
    found = puzzling.level(puzzle)
    return say(language, f"puzzle-level-{found}")


def goal(game: str, asked: Asked, names: Sequence[str], language: str) -> str:
    """The banner's sentence; a game may have its own words, or one of its own for a kind of goal."""
    if (own := _own(game)) is not None:
        words: str = own.goal(asked, language)
        return words
    key = f"{game}-goal-{asked.kind}"
    if knows("en", key):
        return say(language, key, points=asked.points)
    return _goal(game, asked, names, language)


def _goal(game: str, asked: Asked, names: Sequence[str], language: str) -> str:
    """What the games share."""
    match asked.kind:
        case "win":
            return say(language, "puzzle-goal-win")
        case "capture":
            return _capture(game, asked, names, language)
        case "capture-two":
            first, then = (names[seat] for seat in asked.turns)
            return say(language, "puzzle-goal-capture-two", first=first, then=then)
        case "save":
            tiles = [f"{square} {say(language, f'{game}-{tile}')}" for square, tile in asked.tiles]
            return say(language, "puzzle-goal-save", tiles=listed(language, tiles), count=len(tiles))
        case "points":
            cards = [
                say(language, f"{game}-as-card", number=number, bridges=bridges) for number, bridges in asked.cards
            ]
            return say(language, "puzzle-goal-points", points=asked.points, cards="; ".join(cards))
    raise LookupError(asked.kind)


def chances(game: str, view: Any, language: str) -> list[str]:
    """What can happen and how likely, where a game has dice."""
    own = _own(game)
    return own.chances(view, language) if own is not None else []


def in_words(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """The position, for who doesn't see the picture."""
    own = _own(game)
    words: str = own.position(view, names, language) if own is not None else render.brief(game, view, names, language)
    return words


def _own(game: str) -> Any:
    return import_module(f"render.{game}.puzzles") if game in _OWN else None


def _capture(game: str, asked: Asked, names: Sequence[str], language: str) -> str:
    """One treasure, in one turn or in two."""
    treasure = say(language, f"{game}-{asked.treasure}")
    if len(asked.turns) == 1:
        return say(language, "puzzle-goal-capture", treasure=treasure)
    first, then = (names[seat] for seat in asked.turns)
    return say(language, "puzzle-goal-capture-together", treasure=treasure, first=first, then=then)


def lesson(puzzling: Puzzling[Any], attempt: Attempt, language: str) -> str:
    """Who you are, what you can do, and what to press; once it's solved, what you learned. Of a lesson alone."""
    game, number = puzzling.game.name, attempt.puzzle.number
    if not puzzling.is_lessons:
        return ""
    if attempt.verdict == "solved":
        return say(language, f"lesson-{game}-{number}-learned")
    return say(language, f"lesson-{game}-{number}")


def standing(puzzling: Puzzling[Any], attempt: Attempt, names: Sequence[str], language: str) -> str:
    """Solved, and how many first actions would have led on; failed, and why; else whose special cards may be played.

    Of a whole plan: how to hand it in, then how good it is.
    """
    puzzle = attempt.puzzle
    if puzzling.hands_in is not None:
        return _of_plan(puzzling, attempt, language)
    if attempt.verdict == "solved":
        if puzzling.is_lessons:
            return say(language, "lesson-solved")
        return say(language, "puzzle-solved", leads=puzzle.leads, among=puzzle.among)
    if attempt.verdict == "failed":
        reason = puzzling.why(puzzle, attempt.state)
        told = why(puzzling.game.name, reason, names, language) if reason is not None else ""
        return " ".join(filter(None, (told, say(language, "puzzle-failed"))))
    return say(language, "puzzle-open") if puzzling.has_special_cards(attempt.state) else ""


def _of_plan(puzzling: Puzzling[Any], attempt: Attempt, language: str) -> str:
    """How to hand it in; then how good it is, and once it's solved, how many plans would have done it."""
    puzzle = attempt.puzzle
    judged = puzzling.judged(puzzle, attempt.state)
    if judged is None:
        return say(language, "puzzle-open-plan")
    told: str = _own(puzzling.game.name).judged(judged, puzzling.asked(puzzle), language)
    if attempt.verdict != "solved":
        return told
    return " ".join((told, say(language, "puzzle-plans-solved", leads=puzzle.leads, among=puzzle.among)))


def why(game: str, reason: Reason, names: Sequence[str], language: str) -> str:
    """Why no way leads to the goal any more, with the places, cards and players it's about."""
    places = [f"{square} {say(language, f'{game}-{tile}')}" for square, tile in reason.places]
    return say(
        language,
        f"puzzle-why-{reason.why}",
        places=listed(language, places),
        places_count=len(places),
        who=listed(language, [names[seat] for seat in reason.seats]),
        who_count=len(reason.seats),
        treasure=say(language, f"{game}-{reason.treasure}") if reason.treasure else "",
    )
