"""Robinson Crusoe: its rules, with who plays it, hints, doubts, puzzles, reviews and what is remembered of it."""

from dataclasses import replace

from engine.contract import Game
from engine.crusoe.doubts import asks_first
from engine.crusoe.imagined import imagined
from engine.crusoe.logbook import entries
from engine.crusoe.planner import choose, choose_deeply, hint, hint_calmly
from engine.crusoe.puzzles import PUZZLES
from engine.crusoe.review import review
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import Crusoe

GAME: Game[Crusoe] = replace(
    RULES,
    minds={"calm": choose, "strong": choose_deeply},
    asks_first=asks_first,
    hint=hint,
    calm_hint=hint_calmly,
    review=review,
    logbook=entries,
    imagined=imagined,
    puzzles=PUZZLES,
)
