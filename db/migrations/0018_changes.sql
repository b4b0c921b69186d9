-- What changes at a table without a step (who sits there, that it pauses, that it was ended) is counted, and so is what of
-- that its board tells: killed between the two, a bot finds at its start what is still to be told.
ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN shown_changes INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_untold ON tables (id) WHERE shown_changes < changes;
