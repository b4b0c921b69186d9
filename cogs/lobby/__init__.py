"""Before a game: opening, the message, sitting down, starting."""
