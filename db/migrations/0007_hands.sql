-- Who got up from a lobby though their hand may still be raised: it seats them no second time.
CREATE TABLE raised_hands (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX raised_hands_of_a_user ON raised_hands (user_id);
