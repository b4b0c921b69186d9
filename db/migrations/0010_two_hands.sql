-- One person may play two adventurers.
DROP INDEX one_seat_each;
CREATE INDEX seats_of_a_user ON seats (user_id, table_id) WHERE user_id IS NOT NULL;
