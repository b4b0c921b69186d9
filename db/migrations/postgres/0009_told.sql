-- What a person prefers of boards: the position in words with every call, to be told when one is next, a tall picture.
ALTER TABLE preferences ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;
ALTER TABLE preferences ADD COLUMN when_next INTEGER NOT NULL DEFAULT 0;
ALTER TABLE preferences ADD COLUMN tall INTEGER NOT NULL DEFAULT 0;

-- Who sat on a seat before somebody else took it, and until which step: the past is told with their names.
CREATE TABLE sat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    until_revision INTEGER NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, until_revision)
);
CREATE INDEX sat_of_a_user ON sat (user_id);
