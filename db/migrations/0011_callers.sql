-- The role that a server wants called once when a lobby opens.
ALTER TABLE settings ADD COLUMN call_role INTEGER;

-- Who wishes to be told by message when a lobby opens in a server, and when they were told last.
CREATE TABLE lobby_calls (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    told_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lobby_calls_of_a_user ON lobby_calls (user_id);
