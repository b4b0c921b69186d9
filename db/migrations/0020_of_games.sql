-- Each game has preferences of its own: JSON, by their names. The island's one was a column.
ALTER TABLE preferences ADD COLUMN of_games TEXT;
UPDATE preferences SET of_games = '{"gates":"' || gates || '"}' WHERE gates IS NOT NULL;
-- The column `gates` stays: a process of the release before still reads and writes it during an update.
