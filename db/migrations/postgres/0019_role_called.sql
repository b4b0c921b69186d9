-- When a server's role was last called for a lobby: it's called at most once an hour.
ALTER TABLE settings ADD COLUMN role_called_at BIGINT;
