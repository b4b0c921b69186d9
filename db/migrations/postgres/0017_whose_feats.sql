-- Of a game's people those by whom it was reached, by their seats: `0`, `0,2`; empty where it was by all of them.
ALTER TABLE feats ADD COLUMN seats TEXT NOT NULL DEFAULT '';
