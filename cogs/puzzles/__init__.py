"""Puzzles: one position, one goal, two minutes, for oneself."""
