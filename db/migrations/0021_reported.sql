-- What the boards before the live one reported. The live one reports the steps after this revision.
ALTER TABLE tables ADD COLUMN reported_revision INTEGER NOT NULL DEFAULT 0;
