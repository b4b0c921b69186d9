"""A table at play: `acting`, `act`, `commit`, `showing`, `board`, `posts` are one move; `unshown` if Discord is ill."""
