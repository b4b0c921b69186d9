"""For who runs the bot."""
