-- Where a proposal is read: the message loses its button when it is withdrawn, or another takes its place.
ALTER TABLE plans ADD COLUMN message_id INTEGER;
