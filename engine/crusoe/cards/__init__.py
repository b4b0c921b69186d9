"""Every card as data, read once."""

from engine.crusoe.cards.loader import Library, read_library

LIBRARY: Library = read_library()
