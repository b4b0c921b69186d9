"""The rulebook's chapters: set-up, the round, the number, the bridges, changing one's mind, points."""
