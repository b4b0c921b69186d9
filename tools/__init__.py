"""Commands for those who draw; no part of the bot, and not in its image."""
