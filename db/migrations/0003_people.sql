-- What a server has settled. A server that we left is forgotten after a while.
CREATE TABLE settings (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,
    channels TEXT NOT NULL DEFAULT '[]',    -- JSON; empty: every channel
    time_limit_hours INTEGER,
    reminder_hours TEXT,                    -- JSON
    left_at INTEGER
) STRICT;
CREATE INDEX settings_of_guilds_left ON settings (left_at) WHERE left_at IS NOT NULL;

-- What a person prefers.
CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    quiet_from INTEGER,                     -- minutes after midnight
    quiet_until INTEGER,
    zone TEXT,                              -- as IANA names it
    reminders INTEGER NOT NULL DEFAULT 1,
    reminder_hours TEXT,                    -- JSON
    ping_by_dm INTEGER NOT NULL DEFAULT 0,
    palette TEXT NOT NULL DEFAULT 'standard',
    gates TEXT,
    stats_opt_out INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Whose first turn of which game came with help.
CREATE TABLE first_turns (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;

-- How games ended for each seat; they outlive their tables.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,                  -- difficulty and layout, side, or scenario
    players INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_a_user ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_a_guild ON results (guild_id, game, user_id);
