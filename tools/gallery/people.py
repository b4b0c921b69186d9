"""Who sits at the posed tables."""

PEOPLE = ("Ana", "Bartolomeu", "Chloé", "Davi")
LONGEST = (
    "Maximiliana Esperanza de la Cruz",
    "Wolfeschlegelsteinhausenbergerdo",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ana",
)
"""For what does not fit."""
