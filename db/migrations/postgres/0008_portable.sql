-- All that SQLite's first eight migrations make; from here on each of them has a twin here.
-- Times are whole milliseconds since 1970 in UTC. Booleans are 0 or 1. Ids of Discord are 64-bit integers.

-- A game at a table, from its lobby to its end.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,        -- short: it stands in every button's id
    game TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,             -- where it plays: the thread itself once it has one
    thread INTEGER NOT NULL DEFAULT 0,      -- it plays in a thread of its own
    host_id BIGINT,
    options JSON NOT NULL,                  -- the game's business, kept as it was written
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    seed BIGINT NOT NULL,
    time_limit_hours INTEGER,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over', 'abandoned', 'expired')),
    revision INTEGER NOT NULL DEFAULT 0,    -- that of its last step; 0 is a lobby
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    -- What the channel shows of it.
    shown_revision INTEGER NOT NULL DEFAULT -1,
    board_channel_id BIGINT,
    board_message_id BIGINT,
    board_posted_at BIGINT,
    board_revision INTEGER,                 -- what that message showed when it was new
    -- Its place is a server that has us: not a direct message, nor a server where only the user brought us.
    in_our_server INTEGER NOT NULL DEFAULT 1,
    packed INTEGER NOT NULL DEFAULT 0       -- its steps are all in one row
);

-- The key is the lock: one live table in a channel. Lobbies that will open a thread do not take the channel.
CREATE UNIQUE INDEX one_live_table_in_a_channel ON tables (channel_id)
    WHERE status IN ('running', 'paused') OR (status = 'lobby' AND thread = 0);
CREATE INDEX tables_by_board ON tables (board_message_id) WHERE board_message_id IS NOT NULL;
CREATE INDEX tables_unshown ON tables (id) WHERE shown_revision < revision;
CREATE INDEX tables_waiting_to_start ON tables (created_at) WHERE status = 'lobby';
CREATE INDEX tables_ended ON tables (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX tables_of_a_guild ON tables (guild_id);
CREATE INDEX tables_of_a_host ON tables (host_id) WHERE host_id IS NOT NULL;

-- A former board that still shows its picture and buttons, to be shrunk to its line of story:
-- what happened after the revision it was posted with, up to the one its successor was posted with.
CREATE TABLE former_boards (
    message_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    posted_revision INTEGER NOT NULL,
    next_revision INTEGER NOT NULL
);
CREATE INDEX former_boards_of_a_table ON former_boards (table_id);

-- Who sits where. Neither user nor computer: the seat is somebody's who is gone.
CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    computer INTEGER NOT NULL DEFAULT 0,
    joined_at BIGINT NOT NULL,
    left_at BIGINT,
    by_hand INTEGER NOT NULL DEFAULT 0,     -- sat down by raising a hand: taking it away is getting up
    stand_in INTEGER NOT NULL DEFAULT 0,    -- the computer plays until the next turn: the others decided so
    PRIMARY KEY (table_id, seat)
);
CREATE UNIQUE INDEX one_seat_each ON seats (user_id, table_id) WHERE user_id IS NOT NULL;

-- The history. The key is the lock: of two steps on one revision one is kept.
CREATE TABLE steps (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    seat INTEGER,
    notation TEXT NOT NULL,
    events BYTEA NOT NULL,
    back_to INTEGER,                        -- an undo: the revision whose state it brings back
    played_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, revision)
);

-- The states of the last steps, in a ring: a new one takes the place, and the pages, of the one that is 40 steps older.
CREATE TABLE states (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,                  -- the revision modulo 40
    revision INTEGER NOT NULL,
    state BYTEA NOT NULL,
    PRIMARY KEY (table_id, slot)
);

-- Interactions already handled: one that Discord delivers twice is answered once.
CREATE TABLE interactions (
    id BIGINT PRIMARY KEY,
    handled_at BIGINT NOT NULL
);
CREATE INDEX interactions_by_age ON interactions (handled_at);

-- When something is due at a table. A seat of -1 stands for the whole table; due at no time: the last reminder went out.
CREATE TABLE deadlines (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL DEFAULT -1,
    kind TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    due_at BIGINT,
    reminders_sent INTEGER NOT NULL DEFAULT 0,
    silenced INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, kind)
);
CREATE INDEX deadlines_by_time ON deadlines (due_at) WHERE due_at IS NOT NULL AND silenced = 0;

-- What each seat answers to a question put to the table.
CREATE TABLE votes (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    question TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    voted_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, question, seat)
);

-- Seats offered to somebody, or to anybody.
CREATE TABLE offers (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    from_user_id BIGINT,
    to_user_id BIGINT,
    offered_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What a server has settled. A server that we left is forgotten after a while.
CREATE TABLE settings (
    guild_id BIGINT PRIMARY KEY,
    language TEXT,
    channels TEXT NOT NULL DEFAULT '[]',    -- JSON; empty: every channel
    time_limit_hours INTEGER,
    reminder_hours TEXT,                    -- JSON
    left_at BIGINT
);
CREATE INDEX settings_of_guilds_left ON settings (left_at) WHERE left_at IS NOT NULL;

-- What a person prefers.
CREATE TABLE preferences (
    user_id BIGINT PRIMARY KEY,
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
);

-- Whose first turn of which game came with help.
CREATE TABLE first_turns (
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (user_id, game)
);

-- How games ended for each seat; they outlive their tables.
CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    user_id BIGINT,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,                  -- difficulty and layout, side, or scenario
    players INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_a_user ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_a_guild ON results (guild_id, game, user_id);

-- Single facts about this installation, by name: which commands Discord was last told.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Who got up from a lobby though their hand may still be raised: it seats them no second time.
CREATE TABLE raised_hands (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX raised_hands_of_a_user ON raised_hands (user_id);

-- The deal of the day is played once by each: which day's deal a table plays stands in its options.
CREATE UNIQUE INDEX one_daily_each ON tables (host_id, (options ->> 'date')) WHERE (options ->> 'date') IS NOT NULL;

-- The steps of a game that is over, all in one row: they are read whole or not at all.
CREATE TABLE packed_steps (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    steps BYTEA NOT NULL
);
CREATE INDEX tables_to_pack ON tables (ended_at) WHERE ended_at IS NOT NULL AND packed = 0;
