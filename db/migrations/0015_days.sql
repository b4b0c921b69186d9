-- How a deal of the day ended outlives its table: its day, the hints asked for, and whether it ended after its day.
ALTER TABLE results ADD COLUMN day TEXT;
ALTER TABLE results ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
UPDATE results SET day = (SELECT options ->> 'date' FROM tables WHERE tables.id = results.table_id);
CREATE INDEX results_of_a_day ON results (game, day, score) WHERE day IS NOT NULL;

-- Whether a game's place was a server that has us: when the server goes, only such results go with it.
ALTER TABLE results ADD COLUMN in_our_server INTEGER NOT NULL DEFAULT 1;
UPDATE results SET in_our_server = 0
    WHERE table_id IN (SELECT id FROM tables WHERE in_our_server = 0);

-- How many hints a table asked for.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- Each game's deal of the day is played once by each.
DROP INDEX one_daily_each;
CREATE UNIQUE INDEX one_daily_each ON tables (host_id, game, (options ->> 'date')) WHERE options ->> 'date' IS NOT NULL;

-- Who has begun a day's deal, as a keyed hash that tells nobody's id; it goes when the day is over.
CREATE TABLE taken (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (day, game, who)
) STRICT, WITHOUT ROWID;

-- When, and where, a server wishes to be told of the day.
CREATE TABLE mornings (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    minute INTEGER NOT NULL,                -- after midnight
    zone TEXT NOT NULL,                     -- as IANA names it
    next_at INTEGER,                        -- none: told no more until it is settled anew
    told_day TEXT,                          -- the last day that was told
    faults INTEGER NOT NULL DEFAULT 0       -- how many times in a row it could not be told
) STRICT;
CREATE INDEX mornings_by_time ON mornings (next_at) WHERE next_at IS NOT NULL;

-- A server's firsts and records, and the game of each.
CREATE TABLE feats (
    guild_id INTEGER NOT NULL,
    feat TEXT NOT NULL,
    table_id TEXT NOT NULL,
    value INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, feat)
) STRICT, WITHOUT ROWID;

-- The days on which somebody solved the puzzle of the day. A puzzle comes round again, so its attempt cannot tell.
CREATE TABLE puzzle_days (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (user_id, game, day)
) STRICT, WITHOUT ROWID;
INSERT INTO puzzle_days SELECT DISTINCT user_id, game, day FROM attempts WHERE day IS NOT NULL;

-- The last day on which the solution was shown: on that day the puzzle of the day counts no more.
ALTER TABLE attempts ADD COLUMN seen_on TEXT;
