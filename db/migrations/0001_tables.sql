-- Times are whole milliseconds since 1970 in UTC. Booleans are 0 or 1. Ids of Discord are 64-bit integers.

-- A game at a table, from its lobby to its end.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,                    -- short: it stands in every button's id
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,            -- where it plays: the thread itself once it has one
    thread INTEGER NOT NULL DEFAULT 0,      -- it plays in a thread of its own
    host_id INTEGER,
    options TEXT NOT NULL,                  -- JSON, the game's business
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    seed INTEGER NOT NULL,
    time_limit_hours INTEGER,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over', 'abandoned', 'expired')),
    revision INTEGER NOT NULL DEFAULT 0,    -- that of its last step; 0 is a lobby
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    -- What the channel shows of it.
    shown_revision INTEGER NOT NULL DEFAULT -1,
    board_channel_id INTEGER,
    board_message_id INTEGER,
    board_posted_at INTEGER,
    board_revision INTEGER                  -- what that message showed when it was new
) STRICT;

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
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    posted_revision INTEGER NOT NULL,
    next_revision INTEGER NOT NULL
) STRICT;
CREATE INDEX former_boards_of_a_table ON former_boards (table_id);

-- Who sits where. Neither user nor computer: the seat is somebody's who is gone.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer INTEGER NOT NULL DEFAULT 0,
    joined_at INTEGER NOT NULL,
    left_at INTEGER,
    by_hand INTEGER NOT NULL DEFAULT 0,     -- sat down by raising a hand: taking it away is getting up
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_each ON seats (user_id, table_id) WHERE user_id IS NOT NULL;

-- The history. The key is the lock: of two steps on one revision one is kept.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    seat INTEGER,
    notation TEXT NOT NULL,
    events BLOB NOT NULL,
    back_to INTEGER,                        -- an undo: the revision whose state it brings back
    played_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

-- The states of the last steps, in a ring: a new one takes the place, and the pages, of the one that is 40 steps older.
CREATE TABLE states (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,                  -- the revision modulo 40
    revision INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT;

-- Interactions already handled: one that Discord delivers twice is answered once.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    handled_at INTEGER NOT NULL
) STRICT;
CREATE INDEX interactions_by_age ON interactions (handled_at);
