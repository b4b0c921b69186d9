"""What a puzzle asks for, how hard it is, what it teaches and how an attempt stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.puzzles import Asked, Attempt, Puzzle, Puzzling
from locales import knows, listed, say


def people(game: str, view: Any, language: str) -> tuple[str, ...]:
    """A puzzle's seats have no people; the adventurers stand for themselves."""
    adventurers: Sequence[str] = getattr(view, "adventurers", ())
    return tuple(say(language, f"{game}-{each}") for each in adventurers) or (say(language, "puzzle-you"),)


def heading(puzzling: Puzzling[Any], puzzle: Puzzle, language: str) -> str:
    """Which of how many, of what game, and how hard."""
    return say(
        language,
        "puzzle-heading",
        game=say(language, f"{puzzling.game.name}-title"),
        number=puzzle.number,
        of=len(puzzling.puzzles),
        level=level(puzzling, puzzle, language),
    )


def level(puzzling: Puzzling[Any], puzzle: Puzzle, language: str) -> str:
    """Easy, tricky, hard."""
    found = puzzling.level(puzzle)
    return say(language, f"puzzle-level-{found}")


def goal(game: str, asked: Asked, names: Sequence[str], language: str) -> str:
    """The banner's sentence; a game may have its own for a kind of goal."""
    own = f"{game}-goal-{asked.kind}"
    if knows("en", own):
        return say(language, own, points=asked.points)
    match asked.kind:
        case "win":
            return say(language, "puzzle-goal-win")
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


def lesson(puzzling: Puzzling[Any], puzzle: Puzzle, language: str) -> str:
    """What one of the first puzzles teaches; nothing where it is no lesson."""
    number = puzzle.number
    return say(language, f"puzzle-lesson-{number}") if number <= puzzling.lessons else ""


def standing(puzzling: Puzzling[Any], attempt: Attempt, language: str) -> str:
    """Solved, open, or that no way leads there any more; once solved, how many first actions would have led on; open,
    whose special cards may be played, where there are any."""
    if attempt.verdict == "solved":
        leads, among = attempt.puzzle.leads, attempt.puzzle.among
        return say(language, "puzzle-solved", leads=leads, among=among)
    if attempt.verdict == "failed":
        return say(language, "puzzle-failed")
    return say(language, "puzzle-open") if puzzling.has_special_cards(attempt.state) else ""
