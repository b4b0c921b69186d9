-- A reminder is noted beside the former boards until its players have acted: the seats it calls (JSON), and when it was sent.
ALTER TABLE former_boards ADD COLUMN seats TEXT;
ALTER TABLE former_boards ADD COLUMN posted_at BIGINT;
