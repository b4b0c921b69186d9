"""What is said: a teller puts an event into words, voices where a game is told otherwise, a story joins them."""
