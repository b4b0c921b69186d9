"""While a table waits: the clock, reminders, votes, handing a seat over, computers that think."""
