"""Each game's own commands and behaviour."""
