"""The deals of a day: the same for everybody who plays with this bot, each for oneself, and how they went."""
