"""Turns tried out, proposed, and lodged for later."""
