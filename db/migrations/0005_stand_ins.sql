-- The computer plays for a seat until the next turn: the others decided so, for a player who is away.
ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
