-- Puzzles that somebody has tried: what was said so far, and when it was solved.
CREATE TABLE attempts (
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    said TEXT NOT NULL,                     -- JSON: whose seat, and notation
    begun_at BIGINT NOT NULL,
    solved_at BIGINT,
    day TEXT,                               -- the day it was solved as that day's puzzle
    PRIMARY KEY (user_id, game, number)
);
