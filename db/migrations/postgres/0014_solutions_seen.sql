-- Whether somebody saw a puzzle's solution before they solved it: it counts as solved no more.
ALTER TABLE attempts ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
