"""What the words mean, subject by subject."""

from engine.crusoe.cards.meanings import (
    beasts,
    bodies,
    camp,
    control,
    decks,
    goods,
    island,
    items,
    pawns,
    sheets,
    weather,
)

__all__ = ["beasts", "bodies", "camp", "control", "decks", "goods", "island", "items", "pawns", "sheets", "weather"]
