"""Forbidden Island: its rules, and its puzzles, reviews, records and imagined tables."""

from dataclasses import replace

from engine.contract import Game
from engine.island.imagined import imagined
from engine.island.lessons import LESSONS
from engine.island.logbook import entries
from engine.island.puzzles import PUZZLES
from engine.island.review import review
from engine.island.rulebook import RULES
from engine.island.state import Island
from engine.island.view import view

GAME: Game[Island] = replace(
    RULES,
    puzzles=PUZZLES,
    lessons=LESSONS,
    review=review,
    logbook=entries,
    imagined=lambda state, seed: imagined(view(state, None), seed),
)
