"""Forbidden Island, drawn and in words. Only `pictures` and what it imports need Pillow."""

EMBLEM = "helicopter-lift"
"""The sprite that stands for the game on the picture of a day."""
