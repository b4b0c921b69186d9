"""Bridges, drawn and in words. Only `pictures` and what it imports need Pillow."""

EMBLEM = "boat"
"""The sprite that stands for the game on the picture of a day."""
