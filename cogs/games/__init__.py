"""Each game's own commands and manners."""
