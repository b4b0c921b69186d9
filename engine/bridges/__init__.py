"""Bridges: its rules, and its puzzles, reviews, records and imagined tables."""

from dataclasses import replace

from engine.bridges.imagined import imagined
from engine.bridges.logbook import entries
from engine.bridges.puzzles import PUZZLES
from engine.bridges.review import review
from engine.bridges.rulebook import RULES
from engine.bridges.state import Bridges
from engine.contract import Game

GAME: Game[Bridges] = replace(RULES, puzzles=PUZZLES, review=review, logbook=entries, imagined=imagined)
