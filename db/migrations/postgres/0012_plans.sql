-- Turns tried out: a sketch, a proposal to whoever plays, a turn lodged for later, and what became of that.
CREATE TABLE plans (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,               -- whose plan it is
    kind TEXT NOT NULL CHECK (kind IN ('sketch', 'proposal', 'lodged', 'played', 'dropped')),
    seat INTEGER NOT NULL,                  -- whose turn it is for
    revision INTEGER NOT NULL,              -- of the table, when it was made or when it ended so
    lines TEXT NOT NULL,                    -- JSON: notation, one after the other
    basis TEXT NOT NULL DEFAULT '{}',       -- JSON: what it stood on; of a dropped one, what had changed
    PRIMARY KEY (table_id, user_id, kind)
);
CREATE INDEX plans_of_a_user ON plans (user_id);
