-- The deal of the day is played once by each; written so that other engines read it too.
DROP INDEX one_daily_each;
CREATE UNIQUE INDEX one_daily_each ON tables (host_id, (options ->> 'date')) WHERE options ->> 'date' IS NOT NULL;

-- Its place is a server that has us: not a direct message, nor a server where only the user brought us.
ALTER TABLE tables ADD COLUMN in_our_server INTEGER NOT NULL DEFAULT 1;

-- The steps of a game that is over, all in one row: they are read whole or not at all.
CREATE TABLE packed_steps (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    steps BLOB NOT NULL
) STRICT;
ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_to_pack ON tables (ended_at) WHERE ended_at IS NOT NULL AND packed = 0;
