"""What a puzzle asks for, how hard it is, what it teaches and how an attempt stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.puzzles import Asked, Attempt, Puzzle, Puzzling, Reason
from locales import knows, listed, say


def people(game: str, view: Any, language: str) -> tuple[str, ...]:
    """A puzzle's seats have no people; the adventurers stand for themselves."""
    adventurers: Sequence[str] = getattr(view, "adventurers", ())
    return tuple(say(language, f"{game}-{each}") for each in adventurers) or (say(language, "puzzle-you"),)


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
    """The banner's sentence; a game may have its own for a kind of goal."""
    own = f"{game}-goal-{asked.kind}"
    if knows("en", own):
        return say(language, own, points=asked.points)
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
    """Solved, and how many first actions would have led on; failed, and why; else whose special cards may be played."""
    puzzle = attempt.puzzle
    if attempt.verdict == "solved":
        if puzzling.is_lessons:
            return say(language, "lesson-solved")
        return say(language, "puzzle-solved", leads=puzzle.leads, among=puzzle.among)
    if attempt.verdict == "failed":
        reason = puzzling.why(puzzle, attempt.state)
        told = why(puzzling.game.name, reason, names, language) if reason is not None else ""
        return " ".join(filter(None, (told, say(language, "puzzle-failed"))))
    return say(language, "puzzle-open") if puzzling.has_special_cards(attempt.state) else ""


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
