"""What is said: a teller puts an event into words, and a story joins them."""
