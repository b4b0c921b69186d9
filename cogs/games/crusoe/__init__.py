"""Robinson Crusoe in a channel: its commands, its panels, how it stands at a table."""
