-- When something is due at a table. A seat of -1 stands for the whole table; due at no time: the last reminder went out.
CREATE TABLE deadlines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL DEFAULT -1,
    kind TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    due_at INTEGER,
    reminders_sent INTEGER NOT NULL DEFAULT 0,
    silenced INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX deadlines_by_time ON deadlines (due_at) WHERE due_at IS NOT NULL AND silenced = 0;

-- What each seat answers to a question put to the table.
CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    question TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    voted_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, question, seat)
) STRICT, WITHOUT ROWID;

-- Seats offered to somebody, or to anybody.
CREATE TABLE offers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    from_user_id INTEGER,
    to_user_id INTEGER,
    offered_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
