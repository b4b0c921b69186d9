"""The rulebook's chapters: the turn, the special cards, the draws and the end."""
