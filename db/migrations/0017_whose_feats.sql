-- Of a game's people those by whom it was reached, after that game's id: `k3f9a2:0,2`; empty where it was by all of them.
-- The release before does not know it: where the id is another game's, what stands there is not of this one.
ALTER TABLE feats ADD COLUMN seats TEXT NOT NULL DEFAULT '';
